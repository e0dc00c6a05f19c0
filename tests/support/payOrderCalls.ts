import type { Outcome } from '../../mock/engine/api';
import { type APlatform, dataOf } from '../unit/platform/support';

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
    return orders.map(({ no }) => bench.call('admin', `GET /trade/payorder/${path}?payOrderNo=${no}`));
  };
  const bulk = (verb: string, from: (bench: APlatform) => { no: string; version: number }) => () => {
    const bench = make();
    const [one, other, unfit] = [from(bench), from(bench), verb === 'query' ? paid(bench) : open(bench)];
    return [[refOf(one)], [refOf(other), refOf(unfit)]].map((items) =>
      bench.call('admin', `POST /trade/payorder/${verb}`, { body: { items } }),
    );
  };
  const single =
    (verb: string, from: (bench: APlatform) => ReturnType<typeof paid>, extra: (bench: APlatform) => object) => () => {
      const bench = make();
      const order = from(bench);
      return [bench.call('admin', `POST /trade/payorder/${verb}`, { body: { ...refOf(order), ...extra(bench) } })];
    };
  const smallest = ({ account }: ReturnType<typeof paid>) => (account.currency === 'VND' ? '1' : '0.01');
  return {
    pagePayOrders: () => {
      const bench = make();
      for (const make of [paid, open]) make(bench);
      return ['admin', 'auditor', 'k.wong'].map((who) => bench.call(who, 'GET /trade/payorder/page?pageSize=200'));
    },
    getPayOrder: read('detail'),
    listPayOrderNotifies: read('notify/page'),
    listPayOrderEvents: read('event/list'),
    getPayOrderStatistics: () => {
      const bench = make();
      const empty = bench.call('admin', 'GET /trade/payorder/statistics?payOrderNo=P0');
      for (const make of [paid, open]) make(bench);
      return [empty, bench.call('admin', 'GET /trade/payorder/statistics')];
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
      return [bench.call('admin', 'POST /trade/payorder/supplement', { body: { ...refOf(order), ...reason } })];
    },
    refundPayOrder: () => {
      const bench = make();
      const order = paid(bench);
      const body = { ...refOf(order), amount: smallest(order), reasonCode: 'MERCHANT_REQUEST' };
      return [bench.call('admin', 'POST /trade/payorder/refund', { body })];
    },
    undisputePayOrder: () => {
      const bench = make();
      const order = paid(bench);
      const first = bench.call('admin', 'POST /trade/payorder/dispute', { body: { ...refOf(order), reasonCode: 'CHARGEBACK' } });
      const body = { ...refOf(order), reasonCode: 'MERCHANT_PROVED' };
      return [first, bench.call('admin', 'POST /trade/payorder/undispute', { body })];
    },
  };
}

/** The same of the profit statistics. */
export function profitCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const RANGE = 'from=2026-11-19&to=2026-11-20';
  const read =
    (what: string, ...queries: readonly string[]) =>
    () => {
      const bench = make();
      return queries.map((query) => bench.call('admin', `GET /trade/profit/${what}?${RANGE}&${query}`));
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
