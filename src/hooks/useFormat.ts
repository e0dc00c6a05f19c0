import { useModel } from '@umijs/max';
import { useMemo } from 'react';
import { DEFAULT_TIME_ZONE } from '@/constants';
import { formatMoney } from '@/domain/money';
import { serverNow } from '@/domain/serverClock';
import { formatDuration, formatTime, isTimeZone, relativeTime, zoneOffset } from '@/domain/time';
import { useLocale } from './useT';

/** The operator's zone and language applied to money and times; stable until one of them changes (decisions §19, §20). */
export function useFormat() {
  const locale = useLocale();
  const { initialState } = useModel('@@initialState');
  const wanted = initialState?.currentUser?.timeZone;
  const timeZone = isTimeZone(wanted) ? wanted : DEFAULT_TIME_ZONE;

  return useMemo(
    () => ({
      locale,
      timeZone,
      offset: zoneOffset(timeZone, serverNow()),
      money: (amount: string, currency: string) => formatMoney(amount, currency, locale),
      time: (iso: string) => formatTime(iso, timeZone),
      relative: (iso: string) => relativeTime(iso, serverNow(), locale),
      duration: (seconds: number) => formatDuration(seconds, locale),
    }),
    [locale, timeZone],
  );
}
