import { useMemo, useRef, useState } from 'react';
import type { TreeMoves } from '@/components/TreeTable';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { type Place, placeAt, type Step, stepTo, type Tree, type TreeNode } from '@/domain/tree';
import { useT } from './useT';
import type { TreeView } from './useTreeView';

/** Input for moving nodes in a tree. */
interface TreeMovesOptions<Node extends TreeNode> {
  view: TreeView<Node>;
  canMove: boolean;
  isFiltered: boolean;
  titleOf: (node: Node) => string;
  /** Why a node may not be placed there, as text; undefined when it may. */
  faultOf: (tree: Tree<Node>, node: Node, parentId: string | null) => string | undefined;
  send: (node: Node, place: Place, options: { idempotencyKey: string }) => Promise<Node>;
  /** Reads the tree again; resolves when it is loaded. */
  changed: () => Promise<void>;
}

const REFUSED = {
  up: 'tree.noUp',
  down: 'tree.noDown',
  out: 'tree.noOut',
  in: 'tree.noIn',
} as const;

/** Moves rows of the tree, one call a move. The rows change place only after the answer. */
export function useTreeMoves<Node extends TreeNode>(options: TreeMovesOptions<Node>) {
  const t = useT();
  const { canMove } = options;
  const latest = useRef(options);
  latest.current = options;
  const isSending = useRef(false);
  const [told, setTold] = useState('');

  const actions = useMemo(() => {
    const nameOf = (menuId: string) => {
      const branch = latest.current.view.tree.byId.get(menuId);
      return branch ? latest.current.titleOf(branch.node) : menuId;
    };
    const faultOf = (menuId: string, { parentId }: Place) => {
      const { tree } = latest.current.view;
      const node = tree.byId.get(menuId)?.node;
      return node && latest.current.faultOf(tree, node, parentId);
    };
    /** Text that announces the new position. The tree in the view is still the old one. */
    const arrival = ({ menuId, parentId }: Node, afterId: string | null) => {
      const { tree } = latest.current.view;
      const parent = parentId === null ? undefined : tree.byId.get(parentId);
      const others = (parent?.children ?? tree.top).filter(({ node }) => node.menuId !== menuId);
      const at = others.findIndex(({ node }) => node.menuId === afterId) + 2;
      const values = { name: nameOf(menuId), at: afterId === null ? 1 : at, count: others.length + 1 };
      if (!parent) return t('tree.doneTop', values);
      return t('tree.done', { ...values, parent: latest.current.titleOf(parent.node) });
    };
    const arrived = async (node: Node, afterId: string | null) => {
      const words = arrival(node, afterId);
      await latest.current.changed();
      latest.current.view.reveal(node.menuId);
      setTold(words);
    };

    const send = async (menuId: string, place: Place) => {
      const node = latest.current.view.tree.byId.get(menuId)?.node;
      const fault = faultOf(menuId, place);
      if (fault) return setTold(fault);
      if (!node) return;
      isSending.current = true;
      try {
        const moved = await latest.current.send(node, place, { idempotencyKey: createRequestId() });
        await arrived(moved, place.afterId);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setTold(error.isOutcomeUnknown ? t('tree.unknown') : t('tree.failed', { name: nameOf(menuId) }));
        await latest.current.changed();
      } finally {
        isSending.current = false;
      }
    };

    // A second key or drop waits for the new tree: a place computed from the old one would be wrong.
    const step = (menuId: string, to: Step) => {
      if (isSending.current) return;
      // If the filter hides siblings, you could not see where the row went.
      if (latest.current.isFiltered) return setTold(t('tree.filtered'));
      const place = stepTo(latest.current.view.tree, menuId, to);
      if (place) void send(menuId, place);
      else setTold(t(REFUSED[to], { name: nameOf(menuId) }));
    };
    const placeFor: TreeMoves['canDrop'] = (menuId, targetId, side) => {
      const place = latest.current.isFiltered ? undefined : placeAt(latest.current.view.tree, menuId, targetId, side);
      return place !== undefined && faultOf(menuId, place) === undefined;
    };
    const moves: TreeMoves = {
      step,
      canDrop: placeFor,
      drop: (menuId, targetId, side) => {
        if (isSending.current) return;
        const place = placeAt(latest.current.view.tree, menuId, targetId, side);
        if (place && placeFor(menuId, targetId, side)) void send(menuId, place);
      },
    };
    return { moves: canMove ? moves : undefined, step, arrived };
  }, [t, canMove]);
  return { ...actions, told };
}
