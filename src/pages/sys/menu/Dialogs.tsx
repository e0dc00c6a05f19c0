import { App } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { TreeMoveModal } from '@/components/TreeMoveModal';
import type { MenuFinding, MenuNode } from '@/contract';
import { menuReasons, placeFault } from '@/domain/menu';
import { type Tree, walk } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { NodeDialog } from '@/hooks/useTreeDialogs';
import { disableMenuNode, moveMenuNode, removeMenuNode, syncMenu } from '@/services/menu';
import { AddModal, EditModal } from './EditModal';
import type { RowDialog } from './RowActions';

/** What stands open over the tree as a whole. */
export type WholeDialog =
  | { kind: 'addTop' }
  /** With what a dry run has told. */
  | { kind: 'sync'; missing: readonly MenuFinding[] };

interface DialogsProps {
  /** Nodes by their id, so that they are those of the tree as it is now. */
  asked: NodeDialog<RowDialog> | WholeDialog;
  tree: Tree<MenuNode>;
  titleOf: (node: Pick<MenuNode, 'name' | 'nameEn'>) => string;
  findings: readonly MenuFinding[];
  canEdit: boolean;
  changed: () => Promise<void>;
  arrived: (node: MenuNode, afterId: string | null) => Promise<void>;
  onClose: () => void;
  /** Closes, and goes to this node as soon as it is there. */
  closeAt: (menuId: string) => void;
}

/** The dialog that stands open. A node that is gone meanwhile has none. */
export function Dialogs({ asked, tree, titleOf, findings, canEdit, changed, arrived, onClose, closeAt }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const onRefusal = () => void changed();
  const finish = async (text: string, menuId: string | null) => {
    if (menuId) closeAt(menuId);
    else onClose();
    void message.success(text);
    await changed();
  };
  const common = { tree, titleOf, findings, onRefusal, onClose };

  if (asked.kind === 'sync') {
    const { missing } = asked;
    return (
      <FormModal<object, readonly MenuFinding[]>
        id="menu-sync-form"
        title={t('sys.menu.sync.title')}
        okText={t('sys.menu.sync.ok', { count: missing.length })}
        send={(_values, options) => syncMenu({ dryRun: false }, options)}
        onDone={(added) => void finish(t('sys.menu.sync.done', { count: added.length }), added[0]?.menuId ?? null)}
        onClose={onClose}
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
  if (asked.kind === 'addTop' || asked.kind === 'add') {
    const parent = asked.kind === 'add' ? tree.byId.get(asked.menuId)?.node : undefined;
    if (asked.kind === 'add' && !parent) return null;
    const onDone = (node: MenuNode) => void finish(t('sys.menu.message.added', { name: titleOf(node) }), node.menuId);
    return <AddModal {...common} parent={parent} onDone={onDone} />;
  }
  const branch = tree.byId.get(asked.menuId);
  if (!branch) return null;
  const { node } = branch;
  const { menuId, version } = node;
  const name = titleOf(node);
  if (asked.kind === 'edit') {
    const onDone = (saved: MenuNode) => void finish(t('sys.menu.message.saved', { name: titleOf(saved) }), menuId);
    return <EditModal {...common} node={node} canEdit={canEdit} onDone={onDone} />;
  }
  if (asked.kind === 'move') {
    const onDone = (moved: MenuNode, afterId: string | null) => {
      onClose();
      void arrived(moved, afterId);
    };
    return (
      <TreeMoveModal
        id="menu-move-form"
        node={node}
        tree={tree}
        titleOf={titleOf}
        mayStand={(parentId) => placeFault(tree, node, parentId) === undefined}
        hint={t('sys.menu.move.hint')}
        send={(place, options) => moveMenuNode({ menuId, version, ...place }, options)}
        onDone={onDone}
        onRefusal={onRefusal}
        onClose={onClose}
      />
    );
  }
  const isRemoval = asked.kind === 'remove';
  const count = [...walk([branch])].length;
  return (
    <ReasonModal
      key={asked.kind}
      id={`menu-${asked.kind}-form`}
      title={t(`sys.menu.${asked.kind}.title`, { name })}
      okText={t(`sys.menu.${asked.kind}.ok`)}
      isDanger
      reasons={menuReasons}
      labelOf={(code) => t(`sys.menu.reason.${code}`)}
      text={t(`sys.menu.${asked.kind}.text`, { count })}
      send={async (values, options) => {
        const body = { menuId, version, ...values };
        if (isRemoval) await removeMenuNode(body, options);
        else await disableMenuNode(body, options);
      }}
      onDone={() =>
        void finish(
          t(isRemoval ? 'sys.menu.message.removed' : 'sys.menu.message.disabled', { name }),
          isRemoval ? node.parentId : menuId,
        )
      }
      onRefusal={onRefusal}
      onClose={onClose}
    />
  );
}
