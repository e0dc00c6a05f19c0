import { CHANGED, conflict } from '../base/conflict';
import type { Refusal, Text } from '../engine/text';
import type { PlatformCall } from '../model/operators';
import type { Stamped } from '../model/stamped';

type Audited = Pick<Stamped, 'version' | 'updatedAt' | 'updatedBy'>;

/** 409 with the current row and who changed it last (docs/rules/calls.md#conflicts). */
export function conflictOf(
  { lang, at }: PlatformCall,
  { updatedBy, updatedAt }: Audited,
  current: object,
  text: Text = CHANGED,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  const error = text === CHANGED ? 'VERSION_CONFLICT' : 'STATE_CONFLICT';
  return conflict(error, text, { who: updatedBy, at: updatedAt, now: at, lang }, values, current);
}

/** Records who changed a record and when, and increments its version. */
export function touch(record: Audited, { actor, at }: PlatformCall) {
  Object.assign(record, { version: record.version + 1, updatedAt: at, updatedBy: actor.username });
}
