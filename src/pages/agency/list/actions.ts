import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Agent, AgentAction } from '@/contract';
import { agentActionState, agentActions } from '@/domain/agent';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const DANGERS: ReadonlySet<AgentAction> = new Set(['close', 'suspend']);

export const actionsOf = (t: Translate, row: Agent, ask: Ask): RecordAction[] =>
  agentActions.map((action) => ({
    key: action,
    access: `user:agent:${action}`,
    label: t(`agent.action.${action}`),
    state: versioned(row, agentActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, row }),
  }));
