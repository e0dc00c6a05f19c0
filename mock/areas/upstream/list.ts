import type { UpstreamFilter, UpstreamStatistics } from '@/contract';
import { CERT_WARN_DAYS, daysLeft } from '../../../src/domain/upstream';
import { moneyIn } from '../../base/money';
import { holds, isWanted, type Sorted, soughtIn } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { timeOf } from '../../engine/time';
import type { Upstream } from '../../model/catalog';
import { seesUpstream } from '../../model/scope';
import type { UpstreamFile } from '../../model/upstreams';
import { activeOf } from './adapters';
import { fileOf, lowOf, seesBalances, type UpstreamEye } from './view';

/** The lowest cover of an upstream in hours; upstreams without one come last. */
const leastCover = (eye: UpstreamEye, { code }: Upstream): number =>
  Math.min(
    ...[...fileOf(eye.world, { code }).balances.keys()].map((currency) => eye.cover(code, currency) ?? Number.MAX_SAFE_INTEGER),
  );

const SORTS: Readonly<Record<string, (eye: UpstreamEye, row: Upstream) => string | number>> = {
  upstreamCode: (_, { code }) => code,
  upstreamName: (_, { name }) => name,
  cover: leastCover,
};

/** Upstreams that match a filter, by code by default. @throws Refusal 400 */
export function findUpstreams(eye: UpstreamEye, query: Sorted<UpstreamFilter>, isHeader = false): Upstream[] {
  const { world } = eye;
  const { keyword, sortField = 'upstreamCode', sortOrder = 'ascend', isLow: low, ...filter } = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sought = soughtIn(keyword);
  const wantsLow = low === undefined ? undefined : String(low) === 'true';
  const found = [...world.catalog.upstreams.values()].filter((row) => {
    const file = fileOf(world, row);
    return (
      seesUpstream(world, eye.actor, row) &&
      holds(sought, [row.code, row.name]) &&
      isWanted(filter.upstreamCode, row.code) &&
      isWanted(filter.upstreamType, file.type) &&
      isWanted(filter.country, file.country) &&
      isWanted(filter.currency, ...file.currencies) &&
      isWanted(filter.environment, file.environment) &&
      // Ignored without access to balances, because the filter would reveal them.
      (wantsLow === undefined || !seesBalances(eye) || lowOf(file).length > 0 === wantsLow) &&
      (isHeader || isWanted(filter.status, row.status))
    );
  });
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort((a, b) => sign * compare(by(eye, a), by(eye, b)) || compare(a.code, b.code));
}

/** Figures of the header (docs/rules/upstream.md#statistics). */
export function upstreamFigures(eye: UpstreamEye, upstreams: readonly Upstream[]): UpstreamStatistics {
  const files = upstreams.map((one) => fileOf(eye.world, one));
  const count = (status: Upstream['status']) => upstreams.filter((one) => one.status === status).length;
  const isEnding = (file: UpstreamFile) =>
    (daysLeft(timeOf(activeOf(file)?.certExpireAt ?? null), eye.at) ?? CERT_WARN_DAYS) < CERT_WARN_DAYS;
  const sums = new Map<string, { count: number; minor: bigint }>();
  if (seesBalances(eye))
    for (const { currency, available } of files.flatMap((file) => [...file.balances.values()])) {
      const known = sums.get(currency) ?? { count: 0, minor: 0n };
      sums.set(currency, { count: known.count + 1, minor: known.minor + available });
    }
  return {
    enabled: count('ENABLED'),
    disabled: count('DISABLED'),
    maintenance: count('MAINTENANCE'),
    low: seesBalances(eye) ? files.filter((file) => lowOf(file).length > 0).length : 0,
    certsEnding: files.filter(isEnding).length,
    unmapped: upstreams.reduce((sum, { code }) => sum + eye.recent(code).unmapped.size, 0),
    balances: [...sums].map(([currency, { count: held, minor }]) => ({
      currency,
      count: held,
      amount: moneyIn(currency, minor),
    })),
  };
}
