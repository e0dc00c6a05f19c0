import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { trialDirections, trialModes, trialSteps, trialVerdicts } from '@/domain/trial';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the runs, the commonest fields first. */
export function trialFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'trial.field'>) => t(`trial.field.${name}`);
  const select = (name: 'verdict' | 'mode' | 'direction' | 'failedStep', known: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `trial.${name}`, known),
    isMultiple: true,
  });
  const remote = (name: 'mchNo' | 'productCode', type: 'merchant' | 'product'): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  return [
    select('verdict', trialVerdicts),
    { kind: 'text', name: 'channelCode', label: label('channelCode') },
    select('mode', trialModes),
    select('direction', trialDirections),
    select('failedStep', trialSteps),
    remote('mchNo', 'merchant'),
    remote('productCode', 'product'),
    { kind: 'text', name: 'operatorName', label: label('operatorName') },
    { kind: 'text', name: 'setNo', label: label('setNo') },
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdAt') },
  ];
}

const fields = trialFilters((key) => key);

/** How the list stands in the address. */
export const trialListOptions = {
  screen: '/test/pay',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
