import { Select } from 'antd';
import { useState } from 'react';
import type { Option } from '@/contract';
import { useFoundChoices } from '@/hooks/useFoundChoices';
import { NoChoices } from './NoChoices';
import './OptionsSelect.css';

/** Latest reason from the server for each disabled choice, by list and value. */
const reasons = new Map<string, string>();

/** Why a choice is disabled, as far as the server has said. */
export const whyDenied = (cacheKey: string, value: string): string | undefined => reasons.get(`${cacheKey}|${value}`);

interface OptionsSelectProps {
  /** Set by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  /** Key of the list in the cache. */
  cacheKey: string;
  fetchChoices: (keyword: string, current: number) => Promise<{ list: Option[] }>;
  /** Selected values that may be missing from the first choices. */
  known?: readonly { value: string; label: string }[];
  /** Values that the record already has: they may be kept and selected again, even if denied for others. */
  held?: readonly string[];
}

/**
 * Multiple select with server search. A denied choice is disabled and shows its reason. A selected choice that is denied can be
 * removed, and its reason is shown below the field.
 */
export function OptionsSelect({ cacheKey, fetchChoices, known = [], held = [], ...item }: OptionsSelectProps) {
  const [keyword, setKeyword] = useState('');
  const first = useFoundChoices(cacheKey, keyword, fetchChoices);
  const found = first.page?.list ?? [];
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
          // A disabled option could not be removed.
          disabled: whyNot(value) !== undefined && !chosen.includes(value),
        }))}
        optionRender={({ data: { label, why } }) => (
          <>
            {label}
            {why && <small className="option-why">{why}</small>}
          </>
        )}
        loading={first.isLoading}
        notFoundContent={<NoChoices {...first} />}
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
