import { useModel } from '@umijs/max';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { DEFAULT_TIME_ZONE } from '@/constants';
import { formatMoney } from '@/domain/money';
import { durationText } from '@/domain/numbers';
import { serverNow } from '@/domain/serverClock';
import { formatTime, isTimeZone, relativeTime, zoneOffset } from '@/domain/time';
import type { Locale } from '@/locales/locale';
import { localeState } from '@/locales/store';
import { useLocale } from './useT';

function createFormat(locale: Locale, timeZone: string) {
  return {
    locale,
    timeZone,
    offset: () => zoneOffset(timeZone, serverNow()),
    money: (amount: string | null | undefined, currency: string) =>
      amount ? formatMoney(amount, currency) : localeState().t('common.state.unknownAmount'),
    time: (iso: string) => formatTime(iso, timeZone),
    relative: (iso: string) => relativeTime(iso, serverNow(), locale, timeZone),
    duration: (seconds: number) => durationText(seconds, locale),
  };
}

export type Format = ReturnType<typeof createFormat>;
/** One object for each language and zone, so that components do not render again until one of them changes. */
const formats = new Map<string, Format>();
const FormatContext = createContext<Format | undefined>(undefined);

/**
 * Wraps everything that shows amounts and times. Every table cell needs the format; one subscription a cell would be half of its
 * cost.
 */
export function FormatProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { initialState } = useModel('@@initialState');
  const wanted = initialState?.currentUser?.timeZone;
  const timeZone = isTimeZone(wanted) ? wanted : DEFAULT_TIME_ZONE;
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(locale, timeZone);
  formats.set(key, format);
  return createElement(FormatContext, { value: format }, children);
}

/**
 * Formats money and times for the operator's zone and language. Stable until one of them changes (docs/rules/money.md#amounts,
 * docs/rules/money.md#zone).
 * @throws outside FormatProvider: times must never be shown in an arbitrary zone
 */
export function useFormat(): Format {
  const format = useContext(FormatContext);
  if (!format) throw new Error('FormatProvider is missing');
  return format;
}
