import { App } from 'antd';
import { useEffect, useState } from 'react';
import type { ResourceList } from './useResourceList';
import { useT } from './useT';

/** The pages of a list, for what moves from row to row. */
export interface Pages {
  /** Rows before this page. */
  before: number;
  /** Rows on all pages. */
  total: number;
  /** The rows of another page are being loaded. */
  isTurning: boolean;
  /** Whether there is a page after (before) this one. */
  has: (delta: 1 | -1) => boolean;
  /** Loads the page after (before) this one, says which it is, and passes the key of its first (last) row. */
  turn: (delta: 1 | -1, arrive: (key: string) => void) => void;
}

interface Turning {
  from: number;
  /** The last read before it: the page may be the same after another one. */
  readAt: number | undefined;
  delta: 1 | -1;
  arrive: (key: string) => void;
}

/** Runs on from the rows of one page into those of the next. */
export function usePages<Row extends object>(
  list: Pick<ResourceList<Row, unknown>, 'rows' | 'total' | 'status' | 'readAt' | 'state' | 'setState'>,
  rowKey: keyof Row & string,
): Pages {
  const t = useT();
  const { message } = App.useApp();
  const { rows, total, status, readAt, state, setState } = list;
  const { current, pageSize } = state;
  const [turning, setTurning] = useState<Turning>();
  const count = Math.ceil(total / pageSize);

  useEffect(() => {
    if (!turning || status === 'loading' || (status === 'ready' && readAt === turning.readAt)) return;
    setTurning(undefined);
    const row = turning.delta > 0 ? rows[0] : rows.at(-1);
    if (status !== 'ready' || current !== turning.from + turning.delta || !row) return;
    turning.arrive(String(row[rowKey]));
    void message.info({ key: 'page', content: t('common.list.page', { page: current, count }) });
  }, [turning, status, readAt, current, rows, rowKey, message, t, count]);

  return {
    before: (current - 1) * pageSize,
    total,
    isTurning: turning !== undefined,
    // A list that arrives complete has no pages.
    has: (delta) => rows.length <= pageSize && (delta > 0 ? current < count : current > 1 && count > 0),
    turn: (delta, arrive) => {
      setTurning({ from: current, readAt, delta, arrive });
      setState({ current: current + delta }, true);
    },
  };
}
