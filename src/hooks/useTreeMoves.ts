import { useMemo, useRef, useState } from 'react';
import type { TreeMoves } from '@/components/TreeTable';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { type Place, placeAt, type Step, stepTo, type Tree, type TreeNode } from '@/domain/tree';
import { useT } from './useT';
import type { TreeView } from './useTreeView';

/** What a screen's tree needs to be moved about in. */
interface TreeMovesOptions<Node extends TreeNode> {
  view: TreeView<Node>;
  canMove: boolean;
  isFiltered: boolean;
  titleOf: (node: Node) => string;
  /** Why a node may not stand there, in words; undefined when it may. */
  faultOf: (tree: Tree<Node>, node: Node, parentId: string | null) => string | undefined;
  send: (node: Node, place: Place, options: { idempotencyKey: string }) => Promise<Node>;
  /** Reads the tree anew; done when it is there. */
  changed: () => Promise<void>;
}

const REFUSED = {
  up: 'tree.noUp',
  down: 'tree.noDown',
  out: 'tree.noOut',
  in: 'tree.noIn',
} as const;

/** Moves rows of the tree: one call each, and the rows are in their new places only when it has been answered. */
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
    /** Why a node may not go there, in words. */
    const faultOf = (menuId: string, { parentId }: Place) => {
      const { tree } = latest.current.view;
      const node = tree.byId.get(menuId)?.node;
      return node && latest.current.faultOf(tree, node, parentId);
    };
    /** Where it stands now, in words: the tree that is shown is still the one before. */
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

    // A second key or drop waits until the tree is there: from the one before, its place would be reckoned wrongly.
    const step = (menuId: string, to: Step) => {
      if (isSending.current) return;
      // Past a sibling that the filter hides nobody would see where the row has gone.
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
