import type { RecordEntity, WithdrawDocument } from '@/contract';
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
  /** Null for a file of the holder. */
  by: Operator | null;
  /** The record that uses it, set by the first call that names it. */
  subject?: Subject;
  /** Who may open it, when its record takes no notes. */
  canOpen?: (operator: Operator) => boolean;
}

/** A request to the holder for documents (docs/rules/withdraw.md#ask-the-holder). */
export interface HolderRequest {
  by: Operator;
  at: number;
  /** The wait ends at this time, ms. */
  until: number;
  /** The order was on hold when the holder was asked, and returns to it. */
  wasHeld: boolean;
  /** Time to the due time when the holder was asked, ms; negative when overdue. */
  left: number;
  message: string;
  documents: readonly { document: WithdrawDocument; file: StoredFile | null; receivedAt: number | null }[];
  /** When the wait ended; null while the order waits. */
  endedAt: number | null;
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
