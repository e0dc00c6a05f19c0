import { Modal } from 'antd';
import type { Role } from '@/contract';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { SignInRulesModal } from '@/screen/SignInRules';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { setRoleSignInRules } from '@/services/role';
import { refreshRights } from '@/stores/rights';
import { CompareModal } from './CompareModal';
import type { Dialog } from './dialog';
import { GrantModal } from './GrantModal';
import { KeysModal } from './KeysModal';
import { MatrixModal } from './MatrixModal';
import { Members } from './Members';
import { AddModal, CopyModal, DisableModal, EditModal, EnableModal, RemoveModal } from './RoleForms';
import './role.css';

export function Dialogs({ dialog, screen }: DialogsProps<Role, Dialog>) {
  const t = useT();
  const granted = useAccess();
  const { list, openKey, open, ask, close: onClose, updateRows } = screen;
  const { success, shared: own } = useOutcomes(screen);
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
    updateRows(isGone ? [] : [role]);
    if (isGone && role.roleCode === openKey) open(undefined);
    list.reload();
    // A new role has no permissions, so the grant dialog opens next.
    if (kind === 'add' && granted['sys:role:grant']) ask({ kind: 'grant', row: role });
    else onClose();
    refreshRights();
    success(t(`sys.role.saved.${kind}`, { no: role.roleCode }), isGone ? undefined : role);
  };
  const shared = { ...own, onDone };
  if (dialog.kind === 'add') return <AddModal {...shared} />;
  const props = { ...shared, row: dialog.row };
  switch (dialog.kind) {
    case 'edit':
      return <EditModal {...props} />;
    case 'signInRules':
      return (
        <SignInRulesModal
          {...props}
          access="sys:role:edit"
          name={props.row.roleCode}
          send={(rules, options) =>
            setRoleSignInRules({ roleCode: props.row.roleCode, version: props.row.version, ...rules }, options)
          }
        />
      );
    case 'copy':
      return <CopyModal {...props} />;
    case 'enable':
      return <EnableModal {...props} />;
    case 'disable':
      return <DisableModal {...props} />;
    case 'remove':
      return <RemoveModal {...props} />;
    case 'grant':
      return (
        <GrantModal key={dialog.row.roleCode} row={dialog.row} onDone={onDone} onKnown={list.replaceRow} onClose={onClose} />
      );
  }
}
