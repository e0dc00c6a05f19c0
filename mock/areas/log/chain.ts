import { hashOf, type OperationLog } from '../../engine/log';

/** A break in the hash chain of the operation log. */
export interface ChainBreak {
  seq: number;
  /** MISSING: another entry, or none, is at this position. */
  fault: 'MISSING' | 'ALTERED';
}

/** The first number of a range whose entry is missing or altered; undefined when the chain is intact. */
export function firstBreak(log: OperationLog, from = 1, to = Math.max(log.last.seq, log.entries.length)): ChainBreak | undefined {
  let hash = log.hashBefore(from);
  for (let seq = from; seq <= to; seq++) {
    const entry = log.entries[seq - 1];
    if (entry?.seq !== seq) return { seq, fault: 'MISSING' };
    if (entry.hash !== hashOf(hash, seq, entry)) return { seq, fault: 'ALTERED' };
    hash = entry.hash;
  }
  return to >= log.last.seq && hash !== log.last.hash ? { seq: to, fault: 'ALTERED' } : undefined;
}
