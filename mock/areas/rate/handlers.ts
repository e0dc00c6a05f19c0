import type { ExchangeAction } from '@/contract';
import { convertAmount, fitsExchange, roundRate } from '../../../src/domain/rate';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { fault, insist } from '../../base/faults';
import { currencies, currencyInfo, minorOf } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { currentOf, endOverride, exchangeStatusOf, fetchRate, heldStep, newRate, planEnd, takeRate } from '../../flow/rates';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { RatePair } from '../../model/books';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { bandFaults, fedFault, outsideFault, rateFaults, stepFault } from './rules';
import { findRates, type RateEye, rateFigures, showHistory, showRate, showRateDetail } from './view';

const NO_PAIR: Text = ['Currency pair not found.', '货币对不存在。'];
const NO_RATE: Text = ['Rate not found.', '汇率记录不存在。'];

const STATES: Readonly<Record<ExchangeAction, Text>> = {
  edit: NO_PAIR,
  override: ['{code} is suspended. Resume it first.', '{code} 已暂停，请先恢复。'],
  endOverride: ['{code} has no override.', '{code} 未设置人工汇率。'],
  suspend: ['{code} is already suspended.', '{code} 已暂停。'],
  resume: ['{code} is not suspended.', '{code} 未暂停。'],
  fetch: ['{code} does not use a feed.', '{code} 不从行情获取。'],
};

const NOT_WAITING: Text = ['This rate of {code} no longer awaits confirmation.', '{code} 没有该待确认汇率。'];
const SAME: Text = ['Must differ from the base.', '必须与基准货币不同。'];
const UNKNOWN: Text = ['The platform does not support this currency.', '平台不支持该货币。'];
const TAKEN: Text = ['{code} already exists.', '已有货币对 {code}。'];
const NEEDED: Text = ['Required without a feed.', '非行情来源必须填写汇率。'];
const PAST: Text = ['Must be in the future, within 30 days.', '必须是 30 天内的将来时间。'];
const NO_WAY: Text = ['No pair of {from} and {to} exists.', '没有 {from} 与 {to} 的货币对。'];

const IS_STALE: Text = [
  '{code} is stale since {at} and cannot be used to convert.',
  '{code} 汇率已过期（最近获取 {at}），不能换算。',
];

const IS_SUSPENDED: Text = ['{code} is suspended and cannot be used to convert.', '{code} 已暂停，不能换算。'];
const OTHER_USE: Text = ['{code} is not enabled for this use.', '{code} 不适用于该用途。'];

const AMOUNT: Text = [
  'Must be above zero, with at most {limit} decimals in {currency}.',
  '必须大于零，{currency} 最多 {limit} 位小数。',
];

const MAX_OVERRIDE_MS = 30 * DAY;

const COLUMNS = fileColumns({
  of: ['rate.field'],
  names: `pair rateId midRate buyRate sellRate buyMarkup sellMarkup source provider mode autoRate overrideRate overrideUntil
    floorRate ceilRate maxStepPct fetchedAt effectiveAt status usage alarm alarmRate move24hPct updatedAt updatedBy`,
  numeric: 'midRate buyRate sellRate autoRate overrideRate floorRate ceilRate alarmRate',
  own: {
    // The file has the fraction, the screen the percent.
    buyMarkup: ['Buy markup', '买入加点'],
    sellMarkup: ['Sell markup', '卖出加点'],
    // The screen shows these at other values.
    alarmRate: ['Rejected rate', '未采用汇率'],
    move24hPct: ['24 h (%)', '24 小时变动（%）'],
  },
});
offerColumns('sys:exchange:down', COLUMNS);

const TERMS = ['buyMarkup', 'sellMarkup', 'maxStepPct', 'staleAfterSec', 'decimals', 'usage'] as const;

/** Fields of a pair for the operation log. */
const loggedFields = (pair: RatePair) => ({
  ...pair,
  midRate: currentOf(pair).mid,
  autoRate: pair.auto,
  floorRate: pair.floor,
  ceilRate: pair.ceil,
  overrideRate: pair.override?.rate ?? null,
  overrideUntil: pair.override ? new Date(pair.override.until).toISOString() : null,
  status: pair.isSuspended ? 'SUSPENDED' : 'ACTIVE',
});

const LOGGED = [
  ...TERMS,
  'midRate',
  'autoRate',
  'floorRate',
  'ceilRate',
  'overrideRate',
  'overrideUntil',
  'status',
  'statusReason',
] as const;

/** The terms of a pair after a call; fields that are left out keep their value. */
function termsOf({ body: sent }: CallFor<'editExchangeRate'>, pair: RatePair) {
  const kept = Object.fromEntries(TERMS.map((name) => [name, sent[name] ?? pair[name]])) as Pick<
    RatePair,
    (typeof TERMS)[number]
  >;
  return { ...kept, floor: sent.floorRate ?? pair.floor, ceil: sent.ceilRate ?? pair.ceil };
}

const eyeOf = (world: World, { actor, lang, at }: PlatformCall): RateEye => ({ world, actor, lang, at });

/** The new pair of a call. @throws Refusal 422 */
function readNew(world: World, call: CallFor<'addExchangeRate'>): RatePair {
  const { body: sent, at, actor } = call;
  const { baseCurrency: base, quoteCurrency: quote, source, floorRate: floor, ceilRate: ceil } = sent;
  const decimals = sent.decimals ?? 4;
  const code = `${base}${quote}`;
  const other = [code, `${quote}${base}`].find((one) => world.rates.pairs.has(one));
  const isKnown = (currency: string) => Object.hasOwn(currencies, currency);
  insist(call, [
    !isKnown(base) && fault('baseCurrency', 'currency', UNKNOWN),
    !isKnown(quote) && fault('quoteCurrency', 'currency', UNKNOWN),
    base === quote && fault('quoteCurrency', 'differs', SAME),
    other !== undefined && fault('quoteCurrency', 'unique', TAKEN, { code: other }),
    source !== 'FEED' && sent.midRate === undefined && fault('midRate', 'required', NEEDED),
    fedFault(call, { source }),
    ...rateFaults(call, decimals),
  ]);
  const sides = { base, quote, decimals };
  const auto = roundRate(sent.midRate ?? world.rates.next(sides, at), decimals);
  insist(call, bandFaults(floor, ceil, [auto]));
  const by = actor.username;
  return {
    code,
    ...sides,
    source,
    provider: source === 'FEED' ? ([...world.rates.pairs.values()].find((one) => one.provider)?.provider ?? null) : null,
    auto,
    fetchedAt: at,
    override: null,
    buyMarkup: sent.buyMarkup ?? '0',
    sellMarkup: sent.sellMarkup ?? '0',
    floor,
    ceil,
    maxStepPct: sent.maxStepPct ?? '2',
    staleAfterSec: sent.staleAfterSec ?? 3600,
    usage: sent.usage ?? 'ALL',
    isSuspended: false,
    statusReason: null,
    alarm: null,
    versions: [],
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: 1,
  };
}

/** Converts an amount at current rates. @throws Refusal 422 at the field that prevents it */
function convert({ rates }: World, call: CallFor<'convertCurrency'>) {
  const { lang, at } = call;
  const { from, to, amount, usage } = call.query;
  const refuseAt = (name: string, rule: string, text: Text, values: Record<string, string | number> = {}) =>
    invalid(lang, [fault(name, rule, text, values)]);
  const straight = rates.pairs.get(from + to);
  const pair = straight ?? rates.pairs.get(to + from);
  if (!pair) throw refuseAt('to', 'pair', NO_WAY, { from, to });
  const { code } = pair;
  const status = exchangeStatusOf(pair, at);
  if (status === 'STALE') throw refuseAt('to', 'stale', IS_STALE, { code, at: new Date(pair.fetchedAt).toISOString() });
  if (status === 'SUSPENDED') throw refuseAt('to', 'suspended', IS_SUSPENDED, { code });
  if (usage && pair.usage !== 'ALL' && pair.usage !== usage) throw refuseAt('usage', 'usage', OTHER_USE, { code });
  const { digits } = currencyInfo(from);
  if (!minorOf(amount, digits)) throw refuseAt('amount', 'digits', AMOUNT, { limit: digits, currency: from });
  const { id: rateId, buy, sell } = currentOf(pair);
  const side = straight ? ('BUY' as const) : ('SELL' as const);
  const rate = straight ? buy : sell;
  const result = convertAmount(amount, side, rate, currencyInfo(to).digits);
  return { from, to, amount, result, rate, rateId, pair: code, side };
}

type Change =
  | 'editExchangeRate'
  | 'overrideExchangeRate'
  | 'endExchangeOverride'
  | 'suspendExchangeRate'
  | 'resumeExchangeRate'
  | 'fetchExchangeRate';
type Reasoned = Exclude<Change, 'endExchangeOverride' | 'resumeExchangeRate' | 'fetchExchangeRate'>;

/** Handlers of the exchange rates by operation id. */
export function rateHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'exchange'> {
  const { pairs } = world.rates;

  /** @throws Refusal 404 */
  const find = (code: string): RatePair => demandFound(pairs.get(code), NO_PAIR);

  /** One change of one pair: checks, logs and returns the new row. */
  function change(call: CallFor<Change>, action: ExchangeAction, run: (pair: RatePair) => void) {
    const pair = find(call.body.pair);
    const current = showRate(eyeOf(world, call), pair);
    if (call.body.version !== pair.version) throw conflictOf(call, pair, current);
    if (!fitsExchange(current, action)) throw conflictOf(call, pair, current, STATES[action], { code: pair.code });
    const before = loggedFields(pair);
    run(pair);
    touch(pair, call);
    call.note.about = { name: pair.code, changes: changesOf(before, loggedFields(pair), LOGGED) };
    return { data: showRate(eyeOf(world, call), pair) };
  }

  const signed = (call: CallFor<Reasoned>) => {
    const { reasonCode, remark } = reasonOf(call);
    return { at: call.at, by: call.actor.username, reason: reasonCode, remark: remark ?? null };
  };

  return {
    pageExchangeRates(call) {
      const eye = eyeOf(world, call);
      const found = findRates(eye, call.query);
      return { data: pageOf(found, call.query, (row) => showRate(eye, row)) };
    },
    getExchangeRate: (call) => ({ data: showRateDetail(eyeOf(world, call), find(call.query.pair), logOf()) }),
    getExchangeStatistics(call) {
      const eye = eyeOf(world, call);
      return { data: rateFigures(eye, findRates(eye, call.query, true)) };
    },
    downloadExchangeRates(call) {
      const eye = eyeOf(world, call);
      const rows = findRates(eye, call.query).map((row) => showRate(eye, row));
      return listFile(call, {
        stem: 'exchange_rate',
        title: ['Exchange rates', '汇率'],
        columns: COLUMNS,
        rows,
      });
    },
    getExchangeHistory({ query }) {
      const pair = [...pairs.values()].find(({ versions }) => versions.some(({ id }) => id === query.rateId));
      if (!pair) throw notFound(NO_RATE);
      return { data: showHistory(pair, query.limit) };
    },
    convertCurrency: (call) => ({ data: convert(world, call) }),
    addExchangeRate(call) {
      const pair = readNew(world, call);
      pairs.set(pair.code, pair);
      newRate(world, pair, { cause: 'ADD', at: call.at, by: call.actor.username });
      call.note.about = {
        entity: 'exchange',
        ids: [pair.code],
        name: pair.code,
        changes: changesOf({}, loggedFields(pair), LOGGED),
      };
      return { data: showRate(eyeOf(world, call), pair) };
    },
    editExchangeRate: (call) =>
      change(call, 'edit', (pair) => {
        const { midRate } = call.body;
        const terms = termsOf(call, pair);
        const by = signed(call);
        insist(call, [fedFault(call, pair), ...rateFaults(call, terms.decimals)]);
        const auto = roundRate(midRate ?? pair.auto, terms.decimals);
        insist(call, [
          ...bandFaults(terms.floor, terms.ceil, pair.override ? [auto, pair.override.rate] : [auto]),
          midRate !== undefined && stepFault(call, pair, midRate, pair.auto, terms.maxStepPct),
        ]);
        Object.assign(pair, terms, { auto });
        // Entering the same rate again confirms it as current.
        if (midRate !== undefined) pair.fetchedAt = call.at;
        newRate(world, pair, { cause: 'EDIT', ...by });
      }),
    overrideExchangeRate: (call) =>
      change(call, 'override', (pair) => {
        const rate = call.body.overrideRate;
        const until = Date.parse(call.body.overrideUntil);
        const by = signed(call);
        insist(call, rateFaults(call, pair.decimals));
        insist(call, [
          outsideFault('overrideRate', rate, pair),
          (until <= call.at || until > call.at + MAX_OVERRIDE_MS) && fault('overrideUntil', 'future', PAST),
          stepFault(call, pair, rate, currentOf(pair).mid, pair.maxStepPct),
        ]);
        pair.override = { rate: roundRate(rate, pair.decimals), until };
        newRate(world, pair, { cause: 'OVERRIDE', ...by });
        planEnd(world, pair);
      }),
    endExchangeOverride: (call) => change(call, 'endOverride', (pair) => endOverride(world, pair, call.at, call.actor.username)),
    suspendExchangeRate: (call) =>
      change(call, 'suspend', (pair) => {
        Object.assign(pair, { isSuspended: true, statusReason: signed(call).reason });
      }),
    resumeExchangeRate: (call) =>
      change(call, 'resume', (pair) => {
        Object.assign(pair, { isSuspended: false, statusReason: null });
      }),
    fetchExchangeRate: (call) =>
      change(call, 'fetch', (pair) => {
        const { acceptRate } = call.body;
        const by = call.actor.username;
        if (acceptRate === undefined) {
          fetchRate(world, pair, call.at, by);
          return;
        }
        if (heldStep(pair)?.rate !== acceptRate)
          throw conflictOf(call, pair, showRate(eyeOf(world, call), pair), NOT_WAITING, { code: pair.code });
        takeRate(world, pair, acceptRate, { cause: 'ACCEPT', at: call.at, by });
      }),
  };
}
