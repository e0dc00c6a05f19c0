import type { Call } from '../engine/api';
import { invalid } from '../engine/schema';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import type { Product } from './catalog';
import { fault } from './operatorRules';
import { nameOfKey } from './screens';
import type { Operator, PlatformCall, World } from './world';
import { ago, isInScope, minorOf, timeOf } from './world';

const CHANGED: Text = ['Changed by {by} {ago} ago.', '{ago}前已被 {by} 修改。'];
const DIGITS: Text = ['At most {limit} digits after the point in {currency}.', '{currency} 金额最多 {limit} 位小数。'];
const BOTH_HOURS: Text = ['Give both hours, or none.', '请同时填写起止时间，或都不填。'];
const SAME_HOURS: Text = ['The hours must differ.', '起止时间不能相同。'];
const BELOW: Text = ['Must be above the least amount.', '必须大于最小金额。'];
const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const WIDER: Text = [
  'Merchants outside your data scope use this product; ask somebody with a wider scope.',
  '该产品有您数据范围之外的商户在用，请由数据范围更大的同事操作。',
];
/** The time zone of all hours of the catalogue: that of the business day. */
export const CATALOG_ZONE = 'Asia/Singapore';

export type Fault = ReturnType<typeof fault>;
/** What a check gives: a field that was refused, or something else for none. */
export type Checked = Fault | false | undefined;

/** @throws Refusal 422 with every field that is wrong, when there is one */
export function insist({ lang }: Pick<Call, 'lang'>, checks: readonly Checked[]): void {
  const faults = checks.filter((one) => one !== undefined && one !== false);
  if (faults.length > 0) throw invalid(lang, faults);
}

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

/** Reads amounts of a currency; those with too many digits become faults of their fields. */
export function amountsIn(currency: string, digits: number) {
  const faults: Fault[] = [];
  return {
    faults,
    read(name: string, text: string): bigint {
      const minor = minorOf(text, digits);
      if (minor === undefined) faults.push(fault(name, 'digits', DIGITS, { limit: digits, currency }));
      return minor ?? 0n;
    },
  };
}

/** What is wrong with limits and hours, which products and ways share. */
export const rangeFaults = (one: Pick<Product, 'min' | 'max' | 'openFrom' | 'openTo'>): Checked[] => [
  one.max <= one.min && fault('maxAmount', 'gt:minAmount', BELOW),
  !one.openFrom !== !one.openTo && fault(one.openFrom ? 'openTo' : 'openFrom', 'required', BOTH_HOURS),
  one.openFrom !== null && one.openFrom === one.openTo && fault('openTo', 'differs', SAME_HOURS),
];

/** Whether an operator sees a product at all: one of a country, or in a contract, of the data scope (docs/rules/access.md#data-scope). */
export function seesProduct(world: World, operator: Operator, { code, country }: Product): boolean {
  const { type, values } = operator.scope;
  if (type === 'ALL') return true;
  if (type === 'COUNTRY') return values.includes(country);
  return [...world.merchants.values()].some(({ holder, prices }) => prices.has(code) && isInScope(operator, holder));
}

/** Who changes a product or a way must answer for all of its merchants. @throws Refusal 403 */
export function demandWhole({ scope }: Operator, { country }: Product): void {
  if (scope.type === 'ALL' || (scope.type === 'COUNTRY' && scope.values.includes(country))) return;
  throw new Refusal(403, 'OUT_OF_SCOPE', WIDER);
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
