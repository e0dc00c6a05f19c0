import type { Outcome } from '../../mock/engine/call';
import { type APlatform, dataOf } from '../unit/platform/support';
import { actor } from './actor';

const at = actor('/trade/payorder');
const MINUTE = 60_000;
const PDF = Buffer.from('%PDF-1.7 evidence').toString('base64');

type Plan = NonNullable<Parameters<APlatform['platform']['payIn']>[0]>['plan'];

/** Calls of the pay orders that succeed, by operation, for the test of the contract; each in a world of its own. */
export function payOrderCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const inState = (bench: APlatform, plan: Plan, ms = 2 * MINUTE) => {
    const order = bench.platform.payIn({ plan: { failures: 0, isLost: false, ...plan } });
    bench.platform.clock.advance(ms);
    return order;
  };
  const paid = (bench: APlatform) => inState(bench, { payAfter: 30_000 });
  const open = (bench: APlatform) => inState(bench, { payAfter: null }, 1_000);
  const refOf = ({ no, version }: { no: string; version: number }) => ({ payOrderNo: no, version });
  const read = (path: string) => () => {
    const bench = make();
    const orders = [paid(bench), open(bench), inState(bench, { failures: 3 })];
    return orders.map(({ no }) => at(bench).get(`${path}?payOrderNo=${no}`));
  };
  const bulk = (verb: string, from: (bench: APlatform) => { no: string; version: number }) => () => {
    const bench = make();
    const [one, other, unfit] = [from(bench), from(bench), verb === 'query' ? paid(bench) : open(bench)];
    return [[refOf(one)], [refOf(other), refOf(unfit)]].map((items) => at(bench).post(verb, { items }));
  };
  const single =
    (verb: string, from: (bench: APlatform) => ReturnType<typeof paid>, extra: (bench: APlatform) => object) => () => {
      const bench = make();
      const order = from(bench);
      return [at(bench).post(verb, { ...refOf(order), ...extra(bench) })];
    };
  const smallest = ({ account }: ReturnType<typeof paid>) => (account.currency === 'VND' ? '1' : '0.01');
  return {
    pagePayOrders: () => {
      const bench = make();
      for (const make of [paid, open]) make(bench);
      return ['admin', 'auditor', 'k.wong'].map((who) => at(bench).get('page?pageSize=200', who));
    },
    getPayOrder: read('detail'),
    listPayOrderNotifies: read('notify/page'),
    listPayOrderEvents: read('event/list'),
    getPayOrderStatistics: () => {
      const bench = make();
      const empty = at(bench).get('statistics?payOrderNo=P0');
      for (const make of [paid, open]) make(bench);
      return [empty, at(bench).get('statistics')];
    },
    getPayOrderTrend: () => {
      const bench = make();
      const empty = at(bench).get('trend?payOrderNo=P0');
      for (const make of [paid, open]) make(bench);
      return [empty, at(bench).get('trend'), at(bench).get('trend', 'p.garcia')];
    },
    queryPayOrders: bulk('query', open),
    notifyPayOrders: bulk('notify', paid),
    closePayOrder: single('close', open, () => ({ reasonCode: 'MERCHANT_REQUEST' })),
    disputePayOrder: single('dispute', paid, () => ({ reasonCode: 'CHARGEBACK' })),
    supplementPayOrder: () => {
      const bench = make();
      const order = open(bench);
      const body = { name: 'slip.pdf', type: 'application/pdf', content: PDF };
      const { fileId } = dataOf<{ fileId: string }>(bench.call('admin', 'POST /common/file/add', { body }));
      const reason = { bankRefNo: 'SLIP-1', evidenceFileId: fileId, reasonCode: 'MONEY_SEEN', paidAmount: smallest(order) };
      return [at(bench).post('supplement', { ...refOf(order), ...reason })];
    },
    refundPayOrder: () => {
      const bench = make();
      const order = paid(bench);
      const body = { ...refOf(order), amount: smallest(order), reasonCode: 'MERCHANT_REQUEST' };
      return [at(bench).post('refund', body)];
    },
    undisputePayOrder: () => {
      const bench = make();
      const order = paid(bench);
      const first = at(bench).post('dispute', { ...refOf(order), reasonCode: 'CHARGEBACK' });
      return [first, at(bench).post('undispute', { ...refOf(order), reasonCode: 'MERCHANT_PROVED' })];
    },
  };
}

/** The same of the profit statistics. */
export function profitCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const RANGE = 'from=2026-11-19&to=2026-11-20';
  const read =
    (what: string, ...queries: readonly string[]) =>
    () => {
      const { get } = actor('/trade/profit')(make());
      return queries.map((query) => get(`${what}?${RANGE}&${query}`));
    };
  return {
    getProfitStatistics: read(
      'statistics',
      'groupBy=DATE&current=1&pageSize=20',
      'groupBy=MERCHANT,CHANNEL&currencyMode=REPORT&compare=PREVIOUS&current=1&pageSize=20',
    ),
    getProfitTrend: read('trend', 'granularity=DAY', 'granularity=HOUR&currencyMode=REPORT'),
    explainProfit: read('explain', 'compare=PREVIOUS', 'currencyMode=REPORT&compare=LAST_WEEK'),
  };
}
