import type { MenuAction, MenuFilter, MenuFinding, MenuNode, MenuReason, MenuStatus, MenuType } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { heightOf, isAtOrUnder, type Tree, type TreeNode } from './tree';

export const menuTypes = ['DIR', 'MENU', 'BUTTON'] as const satisfies readonly MenuType[];
export const menuStatuses = ['ACTIVE', 'DISABLED'] as const satisfies readonly MenuStatus[];
export const menuReasons = ['NOT_NEEDED', 'INCIDENT', 'MAINTENANCE', 'MISTAKE', 'OTHER'] as const satisfies readonly MenuReason[];
export const findingKinds = ['MISSING', 'UNKNOWN', 'UNUSED', 'HIDDEN_PARENT'] as const satisfies readonly MenuFinding['kind'][];
/** The icons of the side menu (spec §2); others are refused. */
export const menuIcons = ['tool', 'menu', 'setting', 'user', 'security-scan', 'read', 'file-text'] as const;

export const menuStatusTones: Readonly<Record<MenuStatus, Tone>> = { ACTIVE: 'success', DISABLED: 'neutral' };

const MAX_DEPTH = 4;
/** What a node of each kind stands under; null is the top. */
const HOMES: Readonly<Record<MenuType, readonly (MenuType | null)[]>> = {
  DIR: [null],
  MENU: ['DIR', 'MENU'],
  BUTTON: ['MENU'],
};

/** What the rules ask of a node of the menu. */
export type MenuPlace = TreeNode & Pick<MenuNode, 'menuType' | 'builtin'>;
export type PlaceFault = 'circle' | 'kind' | 'bound' | 'depth';

/**
 * Why a node may not stand under this parent; undefined when it may. A button of the program stays with its screen: who closes the
 * screen must close its calls.
 * @param node without `menuId` for one that is not there yet
 */
export function placeFault<Node extends MenuPlace>(
  tree: Tree<Node>,
  { menuId, menuType, builtin }: Pick<MenuPlace, 'menuType' | 'builtin'> & { menuId?: string },
  parentId: string | null,
): PlaceFault | undefined {
  const branch = menuId === undefined ? undefined : tree.byId.get(menuId);
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  if (branch && parent && isAtOrUnder(parent, branch.node.menuId)) return 'circle';
  if (!HOMES[menuType].includes(parent?.node.menuType ?? null)) return 'kind';
  if (branch && builtin && menuType === 'BUTTON' && branch.node.parentId !== parentId) return 'bound';
  return (parent?.depth ?? 0) + (branch ? heightOf(branch) : 1) > MAX_DEPTH ? 'depth' : undefined;
}

/** The kinds of nodes that can be added here. */
export function typesUnder<Node extends MenuPlace>(tree: Tree<Node>, parentId: string | null): MenuType[] {
  return menuTypes.filter((menuType) => placeFault(tree, { menuType }, parentId) === undefined);
}

/** Whether a node meets the filter; undefined when none is set. */
export function menuTest({ name, accessKey, status }: MenuFilter) {
  const [title, key] = [name?.trim().toLowerCase() ?? '', accessKey?.trim().toLowerCase() ?? ''];
  if (!title && !key && !status) return undefined;
  return (node: Pick<MenuNode, 'name' | 'nameEn' | 'path' | 'accessKey' | 'status'>): boolean =>
    `${node.name}\n${node.nameEn}`.toLowerCase().includes(title) &&
    `${node.accessKey ?? ''}\n${node.path ?? ''}`.toLowerCase().includes(key) &&
    (!status || node.status === status);
}

/** Whether a node lets itself be acted on: the server's word when it sent one, else what its own fields tell (decisions §8). */
export function menuActionState(
  { allowed, denied, status, menuType, builtin }: Pick<MenuNode, 'allowed' | 'denied' | 'status' | 'menuType' | 'builtin'>,
  action: MenuAction,
): ActionState {
  if (allowed)
    return allowed.includes(action)
      ? { isAllowed: true }
      : { isAllowed: false, why: denied?.find((one) => one.action === action)?.why };
  const fits: Readonly<Record<MenuAction, boolean>> = {
    add: menuType !== 'BUTTON',
    edit: true,
    move: true,
    hide: menuType !== 'BUTTON',
    enable: status === 'DISABLED',
    disable: status === 'ACTIVE',
    remove: !builtin,
  };
  return fits[action] ? { isAllowed: true } : { isAllowed: false };
}
