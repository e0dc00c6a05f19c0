import { type Lang, Refusal, type Text } from '../engine/text';
import { ago, timeOf } from '../engine/time';

/** Message: the record has changed since the caller loaded it. */
export const CHANGED: Text = ['Changed by {who} {ago} ago.', '{ago}前已被 {who} 修改。'];

/** Message: the record is now in a state that does not allow the action. */
export const MOVED: Text = [
  'Changed by {who} {ago} ago; the state no longer allows it.',
  '{ago}前已被 {who} 变更，当前状态不允许此操作。',
];

export type ConflictCode = 'STATE_CONFLICT' | 'VERSION_CONFLICT';

/** Who changed the record last and when (ms), and the language of the caller. */
interface LastChange {
  who: string;
  at: number;
  now: number;
  lang: Lang;
}

/**
 * 409 that says who changed the record and when (docs/rules/calls.md#conflicts).
 * @param text may contain `{who}` and `{ago}`
 * @param values further values of the text
 * @param current the current row, unless the caller adds it
 */
export function conflict(
  error: ConflictCode,
  text: Text,
  { who, at, now, lang }: LastChange,
  values: Readonly<Record<string, string | number>> = {},
  current?: object,
): Refusal {
  const data = { ...(current && { current }), changedBy: who, changedAt: timeOf(at) };
  return new Refusal(409, error, text, { who, ago: ago(lang, now - at), ...values }, data);
}
