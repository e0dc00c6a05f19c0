import { entryAt } from '../../../src/domain/typed';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { currencies } from '../../base/money';
import { PPM, ppmOf } from '../../base/ratio';
import { invalid } from '../../engine/schema';
import { type Lang, Refusal, type Text } from '../../engine/text';
import type { Product } from '../../model/catalog';
import type { CallFor, Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { waysOfProduct } from './view';

const NO_COUNTRY: Text = ['The platform does not serve this country.', '该国家/地区没有业务。'];
const NO_CURRENCY: Text = ['No channel supports this currency.', '没有支持该币种的通道。'];

const OTHER_CURRENCY: Text = [
  'The currency of {country} is {usual}. Confirm that {currency} is correct.',
  '{country} 的币种是 {usual}，如确为 {currency} 请确认。',
];

const NO_FIXED: Text = ['Enter at least one amount.', '至少填写一个金额。'];
const NOT_FIXED: Text = ['A range has no fixed amounts. Leave empty.', '区间金额模式下不能填写固定金额。'];
const ORDER: Text = ['List each amount once, lowest first.', '不能重复，且需从小到大排列。'];
const OUTSIDE: Text = ['{amount} is outside the limits.', '{amount} 超出限额范围。'];
const BELOW_FLOOR: Text = ['Must not be below the floor price.', '不得低于底价。'];
const OVER: Text = ['Must not exceed 100%.', '不得超过 100%。'];
const WAYS: Text = ['The limits of {ways} would be out of range.', '{ways} 的限额将超出范围。'];

export type Terms = Pick<
  Product,
  | 'name'
  | 'nameEn'
  | 'category'
  | 'amountMode'
  | 'min'
  | 'max'
  | 'fixedAmounts'
  | 'defaultPpm'
  | 'defaultFixed'
  | 'floorPpm'
  | 'settlementCycle'
  | 'expireMinutes'
  | 'cashierType'
  | 'openFrom'
  | 'openTo'
  | 'sort'
  | 'docUrl'
  | 'remark'
>;

/** Errors of a product's country and currency (docs/rules/product.md#form). */
export function placeFaults(country: string, currency: string, isConfirmed: boolean): Checked[] {
  const usual = Object.values(currencies).find((one) => one.country === country);
  if (!usual) return [fault('country', 'exists', NO_COUNTRY)];
  if (!Object.hasOwn(currencies, currency)) return [fault('currency', 'exists', NO_CURRENCY)];
  if (usual.currency === currency || isConfirmed) return [];
  return [fault('currency', 'country', OTHER_CURRENCY, { country, usual: usual.currency, currency })];
}

/**
 * The terms of a product after a call.
 * @param place errors of country and currency, reported with the others
 * @throws Refusal 422 with every field that breaks a rule (docs/rules/product.md#form)
 */
export function readTerms(
  world: World,
  { body: sent, lang }: { body: Partial<CallFor<'editProduct'>['body']>; lang: Lang },
  currency: string,
  before: Terms,
  product?: Product,
  place: readonly Checked[] = [],
): Terms {
  // Amounts cannot be parsed without a known currency.
  if (!Object.hasOwn(currencies, currency))
    throw invalid(
      lang,
      place.filter((one) => one !== undefined && one !== false),
    );
  const amounts = amountsIn(currency);
  const amount = (name: 'minAmount' | 'maxAmount' | 'defaultFixed', old: bigint) =>
    sent[name] === undefined ? old : amounts.read(name, sent[name]);
  const terms: Terms = {
    name: sent.productName?.trim() ?? before.name,
    nameEn: sent.productNameEn?.trim() ?? before.nameEn,
    category: sent.category ?? before.category,
    amountMode: sent.amountMode ?? before.amountMode,
    min: amount('minAmount', before.min),
    max: amount('maxAmount', before.max),
    fixedAmounts: sent.fixedAmounts?.map((text) => amounts.read('fixedAmounts', text)) ?? before.fixedAmounts,
    defaultPpm: sent.defaultRate === undefined ? before.defaultPpm : ppmOf(sent.defaultRate),
    defaultFixed: amount('defaultFixed', before.defaultFixed),
    floorPpm: sent.floorRate === undefined ? before.floorPpm : ppmOf(sent.floorRate),
    settlementCycle: sent.settlementCycle ?? before.settlementCycle,
    expireMinutes: sent.expireMinutes ?? before.expireMinutes,
    cashierType: sent.cashierType ?? before.cashierType,
    openFrom: sent.openFrom === undefined ? before.openFrom : sent.openFrom,
    openTo: sent.openTo === undefined ? before.openTo : sent.openTo,
    sort: sent.sort ?? before.sort,
    docUrl: sent.docUrl === undefined ? before.docUrl : sent.docUrl,
    remark: sent.remark === undefined ? before.remark : sent.remark?.trim() || null,
  };
  const { min, max, fixedAmounts: fixed, amountMode } = terms;
  const outside = fixed.findIndex((one) => one < min || one > max);
  const squeezed = product ? waysOfProduct(world, product).filter((way) => way.min < min || way.max > max) : [];
  const ways = squeezed.map(({ code }) => code).join(', ');
  const faults = [
    ...place,
    ...amounts.faults,
    ...rangeFaults(terms),
    amountMode !== 'RANGE' && fixed.length === 0 && fault('fixedAmounts', 'required', NO_FIXED),
    amountMode === 'RANGE' && fixed.length > 0 && fault('fixedAmounts', 'none', NOT_FIXED),
    fixed.some((one, at) => at > 0 && one <= entryAt(fixed, at - 1)) && fault('fixedAmounts', 'ascending', ORDER),
    outside >= 0 && fault('fixedAmounts', 'range', OUTSIDE, { amount: sent.fixedAmounts?.[outside] ?? String(fixed[outside]) }),
    terms.defaultPpm < terms.floorPpm && fault('defaultRate', 'gte:floorRate', BELOW_FLOOR),
    terms.defaultPpm > PPM && fault('defaultRate', 'maximum', OVER),
    squeezed.some((way) => way.min < min) && fault('minAmount', 'ways', WAYS, { ways }),
    squeezed.some((way) => way.max > max) && fault('maxAmount', 'ways', WAYS, { ways }),
  ].filter((one) => one !== undefined && one !== false);
  if (faults.length > 0) throw invalid(lang, faults);
  return terms;
}

const BOTH_HOURS: Text = ['Enter both times, or neither.', '请同时填写起止时间，或都不填。'];
const SAME_HOURS: Text = ['The times must differ.', '起止时间不能相同。'];
const BELOW: Text = ['Must be above the minimum amount.', '必须大于最小金额。'];

const WIDER: Text = [
  'Merchants outside your data scope use this product. Ask a colleague with a wider scope.',
  '该产品有您数据范围之外的商户在用，请由数据范围更大的同事操作。',
];

/** Errors of limits and hours; shared by products and ways. */
export const rangeFaults = (one: Pick<Product, 'min' | 'max' | 'openFrom' | 'openTo'>): Checked[] => [
  one.max <= one.min && fault('maxAmount', 'gt:minAmount', BELOW),
  !one.openFrom !== !one.openTo && fault(one.openFrom ? 'openTo' : 'openFrom', 'required', BOTH_HOURS),
  one.openFrom !== null && one.openFrom === one.openTo && fault('openTo', 'differs', SAME_HOURS),
];

/** The operator's data scope must include all merchants of a product or way. @throws Refusal 403 */
export function demandWhole({ scope }: Operator, { country }: Product): void {
  if (scope.type === 'ALL' || (scope.type === 'COUNTRY' && scope.values.includes(country))) return;
  throw new Refusal(403, 'OUT_OF_SCOPE', WIDER);
}
