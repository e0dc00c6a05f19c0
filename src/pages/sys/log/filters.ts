import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { logEntities, logLevelTones, logResultTones, logViews } from '@/domain/log';
import { rangeOf } from '@/domain/timeRange';
import type { ListStateOptions } from '@/hooks/useListState';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the operation log, the commonest fields first. */
export function logFilters(t: Translate): FilterField[] {
  const label = (name: string) => t(`sys.log.field.${name}` as MessageKey);
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`sys.log.${group}.${value}` as MessageKey) }));
  return [
    {
      kind: 'remote',
      name: 'operatorId',
      label: label('username'),
      fetchChoices: (keyword, current) => pageOptions('operator', keyword, current),
    },
    { kind: 'text', name: 'action', label: label('action'), hint: 'trade:withdraw' },
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdAt') },
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    {
      kind: 'select',
      name: 'level',
      label: label('level'),
      choices: choices('level', Object.keys(logLevelTones)),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'result',
      label: label('result'),
      choices: choices('result', Object.keys(logResultTones)),
      isMultiple: true,
    },
    { kind: 'select', name: 'entity', label: label('entity'), choices: choices('entity', logEntities) },
    { kind: 'text', name: 'entityId', label: label('entityId') },
    { kind: 'text', name: 'sessionId', label: label('sessionId') },
    { kind: 'text', name: 'reasonCode', label: label('reasonCode') },
    { kind: 'text', name: 'ip', label: label('ip') },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amount') },
  ];
}

/** The tabs over the list are a filter like any other, told with the others where they are told in words. */
export const viewField = (t: Translate): FilterField => ({
  kind: 'select',
  name: 'view',
  label: t('print.view'),
  choices: logViews.map((view) => ({ value: view, label: t(`sys.log.view.${view}`) })),
});

const fields = logFilters((key) => key);

/** Wire names of all filters. */
export const logFilterNames = ['view', ...namesOf(fields, 'public')];

/** How the list stands in the address; it opens with today and yesterday by the operator's calendar. */
export function logListOptions(now: number, timeZone: string): ListStateOptions & { screen: string } {
  const { from, to } = rangeOf('twoDays', now, timeZone);
  return {
    screen: '/sys/log',
    names: logFilterNames,
    ranges: rangesOf(fields),
    defaults: { view: 'ALL', createdFrom: from, createdTo: to },
  };
}
