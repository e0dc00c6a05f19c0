import type { FilterField } from '@/components/FilterBar';
import { agentStatuses, MAX_LEVEL } from '@/domain/agent';
import { countries } from '@/domain/countries';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageAgents } from '@/services/agent';

const levels = Array.from({ length: MAX_LEVEL }, (_, at) => String(at + 1));

/** Most used fields first. */
export function agentFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageAgents>()('agent', t);
  return [
    filter.text('keyword'),
    filter.many('status', agentStatuses),
    filter.as('parent').choose('parentAgentNo', 'agent'),
    filter.codes('level', levels),
    filter.codes('country', countries, 'country'),
    filter.as('owner').choose('ownerOperatorId', 'operator'),
    filter.flag('hasSubAgents'),
    filter.times('createdFrom', 'createdTo', 'createdAt'),
  ];
}
