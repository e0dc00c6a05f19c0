import { ConfirmModal, ReasonModal } from '@/components/FormModal';
import type { CardChannel, CardChannelReason } from '@/contract';
import { channelReasons } from '@/domain/listen';
import { useT } from '@/hooks/useT';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { disableCardChannel, enableCardChannel, rotateCardChannelKey, unpairCardChannel } from '@/services/listen';
import { nameOf } from './cells';
import type { Dialog } from './dialog';
import { PairModal } from './PairModal';
import { Templates } from './Templates';

const CONFIRM = 'listen-confirm';
const refOf = ({ cardChannelNo, version }: CardChannel) => ({ cardChannelNo, version });
const CONFIRMED = { enable: enableCardChannel, rotateKey: rotateCardChannelKey };
const REASONED = { disable: disableCardChannel, unpair: unpairCardChannel };

function AnswerModal({ kind, row, ...rest }: RowProps<CardChannel> & { kind: keyof typeof CONFIRMED }) {
  const t = useT();
  return (
    <ConfirmModal<CardChannel>
      id={CONFIRM}
      title={t(`listen.dialog.${kind}.title`, { name: nameOf(row) })}
      okText={t(`listen.dialog.${kind}.ok`)}
      send={(_, options) => CONFIRMED[kind](refOf(row), options)}
      {...rest}
    >
      {t(`listen.dialog.${kind}.text`)}
    </ConfirmModal>
  );
}

function WhyModal({ kind, row, ...rest }: RowProps<CardChannel> & { kind: keyof typeof REASONED }) {
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

const DONE = { enable: 'enabled', disable: 'disabled', unpair: 'unpaired', rotateKey: 'rotated' } as const;

export function Dialogs({ dialog, screen }: DialogsProps<CardChannel, Dialog>) {
  const t = useT();
  const { close, list } = screen;
  const { saved, moved, shared } = useOutcomes(screen);
  if (dialog.kind === 'pair') return <PairModal onPaired={list.reload} onClose={close} />;
  if (dialog.kind === 'templates') return <Templates onClose={close} />;
  const { kind, row } = dialog;
  // An ended pairing leaves the list.
  const done = kind === 'unpair' ? moved : saved;
  const own = { row, ...shared, onDone: done((next) => t(`listen.message.${DONE[kind]}`, { name: nameOf(next) })) };
  return kind === 'enable' || kind === 'rotateKey' ? <AnswerModal kind={kind} {...own} /> : <WhyModal kind={kind} {...own} />;
}
