import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { LogLines } from '@/components/LogLines';
import { RecordLink } from '@/components/RecordLink';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { settTones } from '@/domain/sett';
import { useT } from '@/hooks/useT';

/** Payout orders made for the order, each with how it ended. */
export function Payouts({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { payouts = [] } = order;
  const title = t('desk.detail.payouts');
  return (
    <Section title={title}>
      {payouts.length > 0 && (
        <ScrollTable
          label={title}
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
              render: ({ bankRefNo }) =>
                bankRefNo ? <CopyText text={bankRefNo} name={t('trade.withdraw.field.bankRefNo')} /> : '–',
            },
            { title: t('desk.detail.createdAt'), render: ({ createdAt }) => <Time at={createdAt} /> },
            { title: t('trade.withdraw.field.finishedAt'), render: ({ finishedAt }) => <Time at={finishedAt} /> },
            { title: t('trade.withdraw.field.failMsg'), render: ({ failMsg }) => failMsg ?? '–' },
          ]}
        />
      )}
    </Section>
  );
}

/** What the ledger says of this order, over all accounts it moved (docs/rules/withdraw.md#detail). */
export function OrderEntries({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { entries = [] } = order;
  const title = t('desk.detail.entries');
  return <Section title={title}>{entries.length > 0 && <Entries label={title} entries={entries} names="accountNo" />}</Section>;
}

/** Who called what on this order, the refused calls too (docs/rules/withdraw.md#detail). */
export function Log({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const { logs = [] } = order;
  const title = t('desk.detail.log');
  return <Section title={title}>{logs.length > 0 && <LogLines label={title} logs={logs} />}</Section>;
}
