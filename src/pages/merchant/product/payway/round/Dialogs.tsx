import { App } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { Round, RoundBulkResult, RoundHead, RoundStopReason } from '@/contract';
import { roundStopReasons } from '@/domain/round';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { disableRounds, discardRounds, tripRounds } from '@/services/round';
import { AddModal } from './AddModal';
import { type Dialog, type DialogProps, linkOf, nameOf, refsOf } from './dialog';
import { EditModal } from './EditModal';
import { HistoryModal } from './HistoryModal';
import { PublishModal } from './PublishModal';
import { RollbackModal } from './RollbackModal';
import { SimulateModal } from './SimulateModal';
import { WeightsModal } from './WeightsModal';

interface DialogsProps extends Omit<DialogProps, 'onRefusal'> {
  dialog: Dialog;
  onChanged: () => void;
}

const DISCARD = 'round-discard';

function DiscardModal({ head, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  useDialogFocus(`button[form="${DISCARD}"]`);
  const { wayCode, draftVersion } = head;
  return (
    <FormModal<object, RoundHead>
      id={DISCARD}
      title={t('round.dialog.discard.title')}
      okText={t('round.action.discard')}
      isDanger
      send={(_, options) => discardRounds({ wayCode, draftVersion }, options)}
      onDone={onDone}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <p>{t('round.dialog.discard.text', { by: head.draftBy ?? '', count: head.changes?.length ?? 0 })}</p>
    </FormModal>
  );
}

/** Disables rounds or trips their breakers, with a reason. */
function StopModal({
  kind,
  rows,
  onDone,
  onRefusal,
  onClose,
}: DialogProps & { kind: 'disable' | 'trip'; rows: readonly Round[] }) {
  const t = useT();
  const { message } = App.useApp();
  const success = useSuccess();
  const values = { name: rows.map(nameOf).join(', '), count: rows.length };
  return (
    <ReasonModal<RoundStopReason, RoundBulkResult>
      id={`round-${kind}`}
      title={t(`round.dialog.${kind}.title`, values)}
      okText={t(`round.action.${kind}`)}
      isDanger
      reasons={roundStopReasons}
      labelOf={(code) => t(`round.reason.${code}`)}
      text={t(`round.dialog.${kind}.text`, values)}
      send={(reason, options) =>
        kind === 'disable'
          ? disableRounds({ items: refsOf(rows), ...reason }, options)
          : tripRounds({ items: refsOf(rows), ...reason }, options)
      }
      onDone={({ succeeded, failed }) => {
        onDone();
        if (failed.length === 0) success(t(`round.message.${kind}`, values), ...linkOf(rows));
        else
          void message.warning(
            `${t('parts.bulk.title', { done: succeeded.length, all: rows.length })}: ${failed.map(({ msg }) => msg).join(' ')}`,
          );
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    />
  );
}

export function Dialogs({ dialog, onChanged, ...rest }: DialogsProps) {
  const shared: DialogProps = { ...rest, onRefusal: onChanged };
  switch (dialog.kind) {
    case 'add':
      return <AddModal {...shared} />;
    case 'edit':
      return <EditModal row={dialog.row} {...shared} />;
    case 'weights':
      return <WeightsModal rows={dialog.rows} {...shared} />;
    case 'publish':
      return <PublishModal {...shared} />;
    case 'discard':
      return <DiscardModal {...shared} />;
    case 'rollback':
      return <RollbackModal {...shared} />;
    case 'history':
      return <HistoryModal {...shared} />;
    case 'simulate':
      return <SimulateModal {...shared} />;
    default:
      return <StopModal kind={dialog.kind} rows={dialog.rows} {...shared} />;
  }
}
