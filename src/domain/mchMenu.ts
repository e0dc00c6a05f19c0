import type { MchLevel, MchMenuAction, MchMenuFile, MchMenuNode, MchPortal, MchType, MenuStatus, MenuType } from '../contract';
import { menuTypes } from './menu';
import type { ActionState } from './stateTable';
import { type KindNode, lawFault, type Tree, type TreeLaw } from './tree';

export const mchPortals = ['MERCHANT', 'AGENT'] as const satisfies readonly MchPortal[];
export const mchTypes = ['DIRECT', 'AGENT', 'INTERNAL', 'TEST'] as const satisfies readonly MchType[];
export const mchLevels = ['S', 'A', 'B', 'C'] as const satisfies readonly MchLevel[];
export const menuProducts = ['PAYIN', 'PAYOUT'] as const;

/**
 * Directories can be at the top or in each other, screens anywhere except under a button, buttons only under a screen
 * (docs/rules/menu.md#tree).
 */
const LAW: TreeLaw<MenuType> = {
  homes: { DIR: [null, 'DIR'], MENU: [null, 'DIR', 'MENU'], BUTTON: ['MENU'] },
  maxDepth: 4,
};

type PortalPlace = KindNode<MenuType>;
export type PortalFault = 'circle' | 'kind' | 'depth';

/** Why a portal node may not be under this parent; undefined when it may. */
export const portalFault = <Node extends PortalPlace>(
  tree: Tree<Node>,
  node: { menuId?: string; menuType: MenuType },
  parentId: string | null,
): PortalFault | undefined => lawFault(LAW, tree, node, parentId);

/** The node types that can be added here. */
export const portalTypesUnder = <Node extends PortalPlace>(tree: Tree<Node>, parentId: string | null): MenuType[] =>
  menuTypes.filter((menuType) => portalFault(tree, { menuType }, parentId) === undefined);

/** A visitor of a portal. For a merchant, type, level and products count; for an agent, nothing does. */
export interface Visitor {
  mchType?: MchType;
  level?: MchLevel;
  hasPayin: boolean;
  hasPayout: boolean;
}

type Seen = Pick<MchMenuNode, 'status' | 'mchTypes' | 'levels' | 'requiresProduct'>;

/** Whether the node itself is for this visitor. An unknown type or level matches every node. */
export function isFor({ status, mchTypes: types = [], levels = [], requiresProduct }: Seen, visitor: Visitor): boolean {
  const { mchType, level, hasPayin, hasPayout } = visitor;
  return (
    status === 'ACTIVE' &&
    (types.length === 0 || mchType === undefined || types.includes(mchType)) &&
    (levels.length === 0 || level === undefined || levels.includes(level)) &&
    (!requiresProduct || (requiresProduct === 'PAYIN' ? hasPayin : hasPayout))
  );
}

/** The nodes that a visitor sees: the node and all its ancestors must be for this visitor. */
export function seenBy<Node extends PortalPlace & Seen>({ top }: Tree<Node>, visitor: Visitor): Node[] {
  const found: Node[] = [];
  const add = (branches: Tree<Node>['top']) => {
    for (const { node, children } of branches) {
      if (!isFor(node, visitor)) continue;
      found.push(node);
      add(children);
    }
  };
  add(top);
  return found;
}

/** Whether this operator may act on a node: as the server says, else by its fields (docs/rules/access.md#allowed). */
export function portalActionState(
  { allowed, denied, status, menuType }: Pick<MchMenuNode, 'allowed' | 'denied' | 'status' | 'menuType'>,
  action: MchMenuAction,
): ActionState {
  if (allowed?.includes(action)) return { isAllowed: true };
  if (allowed) return { isAllowed: false, why: denied?.find((one) => one.action === action)?.why };
  const needed: Readonly<Partial<Record<MchMenuAction, MenuStatus>>> = { enable: 'DISABLED', disable: 'ACTIVE' };
  const fits = action === 'add' ? menuType !== 'BUTTON' : (needed[action] ?? status) === status;
  return fits ? { isAllowed: true } : { isAllowed: false };
}

/** Whether a file looks like a portal menu; the server checks the rest. */
export function isPortalFile(content: unknown): content is MchMenuFile {
  const file = content as Partial<MchMenuFile> | null;
  return typeof file === 'object' && file?.format === 'payment-console-portal-menu' && Array.isArray(file.entries);
}
