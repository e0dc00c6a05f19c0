import { ReasonModal } from '@/components/FormModal';
import { TreeMoveModal } from '@/components/TreeMoveModal';
import { menuReasons } from '@/domain/menu';
import { type Branch, walk } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { AnyNode } from './menuTree';
import type { MenuScreen } from './useMenuScreen';

interface NodeDialogProps<Node extends AnyNode, Whole extends { kind: string }> {
  kind: 'move' | 'disable' | 'remove';
  branch: Branch<Node>;
  screen: MenuScreen<Node, Whole>;
  /** Shows the message and focuses this node. */
  finish: (text: string, menuId: string | null) => Promise<void>;
}

/** Dialog that moves, disables or removes a node. */
export function NodeDialog<Node extends AnyNode, Whole extends { kind: string }>(props: NodeDialogProps<Node, Whole>) {
  const { kind, branch, screen, finish } = props;
  const t = useT();
  const { menu, view, titleOf, changed, arrived, close } = screen;
  const { node } = branch;
  const { menuId, version } = node;
  const { group } = menu;
  const name = titleOf(node);
  const shared = { onRefusal: () => void changed(), onClose: close };
  if (kind === 'move')
    return (
      <TreeMoveModal
        id={`${menu.id}-move-form`}
        node={node}
        tree={view.tree}
        titleOf={titleOf}
        mayStand={(parentId) => menu.faultOf(t, view.tree, node, parentId, name) === undefined}
        hint={t(`${group}.move.hint`)}
        send={(place, options) => menu.move({ menuId, version, ...place }, options)}
        onDone={(moved, afterId) => {
          close();
          void arrived(moved, afterId);
        }}
        {...shared}
      />
    );
  const words = kind === 'remove' ? 'removed' : 'disabled';
  return (
    <ReasonModal
      key={kind}
      id={`${menu.id}-${kind}-form`}
      title={t(`${group}.${kind}.title`, { name })}
      okText={t(`${group}.${kind}.ok`)}
      isDanger
      reasons={menuReasons}
      labelOf={(code) => t(`${group}.reason.${code}`)}
      text={t(`${group}.${kind}.text`, { count: [...walk([branch])].length })}
      send={(values, options) => menu[kind]({ menuId, version, ...values }, options)}
      onDone={() => void finish(t(`${group}.message.${words}`, { name }), kind === 'remove' ? node.parentId : menuId)}
      {...shared}
    />
  );
}
