import { Button, Modal } from 'antd';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import type { SettStatistics } from '@/contract';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { lasts, SHORT_HOURS } from './cover';

type Cover = NonNullable<SettStatistics['upstreams']>;

/** Balances at upstreams with payouts today, those that run out first on top. */
export function CoverModal({ rows, onClose }: { rows: Cover; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const isShort = (hours: number | null | undefined) => typeof hours === 'number' && hours < SHORT_HOURS;
  return (
    <Modal
      open
      width={640}
      title={t('sett.figure.balances')}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      }
    >
      <p className="soft">{t('sett.figure.balancesHint')}</p>
      <ScrollTable
        label={t('sett.figure.balances')}
        rows={rows}
        rowKey={({ upstreamCode, currency }) => `${upstreamCode} ${currency}`}
        columns={[
          {
            title: t('sett.field.upstreamCode'),
            isHeader: true,
            render: ({ upstreamCode, upstreamName }) => (
              <span className="stack">
                {asShown(upstreamName ?? upstreamCode)}
                <small className="soft">{upstreamCode}</small>
              </span>
            ),
          },
          {
            title: t('sett.figure.balance'),
            isNumeric: true,
            render: ({ balance, currency }) => (
              <span className={balance.startsWith('-') ? 'text-error' : undefined}>
                <Money amount={balance} currency={currency} />
              </span>
            ),
          },
          {
            title: t('sett.figure.lasts'),
            isNumeric: true,
            render: ({ coverHours }) => (
              <span className={isShort(coverHours) ? 'text-error' : undefined}>{lasts(t, format, coverHours)}</span>
            ),
          },
        ]}
      />
    </Modal>
  );
}
