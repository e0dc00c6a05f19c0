import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { batchSources, batchStatuses, batchViews } from '@/domain/batch';
import { batchCountries } from '@/domain/batchLines';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

type Label = NamesIn<'batch.field'>;

/** Filter of the batches, the commonest fields first. */
export function batchFilters(t: Translate): FilterField[] {
  const label = (name: Label) => t(`batch.field.${name}`);
  const closed = (name: Label, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `batch.${name}`, values),
    isMultiple: true,
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    closed('status', batchStatuses),
    {
      kind: 'remote',
      name: 'mchNo',
      label: label('mchNo'),
      fetchChoices: (keyword, current) => pageOptions('merchant', keyword, current),
    },
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdRange') },
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: Object.keys(batchCountries).map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    closed('source', batchSources),
    { kind: 'text', name: 'makerName', label: label('makerName') },
    { kind: 'text', name: 'checkerName', label: label('checkerName') },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
  ];
}

/** The tabs over the list are a filter like any other, told with the others where they are told in words. */
export const viewField = (t: Translate): FilterField => ({
  kind: 'select',
  name: 'view',
  label: t('print.view'),
  choices: batchViews.map((view) => ({ value: view, label: t(`batch.view.${view}`) })),
});

const fields = batchFilters((key) => key);

/** How the list stands in the address. */
export const batchListOptions = {
  screen: '/bankCard/proxyBatch',
  names: ['view', ...namesOf(fields, 'public')],
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
  defaults: { view: 'ALL' },
};
