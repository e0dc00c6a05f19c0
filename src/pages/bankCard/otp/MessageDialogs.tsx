import { App } from 'antd';
import { CodeReveal } from '@/components/CodeReveal';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { PastInput } from '@/components/PastInput';
import type { DeviceMessage, DeviceMessageAction, DeviceMessageReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { messageReasons } from '@/domain/listen';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ignoreDeviceMessage, lineDeviceMessage, revealCode } from '@/services/listen';

export interface MessageDialog {
  kind: DeviceMessageAction;
  row: DeviceMessage;
}

interface MessageDialogsProps {
  dialog: MessageDialog;
  ask: (dialog: MessageDialog) => void;
  onChanged: (row: DeviceMessage) => void;
  onReload: () => void;
  onClose: () => void;
}

interface ChangeProps {
  row: DeviceMessage;
  onDone: (row: DeviceMessage) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const REF = /^[A-Za-z0-9-]{4,32}$/;
const refOf = ({ msgNo, version }: DeviceMessage) => ({ msgNo, version });

function LineModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const field = fieldsFor<typeof lineDeviceMessage>()('listen', t);
  const { currency = '' } = row;
  return (
    <FormModal<{ amount: string; bankTime: string; bankRefNo: string }, DeviceMessage>
      id="message-line"
      title={t('listen.dialog.line.title', { name: row.msgNo })}
      okText={t('listen.dialog.line.ok')}
      initialValues={{ bankTime: row.deviceSentAt }}
      send={(values, options) => lineDeviceMessage({ ...refOf(row), ...values }, options)}
      {...rest}
    >
      <p>{t('listen.dialog.line.text')}</p>
      {field.amount('amount', currency, {
        label: `${t('listen.dialog.line.amount')} (${currency})`,
        isRequired: true,
        normalize: (text: string) => text.trim(),
      })}
      {field.item('bankTime', <PastInput />, { label: t('listen.dialog.line.bankTime'), isRequired: true })}
      {field.text('bankRefNo', 32, {
        label: t('listen.dialog.line.bankRefNo'),
        isRequired: true,
        form: [REF, t('listen.dialog.line.refForm')],
        normalize: (text: string) => text.trim(),
      })}
    </FormModal>
  );
}

function IgnoreModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  return (
    <ReasonModal<DeviceMessageReason, DeviceMessage>
      id="message-ignore"
      title={t('listen.dialog.ignore.title', { name: row.msgNo })}
      okText={t('listen.dialog.ignore.ok')}
      reasons={messageReasons}
      labelOf={(code) => t(`listen.messageReason.${code}`)}
      text={<p>{t('listen.dialog.ignore.text')}</p>}
      send={(values, options) => ignoreDeviceMessage({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

export function MessageDialogs({ dialog: { kind, row }, ask, onChanged, onReload, onClose }: MessageDialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const { msgNo, itemNo } = row;
  if (kind === 'reveal')
    return (
      <CodeReveal
        name={itemNo ?? msgNo}
        reveal={(reason, options) => revealCode({ msgNo, itemNo: itemNo ?? '', ...reason }, options)}
        onShown={onReload}
        onClose={onClose}
      />
    );
  const shared = {
    row,
    onDone: (next: DeviceMessage) => {
      onClose();
      onChanged(next);
      const line = next.lineNo ?? '';
      const words = kind === 'ignore' ? 'ignored' : next.parseStatus === 'DUPLICATE' ? 'duplicate' : 'lined';
      void message.success(t(`listen.message.${words}`, { line }));
    },
    onRefusal: ({ data }: ApiError) => {
      const current = data?.current as DeviceMessage | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  return kind === 'line' ? <LineModal {...shared} /> : <IgnoreModal {...shared} />;
}
