import en from '../../../src/locales/en-US/all';
import zh from '../../../src/locales/zh-CN/all';
import type { Lang, Text } from '../../engine/text';

/** Every message of the console. */
export const messages = { en, zh } as const satisfies Record<Lang, object>;

/** What the console's messages hold at this key: a message, a group of them, or nothing. */
export const messageAt = (lang: Lang, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages[lang]);

/** A message of the console by key. @throws when it does not exist */
export function messageOf(lang: Lang, key: string): string {
  const found = messageAt(lang, key);
  if (typeof found !== 'string') throw new Error(`No message ${key}`);
  return found;
}

/** A message of the console in both languages. @throws when it does not exist */
export const labelOf = (key: string): Text => [messageOf('en', key), messageOf('zh', key)];
