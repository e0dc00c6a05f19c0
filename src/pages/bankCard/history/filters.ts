import type { FilterField } from '@/components/FilterBar';
import { bankLineBizTypes, bankLineDirections, bankLineMatchStatuses, bankLineSources } from '@/domain/bankLine';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageBankLines } from '@/services/bankLine';

const HOUR_MINUTES = 60;
const AGES = [30, 2 * HOUR_MINUTES, 24 * HOUR_MINUTES];

/** Most used fields first. */
export function bankLineFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageBankLines>()('bankLine', t);
  const age = (minutes: number) =>
    minutes < HOUR_MINUTES
      ? t('bankLine.message.olderThan', { minutes })
      : t('bankLine.message.hours', { hours: minutes / HOUR_MINUTES });
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.choose('cardId', 'card'),
    filter.many('matchStatus', bankLineMatchStatuses),
    filter.times('bankFrom', 'bankTo', 'bankRange'),
    filter.one('direction', bankLineDirections),
    filter.codes('currency', currencies),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
    filter.many('source', bankLineSources),
    filter.many('bizType', bankLineBizTypes),
    filter.choose('bankCode', 'bank'),
    {
      kind: 'select',
      name: 'olderThanMin',
      label: t('bankLine.field.olderThanMin'),
      choices: AGES.map((minutes) => ({ value: String(minutes), label: age(minutes) })),
    },
    filter.flag('chainBreak'),
    filter.text('counterpartyName', { isPrivate: true }),
    filter.text('counterpartyAccountNo', { isPrivate: true }),
  ];
}
