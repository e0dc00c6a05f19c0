import { local } from '@/browserStore';
import { RECENTS_KEY } from '@/constants';
import type { RecordRef } from '@/domain/records';
import { MAX_PINS, readRecents, readRefs } from './recents';

/** The records that this operator pinned in this browser, the last one first; wiped with the recent ones. */
export const readPins = (operatorId: string): RecordRef[] => readRefs(operatorId, 'pins', MAX_PINS);

/** Pins a record, or removes its pin. @returns the pins, or undefined when there are too many */
export function togglePin(operatorId: string, { entity, no }: RecordRef): RecordRef[] | undefined {
  const pins = readPins(operatorId);
  const others = pins.filter((one) => one.entity !== entity || one.no !== no);
  const next = others.length < pins.length ? others : [{ entity, no }, ...others];
  if (next.length > MAX_PINS) return undefined;
  local.put(RECENTS_KEY, JSON.stringify({ operatorId, list: readRecents(operatorId), pins: next }));
  return next;
}
