import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { shareText } from '@/domain/numbers';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getChannelStatistics } from '@/services/channel';

const COUNTS = ['enabledPayin', 'enabledPayout', 'closed', 'autoClosed', 'tries24h'] as const;

/** List filters behind the figures. Attempts are not rows of this list, so they have none. */
const OPENS = {
  enabledPayin: { status: 'ENABLED', direction: 'PAYIN' },
  enabledPayout: { status: 'ENABLED', direction: 'PAYOUT' },
  closed: { status: 'DISABLED,MAINTENANCE' },
  autoClosed: { status: 'AUTO_CLOSED' },
};

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function ChannelFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getChannelStatistics, rest);
  const counts = countFigures(COUNTS, statistics, {
    labelOf: (name) => t(`channel.figure.${name}`),
    alarms: ['autoClosed'],
    opens: OPENS,
  });
  const success: Figure = { key: 'success', label: t('channel.figure.success24h'), value: shareText(statistics?.success24h) };
  return <Figures counted={rest} onOpen={onOpen} figures={[...counts, success]} />;
}
