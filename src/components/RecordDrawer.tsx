import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useRequest } from 'ahooks';
import { Button, Drawer, Skeleton, Space } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { LoadFailed } from './LoadFailed';

interface RecordDrawerProps<Detail> {
  /** Number of the open record; undefined when none is open. */
  id: string | undefined;
  /** Numbers in the order of the list, for previous and next. */
  ids: readonly string[];
  title: (id: string) => string;
  fetchDetail: (id: string, options: { signal: AbortSignal }) => Promise<Detail>;
  onOpen: (id: string | undefined) => void;
  /** Changes when the record must be read again. */
  version: unknown;
  footer?: (detail: Detail) => ReactNode;
  children: (detail: Detail) => ReactNode;
}

/** Detail of one record beside the list, with previous and next; never shows one record under the number of another. */
export function RecordDrawer<Detail>({
  id,
  ids,
  title,
  fetchDetail,
  onOpen,
  version,
  footer,
  children,
}: RecordDrawerProps<Detail>) {
  const t = useT();
  const controller = useRef<AbortController>(undefined);
  const { data, loading, refresh } = useRequest(
    async (): Promise<{ id: string | undefined; detail?: Detail; error?: unknown }> => {
      controller.current?.abort();
      const next = new AbortController();
      controller.current = next;
      try {
        return { id, detail: await fetchDetail(id ?? '', { signal: next.signal }) };
      } catch (error) {
        // Kept with the number it belongs to: the failure of one record must not stand under the title of another.
        if (error instanceof ApiError && error.kind !== 'aborted') return { id, error };
        throw error;
      }
    },
    {
      ready: id !== undefined,
      refreshDeps: [id, version],
      onError: (failure) => {
        if (!(failure instanceof ApiError)) throw failure;
      },
    },
  );

  const index = id === undefined ? -1 : ids.indexOf(id);
  const previous = ids[index - 1];
  const next = index >= 0 ? ids[index + 1] : undefined;
  const present = data?.id === id ? data : undefined;
  const { detail } = present ?? {};
  const hasFailed = present?.error !== undefined && !loading;

  return (
    <Drawer
      open={id !== undefined}
      size={720}
      title={id && title(id)}
      onClose={() => onOpen(undefined)}
      destroyOnHidden
      extra={
        index >= 0 && (
          <Space>
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
          </Space>
        )
      }
      footer={detail && footer?.(detail)}
    >
      {hasFailed ? (
        <LoadFailed error={present?.error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : detail ? (
        children(detail)
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
