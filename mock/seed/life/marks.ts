import type { WithdrawOutcome } from '@/contract';
import { createRandom } from '../../engine/random';
import { DAY, HOUR, MINUTE } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const REMARKS: Readonly<Record<WithdrawOutcome, string>> = {
  RETURNED: 'The bank sent the money back',
  DISPUTED: 'The holder says that it did not ask for this payout',
  WRONG_PAYEE: 'The account belongs to another person',
  FRAUD: 'The portal account of the holder was taken over',
};

/** How likely an order is marked, by its most severe flag. */
const CHANCES = { HIGH: 0.08, MEDIUM: 0.03, LOW: 0.01 } as const;
const UNFLAGGED = 0.003;

/**
 * Colleagues mark some orders two or three days after they were paid: flagged ones more often (docs/rules/simulation.md#flows).
 * @param act one call of an operator on an order
 */
export function createMarks(
  world: World,
  act: (operator: Operator, verb: 'mark', order: Withdraw, extra: { outcome: WithdrawOutcome; remark: string }) => unknown,
) {
  const { clock } = world;
  // Numbers of its own, so that marks do not change the orders.
  const random = createRandom('marks');

  function chanceOf({ status, flags }: Withdraw): number {
    if (status === 'REVERSED') return 0.5;
    return Math.max(UNFLAGGED, ...flags.map(({ severity }) => CHANCES[severity]));
  }

  function markNow(order: Withdraw) {
    if (order.status !== 'SUCCESS' && order.status !== 'REVERSED') return;
    const able = world.operators.filter(
      (one) =>
        one.status === 'ACTIVE' &&
        one.roles[0] !== 'SUPER_ADMIN' &&
        (one.lastSeenAt === 0 || clock.now() - one.lastSeenAt > 15 * MINUTE) &&
        one.access.has('trade:withdraw:mark') &&
        isInScope(one, order.holder),
    );
    if (able.length === 0) return;
    const outcome =
      order.status === 'REVERSED'
        ? 'RETURNED'
        : random.weighted([
            ['DISPUTED', 4],
            ['WRONG_PAYEE', 2],
            ['FRAUD', order.flags.length > 0 ? 3 : 1],
          ] as [WithdrawOutcome, number][]);
    act(random.pick(able), 'mark', order, { outcome, remark: REMARKS[outcome] });
  }

  return {
    /** Schedules the marks of the day that begins at `day`, up to `end` (ms). */
    planDay(day: number, end: number) {
      for (const order of world.withdraws.rows) {
        const { finishedAt } = order;
        if (finishedAt === null || finishedAt < day - 3 * DAY || finishedAt >= day - 2 * DAY) continue;
        if (!random.chance(chanceOf(order))) continue;
        const at = day + random.int(9 * HOUR, 17 * HOUR);
        if (at < end) clock.schedule(at, () => markNow(order));
      }
    },
  };
}
