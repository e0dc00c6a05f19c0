import type { FilterField } from '@/components/FilterBar';
import { countries } from '@/domain/countries';
import { kycStatuses, merchantStatuses, merchantSwitches, merchantTypes, riskLevels } from '@/domain/merchant';
import { currencies, holderLevels } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageMerchants } from '@/services/mch';

/** Most used fields first. */
export function merchantFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageMerchants>()('mch', t);
  return [
    filter.text('keyword'),
    filter.many('status', merchantStatuses),
    filter.many('switchedOff', merchantSwitches, 'switch'),
    filter.choose('agentNo', 'agent'),
    filter.many('mchType', merchantTypes),
    filter.codes('level', holderLevels),
    filter.choose('ownerOperatorId', 'operator'),
    filter.codes('country', countries, 'country'),
    filter.codes('currency', currencies),
    filter.many('kycStatus', kycStatuses),
    filter.many('riskLevel', riskLevels),
    filter.text('tag'),
    filter.amounts('availableMin', 'availableMax', 'availableRange'),
    filter.number('idleHours'),
    filter.flag('negativeMargin'),
    filter.times('createdFrom', 'createdTo', 'createdRange'),
  ];
}
