import { useRequest } from 'ahooks';
import { Form } from 'antd';
import { useBlock } from '@/components/Dialog';
import { type Asked, Part, useWhyWaiting } from '@/components/Part';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { AccountDirection, MoneyAccount, MoneyAccountType } from '@/contract';
import { isPositiveAmount } from '@/domain/account';
import { ignoreApiError } from '@/domain/apiError';
import { addMoney, lessMoney } from '@/domain/money';
import { formatMove } from '@/domain/moves';
import { joinedText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { pageAccounts } from '@/services/account';

/** One side of the planned posting. */
interface Side {
  name: string;
  /** Undefined if you may not see the account. */
  before: string | undefined;
  sign: 1 | -1;
}

interface PreviewProps {
  row: MoneyAccount;
  kind: 'freeze' | 'unfreeze' | 'adjust' | 'topUp' | 'transfer' | 'releaseReserve';
  /** A fixed amount; otherwise the preview uses the typed one. */
  amount?: string;
}

interface Counter {
  name: 'profit' | 'bank' | 'balance' | 'payout';
  holderNo: string;
  accountType: MoneyAccountType;
}

/** The counter account. Undefined if the counter side is a bucket of the same account. */
function counterOf({ row: { holderNo, accountType }, kind }: PreviewProps): Counter | undefined {
  if (kind === 'adjust') return { name: 'profit', holderNo: 'P1', accountType: 'PROFIT' };
  if (kind === 'topUp') return { name: 'bank', holderNo: 'U01', accountType: 'CLEARING' };
  if (kind === 'releaseReserve' || (kind === 'transfer' && accountType === 'PAYOUT'))
    return { name: 'balance', holderNo, accountType: 'BALANCE' };
  return kind === 'transfer' ? { name: 'payout', holderNo, accountType: 'PAYOUT' } : undefined;
}

/** The counter side is a bucket of the same account, so there is nothing to load. */
const IS_THERE = { data: null };

/** The counter account, with its balance if you may see it. */
function useCounter(
  props: PreviewProps,
): { name: Counter['name']; account: MoneyAccount | undefined; before?: string; asked: Asked<unknown> } | undefined {
  const { currency } = props.row;
  const counter = counterOf(props);
  const { holderNo, accountType } = counter ?? {};
  const asked = useRequest(
    () => pageAccounts({ holderNo, accountType, currency, withZero: true, current: 1, pageSize: 20 }, { isQuiet: true }),
    { ready: counter !== undefined, onError: ignoreApiError },
  );
  const { data } = asked;
  const account = data?.list[0];
  // The first transfer opens the payout balance, so it starts at 0.
  const isNew = counter?.name === 'payout' && data?.list.length === 0;
  return counter && { name: counter.name, account, asked, before: account?.availableAmount ?? (isNew ? '0' : undefined) };
}

/** Both sides of the double entry, before and after, for the typed amount. */
export function Preview(props: PreviewProps) {
  const { row, kind } = props;
  const t = useT();
  const typed = String(Form.useWatch<unknown>('amount') ?? '').trim();
  const direction = Form.useWatch<AccountDirection | undefined>('direction');
  const counter = useCounter(props);
  useBlock(useWhyWaiting(counter ? counter.asked : IS_THERE));
  const amount = props.amount ?? typed;
  const { currency, accountNo } = row;
  if (!isPositiveAmount(amount, currency) || (kind === 'adjust' && !direction)) return null;
  const isReserve = kind === 'releaseReserve';
  const isTaken = kind === 'freeze' || kind === 'transfer' || isReserve || direction === 'OUT';
  const own: Side = {
    name: `${accountNo} · ${t(isReserve ? 'account.info.bucket.FROZEN' : 'account.info.bucket.AVAILABLE')}`,
    before: isReserve ? row.frozenAmount : row.availableAmount,
    sign: isTaken ? -1 : 1,
  };
  const other: Side = counter
    ? {
        name: joinedText([counter.account?.accountNo, t(`account.info.dialog.${counter.name}`)]),
        before: counter.before,
        sign: isTaken ? 1 : -1,
      }
    : { name: `${accountNo} · ${t('account.info.bucket.FROZEN')}`, before: row.frozenAmount, sign: isTaken ? 1 : -1 };
  const after = ({ before, sign }: Side) => {
    if (before === undefined) return undefined;
    return sign > 0 ? addMoney([before, amount], currency) : lessMoney(before, amount, currency);
  };
  const money = (text: string | undefined) => (text === undefined ? '–' : <SignedMoney amount={text} currency={currency} />);
  return (
    <section aria-live="polite">
      {counter?.asked.error && <Part asked={counter.asked}>{() => null}</Part>}
      <ScrollTable
        label={t('account.info.dialog.preview')}
        rows={[own, other]}
        rowKey={({ name }) => name}
        columns={[
          { title: t('account.info.dialog.preview'), isHeader: true, render: ({ name }) => name },
          { title: t('account.info.dialog.before'), isNumeric: true, render: ({ before }) => money(before) },
          {
            title: t('account.info.field.amount'),
            isNumeric: true,
            render: ({ sign }) => <span className="number amount">{formatMove(amount, currency, sign > 0)}</span>,
          },
          { title: t('account.info.dialog.after'), isNumeric: true, render: (side) => money(after(side)) },
        ]}
      />
    </section>
  );
}
