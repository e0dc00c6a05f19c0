import type {
  Agent,
  AgentAction,
  AgentReason,
  AgentRiskLevel,
  AgentSettlementCycle,
  AgentShareMode,
  AgentStatus,
} from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/**
 * Closed transition table of an agent (docs/rules/agent.md#states). Editing a rejected agent submits it again, as with a merchant
 * (docs/rules/mch.md#states).
 */
export const agentTransitions = {
  pass: { from: ['PENDING_REVIEW'], to: ['ACTIVE'] },
  reject: { from: ['PENDING_REVIEW'], to: ['REJECTED'] },
  resubmit: { from: ['REJECTED'], to: ['PENDING_REVIEW'] },
  suspend: { from: ['ACTIVE'], to: ['SUSPENDED'] },
  resume: { from: ['SUSPENDED'], to: ['ACTIVE'] },
  close: { from: ['ACTIVE', 'SUSPENDED'], to: ['CLOSED'] },
} as const satisfies Record<string, { from: readonly AgentStatus[]; to: readonly AgentStatus[] }>;

export type AgentEvent = keyof typeof agentTransitions;

const OPEN: readonly AgentStatus[] = ['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED'];
const WORKING: readonly AgentStatus[] = ['ACTIVE', 'SUSPENDED'];

const table = stateTable<AgentStatus, AgentEvent, AgentAction>(agentTransitions, {
  edit: OPEN,
  review: ['PENDING_REVIEW'],
  price: ['PENDING_REVIEW', 'ACTIVE', 'SUSPENDED'],
  move: ['PENDING_REVIEW', 'ACTIVE', 'SUSPENDED'],
  moveMerchant: WORKING,
  resetPassword: WORKING,
});

/** True when the state table allows this event in this state. */
export const canAgent = table.canHappen;
/** True when the action is possible in this state, for any operator. */
export const agentFits = table.fitsStatus;
/** Whether this operator may act on the agent (docs/rules/access.md#allowed). */
export const agentActionState: (
  row: Pick<Agent, 'status' | 'allowed' | 'denied'>,
  action: AgentAction,
) => ReturnType<typeof table.actionState> = table.actionState;

export const agentStatuses = all<AgentStatus>()(['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSED']);
export const agentActions = all<AgentAction>()([
  'edit',
  'review',
  'price',
  'suspend',
  'resume',
  'move',
  'moveMerchant',
  'resetPassword',
  'close',
]);
export const shareModes = all<AgentShareMode>()(['RATE_DIFF', 'PROFIT_PCT', 'FIXED_PER_ORDER']);
export const agentCycles = all<AgentSettlementCycle>()(['T0', 'D1', 'T1', 'D7']);
export const agentRiskLevels = all<AgentRiskLevel>()(['LOW', 'MEDIUM', 'HIGH']);
export const agentReasons = all<AgentReason>()([
  'DOCS_INCOMPLETE',
  'IDENTITY_UNVERIFIED',
  'RISK_TOO_HIGH',
  'DUPLICATE',
  'COMPLIANCE',
  'FRAUD_SUSPECTED',
  'CONTRACT_BREACH',
  'CONTRACT_ENDED',
  'AGENT_REQUEST',
  'REORGANISATION',
  'OTHER',
]);

type Reasoned = 'review' | 'suspend' | 'move' | 'moveMerchant' | 'close';

/** Reasons to choose from, by action. */
export const agentReasonsOf: Readonly<Record<Reasoned, readonly AgentReason[]>> = {
  review: ['DOCS_INCOMPLETE', 'IDENTITY_UNVERIFIED', 'RISK_TOO_HIGH', 'DUPLICATE', 'OTHER'],
  suspend: ['COMPLIANCE', 'FRAUD_SUSPECTED', 'CONTRACT_BREACH', 'AGENT_REQUEST', 'OTHER'],
  move: ['REORGANISATION', 'AGENT_REQUEST', 'CONTRACT_ENDED', 'OTHER'],
  moveMerchant: ['REORGANISATION', 'AGENT_REQUEST', 'CONTRACT_ENDED', 'OTHER'],
  close: ['CONTRACT_ENDED', 'AGENT_REQUEST', 'FRAUD_SUSPECTED', 'DUPLICATE', 'OTHER'],
};

/** Events in an agent's history. */
export const agentEventKinds = [
  'ADDED',
  'EDITED',
  'PASSED',
  'REJECTED',
  'RESUBMITTED',
  'SUSPENDED',
  'RESUMED',
  'PRICED',
  'MOVED',
  'MERCHANTS_MOVED',
  'PASSWORD_RESET',
  'CLOSED',
] as const;

export const agentTones: Readonly<Record<AgentStatus, Tone>> = {
  PENDING_REVIEW: 'processing',
  REJECTED: 'error',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  CLOSED: 'neutral',
};
export const agentRiskTones: Readonly<Record<AgentRiskLevel, Tone>> = { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'error' };

/** Maximum depth of the agent tree (docs/rules/agent.md#chain). */
export const MAX_LEVEL = 5;
