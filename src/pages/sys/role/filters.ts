import type { FilterField } from '@/components/FilterBar';
import { roleRisks, roleStatuses } from '@/domain/role';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageRoles } from '@/services/role';

export function roleFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageRoles>()('sys.role', t);
  return [
    filter.text('keyword'),
    filter.choose('accessKey', 'accessKey'),
    filter.many('riskLevel', roleRisks),
    filter.many('status', roleStatuses),
    {
      kind: 'select',
      name: 'builtin',
      label: t('sys.role.field.builtin'),
      choices: [
        { value: 'true', label: t('sys.role.origin.builtin') },
        { value: 'false', label: t('sys.role.origin.custom') },
      ],
    },
    filter.flag('hasOrphans'),
  ];
}
