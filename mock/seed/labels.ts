import en from '../../src/locales/en-US/all';
import zh from '../../src/locales/zh-CN/all';

const MESSAGES = { en, zh };

/** A message of the console by key. @throws when it does not exist */
export function messageOf(lang: 'en' | 'zh', key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], MESSAGES[lang]);
  if (typeof found !== 'string') throw new Error(`No message ${key}`);
  return found;
}
