import type { Call } from '../engine/call';
import { invalid } from '../engine/schema';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import type { FieldChange } from './callLog';
import { moneyIn, moneyText } from './money';

const REMARK: Text = ['Enter at least 4 characters for the reason “Other”.', '原因为“其他”时至少填写 4 个字符。'];
const TWICE: Text = ['Listed twice in this request.', '本次请求中重复。'];

/** True when the reason is OTHER and the remark has fewer than 4 characters. */
export const isUnreasoned = (reasonCode: unknown, remark: unknown): boolean =>
  reasonCode === 'OTHER' && String(remark ?? '').trim().length < 4;

/** The field error for a remark that is too short. */
export const REMARK_SHORT = { name: 'remark', rule: 'minLength', text: REMARK } as const;

/** The part of a body with a reason. */
interface Reasoned<Code extends string> {
  reasonCode: Code;
  remark?: string;
}

/** The reason of a call. @throws Refusal 422 when the reason is OTHER and the remark has fewer than 4 characters */
export function reasonOf<Code extends string>(call: { body: Reasoned<Code>; lang: Lang }): Reasoned<Code>;
/** For helpers that several operations share. */
export function reasonOf(call: Call): Reasoned<string>;
export function reasonOf({ body, lang }: { body: unknown; lang: Lang }): Reasoned<string> {
  const { reasonCode, remark } = body as Reasoned<string>;
  if (isUnreasoned(reasonCode, remark)) throw invalid(lang, [REMARK_SHORT]);
  return { reasonCode, remark };
}

/** True when the call concerns this record only: it has no items, or this item only. */
export function isAbout({ body }: Call, id: string): boolean {
  const items = body.items as object[] | undefined;
  return items === undefined || (items.length === 1 && Object.values(items[0] ?? {}).includes(id));
}

/** The changes that the log entry of a call has so far. */
export const changesIn = ({ note }: Pick<Call, 'note'>): FieldChange[] => (note.about?.changes ?? []) as FieldChange[];

/** Adds the changes of a call to its log entry. Each change names its record, unless the call concerns that record only. */
export function logChanges(call: Call, changes: readonly FieldChange[], id: string): void {
  const { note } = call;
  const isOne = isAbout(call, id);
  note.about = { ...note.about, changes: [...changesIn(call), ...changes.map((change) => (isOne ? change : { id, ...change }))] };
}

/** Adds the current row, as the caller sees it, to a refusal (docs/rules/calls.md#conflicts). A 422 needs no row. */
export function withCurrent(error: unknown, current: () => unknown): unknown {
  if (!(error instanceof Refusal) || error.code === 422) return error;
  const { code, error: word, text, values, data } = error;
  return new Refusal(code, word, text, values, { ...data, current: current() });
}

/** Why an item of a bulk call was refused. @throws the error itself when it is a bug */
export function failureOf(error: unknown, lang: Lang) {
  if (!(error instanceof Refusal)) throw error;
  const { code, error: word, text, values, data } = error;
  return { code, error: word, msg: say(lang, text, values), ...data };
}

/**
 * Runs each item as its own transaction (docs/rules/calls.md#bulk).
 * @param key wire name of an item's number
 * @param text summary message, with {done} and {all}
 * @param one acts on one item and returns its result
 * @throws Refusal when the only item is refused: its refusal is the answer
 */
export function bulk<Key extends string, Ref extends Readonly<Record<Key, string>>, Row extends object>(
  { body: { items }, lang }: { body: { items: readonly Ref[] }; lang: Lang },
  key: Key,
  text: Text,
  one: (ref: Ref) => Row,
) {
  const succeeded: (Record<Key, Ref[Key]> & Row)[] = [];
  const failed: (Record<Key, Ref[Key]> & ReturnType<typeof failureOf>)[] = [];
  const seen = new Set<string>();
  for (const ref of items) {
    const named = { [key]: ref[key] } as Record<Key, Ref[Key]>;
    try {
      if (seen.has(ref[key])) throw new Refusal(409, 'DUPLICATE', TWICE);
      seen.add(ref[key]);
      succeeded.push({ ...named, ...one(ref) });
    } catch (error) {
      if (items.length === 1) throw error;
      failed.push({ ...named, ...failureOf(error, lang) });
    }
  }
  const values = { done: succeeded.length, all: items.length };
  return { code: failed.length > 0 ? 207 : 200, text, values, data: { succeeded, failed } };
}

/** Refusal for an insufficient balance. The message has formatted amounts, the data has wire amounts. */
export function balanceShort(
  text: Text,
  { available, needed }: Record<'available' | 'needed', bigint>,
  currency: string,
  values: Record<string, string> = {},
): Refusal {
  const money = (minor: bigint) => moneyIn(currency, minor);
  const left = available < 0n ? 0n : available;
  const amounts = { available: moneyText(left, currency), needed: moneyText(needed, currency) };
  return new Refusal(
    460,
    'BALANCE_SHORT',
    text,
    { ...values, ...amounts },
    { available: money(left), needed: money(needed), currency },
  );
}
