import { useRequest } from 'ahooks';
import { Drawer, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { ignoreApiError } from '@/domain/apiError';
import { toneOfSuccess } from '@/domain/channel';
import { shareText } from '@/domain/numbers';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getChannelHealth } from '@/services/channel';

/**
 * Success rate by hour. Each cell states in words what its color shows.
 * @param code one channel; without it all channels with attempts
 */
export function HealthTable({ code, version, label }: { code?: string; version?: unknown; label: string }) {
  const t = useT();
  const format = useFormat();
  const { data, error, loading, refresh } = useRequest(
    () => getChannelHealth(code ? { channelCode: code } : {}, { isQuiet: true }),
    { refreshDeps: [code, version], onError: ignoreApiError },
  );
  if (error) return <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />;
  if (!data) return loading ? <Skeleton active title={false} /> : null;
  const { hours, channels } = data;
  if (channels.length === 0) return <p className="soft">{t('channel.health.none')}</p>;
  // Newest hour first: it is the one people look for, and a phone shows it without scrolling.
  const order = hours.map((_, index) => hours.length - 1 - index);
  return (
    <>
      <ScrollTable
        label={label}
        rows={channels}
        rowKey={({ channelCode }) => channelCode}
        columns={[
          {
            title: t('channel.health.channel'),
            isHeader: true,
            render: ({ channelCode, channelName }) => (
              <span className="stack">
                {channelCode}
                <small className="soft">{channelName}</small>
              </span>
            ),
          },
          ...order.map((index) => ({
            title: format.time(hours[index] ?? '').slice(5, 16),
            isNumeric: true,
            render: ({ cells }: (typeof channels)[number]) => {
              const { tries = 0, successRate } = cells[index] ?? {};
              if (!successRate) return '–';
              return (
                <span className={`tag tag-${toneOfSuccess(successRate, tries)}`}>
                  {t('channel.health.cell', { percent: shareText(successRate), tries })}
                </span>
              );
            },
          })),
        ]}
      />
      <p className="soft">{t('channel.health.legend')}</p>
    </>
  );
}

export function HealthDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const title = t('channel.health.title');
  return (
    <Drawer open size={960} title={title} onClose={onClose}>
      <p>{t('channel.health.text')}</p>
      <HealthTable label={title} />
    </Drawer>
  );
}
