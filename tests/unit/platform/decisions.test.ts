import type { Withdraw, WithdrawBulkResult } from '@/contract';
import { duplicatesOf } from '../../../mock/flow/withdraw/usual';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { type APlatform, aPlatform, dataOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 2 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const stories = () => bench.platform.stories;
const first = () => bench.simpleOrders()[0] as Order;
const refs = (orders: Order[]) => orders.map(({ no, version }) => ({ withdrawNo: no, version }));
const post = (who: string, what: 'pass' | 'reject', body: unknown, key?: string) =>
  bench.call(who, `POST /trade/withdraw/${what}`, { body, key });

describe('passing', () => {
  it('needs one approval below tier 1 and creates a payout that is sent after 60 s', () => {
    const row = first();
    expect(bench.pass('w.chai', row.no)).toMatchObject({
      code: 200,
      data: {
        succeeded: [
          { withdrawNo: row.no, status: 'PASSED', reviewStage: 0, version: 2, settNo: expect.stringMatching(/^S\d{20}$/) },
        ],
        failed: [],
      },
    });
    expect(row.account.amounts.frozen).toBeGreaterThanOrEqual(row.amount);
    bench.platform.clock.advance(59_999);
    expect(row.status).toBe('PASSED');
    bench.platform.clock.advance(1);
    expect(row.status).toBe('PAYING');
    bench.platform.clock.advance(3_600_000);
    expect(['SUCCESS', 'FAILED', 'UNKNOWN']).toContain(row.status);
  });

  it('needs two different people from tier 1', () => {
    const no = stories().kycExpired;
    const big = bench.order(stories().tier2);
    expect(bench.pass('li.na', big.no)).toMatchObject({
      code: 200,
      data: { succeeded: [{ status: 'SECOND_REVIEW', reviewStage: 1, version: 2 }] },
    });
    expect(bench.pass('li.na', big.no)).toMatchObject({ code: 403, error: 'SELF_APPROVAL', data: { makerName: 'li.na' } });
    expect(bench.reject('li.na', big.no)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(bench.pass('w.chai', big.no)).toMatchObject({ code: 461, error: 'LIMIT_EXCEEDED' });
    expect(bench.pass('ops.lee', big.no)).toMatchObject({ code: 200, data: { succeeded: [{ status: 'PASSED', version: 3 }] } });
    expect(bench.order(no).status).toBe('PENDING');
  });

  it('needs tier 3 for the second decision from tier 3', () => {
    const no = stories().tier3;
    const flags = ['AMOUNT_SPIKE'];
    expect(bench.pass('w.chai', no, { flags })).toMatchObject({ data: { succeeded: [{ status: 'SECOND_REVIEW' }] } });
    expect(bench.pass('ops.lee', no, { flags })).toMatchObject({
      code: 461,
      msg: 'The amount is above your approval limit (tier 2, needed 3).',
    });
    expect(bench.pass('chen.yu', no, { flags })).toMatchObject({ code: 200 });
  });

  it('is refused to the person who filed the order, also to a super administrator who decided before', () => {
    expect(bench.pass('ops.lee', stories().addedByOperator)).toMatchObject({
      code: 403,
      error: 'SELF_APPROVAL',
      data: { makerName: 'ops.lee' },
    });
    expect(bench.pass('admin', stories().secondStageBy.admin ?? '')).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
  });

  it('waits for a claim to end', () => {
    const no = stories().claimedByColleague;
    expect(bench.pass('w.chai', no)).toMatchObject({
      code: 423,
      error: 'CLAIMED',
      data: { claimedBy: 'y.sato', claimedUntil: '2026-11-20T06:34:02.114Z' },
    });
    expect(bench.reject('w.chai', no)).toMatchObject({ code: 423 });
    expect(bench.pass('y.sato', no)).toMatchObject({ code: 200 });
    const row = first();
    bench.call('chen.yu', 'POST /trade/withdraw/claim', { body: { items: refs([row]) } });
    bench.platform.clock.advance(299_999);
    expect(bench.pass('w.chai', row.no)).toMatchObject({ code: 423, data: { claimedUntil: '2026-11-20T06:36:02.114Z' } });
    bench.platform.clock.advance(1);
    expect(bench.pass('w.chai', row.no)).toMatchObject({ code: 200 });
  });

  it('requires every high flag to be acknowledged', () => {
    const no = stories().payeeChanged;
    const before = bench.order(no).version;
    expect(bench.pass('li.na', no, { flags: ['PAYEE_CHANGED_24H'] })).toMatchObject({
      code: 422,
      error: 'VALIDATION',
      data: { fields: [{ name: 'acknowledgedFlags', msg: 'Confirm every high risk flag: CREDENTIAL_RESET_24H.' }] },
    });
    expect(bench.order(no).version).toBe(before);
    expect(bench.pass('li.na', no, { flags: ['PAYEE_CHANGED_24H', 'CREDENTIAL_RESET_24H'] })).toMatchObject({
      code: 200,
      data: { succeeded: [{ status: 'SECOND_REVIEW' }] },
    });
  });

  it('shows the second of two approvers who was first, when, and the current row', () => {
    const row = first();
    bench.reject('chen.yu', row.no);
    bench.platform.clock.advance(4000);
    for (const version of [1, 2]) {
      const answer = bench.pass('w.chai', row.no, { version });
      expect(answer).toMatchObject({
        code: 409,
        error: 'STATE_CONFLICT',
        success: false,
        msg: 'Already rejected by chen.yu 4 sec ago.',
      });
      expect(answer.data).toMatchObject({
        changedBy: 'chen.yu',
        changedAt: '2026-11-20T06:31:02.114Z',
        current: { withdrawNo: row.no, status: 'REJECTED', version: 2, allowed: [] },
      });
    }
    expect(bench.pass('w.chai', row.no, { version: 1, lang: 'zh' }).msg).toBe('4 秒前已被 chen.yu 拒绝。');
  });

  it('refuses a stale version of an order that is still waiting', () => {
    const no = stories().tier2;
    bench.pass('li.na', no);
    expect(bench.pass('w.chai', no, { version: 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { version: 2, status: 'SECOND_REVIEW' }, changedBy: 'li.na' },
    });
  });
});

describe('rejecting', () => {
  it('returns the money at once and is final', () => {
    const row = first();
    const { available, frozen } = row.account.amounts;
    const body = {
      items: refs([row]),
      reasonCode: 'PAYEE_INVALID',
      remark: 'Account closed',
      messageToHolder: 'Please give another account.',
    };
    expect(post('li.na', 'reject', body).envelope).toMatchObject({
      code: 200,
      data: { succeeded: [{ status: 'REJECTED', version: 2 }] },
    });
    expect(row.account.amounts).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
    const shown = dataOf<Withdraw>(bench.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
    expect(shown).toMatchObject({
      rejectReasonCode: 'PAYEE_INVALID',
      rejectRemark: 'Account closed',
      messageToHolder: 'Please give another account.',
      reviewStage: 0,
      allowed: [],
    });
    expect(bench.pass('w.chai', row.no)).toMatchObject({ code: 409 });
  });

  it('is allowed for held orders, unlike passing', () => {
    const no = stories().heldByRisk;
    expect(bench.pass('w.chai', no)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: expect.stringContaining('Put on hold by r.santos'),
    });
    expect(bench.reject('w.chai', no)).toMatchObject({ code: 200 });
  });

  it.each([[''], ['abc'], ['    '], [undefined]])('requires four characters for the reason "other", not %p', (remark) => {
    expect(post('li.na', 'reject', { items: refs([first()]), reasonCode: 'OTHER', remark }).envelope).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'remark', rule: 'minLength' }] },
    });
    expect(first().status).toBe('PENDING');
  });

  it.each([
    [{ items: [] }, ['reasonCode', 'items']],
    [{ items: [{ withdrawNo: 'W1' }], reasonCode: 'LIMIT' }, ['items.0.version']],
    [{ items: [{ withdrawNo: 'W1', version: 0 }], reasonCode: 'NONSENSE' }, ['items.0.version', 'reasonCode']],
    [{ items: [{ withdrawNo: 'W1', version: 1, amount: '1' }], reasonCode: 'LIMIT' }, ['items.0.amount']],
    [{ items: [{ withdrawNo: 'W1', version: 1 }], reasonCode: 'LIMIT', remark: 'x'.repeat(201) }, ['remark']],
    [{ items: Array.from({ length: 101 }, () => ({ withdrawNo: 'W1', version: 1 })), reasonCode: 'LIMIT' }, ['items']],
  ])('names every invalid field: %j', (body, names) => {
    const { envelope } = post('li.na', 'reject', body);
    expect(envelope).toMatchObject({ code: 422, error: 'VALIDATION' });
    expect((envelope.data as { fields: { name: string }[] }).fields.map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});

describe('bulk decisions', () => {
  it('decide each item by itself and report the rest', () => {
    const simple = () => bench.simpleOrders().filter(({ account }) => account.currency === 'THB');
    while (simple().length < 3) bench.platform.arrive();
    const [a, b, c] = simple() as [Order, Order, Order];
    bench.reject('chen.yu', b.no);
    const flagged = bench.order(stories().payeeChanged);
    const items = [
      ...refs([a]),
      { withdrawNo: b.no, version: 1 },
      { withdrawNo: c.no, version: 1 },
      ...refs([flagged]),
      { withdrawNo: 'W0', version: 1 },
      ...refs([a]),
    ];
    const totals = [a, b, c, flagged, a].reduce((sums, order) => {
      const { digits, code } = { digits: order.account.currency === 'VND' ? 0 : 2, code: order.account.currency };
      const own = sums.get(code) ?? { count: 0, amount: 0n, digits };
      return sums.set(code, { ...own, count: own.count + 1, amount: own.amount + order.amount });
    }, new Map<string, { count: number; amount: bigint; digits: number }>());
    const controlAmount = [...totals].map(([currency, { count, amount, digits }]) => ({
      currency,
      count,
      amount: digits ? `${String(amount).slice(0, -2)}.${String(amount).slice(-2)}` : String(amount),
    }));
    const { envelope } = post('w.chai', 'pass', {
      items,
      acknowledgedFlags: flagged.flags.map(({ code }) => code),
      controlCount: items.length,
      acknowledgedDuplicates: [a, c].flatMap((order) => duplicatesOf(bench.platform.world, order)).map(({ no }) => no),
      controlAmount,
    });
    expect(envelope).toMatchObject({ code: 207, success: true, msg: '2 of 6 passed.' });
    const { succeeded, failed } = envelope.data as WithdrawBulkResult;
    expect(succeeded.map(({ withdrawNo }) => withdrawNo)).toEqual([a.no, c.no]);
    expect(failed.map(({ withdrawNo, code, error }) => [withdrawNo, code, error])).toEqual([
      [b.no, 409, 'STATE_CONFLICT'],
      [flagged.no, 422, 'VALIDATION'],
      ['W0', 404, 'NOT_FOUND'],
      [a.no, 409, 'DUPLICATE'],
    ]);
    expect(failed[0]).toMatchObject({ current: { status: 'REJECTED' }, changedBy: 'chen.yu' });
  });

  it('take 50 to pass and 100 to reject', () => {
    while (bench.simpleOrders().length < 51) bench.platform.arrive();
    const orders = bench.simpleOrders();
    expect(post('w.chai', 'pass', { items: refs(orders.slice(0, 51)) }).envelope).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'items', msg: 'At most 50 entries.' }] },
    });
    expect(orders.every(({ status }) => status === 'PENDING')).toBe(true);
    expect(post('w.chai', 'reject', { items: refs(orders.slice(0, 51)), reasonCode: 'LIMIT' }).envelope).toMatchObject({
      code: 200,
      data: { failed: [] },
    });
  });

  it('require the entered totals when a sum is above tier 2', () => {
    const big = bench.order(stories().tier2);
    const orders = [big, ...bench.simpleOrders().filter(({ account }) => account.currency === big.account.currency)].slice(0, 2);
    const { currency } = big.account;
    const sum = orders.reduce((added, { amount }) => added + amount, 0n);
    const amount = `${String(sum).slice(0, -2)}.${String(sum).slice(-2)}`;
    const net = String(orders.reduce((added, order) => added + order.net, 0n));
    const netText = `${net.slice(0, -2)}.${net.slice(-2)}`;
    const send = (extra: object) => post('chen.yu', 'pass', { items: refs(orders), ...extra }).envelope;
    expect(send({})).toMatchObject({ code: 422, data: { fields: [{ name: 'controlCount' }, { name: 'controlNet' }] } });
    // The net is what counts: the totals with fees are wrong there.
    for (const controlNet of [
      [{ currency, amount }],
      [],
      [
        { currency, amount: netText },
        { currency: 'USD', amount: '1.00' },
      ],
    ])
      expect(send({ controlCount: 2, controlNet })).toMatchObject({ code: 422, data: { fields: [{ name: 'controlNet' }] } });
    expect(send({ controlCount: 2, controlAmount: [{ currency, count: 2, amount: '1.00' }] })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'controlAmount' }] },
    });
    expect(send({ controlCount: 3, controlAmount: [{ currency, count: 2, amount }] })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'controlCount' }] },
    });
    expect(big.version).toBe(1);
    expect(send({ controlCount: 2, controlNet: [{ currency, amount: netText }] })).toMatchObject({ code: 200 });
  });

  it('answer 207 also when all of several failed', () => {
    const [a, b] = bench.simpleOrders() as [Order, Order];
    for (const { no } of [a, b]) bench.reject('chen.yu', no);
    expect(post('w.chai', 'reject', { items: refs([a, b]), reasonCode: 'LIMIT' }).envelope).toMatchObject({
      code: 207,
      success: true,
      data: { succeeded: [], failed: [{ code: 409 }, { code: 409 }] },
    });
  });
});

describe('the Idempotency-Key', () => {
  const KEY = '0b7c2a52-8f0e-4a53-9f11-1f54dc1d9a01';

  it('answers a repeated call from memory, executed and logged once', () => {
    const row = first();
    const body = { items: refs([row]), reasonCode: 'LIMIT' };
    const before = bench.platform.log.entries.length;
    const one = post('li.na', 'reject', body, KEY);
    const two = post('li.na', 'reject', body, KEY);
    expect(two.envelope).toEqual(one.envelope);
    expect([one.headers['idempotency-replayed'], two.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(row.version).toBe(2);
    expect(bench.platform.log.entries.length - before).toBe(1);
  });

  it('is refused with another body', () => {
    const [a, b] = bench.simpleOrders() as [Order, Order];
    post('li.na', 'reject', { items: refs([a]), reasonCode: 'LIMIT' }, KEY);
    expect(post('li.na', 'reject', { items: refs([b]), reasonCode: 'LIMIT' }, KEY).envelope).toMatchObject({
      code: 409,
      error: 'IDEMPOTENCY_REUSED',
      data: { firstSeenAt: '2026-11-20T06:31:02.114Z' },
    });
    expect(b.status).toBe('PENDING');
  });

  it('belongs to one operator and one path, for 24 hours', () => {
    const [a, b] = bench.simpleOrders() as [Order, Order];
    post('li.na', 'reject', { items: refs([a]), reasonCode: 'LIMIT' }, KEY);
    expect(post('w.chai', 'reject', { items: refs([b]), reasonCode: 'LIMIT' }, KEY).envelope.code).toBe(200);
    expect(post('li.na', 'pass', { items: refs([b]) }, KEY).envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    bench.platform.clock.advance(24 * 3_600_000);
    expect(post('li.na', 'reject', { items: refs([b]), reasonCode: 'LIMIT' }, KEY).envelope).toMatchObject({
      error: 'STATE_CONFLICT',
    });
  });

  it('can be used again after a form was corrected', () => {
    const row = first();
    expect(post('li.na', 'reject', { items: refs([row]), reasonCode: 'OTHER' }, KEY).envelope.code).toBe(422);
    expect(
      post('li.na', 'reject', { items: refs([row]), reasonCode: 'OTHER', remark: 'Asked by phone' }, KEY).envelope.code,
    ).toBe(200);
  });

  it('remembers a refusal as well', () => {
    const row = first();
    bench.reject('chen.yu', row.no);
    const one = post('w.chai', 'pass', { items: [{ withdrawNo: row.no, version: 1 }] }, KEY);
    bench.platform.clock.advance(60_000);
    const two = post('w.chai', 'pass', { items: [{ withdrawNo: row.no, version: 1 }] }, KEY);
    expect(one.envelope.code).toBe(409);
    expect(two.envelope).toEqual(one.envelope);
  });

  it.each(['short', 'x'.repeat(65), 'with blank'])('must be well formed, not %p', (key) => {
    expect(post('li.na', 'reject', { items: refs([first()]), reasonCode: 'LIMIT' }, key).envelope).toMatchObject({
      code: 400,
      error: 'BAD_REQUEST',
    });
  });
});

describe('the operation log', () => {
  it('has one entry for each changing call, refusals included, and none for reading', () => {
    const { log } = bench.platform;
    const row = first();
    const added = (run: () => unknown) => {
      const before = log.entries.length;
      run();
      return log.entries
        .slice(before)
        .map(({ username, action, code, result, level }) => [username, action, code, result, level]);
    };
    expect(added(() => bench.call('li.na', 'GET /trade/withdraw/page'))).toEqual([]);
    expect(added(() => bench.pass('k.wong', row.no))).toEqual([['k.wong', 'trade:withdraw:pass', 403, 'REFUSED', 'INFO']]);
    expect(added(() => post('li.na', 'reject', {}))).toEqual([['li.na', 'trade:withdraw:reject', 422, 'REFUSED', 'INFO']]);
    expect(added(() => bench.pass('li.na', row.no, { version: 9 }))).toEqual([
      ['li.na', 'trade:withdraw:pass', 409, 'REFUSED', 'INFO'],
    ]);
    expect(added(() => bench.pass('admin', row.no))).toEqual([['admin', 'trade:withdraw:pass', 200, 'SUCCESS', 'CRITICAL']]);
    expect(added(() => bench.call('li.na', 'POST /auth/logout', { body: {} }))).toEqual([
      ['li.na', '/auth/logout', 200, 'SUCCESS', 'INFO'],
    ]);
    expect(added(() => bench.call('ops.lee', 'GET /trade/withdraw/down?view=WAITING'))).toEqual([
      ['ops.lee', 'trade:withdraw:down', 200, 'SUCCESS', 'INFO'],
    ]);
    expect(JSON.parse(log.entries.at(-1)?.detail ?? '')).toMatchObject({
      filters: { view: 'WAITING' },
      rows: expect.any(Number),
    });
  });

  it('links an operator event to its entry by the trace', () => {
    const row = first();
    bench.pass('w.chai', row.no, { traceId: 'trace-of-mine' });
    expect(row.events.at(-1)).toMatchObject({ kind: 'PASSED', traceId: 'trace-of-mine' });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      traceId: 'trace-of-mine',
      operatorId: bench.operator('w.chai').id,
    });
  });
});

describe('payouts', () => {
  it.each([
    ['SUCCESS', 'SUCCESS'],
    ['FAILED', 'FAILED'],
    ['REVERSED', 'REVERSED'],
    ['SILENT', 'UNKNOWN'],
  ] as const)('with the outcome %s bring the order to %s, with its money in the right place', (plan, status) => {
    const row = first();
    bench.platform.world.payoutPlans.set(row.no, plan);
    bench.pass('w.chai', row.no);
    bench.platform.clock.advance(12 * 3_600_000);
    expect(row.status).toBe(status);
    const moved = (bucket: string) =>
      row.account.entries
        .filter((entry) => entry.transaction.ref === row.no && entry.bucket === bucket)
        .reduce((sum, { delta }) => sum + delta, 0n);
    // Only a payout that arrived for good takes the money away; otherwise it stays frozen until a person decides.
    expect([moved('available'), moved('frozen')]).toEqual([-row.amount, status === 'SUCCESS' ? 0n : row.amount]);
    expect(row.payouts).toHaveLength(1);
  });

  it('are queried without an answer until the outcome is known', () => {
    const row = first();
    bench.platform.world.payoutPlans.set(row.no, 'UNKNOWN');
    bench.pass('w.chai', row.no);
    bench.platform.clock.advance(48 * 3_600_000);
    expect(['SUCCESS', 'FAILED']).toContain(row.status);
    expect(row.events.map(({ kind }) => kind)).toContain('PAYOUT_UNKNOWN');
  });

  it('are not created for an order without a decision for 72 hours', () => {
    const row = first();
    const { available } = row.account.amounts;
    bench.platform.clock.advance(72 * 3_600_000);
    expect(row).toMatchObject({ status: 'EXPIRED', payouts: [] });
    expect(row.account.amounts.available).toBeGreaterThanOrEqual(available + row.amount);
  });
});
