import { useRequest } from 'ahooks';
import { Form } from 'antd';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { AccountDirection, MoneyAccount } from '@/contract';
import { isPositiveAmount } from '@/domain/account';
import { ignoreApiError } from '@/domain/apiError';
import { addMoney, lessMoney } from '@/domain/money';
import { useT } from '@/hooks/useT';
import { pageAccounts } from '@/services/account';

/** One side of what will be posted. */
interface Side {
  name: string;
  /** Undefined where the operator may not see the account. */
  before: string | undefined;
  sign: 1 | -1;
}

interface PreviewProps {
  row: MoneyAccount;
  kind: 'freeze' | 'unfreeze' | 'adjust' | 'topUp';
  /** Of what has its amount already; else the amount typed. */
  amount?: string;
}

const COUNTERS = { adjust: ['P1', 'PROFIT', 'profit'], topUp: ['U01', 'CLEARING', 'bank'] } as const;

/** The account on the other side of the double entry, as far as the operator may see it. */
function useCounter({ row, kind }: PreviewProps): { name: 'profit' | 'bank'; account: MoneyAccount | undefined } | undefined {
  const counter = kind === 'adjust' || kind === 'topUp' ? COUNTERS[kind] : undefined;
  const accountNo = counter && `${counter[0]}-${row.currency}-${counter[1]}`;
  const { data } = useRequest(() => pageAccounts({ accountNo, current: 1, pageSize: 20 } as never, { isQuiet: true }), {
    ready: accountNo !== undefined,
    onError: ignoreApiError,
  });
  return counter && { name: counter[2], account: data?.list[0] };
}

/** Both sides of the double entry before and after, for the amount that stands in the form. */
export function Preview(props: PreviewProps) {
  const { row, kind } = props;
  const t = useT();
  const typed = String(Form.useWatch<unknown>('amount') ?? '').trim();
  const direction = Form.useWatch<AccountDirection | undefined>('direction');
  const counter = useCounter(props);
  const amount = props.amount ?? typed;
  const { currency, accountNo } = row;
  if (!isPositiveAmount(amount, currency) || (kind === 'adjust' && !direction)) return null;
  const isTaken = kind === 'freeze' || direction === 'OUT';
  const own: Side = {
    name: `${accountNo} · ${t('account.info.bucket.AVAILABLE')}`,
    before: row.availableAmount,
    sign: isTaken ? -1 : 1,
  };
  const other: Side = counter
    ? {
        name: [counter.account?.accountNo, t(`account.info.dialog.${counter.name}`)].filter(Boolean).join(' · '),
        before: counter.account?.availableAmount,
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
            render: ({ sign }) => (
              <>
                {sign > 0 ? '+' : '−'}
                {money(amount)}
              </>
            ),
          },
          { title: t('account.info.dialog.after'), isNumeric: true, render: (side) => money(after(side)) },
        ]}
      />
    </section>
  );
}
