import { PassThrough } from 'node:stream';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { aPlatform, dataOf } from './support';

interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}
type Bench = ReturnType<typeof aPlatform>;
type Row = Record<string, unknown>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
  const { unread, notices } = dataOf<Row>(bench.call('m.tan', 'GET /common/note/mention'));
  expect(named(events, 'inbox')).toEqual([{ unread, notices }]);
  stream.close();
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
  for (let times = 0; times < 5; times += 1) bench.platform.arrive();
  await pass(1);
  const events = stream.take();
  expect(nosOf(events, '/trade/withdraw')).toHaveLength(5);
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

test('sends only what the keys and the data scope of the operator show', async () => {
  const bench = aBench({ flow: 1 });
  const { operators } = bench.platform.world;
  const limited = operators.filter(({ status, scope }) => status === 'ACTIVE' && scope.type !== 'ALL').slice(0, 3);
  const blind = operators.filter(({ status, access }) => status === 'ACTIVE' && !access.has('trade:withdraw:page')).slice(0, 2);
  expect([limited.length, blind.length]).toEqual([3, 2]);
  const people = [...limited, ...blind];
  const streams = people.map((one) => listen(bench, one.username));
  await pass(1);
  for (const stream of streams) stream.take();
  bench.platform.clock.advance(6 * HOUR);
  await pass(1);
  const lists = { '/trade/withdraw': 'withdrawNo', '/trade/payorder': 'orderNo', '/trade/settorder': 'settNo' } as const;
  let seen = 0;
  for (const [at, stream] of streams.entries()) {
    const who = people[at];
    const events = stream.take();
    for (const [screen, key] of Object.entries(lists)) {
      const nos = nosOf(events, screen);
      const answer = bench.call(
        who?.username ?? '',
        `GET ${screen}/page?view=ALL&pageSize=200&${key}=${nos.slice(0, 100).join()}`,
      );
      // What the list itself refuses or does not show is not told of either.
      const shown = answer.envelope.success ? dataOf<{ list: Row[] }>(answer).list.map((row) => row[key]) : [];
      expect([...shown].sort()).toEqual(nos.slice(0, 100).sort());
      seen += nos.length;
    }
    if (!who?.access.has('trade:withdraw:count')) expect(named(events, 'pending')).toEqual([]);
    stream.close();
  }
  expect(seen).toBeGreaterThan(0);
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

  test('after too many changes too', async () => {
    const bench = aBench({ flow: 1 });
    const first = listen(bench, 'm.tan');
    await pass(1);
    const lastId = first.take().at(-1)?.id;
    first.close();
    bench.platform.clock.advance(36 * HOUR);
    const again = listen(bench, 'm.tan', lastId);
    await pass(0);
    expect(named(again.take(), 'reset')).toEqual([{}]);
    again.close();
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

  test('and does not start without one', () => {
    const bench = aBench();
    expect(bench.call('m.tan', 'GET /common/events').envelope).toMatchObject({ code: 401, error: 'UNAUTHENTICATED' });
  });
});

test('pings every 20 seconds, keeps the session in use, and leaves nothing behind when closed', async () => {
  const bench = aBench();
  expect(running.size).toBe(0);
  const streams = ['m.tan', 'ops.lee', 'm.tan'].map((who) => listen(bench, who));
  await pass(1);
  for (const stream of streams) stream.take();
  bench.platform.clock.advance(10 * MINUTE);
  await pass(60);
  for (const stream of streams) expect(named(stream.take(), 'ping')).toHaveLength(3);
  expect(bench.operator('m.tan').lastSeenAt).toBe(bench.platform.clock.now());
  expect(running.size).toBe(1);
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ served }) => served));
  await pass(2);
  expect(running.size).toBe(0);
});

test('no change of a listed row goes by without an event', async () => {
  const bench = aBench({ flow: 1 });
  const lists: readonly [screen: string, key: string][] = [
    ['/trade/withdraw', 'withdrawNo'],
    ['/trade/payorder', 'orderNo'],
    ['/trade/payrecord', 'recordNo'],
    ['/trade/settorder', 'settNo'],
  ];
  // Counted from the time of the answer, or what the caller may do now: not of the record.
  const ofTheMoment = /^(allowedActions|deniedActions|actions|sla.*|overdue|waiting.*|isOverdue|next.*|age.*|.*Left.*)$/;
  const shownIn = (screen: string, key: string) =>
    new Map(
      dataOf<{ list: Row[] }>(bench.call('m.tan', `GET ${screen}/page?view=ALL&pageSize=200`)).list.map((row) => [
        String(row[key]),
        JSON.stringify(row, (name, value: unknown) => (ofTheMoment.test(name) ? undefined : value)),
      ]),
    );
  const stream = listen(bench, 'm.tan');
  await pass(1);
  for (let round = 0; round < 6; round += 1) {
    stream.take();
    const before = lists.map((one) => shownIn(...one));
    bench.platform.clock.advance(20 * MINUTE);
    await pass(1);
    const events = stream.take();
    for (const [at, [screen, key]] of lists.entries()) {
      const told = new Set(nosOf(events, screen));
      const changed = [...shownIn(screen, key)].filter(([no, text]) => before[at]?.get(no) !== text).map(([no]) => no);
      expect({ screen, missing: changed.filter((no) => !told.has(no)) }).toEqual({ screen, missing: [] });
    }
  }
  stream.close();
});
