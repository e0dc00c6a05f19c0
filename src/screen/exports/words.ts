import { useEffect, useState } from 'react';
import type { Words } from '@/components/filterWords';
import type { ExportSchedule } from '@/contract';
import { scheduleCrons, weekdayName } from '@/domain/exportTask';
import { type Format, useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { screenTexts, type Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { screens } from '../../../config/routes';

/** The message group of a list's fields, by the path of its screen. */
const GROUPS: Readonly<Record<string, string>> = {
  '/bankCard/order': 'collect',
  '/bankCard/proxyCard': 'card',
  '/bankCard/proxyBatch': 'batch',
  '/bankCard/history': 'bankLine',
  '/bankCard/otp': 'listen',
  '/merchant/user': 'mch',
  '/merchant/user/ip/:mchNo': 'white',
  '/merchant/product/pay': 'product',
  '/merchant/product/payway': 'payway',
  '/merchant/product/payway/round': 'round',
  '/trade/payorder': 'payorder',
  '/trade/payrecord': 'payrecord',
  '/trade/settorder': 'sett',
  '/trade/profitStatistics': 'profit',
  '/trade/withdraw': 'trade.withdraw',
  '/account/info': 'account.info',
  '/account/statement': 'account.statement',
  '/bank/config': 'upstream',
  '/bank/channel': 'channel',
  '/currency/rate': 'rate',
  '/test/pay': 'trial',
  '/sys/operator': 'sys.operator',
  '/sys/role': 'sys.role',
  '/sys/menu': 'sys.menu',
  '/sys/log': 'sys.log',
  '/agency/list': 'agent',
  '/agency/perf': 'perf',
};

type Screen = { path: string; name: string; access: string };

/** The screen of an export, by its access key; the list above it for an export inside a record. */
export function screenOfExport(accessKey: string): Screen | undefined {
  const parts = accessKey.split(':').slice(0, -1);
  for (; parts.length > 1; parts.pop()) {
    const start = `${parts.join(':')}:`;
    const known: readonly Screen[] = screens;
    const found = known.find(({ access }) => access === `${start}page`) ?? known.find(({ access }) => access.startsWith(start));
    if (found) return found;
  }
  return undefined;
}

/** Names under which the field of a filter may have its label, the closest first. */
function labelNames(name: string): string[] {
  const [, start = ''] = /^(.*?)(?:From|To|Min|Max|from|to|min|max)$/.exec(name) ?? [];
  const [, stem = ''] = /^(.*?)(?:No|Code|Id)$/.exec(name) ?? [];
  return [
    name,
    ...(start === '' ? (/^(from|to)$/.test(name) ? ['range', 'createdAt'] : []) : [`${start}Range`, `${start}At`, start]),
    ...(stem === '' ? [] : [`${stem}Name`]),
  ];
}

const found = (t: Translate, key: string): string | undefined => {
  const text = t(key as MessageKey);
  return text === key ? undefined : text;
};

/** Name of a filter of a list; its wire name where the texts do not know it. */
export const filterLabel = (t: Translate, group: string, name: string): string =>
  labelNames(name)
    .map((one) => found(t, `${group}.field.${one}`))
    .find(Boolean) ?? (name === 'view' ? t('common.list.view') : name);

const IS_TIME = /^\d{4}-\d\d-\d\dT/;

function valueWords(t: Translate, format: Pick<Format, 'time'>, group: string, name: string, value: string): string {
  const isEnd = /(To|Max|to|max)$/.test(name);
  const isRange = isEnd || /(From|Min|from|min)$/.test(name);
  if (IS_TIME.test(value)) return t(isEnd ? 'print.before' : 'print.from', { value: format.time(value) });
  if (isRange) return t(isEnd ? 'print.to' : 'print.from', { value });
  if (value === 'true') return t('common.list.yes');
  return value
    .split(',')
    .map((one) => found(t, `${group}.${name}.${one}`) ?? one)
    .join(', ');
}

interface Asked {
  accessKey: string;
  filters: Readonly<Record<string, string>>;
  ranges?: Readonly<Record<string, string>>;
}

/** Message groups of lists inside a record, whose screen is another list. */
const INSIDE: Readonly<Record<string, string>> = { 'bank:card:proxy:batch:item:down': 'batchItem' };

/** The message group of an export's filters. */
export const groupOfExport = (accessKey: string): string =>
  INSIDE[accessKey] ?? GROUPS[screenOfExport(accessKey)?.path ?? ''] ?? '';

/** The filters of an export as text: known to a task or schedule by their wire names alone. */
export function exportWords({ accessKey, filters, ranges = {} }: Asked, t: Translate, format: Pick<Format, 'time'>): Words[] {
  const group = groupOfExport(accessKey);
  const words = [
    ...Object.entries(filters).map(([name, value]) => ({ name, value: valueWords(t, format, group, name, value) })),
    ...Object.entries(ranges).map(([name, value]) => ({ name, value: t(`common.range.${value}` as MessageKey) })),
  ].map(({ name, value }) => ({ label: filterLabel(t, group, name), value }));
  // Both ends of a range are one filter.
  const labels = [...new Set(words.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    value: words
      .filter((one) => one.label === label)
      .map(({ value }) => value)
      .join(' '),
  }));
}

/** Name of the exported list. */
export const exportName = (accessKey: string, t: Translate): string => {
  const screen = screenOfExport(accessKey);
  return screen ? t(`menu.${screen.name}` as MessageKey) : accessKey;
};

/** When a schedule runs: “Every Monday at 08:00 (Asia/Singapore)”. */
export function useTimesText(): (schedule: ExportSchedule) => string {
  const t = useT();
  const { locale } = useFormat();
  return ({ cron, weekday, monthDay, at, zone }) => {
    const known = scheduleCrons.includes(cron);
    const day = cron === 'WEEKLY' ? weekdayName(weekday ?? 1, locale) : String(monthDay ?? '');
    return known ? t(`exports.times.${cron}`, { day, at, zone }) : `${cron} ${at} ${zone}`;
  };
}

/** Loads the texts of the screens whose exports are shown: their filters are named as on the screen. True when they are there. */
export function useScreenTexts(accessKeys: readonly string[]): boolean {
  const paths = [...new Set(accessKeys.map((key) => screenOfExport(key)?.path ?? ''))].sort().join();
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    const loads = paths.split(',').map((path) => screenTexts(path)?.());
    // Without them, the wire names are shown.
    Promise.allSettled(loads).then(() => setLoaded(paths));
  }, [paths]);
  return loaded === paths;
}
