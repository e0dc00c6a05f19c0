import type { FilterField } from '@/components/FilterBar';
import { logEntities, logLevelTones, logResultTones, logViews } from '@/domain/log';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageLogs } from '@/services/log';

const filtersOf = (t: Translate) => filtersFor<typeof pageLogs>()('sys.log', t);

/** Most used fields first. */
export function logFilters(t: Translate): FilterField[] {
  const filter = filtersOf(t);
  return [
    filter.as('username').choose('operatorId', 'operator'),
    filter.text('action', { hint: t('sys.log.actionHint') }),
    filter.times('createdFrom', 'createdTo', 'createdAt'),
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.many('level', Object.keys(logLevelTones)),
    filter.many('result', Object.keys(logResultTones)),
    filter.one('entity', logEntities),
    filter.text('entityId'),
    filter.text('sessionId'),
    filter.text('reasonCode'),
    filter.text('ip'),
    filter.amounts('amountMin', 'amountMax', 'amount'),
  ];
}

export const logTabs = (t: Translate): FilterField[] => [filtersOf(t).view(logViews)];
