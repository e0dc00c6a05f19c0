import { local } from '@/browserStore';
import { RECENTS_KEY } from '@/constants';
import { isKnownEntity, isRecordNo, type RecordRef } from '@/domain/records';

const MAX = 10;
export const MAX_PINS = 20;

function isRef(value: unknown): value is RecordRef {
  const ref = value as Partial<RecordRef> | null;
  return isKnownEntity(ref?.entity) && isRecordNo(ref?.no);
}

/** Reads one list of the operator's stored records. Damaged storage, or another operator's, counts as empty. */
export function readRefs(operatorId: string, name: 'list' | 'pins', max: number): RecordRef[] {
  try {
    const stored = JSON.parse(local.get(RECENTS_KEY) ?? 'null') as Record<string, unknown> | null;
    const kept = stored?.[name];
    if (stored?.operatorId !== operatorId || !Array.isArray(kept)) return [];
    // Copies the known fields only, so that nothing else stays in the storage.
    return kept
      .filter(isRef)
      .slice(0, max)
      .map(({ entity, no }) => ({ entity, no }));
  } catch {
    return [];
  }
}

/** The records that this operator opened last in this browser, newest first. */
export const readRecents = (operatorId: string): RecordRef[] => readRefs(operatorId, 'list', MAX);

/** Notes that a record was opened; kept until the session ends. */
export function noteRecent(operatorId: string, { entity, no }: RecordRef): void {
  const others = readRecents(operatorId).filter((one) => one.entity !== entity || one.no !== no);
  const list = [{ entity, no }, ...others].slice(0, MAX);
  local.put(RECENTS_KEY, JSON.stringify({ operatorId, list, pins: readRefs(operatorId, 'pins', MAX_PINS) }));
}
