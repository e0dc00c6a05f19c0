import { useState } from 'react';
import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { secondsSince, stateFigures } from '@/components/figureParts';
import { RowButton } from '@/components/RowButton';
import type { Sett } from '@/contract';
import { shareText } from '@/domain/numbers';
import { useCode } from '@/hooks/useCode';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getSettStatistics } from '@/services/sett';
import { lasts, SHORT_HOURS } from './cover';
import { loadOverlays } from './load';

/** The states behind each amount figure. */
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

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function SettFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const overlays = useCode(loadOverlays, isOpen);
  const { view: _view, status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getSettStatistics, rest);
  const { successRate, medianDurationSec: median, oldestReviewAt: oldest, upstreams = [] } = statistics ?? {};

  const figures = stateFigures(OF, statistics?.currencies, {
    labelOf: (name) => t(`sett.figure.${name}`),
    alarms: ['unknown'],
    base: { view: 'ALL' },
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
      value: oldest ? format.duration(secondsSince(oldest)) : '–',
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
