import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { roundChanges, roundCircuits, roundStatuses } from '@/domain/round';
import type { Translate } from '@/locales/store';

/** Filter of the rounds of a way. Which way stands in the address beside them: a filter that is reset must not leave it. */
export function roundFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('round.field.keyword') },
    {
      kind: 'select',
      name: 'status',
      label: t('round.field.status'),
      choices: roundStatuses.map((value) => ({ value, label: t(`round.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'circuitState',
      label: t('round.field.circuitState'),
      choices: roundCircuits.map((value) => ({ value, label: t(`round.circuit.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'change',
      label: t('round.field.change'),
      choices: roundChanges.map((value) => ({ value, label: t(`round.change.${value}`) })),
      isMultiple: true,
    },
  ];
}

const fields = roundFilters((key) => key);

/** How the list stands in the address. */
export const roundListOptions = {
  screen: '/merchant/product/payway/round',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};

/** Parameter of the address that names the way. */
export const WAY_PARAM = 'wayCode';
