import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { WhyClosed } from '@/hooks/useAction';
import { useDetail } from '@/hooks/useDetail';
import type { Pages } from '@/hooks/usePages';
import { type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { LoadFailed } from './LoadFailed';
import { PrintButton, PrintedBy } from './PrintHead';
import './Dialog.css';

interface RecordDrawerProps<Row, Detail extends Row> {
  /** Number of the open record; undefined when none is open. */
  id: string | undefined;
  /** Numbers in list order, for previous and next. */
  ids: readonly string[];
  /** The pages around them. */
  pages: Pages;
  /** Numbers to read ahead. */
  ahead?: readonly string[];
  title: (id: string) => string;
  fetchDetail: (id: string, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<Detail>;
  onOpen: (id: string | undefined) => void;
  /** Changes when a record must be read again. */
  versionOf: (id: string) => unknown;
  /** The record from the list; undefined when it is on no page. */
  known?: Row;
  /** Content from the list's data. It is shown immediately and keeps its place when the rest loads or fails. */
  head: (record: Row, isLoading: boolean) => ReactNode;
  /** The rest. `refresh` reads the record again, when something beside its version has changed. */
  children: (detail: Detail, refresh: () => void) => ReactNode;
}

const versionIn = (row: { version?: number }) => row.version ?? 0;

/** The detail of a record, updated with newer data from the list. */
export const newest = <Row extends object>(detail: Row, row: Partial<Row> | undefined): Row =>
  row && versionIn(row) >= versionIn(detail) ? { ...detail, ...row } : detail;

const DRAWER = ['drawer'] as const;

/**
 * Detail of one record beside the list, with previous and next. It never shows one record under the number of another. Actions
 * are disabled until the detail is loaded.
 */
export function RecordDrawer<Row, Detail extends Row>(props: RecordDrawerProps<Row, Detail>) {
  const { id, ids, pages, ahead = [], title, fetchDetail, onOpen, versionOf, known, head, children } = props;
  const t = useT();
  const wanted = (of: string) => ({ id: of, version: versionOf(of) });
  const { detail, error, refresh } = useDetail({
    // On the way to the next page, the record of this one has no row, and is not read again.
    wanted: id === undefined || pages.isTurning ? undefined : wanted(id),
    next: ahead.map(wanted),
    fetchDetail,
  });
  const record = detail ?? known;
  const whyClosed = detail ? undefined : t(error ? 'common.detail.failed' : 'parts.detailLoading');

  const index = id === undefined ? -1 : ids.indexOf(id);
  const canStep = (delta: 1 | -1) => pages.isTurning || (index >= 0 && (ids[index + delta] !== undefined || pages.has(delta)));
  const step = (delta: 1 | -1) => {
    if (index < 0 || pages.isTurning || !canStep(delta)) return;
    const of = ids[index + delta];
    if (of === undefined) pages.turn(delta, onOpen);
    else onOpen(of);
  };
  const key = (keys: string, delta: 1 | -1): Shortcut => ({
    keys,
    label: delta > 0 ? 'parts.drawer.next' : 'parts.drawer.previous',
    layers: DRAWER,
    run: () => step(delta),
  });
  useShortcuts([key(']', 1), key('[', -1), key('j', 1), key('k', -1)]);

  return (
    <Drawer
      open={id !== undefined}
      size={800}
      title={id && title(id)}
      onClose={() => onOpen(undefined)}
      destroyOnHidden
      extra={
        <Space>
          {(index >= 0 || pages.isTurning) && (
            <>
              <span className="soft">
                {index >= 0 && t('parts.drawer.position', { index: pages.before + index + 1, count: pages.total })}
              </span>
              <Button
                icon={<LeftOutlined aria-hidden />}
                disabled={!canStep(-1)}
                aria-label={t('parts.drawer.previous')}
                onClick={() => step(-1)}
              />
              <Button
                icon={<RightOutlined aria-hidden />}
                disabled={!canStep(1)}
                aria-label={t('parts.drawer.next')}
                onClick={() => step(1)}
              />
            </>
          )}
          <PrintButton type="default" />
        </Space>
      }
    >
      <PrintedBy />
      <WhyClosed value={whyClosed}>{record !== undefined && head(record, !detail && !error)}</WhyClosed>
      {error ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : detail ? (
        children(detail, refresh)
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  );
}
