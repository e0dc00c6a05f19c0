import type { FilterField } from '@/components/FilterBar';
import type { MchMenuNode } from '@/contract';
import { mchPortals } from '@/domain/mchMenu';
import { menuStatuses, menuTest } from '@/domain/menu';
import type { Filters, ListStateOptions } from '@/hooks/useListState';
import type { Translate } from '@/locales/store';

/** URL parameters: portal and filters. The server sends the whole tree; the browser filters it. */
export const portalListOptions: ListStateOptions = {
  names: ['portal', 'name', 'accessKey', 'status'],
  defaults: { portal: 'MERCHANT' },
};

/** The filters of the URL. Invalid values are dropped. */
export function readFilters({ portal, name, accessKey, status }: Filters) {
  return {
    portal: mchPortals.find((one) => one === portal) ?? 'MERCHANT',
    name,
    accessKey,
    status: menuStatuses.find((one) => one === status),
  };
}

/** A test for nodes. Undefined without a filter. */
export function portalTest(filter: Omit<ReturnType<typeof readFilters>, 'portal'>) {
  const test = menuTest(filter);
  return test && ((node: MchMenuNode) => test({ ...node, path: node.path ?? null, accessKey: node.accessKey ?? null }));
}

export const portalFilters = (t: Translate): FilterField[] => [
  { kind: 'text', name: 'name', label: t('mchMenu.field.name') },
  { kind: 'text', name: 'accessKey', label: t('mchMenu.field.keyOrPath') },
  {
    kind: 'select',
    name: 'status',
    label: t('mchMenu.field.status'),
    choices: menuStatuses.map((value) => ({ value, label: t(`mchMenu.status.${value}`) })),
  },
];
