import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { bankLineBizTypes, bankLineDirections, bankLineMatchStatuses, bankLineSources } from '@/domain/bankLine';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

const HOUR_MINUTES = 60;
const AGES = [30, 2 * HOUR_MINUTES, 24 * HOUR_MINUTES];

/** Filter of the movements, the commonest fields first. */
export function bankLineFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'bankLine.field'>) => t(`bankLine.field.${name}`);
  const remote = (name: 'cardId' | 'bankCode', type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  const select = (name: 'direction' | 'matchStatus' | 'source' | 'bizType', values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `bankLine.${name}`, values),
    isMultiple: name !== 'direction',
  });
  const age = (minutes: number) =>
    minutes < HOUR_MINUTES
      ? t('bankLine.message.olderThan', { minutes })
      : t('bankLine.message.hours', { hours: minutes / HOUR_MINUTES });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    remote('cardId', 'card'),
    select('matchStatus', bankLineMatchStatuses),
    { kind: 'times', from: 'bankFrom', to: 'bankTo', label: label('bankRange') },
    select('direction', bankLineDirections),
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
    select('source', bankLineSources),
    select('bizType', bankLineBizTypes),
    remote('bankCode', 'bank'),
    {
      kind: 'select',
      name: 'olderThanMin',
      label: label('olderThanMin'),
      choices: AGES.map((minutes) => ({ value: String(minutes), label: age(minutes) })),
    },
    { kind: 'flag', name: 'chainBreak', label: label('chainBreak') },
    { kind: 'text', name: 'counterpartyName', label: label('counterpartyName'), isPrivate: true },
    { kind: 'text', name: 'counterpartyAccountNo', label: label('counterpartyAccountNo'), isPrivate: true },
  ];
}

const fields = bankLineFilters((key) => key);

/** How the list stands in the address. */
export const bankLineListOptions = {
  screen: '/bankCard/history',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
