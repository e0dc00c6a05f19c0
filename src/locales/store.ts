import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale, MessageKey, Messages } from './types';

/** Values of the placeholders of a message. */
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

interface LocaleState {
  locale: Locale;
  t: Translate;
}

const STORE_KEY = 'locale';
const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ './en-US'),
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ './zh-CN'),
};
const listeners = new Set<() => void>();
let state: LocaleState | undefined;

function findMessage(messages: Messages, key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string' ? found : key;
}

function createTranslate(locale: Locale, messages: Messages): Translate {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = findMessage(messages, key);
    if (!message.includes('{')) return message;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(values));
  };
}

/** The language chosen before, else the browser's, else English (decisions §21). */
export function preferredLocale(): Locale {
  const chosen = localStorage.getItem(STORE_KEY);
  if (chosen === 'en-US' || chosen === 'zh-CN') return chosen;
  const first = navigator.languages.find((language) => /^(zh|en)\b/i.test(language));
  return first?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

/** Loads the messages of a language and puts it in force everywhere; the old one stays when loading fails (rejects). */
export async function applyLocale(locale: Locale): Promise<void> {
  const messages = await loaders[locale]();
  state = { locale, t: createTranslate(locale, messages.default) };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Like applyLocale, and remembers the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await applyLocale(locale);
  localStorage.setItem(STORE_KEY, locale);
}

/** The language in force. Throws before the first one is loaded, which the entry awaits. */
export function localeState(): LocaleState {
  if (!state) throw new Error('No language is loaded yet');
  return state;
}

/** Calls back after each switch; gives back what stops it. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
