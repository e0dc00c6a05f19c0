import type { OwnNoticeKind, OwnNoticeOutcome } from '@/contract';
import type { Mention } from './records';

/** What happened to one operator, in codes (docs/rules/notice.md#kinds). */
export interface OwnNotice {
  no: string;
  kind: OwnNoticeKind;
  at: number;
  isRead: boolean;
  /** The mention of the same note. Its own mark counts, so that both are read together. */
  mention: Mention | null;
  /** Kind and number of the record or approval that it opens. */
  entity: string | null;
  id: string | null;
  /** Username of the operator who caused it; null for the platform. */
  by: string | null;
  outcome: OwnNoticeOutcome | null;
  /** A question, or the reason of a denial. Texts of notes are read from the note. */
  text: string | null;
  /** Sessions that ended together. */
  count: number | null;
  ip: string | null;
  userAgent: string | null;
}

/** Notices of one operator, oldest first, and what the operator wants to hear of. */
export interface OwnNoticeBook {
  notices: OwnNotice[];
  off: ReadonlySet<OwnNoticeKind>;
  /** Notices of the browser are wanted. */
  desktop: boolean;
}
