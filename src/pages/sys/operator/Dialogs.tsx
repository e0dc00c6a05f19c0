import { useModel } from '@umijs/max';
import { Alert, Form } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import type { Operator, OperatorDisableReason, OperatorMailed, OperatorResetReason } from '@/contract';
import { disableReasons, disableReasonsOf, resetReasons } from '@/domain/operator';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { SignInRulesModal } from '@/screen/SignInRules';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { disableOperator, resetOperatorFactors, setOperatorSignInRules } from '@/services/operator';
import { actionName } from './actions';
import { ConfirmModal } from './ConfirmModal';
import type { Dialog } from './dialog';
import { EditModal } from './EditModal';
import { InviteModal } from './InviteModal';
import { RolesModal } from './RolesModal';
import { ScopeModal } from './ScopeModal';

const isMailed = (row: Operator): row is OperatorMailed => 'mailTo' in row;

/** What the chosen reason does. */
function DisableEffect() {
  const t = useT();
  const reason: OperatorDisableReason | undefined = Form.useWatch('reasonCode');
  if (!reason) return null;
  const isFinal = reason === 'LEFT_COMPANY';
  return (
    <Alert type={isFinal ? 'error' : 'info'} showIcon title={t(`sys.operator.dialog.disable.${isFinal ? 'final' : 'open'}`)} />
  );
}

function DisableModal({ row, ...rest }: RowProps<Operator>) {
  const t = useT();
  const { operatorId, version } = row;
  return (
    <ReasonModal<OperatorDisableReason, Operator>
      id="operator-disable"
      title={t('sys.operator.dialog.disable.title', { name: row.username })}
      okText={actionName(t, row, 'disable')}
      isDanger
      reasons={disableReasons}
      offered={disableReasonsOf(row.status)}
      labelOf={(code) => t(`sys.operator.reason.${code}`)}
      text={t('sys.operator.dialog.disable.text')}
      send={(values, options) => disableOperator({ operatorId, version, ...values }, options)}
      {...rest}
    >
      <DisableEffect />
    </ReasonModal>
  );
}

/** Removes the second factors of a user who lost them, after a second person agreed. */
function ResetFactorsModal({ row, ...rest }: RowProps<Operator>) {
  const t = useT();
  const { operatorId, version } = row;
  return (
    <ReasonModal<OperatorResetReason, Operator>
      id="operator-reset-factors"
      access="sys:operator:resetMfa"
      title={t('sys.operator.dialog.resetMfa.title', { name: row.username })}
      okText={t('sys.operator.dialog.resetMfa.ok')}
      isDanger
      reasons={resetReasons}
      labelOf={(code) => t(`sys.operator.resetReason.${code}`)}
      text={t('sys.operator.dialog.resetMfa.text')}
      send={(values, options) => resetOperatorFactors({ operatorId, version, ...values }, options)}
      {...rest}
    />
  );
}

export function Dialogs({ dialog, screen }: DialogsProps<Operator, Dialog>) {
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const { initialState } = useModel('@@initialState');
  const { close, list, updateRows } = screen;
  const { success, shared } = useOutcomes(screen);
  const mailed = ({ mailTo, linkUntil, ...row }: OperatorMailed) =>
    success(t('sys.operator.message.mailed', { to: mailTo, until: format.time(linkUntil) }), row);

  if (dialog.kind === 'add')
    return (
      <InviteModal
        source={dialog.source}
        onDone={(made) => {
          close();
          list.reload();
          mailed(made);
        }}
        onClose={close}
      />
    );

  const { kind, row } = dialog;
  const own = {
    row,
    ...shared,
    onDone: (next: Operator) => {
      close();
      updateRows([next]);
      if (isMailed(next)) mailed(next);
      else if (kind !== 'resetPassword')
        success(t(`sys.operator.message.done.${next.status === 'LEFT' ? 'leave' : kind}`, { name: row.username }), next);
    },
  };
  switch (kind) {
    case 'edit':
      return <EditModal {...own} isOwn={row.operatorId === initialState?.currentUser?.operatorId} />;
    case 'role':
      return <RolesModal {...own} canPreview={granted['sys:operator:access']} />;
    case 'scope':
      return <ScopeModal {...own} />;
    case 'signInRules':
      return (
        <SignInRulesModal
          {...own}
          access="sys:operator:edit"
          name={row.username}
          send={(rules, options) =>
            setOperatorSignInRules({ operatorId: row.operatorId, version: row.version, ...rules }, options)
          }
        />
      );
    case 'disable':
      return <DisableModal {...own} />;
    case 'resetMfa':
      return <ResetFactorsModal {...own} />;
    default:
      return <ConfirmModal kind={kind} {...own} sessionId={dialog.session?.id} />;
  }
}
