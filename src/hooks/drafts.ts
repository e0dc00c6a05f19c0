import { ofTab } from '@/browserStore';
import { DRAFTS_KEY, REPLACED_KEY, SESSION_KEY } from '@/constants';
import type { CurrentUser } from '@/contract';

/*
 * Unsent form input of a dialog (docs/rules/console.md#drafts). It is kept in the tab's session storage, so that it survives a
 * reload and the end of a session. Only the same operator gets it back, for half an hour. See keepable.ts for what is never stored.
 */
export type Typed = Readonly<Record<string, unknown>>;

interface Draft {
  /** Last change, in epoch ms. */
  at: number;
  /** Input by the id of the form. */
  forms: Readonly<Record<string, Typed>>;
}
interface Stored {
  operatorId: string;
  /** By the place of the dialog: screen, kind and record. */
  drafts: Readonly<Record<string, Draft>>;
}

/** Owner of the drafts. A server may leave out the operator's number. */
export const ownerOf = (user: Pick<CurrentUser, 'operatorId' | 'username'> | undefined): string | undefined =>
  user && String(user.operatorId ?? user.username);

/** True once the session of this tab has ended: nothing of its operator may be stored any more. */
export const isSignedOut = (): boolean => ofTab.get(SESSION_KEY) === null;

/** True while this tab reloads by itself, because another operator has signed in. */
export const isReplaced = (): boolean => ofTab.get(REPLACED_KEY) !== null;

const LIFE_MS = 30 * 60_000;
function write({ operatorId, drafts }: Stored): void {
  const isEmpty = Object.keys(drafts).length === 0;
  ofTab.put(DRAFTS_KEY, isEmpty ? null : JSON.stringify({ operatorId, drafts } satisfies Stored));
}

/** Whether this version can read what is stored; of a single draft, see isDraft. */
export function isStored(value: unknown): value is Stored {
  const { operatorId, drafts } = (value ?? {}) as Partial<Stored>;
  return typeof operatorId === 'string' && typeof drafts === 'object' && drafts !== null;
}

/** Whether this version can read a draft. */
export const isDraft = (draft?: Partial<Draft> | null): draft is Draft =>
  Number.isFinite(draft?.at) && draft?.forms instanceof Object;

/**
 * The drafts of this operator; expired ones and those of other operators are deleted. What cannot be read stays until the operator is
 * told of it (src/stores/storedCheck.ts).
 */
function draftsOf(operatorId: string): Stored['drafts'] {
  const text = ofTab.get(DRAFTS_KEY);
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    stored = undefined;
  }
  if (!isStored(stored)) return {};
  const own = stored.operatorId === operatorId ? Object.entries(stored.drafts) : [];
  const drafts = Object.fromEntries(own.filter(([, draft]) => !(Date.now() - draft?.at >= LIFE_MS)));
  write({ operatorId, drafts });
  return drafts;
}

/** Deletes expired drafts and those of other operators. */
export function wipeForeignDrafts(operatorId: string): void {
  draftsOf(operatorId);
}

/** The input of a form at this place; undefined without one. */
export function readDraft(operatorId: string, place: string, form: string): Typed | undefined {
  const draft = draftsOf(operatorId)[place];
  return isDraft(draft) ? draft.forms[form] : undefined;
}

/** Places with this prefix that have a draft, newest first. */
export function placesWithDraft(operatorId: string, home: string): string[] {
  const own = Object.entries(draftsOf(operatorId)).filter(([place, draft]) => place.startsWith(`${home} `) && isDraft(draft));
  return own.sort(([, a], [, b]) => b.at - a.at).map(([place]) => place);
}

let expiry: number | undefined;

/** Stores the input of a form; empty input removes the draft. */
export function keepDraft(operatorId: string, place: string, form: string, typed: Typed): void {
  const { [place]: before, ...others } = draftsOf(operatorId);
  const { [form]: _old, ...rest } = before?.forms ?? {};
  const forms = Object.keys(typed).length > 0 ? { ...rest, [form]: typed } : rest;
  write({ operatorId, drafts: Object.keys(forms).length > 0 ? { ...others, [place]: { at: Date.now(), forms } } : others });
  window.clearTimeout(expiry);
  expiry = window.setTimeout(() => draftsOf(operatorId), LIFE_MS);
}

/** Removes the draft after it was sent or discarded. */
export function dropDraft(operatorId: string, place: string): void {
  const { [place]: _gone, ...others } = draftsOf(operatorId);
  write({ operatorId, drafts: others });
}

/** Place of the open dialog; the forms in it read this. */
export const openPlace: { now: string | undefined; reopened?: readonly [operatorId: string, place: string] } = { now: undefined };

/** Removes the draft that was reopened last: the screen has failed with it, and would fail again after each reload. */
export function dropReopened(): void {
  if (openPlace.reopened) dropDraft(...openPlace.reopened);
}
