import { PassThrough } from 'node:stream';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { passAtWork } from '../../support/atWork';
import { aPlatform, aServer, dataOf } from './support';

interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}
type Bench = ReturnType<typeof aPlatform>;
type Row = Record<string, unknown>;

const MINUTE = 60_000;
/** What the platform runs each second now. */
const running = new Set<() => void>();

/** Lets so many seconds of real time pass for the platform, not for its clock. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) for (const run of running) run();
  await new Promise((resolve) => setImmediate(resolve));
}

function aBench(options: Parameters<typeof aPlatform>[0] = {}) {
  const bench = aPlatform({ events: true, ...options });
  jest.spyOn(bench.platform.clock, 'every').mockImplementation((ms, run) => {
    expect(ms).toBe(1_000);
    running.add(run);
    return () => void running.delete(run);
  });
  return bench;
}

/** A blank line ends an event; a field is a name, a colon and a value. */
const parse = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))))
    .filter(({ event }) => event !== undefined)
    .map(({ id, event, data }) => ({ id, event, data: JSON.parse(data) }));

/** Opens the stream of an operator as the server does. */
function listen({ platform, operator, call }: Bench, username: string, lastEventId?: string) {
  const login = call(username, 'POST /auth/login', { body: { username, password: demoPassword } });
  const token = login.headers.authorization;
  const operation = platform.api.operations.get('GET /common/events');
  if (!operation) throw new Error('No stream');
  const outcome = platform.api.perform(operation, { actor: operator(username), token, ip: '198.51.100.7', lastEventId });
  const out = new PassThrough();
  opened.add(out);
  let text = '';
  let isOver = false;
  out.on('data', (part: Buffer) => {
    text += part.toString();
  });
  out.on('end', () => {
    isOver = true;
  });
  const served = outcome.write?.(out);
  return {
    token,
    outcome,
    served,
    close: () => out.destroy(),
    isOver: () => isOver,
    /** What came since the last look. */
    take: () => {
      const events = parse(text);
      text = '';
      return events;
    },
  };
}
const named = (events: readonly StreamEvent[], name: string) =>
  events.filter(({ event }) => event === name).map(({ data }) => data);
const nosOf = (events: readonly StreamEvent[], screen: string) =>
  (named(events, 'rows') as { screen: string; nos: string[] }[]).filter((one) => one.screen === screen).flatMap(({ nos }) => nos);
const countOf = ({ call }: Bench, who: string) => dataOf<number>(call(who, 'GET /trade/withdraw/count'));

/** Open streams; a test that fails leaves its own. */
const opened = new Set<PassThrough>();

afterEach(async () => {
  for (const out of opened) out.destroy();
  opened.clear();
  await new Promise((resolve) => setImmediate(resolve));
  running.clear();
  jest.restoreAllMocks();
});

test('starts with what it brings, a reset and the present data', async () => {
  const bench = aBench();
  const stream = listen(bench, 'm.tan');
  expect(stream.outcome.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
  await pass(0);
  const events = stream.take();
  expect(events.map(({ event }) => event)).toEqual(['ready', 'reset', 'pending', 'inbox', 'rights']);
  expect(events[0]?.data).toMatchObject({ kinds: ['pending', 'inbox', 'rights'] });
  expect(named(events, 'pending')).toEqual([countOf(bench, 'm.tan')]);
  const { list, total, current, pageSize, ...counts } = dataOf<Row>(bench.call('m.tan', 'GET /common/note/mention'));
  expect(named(events, 'inbox')).toEqual([counts]);
  stream.close();
});

/** Opens one more stream of a session; undefined when it is refused. */
function listenAgain({ platform, operator }: Bench, username: string, token: string | undefined) {
  const operation = platform.api.operations.get('GET /common/events');
  if (!operation) throw new Error('No stream');
  const { write, envelope } = platform.api.perform(operation, { actor: operator(username), token, ip: '198.51.100.7' });
  if (!write) return { envelope };
  const out = new PassThrough();
  opened.add(out);
  void write(out);
  return { envelope, close: () => out.destroy() };
}

test('a session has four streams at most: a fifth is refused until one closes, and other sessions keep theirs', async () => {
  const bench = aBench();
  const { token } = listen(bench, 'm.tan');
  const more = [1, 2, 3].map(() => listenAgain(bench, 'm.tan', token));
  expect(more.map(({ envelope }) => envelope.code)).toEqual([200, 200, 200]);
  const fifth = listenAgain(bench, 'm.tan', token);
  expect(fifth.envelope).toMatchObject({
    code: 429,
    error: 'RATE_LIMITED',
    msg: '4 live streams are open already. Close a tab.',
    data: { retryAfterSec: 20 },
  });
  expect(listen(bench, 'm.tan').outcome.envelope.code).toBe(200);
  more[0]?.close?.();
  await pass(1);
  expect(listenAgain(bench, 'm.tan', token).envelope.code).toBe(200);
});

test('an operator has 16 streams at most in all sessions, and a colleague as many', async () => {
  const bench = aBench();
  const codes = (username: string) =>
    Array.from({ length: 5 }, () => {
      const { token, outcome } = listen(bench, username);
      return [outcome.envelope.code, ...[1, 2, 3].map(() => listenAgain(bench, username, token).envelope.code)];
    });
  const full = [200, 200, 200, 200];
  expect(codes('m.tan')).toEqual([full, full, full, full, [429, 429, 429, 429]]);
  expect(codes('chen.yu').slice(0, 4)).toEqual([full, full, full, full]);
});

test('sends a changed row and the new count, once, and nothing while nothing changes', async () => {
  const bench = aBench();
  const stream = listen(bench, 'm.tan');
  await pass(1);
  stream.take();
  await pass(5);
  expect(stream.take()).toEqual([]);
  const order = bench.simpleOrders()[0];
  const before = countOf(bench, 'm.tan');
  expect(bench.pass('ops.lee', order?.no ?? '', { flags: [] }).success).toBe(true);
  await pass(1);
  const events = stream.take();
  expect(nosOf(events, '/trade/withdraw')).toEqual([order?.no]);
  expect(named(events, 'pending')).toEqual([before - 1]);
  await pass(5);
  expect(stream.take()).toEqual([]);
  stream.close();
});

test('sends many changes of one second as one event of each kind', async () => {
  const bench = aBench();
  const stream = listen(bench, 'm.tan');
  await pass(1);
  stream.take();
  const orders = arrivals(bench, 5);
  await pass(1);
  const events = stream.take();
  const nos = nosOf(events, '/trade/withdraw');
  expect(orders.filter((no) => !nos.includes(no))).toEqual([]);
  expect(new Set(nos).size).toBe(nos.length);
  expect(named(events, 'rows').filter((data) => (data as Row).screen === '/trade/withdraw')).toHaveLength(1);
  expect(named(events, 'pending').length).toBeLessThanOrEqual(1);
  stream.close();
});

test('sends a claim and a release, which change neither version nor time', async () => {
  const bench = aBench();
  const stream = listen(bench, 'm.tan');
  await pass(1);
  const { no = '', version } = bench.simpleOrders()[0] ?? {};
  for (const verb of ['claim', 'release']) {
    stream.take();
    bench.call('ops.lee', `POST /trade/withdraw/${verb}`, { body: { items: [{ withdrawNo: no, version }] } });
    await pass(1);
    expect(nosOf(stream.take(), '/trade/withdraw')).toEqual([no]);
  }
  stream.close();
});

/** The list of each screen that the stream knows, with the name of a row's number. */
const LISTS: readonly { screen: string; read: string; no: string; filter: string }[] = [
  { screen: '/trade/withdraw', read: 'GET /trade/withdraw/page?view=ALL&', no: 'withdrawNo', filter: 'withdrawNo' },
  { screen: '/trade/payorder', read: 'GET /trade/payorder/page?', no: 'payOrderNo', filter: 'payOrderNo' },
  { screen: '/trade/payrecord', read: 'GET /trade/payrecord/page?', no: 'recordNo', filter: 'recordNo' },
  { screen: '/trade/settorder', read: 'GET /trade/sett/page?', no: 'settNo', filter: 'settNo' },
  { screen: '/bankCard/order', read: 'GET /bank/card/order/page?', no: 'collectNo', filter: 'collectNo' },
];

/** A world that goes on: orders arrive and are decided while its clock is advanced. */
function aLivingBench() {
  const bench = aBench({ days: 2, flow: 0.5, live: true });
  bench.platform.clock.stop();
  return bench;
}

/** So many new withdraw orders; not every holder who is drawn can ask for one. */
function arrivals({ platform }: Bench, count: number): string[] {
  const nos: string[] = [];
  while (nos.length < count) nos.push(...[platform.arrive()].flatMap((order) => order?.no ?? []));
  return nos;
}

/** Which of these records the operator's own list shows; undefined when the list is refused. */
function listed({ call }: Bench, who: string, { read, no, filter }: (typeof LISTS)[number], nos: readonly string[]) {
  const shown: string[] = [];
  for (let at = 0; at < nos.length; at += 50) {
    const few = nos.slice(at, at + 50);
    const answer = call(who, `${read}pageSize=200&${filter}=${few.join()}`);
    if (answer.envelope.code === 403) return undefined;
    const rows = dataOf<{ list: Row[] }>(answer).list.map((row) => String(row[no]));
    expect(rows.filter((one) => !few.includes(one))).toEqual([]);
    shown.push(...rows);
  }
  return shown;
}

test('sends only what the keys and the data scope of the operator show', async () => {
  const bench = aLivingBench();
  const { operators } = bench.platform.world;
  const isNarrow = ({ scope }: (typeof operators)[number]) => scope.type !== 'ALL';
  const isBlind = ({ access }: (typeof operators)[number]) => !access.has('trade:withdraw:page');
  const people = operators.filter((one) => one.status === 'ACTIVE' && (isNarrow(one) || isBlind(one)));
  expect([people.filter(isNarrow).length, people.filter(isBlind).length]).toEqual([3, 2]);
  const whole = listen(bench, 'm.tan');
  const streams = people.map(({ username }) => ({ username, stream: listen(bench, username) }));
  await pass(1);
  for (const { stream } of [...streams, { stream: whole }]) stream.take();
  for (let round = 0; round < 9; round += 1) {
    bench.platform.clock.advance(5 * MINUTE);
    await pass(1);
  }
  const events = whole.take();
  expect(named(events, 'reset')).toEqual([]);
  const told = streams.map(({ username, stream }) => ({ username, events: stream.take() }));
  const hidden: Record<string, number> = {};
  const shown: Record<string, number> = {};
  for (const list of LISTS) {
    const changed = [...new Set(nosOf(events, list.screen))];
    expect({ screen: list.screen, isQuiet: changed.length === 0 }).toEqual({ screen: list.screen, isQuiet: false });
    for (const { username, events: own } of told) {
      const may = listed(bench, username, list, changed) ?? [];
      expect({ username, screen: list.screen, nos: [...new Set(nosOf(own, list.screen))].sort() }).toEqual({
        username,
        screen: list.screen,
        nos: [...may].sort(),
      });
      shown[username] = (shown[username] ?? 0) + may.length;
      hidden[username] = (hidden[username] ?? 0) + changed.length - may.length;
    }
  }
  for (const one of people) {
    expect(hidden[one.username]).toBeGreaterThan(0);
    if (isNarrow(one)) expect(shown[one.username]).toBeGreaterThan(0);
    const own = told.find(({ username }) => username === one.username)?.events ?? [];
    if (!one.access.has('trade:withdraw:count')) expect(named(own, 'pending')).toEqual([]);
  }
});

test('sends nothing from outside the data scope to whoever connects again, or whose scope was narrowed meanwhile', async () => {
  const bench = aBench();
  const first = listen(bench, 'p.garcia');
  const other = listen(bench, 'ops.lee');
  await pass(1);
  const lastId = first.take().at(-1)?.id;
  other.take();
  first.close();
  const orders = arrivals(bench, 40);
  bench.operator('ops.lee').scope = bench.operator('p.garcia').scope;
  await pass(1);
  const withdraws = LISTS[0] as (typeof LISTS)[number];
  const may = listed(bench, 'p.garcia', withdraws, orders) ?? [];
  expect(may.length).toBeGreaterThan(0);
  expect(may.length).toBeLessThan(orders.length);
  const again = listen(bench, 'p.garcia', lastId);
  await pass(0);
  for (const stream of [other, again]) {
    const nos = nosOf(stream.take(), '/trade/withdraw');
    expect(orders.filter((no) => nos.includes(no)).sort()).toEqual([...may].sort());
    expect(listed(bench, 'p.garcia', withdraws, nos)?.sort()).toEqual(nos.sort());
  }
});

test('follows the rights: a key that was taken ends its rows and its count', async () => {
  const bench = aBench();
  const stream = listen(bench, 'm.tan');
  await pass(1);
  const [before] = named(stream.take(), 'rights') as { version: string }[];
  const who = bench.operator('m.tan');
  const keys = [...who.access].filter((key) => !key.startsWith('trade:withdraw:'));
  who.access = new Set(keys);
  bench.platform.arrive();
  await pass(1);
  const events = stream.take();
  expect(named(events, 'ready')).toMatchObject([{ kinds: ['inbox', 'rights'] }]);
  expect(nosOf(events, '/trade/withdraw')).toEqual([]);
  expect(named(events, 'pending')).toEqual([]);
  const [after] = named(events, 'rights') as { version: string }[];
  expect(after?.version).not.toBe(before?.version);
  stream.close();
});

describe('a caller who connects again', () => {
  test('gets the rows that changed since its last event, and no reset', async () => {
    const bench = aBench();
    const first = listen(bench, 'm.tan');
    await pass(1);
    const lastId = first.take().at(-1)?.id;
    first.close();
    await first.served;
    const order = bench.platform.arrive();
    await pass(30);
    const again = listen(bench, 'm.tan', lastId);
    await pass(0);
    const events = again.take();
    expect(named(events, 'reset')).toEqual([]);
    expect(nosOf(events, '/trade/withdraw')).toEqual([order?.no]);
    again.close();
  });

  test.each(['x', '0-0', 'other-17', ''])('with the unknown id "%s" is told to ask for everything', async (lastId) => {
    const stream = listen(aBench(), 'm.tan', lastId);
    await pass(0);
    expect(named(stream.take(), 'reset')).toEqual([{}]);
    stream.close();
  });

  test('before its first reset came gets a reset again', async () => {
    const bench = aBench();
    const first = listen(bench, 'm.tan');
    await pass(1);
    const ids = first.take().map(({ id, event }) => ({ id, event }));
    expect(ids[0]?.event).toBe('ready');
    const again = listen(bench, 'm.tan', ids[0]?.id);
    const later = listen(bench, 'm.tan', ids.at(-1)?.id);
    await pass(0);
    expect(named(again.take(), 'reset')).toEqual([{}]);
    expect(named(later.take(), 'reset')).toEqual([]);
  });

  test.each([
    ['a hundred', 100, 0],
    ['too many', 501, 1],
  ])('after %s changes gets them or a reset', async (_many, count, resets) => {
    const bench = aBench();
    const first = listen(bench, 'm.tan');
    await pass(1);
    const lastId = first.take().at(-1)?.id;
    first.close();
    const orders = arrivals(bench, count);
    const again = listen(bench, 'm.tan', lastId);
    await pass(0);
    const events = again.take();
    expect(named(events, 'reset')).toHaveLength(resets);
    const nos = nosOf(events, '/trade/withdraw');
    expect(orders.filter((no) => nos.includes(no))).toHaveLength(resets ? 0 : count);
  });
});

describe('ends with the session', () => {
  test.each<[string, (bench: Bench, token: string | undefined) => void]>([
    [
      'at sign-out',
      ({ platform, operator }, token) => {
        const operation = platform.api.operations.get('POST /auth/logout');
        if (operation) platform.api.perform(operation, { actor: operator('m.tan'), token, body: {} });
      },
    ],
    ['when it is revoked', ({ platform }) => platform.revoke('m.tan')],
    [
      'when the operator is disabled',
      ({ operator }) => {
        operator('m.tan').status = 'DISABLED';
      },
    ],
    [
      'when a rule forbids the address',
      ({ operator }) => {
        operator('m.tan').allowedCidrs = ['203.0.113.0/24'];
      },
    ],
  ])('%s', async (_when, end) => {
    const bench = aBench();
    const stream = listen(bench, 'm.tan');
    const other = listen(bench, 'ops.lee');
    await pass(1);
    stream.take();
    end(bench, stream.token);
    bench.platform.arrive();
    await pass(1);
    expect(stream.take().map(({ event }) => event)).toEqual(['end']);
    await stream.served;
    expect([stream.isOver(), other.isOver()]).toEqual([true, false]);
    other.close();
  });

  test('and tells its owner once, when the hours end, of every session', async () => {
    const bench = aBench();
    const { platform, operator, call } = bench;
    platform.world.logins.length = 0;
    const streams = [listen(bench, 'm.tan'), listen(bench, 'm.tan')];
    operator('m.tan').hours = { zone: 'Asia/Singapore', from: '09:00', to: '14:32', weekdays: [5] };
    await pass(1);
    expect(streams.map((stream) => named(stream.take(), 'end'))).toEqual([[], []]);
    platform.clock.advance(MINUTE);
    await pass(1);
    expect(streams.map((stream) => named(stream.take(), 'end'))).toEqual([[{}], [{}]]);
    const { list } = dataOf<{ list: Row[] }>(call('m.tan', 'GET /common/notice/page'));
    expect(list).toMatchObject([{ kind: 'SESSION_ENDED', by: null, count: 2 }]);
  });

  test('and does not start without one', () => {
    const bench = aBench();
    expect(bench.call('m.tan', 'GET /common/events').envelope).toMatchObject({ code: 401, error: 'UNAUTHENTICATED' });
  });
});

test('pings every 20 seconds with the present data, keeps the session in use, and leaves nothing behind when closed', async () => {
  const bench = aBench();
  expect(running.size).toBe(0);
  const people = ['m.tan', 'ops.lee', 'm.tan'];
  const streams = people.map((who) => listen(bench, who));
  await pass(1);
  for (const stream of streams) stream.take();
  bench.platform.clock.advance(10 * MINUTE);
  await pass(60);
  for (const [at, stream] of streams.entries()) {
    const events = stream.take();
    expect(named(events, 'ping')).toHaveLength(3);
    expect(named(events, 'pending').slice(-2)).toEqual(Array(2).fill(countOf(bench, people[at] ?? '')));
  }
  expect(bench.operator('m.tan').lastSeenAt).toBe(bench.platform.clock.now());
  expect(running.size).toBe(1);
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ served }) => served));
  await pass(2);
  expect(running.size).toBe(0);
});

test('no change of a listed row goes by without an event', async () => {
  const bench = aLivingBench();
  // Counted from the time of the answer, or what the caller may do now: not of the record.
  const ofTheMoment = /^(allowed.*|denied.*|actions|sla.*|overdue|waiting.*|isOverdue|age.*|.*Left.*)$/;
  const shownIn = ({ read, no }: (typeof LISTS)[number]) =>
    new Map(
      dataOf<{ list: Row[] }>(bench.call('m.tan', `${read}pageSize=200`)).list.map((row) => [
        String(row[no]),
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !ofTheMoment.test(name))
            .map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ]),
    );
  /** What a row tells of other orders: those are told of, and the list reads all its rows again. Nobody decides an ended one by balances. */
  const isEnded = (no: string) => {
    const order = bench.platform.world.withdraws.get(no);
    return order !== undefined && !bench.platform.world.open.has(order);
  };
  const stream = listen(bench, 'm.tan');
  await pass(1);
  const seen: Record<string, number> = {};
  for (let round = 0; round < 9; round += 1) {
    stream.take();
    const before = LISTS.map(shownIn);
    passAtWork(bench.platform, 10 * MINUTE);
    await pass(1);
    const events = stream.take();
    for (const [at, list] of LISTS.entries()) {
      const { screen } = list;
      const told = new Set(nosOf(events, screen));
      const changed = [...shownIn(list)].flatMap(([no, row]) => {
        const old = before[at]?.get(no) ?? {};
        const isOfOthers = (name: string) => name === 'samePayee' || (isEnded(no) && /^(available|frozen)Now$/.test(name));
        const fields = Object.keys(row).filter((name) => row[name] !== old[name] && !isOfOthers(name));
        return fields.length > 0 ? [{ no, fields: fields.join() }] : [];
      });
      seen[screen] = (seen[screen] ?? 0) + changed.length;
      expect(named(events, 'reset')).toEqual([]);
      const missing = changed.filter(({ no }) => !told.has(no)).map(({ fields }) => fields);
      expect({ screen, missing: [...new Set(missing)] }).toEqual({ screen, missing: [] });
    }
  }
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

test('a platform without the stream answers as for any unknown call', async () => {
  const server = await aServer();
  const token = await server.login('m.tan');
  expect(await server.send('GET', '/common/events', { token })).toMatchObject({ status: 404 });
  expect(await server.send('GET', '/common/event', { token })).toMatchObject({ status: 404 });
  await server.close();
});
