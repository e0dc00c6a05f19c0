import type { Outcome } from '../../mock/engine/call';
import { type APlatform, NOW } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of exchange rates that succeed, by operation, for the test of the contract; each in a world of its own. */
export function rateCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const { get, post: send } = actor('/sys/exchange')(aBench);
  const post = (verb: string, pair: string, body: object = {}, version = 1) => send(verb, { pair, version, ...body });
  const reason = { reasonCode: 'OTHER', remark: 'as agreed' };
  const added = {
    baseCurrency: 'INR',
    quoteCurrency: 'IDR',
    source: 'MANUAL',
    midRate: '190',
    floorRate: '180',
    ceilRate: '200',
  };
  return {
    pageExchangeRates: () => ['admin', 'auditor'].map((who) => get('page?pageSize=50', who)),
    getExchangeRate: () => [get('detail?pair=USDTHB')],
    getExchangeStatistics: () => [get('statistics')],
    getExchangeHistory: () => [get('history?rateId=XR000001&limit=500')],
    convertCurrency: () => [
      get('convert?from=USD&to=THB&amount=10.00'),
      get('convert?from=THB&to=USD&amount=10.00&usage=PAYOUT'),
    ],
    addExchangeRate: () => [send('add', added)],
    editExchangeRate: () => [post('edit', 'USDTHB', { buyMarkup: '0.01', ...reason })],
    overrideExchangeRate: () => [
      post('override', 'USDTHB', {
        overrideRate: '35.1',
        overrideUntil: new Date(NOW + 3_600_000).toISOString(),
        stepAccepted: true,
        ...reason,
      }),
    ],
    endExchangeOverride: () => [post('endOverride', 'USDPHP', {}, 2)],
    suspendExchangeRate: () => [post('suspend', 'USDTHB', reason)],
    resumeExchangeRate: () => [post('resume', 'PHPTHB', {}, 2)],
    fetchExchangeRate: () => [post('fetch', 'USDINR')],
  };
}
