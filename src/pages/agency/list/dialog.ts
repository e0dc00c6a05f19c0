import type { Agent, AgentAction } from '@/contract';

/** What a dialog is opened for: a new agent, or a change of one. */
export type Dialog = { kind: 'add' } | { kind: AgentAction; row: Agent };

export type Ask = (dialog: Dialog) => void;
