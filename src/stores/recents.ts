import { RECENTS_KEY } from '@/constants';
import { isKnownEntity, isRecordNo, type RecordRef } from '@/domain/records';

const MAX = 10;

function isRef(value: unknown): value is RecordRef {
  const ref = value as Partial<RecordRef> | null;
  return isKnownEntity(ref?.entity) && isRecordNo(ref?.no);
}

/**
 * The records that this operator opened last in this browser, newest first. Damaged storage, or another operator's, counts as
 * empty.
 */
export function readRecents(operatorId: string): RecordRef[] {
  try {
    const stored = JSON.parse(localStorage.getItem(RECENTS_KEY) ?? 'null') as { operatorId?: unknown; list?: unknown } | null;
    if (stored?.operatorId !== operatorId || !Array.isArray(stored.list)) return [];
    // Copies the known fields only, so that nothing else stays in the storage.
    return stored.list
      .filter(isRef)
      .slice(0, MAX)
      .map(({ entity, no }) => ({ entity, no }));
  } catch {
    return [];
  }
}

/** Notes that a record was opened; kept until the session ends. */
export function noteRecent(operatorId: string, { entity, no }: RecordRef): void {
  const others = readRecents(operatorId).filter((one) => one.entity !== entity || one.no !== no);
  localStorage.setItem(RECENTS_KEY, JSON.stringify({ operatorId, list: [{ entity, no }, ...others].slice(0, MAX) }));
}
