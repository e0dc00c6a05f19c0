import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import type { AgentStatus } from '@/contract';
import { joinedText } from '@/domain/written';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getAgentStatistics } from '@/services/agent';

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function AgentFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getAgentStatistics, rest);
  const count = (status: AgentStatus) => statistics?.byStatus.find((one) => one.status === status)?.count;
  const levels = (statistics?.byLevel ?? []).filter((one) => one.count > 0);
  const figures: Figure[] = [
    { key: 'active', label: t('agent.figure.active'), value: count('ACTIVE') ?? '–', filters: { status: 'ACTIVE' } },
    {
      key: 'pending',
      label: t('agent.figure.pending'),
      value: count('PENDING_REVIEW') ?? '–',
      filters: { status: 'PENDING_REVIEW' },
    },
    { key: 'suspended', label: t('agent.figure.suspended'), value: count('SUSPENDED') ?? '–', filters: { status: 'SUSPENDED' } },
    {
      key: 'levels',
      label: t('agent.figure.levels'),
      value: joinedText(levels.map((one) => t('agent.message.level', { level: one.level, count: one.count }))) || '–',
    },
    {
      key: 'idle',
      label: t('agent.figure.withoutActiveMerchants'),
      value: statistics?.withoutActiveMerchants ?? '–',
    },
    {
      key: 'available',
      label: t('agent.figure.available'),
      amounts: statistics?.available ?? [],
    },
    {
      key: 'monthShare',
      label: t('agent.figure.monthShare'),
      amounts: statistics?.monthShare ?? [],
    },
  ];
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
