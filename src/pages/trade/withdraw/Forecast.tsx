import { useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { joined } from '@/components/Section';
import type { WithdrawForecast } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { getWithdrawForecast } from '@/services/withdrawDesk';
import { Coming } from './detail/Coming';

/** Decisions follow each other within seconds, and the balances behind the estimate are minutes old. */
const FORECAST_MS = 60_000;

type Entry = WithdrawForecast['perCurrency'][number];

function Line({ entry }: { entry: Entry }) {
  const t = useT();
  const format = useFormat();
  const { currency, orders, covered, firstUncovered, available, sum, askedAt } = entry;
  const isShort = firstUncovered !== null;
  return (
    <p className={`forecast ${isShort ? 'text-warning' : 'soft'}`}>
      <strong>
        {isShort && covered !== undefined
          ? t('desk.forecast.next', { currency, count: covered, all: orders })
          : t(isShort ? 'desk.forecast.short' : 'desk.forecast.all', { currency, count: orders })}
      </strong>{' '}
      <small>
        {joined(
          isShort && t('desk.forecast.first', { no: firstUncovered }),
          t('desk.forecast.money', { available: format.money(available, currency), sum: format.money(sum, currency) }),
          askedAt ? t('desk.forecast.estimateOf', { ago: format.relative(askedAt) }) : t('desk.forecast.estimate'),
        )}
      </small>
    </p>
  );
}

/** How many waiting orders could be paid in these currencies, by due time: an estimate (docs/rules/withdraw.md#forecast). */
export function Forecast({ currencies }: { currencies: readonly string[] }) {
  const t = useT();
  const granted = useAccess();
  const isAsked = useIsBuilt('/trade/withdraw/cover') && granted['trade:withdraw:cover'] === true;
  const { initialState } = useModel('@@initialState');
  const { data, error } = useRequest(getWithdrawForecast, {
    ready: isAsked,
    cacheKey: `forecast|${initialState?.currentUser?.operatorId ?? ''}`,
    staleTime: FORECAST_MS,
    cacheTime: FORECAST_MS,
    onError: ignoreApiError,
  });
  if (!isAsked) return null;
  if (error) return <p className="forecast soft">{t('desk.forecast.failed')}</p>;
  if (!data) return <Coming />;
  return data.perCurrency
    .filter(({ currency }) => currencies.includes(currency))
    .map((entry) => <Line key={entry.currency} entry={entry} />);
}
