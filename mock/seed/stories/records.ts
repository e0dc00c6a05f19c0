import { UNMAPPED } from '../../../src/domain/payRecord';
import { HOUR, MINUTE } from '../../engine/time';
import { classed } from '../../flow/payin/codes';
import { changeRecord } from '../../flow/payin/moves';
import type { PayPlan, PayRequest } from '../../flow/payin/order';
import { FAILURES } from '../../model/catalog';
import type { PayOrder, PayRecord } from '../../model/payments';
import type { World } from '../../model/world';

const NO_ANSWER = { ...classed('UPSTREAM_TIMEOUT'), httpStatus: null, latencyMs: 10_000, responseAt: null };

/** Schedules the attempts that a demonstration of the pay records needs at `now`. */
export function planRecordStories(world: World, payIn: (extra: Partial<PayRequest>) => PayOrder, now: number) {
  const { clock } = world;
  /** A pay-in this long ago; `then` changes its first attempt at once, or later. */
  const story = (ago: number, plan: PayPlan, then: (one: PayRecord) => void, later = 0) =>
    clock.schedule(now - ago, () => {
      const [one] = payIn({ plan }).records;
      if (one) clock.schedule(now - ago + later, () => then(one));
    });
  const reconBatchNo = `RC${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}0101`;

  story(
    20 * HOUR,
    { failures: 0, payAfter: MINUTE },
    (one) => changeRecord(world, one, { reconStatus: 'AMOUNT_DIFF', reconBatchNo }),
    17 * HOUR,
  );
  // Paid without a callback of the upstream: a query finds the payment.
  story(50 * MINUTE, { failures: 0, payAfter: MINUTE, isLost: true }, (one) =>
    changeRecord(world, one, { status: 'TIMEOUT', ...NO_ANSWER }),
  );
  // Never paid: a query ends it.
  story(35 * MINUTE, { failures: 0, payAfter: null }, (one) => changeRecord(world, one, { status: 'UNKNOWN', ...NO_ANSWER }));
  const [unifiedCode, , rawCode] = FAILURES.find(([code]) => code === UNMAPPED) ?? [UNMAPPED, '', ''];
  for (const ago of [70 * MINUTE, 12 * MINUTE])
    story(ago, { failures: 3 }, (one) => changeRecord(world, one, { ...classed(unifiedCode), rawCode, httpStatus: 200 }));
}
