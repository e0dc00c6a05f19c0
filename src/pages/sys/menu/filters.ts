import type { FilterField } from '@/components/FilterBar';
import type { MenuFilter } from '@/contract';
import { menuStatuses } from '@/domain/menu';
import type { Filters, ListStateOptions } from '@/hooks/useListState';
import type { Translate } from '@/locales/store';

/** URL parameters. The server sends the whole tree; the browser filters it. */
export const menuListOptions: ListStateOptions = { names: ['name', 'accessKey', 'status'] };

/** The filters of the URL. Invalid values are dropped. */
export const toMenuFilter = ({ name, accessKey, status }: Filters): MenuFilter => ({
  name,
  accessKey,
  status: menuStatuses.find((one) => one === status),
});

export const menuFilters = (t: Translate): FilterField[] => [
  { kind: 'text', name: 'name', label: t('sys.menu.field.name') },
  { kind: 'text', name: 'accessKey', label: t('sys.menu.field.keyOrPath') },
  {
    kind: 'select',
    name: 'status',
    label: t('sys.menu.field.status'),
    choices: menuStatuses.map((value) => ({ value, label: t(`sys.menu.status.${value}`) })),
  },
];
