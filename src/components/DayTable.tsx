import type { AccountDay } from '@/contract';
import { useT } from '@/hooks/useT';
import { ScrollTable } from './ScrollTable';
import { SignedMoney } from './SignedMoney';

interface DayTableProps {
  label: string;
  days: readonly AccountDay[];
  currency: string;
}

const SUMS = { opening: 'opening', in: 'inAmount', out: 'outAmount', closing: 'closing' } as const;
const BUCKETS = { AVAILABLE: 'available', FROZEN: 'frozen', PENDING: 'pending' } as const;

/** Daily balances: opening, in, out, closing, and the closing balance by bucket. */
export function DayTable({ label, days, currency }: DayTableProps) {
  const t = useT();
  const sums = (['opening', 'in', 'out', 'closing'] as const).map((name) => ({
    title: t(`account.info.day.${name}`),
    isNumeric: true,
    render: (day: AccountDay) => <SignedMoney amount={day[SUMS[name]]} currency={currency} />,
  }));
  const buckets = (['AVAILABLE', 'FROZEN', 'PENDING'] as const).map((name) => ({
    title: t(`account.info.bucket.${name}`),
    isNumeric: true,
    render: (day: AccountDay) => <SignedMoney amount={day[BUCKETS[name]]} currency={currency} />,
  }));
  return (
    <ScrollTable
      label={label}
      rows={days}
      rowKey={({ date }) => date}
      columns={[{ title: t('account.info.day.date'), isHeader: true, render: ({ date }) => date }, ...sums, ...buckets]}
    />
  );
}
