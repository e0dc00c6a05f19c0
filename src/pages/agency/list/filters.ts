import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { agentStatuses, MAX_LEVEL } from '@/domain/agent';
import { scopeCountries } from '@/domain/operator';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Filter of the agents, the commonest fields first. */
export function agentFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('agent.field.keyword') },
    {
      kind: 'select',
      name: 'status',
      label: t('agent.field.status'),
      choices: choicesOf(t, 'agent.status', agentStatuses),
      isMultiple: true,
    },
    {
      kind: 'remote',
      name: 'parentAgentNo',
      label: t('agent.field.parent'),
      fetchChoices: (keyword, current) => pageOptions('agent', keyword, current),
    },
    {
      kind: 'select',
      name: 'level',
      label: t('agent.field.level'),
      choices: Array.from({ length: MAX_LEVEL }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'country',
      label: t('agent.field.country'),
      choices: scopeCountries.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    {
      kind: 'remote',
      name: 'ownerOperatorId',
      label: t('agent.field.owner'),
      fetchChoices: (keyword, current) => pageOptions('operator', keyword, current),
    },
    { kind: 'flag', name: 'hasSubAgents', label: t('agent.field.hasSubAgents') },
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: t('agent.field.createdAt') },
  ];
}

const fields = agentFilters((key) => key);

/** How the list stands in the address. */
export const agentListOptions = {
  screen: '/agency/list',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
