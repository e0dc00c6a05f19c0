import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { kycStatuses, merchantStatuses, merchantSwitches, merchantTypes, riskLevels } from '@/domain/merchant';
import { scopeCountries } from '@/domain/operator';
import { currencies, holderLevels } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

type Label = NamesIn<'mch.field'>;

/** Filter of the merchants, the commonest fields first. */
export function merchantFilters(t: Translate): FilterField[] {
  const label = (name: Label) => t(`mch.field.${name}`);
  const closed = (name: Label, group: string, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `mch.${group}`, values),
    isMultiple: true,
  });
  const plain = (name: Label, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: values.map((value) => ({ value, label: value })),
    isMultiple: true,
  });
  const remote = (name: Label, type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword') },
    closed('status', 'status', merchantStatuses),
    closed('switchedOff', 'switch', merchantSwitches),
    remote('agentNo', 'agent'),
    closed('mchType', 'mchType', merchantTypes),
    plain('level', holderLevels),
    remote('ownerOperatorId', 'operator'),
    plain('country', scopeCountries),
    plain('currency', currencies),
    closed('kycStatus', 'kycStatus', kycStatuses),
    closed('riskLevel', 'riskLevel', riskLevels),
    { kind: 'text', name: 'tag', label: label('tag') },
    { kind: 'amounts', from: 'availableMin', to: 'availableMax', label: label('availableRange') },
    { kind: 'number', name: 'idleHours', label: label('idleHours') },
    { kind: 'flag', name: 'negativeMargin', label: label('negativeMargin') },
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdRange') },
  ];
}

const fields = merchantFilters((key) => key);

/** How the list stands in the address. */
export const merchantListOptions = {
  screen: '/merchant/user',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
