import { entryAt } from '../../../src/domain/typed';
import { HOUR, MINUTE } from '../../engine/time';
import type { Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

/** Time to reach a merchant; colleagues leave newer cases alone. */
const AGREED_AFTER_MS = 3 * HOUR;

/** Maximum age of the orders that colleagues handle. */
const LOOKS_BACK_MS = 48 * HOUR;
const LIVE_MS = 10 * MINUTE;

/**
 * Colleagues clarify amount mismatches with merchants and book the agreed amount. They have the permission and their accounts are
 * not in use. They leave the story order alone. Nothing is random.
 * @param send one call through the API
 */
export function createCollectReview(
  world: World,
  send: (actor: Operator, path: string, body: Record<string, unknown>) => unknown,
) {
  const { clock, pool } = world;
  const isFree = (one: Operator) =>
    one.status === 'ACTIVE' &&
    one.roles[0] !== 'SUPER_ADMIN' &&
    (one.lastSeenAt === 0 || clock.now() - one.lastSeenAt > 15 * MINUTE);
  const isDue = ({ status, no, matchedAt, order }: Collect) =>
    status === 'AMOUNT_DIFF' &&
    no !== pool.stories.amountDiff &&
    order.successType === null &&
    (matchedAt ?? 0) < clock.now() - AGREED_AFTER_MS;

  function agree(collect: Collect) {
    const able = world.operators.filter(
      (one) => isFree(one) && one.access.has('bank:card:order:confirm') && isInScope(one, collect.holder),
    );
    const who = able[Number(collect.no.slice(-6)) % able.length];
    if (!who) return;
    const { no: collectNo, version } = collect;
    send(who, '/bank/card/order/confirm', { collectNo, version, mchAgreed: true, reasonCode: 'MERCHANT_AGREED' });
  }

  function look() {
    const { rows } = pool.collects;
    const since = clock.now() - LOOKS_BACK_MS;
    const due: Collect[] = [];
    for (let at = rows.length - 1; at >= 0 && entryAt(rows, at).createdAt > since; at--)
      if (isDue(entryAt(rows, at))) due.push(entryAt(rows, at));
    for (const collect of due) agree(collect);
  }

  return {
    /** Plans one business day. @param day its start, ms @param end no events from this time on */
    planDay(day: number, end: number) {
      for (let hour = 0; hour < 24; hour++) {
        const at = day + hour * HOUR + 17 * MINUTE;
        if (at < end && at >= clock.now()) clock.schedule(at, look);
      }
    },
    /** Continues in live mode. */
    live() {
      const next = () =>
        clock.schedule(clock.now() + LIVE_MS, () => {
          look();
          next();
        });
      next();
    },
  };
}
