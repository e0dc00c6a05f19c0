import { type Figure, Figures } from '@/components/Figures';
import type { AccountBizType } from '@/contract';
import { accountBizTypes } from '@/domain/account';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getAccountEntryStatistics } from '@/services/account';

/** For one account: opening + in - out = closing. Otherwise sums per currency and business type. A failure shows dashes. */
export function EntryFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const statistics = useStatistics(version, getAccountEntryStatistics, filters);
  const { account, groups = [] } = statistics ?? {};
  const types = [...new Set(groups.map(({ bizType }) => bizType))];
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const figureOf = (bizType: AccountBizType): Figure => {
    const own = groups.filter((group) => group.bizType === bizType);
    return {
      key: bizType,
      label: labelOf('account.statement.bizType', accountBizTypes, bizType),
      cells: own.map(({ currency, inAmount, outAmount }) => ({
        currency,
        value: t('account.statement.total', { in: format.money(inAmount, currency), out: format.money(outAmount, currency) }),
      })),
    };
  };
  const figures: Figure[] = [
    { key: 'entries', label: t('account.statement.figure.entries'), value: statistics ? count : '–' },
    { key: 'groups', label: t('account.statement.figure.groups'), value: statistics ? types.length : '–' },
    ...types.map(figureOf),
  ];
  return (
    <>
      <Figures figures={figures} />
      {account ? (
        <p className="number">
          {t('account.statement.figure.equation', {
            account: account.accountNo,
            opening: format.money(account.opening, account.currency),
            in: format.money(account.inAmount, account.currency),
            out: format.money(account.outAmount, account.currency),
            closing: format.money(account.closing, account.currency),
          })}{' '}
          <span className="soft">{t('account.statement.figure.equationScope')}</span>
        </p>
      ) : (
        <p className="soft">{t('account.statement.message.week')}</p>
      )}
    </>
  );
}
