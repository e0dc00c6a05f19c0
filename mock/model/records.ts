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
  /** Ties an operator's event to its log entry (docs/rules/invariants.md#invariant-28). */
  traceId?: string;
  /** Evidence. */
  file?: StoredFile;
  /** Changed nothing of the order itself: a claim, a question to the upstream, a look at a masked value. */
  isSide?: true;
}

/** What an event says beyond its time. */
export type EventDetails = Omit<OrderEvent, 'at'>;

/** An uploaded file. */
export interface StoredFile {
  id: string;
  name: string;
  type: string;
  bytes: Buffer;
  by: Operator;
  /** The record it belongs to, once a call named it. */
  subject?: Subject;
  /** Who may open it, where what it belongs to takes no notes. */
  canOpen?: (operator: Operator) => boolean;
}

export interface Note {
  no: string;
  at: number;
  by: Operator;
  text: string;
  /** Who is mentioned. */
  mentions: readonly Operator[];
  traceId: string;
}

/** Names a record that takes notes and files. */
export interface Subject {
  entity: RecordEntity;
  no: string;
}

/** A note that names an operator, as this operator finds it. */
export interface Mention extends Subject {
  note: Note;
  isRead: boolean;
}
