import type { ErrorCode } from '@/contract';
import { asShown } from '../../src/domain/written';

/** Languages that the platform speaks (docs/rules/console.md#languages). */
export type Lang = 'en' | 'zh';

/** Every sentence exists in both languages; `{name}` marks a value. */
export type Text = readonly [en: string, zh: string];

/** The sentence in this language, with its values put in; an unknown value shows as an empty text. */
export function say(lang: Lang, text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = text[lang === 'zh' ? 1 : 0];
  if (!sentence.includes('{')) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(asShown(values[name] ?? '')));
}

/** The first language of an Accept-Language header that the platform speaks, else en; browsers send them in order. */
export const langOf = (header: string | undefined): Lang =>
  /\b(zh|en)\b/i.exec(header ?? '')?.[0].toLowerCase() === 'zh' ? 'zh' : 'en';

/**
 * A refusal that the caller caused (docs/rules/calls.md#refusals); thrown by handlers, turned into an answer by the engine. No Error:
 * one is made for every row that an operator may not act on, and a stack trace would cost more than the row.
 */
export class Refusal {
  /**
   * @param code body code of the catalogue
   * @param error machine word of the catalogue
   * @param text the sentence in both languages, its values already put in or given as `values`
   * @param data what the code adds, in the caller's language
   */
  constructor(
    readonly code: number,
    readonly error: ErrorCode,
    readonly text: Text,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly data?: Record<string, unknown>,
  ) {}
}
