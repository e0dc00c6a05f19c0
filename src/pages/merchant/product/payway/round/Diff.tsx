import { StatusTag } from '@/components/StatusTag';
import type { RoundDiff } from '@/contract';
import { roundChangeTones } from '@/domain/round';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';

const NAMED: Readonly<Record<NamesIn<'round.changed'>, true>> = {
  isEnabled: true,
  weight: true,
  priority: true,
  minAmount: true,
  maxAmount: true,
  dailyAmountLimit: true,
  dailyCountLimit: true,
  openFrom: true,
  openTo: true,
  mchScope: true,
  mchNos: true,
  breakerWindowSec: true,
  breakerMinSamples: true,
  breakerFailRate: true,
  breakerCoolSec: true,
  remark: true,
  sort: true,
};

const isNamed = (field: string): field is keyof typeof NAMED => Object.hasOwn(NAMED, field);

/** Differences between two versions, channel by channel. */
export function Diff({ changes, label }: { changes: readonly RoundDiff[]; label: string }) {
  const t = useT();
  if (changes.length === 0) return <p className="soft">{t('round.message.noChange')}</p>;
  return (
    <ul className="round-diff" aria-label={label}>
      {changes.map(({ channelCode, channelName, change, fields = [] }) => (
        <li key={channelCode}>
          <span className="number">{channelCode}</span> <span>{`${asShown(channelName ?? '')} `}</span>
          <StatusTag group="round.change" value={change} tones={roundChangeTones} />
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <span className="soft">{isNamed(field) ? t(`round.changed.${field}`) : field}</span> {before ?? '–'} →{' '}
              <strong>{after ?? '–'}</strong>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
