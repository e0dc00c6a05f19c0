import type { FilterField } from '@/components/FilterBar';
import { payOrderStatuses, payRiskFlags, settleStatuses, successTypes } from '@/domain/payOrder';
import { notifyStatuses } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pagePayOrders } from '@/services/payorder';

/** Most used fields first. A payer's account stays out of the URL. */
export function payOrderFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pagePayOrders>()('payorder', t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.as('mchName').choose('mchNo', 'merchant'),
    filter.many('status', payOrderStatuses),
    filter.times('createdFrom', 'createdTo', 'createdRange'),
    filter.codes('currency', currencies),
    filter.choose('productCode', 'product'),
    filter.choose('wayCode', 'way'),
    filter.choose('channelCode', 'payChannel'),
    filter.choose('upstreamCode', 'upstream'),
    filter.as('agentName').choose('agentNo', 'agent'),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
    filter.many('notifyStatus', notifyStatuses),
    filter.many('successType', successTypes),
    filter.many('settleStatus', settleStatuses),
    filter.many('riskFlag', payRiskFlags, 'risk'),
    filter.text('errorCode'),
    filter.text('clientIp'),
    filter.text('payerTail', { isPrivate: true }),
    filter.times('paidFrom', 'paidTo', 'paidRange'),
  ];
}
