import type { Outcome } from '../../mock/engine/call';
import { aPlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Payouts in many states, each asked about in every way; for the test of the contract. */
function calls(path: string): Outcome[] {
  const bench = aPlatform({ days: 1, flow: 0.05 });
  const { clock, payOut, world } = bench.platform;
  const { get } = actor('/trade/sett')(bench);
  for (const plan of ['SUCCESS', 'FAILED', 'SILENT', 'REVERSED'] as const) payOut({ plan, waits: 0 });
  payOut({ waits: 0, reviewReasons: ['BLACKLIST_NEAR'] });
  clock.advance(5 * 3_600_000);
  payOut({ waits: 60_000 });
  return world.payouts.rows.flatMap(({ no }) => ['admin', 'auditor'].map((who) => get(`${path}?settNo=${no}`, who)));
}

/** Calls of the page of one payout order that succeed, by operation. */
export const settDetailCalls: Record<string, () => Outcome[]> = {
  getSett: () => calls('detail'),
  listSettEvents: () => calls('event/list'),
  pageSettNotifies: () => calls('notify/page'),
  listSettMessages: () => calls('raw').filter((_, index) => index % 2 === 0),
};
