import { moneyIn } from '../../base/money';
import { HOUR, MINUTE } from '../../engine/time';
import { startNotify } from '../../flow/notify';
import type { PayRequest } from '../../flow/payin/order';
import type { Operator } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import type { PayStory } from '../../model/stories';
import type { World } from '../../model/world';
import type { Send } from './withdrawals';

/** Longer than all callback attempts take. */
const UNTOLD_MS = 34 * HOUR;

/** Schedules the pay orders that demonstrations and tests need at `now` (docs/rules/simulation.md#stories). */
export function planPayStories(world: World, payIn: (extra: Partial<PayRequest>) => PayOrder, send: Send, now: number) {
  const { clock, stories } = world;
  const person = (username: string): Operator => {
    const operator = world.operators.find((one) => one.username === username);
    if (!operator) throw new Error(`No operator ${username}`);
    return operator;
  };
  const addStory = (story: PayStory, msAgo: number, plan: PayRequest['plan'], then?: (order: PayOrder) => void) => {
    const at = now - msAgo;
    if (at <= clock.now()) return;
    clock.schedule(at, () => {
      const order = payIn({ plan: { failures: 0, ...plan } });
      stories.pay[story] = order.no;
      then?.(order);
    });
  };
  const act = (order: PayOrder, username: string, verb: string, extra: Record<string, unknown>) =>
    send(person(username), `/trade/payorder/${verb}`, { payOrderNo: order.no, version: order.version, ...extra });

  addStory('untold', UNTOLD_MS, { payAfter: MINUTE }, (order) =>
    clock.schedule(clock.now() + MINUTE + 1, () => {
      // As if the callback URL had failed when the payment arrived.
      Object.assign(order.notify, { status: 'PENDING', tries: [], nextAt: null });
      startNotify(world, order.notify, true);
    }),
  );
  addStory('refunded', 5 * HOUR, { payAfter: 2 * MINUTE }, (order) =>
    clock.schedule(now - 2 * HOUR, () => {
      const amount = moneyIn(order.account.currency, order.amount / 4n);
      act(order, 'chen.yu', 'refund', { amount, reasonCode: 'NOT_DELIVERED', remark: 'One of four articles was out of stock' });
    }),
  );
  addStory('disputed', 4 * HOUR, { payAfter: MINUTE }, (order) =>
    clock.schedule(now - 90 * MINUTE, () => act(order, 'r.santos', 'dispute', { reasonCode: 'PAYER_COMPLAINT' })),
  );
  addStory('late', HOUR, { payAfter: 21 * MINUTE });
  addStory('failed', 12 * MINUTE, { failures: 3 });
  addStory('lost', 7 * MINUTE, { payAfter: 2 * MINUTE, isLost: true });
}
