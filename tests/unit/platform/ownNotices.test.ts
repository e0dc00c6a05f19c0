import type { Mention, OwnNotice, OwnNoticeKind, OwnNoticeSettings } from '@/contract';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { trustLocalProxy } from '../../../mock/engine/http';
import { anApprovalDesk } from '../../support/approvalCalls';
import { aDesk, HOUR } from './deskSupport';
import { type APlatform, aServer, dataOf } from './support';

const DAY = 24 * HOUR;
const KINDS: OwnNoticeKind[] = [
  'MENTION',
  'ANSWER',
  'APPROVAL',
  'SESSION_ENDED',
  'NEW_DEVICE',
  'EMAIL_CHANGED',
  'LINK_SENT',
  'EXPORT',
  'RUN_FAILED',
];

interface Page {
  list: OwnNotice[];
  total: number;
  unread: number;
  settings: OwnNoticeSettings;
}
type Calls = Pick<APlatform, 'call'>;

const page = ({ call }: Calls, who: string, query = ''): Page => dataOf(call(who, `GET /common/notice/page?${query}`));
const kinds = (calls: Calls, who: string) => page(calls, who).list.map(({ kind }) => kind);
const counts = ({ call }: Calls, who: string): { unread: number; unreadNotices: number; list: Mention[] } =>
  dataOf(call(who, 'GET /common/note/mention'));
const read = ({ call }: Calls, who: string, noticeNos?: string[]): number =>
  dataOf<{ unread: number }>(call(who, 'POST /common/notice/read', { body: { ...(noticeNos && { noticeNos }) } })).unread;
const set = ({ call }: Calls, who: string, off: OwnNoticeKind[], desktop = false): OwnNoticeSettings =>
  dataOf(
    call(who, 'POST /common/notice/settings', {
      body: { kinds: KINDS.map((kind) => ({ kind, isOn: !off.includes(kind) })), desktop },
    }),
  );
const mention = ({ call, operator }: Pick<APlatform, 'call' | 'operator'>, no: string, by = 'k.wong', to = 'li.na') =>
  expect(
    call(by, 'POST /common/note/add', {
      body: { entity: 'withdraw', id: no, text: `Please look, @${to}`, mentions: [operator(to).id] },
    }).envelope.code,
  ).toBe(200);

describe('a mention', () => {
  it('is a notice to the person mentioned, with record, author and text, and to no other', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    expect(page(desk, 'li.na')).toMatchObject({
      total: 1,
      unread: 1,
      list: [
        {
          kind: 'MENTION',
          isRead: false,
          entity: 'withdraw',
          id: desk.stories.overdue,
          by: 'k.wong',
          text: 'Please look, @li.na',
          outcome: null,
        },
      ],
    });
    expect(counts(desk, 'li.na').unreadNotices).toBe(1);
    for (const other of ['k.wong', 'chen.yu']) expect(page(desk, other)).toMatchObject({ total: 0, unread: 0 });
  });

  it('of oneself is none', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue, 'li.na', 'li.na');
    expect(page(desk, 'li.na').total).toBe(0);
  });

  it('is read with its notice, and its notice with it', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    mention(desk, desk.stories.failed);
    const [newer] = page(desk, 'li.na').list;
    expect(read(desk, 'li.na', [newer?.noticeNo ?? ''])).toBe(1);
    const { list, unread } = counts(desk, 'li.na');
    expect(unread).toBe(1);
    expect(list.map(({ id, isRead }) => [id, isRead])).toEqual([
      [desk.stories.failed, true],
      [desk.stories.overdue, false],
    ]);
    desk.call('li.na', 'POST /common/note/read', { body: {} });
    expect(counts(desk, 'li.na').unreadNotices).toBe(0);
    expect(page(desk, 'li.na', 'unreadOnly=true')).toMatchObject({ list: [], total: 0, unread: 0 });
  });

  it('in a record that can no longer be opened is left out and not counted', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    desk.operator('li.na').scope = { type: 'MERCHANT', values: ['M999999'] };
    expect(page(desk, 'li.na')).toMatchObject({ total: 0, unread: 0 });
    expect(counts(desk, 'li.na').unreadNotices).toBe(0);
  });
});

describe('a question about an order', () => {
  it('is a notice to the person asked, and its answer one to the asker, in place of one of the mention', () => {
    const desk = aDesk();
    const row = desk.simple();
    desk.askOf(row, 'm.tan');
    expect(page(desk, 'm.tan').list).toMatchObject([
      { kind: 'ANSWER', outcome: 'ASKED', entity: 'withdraw', id: row.no, by: 'li.na', text: 'Is this holder known?' },
    ]);
    expect(kinds(desk, 'li.na')).toEqual([]);
    desk.done('m.tan', 'answer', row);
    expect(page(desk, 'li.na').list).toMatchObject([
      { kind: 'ANSWER', outcome: 'ANSWERED', entity: 'withdraw', id: row.no, by: 'm.tan', text: '@li.na Known for years' },
    ]);
    expect(kinds(desk, 'm.tan')).toEqual(['ANSWER']);
    expect(kinds(desk, 'r.santos')).toEqual([]);
  });

  it('to the risk officers is work of theirs and no notice', () => {
    const desk = aDesk();
    desk.done('li.na', 'escalate', desk.simple());
    expect(kinds(desk, 'r.santos')).toEqual([]);
  });
});

describe('an approval', () => {
  it('is a notice to its maker once it is decided, and to no other', () => {
    const desk = anApprovalDesk();
    const no = desk.asked(desk.adjust('li.na'));
    expect(kinds(desk, 'li.na')).toEqual([]);
    desk.decide('chen.yu', no);
    expect(page(desk, 'li.na').list).toMatchObject([
      { kind: 'APPROVAL', outcome: 'EXECUTED', entity: 'approval', id: no, by: 'chen.yu' },
    ]);
    expect(kinds(desk, 'chen.yu')).toEqual([]);
  });

  it('tells of a denial, of one that failed and of one that expired; not of one that its maker recalled', () => {
    const desk = anApprovalDesk();
    const [denied, failed, late, recalled] = [1, 2, 3, 4].map(() => desk.asked(desk.adjust('li.na')));
    desk.decide('chen.yu', denied ?? '', { decision: 'DENY', remark: 'Not agreed' });
    desk.recall('li.na', recalled ?? '');
    desk.operator('li.na').status = 'DISABLED';
    desk.decide('chen.yu', failed ?? '');
    desk.operator('li.na').status = 'ACTIVE';
    desk.clock.advance(DAY + 1000);
    expect(page(desk, 'li.na').list.map(({ id, outcome, by, text }) => [id, outcome, by, text])).toEqual([
      [late, 'EXPIRED', null, null],
      [failed, 'EXEC_FAILED', 'chen.yu', null],
      [denied, 'DENIED', 'chen.yu', 'Not agreed'],
    ]);
  });

  it('is a kind only of a platform that has approvals', () => {
    expect(page(aDesk(), 'li.na').settings.kinds.map(({ kind }) => kind)).not.toContain('APPROVAL');
    expect(page(anApprovalDesk(), 'li.na').settings.kinds.map(({ kind }) => kind)).toEqual(KINDS);
  });
});

describe('sign-in', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeEach(async () => {
    server = await aServer({ days: 1, scale: 0, flow: 0 });
    server.platform.world.logins.length = 0;
  });
  afterEach(() => server.close());

  const signIn = async (userAgent: string): Promise<string> => {
    const body = { username: 'li.na', password: demoPassword };
    const response = await server.send('POST', '/auth/login', { body, headers: { 'user-agent': userAgent } });
    const token = response.headers.get('authorization') ?? '';
    expect(token).not.toBe('');
    return token;
  };

  it('from a new browser is a notice with address and browser; a known one, its update and the first of all are not', async () => {
    await signIn(CHROME);
    await signIn(CHROME);
    await signIn(CHROME.replace('131.0.0.0', '132.0.0.0'));
    expect(kinds(server, 'li.na')).toEqual([]);
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';
    await signIn(firefox);
    expect(page(server, 'li.na').list).toMatchObject([
      { kind: 'NEW_DEVICE', userAgent: firefox, ip: expect.stringMatching(/127\.0\.0\.1/), by: null, entity: null },
    ]);
    await signIn(firefox);
    expect(page(server, 'li.na').total).toBe(1);
    expect(kinds(server, 'chen.yu')).toEqual([]);
  });

  it('from a known browser at a new address is a notice', async () => {
    await signIn(CHROME);
    for (const login of server.platform.world.logins) login.ip = '203.0.113.9';
    await signIn(CHROME);
    expect(kinds(server, 'li.na')).toEqual(['NEW_DEVICE']);
  });

  it('of one session ended by another of the same person, or by an administrator, is a notice; a sign-out is not', async () => {
    const token = await signIn(CHROME);
    await signIn(CHROME);
    await signIn(CHROME);
    const post = async (path: string, body: object) => (await server.send('POST', path, { token, body })).status;
    expect(await post('/auth/session/end', {})).toBe(200);
    expect(page(server, 'li.na').list).toMatchObject([{ kind: 'SESSION_ENDED', by: 'li.na', count: 2 }]);
    // Nothing is left to end.
    expect(await post('/auth/session/end', {})).toBe(200);
    expect(page(server, 'li.na').total).toBe(1);
    const kicked = server.call('admin', 'POST /sys/operator/kick', { body: { operatorId: server.operator('li.na').id } });
    expect(kicked.envelope.code).toBe(200);
    expect(page(server, 'li.na').list[0]).toMatchObject({ kind: 'SESSION_ENDED', by: 'admin', count: 1 });
    expect(kinds(server, 'admin')).toEqual([]);
    const again = await signIn(CHROME);
    expect((await server.send('POST', '/auth/logout', { token: again, body: {} })).status).toBe(200);
    expect(page(server, 'li.na').total).toBe(2);
  });

  it('tells of the sessions that a new password ends', async () => {
    const token = await signIn(CHROME);
    await signIn(CHROME);
    const body = { oldPassword: demoPassword, newPassword: 'three quiet rivers' };
    expect((await server.send('POST', '/auth/password', { token, body })).status).toBe(200);
    expect(page(server, 'li.na').list).toMatchObject([{ kind: 'SESSION_ENDED', by: 'li.na', count: 1 }]);
  });

  describe('ended by a sign-in rule', () => {
    const [OFFICE, HOME] = ['203.0.113.9', '198.51.100.9'];
    beforeEach(() => trustLocalProxy(server.platform.app));
    // The worker's platform serves the next test.
    afterEach(() => void server.platform.app.set('trust proxy', false));

    const signInAt = async (ip: string): Promise<string> => {
      const body = { username: 'li.na', password: demoPassword };
      const response = await server.send('POST', '/auth/login', {
        body,
        headers: { 'x-forwarded-for': ip, 'user-agent': CHROME },
      });
      return response.headers.get('authorization') ?? '';
    };
    const statusAt = async (ip: string, token: string) =>
      (await server.send('GET', '/auth/current', { token, headers: { 'x-forwarded-for': ip } })).status;
    const setRules = (path: string, target: object, rules: object) =>
      expect(
        server.call('admin', `POST ${path}`, { body: { ...target, allowedCidrs: [], hours: null, ...rules } }).envelope.code,
      ).toBe(200);
    const setOwn = (rules: object) => {
      const { id: operatorId, version } = server.operator('li.na');
      setRules('/sys/operator/signInRules', { operatorId, version }, rules);
    };
    const ended = () =>
      page(server, 'li.na')
        .list.filter(({ kind }) => kind === 'SESSION_ENDED')
        .map(({ by, count }) => ({ by, count }));
    const untilNow = { zone: 'Asia/Singapore', from: '09:00', to: '14:32', weekdays: [5] };

    it('that an administrator sets: one notice for the sessions that it refuses, which stay ended', async () => {
      const tokens = [await signInAt(HOME), await signInAt(HOME), await signInAt(OFFICE)];
      setOwn({ allowedCidrs: ['203.0.113.0/24'] });
      expect(ended()).toEqual([{ by: 'admin', count: 2 }]);
      setOwn({});
      expect(await Promise.all(tokens.map((token, at) => statusAt(at < 2 ? HOME : OFFICE, token)))).toEqual([401, 401, 200]);
      expect(ended()).toEqual([{ by: 'admin', count: 2 }]);
    });

    it('by the address of its last call, not of its sign-in', async () => {
      const token = await signInAt(HOME);
      expect(await statusAt(OFFICE, token)).toBe(200);
      setOwn({ allowedCidrs: ['203.0.113.0/24'] });
      expect(ended()).toEqual([]);
      expect(await statusAt(OFFICE, token)).toBe(200);
      // Another network later: no person did that.
      expect(await statusAt(HOME, token)).toBe(401);
      expect(ended()).toEqual([{ by: null, count: 1 }]);
    });

    it('of a role, when it is set, given and enabled', async () => {
      const role = server.platform.world.roles.get('SUPPORT');
      const li = server.operator('li.na');
      if (!role) throw new Error('No role');
      const rule = { allowedCidrs: ['203.0.113.0/24'] };
      const refOfRole = () => ({ roleCode: role.code, version: role.version });
      const former = [...li.roles];
      await signInAt(HOME);
      setRules('/sys/role/signInRules', refOfRole(), rule);
      expect(ended()).toEqual([]);
      const body = { operatorId: li.id, version: li.version, roleCodes: [...former, role.code] };
      expect(server.call('admin', 'POST /sys/operator/role', { body }).envelope.code).toBe(200);
      expect(ended()).toEqual([{ by: 'admin', count: 1 }]);

      const change = (verb: string, more = {}) =>
        expect(server.call('admin', `POST /sys/role/${verb}`, { body: { ...refOfRole(), ...more } }).envelope.code).toBe(200);
      change('disable', { reasonCode: 'OTHER', remark: 'Not needed now' });
      await signInAt(HOME);
      change('enable');
      expect(ended()).toHaveLength(2);

      setRules('/sys/role/signInRules', refOfRole(), {});
      await signInAt(HOME);
      setRules('/sys/role/signInRules', refOfRole(), rule);
      expect(ended()).toEqual(Array.from({ length: 3 }, () => ({ by: 'admin', count: 1 })));
    });

    it('at the end of the hours, with the first call after it and for all sessions', async () => {
      const tokens = [await signInAt(OFFICE), await signInAt(HOME)];
      setOwn({ hours: untilNow });
      server.platform.clock.advance(Date.parse('2026-11-20T14:32:00+08:00') - server.platform.clock.now());
      expect(ended()).toEqual([]);
      for (const token of tokens) expect(await statusAt(OFFICE, token)).toBe(401);
      expect(ended()).toEqual([{ by: null, count: 2 }]);
    });

    it('is no notice to who has switched that kind off', async () => {
      await signInAt(HOME);
      set(server, 'li.na', ['SESSION_ENDED']);
      setOwn({ allowedCidrs: ['203.0.113.0/24'] });
      expect(page(server, 'li.na').total).toBe(0);
    });
  });
});

describe('settings', () => {
  it('begin with every kind on, and without notices of the browser; they are the own ones', () => {
    const desk = aDesk();
    expect(page(desk, 'li.na').settings).toMatchObject({ desktop: false });
    expect(page(desk, 'li.na').settings.kinds.every(({ isOn }) => isOn)).toBe(true);
    expect(set(desk, 'li.na', ['MENTION'], true)).toMatchObject({ desktop: true });
    expect(page(desk, 'li.na').settings.kinds.filter(({ isOn }) => !isOn)).toEqual([{ kind: 'MENTION', isOn: false }]);
    expect(page(desk, 'chen.yu').settings.desktop).toBe(false);
    expect(page(desk, 'chen.yu').settings.kinds.every(({ isOn }) => isOn)).toBe(true);
  });

  it('keep a kind that the request leaves out', () => {
    const desk = aDesk();
    set(desk, 'li.na', ['MENTION', 'ANSWER']);
    const body = { kinds: [{ kind: 'ANSWER', isOn: true }], desktop: false };
    const kept = dataOf<OwnNoticeSettings>(desk.call('li.na', 'POST /common/notice/settings', { body }));
    expect(kept.kinds.filter(({ isOn }) => !isOn)).toEqual([{ kind: 'MENTION', isOn: false }]);
  });

  it('make no notice of a kind that is off, though the mention stays; earlier ones stay as well', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    set(desk, 'li.na', ['MENTION']);
    mention(desk, desk.stories.failed);
    expect(page(desk, 'li.na')).toMatchObject({ total: 1, unread: 1 });
    expect(counts(desk, 'li.na')).toMatchObject({ unread: 2, unreadNotices: 1 });
    set(desk, 'li.na', []);
    mention(desk, desk.stories.failed);
    expect(page(desk, 'li.na').total).toBe(2);
  });

  it('know no other kinds', () => {
    const body = { kinds: [{ kind: 'EVERYTHING', isOn: true }], desktop: false };
    expect(aDesk().call('li.na', 'POST /common/notice/settings', { body }).envelope).toMatchObject({ code: 422 });
  });
});

describe('notices', () => {
  it('are kept for 30 days', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    desk.clock.advance(30 * DAY - 1);
    expect(page(desk, 'li.na').total).toBe(1);
    desk.clock.advance(1);
    expect(page(desk, 'li.na')).toMatchObject({ total: 0, unread: 0 });
  });

  it('are kept up to 200 a person: the oldest makes room', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    const [first] = page(desk, 'li.na').list;
    for (let more = 0; more < 199; more++) mention(desk, desk.stories.failed);
    const last = (): OwnNotice | undefined => page(desk, 'li.na', 'current=20&pageSize=10').list.at(-1);
    expect(last()).toEqual(first);
    mention(desk, desk.stories.failed);
    expect(page(desk, 'li.na')).toMatchObject({ total: 200, unread: 200 });
    expect(last()?.id).toBe(desk.stories.failed);
  });

  it('are marked only by their own operator, by number or all together', () => {
    const desk = aDesk();
    mention(desk, desk.stories.overdue);
    mention(desk, desk.stories.failed);
    const numbers = page(desk, 'li.na').list.map(({ noticeNo }) => noticeNo);
    expect(read(desk, 'chen.yu', numbers)).toBe(0);
    expect(read(desk, 'li.na', ['ON1'])).toBe(2);
    expect(read(desk, 'li.na', numbers.slice(0, 1))).toBe(1);
    expect(page(desk, 'li.na', 'unreadOnly=true').list.map(({ noticeNo }) => noticeNo)).toEqual(numbers.slice(1));
    expect(read(desk, 'li.na')).toBe(0);
    expect(page(desk, 'li.na').list.map(({ isRead }) => isRead)).toEqual([true, true]);
  });
});
