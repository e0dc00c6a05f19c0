import { useRequest } from 'ahooks';
import { Select } from 'antd';
import { type UIEvent, useState } from 'react';
import { CACHE_MS, FIRST_PAGE, LOAD_MORE_PX } from '@/constants';
import { NoChoices } from './NoChoices';

interface Choice {
  value: string;
  label: string;
}

/** Loads one page of choices that match the keyword; `current` starts at 1. */
export type FetchChoices = (keyword: string, current: number) => Promise<{ list: Choice[]; total: number }>;

interface RemoteSelectProps {
  /** Set by the form item. */
  id?: string;
  value?: string;
  onChange?: (next: string | undefined) => void;
  /** Key of the list in the cache. */
  cacheKey: string;
  fetchChoices: FetchChoices;
  /** Meaning of an empty field: in a filter anything, in a form defined by the caller. */
  placeholder?: string;
}

const TYPING_MS = 250;
/** Labels of values that were offered, by list and value. */
const names = new Map<string, string>();

/** Label of a value, if a list has offered it; else the value itself. */
export function choiceName(cacheKey: string, value: string): string {
  return names.get(`${cacheKey}|${value}`) ?? value;
}

/** A select with server search. More choices load when the list is scrolled near its end. */
export function RemoteSelect({ cacheKey, fetchChoices, ...item }: RemoteSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [more, setMore] = useState<{ keyword: string; list: Choice[] }>({ keyword: '', list: [] });
  const first = useRequest(() => fetchChoices(keyword, FIRST_PAGE).then((page) => ({ ...page, keyword })), {
    // A value from the address needs its label before the list is opened.
    ready: isOpen || item.value !== undefined,
    refreshDeps: [keyword],
    debounceWait: keyword ? TYPING_MS : undefined,
    cacheKey: `${cacheKey}|${keyword}`,
    staleTime: CACHE_MS,
    cacheTime: CACHE_MS,
    onError: () => undefined,
  });
  const added = more.keyword === keyword ? more.list : [];
  // Choices of an earlier keyword would be chosen by Enter, or slip away under the pointer.
  const isCurrent = first.data?.keyword === keyword;
  const choices = isCurrent ? [...first.data.list, ...added] : [];
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
      notFoundContent={
        <NoChoices isLoading={first.loading || (!isCurrent && !first.error)} error={first.error} onRetry={first.refresh} />
      }
    />
  );
}
