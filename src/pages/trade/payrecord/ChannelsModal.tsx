import { useRequest } from 'ahooks';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { Duration } from '@/components/Duration';
import { LoadFailed } from '@/components/LoadFailed';
import { RowButton } from '@/components/RowButton';
import { ScrollTable } from '@/components/ScrollTable';
import type { ChannelFigures } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { LEAST_TRIES } from '@/domain/channel';
import { shareText } from '@/domain/numbers';
import { pointsText } from '@/domain/percent';
import { NONE } from '@/domain/texts';
import { useFormat } from '@/hooks/useFormat';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getPayRecordStatistics } from '@/services/payrecord';

interface ChannelsModalProps {
  filters: Filters;
  onChoose: (channelCode: string) => void;
  onClose: () => void;
}

/** Change of the success rate against the same window a day before, in percentage points. */
function Trend({ row: { tries, successShare, previous } }: { row: ChannelFigures }) {
  const t = useT();
  if (successShare === null) return '–';
  if (previous.successShare === null) return t('payrecord.dialog.channels.new');
  const points = Math.round((Number(successShare) - Number(previous.successShare)) * 1_000) / 10;
  if (Number.isNaN(points)) return NONE;
  if (points === 0) return t('payrecord.dialog.channels.even');
  const text = t('payrecord.dialog.channels.points', { points: pointsText(points / 100) });
  const isWorse = points < 0 && Math.min(tries, previous.tries) >= LEAST_TRIES;
  return <span className={`number ${isWorse ? 'text-error' : ''}`}>{text}</span>;
}

/** Attempts, success rate and latency per channel, compared with the day before. */
export function ChannelsModal({ filters, onChoose, onClose }: ChannelsModalProps) {
  const t = useT();
  const format = useFormat();
  const { data, error, refresh } = useRequest(
    // Ignores the channel filter: the channels are compared with each other.
    () => getPayRecordStatistics(queryOf({ ...filters, channelCode: '', status: '' }, { perChannel: true }), { isQuiet: true }),
    { onError: ignoreApiError },
  );
  const title = t('payrecord.dialog.channels.title');
  const { channels = [], window } = data ?? {};
  return (
    <Modal
      open
      width={920}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      }
    >
      {error && <LoadFailed error={error} title={t('payrecord.dialog.channels.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} />}
      {window && (
        <p className="soft">
          {t('payrecord.dialog.channels.window', { from: format.time(window.from), to: format.time(window.to) })}
        </p>
      )}
      {data && channels.length === 0 && <Empty description={t('payrecord.dialog.channels.none')} />}
      {channels.length > 0 && (
        <div className="tall-list">
          <ScrollTable
            label={title}
            rows={channels}
            rowKey={({ channelCode }) => channelCode}
            columns={[
              {
                title: t('payrecord.dialog.channels.channel'),
                isHeader: true,
                render: ({ channelCode, channelName }) => (
                  <span className="stack">
                    <RowButton
                      look="link"
                      aria-label={t('payrecord.action.onlyChannel', { code: channelCode })}
                      onClick={() => onChoose(channelCode)}
                    >
                      {channelCode}
                    </RowButton>
                    <small className="soft">{channelName}</small>
                  </span>
                ),
              },
              { title: t('payrecord.figure.tries'), isNumeric: true, render: ({ tries }) => tries },
              {
                title: t('payrecord.figure.successShare'),
                isNumeric: true,
                render: ({ successShare }) => shareText(successShare),
              },
              { title: t('payrecord.figure.p50Ms'), isNumeric: true, render: ({ p50Ms }) => <Duration ms={p50Ms} /> },
              { title: t('payrecord.figure.p95Ms'), isNumeric: true, render: ({ p95Ms }) => <Duration ms={p95Ms} /> },
              {
                title: t('payrecord.dialog.channels.previousShare'),
                isNumeric: true,
                render: ({ previous }) => shareText(previous.successShare),
              },
              { title: t('payrecord.dialog.channels.trend'), isNumeric: true, render: (row) => <Trend row={row} /> },
            ]}
          />
        </div>
      )}
    </Modal>
  );
}
