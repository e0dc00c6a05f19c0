import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { payOrderStatuses, payRiskFlags, settleStatuses, successTypes } from '@/domain/payOrder';
import { notifyStatuses } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the pay orders, the commonest fields first; a payer's account stays out of the address. */
export function payOrderFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'payorder.field'>) => t(`payorder.field.${name}` as MessageKey);
  const many = (name: NamesIn<'payorder.field'>, group: string, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `payorder.${group}`, values),
    isMultiple: true,
  });
  const remote = (name: NamesIn<'payorder.field'>, type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    { ...remote('mchNo', 'merchant'), label: label('mchName') },
    many('status', 'status', payOrderStatuses),
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdRange') },
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    remote('productCode', 'product'),
    remote('wayCode', 'way'),
    remote('channelCode', 'payChannel'),
    remote('upstreamCode', 'upstream'),
    { ...remote('agentNo', 'agent'), label: label('agentName') },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
    many('notifyStatus', 'notifyStatus', notifyStatuses),
    many('successType', 'successType', successTypes),
    many('settleStatus', 'settleStatus', settleStatuses),
    many('riskFlag', 'risk', payRiskFlags),
    { kind: 'text', name: 'errorCode', label: label('errorCode') },
    { kind: 'text', name: 'clientIp', label: label('clientIp') },
    { kind: 'text', name: 'payerTail', label: label('payerTail'), isPrivate: true },
    { kind: 'times', from: 'paidFrom', to: 'paidTo', label: label('paidRange') },
  ];
}

const fields = payOrderFilters((key) => key);

/** How the list stands in the address. */
export const payOrderListOptions = {
  screen: '/trade/payorder',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
