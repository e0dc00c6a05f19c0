import { HOUR, MINUTE } from '../../engine/time';
import { tiersOf } from '../../flow/maintenance';
import { createPayee } from '../../flow/payees';
import type { SettRequest } from '../../flow/payout/order';
import type { Holder } from '../../model/parties';
import type { Payout } from '../../model/payments';
import type { World } from '../../model/world';

const FAR = 30 * 24 * HOUR;

/** Payout orders that demonstrations and tests need at `now` (docs/rules/simulation.md#stories). */
export function planSettStories(world: World, payOut: (extra: Partial<SettRequest>) => Payout, now: number) {
  const { clock } = world;
  const at = (minutesAgo: number, run: () => void) => clock.schedule(now - minutesAgo * MINUTE, run);
  const holderOf = (no: string): Holder => {
    const holder = world.holders.find((one) => one.no === no);
    if (!holder) throw new Error(`No holder ${no}`);
    return holder;
  };
  /** Creates a payout of `perMille` of tier 1 to a known beneficiary, or to that of `extra`. */
  function ask(holderNo: string, perMille: number, extra: Partial<SettRequest> = {}) {
    const holder = holderOf(holderNo);
    const currency = holder.accounts[0]?.account.currency ?? 'THB';
    const net = (tiersOf(world, currency).tier1 * BigInt(perMille)) / 1000n;
    return payOut({ holder, payee: holder.payees[0], net, source: 'API', waits: 0, ...extra });
  }

  at(30 * 60, () => ask('M100002', 420, { plan: 'REVERSED' }));
  at(48, () => ask('M100003', 210, { plan: 'SILENT' }));
  at(25, () => ask('M100005', 160, { plan: 'FAILED' }));
  at(14, () => {
    const holder = holderOf('M100001');
    world.keptPayouts.add(ask('M100001', 300, { payee: createPayee(world, holder.country, clock.now() - 3 * HOUR) }));
  });
  at(9, () => world.keptPayouts.add(ask('M100006', 1400)));
  at(6, () => ask('M100004', 90, { waits: FAR }));
}
