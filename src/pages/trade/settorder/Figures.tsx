import { useState } from 'react';
import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { RowButton } from '@/components/RowButton';
import type { Sett } from '@/contract';
import { addMoney } from '@/domain/money';
import { shareText } from '@/domain/numbers';
import { serverNow } from '@/domain/serverClock';
import { useCode } from '@/hooks/useCode';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getSettStatistics } from '@/services/sett';
import { lasts, SHORT_HOURS } from './cover';
import { loadOverlays } from './load';

/** The figures of money, and the states that each of them counts. */
const OF = {
  review: ['REVIEW'],
  queued: ['CREATED', 'QUEUED'],
  paying: ['PAYING'],
  unknown: ['UNKNOWN'],
  success: ['SUCCESS'],
  failed: ['FAILED'],
  reversed: ['REVERSED'],
  stopped: ['CANCELED', 'REJECTED'],
} as const satisfies Record<string, readonly Sett['status'][]>;
const KEYS = Object.keys(OF) as (keyof typeof OF)[];

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function SettFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const overlays = useCode(loadOverlays, isOpen);
  const { view: _view, status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getSettStatistics, rest);
  const { successRate, medianDurationSec: median, oldestReviewAt: oldest, upstreams = [] } = statistics ?? {};

  const figures: Figure[] = KEYS.map((key) => {
    const states: readonly string[] = OF[key];
    const amounts = (statistics?.currencies ?? []).map(({ currency, statuses }) => {
      const own = statuses.filter(({ status }) => states.includes(status));
      const amount = addMoney(
        own.map((one) => one.amount),
        currency,
      );
      return { currency, count: own.reduce((sum, one) => sum + one.count, 0), amount };
    });
    const count = amounts.reduce((sum, entry) => sum + entry.count, 0);
    return {
      key,
      label: t(`sett.figure.${key}`),
      value: statistics ? count : '–',
      isAlarm: key === 'unknown' && count > 0,
      filters: { view: 'ALL', status: states.join() },
      amounts,
    };
  });
  const [scarcest] = upstreams;
  figures.push(
    {
      key: 'rate',
      label: t('sett.figure.successRate'),
      value: shareText(successRate),
    },
    { key: 'median', label: t('sett.figure.median'), value: typeof median === 'number' ? format.duration(median) : '–' },
    {
      key: 'oldest',
      label: t('sett.figure.oldest'),
      value: oldest ? format.duration(Math.floor((serverNow() - Date.parse(oldest)) / 60_000) * 60) : '–',
    },
    {
      key: 'cover',
      label: t('sett.figure.cover'),
      isAlarm: typeof scarcest?.coverHours === 'number' && scarcest.coverHours < SHORT_HOURS,
      value: scarcest ? (
        <RowButton look="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {lasts(t, format, scarcest.coverHours)}
        </RowButton>
      ) : (
        '–'
      ),
    },
  );
  return (
    <>
      <Figures counted={rest} onOpen={onOpen} figures={figures} />
      {overlays && isOpen && <overlays.CoverModal rows={upstreams} onClose={() => setIsOpen(false)} />}
    </>
  );
}
