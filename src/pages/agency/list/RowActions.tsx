import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Agent, AgentAction } from '@/contract';
import { agentActionState, agentActions } from '@/domain/agent';
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

const FIRST = ['edit', 'price'] as const satisfies readonly AgentAction[];
const MORE = agentActions.filter((action) => !(FIRST as readonly AgentAction[]).includes(action));

/** What can be done with one agent from the row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask }: { row: Agent; ask: Ask }) {
  const t = useT();
  const name = row.agentName;
  return (
    <span className="row-actions">
      {FIRST.map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          label={`${t(`agent.action.${action}`)} ${name}`}
          state={versioned(row, agentActionState(row, action))}
          onClick={() => ask({ kind: action, row })}
        >
          {t(`agent.action.${action}`)}
        </RowAction>
      ))}
      <RowMenu
        label={t('agent.action.more', { name })}
        items={MORE.filter((action) => agentActionState(row, action).isAllowed).map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`agent.action.${action}`),
          isDanger: action === 'close' || action === 'suspend',
          onClick: () => ask({ kind: action, row }),
        }))}
      />
    </span>
  );
}
