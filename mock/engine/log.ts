import { createHash } from 'node:crypto';

export type LogLevel = 'INFO' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

export interface LogFields {
  at: number;
  requestAt: number;
  operatorId: string;
  username: string;
  /** Access key of the call, or its path without a key. */
  action: string;
  /** Code of the answer. */
  code: number;
  /** Machine word of a refusal (docs/rules/calls.md#refusals). */
  error: string | undefined;
  /** FAILED: the fault was the server's. */
  result: 'SUCCESS' | 'PARTIAL' | 'REFUSED' | 'FAILED';
  level: LogLevel;
  traceId: string;
  ip: string;
  /** What was sent, as JSON; never a secret (docs/rules/invariants.md#invariant-29). */
  detail: string;
  /** What the platform says of the call beyond that: session, record, fields before and after. */
  about: Readonly<Record<string, unknown>>;
}

export interface LogEntry extends LogFields {
  seq: number;
  hash: string;
}

const START = '0'.repeat(64);

/** The operation log: gapless, each entry's hash covers the one before (docs/rules/invariants.md#invariant-27). */
export class OperationLog {
  readonly entries: LogEntry[] = [];
  /** Kept apart from the entries, so that a missing or forged end shows. */
  last = { seq: 0, hash: START };

  append(fields: LogFields): LogEntry {
    const seq = this.last.seq + 1;
    const entry = { ...fields, seq, hash: hashOf(this.last.hash, seq, fields) };
    this.entries.push(entry);
    this.last = { seq, hash: entry.hash };
    return entry;
  }

  /** What the hash of the entry with this number covers of the one before. */
  hashBefore = (seq: number): string => this.entries[seq - 2]?.hash ?? START;
}

/** What an entry's hash must be. */
export function hashOf(previous: string, seq: number, fields: LogFields): string {
  const parts = Object.entries(fields).filter(([name]) => name !== 'seq' && name !== 'hash');
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, ...parts]))
    .digest('hex');
}
