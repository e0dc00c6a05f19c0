import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { WhyClosed } from '@/hooks/useAction';
import { useDetail } from '@/hooks/useDetail';
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
  const { id, ids, ahead = [], title, fetchDetail, onOpen, versionOf, known, head, children } = props;
  const t = useT();
  const wanted = (of: string) => ({ id: of, version: versionOf(of) });
  const { detail, error, refresh } = useDetail({
    wanted: id === undefined ? undefined : wanted(id),
    next: ahead.map(wanted),
    fetchDetail,
  });
  const record = detail ?? known;
  const whyClosed = detail ? undefined : t(error ? 'common.detail.failed' : 'parts.detailLoading');

  const index = id === undefined ? -1 : ids.indexOf(id);
  const previous = ids[index - 1];
  const next = index >= 0 ? ids[index + 1] : undefined;
  const key = (keys: string, of: string | undefined, label: Shortcut['label']): Shortcut => ({
    keys,
    label,
    layers: DRAWER,
    run: () => of && onOpen(of),
  });
  useShortcuts([
    key(']', next, 'parts.drawer.next'),
    key('[', previous, 'parts.drawer.previous'),
    key('j', next, 'parts.drawer.next'),
    key('k', previous, 'parts.drawer.previous'),
  ]);

  return (
    <Drawer
      open={id !== undefined}
      size={800}
      title={id && title(id)}
      onClose={() => onOpen(undefined)}
      destroyOnHidden
      extra={
        <Space>
          {index >= 0 && (
            <>
              <span className="soft">{t('parts.drawer.position', { index: index + 1, count: ids.length })}</span>
              <Button
                icon={<LeftOutlined aria-hidden />}
                disabled={!previous}
                aria-label={t('parts.drawer.previous')}
                onClick={() => onOpen(previous)}
              />
              <Button
                icon={<RightOutlined aria-hidden />}
                disabled={!next}
                aria-label={t('parts.drawer.next')}
                onClick={() => onOpen(next)}
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
