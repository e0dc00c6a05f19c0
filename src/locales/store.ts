import { local } from '@/browserStore';
import type { StoredLabel } from '@/domain/dictionary';
import type { Tone } from '@/domain/status';
import type { createFormatter, Formatter, Message, MessageValues } from './formatter';
import type { Locale } from './locale';
import { screenParts } from './parts';
import type { MessageKey } from './types';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

interface LocaleState {
  locale: Locale;
  messages: object;
  format: Formatter | undefined;
  t: Translate;
}

const STORE_KEY = 'locale';
/** Texts by the first part of their keys; for a screen, the module itself. */
type Texts = object & { default?: object; createFormatter?: Create };
/**
 * Parts of the texts, each loaded on first use. `base` is for the login page. `console` includes it and the texts of every
 * screen. `overlays` is for dialogs, drawers and menus. The others are for the screens of a path.
 */
const parts = {
  base: {
    'en-US': () => import(/* webpackChunkName: "base-en-US" */ './en-US/base'),
    'zh-CN': () => import(/* webpackChunkName: "base-zh-CN" */ './zh-CN/base'),
  },
  console: {
    'en-US': () => import(/* webpackChunkName: "console-en-US" */ './en-US/console'),
    'zh-CN': () => import(/* webpackChunkName: "console-zh-CN" */ './zh-CN/console'),
  },
  overlays: {
    'en-US': () => import(/* webpackChunkName: "overlays-en-US" */ './en-US/overlays'),
    'zh-CN': () => import(/* webpackChunkName: "overlays-zh-CN" */ './zh-CN/overlays'),
  },
  ...screenParts,
} as const satisfies Record<string, Record<Locale, () => Promise<Texts>>>;
type Part = keyof typeof parts;
type Create = typeof createFormatter;
const listeners = new Set<() => void>();
let state: LocaleState | undefined;
/** Labels of the data dictionary, by message key. */
let labels: ReadonlyMap<string, StoredLabel> = new Map();
/**
 * Parts that are in use. The login page loads neither the texts of the screens nor the formatter, which saves a tenth of its
 * size.
 */
const wanted = new Set<Part>();

function findMessage(messages: object, key: string): Message {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string' || Array.isArray(found) ? found : key;
}

function createTranslate({ locale, messages, format }: Omit<LocaleState, 't'>): Translate {
  return (key, values) => {
    // Used unformatted, because a label may contain a brace.
    const label = labels.get(key)?.[locale === 'zh-CN' ? 2 : 1];
    if (label) return label;
    const message = findMessage(messages, key);
    if (typeof message === 'string' && !message.includes('{')) return message;
    return format?.(message, values) ?? key;
  };
}

/** The chosen language, else the browser's, else English (docs/rules/console.md#languages). */
export function preferredLocale(): Locale {
  const chosen = local.get(STORE_KEY);
  if (chosen === 'en-US' || chosen === 'zh-CN') return chosen;
  const first = navigator.languages.find((language) => /^(zh|en)\b/i.test(language));
  return first?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

async function fetchParts(locale: Locale, names: readonly Part[]): Promise<{ messages: object; create?: Create }> {
  const loaded: readonly Texts[] = await Promise.all(names.map((name) => parts[name][locale]()));
  const create = loaded.find((one) => one.createFormatter)?.createFormatter;
  return { messages: Object.assign({}, ...loaded.map((one) => one.default ?? one)), create };
}

/** Renders every component with texts again. */
function inForce(next: Omit<LocaleState, 't'>): void {
  state = { ...next, t: createTranslate(next) };
  for (const listener of listeners) listener();
}

/** Overrides messages with the labels of the data dictionary, replacing earlier labels. */
export function putLabels(next: readonly StoredLabel[]): void {
  labels = new Map(next.map((label) => [label[0], label]));
  if (state) inForce(state);
}

/** The dictionary's tone for the code of a message; undefined for an unknown code. */
export const toneOf = (key: string): Tone | undefined => labels.get(key)?.[3];

/** The dictionary's codes of a message group, in its order. */
export function codesIn(group: string): string[] {
  return [...labels.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));
}

/** Loads the messages of a language and applies it. Rejects when loading fails, and the old language stays. */
export async function applyLocale(locale: Locale): Promise<void> {
  const asked = [...wanted];
  const { messages, create } = await fetchParts(locale, asked.length > 0 ? asked : ['base']);
  // More parts were requested meanwhile: load all of them.
  if (asked.length !== wanted.size) return applyLocale(locale);
  inForce({ locale, messages, format: create?.(locale) });
  document.documentElement.lang = locale;
}

/** Loads one more part of the texts, without rendering anything again. */
async function addTexts(name: Part): Promise<void> {
  const locale = state?.locale ?? preferredLocale();
  const { messages } = await fetchParts(locale, [name]);
  wanted.add(name);
  if (state?.locale === locale) Object.assign(state.messages, messages);
  // The language has changed meanwhile.
  else await applyLocale(state?.locale ?? locale);
}

/** Loads code that is needed later than the screen, together with its texts. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, addTexts('overlays')]);
  return loaded;
}

/** Adds the texts of the screens; needed before the layout renders. */
export async function loadConsoleTexts(): Promise<void> {
  if (wanted.has('console') && state) return;
  wanted.add('console');
  await applyLocale(state?.locale ?? preferredLocale());
}

/** Loader of a screen's own texts; undefined for a screen without any. */
export function screenTexts(path: string): (() => Promise<void>) | undefined {
  const part = (Object.keys(screenParts) as (keyof typeof screenParts)[]).find((start) => path.startsWith(start));
  return part && (async () => (wanted.has(part) ? undefined : addTexts(part)));
}

/** Like applyLocale, and stores the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await applyLocale(locale);
  local.put(STORE_KEY, locale);
}

/** The present language. Throws before the first one is loaded, which the entry awaits. */
export function localeState(): LocaleState {
  if (!state) throw new Error('No language is loaded yet');
  return state;
}

/** Calls the listener after each switch. Returns a function that removes it. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
