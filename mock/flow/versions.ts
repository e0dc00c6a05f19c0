import { nameOfKey } from '../base/screens';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { ago, timeOf } from '../engine/time';
import type { Product } from '../model/catalog';
import type { Operator, PlatformCall } from '../model/operators';
import { isInScope } from '../model/scope';
import type { World } from '../model/world';

const CHANGED: Text = ['Changed by {by} {ago} ago.', '{ago}前已被 {by} 修改。'];
const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];

/** A record with an optimistic lock. */
interface Audited {
  version: number;
  updatedAt: number;
  updatedBy: string;
}

/** 409 with the row as it is, and who changed it last (docs/rules/calls.md#conflicts). */
export function conflictOf(
  { lang, at }: PlatformCall,
  { updatedBy: by, updatedAt }: Audited,
  current: object,
  text: Text = CHANGED,
  values: Readonly<Record<string, string | number>> = { by, ago: ago(lang, at - updatedAt) },
): Refusal {
  const error = text === CHANGED ? 'VERSION_CONFLICT' : 'STATE_CONFLICT';
  return new Refusal(409, error, text, values, { current, changedBy: by, changedAt: timeOf(updatedAt) });
}

/** Marks a record as changed by this call. */
export function touch(record: Audited, { actor, at }: PlatformCall) {
  Object.assign(record, { version: record.version + 1, updatedAt: at, updatedBy: actor.username });
}

/** Whether an operator sees a product at all: one of a country, or in a contract, of the data scope (docs/rules/access.md#data-scope). */
export function seesProduct(world: World, operator: Operator, { code, country }: Product): boolean {
  const { type, values } = operator.scope;
  if (type === 'ALL') return true;
  if (type === 'COUNTRY') return values.includes(country);
  return [...world.merchants.values()].some(({ holder, prices }) => prices.has(code) && isInScope(operator, holder));
}

/** What somebody may do with a record now, and why not the rest of what fits its state. */
export function rightsOf<Action extends string>(
  operator: Operator,
  lang: Lang,
  stem: string,
  fitting: readonly Action[],
  obstacleOf: (action: Action) => { text: Text; values?: Readonly<Record<string, string | number>> } | undefined,
) {
  const allowed: Action[] = [];
  const denied: { action: string; why: string }[] = [];
  for (const action of fitting) {
    const key = `${stem}:${action}`;
    const why = obstacleOf(action);
    if (!operator.access.has(key)) denied.push({ action, why: say(lang, NO_KEY, { name: say(lang, nameOfKey(key)) }) });
    else if (why) denied.push({ action, why: say(lang, why.text, why.values) });
    else allowed.push(action);
  }
  return { allowed, denied };
}
