import type { ExchangeDetail, ExchangeFilter, ExchangeStatistics, ExchangeVersion, ExchangeRate as WireRate } from '@/contract';
import { compareRates, exchangeActions, fitsExchange, movePct, triangleOf } from '../../../src/domain/rate';
import { isWanted, type Sorted } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import type { Lang } from '../../engine/text';
import { HOUR, iso, timeOf } from '../../engine/time';
import { currentOf, exchangeStatusOf } from '../../flow/rates';
import { rightsOf } from '../../flow/rights';
import { logsOf } from '../../flow/show';
import type { RatePair, RateVersion } from '../../model/books';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';

const SPARK_HOURS = 24;
const SHOWN_LOGS = 50;

/** The operator and time of a view. */
export interface RateEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
}

const midAt = ({ versions }: RatePair, at: number) => versions.findLast((one) => one.at <= at)?.mid;

/** The mid rate at each full hour of the last 24, and now. */
function sparkOf(pair: RatePair, now: number): string[] {
  const full = Math.floor(now / HOUR) * HOUR;
  const hours = Array.from({ length: SPARK_HOURS }, (_, index) => midAt(pair, full - (SPARK_HOURS - 1 - index) * HOUR));
  return [...hours.filter((mid) => mid !== undefined), currentOf(pair).mid];
}

const midsOf = ({ rates }: World) =>
  [...rates.pairs.values()]
    .filter(({ isSuspended }) => !isSuspended)
    .map((pair) => ({ baseCurrency: pair.base, quoteCurrency: pair.quote, midRate: currentOf(pair).mid }));

function moveOf(pair: RatePair, now: number): string | null {
  const before = midAt(pair, now - SPARK_HOURS * HOUR);
  return before === undefined ? null : movePct(before, currentOf(pair).mid);
}

/** One row, with the actions of this operator. */
export function showRate({ world, actor, lang, at }: RateEye, pair: RatePair): WireRate {
  const rate = currentOf(pair);
  const state = { status: exchangeStatusOf(pair, at), mode: rate.mode, source: pair.source };
  const sides = { baseCurrency: pair.base, quoteCurrency: pair.quote, midRate: rate.mid };
  return {
    pair: pair.code,
    rateId: rate.id,
    ...sides,
    ...state,
    buyRate: rate.buy,
    sellRate: rate.sell,
    buyMarkup: pair.buyMarkup,
    sellMarkup: pair.sellMarkup,
    provider: pair.provider,
    autoRate: pair.auto,
    overrideRate: pair.override?.rate ?? null,
    overrideUntil: timeOf(pair.override?.until ?? null),
    floorRate: pair.floor,
    ceilRate: pair.ceil,
    maxStepPct: pair.maxStepPct,
    staleAfterSec: pair.staleAfterSec,
    fetchedAt: iso(pair.fetchedAt),
    effectiveAt: iso(rate.at),
    statusReason: pair.statusReason,
    usage: pair.usage,
    decimals: pair.decimals,
    alarm: pair.alarm?.kind ?? null,
    alarmRate: pair.alarm?.rate ?? null,
    alarmAt: timeOf(pair.alarm?.at ?? null),
    triangle: (!pair.isSuspended && triangleOf({ ...sides, decimals: pair.decimals }, midsOf(world))) || null,
    spark: sparkOf(pair, at),
    move24hPct: moveOf(pair, at),
    createdAt: iso(pair.createdAt),
    createdBy: pair.createdBy,
    updatedAt: iso(pair.updatedAt),
    updatedBy: pair.updatedBy,
    version: pair.version,
    ...rightsOf(
      actor,
      lang,
      'sys:exchange',
      exchangeActions.filter((action) => fitsExchange(state, action)),
      () => undefined,
    ),
  };
}

/** One pair with its log. */
export const showRateDetail = (eye: RateEye, pair: RatePair, log: OperationLog): ExchangeDetail => ({
  ...showRate(eye, pair),
  logs: logsOf(log, { entity: 'exchange', no: pair.code, events: [], notes: [] }, eye.lang).slice(-SHOWN_LOGS).reverse(),
});

/** Rates of a pair, newest first; each ends when the next begins. */
export const showHistory = ({ versions }: RatePair, limit: number): ExchangeVersion[] =>
  versions
    .map((one: RateVersion, index) => ({
      rateId: one.id,
      midRate: one.mid,
      buyRate: one.buy,
      sellRate: one.sell,
      mode: one.mode,
      cause: one.cause,
      effectiveAt: iso(one.at),
      endedAt: timeOf(versions[index + 1]?.at ?? null),
      by: one.by,
      reasonCode: one.reason,
      remark: one.remark,
    }))
    .slice(-limit)
    .reverse();

const SORTS: Readonly<Record<string, (row: RatePair) => string | number>> = {
  pair: ({ code }) => code,
  fetchedAt: ({ fetchedAt }) => fetchedAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

/** Pairs that match a filter, by code by default. @throws Refusal 400 */
export function findRates({ world, at }: RateEye, query: Sorted<ExchangeFilter>, isHeader = false): RatePair[] {
  const { sortField = 'pair', sortOrder = 'ascend', ...filter } = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const found = [...world.rates.pairs.values()].filter(
    (row) =>
      isWanted(filter.pair, row.code) &&
      isWanted(filter.baseCurrency, row.base) &&
      isWanted(filter.quoteCurrency, row.quote) &&
      isWanted(filter.source, row.source) &&
      isWanted(filter.mode, currentOf(row).mode) &&
      isWanted(filter.usage, row.usage) &&
      (isHeader || isWanted(filter.status, exchangeStatusOf(row, at))),
  );
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort((a, b) => sign * compare(by(a), by(b)) || compare(a.code, b.code));
}

const sizeOf = (move: string) => move.replace('-', '');

/** Figures of the header (docs/rules/rate.md#statistics). */
export function rateFigures({ at }: RateEye, pairs: readonly RatePair[]): ExchangeStatistics {
  const count = (status: string) => pairs.filter((pair) => exchangeStatusOf(pair, at) === status).length;
  let largestMove: { pair: string; movePct: string } | null = null;
  for (const pair of pairs) {
    const move = moveOf(pair, at);
    if (move === null) continue;
    if (!largestMove || compareRates(sizeOf(move), sizeOf(largestMove.movePct)) > 0)
      largestMove = { pair: pair.code, movePct: move };
  }
  return {
    pairs: pairs.length,
    active: count('ACTIVE'),
    stale: count('STALE'),
    suspended: count('SUSPENDED'),
    overridden: pairs.filter(({ override }) => override).length,
    alarms: pairs.filter(({ alarm }) => alarm).length,
    largestMove,
  };
}
