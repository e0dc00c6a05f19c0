import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { whiteScopes, whiteStatuses } from '@/domain/white';
import type { Translate } from '@/locales/store';

/** Filter of a merchant's whitelist. */
export const whiteFilters = (t: Translate): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('white.field.keyword') },
  {
    kind: 'select',
    name: 'scope',
    label: t('white.field.scope'),
    choices: choicesOf(t, 'white.scope', whiteScopes),
    isMultiple: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: t('white.field.status'),
    choices: choicesOf(t, 'white.status', whiteStatuses),
    isMultiple: true,
  },
];

const fields = whiteFilters((key) => key);

/** How the list stands in the address. */
export const whiteListOptions = { names: namesOf(fields, 'public'), ranges: rangesOf(fields) };
