import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import type { Agent } from '@/contract';
import { agentReasons, agentTones } from '@/domain/agent';
import { joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Status, its reason, and whether a suspended agent keeps earning. */
export function State({ row }: { row: Agent }) {
  const t = useT();
  const labelOf = useLabel();
  const why = [
    row.statusReason && labelOf('agent.reason', agentReasons, row.statusReason),
    row.status === 'SUSPENDED' && row.isEarning === false && t('agent.message.notEarning'),
  ].filter(Boolean);
  return (
    <span className="stack">
      <StatusTag group="agent.status" value={row.status} tones={agentTones} />
      {why.length > 0 && <small className="soft">{joinedText(why)}</small>}
    </span>
  );
}

/** Available balance per currency. Zero balances appear only if there are no others. */
export function Available({ row: { balances = [] } }: { row: Agent }) {
  const filled = balances.filter(({ available }) => Number(available) !== 0);
  const shown = filled.length > 0 ? filled : balances.slice(0, 1);
  if (shown.length === 0) return '–';
  return (
    <span className="stack end">
      {shown.map(({ currency, available }) => (
        <Money key={currency} amount={available} currency={currency} />
      ))}
    </span>
  );
}
