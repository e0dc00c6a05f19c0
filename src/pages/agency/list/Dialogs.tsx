import { Radio } from 'antd';
import { ConfirmModal, ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { Agent, AgentMailed, AgentReason } from '@/contract';
import { agentReasons, agentReasonsOf } from '@/domain/agent';
import { withCode } from '@/domain/texts';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { closeAgent, resetAgentPassword, resumeAgent, suspendAgent } from '@/services/agent';
import { AddModal, EditModal } from './AgentForms';
import type { Dialog } from './dialog';
import { MoveMerchantModal, MoveModal } from './MoveModals';
import { PriceModal } from './PriceModal';
import { ReviewModal } from './ReviewModal';

const isMailed = (row: Agent): row is AgentMailed => 'mailTo' in row;

interface SuspendValues extends ReasonValues<AgentReason> {
  keepsEarning: boolean;
}

function SuspendModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const field = fieldsFor<typeof suspendAgent>()('agent', t);
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent, SuspendValues>
      id="agent-suspend"
      title={t('agent.dialog.suspend.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.action.suspend')}
      isDanger
      reasons={agentReasons}
      offered={agentReasonsOf.suspend}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.suspend.text')}
      send={(values, options) => suspendAgent({ agentNo, version, ...values }, options)}
      {...rest}
    >
      {field.item(
        'keepsEarning',
        <Radio.Group
          options={[
            { value: true, label: t('agent.dialog.suspend.keeps') },
            { value: false, label: t('agent.dialog.suspend.stops') },
          ]}
        />,
        { isRequired: true },
      )}
    </ReasonModal>
  );
}

function CloseModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent>
      id="agent-close"
      title={t('agent.dialog.close.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.action.close')}
      isDanger
      reasons={agentReasons}
      offered={agentReasonsOf.close}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.close.text')}
      send={(values, options) => closeAgent({ agentNo, version, ...values }, options)}
      {...rest}
    />
  );
}

const CONFIRM = 'agent-confirm';

/** A change without input: shows the effect and asks for confirmation. */
function AnswerModal({ kind, row, ...rest }: RowProps<Agent> & { kind: 'resume' | 'resetPassword' }) {
  const t = useT();
  const { agentNo, version } = row;
  const send = (options: { idempotencyKey: string }): Promise<Agent> =>
    kind === 'resume' ? resumeAgent({ agentNo, version }, options) : resetAgentPassword({ agentNo, version }, options);
  return (
    <ConfirmModal<Agent>
      id={CONFIRM}
      title={t(`agent.dialog.${kind}.title`, { name: withCode(row.agentName, row.agentNo) })}
      okText={kind === 'resume' ? t('agent.action.resume') : t('agent.dialog.resetPassword.ok')}
      send={(_, options) => send(options)}
      {...rest}
    >
      {t(`agent.dialog.${kind}.text`, { to: row.contactEmail ?? '' })}
    </ConfirmModal>
  );
}

export function Dialogs({ dialog, screen }: DialogsProps<Agent, Dialog>) {
  const t = useT();
  const format = useFormat();
  const { close, updateRows } = screen;
  const { success, moved, shared } = useOutcomes(screen);
  if (dialog.kind === 'add')
    return <AddModal onDone={moved((made) => t('agent.message.done.add', { name: made.agentName }))} onClose={close} />;

  const { kind, row } = dialog;
  const own = {
    row,
    ...shared,
    onDone: (next: Agent) => {
      close();
      updateRows([next]);
      if (isMailed(next)) success(t('agent.message.mailed', { to: next.mailTo, until: format.time(next.linkUntil) }), next);
      else if (kind !== 'resetPassword') success(t(`agent.message.done.${kind}`, { name: next.agentName }), next);
    },
  };
  switch (kind) {
    case 'edit':
      return <EditModal {...own} />;
    case 'review':
      return <ReviewModal {...own} />;
    case 'price':
      return <PriceModal {...own} />;
    case 'suspend':
      return <SuspendModal {...own} />;
    case 'move':
      return <MoveModal {...own} />;
    case 'moveMerchant':
      return <MoveMerchantModal {...own} />;
    case 'close':
      return <CloseModal {...own} />;
    default:
      return <AnswerModal kind={kind} {...own} />;
  }
}
