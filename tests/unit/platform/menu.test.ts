import type { MenuFinding, MenuItem, MenuNode } from '@/contract';
import { allKeys } from '../../../mock/base/screens';
import { missingNodes } from '../../../mock/flow/menu';
import { aPlatform, dataOf, parseCsv, textOf } from './support';

let bench = aPlatform({ days: 0 });
let isChanged = false;
// A world that nothing has changed serves the next test as well.
beforeEach(() => {
  if (isChanged) bench = aPlatform({ days: 0 });
  isChanged = false;
});

const list = () => dataOf<{ list: MenuNode[] }>(bench.call('auditor', 'GET /sys/menu/list')).list;
const nodeOf = (name: string): MenuNode => {
  const found = list().find(({ accessKey, path, nameEn, menuType }) =>
    menuType === 'DIR' ? path === name || nameEn === name : accessKey === name,
  );
  if (!found) throw new Error(`No node ${name}`);
  return found;
};
const send = (verb: string, body: object, who = 'sys.admin') => {
  const { envelope } = bench.call(who, `POST /sys/menu/${verb}`, { body });
  isChanged ||= envelope.success;
  return envelope;
};
const ref = (name: string) => {
  const { menuId, version } = nodeOf(name);
  return { menuId, version };
};
const REASON = { reasonCode: 'MISTAKE' };
const fields = (envelope: { data?: unknown }) =>
  ((envelope.data as { fields?: { name: string; rule: string }[] }).fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
const sideMenu = (who = 'li.na') => dataOf<MenuItem[]>(bench.call(who, 'GET /auth/menu'));
const aDir = (nameEn = 'Extra') => send('add', { parentId: null, menuType: 'DIR', name: '其他', nameEn });
const aButton = (parent: string, accessKey: string) =>
  send('add', { parentId: nodeOf(parent).menuId, menuType: 'BUTTON', name: '按钮', nameEn: 'Button', accessKey });

describe('the tree', () => {
  it('comes in its own order, each node after its parent', () => {
    const seen = new Set<string | null>([null]);
    for (const { menuId, parentId } of list()) {
      expect(seen).toContain(parentId);
      seen.add(menuId);
    }
    expect(seen.size).toBeGreaterThan(400);
  });

  it('shows for every key the keys it implies', () => {
    const { implications } = dataOf<{ implications: { key: string; implies: string[] }[] }>(
      bench.call('auditor', 'GET /sys/menu/list'),
    );
    const byKey = new Map(implications.map(({ key, implies }) => [key, implies]));
    expect([...byKey.keys()].sort()).toEqual([...allKeys].sort());
    expect(byKey.get('sys:role:page')?.sort()).toEqual(['sys:menu:list', 'sys:role:detail', 'sys:role:statistics']);
    expect(byKey.get('trade:sett:page')).toEqual(['trade:sett:statistics', 'trade:sett:count']);
    for (const key of [...byKey.values()].flat()) expect(allKeys).toContain(key);
  });

  it('counts the roles that hold a key, granted or implied', () => {
    expect(nodeOf('sys:menu:list').roleCount).toBe(4);
    expect(nodeOf('trade:withdraw:undo').roleCount).toBe(nodeOf('trade:withdraw:pass').roleCount);
    expect(nodeOf('trade:withdraw:slip').roleCount).toBe(0);
  });

  it('is covered by the world check, which finds cycles, duplicate keys and a disabled menu screen', () => {
    const { menu } = bench.platform.world;
    const change = (name: string, to: object) => Object.assign(menu.get(nodeOf(name).menuId) ?? {}, to);
    isChanged = true;
    change('trade:withdraw:page', { parentId: nodeOf('trade:withdraw:page').menuId });
    change('trade:sett:pass', { key: 'trade:withdraw:pass' });
    change('sys:menu:enable', { status: 'DISABLED' });
    const told = bench.platform.check().join();
    for (const part of ['stands under nothing', 'trade:withdraw:pass of another entry', 'closed: sys:menu:enable'])
      expect(told).toContain(part);
  });

  it('lacks one built-in button and has an obsolete one, without effect', () => {
    expect(missingNodes(bench.platform.world).map(({ key }) => key)).toEqual(['trade:profit:close:list']);
    expect(bench.operator('admin').access).toEqual(allKeys);
    expect(bench.platform.check()).toEqual([]);
  });
});

describe('adding', () => {
  it('appends a node to its siblings, and allows only built-in paths in the side menu', () => {
    const { data } = aDir();
    expect(data).toMatchObject({ menuType: 'DIR', builtin: false, version: 1, status: 'ACTIVE', path: null });
    expect(list().at(-1)?.nameEn).toBe('Extra');
    expect(sideMenu().some(({ titleEn }) => titleEn === 'Extra')).toBe(false);
    expect(aButton('trade:profit:statistics', 'trade:profit:close:list').code).toBe(200);
    expect(missingNodes(bench.platform.world)).toEqual([]);
  });

  it.each([
    ['a section with a key', null, { menuType: 'DIR', accessKey: 'a:b' }, ['accessKey type']],
    ['a section with a path', null, { menuType: 'DIR', path: '/trade' }, ['path type']],
    ['a section under a section', '/trade', { menuType: 'DIR' }, ['parentId kind']],
    ['a screen at the top', null, { menuType: 'MENU', path: '/x', accessKey: 'a:b' }, ['path known', 'parentId kind']],
    ['a screen without path and key', '/trade', { menuType: 'MENU' }, ['path required', 'accessKey required']],
    ['a screen of no program', '/trade', { menuType: 'MENU', path: '/trade/nothing', accessKey: 'a:b' }, ['path known']],
    [
      'a screen that exists already',
      '/trade',
      { menuType: 'MENU', path: '/trade/withdraw', accessKey: 'trade:withdraw:page' },
      ['path unique', 'accessKey unique'],
    ],
    ['a button without key', 'trade:withdraw:page', { menuType: 'BUTTON' }, ['accessKey required']],
    [
      'a button with a path',
      'trade:withdraw:page',
      { menuType: 'BUTTON', path: '/trade/withdraw', accessKey: 'a:b' },
      ['path type'],
    ],
    ['a button under a section', '/trade', { menuType: 'BUTTON', accessKey: 'a:b' }, ['parentId kind']],
    ['a button under a button', 'trade:withdraw:pass', { menuType: 'BUTTON', accessKey: 'a:b' }, ['parentId kind']],
    ['a key twice', 'trade:withdraw:page', { menuType: 'BUTTON', accessKey: 'trade:sett:pass' }, ['accessKey unique']],
    ['a hidden button', 'trade:withdraw:page', { menuType: 'BUTTON', accessKey: 'a:b', hidden: true }, ['hidden type']],
    ['an icon of another set', null, { menuType: 'DIR', icon: 'rocket' }, ['icon enum']],
    ['a name of blanks', null, { menuType: 'DIR', nameEn: '  ' }, ['nameEn pattern']],
  ] as const)('refuses %s', (_, parent, body, expected) => {
    const parentId = parent === null ? null : nodeOf(parent).menuId;
    const answer = send('add', { parentId, name: '新', nameEn: 'New', ...body });
    expect(answer).toMatchObject({ code: 422, error: 'VALIDATION' });
    expect(fields(answer)).toEqual(expected);
  });

  it.each(['Trade:x', 'trade', 'trade:', 'trade:with-draw', '1a:b', 'a:b:c:d:e:f:g'])('refuses the key %s', (key) => {
    expect(fields(aButton('trade:withdraw:page', key))).toEqual(['accessKey pattern']);
  });

  it('refuses an unknown parent, and a caller without the key', () => {
    const body = { parentId: 'MN1', menuType: 'DIR', name: '新', nameEn: 'New' };
    expect(fields(send('add', body))).toEqual(['parentId known']);
    expect(send('add', body, 'auditor')).toMatchObject({ code: 403, data: { required: ['sys:menu:add'] } });
  });

  it('accepts a missing built-in screen, with its own key only', () => {
    const { menu } = bench.platform.world;
    for (const node of [...menu.values()]) if (node.key?.startsWith('user:agent:sales:')) menu.delete(node.id);
    const body = { parentId: nodeOf('/agency').menuId, menuType: 'MENU', name: '业绩', nameEn: 'Sales', path: '/agency/perf' };
    expect(fields(send('add', { ...body, accessKey: 'agency:perf:page' }))).toEqual(['accessKey screen']);
    expect(send('add', { ...body, accessKey: 'user:agent:sales:page' })).toMatchObject({ code: 200, data: { builtin: false } });
    expect(sideMenu().find(({ path }) => path === '/agency/perf')).toMatchObject({ title: '业绩', visible: true });
  });
});

describe('editing', () => {
  it('changes name, icon and visibility of a built-in node for everyone', () => {
    const body = { ...ref('trade:withdraw:page'), name: '提款', nameEn: 'Cash out', icon: 'tool', hidden: true };
    expect(send('edit', body)).toMatchObject({ code: 200, data: { nameEn: 'Cash out', version: 2, updatedBy: 'sys.admin' } });
    expect(sideMenu().find(({ path }) => path === '/trade/withdraw')).toMatchObject({
      title: '提款',
      titleEn: 'Cash out',
      icon: 'tool',
      visible: false,
    });
    expect(bench.call('li.na', 'GET /trade/withdraw/page').envelope.code).toBe(200);
  });

  it('refuses another path or key for a built-in node', () => {
    expect(fields(send('edit', { ...ref('trade:withdraw:page'), path: '/trade/payorder', accessKey: 'a:b' }))).toEqual([
      'path builtin',
      'accessKey builtin',
    ]);
    expect(send('edit', { ...ref('trade:withdraw:page'), menuType: 'DIR' })).toMatchObject({ code: 422 });
    expect(send('edit', { ...ref('trade:withdraw:page'), path: '/trade/withdraw' }).code).toBe(200);
  });

  it('changes the key of an added node, by the same rules', () => {
    const node = ref('trade:withdraw:slip');
    expect(fields(send('edit', { ...node, accessKey: 'trade:withdraw:pass' }))).toEqual(['accessKey unique']);
    expect(fields(send('edit', { ...node, accessKey: null }))).toEqual(['accessKey required']);
    expect(send('edit', { ...node, accessKey: 'trade:withdraw:paper' })).toMatchObject({
      data: { accessKey: 'trade:withdraw:paper', version: 2 },
    });
  });

  it.each([
    ['the screen that keeps the menu', 'sys:menu:list', true],
    ['its section', '/sys', true],
    ['a button', 'trade:withdraw:pass', true],
    ['a screen that opens from a list, in the side menu', 'sys:white:ip:page', false],
  ])('refuses to hide or show %s', (_, name, hidden) => {
    expect(fields(send('edit', { ...ref(name), hidden }))).toEqual(['hidden state']);
    expect(nodeOf(name).allowed).not.toContain('hide');
  });

  it('refuses a stale version, with the current node', () => {
    const old = ref('/trade');
    expect(send('edit', { ...old, nameEn: 'Orders' }).code).toBe(200);
    expect(send('edit', { ...old, nameEn: 'Deals' })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { nameEn: 'Orders', version: 2 }, changedBy: 'sys.admin', changedAt: expect.any(String) },
    });
    expect(send('edit', { menuId: 'MN1', version: 1 })).toMatchObject({ code: 404 });
  });

  it('hides the descendants of a hidden section, and the world check reports it', () => {
    send('edit', { ...ref('/trade'), hidden: true });
    expect(sideMenu().find(({ path }) => path === '/trade/withdraw')?.visible).toBe(false);
    const found = dataOf<MenuFinding[]>(bench.call('sys.admin', 'GET /sys/menu/check'));
    expect(found.filter(({ kind }) => kind === 'HIDDEN_PARENT').map(({ path }) => path)).toEqual(['/trade']);
  });
});

describe('moving', () => {
  const childrenOf = (name: string) => {
    const { menuId } = nodeOf(name);
    return list()
      .filter(({ parentId, menuType }) => parentId === menuId && menuType === 'MENU')
      .map(({ accessKey }) => accessKey);
  };

  it('changes the order of siblings in everyone’s side menu', () => {
    const parentId = nodeOf('/trade').menuId;
    const place = (path: string) => sideMenu().find((item) => item.path === path)?.sort ?? Number.NaN;
    expect(place('/trade/withdraw')).toBeGreaterThan(place('/trade/payorder'));
    expect(send('move', { ...ref('trade:withdraw:page'), parentId, afterId: null })).toMatchObject({
      code: 200,
      data: { sort: 10 },
    });
    expect(childrenOf('/trade').slice(0, 2)).toEqual(['trade:withdraw:page', 'trade:payorder:page']);
    expect(place('/trade/withdraw')).toBeLessThan(place('/trade/payorder'));
    const { menuId: afterId } = nodeOf('trade:payrecord:page');
    expect(send('move', { ...ref('trade:withdraw:page'), parentId, afterId }).code).toBe(200);
    expect(childrenOf('/trade').slice(0, 3)).toEqual(['trade:payorder:page', 'trade:payrecord:page', 'trade:withdraw:page']);
  });

  it('moves a section with its whole part of the side menu', () => {
    expect(send('move', { ...ref('/sys'), parentId: null, afterId: null }).code).toBe(200);
    expect(sideMenu()[0]?.path).toBe('/sys');
  });

  it('moves a screen under another section or screen, with its descendants', () => {
    const parentId = nodeOf('/account').menuId;
    expect(send('move', { ...ref('trade:profit:statistics'), parentId, afterId: null })).toMatchObject({ data: { parentId } });
    expect(childrenOf('/account')[0]).toBe('trade:profit:statistics');
    const { menuId } = nodeOf('user:account:page');
    expect(send('move', { ...ref('trade:profit:statistics'), parentId: menuId, afterId: null }).code).toBe(200);
    expect(childrenOf('user:account:page')).toEqual(['trade:profit:statistics']);
  });

  it.each([
    ['a section under a section', '/trade', '/sys', 'kind'],
    ['a screen to the top', 'trade:withdraw:page', null, 'kind'],
    ['a button under a section', 'trade:withdraw:slip', '/sys', 'kind'],
    ['a button of the program to another screen', 'trade:withdraw:pass', 'trade:sett:page', 'bound'],
    ['a screen under itself', 'trade:withdraw:page', 'trade:withdraw:page', 'circle'],
  ])('refuses %s', (_, name, under, rule) => {
    const parentId = under === null ? null : nodeOf(under).menuId;
    const answer = send('move', { ...ref(name), parentId, afterId: null });
    expect(answer.code).toBe(422);
    expect(fields(answer)).toEqual([`parentId ${rule}`]);
  });

  it('lets an added node go to another screen', () => {
    const parentId = nodeOf('trade:sett:page').menuId;
    expect(send('move', { ...ref('trade:withdraw:slip'), parentId, afterId: null })).toMatchObject({
      code: 200,
      data: { parentId },
    });
  });

  it('refuses a cycle, a fifth level, and an unknown sibling', () => {
    const under = (name: string, parent: string) =>
      send('move', { ...ref(name), parentId: nodeOf(parent).menuId, afterId: null });
    expect(under('trade:sett:page', 'trade:withdraw:page').code).toBe(200);
    expect(fields(under('trade:withdraw:page', 'trade:sett:page'))).toEqual(['parentId circle']);
    expect(fields(under('trade:payorder:page', 'trade:sett:page'))).toEqual(['parentId depth']);
    const stranger = { parentId: nodeOf('/trade').menuId, afterId: nodeOf('sys:log:page').menuId };
    expect(fields(send('move', { ...ref('trade:payorder:page'), ...stranger }))).toEqual(['afterId known']);
    expect(send('move', { menuId: nodeOf('/trade').menuId, version: 9, parentId: null, afterId: null })).toMatchObject({
      code: 409,
    });
  });

  it('refuses to put the menu screen where it would be disabled or hidden', () => {
    const { data } = aDir();
    const { menuId, version } = data as MenuNode;
    const own = () => send('move', { ...ref('sys:menu:list'), parentId: menuId, afterId: null });
    send('disable', { menuId, version, ...REASON });
    expect(fields(own())).toEqual(['parentId own']);
    send('enable', { menuId, version: version + 1 });
    expect(own().code).toBe(200);
    expect(send('disable', { menuId, version: version + 2, ...REASON }).error).toBe('STATE_CONFLICT');
  });
});

describe('disabling and enabling', () => {
  const reads = () => bench.call('li.na', 'GET /trade/withdraw/page').envelope.code;

  it('closes and opens a screen for everyone, from the next call on', () => {
    expect(reads()).toBe(200);
    expect(send('disable', { ...ref('trade:withdraw:page'), ...REASON })).toMatchObject({ data: { status: 'DISABLED' } });
    expect([reads(), bench.operator('admin').access.has('trade:withdraw:pass')]).toEqual([403, false]);
    expect(sideMenu().find(({ path }) => path === '/trade/withdraw')?.visible).toBe(false);
    expect(send('enable', ref('trade:withdraw:page'))).toMatchObject({ data: { status: 'ACTIVE' } });
    expect([reads(), bench.operator('admin').access]).toEqual([200, allKeys]);
    expect(bench.platform.check()).toEqual([]);
  });

  it('closes all descendants of a section', () => {
    send('disable', { ...ref('/trade'), ...REASON });
    expect(reads()).toBe(403);
    send('enable', ref('/trade'));
    expect(reads()).toBe(200);
  });

  it('closes a screen that is moved under a disabled section', () => {
    send('disable', { ...ref('/account'), ...REASON });
    send('move', { ...ref('trade:withdraw:page'), parentId: nodeOf('/account').menuId, afterId: null });
    expect(reads()).toBe(403);
  });

  it.each(['sys:menu:list', '/sys', 'sys:menu:enable'])('never disables %s, because no one could enable it again', (name) => {
    expect(send('disable', { ...ref(name), ...REASON })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(nodeOf(name)).toMatchObject({
      status: 'ACTIVE',
      denied: expect.arrayContaining([expect.objectContaining({ action: 'disable' })]),
    });
  });

  it('requires a reason, and a remark for OTHER', () => {
    expect(send('disable', ref('sys:log:page')).code).toBe(422);
    expect(fields(send('disable', { ...ref('sys:log:page'), reasonCode: 'OTHER', remark: ' x ' }))).toEqual(['remark minLength']);
    expect(send('disable', { ...ref('sys:log:page'), reasonCode: 'OTHER', remark: 'four' }).code).toBe(200);
    expect(send('disable', { ...ref('sys:log:page'), ...REASON })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(send('enable', ref('sys:dict:page'))).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('removing', () => {
  it('removes an added leaf', () => {
    expect(send('remove', { ...ref('trade:withdraw:slip'), ...REASON }).code).toBe(200);
    expect(list().some(({ accessKey }) => accessKey === 'trade:withdraw:slip')).toBe(false);
  });

  it('refuses a built-in node, a parent, and a key that a role holds', () => {
    const said = (name: string) => send('remove', { ...ref(name), ...REASON });
    expect(said('trade:withdraw:pass')).toMatchObject({ code: 409, msg: 'This entry is built-in and cannot be removed.' });
    const { data } = aDir();
    const { menuId: parentId } = data as MenuNode;
    send('move', { ...ref('trade:profit:statistics'), parentId, afterId: null });
    expect(said('Extra')).toMatchObject({ code: 409, msg: 'Other entries are under it. Remove them first.' });
    aButton('trade:profit:statistics', 'trade:profit:close:list');
    expect(said('trade:profit:close:list')).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/^Roles with this access key: \d/),
    });
    expect(nodeOf('trade:profit:close:list').allowed).not.toContain('remove');
  });
});

describe('the check and the synchronisation', () => {
  const found = () => dataOf<MenuFinding[]>(bench.call('sys.admin', 'GET /sys/menu/check'));
  const keysOf = (kind: MenuFinding['kind']) => found().flatMap((one) => (one.kind === kind ? [one.accessKey] : []));

  it('find missing, unknown and unused nodes', () => {
    expect(keysOf('MISSING')).toEqual(['trade:profit:close:list']);
    expect(found()[0]?.menuId).toBe(nodeOf('trade:profit:statistics').menuId);
    expect(keysOf('UNKNOWN')).toEqual(['trade:withdraw:slip']);
    expect(keysOf('UNUSED')).toContain('trade:withdraw:add');
    expect(keysOf('UNUSED')).not.toContain('trade:withdraw:pass');
    expect(keysOf('HIDDEN_PARENT')).toEqual([]);
  });

  it('preview the additions without adding, then add exactly those', () => {
    const before = list();
    const dry = dataOf<MenuFinding[]>(send('sync', { dryRun: true }));
    expect(dry.map(({ accessKey }) => accessKey)).toEqual(['trade:profit:close:list']);
    expect(list()).toEqual(before);
    const added = dataOf<MenuFinding[]>(send('sync', { dryRun: false }));
    expect(added.map(({ accessKey }) => accessKey)).toEqual(['trade:profit:close:list']);
    expect(nodeOf('trade:profit:close:list')).toMatchObject({ menuId: added[0]?.menuId, builtin: true, status: 'ACTIVE' });
    expect([keysOf('MISSING'), send('sync', { dryRun: false }).data]).toEqual([[], []]);
    expect(keysOf('UNKNOWN')).toEqual(['trade:withdraw:slip']);
  });

  it('restore a screen with its buttons in their places', () => {
    const { menu } = bench.platform.world;
    for (const node of [...menu.values()])
      if (node.path === '/agency' || node.path?.startsWith('/agency/') || node.key?.startsWith('user:agent:'))
        menu.delete(node.id);
    send('sync', { dryRun: false });
    const { menuId, parentId } = nodeOf('user:agent:page');
    expect([parentId, nodeOf('user:agent:edit').parentId]).toEqual([nodeOf('/agency').menuId, menuId]);
    expect(missingNodes(bench.platform.world)).toEqual([]);
    expect(bench.platform.check()).toEqual([]);
  });
});

describe('the operation log', () => {
  it('has one entry for each change, with the changed fields', () => {
    const { log } = bench.platform;
    const before = log.entries.length;
    send('edit', { ...ref('/trade'), nameEn: 'Orders' });
    send('disable', { ...ref('sys:log:page'), ...REASON });
    const [edit, disable] = log.entries.slice(before);
    expect(log.entries).toHaveLength(before + 2);
    expect(edit).toMatchObject({
      action: 'sys:menu:edit',
      level: 'MEDIUM',
      about: { entity: 'menu', changes: [{ field: 'nameEn', before: 'Trade', after: 'Orders' }] },
    });
    expect(disable).toMatchObject({
      level: 'HIGH',
      about: { reasonCode: 'MISTAKE', changes: [{ field: 'status', before: 'ACTIVE', after: 'DISABLED' }] },
    });
  });
});

describe('the export', () => {
  it('contains the matching nodes, and is logged', async () => {
    const outcome = bench.call('sys.admin', 'GET /sys/menu/down?format=csv&accessKey=trade:withdraw');
    const rows = parseCsv(await textOf(outcome));
    const keys = rows.slice(2).map((row) => row[6]);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.every((key) => key?.startsWith('trade:withdraw:'))).toBe(true);
    expect(rows[0]?.[0]).toMatch(
      /^System menu, by sys\.admin, .*accessKey=trade:withdraw, zone UTC, \d+ rows, separated by commas$/,
    );
    expect(bench.platform.log.entries.at(-1)?.action).toBe('sys:menu:down');
    expect(bench.call('auditor', 'GET /sys/menu/down').envelope.code).toBe(403);
  });
});
