import type { MchMenuEntry, MchMenuFile, MchMenuImport, MchMenuNode, MchPortal } from '@/contract';
import { actor } from '../../support/actor';
import { aPlatform, dataOf, textOf } from './support';

let bench = aPlatform({ days: 0 });
beforeEach(() => {
  bench = aPlatform({ days: 0 });
});

const tree = (portal: MchPortal = 'MERCHANT', who = 'auditor') =>
  dataOf<{ list: MchMenuNode[]; parties: number }>(bench.call(who, `GET /mch/menu/list?portal=${portal}`));
const nodeOf = (name: string, portal: MchPortal = 'MERCHANT') => {
  const found = tree(portal).list.find(({ accessKey, nameEn, menuType }) => (menuType === 'DIR' ? nameEn : accessKey) === name);
  if (!found) throw new Error(`No node ${name}`);
  return found;
};
const ref = (name: string, portal: MchPortal = 'MERCHANT') => {
  const { menuId, version } = nodeOf(name, portal);
  return { menuId, version };
};
const { send } = actor('/mch/menu', 'sys.admin')(() => bench);
const faults = (envelope: { data?: unknown }) =>
  ((envelope.data as { fields?: { name: string; rule: string }[] }).fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
const REASON = { reasonCode: 'MISTAKE' };
const idOf = (name: string | null) => (name === null ? null : nodeOf(name).menuId);
const add = (under: string | null, body: object, portal: MchPortal = 'MERCHANT') =>
  send('add', { portal, parentId: idOf(under), name: '新', nameEn: 'New', ...body });
const fine = () => expect(bench.platform.check()).toEqual([]);

describe('the trees', () => {
  it('come in their own order, per portal, with the number of users of each node', () => {
    for (const portal of ['MERCHANT', 'AGENT'] as const) {
      const seen = new Set<string | null>([null]);
      for (const node of tree(portal).list) {
        expect([node.portal, seen.has(node.parentId)]).toEqual([portal, true]);
        seen.add(node.menuId);
      }
    }
    const { parties } = tree();
    expect(nodeOf('home:view').useCount).toBe(parties);
    expect(nodeOf('account:agent:view').useCount).toBeLessThan(parties);
    expect(nodeOf('account:invoice:page').useCount).toBe(0);
    // A button never has more users than its screen.
    expect(nodeOf('order:payin:refund').useCount).toBeLessThan(nodeOf('order:payin:page').useCount ?? 0);
    fine();
  });
});

describe('adding', () => {
  it.each([
    ['a directory', null, { menuType: 'DIR' }],
    ['a directory in a directory', 'Orders', { menuType: 'DIR' }],
    ['a screen at the top', null, { menuType: 'MENU', path: '/new', accessKey: 'new:page' }],
    ['a screen under a screen', 'order:payin:page', { menuType: 'MENU', path: '/new', accessKey: 'new:page' }],
    ['a button', 'order:payin:page', { menuType: 'BUTTON', accessKey: 'order:payin:close', levels: ['S'] }],
  ])('accepts %s, as the last of its siblings', (_, under, body) => {
    expect(add(under, body)).toMatchObject({ code: 200, data: { status: 'ACTIVE', version: 1, useCount: expect.any(Number) } });
    const siblings = tree().list.filter(({ parentId }) => parentId === idOf(under));
    expect(siblings.at(-1)?.nameEn).toBe('New');
    fine();
  });

  it.each([
    ['a directory with a key', null, { menuType: 'DIR', accessKey: 'a:b' }, ['accessKey type']],
    ['a directory with a path', null, { menuType: 'DIR', path: '/x' }, ['path type']],
    ['a directory under a screen', 'order:payin:page', { menuType: 'DIR' }, ['parentId kind']],
    ['a screen without path and key', null, { menuType: 'MENU' }, ['path required', 'accessKey required']],
    [
      'a screen that is there',
      null,
      { menuType: 'MENU', path: '/home', accessKey: 'home:view' },
      ['path unique', 'accessKey unique'],
    ],
    ['a screen under a button', 'order:payin:down', { menuType: 'MENU', path: '/x', accessKey: 'x:y' }, ['parentId kind']],
    ['a button with a path', 'order:payin:page', { menuType: 'BUTTON', path: '/x', accessKey: 'x:y' }, ['path type']],
    ['a button without key', 'order:payin:page', { menuType: 'BUTTON' }, ['accessKey required']],
    ['a button at the top', null, { menuType: 'BUTTON', accessKey: 'x:y' }, ['parentId kind']],
    ['a button in the menu', 'order:payin:page', { menuType: 'BUTTON', accessKey: 'x:y', visible: true }, ['visible type']],
    ['a key of one word', 'order:payin:page', { menuType: 'BUTTON', accessKey: 'xy' }, ['accessKey pattern']],
    ['a path without its stroke', null, { menuType: 'MENU', path: 'x', accessKey: 'x:y' }, ['path pattern']],
    ['an icon of another set', null, { menuType: 'DIR', icon: 'rocket' }, ['icon enum']],
    ['a name of blanks', null, { menuType: 'DIR', nameEn: ' ' }, ['nameEn pattern']],
  ])('refuses %s', (_, under, body, wrong) => {
    const before = tree().list.length;
    const envelope = add(under, body);
    expect([envelope.code, ...faults(envelope)]).toEqual([422, ...wrong]);
    expect(tree().list).toHaveLength(before);
  });

  it('keeps the portals apart: own parents, no merchant types for agents, shared keys', () => {
    expect(faults(add('Orders', { menuType: 'DIR' }, 'AGENT'))).toEqual(['parentId known']);
    const only = { menuType: 'MENU', path: '/x', accessKey: 'x:y', mchTypes: ['TEST'], levels: ['S'], requiresProduct: 'PAYIN' };
    expect(faults(add(null, only, 'AGENT'))).toEqual(['mchTypes portal', 'levels portal', 'requiresProduct portal']);
    expect(add(null, { menuType: 'MENU', path: '/order/payin', accessKey: 'order:payin:page' }, 'AGENT').code).toBe(200);
    fine();
  });

  it('allows four levels at most', () => {
    let under = 'Orders';
    for (const name of ['Two', 'Three', 'Four']) {
      expect(add(under, { menuType: 'DIR', nameEn: name }).code).toBe(200);
      under = name;
    }
    expect(faults(add('Four', { menuType: 'DIR' }))).toEqual(['parentId depth']);
  });
});

describe('changing', () => {
  it('sets the sent fields and keeps the rest, in the version that was read', () => {
    const body = { ...ref('money:balance:list'), nameEn: ' Funds ', levels: ['S'], visible: false };
    expect(send('edit', body).data).toMatchObject({
      nameEn: 'Funds',
      name: '账户余额',
      path: '/money/balance',
      levels: ['S'],
      version: 2,
    });
    expect(send('edit', body)).toMatchObject({ code: 409, error: 'VERSION_CONFLICT', data: { current: { nameEn: 'Funds' } } });
    expect(faults(send('edit', { ...ref('money:balance:list'), path: '/home' }))).toEqual(['path unique']);
    expect(faults(send('edit', { ...ref('Orders'), accessKey: 'a:b' }))).toEqual(['accessKey type']);
  });

  it('moves a node with its descendants to an allowed place', () => {
    const move = (name: string, under: string | null, after: string | null) =>
      send('move', { ...ref(name), parentId: idOf(under), afterId: idOf(after) });
    expect(move('Money', null, null).code).toBe(200);
    expect(tree().list[0]?.nameEn).toBe('Money');
    expect(move('order:payin:page', 'Money', 'money:balance:list').code).toBe(200);
    const under = tree()
      .list.filter(({ parentId }) => parentId === idOf('Money'))
      .map(({ accessKey }) => accessKey);
    expect(under.slice(0, 2)).toEqual(['money:balance:list', 'order:payin:page']);
    expect(faults(move('Money', 'Money', null))).toEqual(['parentId circle']);
    expect(faults(move('order:payin:down', null, null))).toEqual(['parentId kind']);
    expect(faults(move('Money', 'Orders', 'home:view'))).toEqual(['afterId known']);
    const other = nodeOf('Earnings', 'AGENT').menuId;
    expect(faults(send('move', { ...ref('Money'), parentId: other, afterId: null }))).toEqual(['parentId known']);
    fine();
  });

  it('disables an enabled node with its descendants, with a reason, and enables it again', () => {
    expect(send('enable', ref('Orders'))).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(faults(send('disable', { ...ref('Orders'), reasonCode: 'OTHER' }))).toEqual(['remark minLength']);
    expect(send('disable', { ...ref('Orders'), ...REASON }).data).toMatchObject({ status: 'DISABLED', useCount: 0 });
    expect(nodeOf('order:payin:down').useCount).toBe(0);
    expect(send('disable', { ...ref('Orders'), ...REASON }).code).toBe(409);
    expect(send('enable', ref('Orders')).data).toMatchObject({ status: 'ACTIVE' });
    expect(nodeOf('order:payin:down').useCount).toBeGreaterThan(0);
  });

  it('removes only a leaf without users', () => {
    expect(send('remove', { ...ref('Orders'), ...REASON })).toMatchObject({ code: 409, data: { current: { nameEn: 'Orders' } } });
    expect(send('remove', { ...ref('home:view'), ...REASON })).toMatchObject({ code: 409 });
    expect(send('remove', { ...ref('account:invoice:page'), ...REASON }).code).toBe(200);
    expect(tree().list.some(({ accessKey }) => accessKey === 'account:invoice:page')).toBe(false);
    const [refused, removed] = [...bench.platform.log.entries].slice(-2);
    expect(refused).toMatchObject({ action: 'mch:menu:remove', result: 'REFUSED', about: { entity: 'mchMenu' } });
    expect(removed).toMatchObject({ action: 'mch:menu:remove', level: 'HIGH', about: { entity: 'mchMenu' } });
  });
});

describe('the preview', () => {
  const seen = (query: string) =>
    dataOf<{ list: MchMenuNode[]; parties: number }>(bench.call('sys.admin', `GET /mch/menu/preview?${query}`));
  const keys = (query: string) => seen(query).list.map(({ accessKey, nameEn }) => accessKey ?? nameEn);

  it('shows the nodes of a merchant of a type and level with these products, and no others', () => {
    const small = keys('portal=MERCHANT&mchType=DIRECT&level=C&product=PAYIN');
    expect(small).toContain('order:payin:page');
    for (const key of [
      'order:payout:page',
      'order:payout:add',
      'order:payin:refund',
      'dev:sandbox:view',
      'account:agent:view',
      'account:invoice:page',
    ])
      expect(small).not.toContain(key);
    expect(keys('portal=MERCHANT&mchType=TEST&level=S&product=BOTH')).toEqual(
      expect.arrayContaining(['order:payout:import', 'order:payin:refund', 'dev:sandbox:view']),
    );
    expect(keys('portal=MERCHANT&product=NONE')).not.toContain('order:payin:page');
    send('disable', { ...ref('Orders'), ...REASON });
    expect(keys('portal=MERCHANT&mchType=TEST&level=S').some((key) => key.startsWith('order:'))).toBe(false);
  });

  it('counts the merchants of each kind, and shows agents their own tree', () => {
    const all = ['DIRECT', 'AGENT', 'INTERNAL', 'TEST'].flatMap((mchType) =>
      ['PAYIN', 'PAYOUT', 'BOTH', 'NONE'].map((product) => seen(`portal=MERCHANT&mchType=${mchType}&product=${product}`).parties),
    );
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(tree().parties);
    expect(keys('portal=AGENT&product=NONE')).toHaveLength(tree('AGENT').list.length);
  });
});

describe('a file', () => {
  const down = async (portal: MchPortal = 'MERCHANT') =>
    JSON.parse(await textOf(bench.call('sys.admin', `GET /mch/menu/down?portal=${portal}`))) as MchMenuFile;
  const take = (content: MchMenuFile, version?: string) =>
    send('import', { dryRun: version === undefined, ...(version && { version }), content });
  const dry = (content: MchMenuFile) => {
    const envelope = take(content);
    expect(envelope.code).toBe(200);
    return envelope.data as MchMenuImport;
  };
  const real = (content: MchMenuFile) => take(content, dry(content).version);
  const find = (entries: readonly MchMenuEntry[], name: string): MchMenuEntry => {
    for (const entry of entries) {
      if (entry.accessKey === name || (entry.menuType === 'DIR' && entry.nameEn === name)) return entry;
      const below = (entry.children ?? []).length > 0 ? find(entry.children ?? [], name) : undefined;
      if (below?.nameEn) return below;
    }
    return {} as MchMenuEntry;
  };
  const shape = () =>
    tree().list.map(
      ({
        menuId: _id,
        parentId,
        version: _v,
        updatedAt: _at,
        updatedBy: _by,
        createdAt: _c,
        createdBy: _cb,
        sort: _s,
        ...rest
      }) => ({
        ...rest,
        under: tree().list.find(({ menuId }) => menuId === parentId)?.nameEn,
      }),
    );

  it('imported again changes nothing', async () => {
    const content = await down();
    expect(dry(content).counts).toEqual({ ADDED: 0, CHANGED: 0, UNCHANGED: tree().list.length, REFUSED: 0 });
    const before = JSON.stringify(tree().list);
    expect(real(content).code).toBe(200);
    expect(JSON.stringify(tree().list)).toBe(before);
  });

  it('copies the tree to another platform, after a dry run that changes nothing', async () => {
    const content = await down();
    const before = shape();
    bench.platform.world.mchMenu.clear();
    expect(dry(content).counts.ADDED).toBe(before.length);
    expect(tree().list).toEqual([]);
    expect(real(content).code).toBe(200);
    expect(shape()).toEqual(before);
    fine();
  });

  it('adds, changes and moves its entries, and keeps the others', async () => {
    const content = await down();
    const money = find(content.entries, 'Money');
    const payin = find(content.entries, 'order:payin:page');
    const orders = find(content.entries, 'Orders');
    orders.children = orders.children?.filter((one) => one !== payin);
    money.children = [payin, { menuType: 'MENU', name: '新', nameEn: 'New', path: '/new', accessKey: 'new:page' }];
    payin.levels = ['S'];
    const { counts, entries } = dry(content);
    expect(counts).toMatchObject({ ADDED: 1, REFUSED: 0 });
    expect(entries.find(({ accessKey }) => accessKey === 'order:payin:page')).toMatchObject({
      result: 'CHANGED',
      changes: expect.arrayContaining([
        { field: 'parentId', before: 'Orders', after: 'Money' },
        { field: 'levels', before: '[]', after: '["S"]' },
      ]),
    });
    expect(real(content).code).toBe(200);
    const under = tree()
      .list.filter(({ parentId }) => parentId === idOf('Money'))
      .map(({ accessKey }) => accessKey);
    expect(under).toEqual(['order:payin:page', 'new:page', 'money:balance:list', 'money:statement:page', 'money:withdraw:page']);
    expect(nodeOf('order:payin:page').levels).toEqual(['S']);
    fine();
  });

  it('with an invalid entry changes nothing, and names it', async () => {
    const content = await down();
    const home = find(content.entries, 'home:view');
    home.children = [
      { menuType: 'BUTTON', name: '甲', nameEn: 'A', accessKey: 'a:b' },
      { menuType: 'BUTTON', name: '乙', nameEn: 'B', accessKey: 'a:b' },
      { menuType: 'BUTTON', name: '丙', nameEn: 'C' },
      { menuType: 'DIR', name: '丁', nameEn: 'D' },
    ];
    find(content.entries, 'money:balance:list').status = 'DISABLED';
    const { counts, entries, version } = dry(content);
    expect(counts.REFUSED).toBe(4);
    expect(
      entries
        .filter(({ result }) => result === 'REFUSED')
        .map(({ nameEn }) => nameEn)
        .sort(),
    ).toEqual(['B', 'Balances', 'C', 'D']);
    const before = JSON.stringify(tree().list);
    expect(faults(take(content, version))).toEqual(['content refused']);
    expect(JSON.stringify(tree().list)).toBe(before);
  });

  it('requires a dry run on the current tree', async () => {
    const content = await down();
    expect(faults(send('import', { dryRun: false, content }))).toEqual(['version required']);
    const { version } = dry(content);
    send('edit', { ...ref('home:view'), nameEn: 'Start' });
    expect(take(content, version)).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
  });
});
