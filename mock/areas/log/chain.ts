import { hashOf, type OperationLog } from '../../engine/log';

/** Where the chain of the operation log does not hold. */
export interface ChainBreak {
  seq: number;
  /** MISSING: another entry, or none, stands in the place of this number. */
  fault: 'MISSING' | 'ALTERED';
}

/** The first number of a range whose entry is not in its place, or not as it was written; undefined when the chain holds. */
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
