/** What a node must have to stand in a tree, by its wire names. */
export interface TreeNode {
  menuId: string;
  /** Null at the top. */
  parentId: string | null;
  sort: number;
}

/** A node in its tree. */
export interface Branch<Node> {
  node: Node;
  parent: Branch<Node> | undefined;
  /** In their order. */
  children: Branch<Node>[];
  /** 1 at the top. */
  depth: number;
}

export interface Tree<Node> {
  top: readonly Branch<Node>[];
  byId: ReadonlyMap<string, Branch<Node>>;
}

/** A place among the children of one parent, or at the top. */
export interface Place {
  parentId: string | null;
  /** The sibling that it follows; null for the first place. */
  afterId: string | null;
}

export type Step = 'up' | 'down' | 'out' | 'in';
export type Side = 'before' | 'into' | 'after';

/** Flat nodes as a tree, siblings in order. A node whose parent is not there, or that stands under itself, comes to the top. */
export function growTree<Node extends TreeNode>(nodes: readonly Node[]): Tree<Node> {
  const byId = new Map(
    nodes.map((node): [string, Branch<Node>] => [node.menuId, { node, parent: undefined, children: [], depth: 1 }]),
  );
  const parentOf = ({ node }: Branch<Node>) => (node.parentId === null ? undefined : byId.get(node.parentId));
  const isInCircle = (branch: Branch<Node>) => {
    const seen = new Set<Branch<Node>>();
    let up = parentOf(branch);
    for (; up && up !== branch && !seen.has(up); up = parentOf(up)) seen.add(up);
    return up === branch;
  };
  const top: Branch<Node>[] = [];
  for (const branch of byId.values()) {
    branch.parent = isInCircle(branch) ? undefined : parentOf(branch);
    (branch.parent?.children ?? top).push(branch);
  }
  const settle = (branches: Branch<Node>[], depth: number) => {
    branches.sort((a, b) => a.node.sort - b.node.sort);
    for (const branch of branches) {
      branch.depth = depth;
      settle(branch.children, depth + 1);
    }
  };
  settle(top, 1);
  return { top, byId };
}

/** Every branch from the top down, each before what stands under it. */
export function* walk<Node>(branches: readonly Branch<Node>[]): Generator<Branch<Node>> {
  for (const branch of branches) {
    yield branch;
    yield* walk(branch.children);
  }
}

/** What stands above a branch, the nearest first. */
export function* above<Node>(branch: Branch<Node>): Generator<Branch<Node>> {
  for (let up = branch.parent; up; up = up.parent) yield up;
}

/** How many levels a branch takes with all that stands under it: 1 without children. */
export function heightOf<Node>({ children }: Branch<Node>): number {
  return 1 + Math.max(0, ...children.map(heightOf));
}

/** Whether a branch is this one, or stands under it. */
export function isAtOrUnder<Node extends TreeNode>(branch: Branch<Node>, menuId: string): boolean {
  return branch.node.menuId === menuId || [...above(branch)].some(({ node }) => node.menuId === menuId);
}

/** A node of a menu: what it is decides what it may stand under. */
export type KindNode<Kind extends string> = TreeNode & { menuType: Kind };

/** What a tree asks of its nodes: what each kind stands under (null is the top), and how many levels there are at most. */
export interface TreeLaw<Kind extends string> {
  homes: Readonly<Record<Kind, readonly (Kind | null)[]>>;
  maxDepth: number;
}

/**
 * Why a node may not stand under this parent; undefined when it may (docs/rules/menu.md#tree: kinds, depth, no circles).
 * @param node without `menuId` for one that is not there yet
 */
export function lawFault<Kind extends string, Node extends KindNode<Kind>>(
  { homes, maxDepth }: TreeLaw<Kind>,
  tree: Tree<Node>,
  { menuId, menuType }: { menuId?: string; menuType: Kind },
  parentId: string | null,
): 'circle' | 'kind' | 'depth' | undefined {
  const branch = menuId === undefined ? undefined : tree.byId.get(menuId);
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  if (branch && parent && isAtOrUnder(parent, branch.node.menuId)) return 'circle';
  if (!homes[menuType].includes(parent?.node.menuType ?? null)) return 'kind';
  return (parent?.depth ?? 0) + (branch ? heightOf(branch) : 1) > maxDepth ? 'depth' : undefined;
}

const idOf = (branch: Branch<TreeNode> | undefined) => branch?.node.menuId ?? null;

/** A branch among its siblings, itself left out, and the place that it has there. */
function othersOf<Node extends TreeNode>(tree: Tree<Node>, branch: Branch<Node>) {
  const siblings = branch.parent?.children ?? tree.top;
  return { others: siblings.filter((one) => one !== branch), at: siblings.indexOf(branch) };
}

/** Where a node stands now. */
export function placeOf<Node extends TreeNode>(tree: Tree<Node>, menuId: string): Place | undefined {
  const branch = tree.byId.get(menuId);
  if (!branch) return undefined;
  const { others, at } = othersOf(tree, branch);
  return { parentId: idOf(branch.parent), afterId: idOf(others[at - 1]) };
}

/** Where one step takes a node: past a sibling, behind its parent, or to the end of the sibling above; undefined when there is none. */
export function stepTo<Node extends TreeNode>(tree: Tree<Node>, menuId: string, step: Step): Place | undefined {
  const branch = tree.byId.get(menuId);
  if (!branch) return undefined;
  const { parent } = branch;
  const { others, at } = othersOf(tree, branch);
  if (step === 'up') return at > 0 ? { parentId: idOf(parent), afterId: idOf(others[at - 2]) } : undefined;
  if (step === 'down') return at < others.length ? { parentId: idOf(parent), afterId: idOf(others[at]) } : undefined;
  if (step === 'out') return parent && { parentId: idOf(parent.parent), afterId: idOf(parent) };
  const next = others[at - 1];
  return next && { parentId: idOf(next), afterId: idOf(next.children.at(-1)) };
}

/** Where a node comes to that is put before, behind or into another one; undefined where it cannot go, or is already. */
export function placeAt<Node extends TreeNode>(
  tree: Tree<Node>,
  menuId: string,
  targetId: string,
  side: Side,
): Place | undefined {
  const target = tree.byId.get(targetId);
  if (!target || isAtOrUnder(target, menuId)) return undefined;
  const siblings = (target.parent?.children ?? tree.top).filter(({ node }) => node.menuId !== menuId);
  const inside = target.children.filter(({ node }) => node.menuId !== menuId);
  const place: Place =
    side === 'into'
      ? { parentId: targetId, afterId: idOf(inside.at(-1)) }
      : {
          parentId: idOf(target.parent),
          afterId: side === 'after' ? targetId : idOf(siblings[siblings.indexOf(target) - 1]),
        };
  const now = placeOf(tree, menuId);
  return now?.parentId === place.parentId && now.afterId === place.afterId ? undefined : place;
}

/** What a search leaves of a tree: hits, the branches that they stand on, and what stands under them. */
export interface Found {
  hits: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** Branches with a hit under them. */
  opened: ReadonlySet<string>;
}

/** Searches a tree; the way to every hit stays. */
export function search<Node extends TreeNode>(tree: Tree<Node>, isHit: (node: Node) => boolean): Found {
  const [hits, shown, opened] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const branch of walk(tree.top)) {
    if (!isHit(branch.node)) continue;
    hits.add(branch.node.menuId);
    for (const { node } of walk([branch])) shown.add(node.menuId);
    for (const { node } of above(branch)) {
      shown.add(node.menuId);
      opened.add(node.menuId);
    }
  }
  return { hits, shown, opened };
}

/** The rows of a tree from top to bottom: what stands under a closed branch is left out, and what a search does not show. */
export function rowsOf<Node extends TreeNode>(
  tree: Tree<Node>,
  isOpen: (menuId: string) => boolean,
  found?: Pick<Found, 'shown'>,
): Node[] {
  const rows: Node[] = [];
  const add = (branches: readonly Branch<Node>[]) => {
    for (const { node, children } of branches) {
      if (found && !found.shown.has(node.menuId)) continue;
      rows.push(node);
      if (isOpen(node.menuId)) add(children);
    }
  };
  add(tree.top);
  return rows;
}
