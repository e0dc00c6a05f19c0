import en from '../../src/locales/en-US/all';
import zh from '../../src/locales/zh-CN/all';

const MESSAGES = { en, zh };

/** A text of the console by its key. @throws when it has none */
export function messageOf(lang: 'en' | 'zh', key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], MESSAGES[lang]);
  if (typeof found !== 'string') throw new Error(`No message ${key}`);
  return found;
}
