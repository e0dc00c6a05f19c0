import type { ChannelFigures, PayRecordStatistics, TryFigures } from '@/contract';
import { PPM, ratioText } from '../../base/ratio';
import type { Lang } from '../../engine/text';
import { failureText } from '../../flow/show';
import type { Channel } from '../../model/catalog';
import type { PayRecord } from '../../model/payments';

const TOP_ERRORS = 5;

/**
 * Nearest-rank percentile: the smallest value that is at least as large as this share of all values; null for an empty list.
 * @param sorted ascending
 */
export const percentile = (sorted: ArrayLike<number>, share: number): number | null =>
  sorted.length === 0 ? null : (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null);

/** Figures of a set of attempts. */
class Tries {
  private count = 0;
  private paid = 0;
  private readonly latencies: number[] = [];

  add({ status, latencyMs }: PayRecord) {
    this.count++;
    if (status === 'SUCCESS') this.paid++;
    if (latencyMs !== null) this.latencies.push(latencyMs);
  }

  get figures(): TryFigures {
    const sorted = Float64Array.from(this.latencies).sort();
    return {
      tries: this.count,
      successShare: this.count === 0 ? null : ratioText(Math.round((this.paid / this.count) * PPM)),
      p50Ms: percentile(sorted, 0.5),
      p95Ms: percentile(sorted, 0.95),
    };
  }
}

/** Header figures: `add` every attempt, then read. */
export function headerFigures(lang: Lang) {
  const all = new Tries();
  const errors = new Map<string, number>();
  let timeouts = 0;
  return {
    add(one: PayRecord) {
      all.add(one);
      if (one.failClass === 'TIMEOUT') timeouts++;
      if (one.unifiedCode) errors.set(one.unifiedCode, (errors.get(one.unifiedCode) ?? 0) + 1);
    },
    read: (): PayRecordStatistics => ({
      ...all.figures,
      timeouts,
      errors: [...errors]
        .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
        .slice(0, TOP_ERRORS)
        .map(([unifiedCode, count]) => ({ unifiedCode, unifiedMsg: failureText(unifiedCode, lang), count })),
    }),
  };
}

/** Figures per channel of two windows: `add` every attempt of both, then read. */
export function channelFigures() {
  const now = new Map<Channel, Tries>();
  const before = new Map<Channel, Tries>();
  const of = (window: Map<Channel, Tries>, channel: Channel) => {
    const known = window.get(channel) ?? new Tries();
    window.set(channel, known);
    return known;
  };
  return {
    add: (one: PayRecord, isPrevious: boolean) => of(isPrevious ? before : now, one.channel).add(one),
    read: (): ChannelFigures[] =>
      // Also shows a channel with traffic yesterday but none now.
      [...new Set([...now.keys(), ...before.keys()])]
        .map((channel) => ({
          channelCode: channel.code,
          channelName: channel.name,
          upstreamCode: channel.upstream.code,
          ...of(now, channel).figures,
          previous: of(before, channel).figures,
        }))
        .sort((a, b) => b.tries - a.tries || (a.channelCode < b.channelCode ? -1 : 1)),
  };
}
