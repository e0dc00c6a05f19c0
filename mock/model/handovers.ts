import type { Operator } from './operators';
import type { Withdraw } from './payments';

/** What one shift of reviewers tells the next one. Never changed, except for its readers. */
export interface Handover {
  no: string;
  at: number;
  by: Operator;
  text: string;
  items: readonly { order: Withdraw; remark: string | null }[];
  /** Null: for the whole team. */
  to: Operator | null;
  /** In the order of reading. */
  reads: { by: Operator; at: number }[];
}
