import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
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
import { filtersFor } from '@/screen/filters';
import type { pageWithdraws } from '@/services/withdraw';

const filtersOf = (t: Translate) => filtersFor<typeof pageWithdraws>()('trade.withdraw', t);

/** Most used fields first. Names and account numbers stay out of the URL. */
export function withdrawFilters(t: Translate): FilterField[] {
  const filter = filtersOf(t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.text('holderName'),
    filter.codes('currency', currencies),
    filter.times('submittedFrom', 'submittedTo', 'submittedRange'),
    filter.many('riskFlag', riskFlagCodes, 'risk'),
    filter.many('status', withdrawStatuses),
    filter.many('holderType', holderTypes),
    filter.text('holderNo'),
    filter.as('agentName').choose('agentNo', 'agent'),
    filter.codes('level', holderLevels),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
    filter.amounts('netMin', 'netMax', 'netRange'),
    filter.text('payeeName', { isPrivate: true }),
    filter.text('payeeAccountNo', { isPrivate: true }),
    filter.as('payeeBankName').choose('payeeBankCode', 'bank'),
    filter.many('payeeVerified', payeeChecks),
    filter.as('riskScore').number('riskScoreMin'),
    filter.many('source', withdrawSources),
    filter.many('payoutMode', payoutModes),
    filter.choose('channelCode', 'channel'),
    filter.choose('decidedBy', 'operator'),
    filter.choose('claimedBy', 'operator'),
    { ...filter.codes('requiredStages', ['1', '2', '3']), isMultiple: false },
    filter.times('decidedFrom', 'decidedTo', 'decidedRange'),
    filter.times('finishedFrom', 'finishedTo', 'finishedRange'),
    filter.text('failCode'),
    filter.flag('overdue'),
    filter.flag('hasNotes'),
  ];
}

/** The tabs that an operator has: questions only with the key to answer them (docs/rules/withdraw.md#escalate). */
export const viewsFor = (canAnswer: boolean) => withdrawViews.filter((view) => view !== 'ESCALATED' || canAnswer);

export const withdrawTabs = (t: Translate, views = withdrawViews): FilterField[] => [filtersOf(t).view(views)];

const asItIs = (key: string) => key;
const fields = [...withdrawTabs(asItIs), ...withdrawFilters(asItIs)];

/** The list's parameters in the URL. */
export const withdrawListOptions = {
  screen: '/trade/withdraw',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
  defaults: { view: 'NEEDS_ME' },
  presets: () => import(/* webpackChunkName: "saved-views" */ './presets'),
};
