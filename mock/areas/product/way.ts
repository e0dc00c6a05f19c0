import type { PaywayAction } from '@/contract';
import { fallbackCircle, paywayStates } from '../../../src/domain/payway';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { listFile } from '../../base/exportFile';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { moneyIn } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, type Text } from '../../engine/text';
import { changer } from '../../flow/change';
import { newRound, publishedOf, rotationOf } from '../../flow/channels/routing';
import { conflictOf } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import { type Product, type Round, type Way, wayNameIn } from '../../model/catalog';
import type { Operator, PlatformCall } from '../../model/operators';
import { seesProduct } from '../../model/scope';
import type { World } from '../../model/world';
import { RETRIED } from './retried';
import { demandWhole, rangeFaults } from './rules';
import { productEye } from './view';
import { COLUMNS } from './wayFile';
import { findPayways, paywayFigures, showPayway, showPaywayDetail, unroutable, usedWay } from './wayView';

const NO_WAY: Text = ['Pay way not found, or outside your data scope.', '支付方式不存在或不在您的数据范围内。'];
const NO_PRODUCT: Text = ['Product not found, or outside your data scope.', '产品不存在或不在您的数据范围内。'];
const TAKEN: Text = ['This code is taken.', '该编码已存在。'];

const STATES: Readonly<Record<Way['status'], Text>> = {
  ENABLED: ['{code} is already enabled.', '{code} 已启用。'],
  DISABLED: ['{code} is already disabled.', '{code} 已停用。'],
};

const OUTSIDE: Text = ['The product allows {currency} {min} to {max}.', '产品限额为 {currency} {min} 至 {max}。'];
const NO_FALLBACK: Text = ['This product has no such pay way.', '该产品下没有此支付方式。'];
const CIRCLE: Text = ['The fallbacks would form a circle: {chain}.', '备用方式形成循环：{chain}。'];
const STICKY: Text = ['Required for the sticky strategy.', '粘性策略必填。'];
const NOT_STICKY: Text = ['For the sticky strategy only.', '仅粘性策略可填写。'];
const NO_MCH: Text = ['Choose at least one merchant.', '请至少选择一个商户。'];
const ALL_MCH: Text = ['Leave empty for all merchants.', '适用全部商户时无需选择。'];
const UNKNOWN_MCH: Text = ['{mchNo} not found, or outside your data scope.', '商户 {mchNo} 不存在或不在您的数据范围内。'];
const OTHER_CURRENCY: Text = [
  'The target product uses {other}, so the channels do not fit.',
  '目标产品币种为 {other}，通道不可用。',
];
const APART: Text = ['No amount fits both the pay way and the product.', '该方式与目标产品的限额没有交集。'];

const FIELDS = [
  'wayName',
  'minAmount',
  'maxAmount',
  'fallbackWayCode',
  'strategy',
  'stickyBy',
  'stickyMinutes',
  'maxAttempts',
  'attemptTimeoutSec',
  'retryOn',
  'openFrom',
  'openTo',
  'mchScope',
  'mchNos',
  'status',
  'statusReason',
  'sort',
  'remark',
] as const;

type Terms = Pick<
  Way,
  | Exclude<(typeof FIELDS)[number], 'wayName' | 'minAmount' | 'maxAmount' | 'fallbackWayCode' | 'status' | 'statusReason'>
  | 'name'
  | 'nameZh'
  | 'fallback'
  | 'min'
  | 'max'
>;

/** The logged fields of a pay way, as answers have them. */
const loggedOf = (way: Way) => ({
  ...way,
  wayName: way.name,
  minAmount: moneyIn(way.product.currency, way.min),
  maxAmount: moneyIn(way.product.currency, way.max),
  fallbackWayCode: way.fallback?.code ?? null,
});

/** @param before undefined for a new pay way */
const changesSince = (before: Way | undefined, after: Way) => changesOf(before ? loggedOf(before) : {}, loggedOf(after), FIELDS);

interface TermsBody extends Partial<Omit<Terms, 'name' | 'nameZh' | 'fallback' | 'min' | 'max'>> {
  wayName?: string;
  fallbackWayCode?: string | null;
  minAmount?: string;
  maxAmount?: string;
}

/** Simulated payers of a new way (docs/rules/simulation.md#flows). */
const PAYERS = { success: 0.7, medianMs: 75_000, weight: 3 };

/** Handlers of the pay ways by operation id. */
export function paywayHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'payway'> {
  const { ways, products, channels } = world.catalog;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, code: unknown): Way =>
    demandFound(ways.get(String(code)), NO_WAY, (one) => seesProduct(world, actor, one.product));

  /** @throws Refusal 404 or 403 */
  function findProduct({ actor }: PlatformCall, code: unknown): Product {
    const found = products.get(String(code));
    if (!found || !seesProduct(world, actor, found)) throw notFound(NO_PRODUCT);
    demandWhole(actor, found);
    return found;
  }

  const shown = (call: PlatformCall, way: Way) => showPayway(productEye(world, call), way);

  /** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
  function demand(call: PlatformCall, way: Way, action: PaywayAction, version: unknown) {
    demandWhole(call.actor, way.product);
    const refuse = (text?: Text, values?: Readonly<Record<string, string>>) =>
      conflictOf(call, way, shown(call, way), text, values);
    if (!paywayStates[action].includes(way.status)) throw refuse(STATES[way.status], { code: way.code });
    if (version !== way.version) throw refuse();
    const why = action === 'enable' ? unroutable(world, way) : action === 'remove' ? usedWay(world, way) : undefined;
    if (why) throw refuse(why.text, why.values ?? {});
  }

  /** Error of a fallback: missing, or a loop. @param code way that gets the fallback */
  function fallbackFault(product: Product, code: string, wanted: string | null | undefined): Checked {
    if (!wanted) return undefined;
    if (wanted !== code && ways.get(wanted)?.product !== product) return fault('fallbackWayCode', 'exists', NO_FALLBACK);
    const circle = fallbackCircle(code, (of) => (of === code ? wanted : ways.get(of)?.fallback?.code));
    return circle && fault('fallbackWayCode', 'circle', CIRCLE, { chain: circle.join(' → ') });
  }

  function merchantFaults(actor: Operator, { mchScope, mchNos }: Terms, before: readonly string[]): Checked[] {
    if (mchScope === 'ALL') return [mchNos.length > 0 && fault('mchNos', 'empty', ALL_MCH)];
    if (mchNos.length === 0) return [fault('mchNos', 'required', NO_MCH)];
    const seen = (no: string) => before.includes(no) || seesMerchant(actor, no);
    const unknown = mchNos.find((no) => !seen(no));
    return [unknown !== undefined && fault('mchNos', 'exists', UNKNOWN_MCH, { mchNo: unknown })];
  }
  // Operators who may change a way see all merchants of its country.
  const seesMerchant = ({ scope }: Operator, no: string) => {
    const holder = world.merchants.get(no)?.holder;
    return holder !== undefined && (scope.type === 'ALL' || scope.values.includes(holder.country));
  };

  /**
   * The terms of a way after a call.
   * @throws Refusal 422 with every field that breaks a rule (docs/rules/payway.md#form)
   */
  function readTerms(call: PlatformCall, product: Product, code: string, before: Terms, taken: Checked, way?: Way): Terms {
    const { actor, lang } = call;
    const { fallbackWayCode, minAmount, maxAmount, wayName, ...sent } = call.body as unknown as TermsBody;
    const { currency } = product;
    const amounts = amountsIn(currency);
    const pick = <Key extends keyof typeof sent & keyof Terms>(key: Key) => (sent[key] === undefined ? before[key] : sent[key]);
    const remark = sent.remark === undefined ? before.remark : sent.remark?.trim() || null;
    const name = wayName?.trim();
    // A name sent back as it was shown keeps the seeded one of the other language.
    const names = name === undefined || name === wayNameIn(lang, before) ? before : { name, nameZh: null };
    const terms = {
      name: names.name,
      nameZh: names.nameZh,
      strategy: pick('strategy'),
      stickyBy: pick('stickyBy'),
      stickyMinutes: pick('stickyMinutes'),
      maxAttempts: pick('maxAttempts'),
      attemptTimeoutSec: pick('attemptTimeoutSec'),
      retryOn: pick('retryOn'),
      openFrom: pick('openFrom'),
      openTo: pick('openTo'),
      mchScope: pick('mchScope'),
      mchNos: pick('mchNos'),
      sort: pick('sort'),
      remark,
      fallback: fallbackWayCode === undefined ? before.fallback : (ways.get(fallbackWayCode ?? '') ?? null),
      min: minAmount === undefined ? before.min : amounts.read('minAmount', minAmount),
      max: maxAmount === undefined ? before.max : amounts.read('maxAmount', maxAmount),
    } as Terms;
    // A change of strategy removes the settings of STICKY, unless the call sets them.
    if (terms.strategy !== 'STICKY' && sent.stickyBy === undefined) terms.stickyBy = null;
    if (terms.strategy !== 'STICKY' && sent.stickyMinutes === undefined) terms.stickyMinutes = null;
    const text = (minor: bigint) => moneyIn(currency, minor);
    const limits = { currency, min: text(product.min), max: text(product.max) };
    const isSticky = terms.strategy === 'STICKY';
    const unfit = way?.status === 'ENABLED' ? unroutable(world, way, terms.strategy) : undefined;
    const stickyFault = (name: 'stickyBy' | 'stickyMinutes') =>
      isSticky === (terms[name] === null) && fault(name, isSticky ? 'required' : 'none', isSticky ? STICKY : NOT_STICKY);
    const faults = [
      taken,
      ...amounts.faults,
      ...rangeFaults(terms),
      terms.min < product.min && fault('minAmount', 'product', OUTSIDE, limits),
      terms.max > product.max && fault('maxAmount', 'product', OUTSIDE, limits),
      fallbackFault(product, code, fallbackWayCode),
      stickyFault('stickyBy'),
      stickyFault('stickyMinutes'),
      unfit && fault('strategy', 'weight', unfit.text),
      ...merchantFaults(actor, terms, before.mchNos),
    ].filter((one) => one !== undefined && one !== false);
    if (faults.length > 0) throw invalid(lang, faults);
    return terms;
  }

  /** Creates a disabled way with its rotation. */
  function make(call: PlatformCall, code: string, product: Product, terms: Terms, source: Way | undefined) {
    const { actor, at } = call;
    const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
    const { success, medianMs, weight } = source ?? PAYERS;
    const state = { status: 'DISABLED', statusReason: null, currency: product.currency, version: 1 } as const;
    const way: Way = { code, product, ...terms, ...state, success, medianMs, weight, ...by, events: [] };
    const rounds = source ? copied(source, way) : spare(way);
    ways.set(code, way);
    world.rotations.set(code, {
      way,
      versions: [{ version: 1, rounds, at, by: actor.username, remark: null }],
      draft: null,
      states: new Map(),
    });
    call.note.about = { entity: 'payway', ids: [code], name: terms.name, changes: changesSince(undefined, way) };
    return { data: shown(call, way) };
  }

  /** Rounds copied from another way, within the limits of this way. */
  const copied = (source: Way, way: Way): Round[] =>
    publishedOf(rotationOf(world, source)).map((round) => ({
      ...round,
      id: `${way.code}-${round.channel.code}`,
      min: round.min > way.min ? round.min : way.min,
      max: round.max < way.max ? round.max : way.max,
    }));

  /** Disabled rounds for all channels of the currency. */
  const spare = (way: Way): Round[] =>
    [...channels.values()]
      .filter(({ direction, currency }) => direction === 'IN' && currency === way.currency)
      .map((channel, index) => newRound(way, channel, 0, index + 1, false));

  const takenFault = (name: string, code: string) => ways.has(code) && fault(name, 'unique', TAKEN);
  const nextSort = () => Math.max(0, ...[...ways.values()].map(({ sort }) => sort)) + 1;

  const { change } = changer({
    key: 'wayCode',
    find,
    nameOf: ({ name }: Way) => name,
    demand,
    before: (way) => ({ ...way }),
    changesSince,
    show: shown,
  });

  return {
    pagePayways(call) {
      const { query } = call;
      const eye = productEye(world, call);
      const found = findPayways(eye, query);
      return { data: pageOf(found, query, (row) => showPayway(eye, row)) };
    },
    getPayway: (call) => ({ data: showPaywayDetail(productEye(world, call), find(call, call.query.wayCode), logOf()) }),
    getPaywayStatistics(call) {
      const eye = productEye(world, call);
      return { data: paywayFigures(eye, findPayways(eye, call.query, true)) };
    },
    downloadPayways(call) {
      const eye = productEye(world, call);
      const rows = findPayways(eye, call.query).map((row) => showPayway(eye, row));
      return listFile(call, { stem: 'payway', title: ['Pay ways', '支付方式'], columns: COLUMNS, rows });
    },
    addPayway(call) {
      const code = call.body.wayCode;
      const product = findProduct(call, call.body.productCode);
      const before: Terms = {
        name: '',
        nameZh: null,
        strategy: 'WEIGHTED',
        stickyBy: null,
        stickyMinutes: null,
        maxAttempts: 3,
        attemptTimeoutSec: 10,
        retryOn: RETRIED,
        openFrom: null,
        openTo: null,
        mchScope: 'ALL',
        mchNos: [],
        sort: nextSort(),
        remark: null,
        fallback: null,
        min: product.min,
        max: product.max,
      };
      const terms = readTerms(call, product, code, before, takenFault('wayCode', code));
      return make(call, code, product, terms, undefined);
    },
    copyPayway(call) {
      const source = find(call, call.body.wayCode);
      const product = findProduct(call, call.body.productCode);
      const code = call.body.newWayCode;
      if (product.currency !== source.currency)
        throw invalid(call.lang, [fault('productCode', 'currency', OTHER_CURRENCY, { other: product.currency })]);
      const min = source.min > product.min ? source.min : product.min;
      const max = source.max < product.max ? source.max : product.max;
      if (max <= min) throw invalid(call.lang, [fault('productCode', 'limits', APART)]);
      const before = { ...source, fallback: null, sort: nextSort(), min, max };
      const terms = readTerms(call, product, code, before, takenFault('newWayCode', code));
      return make(call, code, product, terms, source);
    },
    editPayway: (call) =>
      change(call, 'edit', (way) => {
        Object.assign(way, readTerms(call, way.product, way.code, way, undefined, way));
      }),
    enablePayway: (call) =>
      change(call, 'enable', (way) => {
        Object.assign(way, { status: 'ENABLED', statusReason: null });
      }),
    disablePayway: (call) =>
      change(call, 'disable', (way) => {
        Object.assign(way, { status: 'DISABLED', statusReason: reasonOf(call).reasonCode });
      }),
    removePayway(call) {
      const way = find(call, call.body.wayCode);
      call.note.about = { name: way.name };
      demand(call, way, 'remove', call.body.version);
      ways.delete(way.code);
      world.rotations.delete(way.code);
      return { data: { wayCode: way.code } };
    },
  };
}
