import { App } from 'antd';
import { useCallback } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useAccess } from '@/hooks/useAccess';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { useTitleOf } from '@/hooks/useTitleOf';
import { useTreeDialogs } from '@/hooks/useTreeDialogs';
import { useTreeMoves } from '@/hooks/useTreeMoves';
import { useTreeView } from '@/hooks/useTreeView';
import type { AnyNode, MenuTree, NodeDialogKind } from './menuTree';

interface MenuRead<Node> {
  nodes: readonly Node[];
  isReady: boolean;
  /** Reads the tree again after a change; resolves when it is loaded. */
  changed: () => Promise<void>;
  reload: () => void;
  /** See useTreeView. */
  isHit: ((node: Node) => boolean) | undefined;
}

/** State and actions of a menu tree's screen. @typeParam Whole dialogs for no single node */
export function useMenuScreen<Node extends AnyNode, Whole extends { kind: string }>(menu: MenuTree<Node>, read: MenuRead<Node>) {
  const { nodes, isReady, changed, reload, isHit } = read;
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess();
  const titleOf = useTitleOf();
  const view = useTreeView<Node>(nodes, isHit);
  const { reveal } = view;
  const { moves, step, arrived, told } = useTreeMoves<Node>({
    view,
    canMove: granted[menu.keyOf('move')],
    isFiltered: isHit !== undefined,
    titleOf,
    faultOf: (of, node, parentId) => menu.faultOf(t, of, node, parentId, titleOf(node)),
    send: ({ menuId, version }, place, options) => menu.move({ menuId, version, ...place }, options),
    changed,
  });
  const dialogs = useTreeDialogs<NodeDialogKind, Whole>(isReady, reveal);
  useShortcuts([{ keys: 'u', label: 'common.action.refresh', run: reload }]);

  const enable = useCallback(
    async (node: Node) => {
      const { menuId, version } = node;
      try {
        await menu.enable({ menuId, version }, { idempotencyKey: createRequestId() });
        void message.success(t(`${menu.group}.message.enabled`, { name: titleOf(node) }));
      } catch (failure) {
        ignoreApiError(failure);
      }
      await changed();
      reveal(menuId);
    },
    [menu, changed, reveal, message, t, titleOf],
  );
  return {
    menu,
    view,
    isReady,
    isHit,
    changed,
    reload,
    titleOf,
    moves,
    step,
    arrived,
    told,
    enable,
    canEdit: granted[menu.keyOf('edit')],
    ...dialogs,
  };
}

export type MenuScreen<Node extends AnyNode, Whole extends { kind: string }> = ReturnType<typeof useMenuScreen<Node, Whole>>;
