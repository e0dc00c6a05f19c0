import type { IntlMessageFormat } from 'intl-messageformat';
import type { BaseMessages, ConsoleMessages, LaterMessages, Locale, MessageKey } from './types';

/** Values of the placeholders of a message. */
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;
/** Fills the placeholders of a message of one language. */
type Formatter = (message: string, values: MessageValues | undefined) => string;

interface LocaleState {
  locale: Locale;
  messages: object;
  t: Translate;
}

const STORE_KEY = 'locale';
const base: Record<Locale, () => Promise<{ default: BaseMessages }>> = {
  'en-US': () => import(/* webpackChunkName: "base-en-US" */ './en-US/base'),
  'zh-CN': () => import(/* webpackChunkName: "base-zh-CN" */ './zh-CN/base'),
};
const inside: Record<Locale, () => Promise<{ default: ConsoleMessages; IntlMessageFormat: typeof IntlMessageFormat }>> = {
  'en-US': () => import(/* webpackChunkName: "console-en-US" */ './en-US/console'),
  'zh-CN': () => import(/* webpackChunkName: "console-zh-CN" */ './zh-CN/console'),
};
const later: Record<Locale, () => Promise<{ default: LaterMessages }>> = {
  'en-US': () => import(/* webpackChunkName: "later-en-US" */ './en-US/later'),
  'zh-CN': () => import(/* webpackChunkName: "later-zh-CN" */ './zh-CN/later'),
};
const listeners = new Set<() => void>();
let state: LocaleState | undefined;
/** The login page has neither the texts of the screens nor the formatter: together they are a tenth of what it loads. */
let isConsoleWanted = false;
let isLaterWanted = false;

function findMessage(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string' ? found : key;
}

function createTranslate(messages: object, format: Formatter | undefined): Translate {
  return (key, values) => {
    const message = findMessage(messages, key);
    return format && message.includes('{') ? format(message, values) : message;
  };
}

function createFormatter(Format: typeof IntlMessageFormat, locale: Locale): Formatter {
  const formats = new Map<string, IntlMessageFormat>();
  return (message, values) => {
    let format = formats.get(message);
    if (!format) {
      format = new Format(message, locale, undefined, { ignoreTag: true });
      formats.set(message, format);
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
  const wanted = [isConsoleWanted, isLaterWanted] as const;
  const [common, screens, rest] = await Promise.all([
    base[locale](),
    wanted[0] ? inside[locale]() : undefined,
    wanted[1] ? later[locale]() : undefined,
  ]);
  // More was asked for while this was on its way: that load carries on with the whole.
  if (wanted[0] !== isConsoleWanted || wanted[1] !== isLaterWanted) return applyLocale(locale);
  const format = screens && createFormatter(screens.IntlMessageFormat, locale);
  const messages = { ...common.default, ...screens?.default, ...rest?.default };
  state = { locale, messages, t: createTranslate(messages, format) };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Fetches code that is needed at second sight, and the texts that such code needs. Nothing that is drawn already is drawn anew. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const locale = state?.locale ?? preferredLocale();
  const [loaded, rest] = await Promise.all([code, later[locale]()]);
  isLaterWanted = true;
  if (state?.locale === locale) Object.assign(state.messages, rest.default);
  // The language was changed meanwhile.
  else await applyLocale(state?.locale ?? locale);
  return loaded;
}

/** Adds the texts of the screens to the language in force; needed before the layout is drawn. */
export async function loadConsoleTexts(): Promise<void> {
  if (isConsoleWanted && state) return;
  isConsoleWanted = true;
  await applyLocale(state?.locale ?? preferredLocale());
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
