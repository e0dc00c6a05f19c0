import type { RoundHead, RoundStatistics, Round as WireRound } from '@/contract';
import { holds, soughtIn } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import type { Lang } from '../../engine/text';
import type { Channel } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import { seesRounds } from '../../model/scope';
import type { World } from '../../model/world';
import { type Count, noCount, rowsOf, shareText, showRound, trafficOf } from './view';

const SORTS: Readonly<Record<string, (row: WireRound) => number>> = {
  sort: ({ sort = 0 }) => sort,
  weight: ({ weight }) => weight,
  priority: ({ priority = 0 }) => priority,
  actualShare24h: ({ actualShare24h }) => Number(actualShare24h ?? -1),
  successRate24h: ({ successRate24h }) => Number(successRate24h ?? -1),
  avgLatencyMs: ({ avgLatencyMs }) => avgLatencyMs ?? -1,
  costRate: ({ costRate }) => Number(costRate ?? 0),
  lastPickedAt: ({ lastPickedAt }) => (lastPickedAt ? Date.parse(lastPickedAt) : 0),
};

/** Rounds that match a filter, in their own order by default. @throws Refusal 400 */
export function findRounds(
  world: World,
  actor: Operator,
  lang: Lang,
  query: Record<string, unknown>,
  isHeader = false,
): WireRound[] {
  const by = Object.hasOwn(SORTS, String(query.sortField ?? 'sort')) ? SORTS[String(query.sortField ?? 'sort')] : undefined;
  if (!by) throw badParameter('sortField');
  const ways = query.wayCode ? new Set(String(query.wayCode).split(',')) : undefined;
  const traffic = trafficOf(world);
  const sought = soughtIn(query.keyword);
  const wanted = (name: string) => (query[name] && !isHeader ? new Set(String(query[name]).split(',')) : undefined);
  const [statuses, circuits, changes] = [wanted('status'), wanted('circuitState'), wanted('change')];
  const ids = query.roundId ? new Set(String(query.roundId).split(',')) : undefined;
  const rows = [...world.rotations.values()]
    .filter(({ way }) => seesRounds(actor, way) && (ways?.has(way.code) ?? true))
    .flatMap((rotation) => rowsOf(rotation).map((row) => showRound(world, row, actor, lang, traffic)))
    .filter(
      (row) =>
        (ids?.has(row.roundId) ?? true) &&
        (statuses?.has(row.status) ?? true) &&
        (circuits?.has(row.circuitState ?? '') ?? true) &&
        (changes?.has(row.change) ?? true) &&
        holds(sought, [`${row.channelCode} ${row.channelName} ${row.upstreamCode} ${row.upstreamName}`]),
    );
  if (!query.sortField) return rows;
  const sign = query.sortOrder === 'descend' ? -1 : 1;
  return rows.sort((a, b) => sign * (by(a) - by(b)));
}

/** Header figures. @param way head of the way, when the filter names one way */
export function figuresOf(world: World, rows: readonly WireRound[], way: RoundHead | null): RoundStatistics {
  const traffic = trafficOf(world);
  const counting = rows.filter(({ change }) => change !== 'ADDED');
  const isOpen = ({ circuitState }: WireRound) => circuitState !== 'OPEN';
  const counts = counting.map(
    ({ wayCode, channelCode }) => traffic.get(wayCode)?.get(world.catalog.channels.get(channelCode) as Channel) ?? noCount(),
  );
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  return {
    rounds: counting.length,
    enabled: counting.filter(({ status }) => status !== 'DISABLED').length,
    healthy: counting.filter((row) => row.status === 'ENABLED' && isOpen(row)).length,
    tripped: counting.filter(({ circuitState }) => circuitState !== 'CLOSED').length,
    exhausted: counting.filter(({ status }) => status === 'EXHAUSTED').length,
    weightSum: rows.filter(({ change }) => change !== 'REMOVED').reduce((total, { weight }) => total + weight, 0),
    tries24h: sum(({ tries24h }) => tries24h),
    successRate24h: shareText(
      sum(({ paid24h }) => paid24h),
      sum(({ tries24h }) => tries24h),
    ),
    way,
  };
}
