import { type Lang, Refusal, type Text } from '../engine/text';
import { ago, timeOf } from '../engine/time';

/** What the caller saw is no longer what is there. */
export const CHANGED: Text = ['Changed by {who} {ago} ago.', '{ago}前已被 {who} 修改。'];

/** The record has gone on to a state in which the action makes no sense. */
export const MOVED: Text = [
  'Changed by {who} {ago} ago; the state no longer allows it.',
  '{ago}前已被 {who} 变更，当前状态不允许此操作。',
];

export type ConflictCode = 'STATE_CONFLICT' | 'VERSION_CONFLICT';

/** Who changed a record last and when, and who asks in which language. Times in ms. */
interface LastChange {
  who: string;
  at: number;
  now: number;
  lang: Lang;
}

/**
 * 409: who changed the record and when (docs/rules/calls.md#conflicts).
 * @param text may name `{who}` and `{ago}`
 * @param values what it names besides
 * @param current the row as it is, where the caller does not add it
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
