import type { MenuNode } from '@/contract';
import { menuActionState, menuTest } from '@/domain/menu';

const node: MenuNode = {
  menuId: 'MN1',
  parentId: null,
  menuType: 'MENU',
  name: '提现订单',
  nameEn: 'Withdraw orders',
  path: '/trade/withdraw',
  accessKey: 'trade:withdraw:page',
  sort: 1,
  status: 'ACTIVE',
  builtin: true,
  version: 1,
};

describe('the filter of the menu', () => {
  test.each([
    [{ name: 'WITHDRAW' }, true],
    [{ name: '提现' }, true],
    [{ name: 'draw orders\n' }, true],
    [{ name: 'pay' }, false],
    [{ accessKey: 'trade:with' }, true],
    [{ accessKey: '/trade/w' }, true],
    [{ accessKey: 'sys' }, false],
    [{ status: 'ACTIVE' }, true],
    [{ status: 'DISABLED' }, false],
    [{ name: 'withdraw', status: 'DISABLED' }, false],
  ] as const)('%j finds the node: %s', (filter, isHit) => {
    expect(menuTest(filter)?.(node)).toBe(isHit);
  });

  test('does not exist while no filter is set', () => {
    expect([menuTest({}), menuTest({ name: ' ', accessKey: '' })]).toEqual([undefined, undefined]);
  });
});

describe('the actions that a menu node allows', () => {
  test('are those of the server, with its reason', () => {
    const told = { ...node, allowed: ['edit' as const], denied: [{ action: 'remove', why: 'Built in.' }] };
    expect(menuActionState(told, 'edit')).toEqual({ isAllowed: true });
    expect(menuActionState(told, 'remove')).toEqual({ isAllowed: false, why: 'Built in.' });
    expect(menuActionState(told, 'enable')).toEqual({ isAllowed: false, why: undefined });
  });

  test.each([
    ['disable', node, true],
    ['enable', node, false],
    ['enable', { ...node, status: 'DISABLED' }, true],
    ['remove', node, false],
    ['remove', { ...node, builtin: false }, true],
    ['add', { ...node, menuType: 'BUTTON' }, false],
    ['hide', { ...node, menuType: 'BUTTON' }, false],
    ['move', node, true],
  ] as const)('follow from its fields when the server sends none: %s', (action, of, isAllowed) => {
    expect(menuActionState(of, action).isAllowed).toBe(isAllowed);
  });
});
