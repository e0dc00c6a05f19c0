import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, MINUTE, PDF, pathOf, type Verb } from './deskSupport';
import { NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const KEY = '9d0b8a66-6f0c-4a0e-8f0e-2c1c7d3f5a10';

interface Case {
  path: string;
  who: string;
  row?: () => Order;
  /** What must be there before the call. */
  prepare?: (row: Order) => void;
  body: (row: Order, who: string) => Record<string, unknown>;
  /** The same call with other content. */
  other: (body: Record<string, unknown>) => Record<string, unknown>;
}

const items = ({ no, version }: Order) => ({ items: [{ withdrawNo: no, version }] });
const single = ({ no, version }: Order) => ({ withdrawNo: no, version });
const withItem = (body: Record<string, unknown>) => ({
  ...body,
  items: [...(body.items as object[]), { withdrawNo: desk.stories.kycExpired, version: 1 }],
});

const CASES: [string, Case][] = [
  ['claim', { path: pathOf('claim'), who: 'w.chai', body: items, other: withItem }],
  [
    'take over',
    {
      path: pathOf('takeOver'),
      who: 'ops.lee',
      prepare: (row) => desk.done('w.chai', 'claim', row),
      body: (row) => ({ ...items(row), takeOver: true }),
      other: (body) => ({ ...body, takeOver: false }),
    },
  ],
  [
    'release',
    { path: pathOf('release'), who: 'w.chai', prepare: (row) => desk.done('w.chai', 'claim', row), body: items, other: withItem },
  ],
  [
    'hold',
    {
      path: pathOf('hold'),
      who: 'r.santos',
      body: (row) => ({ ...items(row), reasonCode: 'PAYEE_CHECK' }),
      other: (body) => ({ ...body, reasonCode: 'RISK_REVIEW' }),
    },
  ],
  [
    'unhold',
    {
      path: pathOf('unhold'),
      who: 'r.santos',
      row: () => desk.order(desk.stories.heldByRisk),
      body: (row) => ({ ...items(row), reasonCode: 'CHECKED_OK' }),
      other: (body) => ({ ...body, remark: 'And more to say' }),
    },
  ],
  [
    'query',
    {
      path: pathOf('query'),
      who: 'li.na',
      row: () => desk.order(desk.stories.unknownPayout),
      body: items,
      other: withItem,
    },
  ],
  [
    'undo',
    {
      path: pathOf('undo'),
      who: 'w.chai',
      prepare: (row) => desk.done('w.chai', 'pass', row),
      body: single,
      other: (body) => ({ ...body, version: 9 }),
    },
  ],
  [
    'retry',
    {
      path: pathOf('retry'),
      who: 'ops.lee',
      row: () => desk.order(desk.stories.failed),
      body: single,
      other: (body) => ({ ...body, channelCode: 'CH0311' }),
    },
  ],
  [
    'resolve',
    {
      path: pathOf('resolve'),
      who: 'chen.yu',
      row: () => desk.order(desk.stories.unknownPayout),
      body: (row, who) => desk.bodyOf(who, 'resolve', row, {}),
      other: (body) => ({ ...body, result: 'SUCCESS', bankRefNo: 'B1' }),
    },
  ],
  [
    'refund',
    {
      path: pathOf('refund'),
      who: 'chen.yu',
      row: () => desk.order(desk.stories.reversed),
      body: (row) => ({ ...single(row), reasonCode: 'HOLDER_REQUEST' }),
      other: (body) => ({ ...body, reasonCode: 'PAYEE_INVALID' }),
    },
  ],
  [
    'pass with the next claim',
    {
      path: pathOf('pass'),
      who: 'li.na',
      body: (row) => ({ ...items(row), claimNext: desk.stories.kycExpired }),
      other: ({ claimNext: _, ...body }) => body,
    },
  ],
  [
    'note',
    {
      path: '/common/note/add',
      who: 'k.wong',
      body: ({ no }) => ({ entity: 'withdraw', id: no, text: 'The merchant called' }),
      other: (body) => ({ ...body, text: 'The merchant called twice' }),
    },
  ],
  [
    'file',
    {
      path: '/common/file/add',
      who: 'chen.yu',
      body: () => ({ name: 'receipt.pdf', type: 'application/pdf', content: PDF }),
      other: (body) => ({ ...body, name: 'another.pdf' }),
    },
  ],
];

function start({ path, who, row: rowOf = desk.simple, prepare, body: bodyOf, other }: Case) {
  const row = rowOf();
  prepare?.(row);
  const body = bodyOf(row, who);
  const send = (sent: Record<string, unknown> = body, key: string = KEY, by: string = who) =>
    desk.call(by, `POST ${path}`, { body: sent, key });
  const state = () => ({
    own: desk.print(row),
    next: desk.print(desk.order(desk.stories.kycExpired)),
    versions: desk.world.withdraws.rows.map(({ version, events }) => [version, events.length]),
    payouts: desk.world.payouts.rows.length,
    files: desk.world.files.size,
    logged: desk.platform.log.entries.length,
  });
  return { row, body, send, state, other: () => other(body) };
}

describe('the same key', () => {
  it.each(CASES)('of a %s returns the same answer and acts once, however late the second call comes', (_, one) => {
    const { send, state } = start(one);
    const first = send();
    expect(first.envelope).toMatchObject({ code: 200, success: true });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const after = state();
    for (let times = 0; times < 2; times++) {
      const again = send();
      expect(again.envelope).toEqual(first.envelope);
      expect(again.headers['idempotency-replayed']).toBe('true');
      expect(state()).toEqual(after);
    }
    desk.clock.advance(20_000);
    expect(send().envelope).toEqual(first.envelope);
    expect(state()).toEqual(after);
  });

  it.each(CASES)('of a %s with other content is refused and changes nothing', (_, one) => {
    const { send, state, other } = start(one);
    expect(send().envelope.code).toBe(200);
    const { logged, ...after } = state();
    expect(send(other()).envelope).toMatchObject({
      code: 409,
      error: 'IDEMPOTENCY_REUSED',
      data: { firstSeenAt: new Date(NOW).toISOString() },
    });
    expect(state()).toEqual({ ...after, logged: logged + 1 });
    expect(desk.lastLog()).toMatchObject({ result: 'REFUSED', code: 409, username: one.who });
  });

  it.each(CASES)('of a %s is independent for another person', (_, one) => {
    const { send } = start(one);
    expect(send().envelope.code).toBe(200);
    const { headers } = send(undefined, KEY, 'm.tan');
    expect(headers['idempotency-replayed']).toBeUndefined();
  });
});

describe('without a key, or with a new one,', () => {
  const REPEATED: [Verb, number][] = [
    ['hold', 409],
    ['unhold', 409],
    ['undo', 409],
    ['retry', 409],
    ['refund', 409],
    ['resolve', 409],
    ['release', 409],
    ['claim', 200],
    ['query', 200],
  ];
  it.each(REPEATED)('a repeated %s answers %s and has no second effect on the order', (verb, code) => {
    const one = CASES.find(([name]) => name === verb)?.[1] as Case;
    const { row, send } = start(one);
    expect(send(undefined, 'first-key-of-mine').envelope.code).toBe(200);
    const { version, payouts, money } = desk.print(row);
    expect(send(undefined, 'other-key-of-mine').envelope.code).toBe(code);
    expect(desk.print(row)).toMatchObject({ version, payouts, money });
  });

  it('a repeated note is written twice, because the two cannot be told apart', () => {
    const row = desk.simple();
    const body = { entity: 'withdraw', id: row.no, text: 'Called' };
    for (let times = 0; times < 2; times++) desk.call('k.wong', 'POST /common/note/add', { body });
    expect(row.notes.map(({ text }) => text)).toEqual(['Called', 'Called']);
  });
});

describe('a refused call of the desk', () => {
  it('is remembered as well: a claim stays refused under its key, and a new key claims', () => {
    const row = desk.simple();
    desk.done('w.chai', 'claim', row);
    const send = (key: string) => desk.send('li.na', 'claim', row, {}, { key });
    const first = send(KEY);
    expect(first.envelope.code).toBe(423);
    desk.clock.advance(5 * MINUTE);
    expect(send(KEY).envelope).toEqual(first.envelope);
    expect(row.claimedBy?.username).toBe('w.chai');
    expect(send('a-new-key-of-mine').envelope.code).toBe(200);
  });

  it('with invalid fields may be corrected under its key', () => {
    const row = desk.order(desk.stories.unknownPayout);
    const send = (extra: object) =>
      desk.send('chen.yu', 'resolve', row, { evidenceFileId: 'F0', ...extra }, { key: KEY }).envelope.code;
    expect(send({})).toBe(422);
    expect(send({ evidenceFileId: desk.evidence('chen.yu') })).toBe(200);
    expect(row.status).toBe('FAILED');
  });

  it('before any attempt is not remembered: its key may be used for another order', () => {
    const decided = desk.order(Object.values(desk.stories.secondStageBy)[0] ?? '');
    const [first] = decided.decisions;
    const who = first?.operator.username ?? '';
    const send = (row: Order) => desk.send(who, 'reject', row, { reasonCode: 'DUPLICATE' }, { key: KEY });
    expect(send(decided).envelope).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    const done = send(desk.simple());
    expect(done.envelope.code).toBe(200);
    expect(done.headers).not.toHaveProperty('idempotency-replayed');
  });
});
