import { Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { shareText } from '@/domain/numbers';
import { useStatistics } from '@/hooks/useFigures';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { getCardChannelStatistics } from '@/services/listen';

const COUNTS = ['online', 'degraded', 'offline', 'disabled', 'unheardCards', 'receipts1h', 'codes1h', 'others1h'] as const;
/** List filters behind the figures. The other figures count cards and messages. */
const OPENS = {
  online: { listenStatus: 'ONLINE' },
  degraded: { listenStatus: 'DEGRADED' },
  offline: { listenStatus: 'OFFLINE' },
  disabled: { listenStatus: 'DISABLED' },
};
const ALARMS = ['offline', 'unheardCards'] as const;
/** More than 5% unparsed messages indicates an outdated template. */
const UNPARSED_ALARM = 0.05;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function ListenFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const format = useFormat();
  const { listenStatus: _status, ...rest } = filters;
  const statistics = useStatistics(version, getCardChannelStatistics, rest);
  const counts = countFigures(COUNTS, statistics, {
    labelOf: (name) => t(`listen.figure.${name}`),
    alarms: ALARMS,
    opens: OPENS,
  });
  const { unparsedShare24h, medianDelaySec24h } = statistics ?? {};
  return (
    <Figures
      counted={rest}
      onOpen={onOpen}
      figures={[
        ...counts,
        {
          key: 'unparsedShare24h',
          label: t('listen.figure.unparsedShare24h'),
          value: shareText(unparsedShare24h),
          isAlarm: Number(unparsedShare24h ?? 0) > UNPARSED_ALARM,
        },
        {
          key: 'medianDelaySec24h',
          label: t('listen.figure.medianDelaySec24h'),
          value: typeof medianDelaySec24h === 'number' ? format.duration(medianDelaySec24h) : '–',
        },
      ]}
    />
  );
}
