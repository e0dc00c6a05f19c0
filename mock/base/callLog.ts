import type { LogLine } from '@/contract';
import type { LogEntry } from '../engine/log';
import { type Lang, say } from '../engine/text';
import { nameOfAction } from './words/logWords';

interface LogScope {
  type: 'ALL' | 'COUNTRY' | 'AGENT' | 'MERCHANT';
  values: string[];
}

/** What the operation log adds to the standard fields: operator, session, records and reason. */
export interface About {
  roleCodes: string[];
  /** Data scope of the operator at that time. */
  scope: LogScope;
  sessionId: string | null;
  userAgent: string | null;
  entity: string | null;
  ids: string[];
  /** Records that decide who may read the entry, where they are others than those it is about. */
  within?: { entity: string; ids: string[] };
  /** Records that a bulk call did not change. */
  failedIds: string[];
  name: string | null;
  reasonCode: string | null;
  remark: string | null;
  amount: string | null;
  currency: string | null;
  /** Number of rows in an export. */
  rows: number | null;
  /** Fields of the request that were refused. */
  errorFields: string[];
  changes: FieldChange[];
  requestDigest: string | null;
  /** The approval that the call asked for, or that allowed it. */
  approvalNo?: string;
  /** Username of the second person, of a call that was approved. */
  approvedBy?: string;
}

/** One field change. Both values are text; null means empty. */
export interface FieldChange {
  /** The changed record, when the call changed several. */
  id?: string;
  field: string;
  before: string | null;
  after: string | null;
}

/** The additional fields of a log entry. */
export const aboutIn = ({ about }: LogEntry) => about as unknown as About;

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The named fields that differ, for the operation log: `call.note.about = { changes: changesOf(before, after, FIELDS) }`. Never
 * pass a secret or unmasked personal data.
 */
export function changesOf<T extends object>(
  before: Partial<T>,
  after: Partial<T>,
  fields: readonly (keyof T & string)[],
): FieldChange[] {
  return fields.flatMap((field) => {
    const [old, now] = [textOf(before[field]), textOf(after[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

/** A log entry as shown in the log of one record. */
export const showLogLine = (
  { seq, at, operatorId, username, action, result, code, level, ip, traceId }: LogEntry,
  lang: Lang,
): LogLine => ({
  seq,
  at: new Date(at).toISOString(),
  operatorId,
  operatorName: username,
  action,
  actionName: say(lang, nameOfAction(action)),
  result,
  code,
  level,
  ip,
  traceId,
});
