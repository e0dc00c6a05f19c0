import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { departments, operatorStatuses } from '@/domain/operator';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Filter of the operators, the commonest fields first. */
export function operatorFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('sys.operator.field.keyword') },
    {
      kind: 'remote',
      name: 'role',
      label: t('sys.operator.field.role'),
      fetchChoices: (keyword, current) => pageOptions('role', keyword, current),
    },
    {
      kind: 'select',
      name: 'status',
      label: t('sys.operator.field.status'),
      choices: operatorStatuses.map((value) => ({ value, label: t(`sys.operator.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'remote',
      name: 'key',
      label: t('sys.operator.field.key'),
      fetchChoices: (keyword, current) => pageOptions('accessKey', keyword, current),
    },
    {
      kind: 'select',
      name: 'department',
      label: t('sys.operator.field.department'),
      choices: departments.map((value) => ({ value, label: t(`sys.operator.department.${value}`) })),
      isMultiple: true,
    },
    { kind: 'number', name: 'notSeenDays', label: t('sys.operator.field.notSeenDays') },
    { kind: 'flag', name: 'online', label: t('sys.operator.field.online') },
  ];
}

const fields = operatorFilters((key) => key);

/** How the list stands in the address. */
export const operatorListOptions = {
  screen: '/sys/operator',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
