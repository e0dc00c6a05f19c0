import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, Agent, AgentAction } from '@/contract';
import { agentActionState, agentActions, agentFits } from '@/domain/agent';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

const KEYS: Readonly<Record<AgentAction, AccessKey>> = {
  edit: 'user:agent:edit',
  review: 'user:agent:review',
  price: 'user:agent:price',
  suspend: 'user:agent:suspend',
  resume: 'user:agent:resume',
  move: 'user:agent:move',
  moveMerchant: 'user:agent:moveMerchant',
  resetPassword: 'user:agent:resetPassword',
  close: 'user:agent:close',
};

/** Key of the call behind an action. */
export const keyOf = (action: AgentAction): AccessKey => KEYS[action];

const FIRST = ['edit'] as const satisfies readonly AgentAction[];
const MORE = agentActions.filter((action) => !(FIRST as readonly AgentAction[]).includes(action));

interface RowActionsProps {
  row: Agent;
  ask: Ask;
  onOpen: (row: Agent) => void;
}

/** What can be done with one agent from the row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const name = row.agentName;
  const deed = (action: AgentAction) => ({
    key: action,
    access: keyOf(action),
    label: t(`agent.action.${action}`),
    state: versioned(row, agentActionState(row, action)),
    isDanger: action === 'close' || action === 'suspend',
    onClick: () => ask({ kind: action, row }),
  });
  return (
    <RowButtons
      name={name}
      buttons={FIRST.filter((action) => agentFits(action, row.status)).map(deed)}
      more={MORE.filter((action) => agentActionState(row, action).isAllowed).map(deed)}
      menuLabel={t('agent.action.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}
