import { useAccess, useModel } from '@umijs/max';
import { App } from 'antd';
import type { Access } from '@/access';
import { ReasonModal } from '@/components/FormModal';
import type { Operator, OperatorDisableReason, OperatorMailed } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { disableReasonsOf } from '@/domain/operator';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { disableOperator } from '@/services/operator';
import { ConfirmModal } from './ConfirmModal';
import type { Ask, Dialog } from './dialog';
import { EditModal } from './EditModal';
import { InviteModal } from './InviteModal';
import { RolesModal } from './RolesModal';
import { actionName } from './RowActions';
import { ScopeModal } from './ScopeModal';

/** What every dialog over one operator is given. */
export interface ChangeProps {
  row: Operator;
  onDone: (row: Operator) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onAdded: () => void;
  onChanged: (row: Operator) => void;
  onClose: () => void;
}

const isMailed = (row: Operator): row is OperatorMailed => 'mailTo' in row;

function DisableModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const { operatorId, version } = row;
  return (
    <ReasonModal<OperatorDisableReason, Operator>
      id="operator-disable"
      title={t('sys.operator.dialog.disable.title', { name: row.username })}
      okText={actionName(t, row, 'disable')}
      isDanger
      reasons={disableReasonsOf(row.status)}
      labelOf={(code) => t(`sys.operator.reason.${code}`)}
      text={t('sys.operator.dialog.disable.text')}
      send={(values, options) => disableOperator({ operatorId, version, ...values }, options)}
      {...rest}
    />
  );
}

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onAdded, onChanged, onClose }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const { message } = App.useApp();
  const granted = useAccess() as Access;
  const { initialState } = useModel('@@initialState');
  const tellMailed = ({ mailTo, linkUntil }: OperatorMailed) =>
    void message.success(t('sys.operator.message.mailed', { to: mailTo, until: format.time(linkUntil) }));

  if (dialog.kind === 'add')
    return (
      <InviteModal
        source={dialog.source}
        onDone={(made) => {
          onClose();
          onAdded();
          tellMailed(made);
        }}
        onClose={onClose}
      />
    );

  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (next) => {
      onClose();
      onChanged(next);
      if (isMailed(next)) tellMailed(next);
      else if (kind !== 'resetPassword') void message.success(t(`sys.operator.message.done.${kind}`, { name: row.username }));
    },
    onRefusal: ({ data }) => {
      const current = data?.current as Operator | undefined;
      if (!current) return;
      onChanged(current);
      ask({ ...dialog, row: current });
    },
    onClose,
  };
  switch (kind) {
    case 'edit':
      return <EditModal {...shared} isOwn={row.operatorId === initialState?.currentUser?.operatorId} />;
    case 'role':
      return <RolesModal {...shared} canPreview={granted['sys:operator:access']} />;
    case 'scope':
      return <ScopeModal {...shared} />;
    case 'disable':
      return <DisableModal {...shared} />;
    default:
      return <ConfirmModal kind={kind} {...shared} sessionId={dialog.session?.id} />;
  }
}
