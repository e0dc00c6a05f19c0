import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { failClasses, payRecordStatuses, reconStatuses } from '@/domain/payOrder';
import { UNMAPPED, unifiedCodes } from '@/domain/payRecord';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

const LATENCIES = [1_000, 3_000, 5_000, 10_000];

/** Filter of the tries, the commonest fields first. */
export function payRecordFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'payrecord.field'>) => t(`payrecord.field.${name}`);
  const remote = (name: 'channelCode' | 'upstreamCode' | 'wayCode' | 'mchNo', type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name === 'mchNo' ? 'mchName' : name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  const select = (name: 'status' | 'failClass' | 'unifiedCode' | 'reconStatus', values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `payrecord.${name}`, values),
    isMultiple: true,
  });
  const either = (name: 'callbackVerified' | 'isHandled', yes: string, no: string): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ],
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    remote('channelCode', 'payChannel'),
    select('status', payRecordStatuses),
    { kind: 'times', from: 'requestFrom', to: 'requestTo', label: label('requestRange') },
    select('unifiedCode', [...unifiedCodes, UNMAPPED]),
    select('reconStatus', reconStatuses),
    either('isHandled', t('payrecord.message.handled'), t('payrecord.message.open')),
    select('failClass', failClasses),
    remote('mchNo', 'merchant'),
    remote('upstreamCode', 'upstream'),
    remote('wayCode', 'way'),
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'latencyMin',
      label: label('latencyMin'),
      choices: LATENCIES.map((ms) => ({
        value: String(ms),
        label: t('payrecord.message.seconds', { count: ms / 1_000 }),
      })),
    },
    either('callbackVerified', t('payrecord.message.verified'), t('payrecord.message.notVerified')),
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
  ];
}

const fields = payRecordFilters((key) => key);

/** How the list stands in the address. */
export const payRecordListOptions = {
  screen: '/trade/payrecord',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
