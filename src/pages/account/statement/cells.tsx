import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import type { AccountEntry, AccountEntryTotal, AccountSide } from '@/contract';
import { accountBuckets, moneyAccountTypes } from '@/domain/account';
import { formatMove } from '@/domain/moves';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Whose account it is, and which. */
export function Account({ row }: { row: AccountEntry }) {
  return (
    <span className="stack">
      {row.holderName ?? row.holderNo ?? '–'}
      <small className="soft number">{row.accountNo}</small>
    </span>
  );
}

/** The amount in the column of its direction; the other column stays empty. */
export function Side({
  row,
  of,
}: {
  row: Pick<AccountEntry, 'direction' | 'amount' | 'currency'>;
  of: AccountEntry['direction'];
}) {
  return row.direction === of ? <Money amount={row.amount} currency={row.currency} /> : null;
}

/** The record behind an entry, which opens for who may see it; where this console has no screen for it, its number alone. */
export const Cause = ({ row: { bizNo, bizEntity, bizRecordNo } }: { row: AccountEntry }) => (
  <RecordLink entity={bizEntity} no={bizRecordNo}>
    {bizNo}
  </RecordLink>
);

/** One side of a transaction in one line. */
function SideLine({ side }: { side: AccountSide }) {
  const labelOf = useLabel();
  return (
    <li className="number">
      {formatMove(side.amount, side.currency, side.direction === 'IN')} {side.holderName} ·{' '}
      {labelOf('account.info.accountType', moneyAccountTypes, side.accountType)} ·{' '}
      {labelOf('account.info.bucket', accountBuckets, side.bucket)}
    </li>
  );
}

/** The two or more sides of a transaction together. */
export function Sides({ row: { sides = [], hiddenSides = 0 } }: { row: AccountEntry }) {
  const t = useT();
  return (
    <ul className="plain-list">
      {sides.map((side) => (
        <SideLine key={side.historyNo} side={side} />
      ))}
      {hiddenSides > 0 && <li className="soft">{t('account.statement.message.hiddenSides', { count: hiddenSides })}</li>}
    </ul>
  );
}

/** What came in and went out, of one currency. */
export function Total({ total: { currency, inAmount, outAmount } }: { total: AccountEntryTotal }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, currency);
  return <span className="number">{t('account.statement.total', { in: money(inAmount), out: money(outAmount) })}</span>;
}
