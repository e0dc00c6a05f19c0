import type { RecordEntity } from '@/contract';
import type { Operator } from './operators';

export interface OrderEvent {
  at: number;
  kind: string;
  actorType: 'OPERATOR' | 'SYSTEM' | 'HOLDER' | 'UPSTREAM';
  operator?: Operator;
  reasonCode?: string;
  remark?: string;
  refNo?: string;
  /** Links an operator's event to its log entry (docs/rules/invariants.md#invariant-28). */
  traceId?: string;
  /** Evidence. */
  file?: StoredFile;
  /** The order itself was not changed: a claim, an upstream query, a reveal. */
  isSide?: true;
}

/** An event without its time. */
export type EventDetails = Omit<OrderEvent, 'at'>;

/** An uploaded file. */
export interface StoredFile {
  id: string;
  name: string;
  type: string;
  bytes: Buffer;
  by: Operator;
  /** The record that uses it, set by the first call that names it. */
  subject?: Subject;
  /** Who may open it, when its record takes no notes. */
  canOpen?: (operator: Operator) => boolean;
}

export interface Note {
  no: string;
  at: number;
  by: Operator;
  text: string;
  /** Mentioned operators. */
  mentions: readonly Operator[];
  traceId: string;
}

/** Reference to a record with notes and files. */
export interface Subject {
  entity: RecordEntity;
  no: string;
}

/** A note that mentions an operator, from this operator's view. */
export interface Mention extends Subject {
  note: Note;
  isRead: boolean;
}
