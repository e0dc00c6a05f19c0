import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { above, growTree, rowsOf, search, type Tree, type TreeNode } from '@/domain/tree';
import { type RowCursor, useRowCursor } from './useRowCursor';

export interface TreeView<Node> {
  tree: Tree<Node>;
  /** What is in sight, from top to bottom. */
  rows: readonly Node[];
  cursor: RowCursor<Node>;
  isOpen: (menuId: string) => boolean;
  setOpen: (menuId: string, isOpen: boolean) => void;
  openAll: () => void;
  closeAll: () => void;
  /** Opens the way to a node and puts the cursor on it, as soon as it is there. */
  reveal: (menuId: string) => void;
}

/** What was opened and closed by hand, beside what is open by itself. */
interface Opened {
  all?: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** How long a node that is not in sight yet is waited for. */
const PATIENCE_MS = 15_000;
const UNTOUCHED: Opened = { byHand: new Map() };

/**
 * A tree as somebody looks at it: which branches stand open, and which rows that gives. The top is open by itself; while something is
 * searched for, the way to every hit is, and what was open before comes back afterwards.
 * @param isHit stable while the search is the same
 */
export function useTreeView<Node extends TreeNode>(
  nodes: readonly Node[],
  isHit: ((node: Node) => boolean) | undefined,
): TreeView<Node> {
  const [usual, setUsual] = useState(UNTOUCHED);
  const [searching, setSearching] = useState({ isHit, opened: UNTOUCHED });
  const [wanted, setWanted] = useState<{ menuId: string; until: number }>();
  const tree = useMemo(() => growTree(nodes), [nodes]);
  const found = useMemo(() => isHit && search(tree, isHit), [tree, isHit]);
  const inSearch = searching.isHit === isHit ? searching.opened : UNTOUCHED;
  const opened = isHit ? inSearch : usual;

  const isOpen = useCallback(
    (menuId: string) => {
      const branch = tree.byId.get(menuId);
      if (!branch || branch.children.length === 0) return false;
      return opened.byHand.get(menuId) ?? opened.all ?? (found ? found.opened.has(menuId) : branch.depth === 1);
    },
    [tree, found, opened],
  );
  const rows = useMemo(() => rowsOf(tree, isOpen, found), [tree, isOpen, found]);
  const cursor = useRowCursor<Node>(rows, 'menuId');

  const change = useCallback(
    (next: (before: Opened) => Opened) => {
      if (!isHit) return setUsual(next);
      setSearching((before) => ({ isHit, opened: next(before.isHit === isHit ? before.opened : UNTOUCHED) }));
    },
    [isHit],
  );
  const openMany = useCallback(
    (menuIds: readonly string[], isNowOpen: boolean) =>
      change(({ all, byHand }) => ({
        all,
        byHand: new Map([...byHand, ...menuIds.map((menuId): [string, boolean] => [menuId, isNowOpen])]),
      })),
    [change],
  );

  // Once for each wish; a row that is not there yet is waited for, but not until nobody thinks of it any more.
  const served = useRef<object>(undefined);
  useEffect(() => {
    const branch = wanted && tree.byId.get(wanted.menuId);
    if (!branch || served.current === wanted || Date.now() > wanted.until) return;
    const closed = [...above(branch)].map(({ node }) => node.menuId).filter((menuId) => !isOpen(menuId));
    if (closed.length > 0) return openMany(closed, true);
    if (!rows.includes(branch.node)) return;
    served.current = wanted;
    cursor.focus(wanted.menuId);
  }, [wanted, tree, rows, isOpen, openMany, cursor]);

  return {
    tree,
    rows,
    cursor,
    isOpen,
    setOpen: useCallback((menuId, isNowOpen) => openMany([menuId], isNowOpen), [openMany]),
    openAll: useCallback(() => change(() => ({ all: true, byHand: new Map() })), [change]),
    closeAll: useCallback(() => change(() => ({ all: false, byHand: new Map() })), [change]),
    reveal: useCallback((menuId) => setWanted({ menuId, until: Date.now() + PATIENCE_MS }), []),
  };
}
