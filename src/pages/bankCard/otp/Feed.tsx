import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Select } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { choicesOf, moreTags } from '@/components/choices';
import { SearchBox } from '@/components/SearchBox';
import { TimeRangeInput } from '@/components/TimeRangeInput';
import { messageTypes, parseStatuses } from '@/domain/listen';
import { namesOf } from '@/domain/typed';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { FeedRows } from './FeedRows';
import { type FeedState, useFeed } from './useFeed';

/** URL names of the message filters; the pairing filters use the same URL. */
const NAMES = { msgType: 'msgType', parseStatus: 'parseStatus', receivedFrom: 'msgFrom', receivedTo: 'msgTo', keyword: 'msgNo' };
type Name = keyof typeof NAMES;

function useFeedFilters(): [Filters, (next: Partial<Record<Name, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const text = Object.entries(NAMES)
    .map(([name, param]) => `${name}=${encodeURIComponent(params.get(param) ?? '')}`)
    .join('&');
  const filters = useMemo(
    () => Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== '')) as Filters,
    [text],
  );
  const change = (next: Partial<Record<Name, string>>) => {
    const after = new URLSearchParams(params);
    for (const name of namesOf(NAMES).filter((one) => one in next)) {
      const value = next[name];
      if (value) after.set(NAMES[name], value);
      else after.delete(NAMES[name]);
    }
    setParams(after, { replace: true });
  };
  return [filters, change];
}

interface ToolsProps {
  filters: Filters;
  change: (next: Partial<Record<Name, string>>) => void;
  /** Called when the same text is searched once more. */
  onSame: () => void;
}

function Tools({ filters, change, onSame }: ToolsProps) {
  const t = useT();
  const range = useId();
  const select = (name: 'msgType' | 'parseStatus', known: readonly string[]) => (
    <Select
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      maxTagPlaceholder={moreTags}
      aria-label={t(`listen.feed.${name}`)}
      placeholder={t(`listen.feed.${name}`)}
      options={choicesOf(t, `listen.${name}`, known)}
      showSearch={{ optionFilterProp: 'label' }}
      value={(filters[name] ?? '').split(',').filter(Boolean)}
      onChange={(next: string[]) => change({ [name]: next.join() })}
    />
  );
  return (
    <div className="listen-tools">
      {select('msgType', messageTypes)}
      {select('parseStatus', parseStatuses)}
      <div>
        <label htmlFor={range} className="visually-hidden">
          {t('listen.feed.range')}
        </label>
        <TimeRangeInput
          id={range}
          label={t('listen.feed.range')}
          placeholder={t('listen.feed.range')}
          value={{ from: filters.receivedFrom ?? '', to: filters.receivedTo ?? '' }}
          onChange={({ from, to }) => change({ receivedFrom: from, receivedTo: to })}
        />
      </div>
      <SearchBox
        key={filters.keyword}
        label={t('listen.feed.keyword')}
        defaultValue={filters.keyword}
        onSearch={(keyword) => (keyword === (filters.keyword ?? '') ? onSame() : change({ keyword }))}
      />
    </div>
  );
}

/** When the rows were read, that they are paused, or that the last read failed. */
function Freshness({ feed: { at, isStale }, isPaused }: { feed: FeedState; isPaused: boolean }) {
  const t = useT();
  const format = useFormat();
  if (at === undefined) return null;
  const time = format.time(new Date(at).toISOString()).slice(11);
  const words = isPaused ? 'paused' : isStale ? 'stale' : 'at';
  return <small className={isStale ? 'text-warning' : 'soft'}>{t(`listen.feed.${words}`, { time })}</small>;
}

/** Live messages of the devices (docs/rules/listen.md#messages). It can be paused, and does not jump while you read. */
export function Feed() {
  const t = useT();
  const granted = useAccess();
  const [filters, change] = useFeedFilters();
  const [isPaused, setIsPaused] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  // You are reading if you have scrolled down or a button of a row has the focus.
  const isHeld = () => {
    const region = rows.current?.querySelector('.scroll-table');
    return Boolean(region && (region.scrollTop > 0 || region.contains(document.activeElement)));
  };
  const feed = useFeed(filters, isPaused, isHeld);
  if (!granted['bank:card:channel:message:page']) return null;
  const title = t('listen.feed.title');
  return (
    <div className="listen-feed">
      <div className="panel-line">
        <h2 className="section-title">{title}</h2>
        <Button
          size="small"
          icon={isPaused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
          onClick={() => setIsPaused(!isPaused)}
        >
          {t(isPaused ? 'listen.feed.resume' : 'listen.feed.pause')}
        </Button>
        <Freshness feed={feed} isPaused={isPaused} />
        <span role="status">
          {feed.news > 0 && (
            <Button size="small" className="news" onClick={feed.showNews}>
              {t('listen.feed.news', { count: feed.news })}
            </Button>
          )}
        </span>
      </div>
      <Tools filters={filters} change={change} onSame={feed.retry} />
      <FeedRows feed={feed} label={title} rowsRef={rows} />
    </div>
  );
}

/** The messages of one pairing, in its drawer. */
export function ChannelFeed({ cardChannelNo, label }: { cardChannelNo: string; label: string }) {
  const rows = useRef<HTMLDivElement>(null);
  const filters = useMemo(() => ({ cardChannelNo }), [cardChannelNo]);
  const feed = useFeed(filters, false, () => rows.current?.contains(document.activeElement) ?? false);
  return <FeedRows feed={feed} label={label} rowsRef={rows} />;
}
