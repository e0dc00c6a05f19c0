import { addMoney } from '@/domain/money';
import { serverNow } from '@/domain/serverClock';
import { NONE } from '@/domain/texts';
import type { Filters } from '@/hooks/useListState';
import type { Figure } from './Figures';

interface PartsOptions<Name extends string> {
  labelOf: (name: Name) => string;
  /** Figures that should be zero; otherwise they are marked as an alarm. */
  alarms?: readonly Name[];
}

/** One figure for each count in an answer. @param opens filters of the list, for figures that count its rows */
export function countFigures<Name extends string>(
  names: readonly Name[],
  answer: { readonly [N in Name]?: number | null } | undefined,
  { labelOf, alarms = [], opens = {} }: PartsOptions<Name> & { opens?: { readonly [N in Name]?: Filters } },
): Figure[] {
  return names.map((key) => {
    const value = answer?.[key] ?? undefined;
    return {
      key,
      label: labelOf(key),
      value: value ?? NONE,
      isAlarm: alarms.includes(key) && (value ?? 0) > 0,
      filters: opens[key],
    };
  });
}

interface OfCurrency {
  currency: string;
  statuses: readonly { status: string; count: number; amount: string }[];
}

/** One figure for a group of states: number of records and their amounts. @param base filters besides the state */
export function stateFigures<Name extends string>(
  states: Readonly<Record<Name, readonly string[]>>,
  currencies: readonly OfCurrency[] | undefined,
  { labelOf, alarms = [], base }: PartsOptions<Name> & { base?: Filters },
): Figure[] {
  return (Object.keys(states) as Name[]).map((key) => {
    const amounts = (currencies ?? []).map(({ currency, statuses }) => {
      const own = statuses.filter(({ status }) => states[key].includes(status));
      const amount = addMoney(
        own.map((one) => one.amount),
        currency,
      );
      return { currency, count: own.reduce((sum, one) => sum + one.count, 0), amount };
    });
    const count = amounts.reduce((sum, entry) => sum + entry.count, 0);
    return {
      key,
      label: labelOf(key),
      value: currencies ? count : NONE,
      isAlarm: alarms.includes(key) && count > 0,
      filters: { ...base, status: states[key].join() },
      amounts,
    };
  });
}

/** Age in seconds, rounded down to whole minutes. */
export const secondsSince = (at: string): number => Math.floor((serverNow() - Date.parse(at)) / 60_000) * 60;
