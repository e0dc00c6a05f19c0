import { createHash } from 'node:crypto';

export type LogLevel = 'NORMAL' | 'HIGH' | 'CRITICAL';

export interface LogFields {
  at: number;
  requestAt: number;
  operatorId: string;
  username: string;
  /** Access key of the call, or its path without a key. */
  action: string;
  /** Code of the answer. */
  code: number;
  result: 'OK' | 'PARTIAL' | 'REFUSED';
  level: LogLevel;
  traceId: string;
  ip: string;
  /** What was sent, as JSON; never a secret (simulator 4.2, 29). */
  detail: string;
}

export interface LogEntry extends LogFields {
  seq: number;
  hash: string;
}

const START = '0'.repeat(64);

/** The operation log: gapless, each entry's hash covers the one before (simulator 4.2, 27). */
export class OperationLog {
  readonly entries: LogEntry[] = [];

  append(fields: LogFields): LogEntry {
    const seq = this.entries.length + 1;
    const entry = { ...fields, seq, hash: hashOf(this.entries[seq - 2]?.hash ?? START, seq, fields) };
    this.entries.push(entry);
    return entry;
  }

  /** Violations of invariant 27 that the log alone can show. */
  check(): string[] {
    const found: string[] = [];
    let hash = START;
    this.entries.forEach((entry, index) => {
      if (entry.seq !== index + 1) found.push(`27: log entry ${index + 1} has number ${entry.seq}`);
      if (entry.hash !== hashOf(hash, entry.seq, entry)) found.push(`27: the chain breaks at log entry ${entry.seq}`);
      if (entry.at < entry.requestAt) found.push(`27: log entry ${entry.seq} is older than its request`);
      hash = entry.hash;
    });
    return found;
  }
}

function hashOf(previous: string, seq: number, fields: LogFields): string {
  const { at, requestAt, operatorId, username, action, code, result, level, traceId, ip, detail } = fields;
  const parts = [previous, seq, at, requestAt, operatorId, username, action, code, result, level, traceId, ip, detail];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
