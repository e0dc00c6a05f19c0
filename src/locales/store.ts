import type { StoredLabel } from '@/domain/dictionary';
import type { Tone } from '@/domain/status';
import type { createFormatter, Formatter, MessageValues } from './formatter';
import type { Locale } from './locale';
import type { MessageKey } from './types';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

interface LocaleState {
  locale: Locale;
  messages: object;
  format: Formatter | undefined;
  t: Translate;
}

const STORE_KEY = 'locale';
type Texts = Promise<{ default: object }>;
/** Texts of one screen, each under the name that their keys begin with. */
const asTexts = (screen: object) => ({ default: screen });
/**
 * Parts of the texts, each fetched when it is first needed: `base` is all that the login page has, `console` has that and what every
 * screen needs, `later` is for dialogs, drawers and menus, the others are for the screens of one section.
 */
const parts = {
  base: {
    'en-US': (): Texts => import(/* webpackChunkName: "base-en-US" */ './en-US/base'),
    'zh-CN': (): Texts => import(/* webpackChunkName: "base-zh-CN" */ './zh-CN/base'),
  },
  console: {
    'en-US': (): Texts => import(/* webpackChunkName: "console-en-US" */ './en-US/console'),
    'zh-CN': (): Texts => import(/* webpackChunkName: "console-zh-CN" */ './zh-CN/console'),
  },
  later: {
    'en-US': (): Texts => import(/* webpackChunkName: "later-en-US" */ './en-US/later'),
    'zh-CN': (): Texts => import(/* webpackChunkName: "later-zh-CN" */ './zh-CN/later'),
  },
  system: {
    'en-US': (): Texts => import(/* webpackChunkName: "system-en-US" */ './en-US/system'),
    'zh-CN': (): Texts => import(/* webpackChunkName: "system-zh-CN" */ './zh-CN/system'),
  },
  payrecord: {
    'en-US': (): Texts => import(/* webpackChunkName: "payrecord-en-US" */ './en-US/trading/payrecord').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "payrecord-zh-CN" */ './zh-CN/trading/payrecord').then(asTexts),
  },
  sett: {
    'en-US': (): Texts => import(/* webpackChunkName: \"sett-en-US\" */ './en-US/trading/payout').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: \"sett-zh-CN\" */ './zh-CN/trading/payout').then(asTexts),
  },
  profit: {
    'en-US': (): Texts => import(/* webpackChunkName: "profit-en-US" */ './en-US/trading/profit').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "profit-zh-CN" */ './zh-CN/trading/profit').then(asTexts),
  },
  mch: {
    'en-US': (): Texts => import(/* webpackChunkName: "mch-en-US" */ './en-US/parties/mch').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "mch-zh-CN" */ './zh-CN/parties/mch').then(asTexts),
  },
  white: {
    'en-US': (): Texts => import(/* webpackChunkName: "white-en-US" */ './en-US/parties/white').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "white-zh-CN" */ './zh-CN/parties/white').then(asTexts),
  },
  product: {
    'en-US': (): Texts => import(/* webpackChunkName: "product-en-US" */ './en-US/parties/product').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "product-zh-CN" */ './zh-CN/parties/product').then(asTexts),
  },
  payway: {
    'en-US': (): Texts => import(/* webpackChunkName: "payway-en-US" */ './en-US/parties/payway').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "payway-zh-CN" */ './zh-CN/parties/payway').then(asTexts),
  },
  round: {
    'en-US': (): Texts => import(/* webpackChunkName: "round-en-US" */ './en-US/parties/round').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "round-zh-CN" */ './zh-CN/parties/round').then(asTexts),
  },
  mchMenu: {
    'en-US': (): Texts => import(/* webpackChunkName: "mchMenu-en-US" */ './en-US/parties/mchMenu').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "mchMenu-zh-CN" */ './zh-CN/parties/mchMenu').then(asTexts),
  },
  agent: {
    'en-US': (): Texts => import(/* webpackChunkName: "agent-en-US" */ './en-US/parties/agent').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "agent-zh-CN" */ './zh-CN/parties/agent').then(asTexts),
  },
  perf: {
    'en-US': (): Texts => import(/* webpackChunkName: "perf-en-US" */ './en-US/parties/perf').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "perf-zh-CN" */ './zh-CN/parties/perf').then(asTexts),
  },
  account: {
    'en-US': (): Texts => import(/* webpackChunkName: "account-en-US" */ './en-US/money/account').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "account-zh-CN" */ './zh-CN/money/account').then(asTexts),
  },
  upstream: {
    'en-US': (): Texts => import(/* webpackChunkName: "upstream-en-US" */ './en-US/money/upstream').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "upstream-zh-CN" */ './zh-CN/money/upstream').then(asTexts),
  },
  channel: {
    'en-US': (): Texts => import(/* webpackChunkName: "channel-en-US" */ './en-US/money/channel').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "channel-zh-CN" */ './zh-CN/money/channel').then(asTexts),
  },
  rate: {
    'en-US': (): Texts => import(/* webpackChunkName: "rate-en-US" */ './en-US/money/rate').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "rate-zh-CN" */ './zh-CN/money/rate').then(asTexts),
  },
  maintain: {
    'en-US': (): Texts => import(/* webpackChunkName: "maintain-en-US" */ './en-US/money/maintain').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "maintain-zh-CN" */ './zh-CN/money/maintain').then(asTexts),
  },
  trial: {
    'en-US': (): Texts => import(/* webpackChunkName: "trial-en-US" */ './en-US/money/trial').then(asTexts),
    'zh-CN': (): Texts => import(/* webpackChunkName: "trial-zh-CN" */ './zh-CN/money/trial').then(asTexts),
  },
  cards: {
    'en-US': (): Texts => import(/* webpackChunkName: "cards-en-US" */ './en-US/cards'),
    'zh-CN': (): Texts => import(/* webpackChunkName: "cards-zh-CN" */ './zh-CN/cards'),
  },
} as const satisfies Record<string, Record<Locale, () => Texts>>;
type Part = keyof typeof parts;
/** Which screens have texts of their own, by the beginning of their address. */
const SECTIONS: readonly (readonly [path: string, part: Part])[] = [
  ['/sys/', 'system'],
  ['/bankCard/', 'cards'],
  ['/trade/payrecord', 'payrecord'],
  ['/trade/sett', 'sett'],
  ['/trade/profit', 'profit'],
  // The longer before the shorter.
  ['/merchant/product/payway/round', 'round'],
  ['/merchant/product/payway', 'payway'],
  ['/merchant/product/pay', 'product'],
  ['/merchant/user/ip', 'white'],
  ['/merchant/user', 'mch'],
  ['/merchant/menu', 'mchMenu'],
  ['/agency/list', 'agent'],
  ['/agency/perf', 'perf'],
  ['/account/', 'account'],
  ['/bank/config', 'upstream'],
  ['/bank/channel', 'channel'],
  ['/currency/rate', 'rate'],
  ['/maintain', 'maintain'],
  ['/test/pay', 'trial'],
];
type Create = typeof createFormatter;
const listeners = new Set<() => void>();
let state: LocaleState | undefined;
/** What the data dictionary says of single codes, by the keys of their messages. */
let labels: ReadonlyMap<string, StoredLabel> = new Map();
/** The login page has neither the texts of the screens nor the formatter: together they are a tenth of what it loads. */
const wanted = new Set<Part>();

function findMessage(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
  return typeof found === 'string' ? found : key;
}

function createTranslate({ locale, messages, format }: Omit<LocaleState, 't'>): Translate {
  return (key, values) => {
    // Taken as it is: somebody may have typed a brace.
    const label = labels.get(key)?.[locale === 'zh-CN' ? 2 : 1];
    if (label) return label;
    const message = findMessage(messages, key);
    return format && message.includes('{') ? format(message, values) : message;
  };
}

/** The language chosen before, else the browser's, else English (docs/rules/console.md#languages). */
export function preferredLocale(): Locale {
  const chosen = localStorage.getItem(STORE_KEY);
  if (chosen === 'en-US' || chosen === 'zh-CN') return chosen;
  const first = navigator.languages.find((language) => /^(zh|en)\b/i.test(language));
  return first?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

async function fetchParts(locale: Locale, names: readonly Part[]): Promise<{ messages: object; create?: Create }> {
  const loaded = await Promise.all(names.map((name) => parts[name][locale]()));
  const withFormat = loaded.find((one): one is { default: object; createFormatter: Create } => 'createFormatter' in one);
  return { messages: Object.assign({}, ...loaded.map((one) => one.default)), create: withFormat?.createFormatter };
}

/** Everything that is drawn with a text is drawn anew. */
function inForce(next: Omit<LocaleState, 't'>): void {
  state = { ...next, t: createTranslate(next) };
  for (const listener of listeners) listener();
}

/** Lays the labels of the data dictionary over the messages, in place of those before. */
export function putLabels(next: readonly StoredLabel[]): void {
  labels = new Map(next.map((label) => [label[0], label]));
  if (state) inForce(state);
}

/** How the dictionary wants the code of a message to look; undefined for one that it does not know. */
export const toneOf = (key: string): Tone | undefined => labels.get(key)?.[3];

/** The codes of a group of messages that the dictionary knows, in its order. */
export function codesIn(group: string): string[] {
  return [...labels.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));
}

/** Loads the messages of a language and puts it in force everywhere; the old one stays when loading fails (rejects). */
export async function applyLocale(locale: Locale): Promise<void> {
  const asked = [...wanted];
  const { messages, create } = await fetchParts(locale, asked.length > 0 ? asked : ['base']);
  // More was asked for while this was on its way: that load carries on with the whole.
  if (asked.length !== wanted.size) return applyLocale(locale);
  inForce({ locale, messages, format: create?.(locale) });
  document.documentElement.lang = locale;
}

/** Fetches a further part of the texts. Nothing that is drawn already is drawn anew. */
async function addTexts(name: Part): Promise<void> {
  const locale = state?.locale ?? preferredLocale();
  const { messages } = await fetchParts(locale, [name]);
  wanted.add(name);
  if (state?.locale === locale) Object.assign(state.messages, messages);
  // The language was changed meanwhile.
  else await applyLocale(state?.locale ?? locale);
}

/** Fetches code that is needed at second sight, and the texts that such code needs. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, addTexts('later')]);
  return loaded;
}

/** Adds the texts of the screens to the language in force; needed before the layout is drawn. */
export async function loadConsoleTexts(): Promise<void> {
  if (wanted.has('console') && state) return;
  wanted.add('console');
  await applyLocale(state?.locale ?? preferredLocale());
}

/** What fetches the texts that a screen has beside those of the layout; undefined for a screen without any. */
export function screenTexts(path: string): (() => Promise<void>) | undefined {
  const part = SECTIONS.find(([start]) => path.startsWith(start))?.[1];
  return part && (async () => (wanted.has(part) ? undefined : addTexts(part)));
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
