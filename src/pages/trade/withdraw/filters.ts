import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import {
  currencies,
  holderLevels,
  holderTypes,
  payeeChecks,
  payoutModes,
  riskFlagCodes,
  withdrawLinks,
  withdrawSources,
  withdrawStatuses,
  withdrawViews,
} from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageWithdraws } from '@/services/withdraw';

const filtersOf = (t: Translate) => filtersFor<typeof pageWithdraws>()('trade.withdraw', t);

/** The twelve that are used first, most used ones in front. Names and account numbers stay out of the URL. */
export function withdrawFilters(t: Translate): FilterField[] {
  const filter = filtersOf(t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.text('holderName'),
    filter.codes('currency', currencies),
    filter.times('submittedFrom', 'submittedTo', 'submittedRange'),
    filter.many('riskFlag', riskFlagCodes, 'risk'),
    filter.many('status', withdrawStatuses),
    filter.amounts('netMin', 'netMax', 'netRange'),
    filter.as('agentName').choose('agentNo', 'agent'),
    filter.text('payeeName', { isPrivate: true }),
    filter.text('payeeAccountNo', { isPrivate: true }),
    filter.choose('claimedBy', 'operator'),
    filter.flag('overdue'),
    filter.text('holderNo'),
    filter.many('holderType', holderTypes),
    filter.codes('level', holderLevels),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
    filter.as('payeeBankName').choose('payeeBankCode', 'bank'),
    filter.many('payeeVerified', payeeChecks),
    filter.as('riskScore').number('riskScoreMin'),
    filter.many('source', withdrawSources),
    filter.many('payoutMode', payoutModes),
    filter.choose('channelCode', 'channel'),
    filter.choose('decidedBy', 'operator'),
    { ...filter.codes('requiredStages', ['1', '2', '3']), isMultiple: false },
    filter.times('decidedFrom', 'decidedTo', 'decidedRange'),
    filter.times('finishedFrom', 'finishedTo', 'finishedRange'),
    filter.text('failCode'),
    filter.text('relatedTo'),
    filter.many('relatedLink', withdrawLinks, 'link'),
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

/** Reads these rows again, whatever the view. */
export const queryOfRows = (numbers: readonly string[]) => ({
  view: 'ALL' as const,
  withdrawNo: numbers.join(),
  pageSize: numbers.length,
});
