/** Fields of a tree node, by wire name. */
export interface TreeNode {
  menuId: string;
  /** Null at the top level. */
  parentId: string | null;
  sort: number;
}

export interface Branch<Node> {
  node: Node;
  parent: Branch<Node> | undefined;
  /** In order. */
  children: Branch<Node>[];
  /** 1 at the top level. */
  depth: number;
}

export interface Tree<Node> {
  top: readonly Branch<Node>[];
  byId: ReadonlyMap<string, Branch<Node>>;
}

/** A position among the children of one parent, or at the top level. */
export interface Place {
  parentId: string | null;
  /** The preceding sibling; null for the first position. */
  afterId: string | null;
}

export type Step = 'up' | 'down' | 'out' | 'in';
export type Side = 'before' | 'into' | 'after';

/** Builds a tree from flat nodes, siblings in order. A node with a missing parent, or in a cycle, moves to the top. */
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

/** All branches from the top down, each before its children. */
export function* walk<Node>(branches: readonly Branch<Node>[]): Generator<Branch<Node>> {
  for (const branch of branches) {
    yield branch;
    yield* walk(branch.children);
  }
}

/** The ancestors of a branch, nearest first. */
export function* above<Node>(branch: Branch<Node>): Generator<Branch<Node>> {
  for (let up = branch.parent; up; up = up.parent) yield up;
}

/** The number of levels in a branch: 1 without children. */
export function heightOf<Node>({ children }: Branch<Node>): number {
  return 1 + Math.max(0, ...children.map(heightOf));
}

/** Whether a branch is this node or one of its descendants. */
export function isAtOrUnder<Node extends TreeNode>(branch: Branch<Node>, menuId: string): boolean {
  return branch.node.menuId === menuId || [...above(branch)].some(({ node }) => node.menuId === menuId);
}

/** A menu node: its type decides which parents it can have. */
export type KindNode<Kind extends string> = TreeNode & { menuType: Kind };

/** Rules of a tree: the allowed parents of each type (null is the top), and the maximum depth. */
export interface TreeLaw<Kind extends string> {
  homes: Readonly<Record<Kind, readonly (Kind | null)[]>>;
  maxDepth: number;
}

/**
 * Why a node may not be under this parent; undefined when it may (docs/rules/menu.md#tree: types, depth, no cycles).
 * @param node without `menuId` for a new node
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

/** The other siblings of a branch, and its own index among them. */
function othersOf<Node extends TreeNode>(tree: Tree<Node>, branch: Branch<Node>) {
  const siblings = branch.parent?.children ?? tree.top;
  return { others: siblings.filter((one) => one !== branch), at: siblings.indexOf(branch) };
}

/** The present position of a node. */
export function placeOf<Node extends TreeNode>(tree: Tree<Node>, menuId: string): Place | undefined {
  const branch = tree.byId.get(menuId);
  if (!branch) return undefined;
  const { others, at } = othersOf(tree, branch);
  return { parentId: idOf(branch.parent), afterId: idOf(others[at - 1]) };
}

/**
 * The position after one step: past a sibling, after its parent, or to the end of the sibling above. Undefined when the step is
 * impossible.
 */
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

/**
 * The position of a node that is dropped before, after or into another one. Undefined when it cannot go there or is already
 * there.
 */
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

/** The part of a tree that a search shows: hits, their ancestors and their descendants. */
export interface Found {
  hits: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** Branches with a hit below them. */
  opened: ReadonlySet<string>;
}

/** Searches a tree and keeps the path to every hit. */
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

/** The visible rows of a tree from top to bottom, without closed branches and without rows that the search excludes. */
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
