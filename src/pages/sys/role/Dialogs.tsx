import { useAccess } from '@umijs/max';
import { App, Modal } from 'antd';
import type { Access } from '@/access';
import type { Role } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { refreshRights } from '@/stores/rights';
import { CompareModal } from './CompareModal';
import type { Ask, Dialog } from './dialog';
import { GrantModal } from './GrantModal';
import { KeysModal } from './KeysModal';
import { MatrixModal } from './MatrixModal';
import { Members } from './Members';
import { AddModal, CopyModal, DisableModal, EditModal, EnableModal, RemoveModal } from './RoleForms';
import './role.css';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  /** The present state of a role has become known. */
  onKnown: (role: Role) => void;
  onChanged: (roleCode: string, isGone: boolean) => void;
}

/** The dialog that stands open, whatever opened it: a row, the drawer, a figure or the bar of the table. */
export function Dialogs({ dialog, ask, onKnown, onChanged }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess() as Access;
  const onClose = () => ask(undefined);
  if (dialog.kind === 'matrix') return <MatrixModal onClose={onClose} />;
  if (dialog.kind === 'keys') return <KeysModal of={dialog.of} statistics={dialog.statistics} onClose={onClose} />;
  if (dialog.kind === 'compare') return <CompareModal row={dialog.row} onClose={onClose} />;
  if (dialog.kind === 'members') {
    const { roleCode } = dialog.row;
    const title = `${t('sys.role.detail.members')}: ${roleCode}`;
    return (
      <Modal open width={720} title={title} footer={null} onCancel={onClose}>
        <Members roleCode={roleCode} />
      </Modal>
    );
  }

  const { kind } = dialog;
  const onDone = (role: Role) => {
    const isGone = kind === 'remove';
    if (!isGone) onKnown(role);
    // A new role begins without keys: those are the next thing to say.
    ask(kind === 'add' && granted['sys:role:grant'] ? { kind: 'grant', row: role } : undefined);
    onChanged(role.roleCode, isGone);
    refreshRights();
    void message.success(t(`sys.role.saved.${kind}`, { no: role.roleCode }));
  };
  const onRefusal = (refusal: ApiError) => {
    const current = refusal.data?.current as Role | undefined;
    if (!current || dialog.kind === 'add') return;
    onKnown(current);
    ask({ ...dialog, row: current });
  };
  const shared = { onDone, onRefusal, onClose };
  if (dialog.kind === 'add') return <AddModal {...shared} />;
  const props = { ...shared, row: dialog.row };
  switch (dialog.kind) {
    case 'edit':
      return <EditModal {...props} />;
    case 'copy':
      return <CopyModal {...props} />;
    case 'enable':
      return <EnableModal {...props} />;
    case 'disable':
      return <DisableModal {...props} />;
    case 'remove':
      return <RemoveModal {...props} />;
    case 'grant':
      return <GrantModal key={dialog.row.roleCode} row={dialog.row} onDone={onDone} onKnown={onKnown} onClose={onClose} />;
  }
}
