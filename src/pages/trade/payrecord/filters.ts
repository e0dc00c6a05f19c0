import type { FilterField } from '@/components/FilterBar';
import { failClasses, payRecordStatuses, reconStatuses } from '@/domain/payOrder';
import { UNMAPPED, unifiedCodes } from '@/domain/payRecord';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pagePayRecords } from '@/services/payrecord';

const LATENCIES = [1_000, 3_000, 5_000, 10_000];

/** Most used fields first. */
export function payRecordFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pagePayRecords>()('payrecord', t);
  const either = (name: 'callbackVerified' | 'isHandled', yes: string, no: string): FilterField => ({
    kind: 'select',
    name,
    label: t(`payrecord.field.${name}`),
    choices: [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ],
  });
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.choose('channelCode', 'payChannel'),
    filter.many('status', payRecordStatuses),
    filter.times('requestFrom', 'requestTo', 'requestRange'),
    filter.many('unifiedCode', [...unifiedCodes, UNMAPPED]),
    filter.many('reconStatus', reconStatuses),
    either('isHandled', t('payrecord.message.handled'), t('payrecord.message.open')),
    filter.many('failClass', failClasses),
    filter.as('mchName').choose('mchNo', 'merchant'),
    filter.choose('upstreamCode', 'upstream'),
    filter.choose('wayCode', 'way'),
    filter.codes('currency', currencies),
    {
      kind: 'select',
      name: 'latencyMin',
      label: t('payrecord.field.latencyMin'),
      choices: LATENCIES.map((ms) => ({
        value: String(ms),
        label: t('payrecord.message.seconds', { count: ms / 1_000 }),
      })),
    },
    either('callbackVerified', t('payrecord.message.verified'), t('payrecord.message.notVerified')),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
  ];
}
