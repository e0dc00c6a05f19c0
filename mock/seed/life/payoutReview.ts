import type { SettRejectReason } from '@/contract';
import { MINUTE } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { Payout } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const REASONS: readonly SettRejectReason[] = ['PAYEE_INVALID', 'PAYEE_NAME_MISMATCH', 'RISK_REVIEW', 'DUPLICATE'];

/**
 * A colleague decides on a payout in review: 95% pass. The colleague has the permission and the account is not in use.
 * @param send one call through the API
 */
export function createSettReview(
  world: World,
  send: (actor: Operator, path: string, body: Record<string, unknown>) => unknown,
): (payout: Payout) => void {
  const { chance, clock } = world;
  const isFree = (one: Operator) =>
    one.status === 'ACTIVE' &&
    one.roles[0] !== 'SUPER_ADMIN' &&
    (one.lastSeenAt === 0 || clock.now() - one.lastSeenAt > 15 * MINUTE);
  return (payout) => {
    if (payout.status !== 'REVIEW' || world.keptPayouts.has(payout)) return;
    const verb = chance.chance(0.95) ? 'pass' : 'reject';
    const able = world.operators.filter(
      (one) => isFree(one) && one.access.has(`trade:sett:${verb}`) && isInScope(one, payout.holder),
    );
    if (able.length === 0) return;
    const items = [{ settNo: payout.no, version: payout.version }];
    const reason = verb === 'reject' ? { reasonCode: chance.pick(REASONS) } : {};
    send(chance.pick(able), `/trade/sett/${verb}`, { items, ...reason });
  };
}
