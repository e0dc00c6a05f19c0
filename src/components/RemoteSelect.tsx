import { useRequest } from 'ahooks';
import { Select } from 'antd';
import { type UIEvent, useState } from 'react';
import { LOAD_MORE_PX } from '@/constants';
import { useFoundChoices } from '@/hooks/useFoundChoices';
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
  // A value from the address needs its label before the list is opened.
  const first = useFoundChoices(cacheKey, keyword, fetchChoices, isOpen || item.value !== undefined);
  const added = more.keyword === keyword ? more.list : [];
  const choices = first.page ? [...first.page.list, ...added] : [];
  for (const { value, label } of choices) names.set(`${cacheKey}|${value}`, label);
  const next = useRequest(async (current: number) => ({ keyword, list: (await fetchChoices(keyword, current)).list }), {
    manual: true,
    onSuccess: (page) => setMore({ ...page, list: [...(more.keyword === page.keyword ? more.list : []), ...page.list] }),
    onError: () => undefined,
  });

  const loadMore = (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    const pageSize = first.page?.list.length ?? 0;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < LOAD_MORE_PX;
    if (isNearEnd && !next.loading && pageSize > 0 && choices.length < (first.page?.total ?? 0))
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
      loading={first.isLoading || next.loading}
      notFoundContent={<NoChoices {...first} />}
    />
  );
}
