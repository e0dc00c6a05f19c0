import type { SavedView, ViewContent } from '@/contract';
import { aDesk, type Desk } from './deskSupport';
import { dataOf } from './support';

const SCREEN = '/trade/withdraw';
const CONTENT: ViewContent = { filters: { view: 'ALL', currency: 'THB' }, ranges: { submittedFrom: 'today' }, pageSize: 50 };

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
  // The views of the seed have a test of their own.
  desk.world.views.clear();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const send = (who: string, verb: string, body: object, extra: { key?: string; lang?: 'en' | 'zh' } = {}) =>
  desk.call(who, `POST /common/view/${verb}`, { body, ...extra }).envelope;
const add = (who: string, extra: object = {}) => send(who, 'add', { screen: SCREEN, name: 'Mine', content: CONTENT, ...extra });
const made = (who: string, extra: object = {}): SavedView => {
  const answer = add(who, extra);
  expect(answer).toMatchObject({ code: 200 });
  return dataOf<SavedView>(answer);
};
const list = (who: string, query = '') => dataOf<SavedView[]>(desk.call(who, `GET /common/view/list${query}`));
const names = (who: string, query = '') => list(who, query).map(({ name }) => name);
const ref = ({ viewId, version, name }: SavedView) => ({ viewId, version, name });
const defaults = (who: string) => dataOf<{ defaultViews: SavedView[] }>(desk.call(who, 'GET /auth/current')).defaultViews;
const arrange = (who: string, viewIds: string[], defaultViewId: string | null = null, screen = SCREEN) =>
  send(who, 'arrange', { screen, viewIds, defaultViewId });
/** Everything that a refused call must leave as it is. */
const print = () =>
  JSON.stringify([[...desk.world.views.values()].map((view) => ({ ...view, owner: 0 })), [...desk.world.arrangements]]);

describe('a view', () => {
  it('comes back as it was saved, its name trimmed', () => {
    const view = made('ops.lee', { name: '  Large  ' });
    expect(view).toEqual({
      viewId: expect.stringMatching(/^V\d{20}$/),
      version: 1,
      screen: SCREEN,
      name: 'Large',
      isMine: true,
      ownerName: 'ops.lee',
      roleCode: null,
      roleName: null,
      isDefault: false,
      content: CONTENT,
    });
    expect(list('ops.lee')).toEqual([view]);
    expect(list('ops.lee', `?screen=${SCREEN}`)).toEqual([view]);
    expect(list('ops.lee', '?screen=/account/info')).toEqual([]);
  });

  it('is visible to its owner until it is shared, and then to members of the role', () => {
    const view = made('ops.lee');
    expect(['ops.lee', 'a.nguyen', 'li.na'].map((who) => names(who).length)).toEqual([1, 0, 0]);
    const shared = dataOf<SavedView>(send('ops.lee', 'edit', { ...ref(view), roleCode: 'OPS_LEAD' }));
    expect(shared).toMatchObject({ roleCode: 'OPS_LEAD', roleName: 'Operations lead', version: 2, content: CONTENT });
    expect(list('a.nguyen')).toEqual([{ ...shared, isMine: false }]);
    expect(desk.call('a.nguyen', 'GET /common/view/list', { lang: 'zh' }).envelope.data).toMatchObject([
      { roleName: '运营主管' },
    ]);
    expect(names('li.na')).toEqual([]);
    send('ops.lee', 'edit', { ...ref(shared), roleCode: null });
    expect(['ops.lee', 'a.nguyen'].map((who) => names(who).length)).toEqual([1, 0]);
  });

  it('disappears without the role, and without the right to open the screen', () => {
    made('ops.lee', { roleCode: 'OPS_LEAD' });
    const colleague = desk.operator('a.nguyen');
    const { roles } = colleague;
    colleague.roles = ['SUPPORT'];
    expect(names('a.nguyen')).toEqual([]);
    colleague.roles = roles;
    expect(names('a.nguyen')).toEqual(['Mine']);
    const owner = desk.operator('ops.lee');
    const { access } = owner;
    owner.access = new Set([...access].filter((key) => key !== 'trade:withdraw:page'));
    expect(names('ops.lee')).toEqual([]);
    expect(send('ops.lee', 'remove', ref(list('a.nguyen')[0] as SavedView)).code).toBe(422);
    expect(send('ops.lee', 'remove', { viewId: list('a.nguyen')[0]?.viewId, version: 1 }).code).toBe(404);
    owner.access = access;
  });

  it('keeps fields that an edit omits, and changes the others', () => {
    const view = made('ops.lee', { roleCode: 'OPS_LEAD' });
    const renamed = dataOf<SavedView>(send('ops.lee', 'edit', { ...ref(view), name: ' Other ' }));
    expect(renamed).toEqual({ ...view, name: 'Other', version: 2 });
    const content = { filters: {}, layout: { columns: [{ key: 'status', pin: 'start' as const }] } };
    expect(dataOf(send('ops.lee', 'edit', { ...ref(renamed), content }))).toEqual({ ...renamed, content, version: 3 });
  });

  it('is removed for everyone by its owner', () => {
    const view = made('ops.lee', { roleCode: 'OPS_LEAD' });
    const other = made('ops.lee', { name: 'Other' });
    expect(send('ops.lee', 'remove', { viewId: view.viewId, version: 1 })).toMatchObject({ code: 200, data: [other] });
    expect([names('ops.lee'), names('a.nguyen')]).toEqual([['Other'], []]);
    expect(send('ops.lee', 'remove', { viewId: view.viewId, version: 1 }).code).toBe(404);
  });
});

describe('a rejected call', () => {
  const shared = () => made('ops.lee', { roleCode: 'OPS_LEAD' });
  const field = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });
  const hidden = { code: 404, error: 'NOT_FOUND' };
  const foreign = { code: 403, error: 'FORBIDDEN', msg: 'Only ops.lee can change this view.' };
  const noScreen = { code: 403, error: 'FORBIDDEN', data: { required: ['sys:log:page'] } };

  it.each<[string, () => object, object]>([
    ['shares with a role of others', () => add('ops.lee', { name: 'x', roleCode: 'RISK' }), field('roleCode', 'own')],
    ['shares with no role at all', () => add('ops.lee', { name: 'x', roleCode: 'NOBODY' }), field('roleCode', 'own')],
    ['shares later so', () => send('ops.lee', 'edit', { ...ref(shared()), roleCode: 'RISK' }), field('roleCode', 'own')],
    ['changes the view of another', () => send('a.nguyen', 'edit', ref(shared())), foreign],
    ['removes it', () => send('a.nguyen', 'remove', { viewId: shared().viewId, version: 1 }), foreign],
    ['changes one that is not seen', () => send('li.na', 'edit', ref(shared())), hidden],
    ['removes one that is not seen', () => send('li.na', 'remove', { viewId: shared().viewId, version: 1 }), hidden],
    ['changes one that is not there', () => send('ops.lee', 'edit', { viewId: 'V0', version: 1, name: 'x' }), hidden],
    ['adds to a screen that is not there', () => add('ops.lee', { screen: '/no/such' }), hidden],
    ['adds to a screen that is closed', () => add('li.na', { screen: '/sys/log' }), noScreen],
    ['arranges one that is closed', () => arrange('li.na', [], null, '/sys/log'), noScreen],
    ['lists one that is closed', () => desk.call('li.na', 'GET /common/view/list?screen=/sys/log').envelope, noScreen],
    ['lists one that is not there', () => desk.call('li.na', 'GET /common/view/list?screen=/no/such').envelope, hidden],
    ['arranges what is not seen', () => arrange('li.na', [shared().viewId]), hidden],
    ['opens with what is not seen', () => arrange('li.na', [], shared().viewId), hidden],
    ['has no name', () => add('ops.lee', { name: '  ' }), field('name', 'pattern')],
    [
      'keeps a name of a person',
      () => add('ops.lee', { content: { filters: { payeeName: 'A' } } }),
      field('content.filters.payeeName', 'private'),
    ],
    [
      'keeps an account',
      () => add('ops.lee', { content: { filters: { payeeAccountNo: '1' } } }),
      field('content.filters.payeeAccountNo', 'private'),
    ],
    [
      'keeps an account in later',
      () => send('ops.lee', 'edit', { ...ref(shared()), content: { filters: { payeeAccountNo: '1' } } }),
      field('content.filters.payeeAccountNo', 'private'),
    ],
  ])('that %s changes nothing', (_, run, expected) => {
    made('ops.lee', { name: 'Before' });
    const known = desk.world.views.size;
    let before = '';
    const insert = desk.world.views.set.bind(desk.world.views);
    desk.world.views.set = (id, view) => {
      const after = insert(id, view);
      before = print();
      return after;
    };
    before = print();
    expect(run()).toMatchObject(expected);
    expect(print()).toBe(before);
    expect(desk.world.views.size).toBeLessThanOrEqual(known + 1);
  });

  it('uses a taken name of the same owner and screen, ignoring case and spaces', () => {
    const first = made('ops.lee', { name: 'Large THB' });
    const used = {
      code: 422,
      msg: expect.stringContaining('You already have a view with this name here.'),
      data: { fields: [{ name: 'name', rule: 'unique' }] },
    };
    expect(add('ops.lee', { name: ' large thb ' })).toMatchObject(used);
    const second = made('ops.lee', { name: 'Other' });
    expect(send('ops.lee', 'edit', { ...ref(second), name: 'LARGE THB' })).toMatchObject(used);
    // Its own name is free, as is that of another person or screen.
    expect(send('ops.lee', 'edit', { ...ref(first), name: 'LARGE THB' }).code).toBe(200);
    made('a.nguyen', { name: 'Large THB' });
    made('ops.lee', { name: 'Large THB', screen: '/account/info' });
  });

  it('adds the 51st view of a person and a screen', () => {
    for (let at = 1; at <= 50; at++) made('ops.lee', { name: `View ${at}` });
    expect(add('ops.lee', { name: 'One more' })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'name', msg: expect.stringContaining('50') }] },
    });
    expect(add('ops.lee', { name: 'One more', screen: '/account/info' }).code).toBe(200);
    expect(add('a.nguyen', { name: 'One more' }).code).toBe(200);
    const [view] = list('ops.lee', `?screen=${SCREEN}`) as [SavedView];
    expect(send('ops.lee', 'edit', { ...ref(view), name: 'Renamed' }).code).toBe(200);
    expect(send('ops.lee', 'remove', { viewId: view.viewId, version: 2 }).code).toBe(200);
    expect(add('ops.lee', { name: 'One more' }).code).toBe(200);
  });

  it.each(['edit', 'remove'])('that tries to %s a stale version gets 409 with the current view', (verb) => {
    const view = made('ops.lee');
    desk.clock.advance(5000);
    const current = dataOf<SavedView>(send('ops.lee', 'edit', { ...ref(view), name: 'Changed' }));
    const before = print();
    const body = verb === 'edit' ? ref(view) : { viewId: view.viewId, version: 1 };
    expect(send('ops.lee', verb, body)).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current, changedBy: 'ops.lee', changedAt: new Date(desk.clock.now()).toISOString() },
    });
    expect(send('ops.lee', verb, { ...body, version: 9 }).error).toBe('VERSION_CONFLICT');
    expect(print()).toBe(before);
  });
});

it('a call acts once by its key, and repeats the answer', () => {
  const body = { screen: SCREEN, name: 'Once', content: CONTENT };
  const first = send('ops.lee', 'add', body, { key: 'one-key-for-it' });
  expect(send('ops.lee', 'add', body, { key: 'one-key-for-it' })).toEqual(first);
  expect(names('ops.lee')).toEqual(['Once']);
  expect(send('ops.lee', 'add', { ...body, name: 'x' }, { key: 'one-key-for-it' }).error).toBe('IDEMPOTENCY_REUSED');
});

describe('order and default', () => {
  it('belong to each operator, also for shared views; unlisted views follow by age', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => made('ops.lee', { name, roleCode: 'OPS_LEAD' }).viewId) as [
      string,
      string,
      string,
    ];
    made('a.nguyen', { name: 'own' });
    expect(names('a.nguyen')).toEqual(['a', 'b', 'c', 'own']);
    const answer = arrange('a.nguyen', [c, a], b);
    expect(dataOf<SavedView[]>(answer).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['c', false],
      ['a', false],
      ['b', true],
      ['own', false],
    ]);
    expect(names('a.nguyen')).toEqual(['c', 'a', 'b', 'own']);
    expect(names('ops.lee')).toEqual(['a', 'b', 'c']);
    expect(list('ops.lee').some(({ isDefault }) => isDefault)).toBe(false);
    expect(defaults('a.nguyen')).toMatchObject([{ viewId: b, isDefault: true, isMine: false }]);
    expect(defaults('ops.lee')).toEqual([]);
    arrange('a.nguyen', [a]);
    expect([names('a.nguyen'), defaults('a.nguyen')]).toEqual([['a', 'b', 'c', 'own'], []]);
  });

  it('have one default for each screen', () => {
    const here = made('ops.lee').viewId;
    const there = made('ops.lee', { screen: '/account/info' }).viewId;
    expect(arrange('ops.lee', [], there).code).toBe(404);
    expect(arrange('ops.lee', [], here).code).toBe(200);
    expect(arrange('ops.lee', [], there, '/account/info').code).toBe(200);
    expect(defaults('ops.lee').map(({ viewId }) => viewId)).toEqual([here, there]);
  });

  it.each<[string, (view: SavedView) => unknown]>([
    ['removed', ({ viewId, version }) => send('ops.lee', 'remove', { viewId, version })],
    ['no longer shared', (view) => send('ops.lee', 'edit', { ...ref(view), roleCode: null })],
    ['of a role that was taken away', () => Object.assign(desk.operator('a.nguyen'), { roles: [] })],
  ])('ignore a default that is %s', (_, end) => {
    const view = made('ops.lee', { roleCode: 'OPS_LEAD' });
    arrange('a.nguyen', [view.viewId], view.viewId);
    expect(defaults('a.nguyen')).toHaveLength(1);
    const { roles } = desk.operator('a.nguyen');
    end(view);
    expect([defaults('a.nguyen'), list('a.nguyen')]).toEqual([[], []]);
    desk.operator('a.nguyen').roles = roles;
  });
});

it('the log has one entry for each change, and no account number or name', () => {
  const { accountNo, name } = desk.simple().payee;
  const before = desk.platform.log.entries.length;
  const view = made('ops.lee', { name: `To ${accountNo}` });
  expect(view.name).not.toContain(accountNo);
  send('ops.lee', 'edit', { ...ref(view), name: `For ${accountNo}` });
  arrange('ops.lee', [view.viewId]);
  send('ops.lee', 'remove', { viewId: view.viewId, version: 2 });
  add('ops.lee', { content: { filters: { payeeName: name, payeeAccountNo: accountNo } } });
  expect(add('ops.lee', { content: { filters: { keyword: accountNo } } })).toMatchObject({
    data: { fields: [{ name: 'content.filters.keyword' }] },
  });
  const wide = { filters: { netMin: '3600000000000', holderName: 'Lotus' } };
  expect(made('ops.lee', { content: wide }).content).toEqual(wide);
  add('ops.lee', { content: { filters: { payeeName: name } } });
  const logged = desk.platform.log.entries.slice(before);
  expect(logged.map(({ action, result }) => `${action.split('/').pop()} ${result}`)).toEqual([
    'add SUCCESS',
    'edit SUCCESS',
    'arrange SUCCESS',
    'remove SUCCESS',
    'add REFUSED',
    'add REFUSED',
    'add SUCCESS',
    'add REFUSED',
  ]);
  const details = logged.map(({ detail }) => detail).join();
  for (const secret of [accountNo, name]) expect(details).not.toContain(secret);
  expect(details).toContain('payeeName');
});

it('the seeded world has views shared by leads, and no default', () => {
  const fresh = aDesk();
  const seen = (who: string) =>
    dataOf<SavedView[]>(fresh.call(who, 'GET /common/view/list')).map(({ name, isMine, isDefault }) => [name, isMine, isDefault]);
  expect(seen('ops.lee')).toEqual([
    ['Large THB today', false, false],
    ['Failed and returned, 7 days', false, false],
  ]);
  expect(seen('li.na')).toEqual([['Waiting too long', false, false]]);
  expect(seen('auditor')).toEqual([]);
  // What they hold is taken by the list.
  for (const { filters, sortField = '', sortOrder = '' } of [...fresh.world.views.values()].map(({ content }) => content)) {
    const query = new URLSearchParams({ ...filters, sortField, sortOrder });
    expect(fresh.call('ops.lee', `GET /trade/withdraw/page?${query}`).envelope.code).toBe(200);
  }
});
