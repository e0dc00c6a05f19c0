import { createHash } from 'node:crypto';
import type { MchPortal } from '@/contract';
import { isFor, mchPortals, portalFault, type Visitor } from '../../../src/domain/mchMenu';
import { growTree, type Tree } from '../../../src/domain/tree';
import { merchantOf } from '../../flow/merchants';
import { priceAt } from '../../flow/prices';
import type { PortalNode } from '../../model/settings';
import type { World } from '../../model/world';

/** A node in the form of src/domain. */
export const placeOf = (node: PortalNode) => ({
  menuId: node.id,
  parentId: node.parentId,
  sort: node.sort,
  menuType: node.type,
  status: node.status,
  mchTypes: node.mchTypes,
  levels: node.levels,
  requiresProduct: node.product,
  node,
});

type PortalTree = Tree<ReturnType<typeof placeOf>>;

/** The tree of one portal. */
export const portalTree = (nodes: ReadonlyMap<string, PortalNode>, portal: MchPortal): PortalTree =>
  growTree([...nodes.values()].filter((node) => node.portal === portal).map(placeOf));

/** Users who can sign in to a portal now: merchants with an open portal, or active agents. */
export function visitorsOf(world: World, portal: MchPortal): Visitor[] {
  if (portal === 'AGENT')
    return [...world.agencies.values()]
      .filter(({ status }) => status === 'ACTIVE')
      .map(() => ({ hasPayin: true, hasPayout: true }));
  const at = world.clock.now();
  return world.holders.flatMap((holder): Visitor[] => {
    if (holder.type !== 'MERCHANT' || holder.status === 'CLOSED') return [];
    const { switches, prices, type } = merchantOf(world, holder);
    if (!switches.portal) return [];
    const hasPayin = switches.payin && [...prices.keys()].some((code) => priceAt(prices, code, at)?.isEnabled);
    return [{ mchType: type, level: holder.level, hasPayin, hasPayout: switches.payout }];
  });
}

/** Number of these users per node id. */
export function usesOf(tree: PortalTree, visitors: readonly Visitor[]): Map<string, number> {
  const uses = new Map<string, number>();
  const add = (branches: PortalTree['top'], able: readonly Visitor[]) => {
    for (const { node, children } of branches) {
      const left = able.filter((visitor) => isFor(node, visitor));
      uses.set(node.menuId, left.length);
      add(children, left);
    }
  };
  add(tree.top, visitors);
  return uses;
}

/** Version of a portal's menu: a text that differs after every change. */
export function stateOf(nodes: ReadonlyMap<string, PortalNode>, portal: MchPortal): string {
  const own = [...nodes.values()].filter((node) => node.portal === portal);
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
}

/** Checks the invariants of the portal menus (docs/rules/menu.md#tree). */
export function* checkMchMenu({ mchMenu }: World): Generator<string> {
  for (const portal of mchPortals) {
    const tree = portalTree(mchMenu, portal);
    const [keys, paths] = [new Set<string>(), new Set<string>()];
    for (const { node: place, parent } of tree.byId.values()) {
      const { id, parentId, key, path, type } = place.node;
      if ((parent?.node.menuId ?? null) !== parentId) yield `portal menu: ${id} stands under nothing, or under itself`;
      const fault = portalFault(tree, place, parentId);
      if (fault && fault !== 'circle') yield `portal menu: ${id} ${fault}`;
      if ((key === null) !== (type === 'DIR')) yield `portal menu: ${id} is ${type} with key ${key}`;
      if ((path === null) === (type === 'MENU')) yield `portal menu: ${id} is ${type} with path ${path}`;
      if (key !== null && keys.has(key)) yield `portal menu: ${key} twice`;
      if (path !== null && paths.has(path)) yield `portal menu: ${path} twice`;
      if (key !== null) keys.add(key);
      if (path !== null) paths.add(path);
    }
  }
}
