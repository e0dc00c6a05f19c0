import { useRequest } from 'ahooks';
import { ActionButton, RowAction } from '@/components/ActionButton';
import { Money } from '@/components/Money';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Maintenance, MaintenancePolicyChange, MaintenanceTier } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { QualityButton } from '@/screen/QualityButton';
import { listPolicyHistory } from '@/services/maintenance';
import { getWithdrawQuality } from '@/services/withdrawQuality';
import type { Ask } from './dialog';

const NAMES = ['tier1', 'tier2', 'tier3'] as const;

function History({ version }: { version: number }) {
  const t = useT();
  const format = useFormat();
  const { data, error } = useRequest(() => listPolicyHistory({}), { refreshDeps: [version], onError: ignoreApiError });
  const limits = ({ currency, ...tier }: MaintenanceTier) => NAMES.map((name) => format.money(tier[name], currency)).join(' / ');
  const columns: ScrollColumn<MaintenancePolicyChange>[] = [
    { title: t('maintain.field.changedAt'), isHeader: true, render: ({ at }) => <Time at={at} withRelative /> },
    { title: t('maintain.field.changedBy'), render: ({ by }) => by },
    {
      title: t('maintain.field.change'),
      render: ({ changes, mfaGraceDays }) => (
        <span className="stack">
          {mfaGraceDays && <span>{t('maintain.message.graceChange', mfaGraceDays)}</span>}
          {changes.map(({ currency, before, after }) => (
            <span key={currency} className="number">
              {limits(before)} → {limits(after)}
            </span>
          ))}
        </span>
      ),
    },
    { title: t('maintain.field.remark'), render: ({ remark }) => remark },
  ];
  if (error) return <p role="alert">{t('maintain.message.historyFailed')}</p>;
  return (
    <Section title={t('maintain.message.history')}>
      {data && data.length > 0 && (
        <ScrollTable label={t('maintain.message.history')} rows={data} rowKey={(row) => String(row.version)} columns={columns} />
      )}
    </Section>
  );
}

/** Amounts above which a withdrawal or payout needs two reviews, with the reviewers, and the time to set up a second factor. */
export function Policy({ all, ask }: { all: Maintenance; ask: Ask }) {
  const t = useT();
  const columns: ScrollColumn<MaintenanceTier>[] = [
    { title: t('maintain.field.currency'), isHeader: true, render: ({ currency }) => currency },
    ...NAMES.map((name) => ({
      title: t(`maintain.field.${name}`),
      isNumeric: true,
      render: (tier: MaintenanceTier) => <Money amount={tier[name]} currency={tier.currency} />,
    })),
    {
      title: t('common.list.actions'),
      render: (tier) => (
        <RowAction
          access="sys:maintenance:policy"
          label={t('maintain.action.limitsOf', { name: tier.currency })}
          state={versioned(all, { isAllowed: true })}
          onClick={() => ask({ kind: 'policy', tier })}
        >
          {t('maintain.action.limits')}
        </RowAction>
      ),
    },
  ];
  return (
    <>
      <p className="soft">{t('maintain.message.policy')}</p>
      <div className="panel-line">
        <QualityButton read={getWithdrawQuality}>{t('maintain.action.quality')}</QualityButton>
      </div>
      <ScrollTable label={t('maintain.tab.policy')} rows={all.tiers} rowKey={({ currency }) => currency} columns={columns} />
      {all.mfaGraceDays !== undefined && (
        <div className="panel-line">
          <span>{t('maintain.message.grace', { days: all.mfaGraceDays })}</span>
          <ActionButton
            size="small"
            access="sys:maintenance:policy"
            state={versioned(all, { isAllowed: true })}
            onClick={() => ask({ kind: 'grace', days: all.mfaGraceDays ?? 0 })}
          >
            {t('maintain.action.grace')}
          </ActionButton>
        </div>
      )}
      <History version={all.version} />
    </>
  );
}
