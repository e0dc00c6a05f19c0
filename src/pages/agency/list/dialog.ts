import type { Agent, AgentAction } from '@/contract';

export type Dialog = { kind: 'add' } | { kind: AgentAction; row: Agent };

export type Ask = (dialog: Dialog) => void;
