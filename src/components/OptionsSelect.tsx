import { useRequest } from 'ahooks';
import { Select } from 'antd';
import { useState } from 'react';
import { CACHE_MS, FIRST_PAGE } from '@/constants';
import type { Option } from '@/contract';
import { NoChoices } from './NoChoices';
import './OptionsSelect.css';

const TYPING_MS = 250;
/** Why a choice cannot be made, by list and value, as the server has said last. */
const reasons = new Map<string, string>();

/** Why a choice of a list cannot be made, as far as the server has said. */
export const whyDenied = (cacheKey: string, value: string): string | undefined => reasons.get(`${cacheKey}|${value}`);

interface OptionsSelectProps {
  /** Given by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  /** Names the list in the cache. */
  cacheKey: string;
  fetchChoices: (keyword: string, current: number) => Promise<{ list: Option[] }>;
  /** What is chosen already and may not be among the first choices. */
  known?: readonly { value: string; label: string }[];
  /** What the record has already: it may stay and come back, although nobody could choose it anew. */
  held?: readonly string[];
}

/**
 * Several of the server's choices, which are looked for as one types. A choice that the server denies is disabled with its reason; one
 * that was chosen nevertheless can be taken out, and its reason stands below the field.
 */
export function OptionsSelect({ cacheKey, fetchChoices, known = [], held = [], ...item }: OptionsSelectProps) {
  const [keyword, setKeyword] = useState('');
  const { data, loading, error, refresh } = useRequest(() => fetchChoices(keyword, FIRST_PAGE), {
    refreshDeps: [cacheKey, keyword],
    debounceWait: keyword ? TYPING_MS : undefined,
    cacheKey: `${cacheKey}|${keyword}`,
    staleTime: CACHE_MS,
    cacheTime: CACHE_MS,
    onError: () => undefined,
  });
  const found = data?.list ?? [];
  for (const { value, denied } of found) {
    if (denied) reasons.set(`${cacheKey}|${value}`, denied);
    else reasons.delete(`${cacheKey}|${value}`);
  }
  const whyNot = (value: string) => (held.includes(value) ? undefined : whyDenied(cacheKey, value));
  const chosen = item.value ?? [];
  const choices = [...found, ...known.filter(({ value }) => !keyword && !found.some((one) => one.value === value))];
  const refused = chosen.flatMap((value) => whyNot(value) ?? []);
  return (
    <>
      <Select
        {...item}
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        options={choices.map(({ value, label }) => ({
          value,
          label,
          why: whyNot(value),
          // A disabled one could not be taken out.
          disabled: whyNot(value) !== undefined && !chosen.includes(value),
        }))}
        optionRender={({ data: { label, why } }) => (
          <>
            {label}
            {why && <small className="option-why">{why}</small>}
          </>
        )}
        loading={loading}
        notFoundContent={<NoChoices isLoading={loading} error={error} onRetry={refresh} />}
      />
      {refused.length > 0 && (
        <ul className="refused-choices text-error" role="status">
          {refused.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </>
  );
}
