import type { LogLine } from '@/contract';
import type { LogEntry } from '../engine/log';
import { type Lang, say } from '../engine/text';
import { nameOfAction } from './logWords';

/** What the operation log says of a call beyond its own fields: who, in which session, on which records, for which reason. */
export interface About {
  roleCodes: string[];
  sessionId: string | null;
  userAgent: string | null;
  entity: string | null;
  ids: string[];
  /** Those of the records that a bulk call left as they were. */
  failedIds: string[];
  name: string | null;
  reasonCode: string | null;
  remark: string | null;
  amount: string | null;
  currency: string | null;
  /** Rows of an export. */
  rows: number | null;
  /** Fields of the request that were refused. */
  errorFields: string[];
  changes: FieldChange[];
  requestDigest: string | null;
}

/** One field that a change has set to another value; both as text, null for nothing. */
export interface FieldChange {
  /** Of which record, where a call changed several. */
  id?: string;
  field: string;
  before: string | null;
  after: string | null;
}

/** What an entry says beyond the fields that every log has. */
export const aboutIn = ({ about }: LogEntry) => about as unknown as About;

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Which of the named fields differ, for the operation log: `call.note.about = { changes: changesOf(before, after, FIELDS) }`.
 * Never give it a secret or an unmasked field of a person.
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

/** An entry as a record's own list of entries shows it. */
export const showLogLine = ({ seq, at, username, action, result, code, level, ip, traceId }: LogEntry, lang: Lang): LogLine => ({
  seq,
  at: new Date(at).toISOString(),
  operatorName: username,
  action,
  actionName: say(lang, nameOfAction(action)),
  result,
  code,
  level,
  ip,
  traceId,
});
