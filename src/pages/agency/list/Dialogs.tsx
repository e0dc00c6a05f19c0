import { App, Form, Radio } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { Agent, AgentMailed, AgentReason } from '@/contract';
import { agentReasonsOf } from '@/domain/agent';
import type { ApiError } from '@/domain/apiError';
import { withCode } from '@/domain/texts';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { closeAgent, resetAgentPassword, resumeAgent, suspendAgent } from '@/services/agent';
import { AddModal, EditModal } from './AgentForms';
import type { Ask, Dialog } from './dialog';
import { MoveMerchantModal, MoveModal } from './MoveModals';
import { PriceModal } from './PriceModal';
import { ReviewModal } from './ReviewModal';

/** What every dialog over one agent is given. */
export interface ChangeProps {
  row: Agent;
  onDone: (row: Agent) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onAdded: () => void;
  onChanged: (row: Agent) => void;
  onClose: () => void;
}

const isMailed = (row: Agent): row is AgentMailed => 'mailTo' in row;

interface SuspendValues extends ReasonValues<AgentReason> {
  keepsEarning: boolean;
}

function SuspendModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent, SuspendValues>
      id="agent-suspend"
      title={t('agent.dialog.suspend.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.action.suspend')}
      isDanger
      reasons={agentReasonsOf.suspend}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.suspend.text')}
      send={(values, options) => suspendAgent({ agentNo, version, ...values }, options)}
      {...rest}
    >
      <Form.Item
        name="keepsEarning"
        label={t('agent.field.keepsEarning')}
        rules={[{ required: true, message: t('agent.dialog.required') }]}
      >
        <Radio.Group
          options={[
            { value: true, label: t('agent.dialog.suspend.keeps') },
            { value: false, label: t('agent.dialog.suspend.stops') },
          ]}
        />
      </Form.Item>
    </ReasonModal>
  );
}

function CloseModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent>
      id="agent-close"
      title={t('agent.dialog.close.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.action.close')}
      isDanger
      reasons={agentReasonsOf.close}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.close.text')}
      send={(values, options) => closeAgent({ agentNo, version, ...values }, options)}
      {...rest}
    />
  );
}

const CONFIRM = 'agent-confirm';

/** A change without anything to type: says what happens, and asks. */
function ConfirmModal({ kind, row, ...rest }: ChangeProps & { kind: 'resume' | 'resetPassword' }) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const { agentNo, version } = row;
  const send = (options: { idempotencyKey: string }): Promise<Agent> =>
    kind === 'resume' ? resumeAgent({ agentNo, version }, options) : resetAgentPassword({ agentNo, version }, options);
  return (
    <FormModal<object, Agent>
      id={CONFIRM}
      title={t(`agent.dialog.${kind}.title`, { name: withCode(row.agentName, row.agentNo) })}
      okText={kind === 'resume' ? t('agent.action.resume') : t('agent.dialog.resetPassword.ok')}
      send={(_, options) => send(options)}
      {...rest}
    >
      <p>{t(`agent.dialog.${kind}.text`, { to: row.contactEmail ?? '' })}</p>
    </FormModal>
  );
}

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onAdded, onChanged, onClose }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const { message } = App.useApp();
  if (dialog.kind === 'add')
    return (
      <AddModal
        onDone={(made) => {
          onClose();
          onAdded();
          onChanged(made);
          void message.success(t('agent.message.done.add', { name: made.agentName }));
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
      if (isMailed(next))
        void message.success(t('agent.message.mailed', { to: next.mailTo, until: format.time(next.linkUntil) }));
      else if (kind !== 'resetPassword') void message.success(t(`agent.message.done.${kind}`, { name: next.agentName }));
    },
    onRefusal: ({ data }) => {
      const current = data?.current as Agent | undefined;
      if (!current) return;
      onChanged(current);
      ask({ ...dialog, row: current });
    },
    onClose,
  };
  switch (kind) {
    case 'edit':
      return <EditModal {...shared} />;
    case 'review':
      return <ReviewModal {...shared} />;
    case 'price':
      return <PriceModal {...shared} />;
    case 'suspend':
      return <SuspendModal {...shared} />;
    case 'move':
      return <MoveModal {...shared} />;
    case 'moveMerchant':
      return <MoveMerchantModal {...shared} />;
    case 'close':
      return <CloseModal {...shared} />;
    default:
      return <ConfirmModal kind={kind} {...shared} />;
  }
}
