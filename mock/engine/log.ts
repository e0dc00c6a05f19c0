import { createHash } from 'node:crypto';
import { stampOf } from './time';

export type LogLevel = 'INFO' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

export interface LogFields {
  at: number;
  requestAt: number;
  operatorId: string;
  username: string;
  /** Access key of the call, or its path when it has no key. */
  action: string;
  /** Code of the answer. */
  code: number;
  /** Error identifier of a refusal (docs/rules/calls.md#refusals). */
  error: string | undefined;
  /** FAILED means a server error. */
  result: 'SUCCESS' | 'PARTIAL' | 'REFUSED' | 'FAILED';
  level: LogLevel;
  traceId: string;
  ip: string;
  /** The request body as JSON; never contains a secret (docs/rules/invariants.md#invariant-29). */
  detail: string;
  /** Additional data: session, record, fields before and after. */
  about: Readonly<Record<string, unknown>>;
}

export interface LogEntry extends LogFields {
  seq: number;
  hash: string;
}

const START = '0'.repeat(64);

/** The operation log. Its numbers have no gaps, and each hash covers the previous entry (docs/rules/invariants.md#invariant-27). */
export class OperationLog {
  readonly entries: LogEntry[] = [];
  /** Stored separately from the entries, to detect a missing or forged last entry. */
  last = { seq: 0, hash: START };

  append(fields: LogFields): LogEntry {
    const seq = this.last.seq + 1;
    const entry = { ...fields, seq, hash: hashOf(this.last.hash, seq, fields) };
    this.entries.push(entry);
    this.last = { seq, hash: entry.hash };
    return entry;
  }

  /** The hash of the previous entry, which the hash of this entry covers. */
  hashBefore = (seq: number): string => this.entries[seq - 2]?.hash ?? START;
}

/** The correct hash of an entry. */
export function hashOf(previous: string, seq: number, fields: LogFields): string {
  const parts = Object.entries(fields).filter(([name]) => name !== 'seq' && name !== 'hash');
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, ...parts]))
    .digest('hex');
}

const STAMP_LENGTH = 14;

/** The number of an entry: its time and its position. */
export const logNoOf = ({ seq, at }: LogEntry): string => `O${stampOf(at)}${String(seq).padStart(6, '0')}`;

/** The entry with this number. */
export function entryOf({ entries }: OperationLog, logNo: string): LogEntry | undefined {
  const no = logNo.trim().toUpperCase();
  const entry = /^O\d{20,}$/.test(no) ? entries[Number(no.slice(1 + STAMP_LENGTH)) - 1] : undefined;
  return entry && logNoOf(entry) === no ? entry : undefined;
}
