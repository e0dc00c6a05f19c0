import type { MenuAction, MenuFilter, MenuFinding, MenuNode, MenuReason, MenuStatus, MenuType } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { type KindNode, lawFault, type Tree, type TreeLaw } from './tree';

export const menuTypes = ['DIR', 'MENU', 'BUTTON'] as const satisfies readonly MenuType[];
export const menuStatuses = ['ACTIVE', 'DISABLED'] as const satisfies readonly MenuStatus[];
export const menuReasons = ['NOT_NEEDED', 'INCIDENT', 'MAINTENANCE', 'MISTAKE', 'OTHER'] as const satisfies readonly MenuReason[];
export const findingKinds = ['MISSING', 'UNKNOWN', 'UNUSED', 'HIDDEN_PARENT'] as const satisfies readonly MenuFinding['kind'][];
/** The icons of the side menu (docs/rules/console.md#icons); others are refused. */
export const menuIcons = ['tool', 'menu', 'setting', 'user', 'security-scan', 'read', 'file-text'] as const;

export const menuStatusTones: Readonly<Record<MenuStatus, Tone>> = { ACTIVE: 'success', DISABLED: 'neutral' };

/** Allowed parents of each node type; null is the top. */
const LAW: TreeLaw<MenuType> = { homes: { DIR: [null], MENU: ['DIR', 'MENU'], BUTTON: ['MENU'] }, maxDepth: 4 };

/** The fields of a node that the rules need. */
export type MenuPlace = KindNode<MenuType> & Pick<MenuNode, 'builtin'>;
export type PlaceFault = 'circle' | 'kind' | 'bound' | 'depth';

/**
 * Why a node may not be under this parent; undefined when it may. A built-in button stays with its screen, so that disabling the
 * screen also disables its calls.
 * @param node without `menuId` for a new node
 */
export function placeFault<Node extends MenuPlace>(
  tree: Tree<Node>,
  { menuId, menuType, builtin }: Pick<MenuPlace, 'menuType' | 'builtin'> & { menuId?: string },
  parentId: string | null,
): PlaceFault | undefined {
  const fault = lawFault(LAW, tree, { menuId, menuType }, parentId);
  if (fault === 'circle' || fault === 'kind') return fault;
  const now = menuId === undefined ? undefined : tree.byId.get(menuId)?.node;
  if (now && builtin && menuType === 'BUTTON' && now.parentId !== parentId) return 'bound';
  return fault;
}

/** The node types that can be added here. */
export function typesUnder<Node extends MenuPlace>(tree: Tree<Node>, parentId: string | null): MenuType[] {
  return menuTypes.filter((menuType) => placeFault(tree, { menuType }, parentId) === undefined);
}

/** Predicate for the filter of the menu; undefined without a filter. */
export function menuTest({ name, accessKey, status }: MenuFilter) {
  const [title, key] = [name?.trim().toLowerCase() ?? '', accessKey?.trim().toLowerCase() ?? ''];
  if (!title && !key && !status) return undefined;
  return (node: Pick<MenuNode, 'name' | 'nameEn' | 'path' | 'accessKey' | 'status'>): boolean =>
    `${node.name}\n${node.nameEn}`.toLowerCase().includes(title) &&
    `${node.accessKey ?? ''}\n${node.path ?? ''}`.toLowerCase().includes(key) &&
    (!status || node.status === status);
}

/** Whether this operator may act on a node: as the server says, else by its fields (docs/rules/access.md#allowed). */
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
