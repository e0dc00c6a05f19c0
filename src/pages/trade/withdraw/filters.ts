import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import {
  currencies,
  holderLevels,
  holderTypes,
  payeeChecks,
  payoutModes,
  riskFlagCodes,
  withdrawSources,
  withdrawStatuses,
  withdrawViews,
} from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the withdraw list, the commonest fields first; names and accounts of people stay out of the address. */
export function withdrawFilters(t: Translate): FilterField[] {
  const label = (name: string) => t(`trade.withdraw.field.${name}` as MessageKey);
  const choices = (group: string, values: readonly string[]) => choicesOf(t, `trade.withdraw.${group}`, values);
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const remote = (type: OptionType) => (keyword: string, current: number) => pageOptions(type, keyword, current);
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    { kind: 'text', name: 'holderName', label: label('holderName') },
    { kind: 'select', name: 'currency', label: label('currency'), choices: plain(currencies), isMultiple: true },
    { kind: 'times', from: 'submittedFrom', to: 'submittedTo', label: label('submittedRange') },
    { kind: 'select', name: 'riskFlag', label: label('riskFlag'), choices: choices('risk', riskFlagCodes), isMultiple: true },
    { kind: 'select', name: 'status', label: label('status'), choices: choices('status', withdrawStatuses), isMultiple: true },
    {
      kind: 'select',
      name: 'holderType',
      label: label('holderType'),
      choices: choices('holderType', holderTypes),
      isMultiple: true,
    },
    { kind: 'text', name: 'holderNo', label: label('holderNo') },
    { kind: 'remote', name: 'agentNo', label: label('agentName'), fetchChoices: remote('agent') },
    { kind: 'select', name: 'level', label: label('level'), choices: plain(holderLevels), isMultiple: true },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
    { kind: 'amounts', from: 'netMin', to: 'netMax', label: label('netRange') },
    { kind: 'text', name: 'payeeName', label: label('payeeName'), isPrivate: true },
    { kind: 'text', name: 'payeeAccountNo', label: label('payeeAccountNo'), isPrivate: true },
    { kind: 'remote', name: 'payeeBankCode', label: label('payeeBankName'), fetchChoices: remote('bank') },
    {
      kind: 'select',
      name: 'payeeVerified',
      label: label('payeeVerified'),
      choices: choices('payeeVerified', payeeChecks),
      isMultiple: true,
    },
    { kind: 'number', name: 'riskScoreMin', label: label('riskScore') },
    { kind: 'select', name: 'source', label: label('source'), choices: choices('source', withdrawSources), isMultiple: true },
    {
      kind: 'select',
      name: 'payoutMode',
      label: label('payoutMode'),
      choices: choices('payoutMode', payoutModes),
      isMultiple: true,
    },
    { kind: 'remote', name: 'channelCode', label: label('channelCode'), fetchChoices: remote('channel') },
    { kind: 'remote', name: 'decidedBy', label: label('decidedBy'), fetchChoices: remote('operator') },
    { kind: 'remote', name: 'claimedBy', label: label('claimedBy'), fetchChoices: remote('operator') },
    { kind: 'select', name: 'requiredStages', label: label('requiredStages'), choices: plain(['1', '2', '3']) },
    { kind: 'times', from: 'decidedFrom', to: 'decidedTo', label: label('decidedRange') },
    { kind: 'times', from: 'finishedFrom', to: 'finishedTo', label: label('finishedRange') },
    { kind: 'text', name: 'failCode', label: label('failCode') },
    { kind: 'flag', name: 'overdue', label: label('overdue') },
    { kind: 'flag', name: 'hasNotes', label: label('hasNotes') },
  ];
}

/** The tabs over the list are a filter like any other, told with the others where they are told in words. */
export const viewField = (t: Translate): FilterField => ({
  kind: 'select',
  name: 'view',
  label: t('print.view'),
  choices: withdrawViews.map((view) => ({ value: view, label: t(`trade.withdraw.view.${view}`) })),
});

const fields = withdrawFilters((key) => key);

/** How the list stands in the address. */
export const withdrawListOptions = {
  screen: '/trade/withdraw',
  names: ['view', ...namesOf(fields, 'public')],
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
  defaults: { view: 'NEEDS_ME' },
};
