import { Refusal, type Text } from '../engine/text';
import { ago, timeOf } from '../engine/time';
import type { PlatformCall } from '../model/operators';
import type { Stamped } from '../model/stamped';

const CHANGED: Text = ['Changed by {by} {ago} ago.', '{ago}前已被 {by} 修改。'];

type Audited = Pick<Stamped, 'version' | 'updatedAt' | 'updatedBy'>;

/** 409 with the row as it is, and who changed it last (docs/rules/calls.md#conflicts). */
export function conflictOf(
  { lang, at }: PlatformCall,
  { updatedBy: by, updatedAt }: Audited,
  current: object,
  text: Text = CHANGED,
  values: Readonly<Record<string, string | number>> = { by, ago: ago(lang, at - updatedAt) },
): Refusal {
  const error = text === CHANGED ? 'VERSION_CONFLICT' : 'STATE_CONFLICT';
  return new Refusal(409, error, text, values, { current, changedBy: by, changedAt: timeOf(updatedAt) });
}

/** Marks a record as changed by this call. */
export function touch(record: Audited, { actor, at }: PlatformCall) {
  Object.assign(record, { version: record.version + 1, updatedAt: at, updatedBy: actor.username });
}
