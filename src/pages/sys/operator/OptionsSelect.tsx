import { useRequest } from 'ahooks';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { CACHE_MS, FIRST_PAGE } from '@/constants';
import type { OptionType } from '@/contract';
import { useT } from '@/hooks/useT';
import { pageOptions } from '@/services/common';

const TYPING_MS = 250;

interface OptionsSelectProps {
  /** Given by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  type: OptionType;
  /** What is chosen already and may not be among the first choices. */
  known?: readonly { value: string; label: string }[];
}

/** Several of the server's choices, which are looked for as one types. */
export function OptionsSelect({ type, known = [], ...item }: OptionsSelectProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const { data, loading, error } = useRequest(() => pageOptions(type, keyword, FIRST_PAGE), {
    refreshDeps: [type, keyword],
    debounceWait: keyword ? TYPING_MS : undefined,
    cacheKey: `${type}|${keyword}`,
    staleTime: CACHE_MS,
    cacheTime: CACHE_MS,
    onError: () => undefined,
  });
  const found = data?.list ?? [];
  const choices = [...found, ...known.filter(({ value }) => !keyword && !found.some((one) => one.value === value))];
  return (
    <Select
      {...item}
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={choices.map(({ value, label }) => ({ value, label }))}
      loading={loading}
      notFoundContent={loading ? <Spin size="small" /> : t(error ? 'common.list.failed' : 'common.list.noMatch')}
    />
  );
}
