import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { dictCategories, dictStatuses } from '@/domain/dict';
import type { Translate } from '@/locales/store';

/** Filter of the list of types. */
export const dictFilters = (t: Translate): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('sys.dict.field.keyword') },
  {
    kind: 'select',
    name: 'category',
    label: t('sys.dict.field.category'),
    choices: choicesOf(t, 'sys.dict.category', dictCategories),
    isMultiple: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: t('sys.dict.field.status'),
    choices: choicesOf(t, 'sys.dict.status', dictStatuses),
    isMultiple: true,
  },
];

const fields = dictFilters((key) => key);

/** How the list stands in the address. */
export const dictListOptions = { screen: '/sys/dict', names: namesOf(fields, 'public'), ranges: rangesOf(fields) };
