import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { useDetail } from '@/hooks/useDetail';
import { type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { LoadFailed } from './LoadFailed';
import { PrintButton, PrintedBy } from './PrintHead';

interface RecordDrawerProps<Detail> {
  /** Number of the open record; undefined when none is open. */
  id: string | undefined;
  /** Numbers in the order of the list, for previous and next. */
  ids: readonly string[];
  /** Numbers that are read ahead. */
  ahead?: readonly string[];
  title: (id: string) => string;
  fetchDetail: (id: string, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<Detail>;
  onOpen: (id: string | undefined) => void;
  /** Changes when a record must be read again. */
  versionOf: (id: string) => unknown;
  /** `refresh` reads the record anew: something beside its version has changed. */
  children: (detail: Detail, refresh: () => void) => ReactNode;
}

const DRAWER = ['drawer'] as const;

/** Detail of one record beside the list, with previous and next; never shows one record under the number of another. */
export function RecordDrawer<Detail>(props: RecordDrawerProps<Detail>) {
  const { id, ids, ahead = [], title, fetchDetail, onOpen, versionOf, children } = props;
  const t = useT();
  const wanted = (of: string) => ({ id: of, version: versionOf(of) });
  const { detail, error, refresh } = useDetail({
    wanted: id === undefined ? undefined : wanted(id),
    next: ahead.map(wanted),
    fetchDetail,
  });

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
    key(']', next, 'common.action.next'),
    key('[', previous, 'common.action.previous'),
    key('j', next, 'common.action.next'),
    key('k', previous, 'common.action.previous'),
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
              <span className="soft">{t('common.detail.position', { index: index + 1, count: ids.length })}</span>
              <Button
                icon={<LeftOutlined aria-hidden />}
                disabled={!previous}
                aria-label={t('common.action.previous')}
                onClick={() => onOpen(previous)}
              />
              <Button
                icon={<RightOutlined aria-hidden />}
                disabled={!next}
                aria-label={t('common.action.next')}
                onClick={() => onOpen(next)}
              />
            </>
          )}
          <PrintButton type="default" />
        </Space>
      }
    >
      <PrintedBy />
      {error ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : detail ? (
        children(detail, refresh)
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
