import { type Figure, Figures, type ListFiguresProps } from '@/components/Figures';
import { SignedMoney } from '@/components/SignedMoney';
import { moneyAccountTypes } from '@/domain/account';
import { isDecimal } from '@/domain/money';
import { NONE } from '@/domain/texts';
import { useStatistics } from '@/hooks/useFigures';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getAccountStatistics } from '@/services/account';

/** Used when the server does not send figures by account type. */
const PARTS = ['merchants', 'agents', 'reserve', 'profit', 'clearing', 'cards', 'suspense'] as const;
const isZero = (amount: string) => isDecimal(amount) && !/[1-9]/.test(amount);

/** Accounts by type with their totals per currency. A failure shows dashes: the list already reports it. */
export function AccountFigures({ filters, version, onOpen }: ListFiguresProps) {
  const t = useT();
  const labelOf = useLabel();
  const { accountType: _type, ...rest } = filters;
  const statistics = useStatistics(version, getAccountStatistics, rest);
  const { currencies = [], types } = statistics ?? {};
  const perCurrency = (key: (typeof PARTS)[number] | 'pending'): Figure => ({
    key,
    label: t(`account.info.figure.${key}`),
    amounts: currencies.map(({ currency, [key]: amount }) => ({ currency, amount })),
  });
  const byType = types?.map(
    ({ accountType, currencies: amounts }): Figure => ({
      key: accountType,
      label: labelOf('account.info.accountType', moneyAccountTypes, accountType),
      value: amounts.reduce((sum, { count }) => sum + count, 0),
      filters: { accountType },
      amounts,
    }),
  );
  const grands = currencies.map(({ grand }) => grand);
  const isBalanced = grands.every((grand) => typeof grand === 'string' && isZero(grand));
  const isProved = grands.length > 0 && grands.every((grand) => typeof grand === 'string');
  const grand: Figure = {
    key: 'grand',
    label: t('account.info.figure.grand'),
    cells: currencies.map(({ currency, grand }) => ({ currency, value: <SignedMoney amount={grand} currency={currency} /> })),
    isAlarm: isProved && !isBalanced,
    value: !isProved ? NONE : isBalanced ? <span className="tag tag-success">✓ {t('account.info.figure.balanced')}</span> : '≠ 0',
  };
  return (
    <Figures counted={rest} onOpen={onOpen} figures={[...(byType ?? PARTS.map(perCurrency)), perCurrency('pending'), grand]} />
  );
}
