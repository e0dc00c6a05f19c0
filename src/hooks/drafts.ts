import { DRAFTS_KEY } from '@/constants';
import type { CurrentUser } from '@/contract';

/*
 * What somebody has typed in a dialog and not sent (docs/rules/console.md#drafts): in the session storage of the tab, so that it
 * outlives the end of a session and a reload, for the same person alone and for half an hour. Secrets, codes and full numbers are
 * never put here, and neither is a yes: that is given anew.
 */
export type Typed = Readonly<Record<string, unknown>>;

interface Draft {
  /** When it was last typed in, in epoch ms. */
  at: number;
  /** What was typed, by the id of the form. */
  forms: Readonly<Record<string, Typed>>;
}
interface Stored {
  operatorId: string;
  /** By the place that the dialog has: screen, kind and record. */
  drafts: Readonly<Record<string, Draft>>;
}

/** Whose drafts they are: a server need not send the operator's number. */
export const ownerOf = (user: Pick<CurrentUser, 'operatorId' | 'username'> | undefined): string | undefined =>
  user && String(user.operatorId ?? user.username);

const LIFE_MS = 30 * 60_000;
const PRIVATE =
  /^(credentials|lines|code|body|file)$|secret|password|otp|pin$|mobile|phone|(card|account|doc|licence|id)No$|^(sure|seen)$|accepted$|agreed$|^(confirm|control)/i;
const LONG_NUMBER = /(?<![\w])\d(?:[ -]?\d){12,18}(?![\w])/g;

/** True for the digits of a payment card (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** True for what may be written down and read again as it was: texts, numbers and what is made of them, without a card's number. */
function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !(value.match(LONG_NUMBER) ?? []).some((one) => isCardNumber(one.replace(/\D/g, '')));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return true;
  if (Array.isArray(value)) return value.every(canBeKept);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, inner]) => !PRIVATE.test(name) && (inner === undefined || canBeKept(inner)));
}

/** Of what was typed, the part that may be kept. */
export const keepable = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !PRIVATE.test(name) && canBeKept(value)));

function write({ operatorId, drafts }: Stored): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(DRAFTS_KEY);
    else sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ operatorId, drafts } satisfies Stored));
  } catch {
    // A full storage costs the draft, nothing else.
  }
}

function isStored(value: unknown): value is Stored {
  const { operatorId, drafts } = (value ?? {}) as Partial<Stored>;
  return typeof operatorId === 'string' && typeof drafts === 'object' && drafts !== null;
}

/** The drafts of this person; those of somebody else, and old ones, are gone for good. */
function draftsOf(operatorId: string): Stored['drafts'] {
  const text = sessionStorage.getItem(DRAFTS_KEY);
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    stored = undefined;
  }
  const own = isStored(stored) && stored.operatorId === operatorId ? Object.entries(stored.drafts) : [];
  const drafts = Object.fromEntries(own.filter(([, draft]) => Date.now() - draft?.at < LIFE_MS));
  write({ operatorId, drafts });
  return drafts;
}

/** Wipes what is not this person's, and what is too old. */
export function wipeForeignDrafts(operatorId: string): void {
  draftsOf(operatorId);
}

/** What was typed in a form of this place; undefined when nothing was. */
export const readDraft = (operatorId: string, place: string, form: string): Typed | undefined =>
  draftsOf(operatorId)[place]?.forms[form];

/** Places that begin with this one and have a draft, the last one first. */
export function placesWithDraft(operatorId: string, home: string): string[] {
  const own = Object.entries(draftsOf(operatorId)).filter(([place]) => place.startsWith(`${home} `));
  return own.sort(([, a], [, b]) => b.at - a.at).map(([place]) => place);
}

let expiry: number | undefined;

/** Keeps what was typed in a form; nothing of it removes the draft. */
export function keepDraft(operatorId: string, place: string, form: string, typed: Typed): void {
  const { [place]: before, ...others } = draftsOf(operatorId);
  const { [form]: _old, ...rest } = before?.forms ?? {};
  const forms = Object.keys(typed).length > 0 ? { ...rest, [form]: typed } : rest;
  write({ operatorId, drafts: Object.keys(forms).length > 0 ? { ...others, [place]: { at: Date.now(), forms } } : others });
  window.clearTimeout(expiry);
  expiry = window.setTimeout(() => draftsOf(operatorId), LIFE_MS);
}

/** It was sent or discarded. */
export function dropDraft(operatorId: string, place: string): void {
  const { [place]: _gone, ...others } = draftsOf(operatorId);
  write({ operatorId, drafts: others });
}

/** The dialog that stands open on the screen; forms that are drawn in it ask for it. */
export const openPlace: { now: string | undefined } = { now: undefined };
