import { hasStorageFault, local, ofTab, onStorageFault } from '@/browserStore';
import { DRAFTS_KEY, EARLY_LIST_KEY, LABELS_KEY, OUTBOX_KEY, OWNER_KEY, PAGE_SIZES, RECENTS_KEY } from '@/constants';
import { createRequestId } from '@/domain/requestId';
import { isDraft, isStored } from '@/hooks/drafts';
import { screens } from '../../config/routes';
import { type DroppedKind, noteLocal } from './notices';
import { isSent, type Sent } from './outbox';

/*
 * What the browser keeps may come from another version of the console, older or newer, or be damaged. The code that reads it falls back
 * to a default and leaves it; this check removes it, and tells you once what you would miss (docs/rules/console.md#stored-things).
 */

type Part = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

interface Rule {
  /** The name under which it is stored, or the start of the names; a choice of one operator ends in the username. */
  key: string;
  isStart?: boolean;
  isOwn?: boolean;
  isFine: Test;
  /** Told when it is removed; left out for what no operator would miss. */
  told?: DroppedKind;
}

/** In the order in which they are told. */
const KINDS: readonly DroppedKind[] = ['layout', 'choice', 'input', 'change'];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const listOf =
  (isFine: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isFine);
const isText: Test = (value) => typeof value === 'string';
const isColumn: Test = (value) => isPart(value) && isText(value.key);

const LOCAL: readonly Rule[] = [
  {
    key: 'layout:',
    isStart: true,
    isOwn: true,
    isFine: (value) => isPart(value) && listOf(isColumn)(value.columns),
    told: 'layout',
  },
  { key: 'figures:', isStart: true, isOwn: true, isFine: oneOf('folded', 'open'), told: 'choice' },
  { key: 'refresh:', isStart: true, isOwn: true, isFine: Number.isInteger, told: 'choice' },
  { key: 'pageSize:', isStart: true, isOwn: true, isFine: oneOf(...PAGE_SIZES), told: 'choice' },
  { key: 'start:', isStart: true, isOwn: true, isFine: (value) => screens.some(({ path }) => path === value), told: 'choice' },
  { key: 'agents:', isStart: true, isOwn: true, isFine: oneOf('tree'), told: 'choice' },
  { key: 'charts:', isStart: true, isOwn: true, isFine: oneOf('open'), told: 'choice' },
  { key: 'mch.draft:', isStart: true, isOwn: true, isFine: isPart, told: 'input' },
  { key: 'reasons:', isStart: true, isFine: listOf(isText) },
  { key: OUTBOX_KEY, isFine: listOf((one) => isSent(one as Partial<Sent> | null)), told: 'change' },
  { key: OWNER_KEY, isFine: (value) => isPart(value) && listOf(isText)(value.tokens) },
  { key: RECENTS_KEY, isFine: (value) => isPart(value) && Array.isArray(value.list) },
  { key: LABELS_KEY, isFine: (value) => isPart(value) && Array.isArray(value.labels) },
  { key: 'own-notices', isFine: (value) => isPart(value) && typeof value.at === 'number' },
];
/** Stored as plain texts. */
const TEXTS: readonly Rule[] = [
  { key: 'theme', isFine: oneOf('light', 'dark'), told: 'choice' },
  { key: 'locale', isFine: oneOf('en-US', 'zh-CN'), told: 'choice' },
  { key: 'shortcuts', isFine: oneOf('off'), told: 'choice' },
  { key: 'keyHints', isFine: oneOf('off'), told: 'choice' },
];
const OF_TAB: readonly Rule[] = [
  {
    key: DRAFTS_KEY,
    isFine: (value) => isStored(value) && Object.values(value.drafts).every((draft) => isDraft(draft)),
    told: 'input',
  },
  { key: 'filter:', isStart: true, isFine: (value) => isPart(value) && Object.values(value).every(isText), told: 'choice' },
  { key: EARLY_LIST_KEY, isFine: (value) => isPart(value) && isText(value.path) },
];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What of a value this version can read; undefined when it is nothing. */
function healed(key: string, value: unknown): unknown {
  if (key === OUTBOX_KEY && Array.isArray(value)) {
    const kept = value.filter((one) => isSent(one));
    return kept.length > 0 ? kept : undefined;
  }
  if (key !== DRAFTS_KEY || !isStored(value)) return undefined;
  const kept = Object.entries(value.drafts).filter(([, draft]) => isDraft(draft));
  return kept.length > 0 ? { ...value, drafts: Object.fromEntries(kept) } : undefined;
}

/** Removes what the rules do not fit. Returns the kinds of which the operator must hear. */
function clean(store: typeof local, rules: readonly Rule[], username: string, read: (text: string) => unknown): DroppedKind[] {
  const told: DroppedKind[] = [];
  for (const key of store.keys()) {
    const rule = rules.find((one) => (one.isStart ? key.startsWith(one.key) : key === one.key));
    // Another operator of this browser is told after the next sign-in.
    if (!rule || (rule.isOwn && !key.endsWith(`:${username}`))) continue;
    const value = read(store.get(key) ?? '');
    if (rule.isFine(value)) continue;
    const rest = healed(key, value);
    store.put(key, rest === undefined ? null : JSON.stringify(rest));
    if (rule.told) told.push(rule.told);
  }
  return told;
}

const tellUnkept = () => noteLocal({ kind: 'UNKEPT', noticeId: createRequestId() });

/** Tells the operator when this browser keeps nothing. */
export function watchStorage(): void {
  if (hasStorageFault()) tellUnkept();
  else onStorageFault(tellUnkept);
}

/** Removes the stored things that this version cannot read, and tells the operator what is missing. */
export function checkStored(username: string): void {
  const dropped = [
    ...clean(local, LOCAL, username, parse),
    ...clean(local, TEXTS, username, (text) => text),
    ...clean(ofTab, OF_TAB, username, parse),
  ];
  if (dropped.length === 0) return;
  const kinds = KINDS.filter((kind) => dropped.includes(kind));
  noteLocal({ kind: 'DROPPED', noticeId: createRequestId(), dropped: kinds });
}
