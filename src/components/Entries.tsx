import type { LedgerEntry } from '@/contract';
import { formatMoney } from '@/domain/money';
import { formatMove } from '@/domain/moves';
import { ledgerKinds } from '@/domain/values';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import { RecordLink } from './RecordLink';
import { type ScrollColumn, ScrollTable } from './ScrollTable';
import { Time } from './Time';

const BUCKETS = ['AVAILABLE', 'FROZEN', 'PENDING'];

interface EntriesProps {
  label: string;
  entries: readonly LedgerEntry[];
  /** Entries of several accounts show the account number; those of one account show the record number. */
  names: 'accountNo' | 'refNo';
}

/** Ledger entries: signed amount, and the balance afterwards. */
export function Entries({ label, entries, names }: EntriesProps) {
  const t = useT();
  const labelOf = useLabel();
  const columns: ScrollColumn<LedgerEntry>[] = [
    {
      title: t('desk.detail.time'),
      isHeader: true,
      render: ({ at, entryNo }) => (
        <RecordLink entity="entry" no={entryNo}>
          <Time at={at} />
        </RecordLink>
      ),
    },
    { title: t('desk.detail.kind'), render: ({ kind }) => labelOf('desk.ledgerKind', ledgerKinds, kind) },
    names === 'accountNo'
      ? { title: t('trade.withdraw.field.accountNo'), render: ({ accountNo }) => <RecordLink entity="account" no={accountNo} /> }
      : { title: t('desk.detail.refNo'), render: ({ refNo }) => refNo ?? '–' },
    { title: t('desk.detail.bucketName'), render: ({ bucket }) => labelOf('desk.detail.bucket', BUCKETS, bucket) },
    {
      title: t('trade.withdraw.field.amount'),
      isNumeric: true,
      render: ({ direction, amount, currency }) => (
        // Show an unknown direction as received.
        <span className="number amount">
          {direction === 'IN' || direction === 'OUT'
            ? formatMove(amount, currency, direction === 'IN')
            : `${direction} ${formatMoney(amount, currency)}`}
        </span>
      ),
    },
  ];
  if (entries.some(({ afterAmount }) => afterAmount !== undefined))
    columns.push({
      title: t('desk.detail.after'),
      isNumeric: true,
      render: ({ afterAmount, currency }) => <Money amount={afterAmount} currency={currency} />,
    });
  return <ScrollTable label={label} rows={entries} rowKey={({ entryNo }, index) => `${entryNo} ${index}`} columns={columns} />;
}
