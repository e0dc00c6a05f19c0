import type { ErrorCode } from '@/contract';
import { asShown } from '../../src/domain/written';

/** Languages of the platform (docs/rules/console.md#languages). */
export type Lang = 'en' | 'zh';

/** Every message has both languages; `{name}` is a placeholder. */
export type Text = readonly [en: string, zh: string];

/** The message in this language with its values inserted; a missing value becomes an empty text. */
export function say(lang: Lang, text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = text[lang === 'zh' ? 1 : 0];
  if (!sentence.includes('{')) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(asShown(values[name] ?? '')));
}

/** The first supported language of an Accept-Language header, otherwise en; browsers send them by preference. */
export const langOf = (header: string | undefined): Lang =>
  /\b(zh|en)\b/i.exec(header ?? '')?.[0].toLowerCase() === 'zh' ? 'zh' : 'en';

/** Of a call, or an action, for want of its key; the name is that of the key. */
export const NO_RIGHT: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];

/**
 * A refusal caused by the caller (docs/rules/calls.md#refusals). Handlers throw it, the engine converts it to an answer. It is no
 * Error: one is created for every row that an operator may not act on, and stack traces are expensive.
 */
export class Refusal {
  /**
   * @param code body code of the catalogue
   * @param error error identifier of the catalogue
   * @param text the message in both languages; its values are already inserted or given as `values`
   * @param data additional data of the code, in the caller's language
   */
  constructor(
    readonly code: number,
    readonly error: ErrorCode,
    readonly text: Text,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly data?: Record<string, unknown>,
  ) {}
}

/** 404 for a record that does not exist, or that the caller may not see: the answer tells no difference. */
export const notFound = (text: Text): Refusal => new Refusal(404, 'NOT_FOUND', text);

/** The record, when it exists and the caller may see it. @throws Refusal 404 */
export function demandFound<One extends object>(
  found: One | undefined,
  text: Text,
  sees: (one: One) => boolean = () => true,
): One {
  if (!found || !sees(found)) throw notFound(text);
  return found;
}
