import { FormModal } from '@/components/FormModal';
import type { MenuFinding, MenuNode } from '@/contract';
import { useT } from '@/hooks/useT';
import { NodeDialog } from '@/screen/tree/NodeDialog';
import { useFinish } from '@/screen/tree/useFinish';
import { syncMenu } from '@/services/menu';
import type { Dialog, Screen } from './dialog';
import { AddModal, EditModal } from './EditModal';

interface DialogsProps {
  dialog: Dialog;
  screen: Screen;
  findings: readonly MenuFinding[];
}

/** Shows nothing when the node has been removed meanwhile. */
export function Dialogs({ dialog, screen, findings }: DialogsProps) {
  const t = useT();
  const finish = useFinish(screen);
  const { view, titleOf, changed, close } = screen;
  const shared = { screen, findings, onRefusal: () => void changed(), onClose: close };

  if (dialog.kind === 'sync') {
    const { missing } = dialog;
    return (
      <FormModal<object, readonly MenuFinding[]>
        id="menu-sync-form"
        title={t('sys.menu.sync.title')}
        okText={t('sys.menu.sync.ok', { count: missing.length })}
        send={(_values, options) => syncMenu({ dryRun: false }, options)}
        onDone={(added) => void finish(t('sys.menu.sync.done', { count: added.length }), added[0]?.menuId ?? null)}
        onClose={close}
      >
        <p>{t('sys.menu.sync.would')}</p>
        <ul className="menu-missing">
          {missing.map((one) => (
            <li key={`${one.menuType} ${one.path} ${one.accessKey}`}>
              {t(`sys.menu.menuType.${one.menuType}`)} {titleOf(one)}{' '}
              <small className="soft number">{one.accessKey ?? one.path}</small>
            </li>
          ))}
        </ul>
      </FormModal>
    );
  }
  if (dialog.kind === 'addTop' || dialog.kind === 'add') {
    const parent = dialog.kind === 'add' ? view.tree.byId.get(dialog.menuId)?.node : undefined;
    if (dialog.kind === 'add' && !parent) return null;
    const onDone = (node: MenuNode) => void finish(t('sys.menu.message.added', { name: titleOf(node) }), node.menuId);
    return <AddModal {...shared} parent={parent} onDone={onDone} />;
  }
  const branch = view.tree.byId.get(dialog.menuId);
  if (!branch) return null;
  if (dialog.kind !== 'edit') return <NodeDialog kind={dialog.kind} branch={branch} screen={screen} finish={finish} />;
  const onDone = (saved: MenuNode) => void finish(t('sys.menu.message.saved', { name: titleOf(saved) }), branch.node.menuId);
  return <EditModal {...shared} node={branch.node} onDone={onDone} />;
}
