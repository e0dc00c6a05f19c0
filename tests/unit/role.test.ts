import type { MenuNode } from '@/contract';
import { differenceOf, openedBy, roleActionState, roleRiskOf } from '@/domain/role';
import { boxesOf, groupsOf, keyTree, leavesOf, namesOf, pruned, toggled } from '@/pages/sys/role/tree';

const implied: Record<string, string[]> = { page: ['detail', 'figures'], edit: ['detail'], work: ['page'] };
const impliesOf = (key: string) => implied[key] ?? [];

describe('implied keys', () => {
  it('follow chains, with the keys that imply each of them', () => {
    expect(openedBy(['work', 'edit'], impliesOf)).toEqual(
      new Map([
        ['work', []],
        ['edit', []],
        ['page', ['work']],
        ['figures', ['work']],
        ['detail', ['work', 'edit']],
      ]),
    );
  });
  it('include a granted key that is implied as well', () => {
    expect(openedBy(['page', 'detail'], impliesOf).get('detail')).toEqual(['page']);
  });
  it('end where two keys imply each other', () => {
    expect([...openedBy(['a'], (key) => (key === 'a' ? ['b'] : ['a'])).keys()]).toEqual(['a', 'b']);
  });
  it('appear in a difference as opened or closed, apart from granted ones', () => {
    expect(differenceOf(new Set(['page', 'x']), new Set(['edit', 'x']), impliesOf)).toEqual({
      added: ['edit'],
      removed: ['page'],
      opened: [],
      closed: ['figures'],
    });
    expect(differenceOf(new Set(), new Set(['work']), impliesOf).opened.sort()).toEqual(['detail', 'figures', 'page']);
  });
});

test.each([
  [[], 'LOW'],
  [['READ', 'CHANGE', 'EXPORT', 'REVEAL'], 'LOW'],
  [['READ', 'MONEY'], 'MONEY'],
  [['SYSTEM'], 'SYSTEM'],
  [['SYSTEM', 'MONEY'], 'CRITICAL'],
] as const)('a role with the risks %j has the level %s', (risks, level) => {
  expect(roleRiskOf(risks)).toBe(level);
});

test('the actions on a role are those of the server; without them the state decides', () => {
  const row = { roleCode: 'X', roleName: 'X', status: 'ACTIVE', version: 1, builtin: false, operatorCount: 1 } as const;
  expect(roleActionState(row, 'disable')).toEqual({ isAllowed: true });
  expect(roleActionState(row, 'enable').isAllowed).toBe(false);
  expect(roleActionState(row, 'remove').isAllowed).toBe(false);
  const told = { ...row, allowed: ['remove' as const], denied: [{ action: 'edit', why: 'because' }] };
  expect(roleActionState(told, 'remove').isAllowed).toBe(true);
  expect(roleActionState(told, 'edit')).toEqual({ isAllowed: false, why: 'because' });
});

describe('the permission tree', () => {
  const node = (
    menuId: string,
    parentId: string | null,
    menuType: MenuNode['menuType'],
    more: Partial<MenuNode> = {},
  ): MenuNode => ({
    menuId,
    parentId,
    menuType,
    name: `${menuId}-zh`,
    nameEn: menuId,
    sort: 0,
    version: 1,
    status: 'ACTIVE',
    builtin: true,
    hidden: false,
    badge: 'NONE',
    riskLevel: 'READ',
    icon: null,
    ...more,
  });
  const nodes = [
    node('pass', 'Orders', 'BUTTON', { accessKey: 'order:pass', riskLevel: 'MONEY', sort: 20 }),
    node('Trade', null, 'DIR', { sort: 1 }),
    node('down', 'Orders', 'BUTTON', { accessKey: 'order:down', riskLevel: 'EXPORT', sort: 10 }),
    node('Orders', 'Trade', 'MENU', { accessKey: 'order:page', riskLevel: 'READ' }),
    node('Empty', null, 'DIR', { sort: 2 }),
    node('Lost', 'gone', 'MENU', { accessKey: 'lost:page', sort: 3 }),
  ];
  const tree = keyTree(nodes, [{ key: 'reveal', name: 'Reveal' }], 'en-US', { own: 'open', shared: 'Shared' });
  const keys = (of = tree) => leavesOf(of).map(({ key }) => key);
  const always = () => true;

  it('lists the key of a screen first, its buttons in order, and no empty group', () => {
    expect(keys()).toEqual(['order:page', 'order:down', 'order:pass', 'lost:page', 'reveal']);
    expect(groupsOf(tree)).toEqual(['Trade', 'Orders', 'Lost', 'shared']);
    expect(namesOf(tree, 'en-US').get('order:pass')).toBe('Orders: pass');
    expect(namesOf(tree, 'zh-CN').get('order:pass')).toBe('Orders：pass');
    expect(keyTree(nodes, [], 'zh-CN', { own: 'open', shared: 'Shared' })[0]?.title).toBe('Trade-zh');
  });
  it('is searched by name and by key; a matching group keeps its branches', () => {
    expect(keys(pruned(tree, 'PASS', always))).toEqual(['order:pass']);
    expect(keys(pruned(tree, 'order:d', always))).toEqual(['order:down']);
    expect(keys(pruned(tree, ' orders ', always))).toEqual(['order:page', 'order:down', 'order:pass']);
    expect(keys(pruned(tree, 'orders', ({ risk }) => risk === 'MONEY'))).toEqual(['order:pass']);
    expect(pruned(tree, 'nothing', always)).toEqual([]);
  });
  it('checks a group when all of it is checked, and half when some is', () => {
    const boxes = boxesOf(tree, (key) => key.startsWith('order:') && key !== 'order:pass');
    expect([boxes.get('Trade'), boxes.get('Orders'), boxes.get('pass'), boxes.get('Lost')]).toEqual([
      'some',
      'some',
      'none',
      'none',
    ]);
    expect(boxesOf(tree, (key) => key.startsWith('order:')).get('Trade')).toBe('all');
  });
  it('toggles a group to all and then to none, except for fixed keys', () => {
    const [trade] = tree;
    if (!trade) throw new Error('No tree');
    const isFixed = (key: string) => key === 'order:pass';
    const all = toggled(new Set(['order:down', 'other']), trade, isFixed);
    expect(all).toEqual(new Set(['order:down', 'other', 'order:page']));
    expect(toggled(all, trade, isFixed)).toEqual(new Set(['other']));
  });
});
