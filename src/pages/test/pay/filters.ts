import type { FilterField } from '@/components/FilterBar';
import { trialDirections, trialModes, trialSteps, trialVerdicts } from '@/domain/trial';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageTrials } from '@/services/trial';

/** Most used fields first. */
export function trialFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageTrials>()('trial', t);
  return [
    filter.many('verdict', trialVerdicts),
    filter.text('channelCode'),
    filter.many('mode', trialModes),
    filter.many('direction', trialDirections),
    filter.many('failedStep', trialSteps),
    filter.choose('mchNo', 'merchant'),
    filter.choose('productCode', 'product'),
    filter.text('operatorName'),
    filter.text('setNo'),
    filter.times('createdFrom', 'createdTo', 'createdAt'),
  ];
}
