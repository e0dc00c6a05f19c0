import { App } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { CardChannel, CardChannelReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { channelReasons } from '@/domain/listen';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { disableCardChannel, enableCardChannel, rotateCardChannelKey, unpairCardChannel } from '@/services/listen';
import { nameOf } from './cells';
import type { Ask, Dialog } from './dialog';
import { PairModal } from './PairModal';
import { Templates } from './Templates';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: CardChannel) => void;
  /** Rows came or went. */
  onReload: () => void;
  onClose: () => void;
}

interface ChangeProps<Kind extends string> {
  kind: Kind;
  row: CardChannel;
  onDone: (row: CardChannel) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const CONFIRM = 'listen-confirm';
const refOf = ({ cardChannelNo, version }: CardChannel) => ({ cardChannelNo, version });
const CONFIRMED = { enable: enableCardChannel, rotateKey: rotateCardChannelKey };
const REASONED = { disable: disableCardChannel, unpair: unpairCardChannel };

function ConfirmModal({ kind, row, ...rest }: ChangeProps<keyof typeof CONFIRMED>) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, CardChannel>
      id={CONFIRM}
      title={t(`listen.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`listen.dialog.${kind}.ok`)}
      send={(_, options) => CONFIRMED[kind](refOf(row), options)}
      {...rest}
    >
      <p>{t(`listen.dialog.${kind}.text`)}</p>
    </FormModal>
  );
}

function WhyModal({ kind, row, ...rest }: ChangeProps<keyof typeof REASONED>) {
  const t = useT();
  return (
    <ReasonModal<CardChannelReason, CardChannel>
      id={`listen-${kind}`}
      title={t(`listen.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`listen.dialog.${kind}.ok`)}
      isDanger
      reasons={channelReasons}
      labelOf={(code) => t(`listen.reason.${code}`)}
      text={<p>{t(`listen.dialog.${kind}.text`)}</p>}
      send={(values, options) => REASONED[kind]({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

const SAID = { enable: 'enabled', disable: 'disabled', unpair: 'unpaired', rotateKey: 'rotated' } as const;

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  if (dialog.kind === 'pair') return <PairModal onPaired={onReload} onClose={onClose} />;
  if (dialog.kind === 'templates') return <Templates onClose={onClose} />;
  const { kind, row } = dialog;
  const shared = {
    row,
    onDone: (next: CardChannel) => {
      onClose();
      onChanged(next);
      // An ended binding leaves the list.
      if (kind === 'unpair') onReload();
      void message.success(t(`listen.message.${SAID[kind]}`, { name: nameOf(next) }));
    },
    onRefusal: ({ data }: ApiError) => {
      const current = data?.current as CardChannel | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  return kind === 'enable' || kind === 'rotateKey' ? (
    <ConfirmModal kind={kind} {...shared} />
  ) : (
    <WhyModal kind={kind} {...shared} />
  );
}
