import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { LogSection } from '@/components/LogSection';
import { RecordLink } from '@/components/RecordLink';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { settTones } from '@/domain/sett';
import { useT } from '@/hooks/useT';

/** Payout orders of this withdraw order, with their outcomes. */
export function Payouts({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { payouts = [] } = order;
  return (
    <TableSection
      title={t('desk.detail.payouts')}
      rows={payouts}
      rowKey={({ settNo }) => settNo}
      columns={[
        {
          title: t('trade.withdraw.field.settNos'),
          isHeader: true,
          render: ({ settNo }) => (
            <CopyText text={settNo} name={t('trade.withdraw.field.settNos')}>
              <RecordLink entity="sett" no={settNo} />
            </CopyText>
          ),
        },
        {
          title: t('trade.withdraw.field.status'),
          render: ({ status }) => <StatusTag group="desk.payoutStatus" value={status} tones={settTones} />,
        },
        {
          title: t('trade.withdraw.field.channelCode'),
          render: ({ channelCode }) => <RecordLink entity="channel" no={channelCode} />,
        },
        {
          title: t('trade.withdraw.field.bankRefNo'),
          render: ({ bankRefNo }) => (bankRefNo ? <CopyText text={bankRefNo} name={t('trade.withdraw.field.bankRefNo')} /> : '–'),
        },
        { title: t('desk.detail.createdAt'), render: ({ createdAt }) => <Time at={createdAt} /> },
        { title: t('trade.withdraw.field.finishedAt'), render: ({ finishedAt }) => <Time at={finishedAt} /> },
        { title: t('trade.withdraw.field.failMsg'), render: ({ failMsg }) => failMsg ?? '–' },
      ]}
    />
  );
}

/** Ledger entries of this order on all accounts (docs/rules/withdraw.md#detail). */
export function OrderEntries({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { entries = [] } = order;
  const title = t('desk.detail.entries');
  return <Section title={title}>{entries.length > 0 && <Entries label={title} entries={entries} names="accountNo" />}</Section>;
}

/** Operation log of this order, including refused calls (docs/rules/withdraw.md#detail). */
export function Log({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { logs = [], withdrawNo } = order;
  return <LogSection title={t('desk.detail.log')} logs={logs} no={withdrawNo} />;
}
