import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import type { AccountEntry, AccountEntryTotal, AccountSide } from '@/contract';
import { accountBuckets, moneyAccountTypes } from '@/domain/account';
import { formatMove } from '@/domain/moves';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

export function Account({ row }: { row: AccountEntry }) {
  return (
    <span className="stack">
      {asShown(row.holderName ?? row.holderNo ?? '–')}
      <small className="soft number">{row.accountNo}</small>
    </span>
  );
}

/** In and out have a column each; the other one stays empty. */
export function Side({
  row,
  of,
}: {
  row: Pick<AccountEntry, 'direction' | 'amount' | 'currency'>;
  of: AccountEntry['direction'];
}) {
  return row.direction === of ? <Money amount={row.amount} currency={row.currency} /> : null;
}

/** The record behind an entry: a link if you may open it, otherwise only its number. */
export const Cause = ({ row: { bizNo, bizEntity, bizRecordNo } }: { row: AccountEntry }) => (
  <RecordLink entity={bizEntity} no={bizRecordNo}>
    {bizNo}
  </RecordLink>
);

function SideLine({ side }: { side: AccountSide }) {
  const labelOf = useLabel();
  return (
    <li className="number">
      {formatMove(side.amount, side.currency, side.direction === 'IN')} {asShown(side.holderName)} ·{' '}
      {labelOf('account.info.accountType', moneyAccountTypes, side.accountType)} ·{' '}
      {labelOf('account.info.bucket', accountBuckets, side.bucket)}
    </li>
  );
}

/** All sides of a transaction. */
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

/** Money in and out of one currency. */
export function Total({ total: { currency, inAmount, outAmount } }: { total: AccountEntryTotal }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, currency);
  return <span className="number">{t('account.statement.total', { in: money(inAmount), out: money(outAmount) })}</span>;
}
