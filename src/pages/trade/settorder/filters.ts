import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { notifyStatuses, queueReasons, reviewReasons, settSources, settStatuses, settViews } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

type Label = NamesIn<'sett.field'>;

/** Filter of the payout orders, the commonest fields first; names and accounts of people stay out of the address. */
export function settFilters(t: Translate): FilterField[] {
  const label = (name: Label) => t(`sett.field.${name}`);
  const closed = (name: Label, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `sett.${name}`, values),
    isMultiple: true,
  });
  const remote = (name: Label, type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    remote('mchNo', 'merchant'),
    closed('status', settStatuses),
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdRange') },
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    closed('source', settSources),
    remote('agentNo', 'agent'),
    remote('channelCode', 'channel'),
    remote('upstreamCode', 'upstream'),
    closed('queueReason', queueReasons),
    closed('reviewReason', reviewReasons),
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
    { kind: 'text', name: 'payeeName', label: label('payeeName'), isPrivate: true },
    { kind: 'text', name: 'payeeAccountNo', label: label('payeeAccountNo'), isPrivate: true },
    remote('payeeBankCode', 'bank'),
    { kind: 'text', name: 'unifiedCode', label: label('unifiedCode') },
    closed('notifyStatus', notifyStatuses),
    { kind: 'times', from: 'finishedFrom', to: 'finishedTo', label: label('finishedRange') },
    { kind: 'flag', name: 'overdue', label: label('overdue') },
  ];
}

/** The tabs over the list are a filter like any other, told with the others where they are told in words. */
export const viewField = (t: Translate): FilterField => ({
  kind: 'select',
  name: 'view',
  label: t('print.view'),
  choices: settViews.map((view) => ({ value: view, label: t(`sett.view.${view}`) })),
});

const fields = settFilters((key) => key);

/** How the list stands in the address. */
export const settListOptions = {
  screen: '/trade/settorder',
  names: ['view', ...namesOf(fields, 'public')],
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
  defaults: { view: 'ALL' },
};
