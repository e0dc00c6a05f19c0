import type { Round, RoundDetail, RoundHead, RoundPublication, RoundSimulation, RoundStatistics } from '@/contract';
import { publishedOf } from '../../../mock/flow/channels/routing';
import { roundActionState, roundActions } from '../../../src/domain/round';
import { roundDesk, WAY } from '../../support/roundCalls';
import { aPlatform, dataOf, parseCsv, textOf } from './support';

const aDesk = (options = {}, way = WAY) => roundDesk(aPlatform({ days: 1, scale: 0.05, ...options }), way);
type Outcome = ReturnType<ReturnType<typeof aDesk>['get']>;
const codeOf = ({ envelope }: Outcome) => envelope.code;
const fieldsOf = ({ envelope }: Outcome) =>
  (envelope.data as { fields?: { name: string; rule: string }[] } | undefined)?.fields?.map(
    ({ name, rule }) => `${name} ${rule}`,
  );
const rowsOf = ({ get }: Pick<ReturnType<typeof aDesk>, 'get'>, query = '', way = WAY) =>
  dataOf<{ list: Round[] }>(get('g.rao', `page?wayCode=${way}&pageSize=200${query}`)).list;

describe('the list', () => {
  test('has the rounds of a way in order, with money in the digits of the currency', () => {
    const desk = aDesk();
    const rows = rowsOf(desk);
    expect(rows.map(({ channelCode }) => channelCode)).toEqual(desk.codes());
    expect(rows.map(({ change }) => change)).toEqual(rows.map(() => 'SAME'));
    expect(rows[0]).toMatchObject({ wayCode: WAY, currency: 'THB', minAmount: '50.00', todayAmount: '0.00', status: 'ENABLED' });
    expect(rows[0]?.targetShare).toBe(String((rows[0]?.weight ?? 0) / 100));
    expect(rows[0]?.actualShare24h).toBeNull();
  });

  test('has actual shares that sum to one where there was traffic (docs/rules/invariants.md#invariant-21)', () => {
    const desk = aDesk({ days: 2, flow: 1 });
    const { world } = desk.platform;
    let looked = 0;
    for (const way of world.catalog.ways.keys()) {
      const rows = rowsOf(desk, '', way);
      const sum = (of: (row: Round) => string | null | undefined) => rows.reduce((total, row) => total + Number(of(row) ?? 0), 0);
      if (rows.some(({ actualShare24h }) => actualShare24h !== null)) {
        looked++;
        expect(sum((row) => row.actualShare24h)).toBeCloseTo(1, 4);
      }
      if (rows.some(({ actualShare1h }) => actualShare1h !== null)) expect(sum((row) => row.actualShare1h)).toBeCloseTo(1, 4);
    }
    expect(looked).toBeGreaterThan(10);
    // What a channel has carried that is in the rotation no more is told beside the rows.
    const { rotation, save, publish, codes, head, get } = desk;
    const [gone = '', ...rest] = codes();
    expect(
      codeOf(
        save(
          'g.rao',
          rest.map((channelCode) => ({ channelCode, weight: 10 })),
        ),
      ),
    ).toBe(200);
    const before = rowsOf({ get }).find(({ channelCode }) => channelCode === gone)?.actualShare24h;
    expect(codeOf(publish('ops.lee'))).toBe(200);
    expect(publishedOf(rotation).some(({ channel }) => channel.code === gone)).toBe(false);
    const shown = rowsOf({ get }).reduce((sum, { actualShare24h }) => sum + Number(actualShare24h), 0);
    expect(head().otherShare24h).toBe(before);
    expect(shown + Number(head().otherShare24h)).toBeCloseTo(1, 4);
  });

  test('shows states that follow from hours and limits', () => {
    const desk = aDesk();
    const [first = '', second = ''] = desk.codes();
    const rounds = [
      { channelCode: first, dailyCountLimit: 1 },
      { channelCode: second, openFrom: '01:00', openTo: '02:00' },
    ];
    desk.save('g.rao', rounds);
    // A draft has no effect before it is published.
    expect(
      rowsOf(desk)
        .map(({ status }) => status)
        .slice(0, 2),
    ).toEqual(['ENABLED', 'ENABLED']);
    desk.publish('ops.lee');
    const state = desk.rotation.states.get(first);
    const day = Math.floor((desk.platform.clock.now() + 8 * 3_600_000) / 86_400_000);
    Object.assign(state ?? {}, { day, count: 1, amount: 1n });
    expect(rowsOf(desk).map(({ status }) => status)).toEqual(['EXHAUSTED', 'CLOSED_HOURS']);
    const figures = dataOf<RoundStatistics>(desk.get('g.rao', `statistics?wayCode=${WAY}`));
    expect(figures).toMatchObject({ rounds: 2, enabled: 2, healthy: 0, exhausted: 1 });
  });

  test('filters, sorts and exports the rows shown', async () => {
    const desk = aDesk();
    const all = dataOf<{ list: Round[]; total: number }>(desk.get('auditor', 'page?pageSize=200'));
    expect(all.total).toBe(all.list.length);
    expect(new Set(all.list.map(({ wayCode }) => wayCode)).size).toBe(desk.platform.world.rotations.size);
    expect(new Set(rowsOf(desk, '&status=DISABLED').map(({ status }) => status))).toEqual(new Set(['DISABLED']));
    const [one] = rowsOf(desk);
    expect(rowsOf(desk, `&keyword=${one?.channelCode}`).map(({ roundId }) => roundId)).toEqual([one?.roundId]);
    const weights = rowsOf(desk, '&sortField=weight&sortOrder=ascend').map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(codeOf(desk.get('g.rao', 'page?sortField=remark'))).toBe(400);
    const file = desk.get('g.rao', `down?wayCode=${WAY}&format=csv&columns=roundId,weight`);
    const lines = parseCsv(await textOf(file)).slice(2);
    expect(lines).toEqual(rowsOf(desk).map(({ roundId, weight }) => [roundId, String(weight)]));
    expect(codeOf(desk.get('g.rao', 'down?columns=secret'))).toBe(400);
    expect(codeOf(desk.get('k.wong', 'down'))).toBe(403);
  });
});

/** For calls that are refused: they leave it as it is. */
let shared: ReturnType<typeof aDesk> | undefined;

describe('the draft', () => {
  test('is kept beside the live version, shows its changes, and becomes live on publication', () => {
    const desk = aDesk();
    const [first = '', second = '', third = ''] = desk.codes();
    const [extra] = desk.head().addable ?? [];
    const rounds = [
      { channelCode: second, weight: 60 },
      { channelCode: first, weight: 40 },
      ...(extra ? [{ channelCode: extra.channelCode, weight: 0 }] : []),
    ];
    const head = dataOf<RoundHead>(desk.save('g.rao', rounds));
    expect(head).toMatchObject({
      version: 1,
      draftVersion: 1,
      draftBy: 'g.rao',
      channelCodes: rounds.map((one) => one.channelCode),
    });
    const change = (channelCode: string) => head.changes?.find((one) => one.channelCode === channelCode);
    expect(change(second)?.change).toBe('CHANGED');
    expect(change(second)?.fields).toContainEqual({ field: 'sort', before: '2', after: '1' });
    if (third) expect(change(third)?.change).toBe('REMOVED');
    if (extra) expect(change(extra.channelCode)?.change).toBe('ADDED');
    expect(publishedOf(desk.rotation).map(({ channel }) => channel.code)[0]).toBe(first);
    const removed = rowsOf(desk).filter(({ channelCode }) => channelCode === third);
    expect(removed.map((row) => row.change)).toEqual(third ? ['REMOVED'] : []);
    const done = dataOf<RoundPublication>(desk.publish('ops.lee'));
    expect(done.version).toBe(2);
    expect(publishedOf(desk.rotation).map(({ channel, weight }) => [channel.code, weight])).toEqual(
      rounds.map(({ channelCode, weight }) => [channelCode, weight]),
    );
    expect(desk.head()).toMatchObject({
      version: 2,
      draftVersion: 0,
      publishedBy: 'ops.lee',
      publishedRemark: 'Shift the traffic',
      changes: [],
    });
  });

  test('keeps what a save omits', () => {
    const desk = aDesk();
    const codes = desk.codes();
    const all = (change: object) => codes.map((channelCode, at) => ({ channelCode, ...(at === 0 && change) }));
    desk.save('g.rao', all({ weight: 33, remark: ' Careful ' }));
    desk.save('g.rao', all({ dailyCountLimit: 7 }));
    expect(rowsOf(desk)[0]).toMatchObject({ weight: 33, remark: 'Careful', dailyCountLimit: 7 });
    desk.save('g.rao', all({ dailyCountLimit: null, remark: null }));
    expect(rowsOf(desk)[0]).toMatchObject({ weight: 33, remark: null, dailyCountLimit: null });
  });

  test('names the faster person, also after the draft was discarded, and never mistakes a new draft for an old one', () => {
    const desk = aDesk();
    const rounds = desk.codes().map((channelCode) => ({ channelCode, weight: 10 }));
    const saw = desk.seen();
    expect(codeOf(desk.save('g.rao', rounds))).toBe(200);
    const late = desk.save('admin', rounds, saw);
    expect(late.envelope).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'g.rao', current: { draftVersion: 1 } },
    });
    const old = desk.seen();
    expect(codeOf(desk.post('admin', 'discard', { wayCode: WAY, draftVersion: 1 }))).toBe(200);
    expect(desk.save('g.rao', rounds, old).envelope).toMatchObject({ code: 409, data: { changedBy: 'admin' } });
    expect(dataOf<RoundHead>(desk.save('g.rao', rounds)).draftVersion).toBe(2);
    expect(codeOf(desk.save('g.rao', rounds, old))).toBe(409);
    // A version that was published meanwhile is told as well.
    const before = desk.seen();
    desk.publish('ops.lee');
    expect(desk.save('g.rao', rounds, before).envelope).toMatchObject({ code: 409, data: { changedBy: 'ops.lee' } });
  });

  test.each<[string, (codes: readonly string[]) => object[], string[]]>([
    ['an unknown channel', ([a]) => [{ channelCode: a }, { channelCode: 'CH9999' }], ['rounds.1.channelCode exists']],
    ['a channel that pays out', ([a]) => [{ channelCode: a }, { channelCode: 'CH0310' }], ['rounds.1.channelCode direction']],
    ['a channel twice', ([a]) => [{ channelCode: a }, { channelCode: a }], ['rounds.1.channelCode unique']],
    ['weights that are all zero', (codes) => codes.map((channelCode) => ({ channelCode, weight: 0 })), ['rounds weightSum']],
    ['too many digits', ([a]) => [{ channelCode: a, minAmount: '60.001' }], ['rounds.0.minAmount digits']],
    [
      'least above greatest',
      ([a]) => [{ channelCode: a, minAmount: '90.00', maxAmount: '80.00' }],
      ['rounds.0.minAmount lte:maxAmount'],
    ],
    [
      'limits outside those of the way',
      ([a]) => [{ channelCode: a, minAmount: '49.99', maxAmount: '200000.01' }],
      ['rounds.0.minAmount gte:way', 'rounds.0.maxAmount lte:way'],
    ],
    [
      'an amount for the day below one order',
      ([a]) => [{ channelCode: a, dailyAmountLimit: '10.00' }],
      ['rounds.0.dailyAmountLimit gte:minAmount'],
    ],
    ['hours without an end', ([a]) => [{ channelCode: a, openFrom: '08:00' }], ['rounds.0.openTo required']],
    ['hours of no length', ([a]) => [{ channelCode: a, openFrom: '08:00', openTo: '08:00' }], ['rounds.0.openTo differs']],
    ['nobody included', ([a]) => [{ channelCode: a, mchScope: 'INCLUDE' }], ['rounds.0.mchNos required']],
    ['merchants for all', ([a]) => [{ channelCode: a, mchNos: ['M100011'] }], ['rounds.0.mchNos empty']],
    ['an unknown merchant', ([a]) => [{ channelCode: a, mchScope: 'INCLUDE', mchNos: ['M9'] }], ['rounds.0.mchNos exists']],
    ['a breaker that always opens', ([a]) => [{ channelCode: a, breakerFailRate: '0' }], ['rounds.0.breakerFailRate positive']],
    ['a weight above 100', ([a]) => [{ channelCode: a, weight: 101 }], ['rounds.0.weight maximum']],
    ['a priority above 99', ([a]) => [{ channelCode: a, priority: 100 }], ['rounds.0.priority maximum']],
    ['no round at all', () => [], ['rounds minItems']],
  ])('refuses %s, at its field', (_, roundsOf, expected) => {
    shared ??= aDesk();
    const desk = shared;
    const outcome = desk.save('g.rao', roundsOf(desk.codes()));
    expect(codeOf(outcome)).toBe(422);
    expect(fieldsOf(outcome)).toEqual(expected);
    expect(desk.rotation.draft).toBeNull();
  });

  test('refuses a channel of another currency', () => {
    const desk = aDesk();
    const other = [...desk.platform.world.catalog.channels.values()].find(({ currency }) => currency === 'VND');
    expect(fieldsOf(desk.save('g.rao', [{ channelCode: other?.code, weight: 40 }]))).toEqual(['rounds.0.channelCode currency']);
  });

  test('is published with a remark, in the current version, and only with a change', () => {
    const desk = aDesk();
    expect(codeOf(desk.publish('ops.lee'))).toBe(409);
    const same = desk.codes().map((channelCode) => ({ channelCode }));
    desk.save('g.rao', same);
    expect(codeOf(desk.publish('ops.lee'))).toBe(409);
    desk.save(
      'g.rao',
      same.map((one) => ({ ...one, weight: 12 })),
    );
    expect(fieldsOf(desk.publish('ops.lee', { remark: ' x ' }))).toEqual(['remark minLength']);
    expect(codeOf(desk.publish('ops.lee', { remark: 'Old sight', draftVersion: 1 }))).toBe(409);
    expect(codeOf(desk.publish('ops.lee', { dryRun: true }))).toBe(200);
    expect(desk.head()).toMatchObject({ version: 1, draftBy: 'g.rao' });
    expect(codeOf(desk.publish('ops.lee'))).toBe(200);
  });

  test('cannot leave a way with traffic without a usable round', () => {
    const desk = aDesk({ days: 2, flow: 0.5 });
    const off = publishedOf(desk.rotation).filter(({ status }) => status === 'DISABLED');
    expect(off.length).toBeGreaterThan(0);
    desk.save(
      'g.rao',
      off.map(({ channel }) => ({ channelCode: channel.code, weight: 50 })),
    );
    expect(desk.publish('ops.lee').envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    const quiet = aDesk();
    quiet.save(
      'g.rao',
      off.map(({ channel }) => ({ channelCode: channel.code, weight: 50 })),
    );
    expect(codeOf(quiet.publish('ops.lee'))).toBe(200);
  });

  test('is simulated on the orders of the last hour before publication', () => {
    const desk = aDesk({ days: 1, flow: 0 });
    const { platform } = desk;
    const { world } = platform;
    for (let n = 0; n < 40; n++) {
      const holder = world.holders.find(
        ({ type, status, country }) => type === 'MERCHANT' && status === 'ACTIVE' && country === 'TH',
      );
      platform.payIn({ way: desk.rotation.way, holder, amount: 100_000n, plan: { failures: 0, payAfter: 1000, isLost: false } });
      platform.clock.advance(10_000);
    }
    const [first = '', second = ''] = desk.codes();
    desk.save('g.rao', [
      { channelCode: first, weight: 25 },
      { channelCode: second, weight: 75 },
    ]);
    const { replay } = dataOf<RoundPublication>(desk.publish('ops.lee', { dryRun: true }));
    expect(replay).toMatchObject({ orders: 40, amount: '40000.00', unserved: 0, actualSuccess: '1' });
    const part = (code: string) => replay.parts.find(({ channelCode }) => channelCode === code);
    expect([part(first)?.share, part(second)?.share]).toEqual(['0.25', '0.75']);
    const costs = [first, second].map((code) => world.catalog.channels.get(code)?.costPpm ?? 0) as [number, number];
    const expected = (40 * 100_000 * (0.25 * costs[0] + 0.75 * costs[1])) / 1e6 / 100;
    // Each order's cost is rounded.
    expect(Number(replay.expectedCost)).toBeCloseTo(expected, 0);
    expect(replay.parts.reduce((sum, { actualShare }) => sum + Number(actualShare), 0)).toBeCloseTo(1, 4);
    desk.save('g.rao', [{ channelCode: first, minAmount: '2000.00' }]);
    expect(dataOf<RoundPublication>(desk.publish('ops.lee', { dryRun: true })).replay).toMatchObject({
      unserved: 40,
      expectedSuccess: null,
    });
  });

  test('restores an earlier version with a reason, as a new one, and keeps the draft', () => {
    const desk = aDesk();
    const codes = desk.codes();
    desk.save(
      'g.rao',
      codes.map((channelCode) => ({ channelCode, weight: 11 })),
    );
    desk.publish('ops.lee');
    desk.save(
      'g.rao',
      codes.map((channelCode) => ({ channelCode, weight: 22 })),
    );
    const back = (extra: object) => {
      const { wayCode, version } = desk.seen();
      return desk.post('g.rao', 'rollback', { wayCode, version, toVersion: 1, reasonCode: 'MISTAKE', ...extra });
    };
    expect(codeOf(back({ toVersion: 2 }))).toBe(409);
    expect(fieldsOf(back({ toVersion: 9 }))).toEqual(['toVersion exists']);
    expect(fieldsOf(back({ reasonCode: 'OTHER', remark: 'no' }))).toEqual(['remark minLength']);
    expect(codeOf(back({ version: 1 }))).toBe(409);
    expect(codeOf(desk.post('ops.lee', 'rollback', { wayCode: WAY, version: 2, toVersion: 1, reasonCode: 'MISTAKE' }))).toBe(403);
    const head = dataOf<RoundHead>(back({}));
    expect(head).toMatchObject({ version: 3, draftVersion: 2 });
    expect(publishedOf(desk.rotation)).toEqual(desk.rotation.versions[0]?.rounds);
    const versions = dataOf<{ version: number; restoredVersion: number | null }[]>(
      desk.get('k.wong', `version/list?wayCode=${WAY}`),
    );
    expect(versions.map(({ version, restoredVersion }) => [version, restoredVersion])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(codeOf(back({ version: 3 }))).toBe(409);
  });
});

describe('live rounds', () => {
  test('are disabled with a reason and enabled again, at once and in the draft, one version per call', () => {
    const desk = aDesk();
    const [first = '', second = ''] = desk.codes();
    desk.save(
      'g.rao',
      desk.codes().map((channelCode) => ({ channelCode, weight: 20 })),
    );
    const off = (extra: object) => desk.post('g.rao', 'disable', { items: [desk.ref(second)], reasonCode: 'COST', ...extra });
    expect(fieldsOf(off({ reasonCode: 'OTHER' }))).toEqual(['remark minLength']);
    expect(codeOf(off({ items: [{ ...desk.ref(second), version: 99 }] }))).toBe(409);
    expect(codeOf(off({}))).toBe(200);
    expect(desk.rotation.versions.at(-1)).toMatchObject({ version: 2, reasonCode: 'COST', by: 'g.rao' });
    const status = () => rowsOf(desk).find(({ channelCode }) => channelCode === second)?.status;
    expect(status()).toBe('DISABLED');
    expect(desk.rotation.draft?.rounds.find(({ channel }) => channel.code === second)?.status).toBe('DISABLED');
    expect(off({}).envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(codeOf(desk.post('g.rao', 'enable', { items: [desk.ref(second)] }))).toBe(200);
    expect(status()).toBe('ENABLED');
    const both = desk.post('g.rao', 'disable', { items: [first, second].map(desk.ref), reasonCode: 'LIMIT' });
    expect(codeOf(both)).toBe(200);
    expect(desk.rotation.versions).toHaveLength(4);
    const mixed = desk.post('g.rao', 'enable', { items: [desk.ref(first), desk.ref(first), { roundId: 'x', version: 1 }] });
    expect(mixed.envelope).toMatchObject({ code: 207, data: { succeeded: [{}], failed: [{ code: 409 }, { code: 404 }] } });
  });

  test('keep at least one with traffic, until the way itself is disabled', () => {
    const desk = aDesk({ days: 2, flow: 0.5 });
    const on = publishedOf(desk.rotation)
      .filter(({ status }) => status === 'ENABLED')
      .map(({ channel }) => channel.code);
    const disable = () => desk.post('g.rao', 'disable', { items: on.map(desk.ref), reasonCode: 'UPSTREAM_FAULT' });
    expect(disable().envelope).toMatchObject({
      code: 207,
      data: { succeeded: on.slice(1).map(() => ({})), failed: [{ error: 'STATE_CONFLICT' }] },
    });
    expect(
      rowsOf(desk)
        .find(({ channelCode }) => channelCode === on.at(-1))
        ?.denied?.map(({ action }) => action),
    ).toContain('disable');
    desk.rotation.way.status = 'DISABLED';
    expect(codeOf(desk.post('g.rao', 'disable', { items: [desk.ref(on.at(-1) ?? '')], reasonCode: 'COST' }))).toBe(200);
  });

  test('have breakers that are tripped with a reason and reset', () => {
    const desk = aDesk();
    const [first = ''] = desk.codes();
    const trip = (who: string, extra: object = {}) =>
      desk.post(who, 'trip', { items: [desk.ref(first)], reasonCode: 'RISK', ...extra });
    expect(codeOf(trip('k.wong'))).toBe(403);
    expect(codeOf(desk.post('g.rao', 'resetBreaker', { items: [desk.ref(first)] }))).toBe(409);
    expect(codeOf(trip('r.santos'))).toBe(200);
    const row = () => rowsOf(desk)[0];
    expect(row()).toMatchObject({ circuitState: 'OPEN', updatedBy: 'r.santos' });
    expect(codeOf(trip('r.santos'))).toBe(409);
    desk.platform.clock.advance(900_000);
    expect(row()?.circuitState).toBe('HALF_OPEN');
    expect(codeOf(desk.post('g.rao', 'resetBreaker', { items: [desk.ref(first)] }))).toBe(200);
    expect(row()?.circuitState).toBe('CLOSED');
    expect(codeOf(trip('r.santos', { items: [{ ...desk.ref(first), version: 1 }] }))).toBe(409);
  });

  test('allow exactly the actions of the table, on the row and in the call', () => {
    const desk = aDesk();
    const [first = '', second = ''] = desk.codes();
    desk.post('g.rao', 'disable', { items: [desk.ref(second)], reasonCode: 'COST' });
    desk.post('g.rao', 'trip', { items: [desk.ref(first)], reasonCode: 'COST' });
    const [extra] = desk.head().addable ?? [];
    desk.save('g.rao', [{ channelCode: first }, ...(extra ? [{ channelCode: extra.channelCode, weight: 5 }] : [])]);
    const rows = rowsOf(desk);
    expect(new Set(rows.map(({ change }) => change)).size).toBeGreaterThan(1);
    for (const row of rows)
      for (const action of roundActions) {
        const told = roundActionState(row, action).isAllowed;
        expect([row.roundId, action, told]).toEqual([
          row.roundId,
          action,
          roundActionState({ ...row, allowed: undefined }, action).isAllowed,
        ]);
        if (action === 'edit' || action === 'remove' || told) continue;
        const body = { items: [{ roundId: row.roundId, version: row.version }] };
        const reason = action === 'disable' || action === 'trip' ? { reasonCode: 'COST' } : {};
        expect(codeOf(desk.post('g.rao', action, { ...body, ...reason }))).toBe(409);
      }
  });
});

describe('a simulated order', () => {
  const order = { wayCode: WAY, amount: '500.00' };
  const merchantOf = (desk: ReturnType<typeof aDesk>) =>
    desk.platform.world.holders.find(
      ({ type, status, country }) => type === 'MERCHANT' && status === 'ACTIVE' && country === 'TH',
    )?.no ?? '';

  test('is routed: candidates in order, the rule against each of the others, without any effect', () => {
    const desk = aDesk();
    const mchNo = merchantOf(desk);
    const codes = desk.codes();
    const [first = '', second = ''] = codes;
    desk.post('g.rao', 'trip', { items: [desk.ref(first)], reasonCode: 'COST' });
    const before = JSON.stringify([...desk.rotation.states].map(([code, { version, circuit }]) => [code, version, circuit]));
    const told = dataOf<RoundSimulation>(desk.post('k.wong', 'simulate', { ...order, mchNo }));
    expect(told).toMatchObject({ outcome: 'CHANNEL', merchantProblem: null });
    expect(told.candidates).toMatchObject([{ channelCode: second, share: '1', isReached: true, rule: null }]);
    expect(told.excluded.find(({ channelCode }) => channelCode === first)).toMatchObject({
      rule: 'CIRCUIT_OPEN',
      why: 'The breaker is open.',
    });
    for (const { channelCode, rule } of told.excluded) if (channelCode !== first) expect(rule).toBe('ROUND_DISABLED');
    expect(JSON.stringify([...desk.rotation.states].map(([code, { version, circuit }]) => [code, version, circuit]))).toBe(
      before,
    );
    // Later the breaker has cooled.
    const at = new Date(desk.platform.clock.now() + 3_600_000).toISOString();
    const later = dataOf<RoundSimulation>(desk.post('k.wong', 'simulate', { ...order, mchNo, at }));
    expect(later.candidates[0]).toMatchObject({ channelCode: first, isProbe: true });
    desk.post('g.rao', 'trip', { items: [desk.ref(second)], reasonCode: 'COST' });
    expect(dataOf<RoundSimulation>(desk.post('k.wong', 'simulate', { ...order, mchNo })).outcome).toBe('OPEN_BREAKERS');
    const none = dataOf<RoundSimulation>(desk.post('k.wong', 'simulate', { ...order, mchNo, amount: '1.00' }));
    expect([none.outcome, none.candidates, new Set(none.excluded.map(({ rule }) => rule)).has('BELOW_MIN')]).toEqual([
      'NONE',
      [],
      true,
    ]);
  });

  test('is routed by the draft on request', () => {
    const desk = aDesk();
    const [first = ''] = desk.codes();
    desk.save('g.rao', [{ channelCode: first, minAmount: '600.00' }]);
    const mchNo = merchantOf(desk);
    const asked = (isDraft: boolean) =>
      dataOf<RoundSimulation>(desk.post('g.rao', 'simulate', { ...order, mchNo, isDraft })).candidates.length;
    expect([asked(false), asked(true)]).toEqual([2, 0]);
  });

  test('requires an amount and a merchant within the scope', () => {
    const desk = aDesk();
    const refused = (body: object) => fieldsOf(desk.post('k.wong', 'simulate', { ...order, mchNo: merchantOf(desk), ...body }));
    expect(refused({ amount: '0' })).toEqual(['amount positive']);
    expect(refused({ amount: '1.001' })).toEqual(['amount positive']);
    expect(refused({ mchNo: 'M9' })).toEqual(['mchNo exists']);
    const foreign = desk.platform.world.holders.find(({ type, country }) => type === 'MERCHANT' && country === 'VN');
    desk.operator('k.wong').scope = { type: 'COUNTRY', values: ['TH'] };
    expect(refused({ mchNo: foreign?.no })).toEqual(['mchNo exists']);
  });
});

describe('the detail and the log', () => {
  test('shows the counts of the breaker and the earlier round', () => {
    const desk = aDesk();
    const [first = ''] = desk.codes();
    desk.save(
      'g.rao',
      desk.codes().map((channelCode) => ({ channelCode, weight: 9 })),
    );
    desk.publish('ops.lee');
    const detail = dataOf<RoundDetail>(desk.get('k.wong', `detail?roundId=${desk.idOf(first)}`));
    expect(detail).toMatchObject({ windowTries: 0, probesNeeded: 5, history: [{ version: 2, weight: 9 }, { version: 1 }] });
    expect(codeOf(desk.get('k.wong', 'detail?roundId=none'))).toBe(404);
  });
  test('names the changed fields of each round and way', () => {
    const desk = aDesk();
    const [first = ''] = desk.codes();
    desk.save(
      'g.rao',
      desk.codes().map((channelCode, at) => ({ channelCode, ...(at === 0 && { weight: 9 }) })),
    );
    const entry = desk.platform.log.entries.at(-1);
    expect(entry).toMatchObject({
      action: 'product:payway:round:save',
      result: 'SUCCESS',
      about: { entity: 'payway', ids: [WAY] },
    });
    expect((entry?.about as { changes?: object[] } | undefined)?.changes).toContainEqual({
      id: first,
      field: 'weight',
      before: expect.any(String),
      after: '9',
    });
  });
});
