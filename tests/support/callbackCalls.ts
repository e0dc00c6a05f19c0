import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';

/** Calls of the list of callbacks that succeed, by operation; each in a world of its own. */
export function callbackCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const paid = ({ platform }: APlatform) => {
    const order = platform.payIn({ plan: { failures: 0, isLost: false, payAfter: 30_000 } });
    platform.clock.advance(120_000);
    return order;
  };
  return {
    pageCallbacks: () => {
      const bench = make();
      paid(bench);
      return ['auditor', 'sys.admin'].map((who) => bench.call(who, 'GET /common/notify/page?current=1&pageSize=20'));
    },
    resendCallbacks: () => {
      const bench = make();
      const { no, version } = paid(bench);
      const item = { entity: 'payorder', no, version };
      const post = (items: object[]) => bench.call('k.wong', 'POST /common/notify/resend', { body: { items } });
      return [post([item]), post([item, { entity: 'sett', no: 'S0', version: 1 }])];
    },
  };
}
