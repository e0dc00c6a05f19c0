import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { above, growTree, rowsOf, search, type Tree, type TreeNode } from '@/domain/tree';
import { type RowCursor, useRowCursor } from './useRowCursor';

export interface TreeView<Node> {
  tree: Tree<Node>;
  /** The visible rows, from top to bottom. */
  rows: readonly Node[];
  cursor: RowCursor<Node>;
  isOpen: (menuId: string) => boolean;
  setOpen: (menuId: string, isOpen: boolean) => void;
  openAll: () => void;
  closeAll: () => void;
  /** Opens the path to a node and focuses it, once it is loaded. */
  reveal: (menuId: string) => void;
}

/** Branches opened and closed by the operator, in addition to the defaults. */
interface Opened {
  all?: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** How long to wait for a node that is not visible yet. */
const PATIENCE_MS = 15_000;
const UNTOUCHED: Opened = { byHand: new Map() };

/**
 * A tree as shown: the open branches, and the resulting rows. The top level is open by default. A search opens the path to every
 * hit, and the previous state returns afterwards.
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

  // Once per request. Wait for a row that is not loaded yet, but not longer than the operator expects it.
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
