import type { MchMenuNode, MchPortal } from '@/contract';
import { useT } from '@/hooks/useT';
import { NodeDialog } from '@/screen/tree/NodeDialog';
import { useFinish } from '@/screen/tree/useFinish';
import type { Dialog, Screen } from './dialog';
import { AddModal, EditModal } from './EditModal';
import { ImportModal } from './ImportModal';
import { PreviewModal } from './PreviewModal';

interface DialogsProps {
  dialog: Dialog;
  screen: Screen;
  portal: MchPortal;
}

/** Shows nothing when the node has been removed meanwhile. */
export function Dialogs({ dialog, screen, portal }: DialogsProps) {
  const t = useT();
  const finish = useFinish(screen);
  const { view, titleOf, changed, close } = screen;
  const shared = { screen, portal, onRefusal: () => void changed(), onClose: close };

  if (dialog.kind === 'preview') return <PreviewModal portal={portal} titleOf={titleOf} onClose={close} />;
  if (dialog.kind === 'import')
    return <ImportModal portal={portal} titleOf={titleOf} onDone={(text) => void finish(text, null)} onClose={close} />;
  if (dialog.kind === 'addTop' || dialog.kind === 'add') {
    const parent = dialog.kind === 'add' ? view.tree.byId.get(dialog.menuId)?.node : undefined;
    if (dialog.kind === 'add' && !parent) return null;
    const onDone = (node: MchMenuNode) => void finish(t('mchMenu.message.added', { name: titleOf(node) }), node.menuId);
    return <AddModal {...shared} parent={parent} onDone={onDone} />;
  }
  const branch = view.tree.byId.get(dialog.menuId);
  if (!branch) return null;
  if (dialog.kind !== 'edit') return <NodeDialog kind={dialog.kind} branch={branch} screen={screen} finish={finish} />;
  const onDone = (saved: MchMenuNode) => void finish(t('mchMenu.message.saved', { name: titleOf(saved) }), branch.node.menuId);
  return <EditModal {...shared} node={branch.node} onDone={onDone} />;
}
