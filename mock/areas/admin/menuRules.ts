import type { MenuAction } from '@/contract';
import type { PlaceFault } from '../../../src/domain/menu';
import { isAtOrUnder } from '../../../src/domain/tree';
import { closureOf } from '../../base/access';
import { implications } from '../../base/implications';
import { allKeys, screens } from '../../base/screens';
import type { invalid } from '../../engine/schema';
import { say, type Text } from '../../engine/text';
import { OWN_KEYS, treeOf } from '../../flow/menu';
import type { MenuNode } from '../../model/operators';
import type { World } from '../../model/world';

export const NO_PARENT: Text = ['Parent entry not found.', '上级菜单项不存在。'];
export const NO_SIBLING: Text = ['This entry is not at that position.', '该菜单项不在此处。'];
export const BUILTIN_FIELD: Text = ['This is built-in and cannot be changed.', '该项由程序固定，不可修改。'];
const NEEDED: Text = ['Screens and buttons need an access key.', '页面和按钮必须有权限标识。'];
const NO_KEY_HERE: Text = ['A section has no access key.', '目录没有权限标识。'];
const PATH_NEEDED: Text = ['A screen needs a path.', '页面必须有路径。'];
const NO_PATH_HERE: Text = ['Only a screen has a path.', '只有页面有路径。'];
const NO_SCREEN: Text = ['No screen exists at this path.', '程序中没有该路径的页面。'];
const PATH_USED: Text = ['Another entry uses this path.', '该路径已被其他菜单项使用。'];
const KEY_USED: Text = ['Another entry uses this access key.', '该权限标识已被其他菜单项使用。'];
const OTHER_KEY: Text = ['The screen at this path has a different access key.', '该路径的页面使用另一个权限标识。'];
export const NOT_HIDDEN: Text = ['A button cannot appear in the side menu.', '按钮不会显示在侧边菜单中。'];
const OWN_HIDDEN: Text = ['This screen must stay visible because the menu is edited here.', '本页面用于维护菜单，必须保持可见。'];
export const OWN_CLOSED: Text = [
  'This screen must stay enabled because the menu is edited here.',
  '本页面用于维护菜单，必须保持开放。',
];

const OPENED_BY_LIST: Text = [
  'This screen opens from a list and cannot appear in the side menu.',
  '该页面由列表打开，不能放入侧边菜单。',
];

const BUILTIN: Text = ['This entry is built-in and cannot be removed.', '程序内置，不可删除。'];
const HAS_CHILDREN: Text = ['Other entries are under it. Remove them first.', '其下仍有菜单项，请先删除。'];
const HAS_ROLES: Text = ['Roles with this access key: {n}.', '有 {n} 个角色持有其权限标识。'];
const IS_OPEN: Text = ['Already enabled.', '该菜单项已启用。'];
const IS_CLOSED: Text = ['Already disabled.', '该菜单项已停用。'];
const NOTHING_UNDER: Text = ['A button cannot have entries under it.', '按钮下不能有菜单项。'];

export const PLACE_FAULTS: Readonly<Record<PlaceFault, Text>> = {
  circle: ['An entry cannot be placed under itself.', '菜单项不能位于自身之下。'],
  kind: [
    'Place sections at the top level, screens under a section or a screen, and buttons under a screen.',
    '目录只能位于顶层，页面位于目录或页面之下，按钮位于页面之下。',
  ],
  bound: ['A built-in button stays under its screen.', '程序内置的按钮不能离开其页面。'],
  depth: ['The menu has at most four levels.', '菜单最多四级。'],
};

const [OWN_KEY, OPENING_KEY] = OWN_KEYS;
export const FULL_ROLE = 'SUPER_ADMIN';
export const PLACE = ['parentId', 'sort'] as const;

/** Codes of the roles with each key, granted or implied. */
function holders({ roles }: World): Map<string, string[]> {
  const held = new Map<string, string[]>();
  for (const { code, keys } of roles.values())
    for (const key of new Set([...keys, ...closureOf(keys, allKeys, implications)]))
      held.set(key, [...(held.get(key) ?? []), code]);
  return held;
}

export type View = ReturnType<typeof viewOf>;
export const viewOf = (world: World) => ({ world, tree: treeOf(world.menu), held: holders(world) });

/** True when disabling this node would disable the screen that could enable it again. */
export function isOwn({ tree }: View, { id, key }: MenuNode): boolean {
  if (key === OPENING_KEY) return true;
  const own = [...tree.byId.values()].find(({ node }) => node.node.key === OWN_KEY);
  return own !== undefined && isAtOrUnder(own, id);
}

/** Why the state of a node forbids an action; undefined when it does not. */
export function obstacle(view: View, node: MenuNode, action: MenuAction): Text | undefined {
  const { type, path, key, status, builtin } = node;
  const roles = view.held.get(key ?? '')?.length ?? 0;
  switch (action) {
    case 'add':
      return type === 'BUTTON' ? NOTHING_UNDER : undefined;
    case 'hide':
      if (type === 'BUTTON') return NOT_HIDDEN;
      if (screens.some((screen) => screen.path === path && screen.isHidden)) return OPENED_BY_LIST;
      return isOwn(view, node) ? OWN_HIDDEN : undefined;
    case 'enable':
      return status === 'ACTIVE' ? IS_OPEN : undefined;
    case 'disable':
      if (status === 'DISABLED') return IS_CLOSED;
      return isOwn(view, node) ? OWN_CLOSED : undefined;
    case 'remove':
      if (builtin) return BUILTIN;
      if (view.tree.byId.get(node.id)?.children.length) return HAS_CHILDREN;
      return roles > 0 ? [say('en', HAS_ROLES, { n: roles }), say('zh', HAS_ROLES, { n: roles })] : undefined;
    default:
      return undefined;
  }
}

export interface Wanted {
  name: string;
  nameEn: string;
  path: string | null;
  accessKey: string | null;
  icon: string | null;
  hidden: boolean;
  remark: string;
}

export const wantedOf = ({ name, path, key, icon, hidden, remark }: MenuNode): Wanted => ({
  name: name[1],
  nameEn: name[0],
  path,
  accessKey: key,
  icon,
  hidden,
  remark,
});

export type Fault = Parameters<typeof invalid>[1][number];

/** Errors of a node's new fields (docs/rules/menu.md#tree). */
export function faultsOf({ menu }: World, type: MenuNode['type'], { path, accessKey: key }: Wanted, self?: MenuNode): Fault[] {
  const others = [...menu.values()].filter((node) => node !== self);
  const fault = (name: string, rule: string, text: Text): Fault[] => [{ name, rule, text }];
  const screen = screens.find((one) => one.path === path);
  const ofPath = () => {
    if (type !== 'MENU') return path === null || self?.builtin ? [] : fault('path', 'type', NO_PATH_HERE);
    if (path === null) return fault('path', 'required', PATH_NEEDED);
    if (!screen) return fault('path', 'known', NO_SCREEN);
    return others.some((node) => node.type === 'MENU' && node.path === path) ? fault('path', 'unique', PATH_USED) : [];
  };
  const ofKey = () => {
    if (type === 'DIR') return key === null ? [] : fault('accessKey', 'type', NO_KEY_HERE);
    if (key === null) return fault('accessKey', 'required', NEEDED);
    if (others.some((node) => node.key === key)) return fault('accessKey', 'unique', KEY_USED);
    return type === 'MENU' && screen && screen.key !== key ? fault('accessKey', 'screen', OTHER_KEY) : [];
  };
  return [...ofPath(), ...ofKey()];
}
