import { RECENTS_KEY } from '@/constants';
import { isKnownEntity, isRecordNo, type RecordRef } from '@/domain/records';

const MAX = 10;

function isRef(value: unknown): value is RecordRef {
  const ref = value as Partial<RecordRef> | null;
  return isKnownEntity(ref?.entity) && isRecordNo(ref?.no);
}

/** What this operator opened last in this browser, the newest first; storage that is damaged or of somebody else counts as empty. */
export function readRecents(operatorId: string): RecordRef[] {
  try {
    const stored = JSON.parse(localStorage.getItem(RECENTS_KEY) ?? 'null') as { operatorId?: unknown; list?: unknown } | null;
    if (stored?.operatorId !== operatorId || !Array.isArray(stored.list)) return [];
    // Only what we know of: nothing else that somebody wrote there goes on being kept.
    return stored.list
      .filter(isRef)
      .slice(0, MAX)
      .map(({ entity, no }) => ({ entity, no }));
  } catch {
    return [];
  }
}

/** Remembers that a record was opened; kept until the session ends. */
export function noteRecent(operatorId: string, { entity, no }: RecordRef): void {
  const others = readRecents(operatorId).filter((one) => one.entity !== entity || one.no !== no);
  localStorage.setItem(RECENTS_KEY, JSON.stringify({ operatorId, list: [{ entity, no }, ...others].slice(0, MAX) }));
}
