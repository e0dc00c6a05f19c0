import type { Callback, CallbackBulkResult, NotifyTry } from '@/contract';
import { shownUrl } from '../../../mock/flow/show';
import type { PayOrder, Payout } from '../../../mock/model/payments';
import { type APlatform, aPlatform, dataOf } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let bench: APlatform;
let paid: PayOrder;
let failed: PayOrder;
let payout: Payout;

/** A paid order whose callback was delivered. */
function aPaid(): PayOrder {
  const order = bench.platform.payIn({ plan: { failures: 0, isLost: false, payAfter: 30_000 } });
  bench.platform.clock.advance(2 * MINUTE);
  deliver(order);
  return order;
}

/** Whatever the dice said of the merchant: one more attempt, which it takes. */
function deliver({ notify }: PayOrder | Payout): void {
  notify.failing = 0;
  notify.status = 'SUCCESS';
  notify.nextAt = null;
  notify.tries = [{ at: bench.platform.clock.now(), httpStatus: 200, latencyMs: 120 }];
}

beforeEach(() => {
  bench = aPlatform({ days: 1, scale: 0 });
  paid = aPaid();
  failed = aPaid();
  failed.notify.status = 'FAILED';
  failed.notify.failing = Number.POSITIVE_INFINITY;
  failed.notify.tries = [{ at: bench.platform.clock.now(), httpStatus: 502, latencyMs: 80 }];
  payout = bench.platform.payOut({ plan: 'SUCCESS' });
  if (payout.status === 'REVIEW') passPayout();
  bench.platform.clock.advance(3 * HOUR);
  deliver(payout);
});
afterEach(() => expect(bench.platform.check()).toEqual([]));

function passPayout() {
  const body = { items: [{ settNo: payout.no, version: payout.version }] };
  expect(bench.call('admin', 'POST /trade/sett/pass', { body }).envelope.code).toBe(200);
}

const page = (who: string, filter = '') =>
  dataOf<{ list: Callback[]; total: number }>(bench.call(who, `GET /common/notify/page?current=1&pageSize=50&${filter}`));
const numbers = (who: string, filter = '') => page(who, filter).list.map(({ no }) => no);
const resend = (who: string, items: object[]) => bench.call(who, 'POST /common/notify/resend', { body: { items } }).envelope;
const refOf = (row: PayOrder | Payout) => ({ entity: 'way' in row ? 'payorder' : 'sett', no: row.no, version: row.version });

describe('the rows', () => {
  test('the last sent callback comes first, with its last attempt', () => {
    expect(numbers('auditor')).toEqual([payout.no, failed.no, paid.no]);
    const [, row] = page('auditor').list;
    expect(row).toEqual({
      entity: 'payorder',
      no: failed.no,
      mchNo: failed.holder.no,
      mchName: failed.holder.name,
      mchOrderNo: failed.mchOrderNo,
      notifyUrl: `https://${failed.holder.no.toLowerCase()}.example/callback/pay`,
      notifyStatus: 'FAILED',
      notifyCount: 1,
      notifyLimit: 8,
      lastNotifyAt: new Date(failed.notify.tries[0]?.at ?? 0).toISOString(),
      nextNotifyAt: null,
      lastHttpStatus: 502,
      version: failed.version,
    });
  });

  test('an order without a callback has no row', () => {
    const open = bench.platform.payIn({ plan: { failures: 0, isLost: false, payAfter: null } });
    expect(open.notify.status).toBe('NONE');
    expect(numbers('auditor')).not.toContain(open.no);
  });

  test('a list that the operator may not open gives no rows', () => {
    expect(bench.operator('o.bakar').access.has('trade:sett:page')).toBe(false);
    expect(numbers('o.bakar')).toEqual([failed.no, paid.no]);
    expect(page('sys.admin')).toMatchObject({ list: [], total: 0 });
  });

  test('a row is inside the data scope', () => {
    const scoped = bench.operator('p.garcia');
    const before = scoped.scope;
    scoped.scope = { type: 'MERCHANT', values: [failed.holder.no] };
    const rows = page('p.garcia').list;
    scoped.scope = { type: 'MERCHANT', values: ['M0'] };
    const none = page('p.garcia').total;
    scoped.scope = before;
    expect(rows.map(({ no }) => no)).toContain(failed.no);
    for (const { mchNo } of rows) expect(mchNo).toBe(failed.holder.no);
    expect(none).toBe(0);
  });

  test.each<[string, () => string, () => string[]]>([
    ['our number', () => `keyword=${paid.no}`, () => [paid.no]],
    ["the merchant's number", () => `keyword=${failed.mchOrderNo}`, () => [failed.no]],
    ['the merchant', () => `mchNo=${payout.holder.no}&entity=sett`, () => [payout.no]],
    ['the kind', () => 'entity=payorder', () => [failed.no, paid.no]],
    ['the state', () => 'notifyStatus=FAILED,STOPPED', () => [failed.no]],
    ['the HTTP status', () => 'httpStatus=502', () => [failed.no]],
    ['several HTTP statuses', () => 'httpStatus=200,502', () => [payout.no, failed.no, paid.no]],
    ['no answer', () => 'httpStatus=NONE', () => []],
    ['the time', () => `lastNotifyFrom=${new Date((payout.notify.tries[0]?.at ?? 0) - 1).toISOString()}`, () => [payout.no]],
    [
      'its end, which is left out',
      () => `lastNotifyTo=${new Date(failed.notify.tries[0]?.at ?? 0).toISOString()}`,
      () => [paid.no],
    ],
  ])('can be found by %s', (_, filter, wanted) => {
    expect(numbers('auditor', filter())).toEqual(wanted());
  });

  test('no answer at all is an HTTP status of its own', () => {
    failed.notify.tries.push({ at: bench.platform.clock.now(), httpStatus: null, latencyMs: 10_000 });
    expect(numbers('auditor', 'httpStatus=NONE')).toEqual([failed.no]);
    expect(numbers('auditor', 'httpStatus=502')).toEqual([]);
  });

  test('pages follow each other', () => {
    const at = (current: number) =>
      dataOf<{ list: Callback[]; total: number }>(bench.call('auditor', `GET /common/notify/page?current=${current}&pageSize=2`));
    expect([at(1), at(2)].flatMap(({ list }) => list.map(({ no }) => no))).toEqual([payout.no, failed.no, paid.no]);
    expect(at(2).total).toBe(3);
  });

  test('a filter that is unknown or wrong is refused', () => {
    for (const filter of ['httpStatus=999', 'httpStatus=abc', 'notifyStatus=LOST', 'url=x'])
      expect(bench.call('auditor', `GET /common/notify/page?current=1&pageSize=9&${filter}`).envelope.code).toBe(400);
  });
});

describe('secrets', () => {
  test('an address shows neither the values of its query nor a sign-in', () => {
    const shown = shownUrl('https://bob:pass@shop.example/hook?token=abc123&sig=zz#top');
    expect(shown).toBe('https://shop.example/hook?token=******&sig=******#top');
  });

  test('the request of an attempt hides its signature', () => {
    const [one] = dataOf<NotifyTry[]>(bench.call('auditor', `GET /trade/payorder/notify/page?payOrderNo=${failed.no}`));
    expect(JSON.parse(one?.request ?? '')).toMatchObject({ payOrderNo: failed.no, sign: '******' });
    expect(JSON.stringify(page('auditor'))).not.toMatch(/sign|secret/i);
  });
});

describe('resending', () => {
  test('sends each again, and says whether the merchant took it', () => {
    const answer = resend('k.wong', [refOf(payout), refOf(failed)]);
    expect(answer).toMatchObject({ code: 200, msg: '2 of 2 callbacks resent.' });
    const { succeeded } = dataOf<CallbackBulkResult>(answer);
    expect(succeeded).toMatchObject([
      { no: payout.no, isDelivered: true, httpStatus: 200, current: { entity: 'sett', notifyCount: 2, notifyStatus: 'SUCCESS' } },
      { no: failed.no, isDelivered: false, current: { entity: 'payorder', notifyCount: 2, notifyStatus: 'FAILED' } },
    ]);
    for (const row of [payout, failed]) expect(row.notify.tries.at(-1)?.operator?.username).toBe('k.wong');
    expect(payout.events.at(-1)).toMatchObject({ kind: 'NOTIFIED', operator: bench.operator('k.wong') });
  });

  test('items are independent: one in another version, one that does not exist, one listed twice', () => {
    const stale = { ...refOf(paid), version: paid.version + 1 };
    const none = { entity: 'payorder', no: 'P0', version: 1 };
    const answer = resend('k.wong', [stale, refOf(payout), none, refOf(payout)]);
    expect(answer.code).toBe(207);
    const { succeeded, failed: undone } = dataOf<CallbackBulkResult>(answer);
    expect(succeeded.map(({ no }) => no)).toEqual([payout.no]);
    expect(undone).toMatchObject([
      { no: paid.no, code: 409, error: 'VERSION_CONFLICT', current: { no: paid.no, version: paid.version } },
      { no: 'P0', code: 404, error: 'NOT_FOUND' },
      { no: payout.no, code: 409, error: 'DUPLICATE' },
    ]);
    expect(paid.notify.tries).toHaveLength(1);
    expect(payout.notify.tries).toHaveLength(2);
  });

  test("needs the key of the order's own screen", () => {
    const { access } = bench.operator('k.wong') as unknown as { access: Set<string> };
    access.delete('trade:sett:notify');
    const { code, data } = resend('k.wong', [refOf(payout), refOf(failed)]);
    access.add('trade:sett:notify');
    expect(code).toBe(207);
    expect(data).toMatchObject({ succeeded: [{ no: failed.no }], failed: [{ no: payout.no, code: 403, error: 'FORBIDDEN' }] });
    expect(payout.notify.tries).toHaveLength(1);
  });

  test('is refused to one who only reads', () => {
    expect(resend('auditor', [refOf(failed)])).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(failed.notify.tries).toHaveLength(1);
  });

  test('an order outside the data scope does not exist', () => {
    const scoped = bench.operator('k.wong');
    const before = scoped.scope;
    scoped.scope = { type: 'MERCHANT', values: ['M0'] };
    const answer = resend('k.wong', [refOf(failed)]);
    scoped.scope = before;
    expect(answer).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(JSON.stringify(answer)).not.toContain(failed.holder.no);
  });

  test('an order without a callback is refused as on its screen', () => {
    const closed = bench.platform.payIn({ plan: { failures: 0, isLost: false, payAfter: null } });
    const item = [{ payOrderNo: closed.no, version: closed.version }];
    const own = bench.call('k.wong', 'POST /trade/payorder/notify', { body: { items: item } }).envelope;
    expect(own).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(resend('k.wong', [refOf(closed)])).toMatchObject({ code: own.code, error: own.error, msg: own.msg });
  });

  test('without a version the present one counts', () => {
    expect(resend('k.wong', [{ entity: 'payorder', no: paid.no }])).toMatchObject({ code: 200 });
  });

  test('takes 100 at most', () => {
    const items = Array.from({ length: 101 }, (_, at) => ({ entity: 'payorder', no: `P${at}`, version: 1 }));
    expect(resend('k.wong', items).code).toBe(422);
  });

  test('is logged as a call of its own and of each screen, under one trace', () => {
    const { traceId } = resend('k.wong', [refOf(payout), refOf(failed)]);
    const entries = bench.platform.log.entries.filter((entry) => entry.traceId === traceId);
    expect(entries.map(({ action, code }) => [action, code])).toEqual([
      ['trade:sett:notify', 200],
      ['trade:payorder:notify', 200],
      ['/common/notify/resend', 200],
    ]);
  });
});
