import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { roleRisks, roleStatuses } from '@/domain/role';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Filter of the list of roles. */
export const roleFilters = (t: Translate): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('sys.role.field.keyword') },
  {
    kind: 'remote',
    name: 'accessKey',
    label: t('sys.role.field.accessKey'),
    fetchChoices: (keyword, current) => pageOptions('accessKey', keyword, current),
  },
  {
    kind: 'select',
    name: 'riskLevel',
    label: t('sys.role.field.riskLevel'),
    choices: roleRisks.map((value) => ({ value, label: t(`sys.role.riskLevel.${value}`) })),
    isMultiple: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: t('sys.role.field.status'),
    choices: roleStatuses.map((value) => ({ value, label: t(`sys.role.status.${value}`) })),
    isMultiple: true,
  },
  {
    kind: 'select',
    name: 'builtin',
    label: t('sys.role.field.builtin'),
    choices: [
      { value: 'true', label: t('sys.role.origin.builtin') },
      { value: 'false', label: t('sys.role.origin.custom') },
    ],
  },
  { kind: 'flag', name: 'hasOrphans', label: t('sys.role.field.hasOrphans') },
];

const fields = roleFilters((key) => key);

/** How the list stands in the address. */
export const roleListOptions = {
  screen: '/sys/role',
  names: namesOf(fields, 'public'),
  ranges: rangesOf(fields),
};
