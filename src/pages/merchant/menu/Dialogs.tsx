import { App } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import { TreeMoveModal } from '@/components/TreeMoveModal';
import type { MchMenuNode, MchPortal } from '@/contract';
import { portalFault } from '@/domain/mchMenu';
import { menuReasons } from '@/domain/menu';
import { type Tree, walk } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { NodeDialog } from '@/hooks/useTreeDialogs';
import { disableMchMenuNode, moveMchMenuNode, removeMchMenuNode } from '@/services/mchMenu';
import { AddModal, EditModal } from './EditModal';
import { ImportModal } from './ImportModal';
import { PreviewModal } from './PreviewModal';
import type { RowDialog } from './RowActions';

/** What stands open over the tree as a whole. */
export type WholeDialog = { kind: 'addTop' } | { kind: 'preview' } | { kind: 'import' };

interface DialogsProps {
  /** Nodes by their id, so that they are those of the tree as it is now. */
  asked: NodeDialog<RowDialog> | WholeDialog;
  portal: MchPortal;
  tree: Tree<MchMenuNode>;
  titleOf: (node: { name: string; nameEn: string }) => string;
  canEdit: boolean;
  changed: () => Promise<void>;
  arrived: (node: MchMenuNode, afterId: string | null) => Promise<void>;
  onClose: () => void;
  /** Closes, and goes to this node as soon as it is there. */
  closeAt: (menuId: string) => void;
}

/** The dialog that stands open. A node that is gone meanwhile has none. */
export function Dialogs({ asked, portal, tree, titleOf, canEdit, changed, arrived, onClose, closeAt }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const onRefusal = () => void changed();
  const finish = async (text: string, menuId: string | null) => {
    if (menuId) closeAt(menuId);
    else onClose();
    void message.success(text);
    await changed();
  };

  if (asked.kind === 'preview') return <PreviewModal portal={portal} titleOf={titleOf} onClose={onClose} />;
  if (asked.kind === 'import')
    return <ImportModal portal={portal} titleOf={titleOf} onDone={(text) => void finish(text, null)} onClose={onClose} />;
  if (asked.kind === 'addTop' || asked.kind === 'add') {
    const parent = asked.kind === 'add' ? tree.byId.get(asked.menuId)?.node : undefined;
    if (asked.kind === 'add' && !parent) return null;
    const onDone = (node: MchMenuNode) => void finish(t('mchMenu.message.added', { name: titleOf(node) }), node.menuId);
    return <AddModal {...{ portal, tree, titleOf, parent, onDone, onRefusal, onClose }} />;
  }
  const branch = tree.byId.get(asked.menuId);
  if (!branch) return null;
  const { node } = branch;
  const { menuId, version } = node;
  const name = titleOf(node);
  if (asked.kind === 'edit') {
    const onDone = (saved: MchMenuNode) => void finish(t('mchMenu.message.saved', { name: titleOf(saved) }), menuId);
    return <EditModal {...{ portal, titleOf, node, canEdit, onDone, onRefusal, onClose }} />;
  }
  if (asked.kind === 'move')
    return (
      <TreeMoveModal
        id="portal-move-form"
        node={node}
        tree={tree}
        titleOf={titleOf}
        mayStand={(parentId) => portalFault(tree, node, parentId) === undefined}
        hint={t('mchMenu.move.hint')}
        send={(place, options) => moveMchMenuNode({ menuId, version, ...place }, options)}
        onDone={(moved, afterId) => {
          onClose();
          void arrived(moved, afterId);
        }}
        onRefusal={onRefusal}
        onClose={onClose}
      />
    );
  const { kind } = asked;
  const isRemoval = kind === 'remove';
  return (
    <ReasonModal
      key={kind}
      id={`portal-${kind}-form`}
      title={t(`mchMenu.${kind}.title`, { name })}
      okText={t(`mchMenu.${kind}.ok`)}
      isDanger
      reasons={menuReasons}
      labelOf={(code) => t(`mchMenu.reason.${code}`)}
      text={t(`mchMenu.${kind}.text`, { count: [...walk([branch])].length })}
      send={async (values, options) => {
        const body = { menuId, version, ...values };
        if (isRemoval) await removeMchMenuNode(body, options);
        else await disableMchMenuNode(body, options);
      }}
      onDone={() =>
        void finish(
          t(isRemoval ? 'mchMenu.message.removed' : 'mchMenu.message.disabled', { name }),
          isRemoval ? node.parentId : menuId,
        )
      }
      onRefusal={onRefusal}
      onClose={onClose}
    />
  );
}
