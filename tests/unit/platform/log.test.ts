import type { LogDetail, LogEntry, LogProof, LogStatistics } from '@/contract';
import { firstBreak } from '../../../mock/areas/log/chain';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { hashOf } from '../../../mock/engine/log';
import { describeCall } from '../../../mock/flow/log/describeCall';
import { nobody } from '../../../mock/model/operators';
import { aDesk, type Desk, PDF, VERBS, type Verb } from './deskSupport';
import { aServer, dataOf, parseCsv, textOf } from './support';

const VIEW = { screen: '/trade/withdraw', name: 'Mine', content: { filters: { view: 'ALL' } } };

let desk: Desk;
/** Serves all tests of a table that change nothing: making a world takes longer than each of them. */
let shared: Desk | undefined;
beforeEach(() => {
  desk = shared ?? aDesk();
});
function inOneWorld() {
  beforeAll(() => {
    shared = aDesk();
  });
  afterAll(() => {
    shared = undefined;
  });
}

const entriesOf = () => desk.platform.log.entries;
/** The entries that a piece of work leaves. */
function left(run: () => unknown) {
  const before = entriesOf().length;
  run();
  return entriesOf().slice(before);
}
const page = (who: string, query = '') =>
  dataOf<{ list: LogEntry[]; total: number }>(desk.call(who, `GET /sys/log/page?pageSize=200&${query}`));
const newest = (who = 'auditor') => page(who).list[0] as LogEntry;
const detail = (logNo: string, who = 'auditor') => dataOf<LogDetail>(desk.call(who, `GET /sys/log/detail?logNo=${logNo}`));
const figures = (who = 'auditor', query = '') => dataOf<LogStatistics>(desk.call(who, `GET /sys/log/statistics?${query}`));
const verify = (query = '', who = 'auditor') => desk.call(who, `GET /sys/log/verify?${query}`).envelope;
const signIn = (username: string, password: string) => {
  const operation = desk.platform.api.operations.get('POST /auth/login');
  if (!operation) throw new Error('No login');
  return desk.platform.api.perform(operation, { actor: nobody, body: { username, password } }).envelope;
};

type Attempt = [who: string, body: Record<string, unknown>];

/** An order that this verb can be tried on, and who may. */
function onOrder(verb: Verb): Attempt {
  const states = {
    resume: 'WAITING_HOLDER',
    unhold: 'HELD',
    query: 'UNKNOWN',
    resolve: 'UNKNOWN',
    retry: 'FAILED',
    refund: 'FAILED',
    mark: 'REVERSED',
  } as const;
  const row = verb in states ? desk.inState(states[verb as keyof typeof states]) : desk.simple();
  if (verb === 'undo') desk.done('m.tan', 'pass', row);
  if (verb === 'answer') desk.askOf(row, 'm.tan');
  if (verb === 'release') desk.done('m.tan', 'claim', row);
  return ['m.tan', desk.bodyOf('m.tan', verb, row)];
}
const aView = (): { viewId: string; version: number } => dataOf(desk.call('ops.lee', 'POST /common/view/add', { body: VIEW }));

/** How each changing call is carried out. One that is missing here is still tried without its key and with a bad body. */
const KNOWN: Readonly<Record<string, () => Attempt>> = {
  'POST /auth/login': () => ['ops.lee', { username: 'ops.lee', password: demoPassword }],
  'POST /auth/logout': () => ['ops.lee', {}],
  'POST /common/sensitive/reveal': () => [
    'r.santos',
    { entity: 'withdraw', id: desk.simple().no, field: 'payeeName', reasonCode: 'VERIFY_PAYEE' },
  ],
  'POST /common/note/add': () => ['ops.lee', { entity: 'withdraw', id: desk.simple().no, text: 'Asked the holder' }],
  'POST /common/note/read': () => ['ops.lee', {}],
  'POST /common/notice/read': () => ['ops.lee', {}],
  'POST /common/notice/settings': () => ['ops.lee', { kinds: [], desktop: true }],
  'POST /common/view/add': () => ['ops.lee', VIEW],
  'POST /common/view/edit': () => ['ops.lee', { ...pick(aView()), name: 'Other' }],
  'POST /common/view/remove': () => ['ops.lee', pick(aView())],
  'POST /common/view/arrange': () => ['ops.lee', { screen: '/trade/withdraw', viewIds: [], defaultViewId: null }],
  'POST /common/file/add': () => ['ops.lee', { name: 'a.pdf', type: 'application/pdf', content: PDF }],
  ...Object.fromEntries(
    VERBS.filter((verb) => verb !== 'takeOver').map((verb) => [`POST /trade/withdraw/${verb}`, () => onOrder(verb)]),
  ),
};
const pick = ({ viewId, version }: { viewId: string; version: number }) => ({ viewId, version });

const { api } = aDesk().platform;
const changing = [...api.operations.values()].filter(({ method }) => method === 'POST');
const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('every changing call of the contract that is refused leaves exactly one entry', () => {
  inOneWorld();

  it('and there are such calls', () => {
    expect(changing.length).toBeGreaterThan(15);
    expect(Object.keys(KNOWN).filter((line) => !api.operations.has(line))).toEqual([]);
  });

  it.each(changing.filter(({ accessKey }) => accessKey).map((one) => [lineOf(one), one.accessKey ?? ''] as const))(
    '%s, refused without the key',
    (line, key) => {
      const stranger = desk.world.operators.find(({ access, status }) => status === 'ACTIVE' && !access.has(key));
      if (!stranger) throw new Error(`Everybody holds ${key}`);
      const found = left(() => expect(desk.call(stranger.username, line, { body: {} }).envelope.code).toBe(403));
      expect(found).toEqual([
        expect.objectContaining({
          username: stranger.username,
          operatorId: stranger.id,
          action: key,
          result: 'REFUSED',
          code: 403,
          error: 'FORBIDDEN',
        }),
      ]);
    },
  );

  it.each(changing.filter(({ body }) => body).map((one) => [lineOf(one), one.accessKey ?? one.path, one.isPublic] as const))(
    '%s, refused with a bad body',
    (line, action, isPublic) => {
      const who = 'm.tan';
      const body = { noSuchField: 1 };
      const found = left(() => expect([400, 422]).toContain(desk.call(who, line, { body }).envelope.code));
      expect(found).toEqual([expect.objectContaining({ username: who, action, result: 'REFUSED', detail: '{}' })]);
      if (!isPublic) expect(newest().action).toBe(action);
    },
  );
});

describe('every changing call of the contract leaves exactly one entry', () => {
  it.each(Object.keys(KNOWN))('%s, when it succeeds', (line) => {
    const [who, body] = KNOWN[line]?.() ?? ['', {}];
    const operation = api.operations.get(line);
    const found = left(() => expect(desk.call(who, line, { body }).envelope).toMatchObject({ code: 200 }));
    expect(found).toEqual([
      expect.objectContaining({
        username: who,
        operatorId: desk.operator(who).id,
        action: operation?.accessKey ?? operation?.path,
        result: 'SUCCESS',
        code: 200,
      }),
    ]);
    expect(desk.platform.check()).toEqual([]);
  });

  it('also when the same call is sent again with its key', () => {
    const [who, body] = onOrder('claim');
    const send = () => desk.call(who, 'POST /trade/withdraw/claim', { body, key: 'the-same-key' });
    expect(left(() => [send(), send(), send()])).toHaveLength(1);
  });

  it('with a readable name, in both languages', () => {
    for (const one of changing) left(() => desk.call('m.tan', lineOf(one), { body: { noSuchField: 1 } }));
    for (const lang of ['en', 'zh'] as const) {
      const { list } = dataOf<{ list: LogEntry[] }>(desk.call('m.tan', 'GET /sys/log/page?pageSize=200', { lang }));
      expect(list.filter(({ action, actionName }) => actionName === action || actionName.includes('/'))).toEqual([]);
    }
  });
});

const PARAMETERS: Readonly<Record<string, string>> = { type: 'operator', no: 'W123', screen: '/trade/withdraw' };

describe('each reading call in turn', () => {
  inOneWorld();

  it.each([...api.operations.values()].filter(({ method }) => method === 'GET').map((one) => [lineOf(one), one] as const))(
    '%s leaves no entry, unless it takes data out',
    (line, { query, isFile, accessKey, path }) => {
      const wanted = (query.required as string[]).map((name) => `${name}=${PARAMETERS[name] ?? 'x'}`).join('&');
      const found = left(() => desk.call('m.tan', `${line}?${wanted}`));
      expect(found.map(({ action }) => action)).toEqual(isFile ? [accessKey ?? path] : []);
    },
  );
});

describe('downloads', () => {
  it('log the rows and filters of an export, also of this log’s own, and of a refused one', async () => {
    const total = page('auditor', 'view=REFUSED').total;
    const outcome = desk.call('auditor', 'GET /sys/log/down?format=csv&view=REFUSED');
    expect(newest()).toMatchObject({ action: 'sys:log:down', level: 'MEDIUM', rows: total, result: 'SUCCESS' });
    expect(detail(newest().logNo).request).toEqual({ filters: { view: 'REFUSED' }, format: 'csv', rows: total });
    const lines = parseCsv(await textOf(outcome));
    expect(lines).toHaveLength(total + 2);
    expect(left(() => desk.call('k.wong', 'GET /sys/log/down'))).toEqual([
      expect.objectContaining({ username: 'k.wong', action: 'sys:log:down', result: 'REFUSED', code: 403 }),
    ]);
  });

  it('log a file under the order it belongs to', () => {
    const row = desk.inState('UNKNOWN');
    const fileId = desk.evidence('m.tan');
    desk.done('m.tan', 'resolve', row, { evidenceFileId: fileId });
    desk.call('ops.lee', `GET /common/file/down?fileId=${fileId}`);
    expect(page('auditor', `entity=withdraw&entityId=${row.no}`).list[0]).toMatchObject({
      action: '/common/file/down',
      username: 'ops.lee',
    });
  });
});

describe('signing in', () => {
  it('is logged with its user, successful or refused, and as HIGH when it locks', () => {
    signIn('ops.lee', demoPassword);
    expect(newest()).toMatchObject({
      username: 'ops.lee',
      action: '/auth/login',
      result: 'SUCCESS',
      level: 'INFO',
      actorType: 'OPERATOR',
    });
    expect(newest().sessionId).toMatch(/^SS\d{20}$/);
    for (let times = 0; times < 9; times++) {
      signIn('ops.lee', 'wrong');
      desk.platform.clock.advance(60_000);
    }
    expect(newest()).toMatchObject({ username: 'ops.lee', result: 'REFUSED', code: 422, level: 'MEDIUM', sessionId: null });
    signIn('ops.lee', 'wrong');
    expect(newest()).toMatchObject({ code: 429, level: 'HIGH' });
    expect(figures()).toMatchObject({ signInsFailed: 10 });
    expect(page('auditor', 'view=SIGN_IN').total).toBe(11);
  });

  it('logs no password, and no unknown name', () => {
    signIn('Tr0ub4dor-and-3', 'Tr0ub4dor-and-3');
    signIn('ops.lee', 'Tr0ub4dor-and-3');
    expect(page('auditor', 'view=SIGN_IN').list[1]).toMatchObject({ username: '-', actorType: 'UNKNOWN', operatorId: '0' });
    const logNos = page('auditor').list.map(({ logNo }) => logNo);
    const shown = JSON.stringify([entriesOf(), logNos.map((logNo) => detail(logNo))]);
    expect(shown).not.toContain('Tr0ub4dor');
    expect(detail(newest().logNo)).toMatchObject({ requestDigest: null, request: { username: 'ops.lee' } });
  });

  it('starts the trail of a session, which ends with signing out', async () => {
    const server = await aServer({ days: 1, scale: 0 });
    try {
      const token = await server.login('ops.lee');
      const [order] = server.platform.world.withdraws.rows;
      await server.send('POST', '/common/note/add', { token, body: { entity: 'withdraw', id: order?.no, text: 'Seen' } });
      await server.send('POST', '/auth/logout', { token, body: {} });
      const auditor = await server.login('auditor');
      const ask = async (query: string) =>
        (await server.json(await server.send('GET', `/sys/log/page?${query}`, { token: auditor }))).data as { list: LogEntry[] };
      const { sessionId, username, ip } = (await ask('action=/auth/logout')).list[0] as LogEntry;
      expect([username, ip]).toEqual(['ops.lee', expect.stringMatching(/127\.0\.0\.1/)]);
      const trail = (await ask(`sessionId=${sessionId}`)).list;
      expect(trail.map(({ action }) => action)).toEqual(['/auth/logout', '/common/note/add', '/auth/login']);
      // The auditor's own session is another one.
      expect((await ask('action=/auth/login')).list[0]?.sessionId).not.toBe(sessionId);
    } finally {
      await server.close();
    }
  });
});

describe('an entry', () => {
  it('shows the order, its amount, the reason, and the values before and after', () => {
    const row = desk.simple();
    desk.call('r.santos', 'POST /trade/withdraw/hold', {
      body: desk.bodyOf('r.santos', 'hold', row, { remark: 'Asked for the contract' }),
      traceId: 'trace-of-mine',
    });
    const entry = newest();
    expect(entry).toMatchObject({
      logNo: expect.stringMatching(/^O\d{20}$/),
      createdAt: new Date(desk.clock.now()).toISOString(),
      username: 'r.santos',
      roleCodes: ['RISK'],
      action: 'trade:withdraw:hold',
      actionName: 'Withdraw orders: hold',
      entity: 'withdraw',
      entityIds: [row.no],
      entityName: row.holder.name,
      currency: row.account.currency,
      reasonCode: 'PAYEE_CHECK',
      remark: 'Asked for the contract',
      result: 'SUCCESS',
      traceId: 'trace-of-mine',
      isCut: false,
    });
    expect(detail(entry.logNo)).toMatchObject({
      amount: expect.stringMatching(/^\d/),
      changes: [{ field: 'status', before: 'PENDING', after: 'HELD', fieldName: 'Status', afterName: 'Held' }],
      request: { items: [{ withdrawNo: row.no }], reasonCode: 'PAYEE_CHECK' },
      requestDigest: expect.stringMatching(/^[\da-f]{64}$/),
      prevHash: entriesOf().at(-2)?.hash,
      hash: entriesOf().at(-1)?.hash,
    });
    expect(
      dataOf<{ logs: { seq: number }[] }>(desk.call('r.santos', `GET /trade/withdraw/detail?withdrawNo=${row.no}`)).logs.at(-1)
        ?.seq,
    ).toBe(entry.seq);
  });

  it('describes the action, its reason and its person, in both languages', () => {
    const row = desk.simple();
    desk.call('r.santos', 'POST /trade/withdraw/hold', {
      body: { items: [{ withdrawNo: row.no, version: row.version }], reasonCode: 'PAYEE_CHECK' },
    });
    const { logNo } = newest();
    const inZh = dataOf<LogDetail>(desk.call('auditor', `GET /sys/log/detail?logNo=${logNo}`, { lang: 'zh' }));
    expect(detail(logNo)).toMatchObject({ roleNames: ['Risk officer'], reasonName: 'Beneficiary check' });
    expect(inZh).toMatchObject({ roleNames: ['风控'], changes: [{ fieldName: '状态', afterName: '挂起' }] });
    expect(inZh.reasonName).toMatch(/^[\u4e00-\u9fff]+$/);
    const logs = (lang: 'en' | 'zh') =>
      dataOf<{ logs: { action: string; actionName: string }[] }>(
        desk.call('r.santos', `GET /trade/withdraw/detail?withdrawNo=${row.no}`, { lang }),
      ).logs.at(-1);
    expect(logs('en')).toMatchObject({ action: 'trade:withdraw:hold', actionName: 'Withdraw orders: hold' });
    expect(logs('zh')?.actionName).toMatch(/^提现/);
    // A role has its own name, and free values are shown unchanged.
    const { code, version, name } = desk.platform.world.roles.get('SUPPORT') ?? { code: '', version: 0, name: ['', ''] };
    desk.call('admin', 'POST /sys/role/edit', {
      body: { roleCode: code, version, roleName: name[1], roleNameEn: 'Help desk' },
    });
    expect(detail(newest().logNo).changes).toEqual([
      { field: 'roleNameEn', fieldName: 'English name', before: 'Support', after: 'Help desk' },
    ]);
  });

  it('of a bulk call names every order, changed or not', () => {
    const [good, bad] = [desk.order(desk.stories.kycExpired), desk.order(desk.stories.claimedByColleague)];
    const items = [good, bad].map(({ no, version }) => ({ withdrawNo: no, version }));
    desk.call('li.na', 'POST /trade/withdraw/reject', { body: { items, reasonCode: 'LIMIT' } });
    expect(detail(newest().logNo)).toMatchObject({
      result: 'PARTIAL',
      code: 207,
      entityIds: [good.no, bad.no],
      failedIds: [bad.no],
      changes: [{ id: good.no, field: 'status', before: 'PENDING', after: 'REJECTED' }],
    });
    expect(newest()).not.toHaveProperty('amount');
    for (const { no } of [good, bad]) expect(page('auditor', `entity=withdraw&entityId=${no}`).list[0]?.code).toBe(207);
  });

  it('of an invalid form names its fields; the level follows the action and the person', () => {
    desk.call('li.na', 'POST /trade/withdraw/reject', { body: { items: [] } });
    expect(detail(newest().logNo)).toMatchObject({ code: 422, errorFields: expect.arrayContaining(['items', 'reasonCode']) });
    const level = (who: string, verb: Verb) => {
      desk.call(who, `POST /trade/withdraw/${verb}`, { body: {} });
      return newest().level;
    };
    expect([level('li.na', 'pass'), level('m.tan', 'pass'), level('m.tan', 'claim')]).toEqual(['INFO', 'CRITICAL', 'INFO']);
    desk.call('r.santos', 'POST /common/sensitive/reveal', { body: {} });
    expect(newest().level).toBe('HIGH');
    expect(figures()).toMatchObject({ byLevel: { HIGH: expect.any(Number) } });
  });

  it('is found by the number search, with the key for the log', () => {
    const { logNo, result } = newest();
    const search = (who: string, no: string) => desk.call(who, `GET /common/search?no=${no}`).envelope.data;
    expect(search('auditor', logNo)).toEqual([{ entity: 'log', id: logNo, matched: 'logNo', status: result }]);
    expect(search('li.na', logNo)).toEqual([]);
    expect(search('auditor', logNo.replace(/^O2026/, 'O2025'))).toEqual([]);
    expect(desk.call('auditor', 'GET /sys/log/detail?logNo=O20261120063102999999').envelope.code).toBe(404);
    expect(desk.call('li.na', `GET /sys/log/detail?logNo=${logNo}`).envelope).toMatchObject({
      code: 403,
      data: { required: ['sys:log:detail'] },
    });
  });
});

describe('the list', () => {
  it('filters by each of its filters, and its statistics cover the same entries', () => {
    const row = desk.simple();
    desk.done('m.tan', 'claim', row);
    desk.call('li.na', 'POST /trade/withdraw/hold', { body: desk.bodyOf('li.na', 'hold', row), traceId: 'find-me' });
    desk.done('r.santos', 'hold', row, { reasonCode: 'RISK_REVIEW' });
    const all = page('auditor').list;
    const [{ logNo, createdAt, ip, amount }] = all as [LogEntry];
    const cases: [string, (entry: LogEntry) => boolean][] = [
      [`operatorId=${desk.operator('li.na').id}`, ({ username }) => username === 'li.na'],
      ['action=trade:withdraw:hold', ({ action }) => action === 'trade:withdraw:hold'],
      ['action=trade:withdraw', ({ action }) => action.startsWith('trade:withdraw:')],
      ['level=CRITICAL,HIGH', ({ level }) => level === 'CRITICAL' || level === 'HIGH'],
      ['result=REFUSED', ({ result }) => result === 'REFUSED'],
      ['view=REFUSED', ({ result }) => result === 'REFUSED'],
      ['entity=withdraw', ({ entity }) => entity === 'withdraw'],
      [`entity=withdraw&entityId=${row.no}`, ({ entityIds }) => entityIds.includes(row.no)],
      [`keyword=${row.no.toLowerCase()}`, ({ entityIds }) => entityIds.includes(row.no)],
      ['keyword=find-me', ({ traceId }) => traceId === 'find-me'],
      [`keyword=${logNo}`, (entry) => entry.logNo === logNo],
      [`logNo=${logNo}`, (entry) => entry.logNo === logNo],
      [`ip=${ip}`, (entry) => entry.ip === ip],
      ['reasonCode=RISK_REVIEW', ({ reasonCode }) => reasonCode === 'RISK_REVIEW'],
      [
        `amountMin=${amount}`,
        (entry) => entry.amount !== null && entry.amount !== undefined && Number(entry.amount) >= Number(amount),
      ],
      [`createdFrom=${createdAt}`, (entry) => entry.createdAt >= createdAt],
      [`createdTo=${createdAt}`, (entry) => entry.createdAt < createdAt],
    ];
    for (const [query, test] of cases) {
      const wanted = all.filter(test);
      expect([query, page('auditor', query).list.map(({ seq }) => seq)]).toEqual([query, wanted.map(({ seq }) => seq)]);
      expect([query, wanted.length > 0]).toEqual([query, true]);
      if (!query.startsWith('view')) expect([query, figures('auditor', query).total]).toEqual([query, wanted.length]);
    }
    expect(page('auditor', 'sortField=createdAt&sortOrder=ascend').list.map(({ seq }) => seq)).toEqual(
      all.map(({ seq }) => seq).reverse(),
    );
    expect(desk.call('auditor', 'GET /sys/log/page?sortField=ip').envelope.code).toBe(400);
    const long = 'createdFrom=2026-01-01T00:00:00Z&createdTo=2026-11-01T00:00:00Z';
    expect(desk.call('auditor', `GET /sys/log/page?${long}`).envelope.code).toBe(400);
    expect(desk.call('k.wong', 'GET /sys/log/page').envelope.code).toBe(403);
  });

  it('hides the details of orders outside the scope, also from filters', () => {
    const kumar = desk.operator('d.kumar');
    kumar.access = new Set([...kumar.access, 'sys:log:page', 'sys:log:detail', 'sys:log:statistics', 'sys:log:down']);
    const foreign = desk.world.withdraws.rows.find(({ holder }) => !['TH', 'VN'].includes(holder.country));
    if (!foreign) throw new Error('No order outside');
    const body = { entity: 'withdraw', id: foreign.no, text: 'Not for everybody' };
    desk.call('ops.lee', 'POST /common/note/add', { body });
    const [own] = page('d.kumar').list as [LogEntry];
    expect(own).not.toHaveProperty('amount');
    expect(own).toMatchObject({ isCut: true, entityIds: [], entityName: null, remark: null, username: 'ops.lee' });
    expect(detail(own.logNo, 'd.kumar')).toMatchObject({ request: null, changes: [], hash: entriesOf().at(-1)?.hash });
    expect(newest()).toMatchObject({ isCut: false, entityIds: [foreign.no] });
    for (const query of [`entityId=${foreign.no}`, `keyword=${foreign.no}`, 'amountMin=0'])
      expect(page('d.kumar', query).list.filter(({ seq }) => seq === own.seq)).toEqual([]);
    expect(JSON.stringify(page('d.kumar').list)).not.toContain(foreign.no);
    expect(page('d.kumar').total).toBe(page('auditor').total);
  });
});

describe('masking in the log', () => {
  it('hides every person, account and secret, wherever it was entered', async () => {
    const row = desk.simple();
    const { accountNo, name } = row.payee;
    const body = desk.bodyOf('li.na', 'hold', row, { remark: `Belongs to ${accountNo}, call` });
    desk.call('li.na', 'POST /trade/withdraw/hold', { body });
    desk.call('li.na', 'POST /trade/withdraw/undo', { body: { withdrawNo: accountNo, version: 1 } });
    desk.call('ops.lee', 'POST /common/note/add', { body: { entity: 'withdraw', id: row.no, text: `See ${accountNo}` } });
    desk.call('ops.lee', 'POST /common/file/add', { body: { name: `${accountNo}.pdf`, type: 'application/pdf', content: PDF } });
    desk.call('ops.lee', `GET /trade/withdraw/down?payeeAccountNo=${accountNo}&payeeName=${encodeURIComponent(name)}`);
    desk.call('r.santos', 'POST /common/sensitive/reveal', {
      body: { entity: 'withdraw', id: row.no, field: 'payeeAccountNo', reasonCode: 'VERIFY_PAYEE', remark: accountNo },
    });
    expect(desk.platform.check()).toEqual([]);
    const { list } = page('auditor');
    const shown = JSON.stringify([
      list,
      list.map(({ logNo }) => detail(logNo)),
      await textOf(desk.call('auditor', 'GET /sys/log/down?format=csv')),
      desk.platform.log.entries,
    ]);
    for (const { accountNo: no, name: of } of desk.world.payees)
      expect([shown.includes(no), shown.includes(of)]).toEqual([false, false]);
    expect(shown).toContain(`${accountNo.slice(0, 6)}******${accountNo.slice(-4)}`);
    // Amounts are as long as account numbers, and stay.
    desk.call('ops.lee', 'GET /trade/withdraw/down?amountMin=3600000000000');
    expect(detail(newest().logNo).request).toMatchObject({ filters: { amountMin: '3600000000000' } });
  });

  it('redacts passwords, names and contacts in every request and every change', () => {
    const operation = api.operations.get('POST /common/note/read');
    if (!operation) throw new Error('No such call');
    const secrets = {
      password: 'pw-1',
      credential: { apiKeyToken: 'tk-1' },
      realName: 'Mei Tanaka',
      mobile: '+6591',
      email: 'm@x.sg',
    };
    const actor = desk.operator('m.tan');
    const changes = [
      { field: 'email', before: null, after: 'm@x.sg' },
      { field: 'status', before: 'ACTIVE', after: 'DISABLED' },
    ];
    const call = { actor, lang: 'en', query: {}, traceId: 't', ip: '::1', at: 0, note: { about: { changes } } } as const;
    const body = { operatorId: '12', items: [{ other: 1 }], ...secrets, reasonCode: 'LEFT' };
    const answer = { code: 200, msg: '', success: true, traceId: 't', serverTime: '' };
    const told = describeCall(desk.world, operation, { ...call, body }, answer, undefined);
    for (const secret of ['pw-1', 'tk-1', 'Tanaka', '+6591', 'm@x.sg']) expect(JSON.stringify(told)).not.toContain(secret);
    expect(told.about).toMatchObject({ entity: 'operator', ids: ['12'], reasonCode: 'LEFT' });
    expect(told.about.changes).toEqual([{ field: 'email', before: null, after: '******' }, changes[1]]);
  });
});

describe('the hash chain', () => {
  it('is intact, reports its extent, and appears in the statistics', () => {
    const count = entriesOf().length;
    expect(count).toBeGreaterThan(5);
    expect(verify().data).toMatchObject({
      fromSeq: 1,
      toSeq: count,
      checked: count,
      isIntact: true,
      brokenSeq: null,
      fault: null,
      lastSeq: count,
    });
    expect(verify('fromSeq=3&toSeq=5').data).toMatchObject({ fromSeq: 3, toSeq: 5, checked: 3, isIntact: true });
    expect(verify('fromSeq=4&toSeq=3').code).toBe(400);
    expect(verify(`toSeq=${count + 1}`).code).toBe(400);
    expect(verify('fromSeq=0').code).toBe(400);
    expect(verify('', 'k.wong').code).toBe(403);
    expect(entriesOf().map(({ seq }) => seq)).toEqual(entriesOf().map((_, index) => index + 1));
    expect(figures().chain).toMatchObject({ lastSeq: count, verifiedSeq: count, brokenSeq: null });
  });

  const last = () => entriesOf().at(-1);
  it.each<[string, 'ALTERED' | 'MISSING', () => void, () => number]>([
    ['altered', 'ALTERED', () => void Object.assign(entriesOf()[3] ?? {}, { username: 'somebody' }), () => 4],
    [
      'altered inside what it says of the call',
      'ALTERED',
      () => void Object.assign(entriesOf()[3]?.about ?? {}, { remark: 'x' }),
      () => 4,
    ],
    ['altered in what was sent', 'ALTERED', () => void Object.assign(entriesOf()[3] ?? {}, { detail: '{}' }), () => 4],
    [
      'written anew, itself whole, before entries that hang on it',
      'ALTERED',
      () => {
        const entry = entriesOf()[3];
        if (!entry) return;
        Object.assign(entry, { username: 'somebody' });
        Object.assign(entry, { hash: hashOf(entriesOf()[2]?.hash ?? '', 4, entry) });
      },
      () => 5,
    ],
    ['removed', 'MISSING', () => void entriesOf().splice(3, 1), () => 4],
    ['reordered', 'MISSING', () => void entriesOf().splice(3, 2, ...entriesOf().slice(3, 5).reverse()), () => 4],
    ['cut off at the end', 'MISSING', () => void entriesOf().pop(), () => entriesOf().length + 1],
    [
      'put behind the end',
      'ALTERED',
      () => {
        const seq = entriesOf().length + 1;
        const forged = { ...(last() as NonNullable<ReturnType<typeof last>>), seq, username: 'forged' };
        entriesOf().push({ ...forged, hash: hashOf(last()?.hash ?? '', seq, forged) });
      },
      () => entriesOf().length,
    ],
    [
      'altered, with a recomputed hash',
      'MISSING',
      () => {
        const entry = entriesOf()[3];
        if (!entry) return;
        Object.assign(entry, { seq: 40 });
        Object.assign(entry, { hash: hashOf(entriesOf()[2]?.hash ?? '', 40, entry) });
      },
      () => 4,
    ],
  ])('names the first entry that was %s', (_, fault, damage, seq) => {
    damage();
    expect(verify().data).toMatchObject({
      isIntact: false,
      brokenSeq: seq(),
      fault,
      checked: seq() - 1,
    } satisfies Partial<LogProof>);
    expect(firstBreak(desk.platform.log)).toEqual({ seq: seq(), fault });
    expect(figures().chain.brokenSeq).toBe(seq());
    expect(desk.platform.check().some((found) => found.startsWith('27:'))).toBe(true);
  });

  it('counts as repaired in the statistics only after a full verification', () => {
    const entry = entriesOf()[3];
    const { username = '' } = entry ?? {};
    Object.assign(entry ?? {}, { username: 'somebody' });
    expect(verify('fromSeq=2&toSeq=5').data).toMatchObject({ isIntact: false, brokenSeq: 4, checked: 2 });
    Object.assign(entry ?? {}, { username });
    expect(verify('fromSeq=2&toSeq=5').data).toMatchObject({ isIntact: true });
    expect(figures().chain.brokenSeq).toBe(4);
    verify();
    expect(figures().chain.brokenSeq).toBeNull();
  });

  it('has no call that changes or removes an entry', () => {
    const touching = [...api.operations.values()].filter(({ method, path }) => method !== 'GET' && /\/logs?(\/|$)/i.test(path));
    expect(touching).toEqual([]);
    const before = [...entriesOf()];
    for (const one of changing) desk.call('m.tan', lineOf(one), { body: {} });
    expect(entriesOf().slice(0, before.length)).toEqual(before);
  });
});
