import { useRequest } from 'ahooks';
import { Select } from 'antd';
import { type UIEvent, useState } from 'react';
import { CACHE_MS, FIRST_PAGE, LOAD_MORE_PX } from '@/constants';
import { NoChoices } from './NoChoices';

interface Choice {
  value: string;
  label: string;
}

/** One page of choices that match what was typed; `current` counts from 1. */
export type FetchChoices = (keyword: string, current: number) => Promise<{ list: Choice[]; total: number }>;

interface RemoteSelectProps {
  /** Given by the form item. */
  id?: string;
  value?: string;
  onChange?: (next: string | undefined) => void;
  /** Names the list in the cache. */
  cacheKey: string;
  fetchChoices: FetchChoices;
  /** What an empty field means: in a filter anything, in a form what its caller says. */
  placeholder?: string;
}

const TYPING_MS = 250;
/** Names of values that have been offered, by list and value. */
const names = new Map<string, string>();

/** The name of a value as a list has offered it, or the value itself. */
export function choiceName(cacheKey: string, value: string): string {
  return names.get(`${cacheKey}|${value}`) ?? value;
}

/** A select whose choices come from the server as one types; further ones follow when the list is scrolled near its end. */
export function RemoteSelect({ cacheKey, fetchChoices, ...item }: RemoteSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [more, setMore] = useState<{ keyword: string; list: Choice[] }>({ keyword: '', list: [] });
  const first = useRequest(() => fetchChoices(keyword, FIRST_PAGE), {
    // The name of a value that stands in the address must be known before somebody opens the list.
    ready: isOpen || item.value !== undefined,
    refreshDeps: [keyword],
    debounceWait: keyword ? TYPING_MS : undefined,
    cacheKey: `${cacheKey}|${keyword}`,
    staleTime: CACHE_MS,
    cacheTime: CACHE_MS,
    onError: () => undefined,
  });
  const added = more.keyword === keyword ? more.list : [];
  const choices = [...(first.data?.list ?? []), ...added];
  for (const { value, label } of choices) names.set(`${cacheKey}|${value}`, label);
  const next = useRequest((current: number) => fetchChoices(keyword, current), {
    manual: true,
    onSuccess: ({ list }) => setMore({ keyword, list: [...added, ...list] }),
    onError: () => undefined,
  });

  const loadMore = (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    const pageSize = first.data?.list.length ?? 0;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < LOAD_MORE_PX;
    if (isNearEnd && !next.loading && pageSize > 0 && choices.length < (first.data?.total ?? 0))
      next.run(Math.ceil(choices.length / pageSize) + 1);
  };

  return (
    <Select
      {...item}
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      onOpenChange={setIsOpen}
      onPopupScroll={loadMore}
      options={choices.map(({ value, label }) => ({ value, label: label === value ? label : `${label} (${value})` }))}
      loading={first.loading || next.loading}
      notFoundContent={<NoChoices isLoading={first.loading} error={first.error} onRetry={first.refresh} />}
    />
  );
}
