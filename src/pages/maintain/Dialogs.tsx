import { App } from 'antd';
import type { Maintenance } from '@/contract';
import { useT } from '@/hooks/useT';
import { askMentions } from '@/stores/mentions';
import type { Dialog } from './dialog';
import { GraceModal } from './GraceModal';
import { NoticeModal, WithdrawModal } from './NoticeModals';
import { PolicyModal } from './PolicyModal';
import { CancelWindowModal, type ChangeProps, CloseModal, OpenModal, StopModal } from './ServiceModals';
import { WindowModal } from './WindowModal';

interface DialogsProps {
  dialog: Dialog;
  all: Maintenance;
  onChanged: (all: Maintenance) => void;
  onClose: () => void;
}

export function Dialogs({ dialog, all, onChanged, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const shared: ChangeProps = {
    all,
    onDone: (next) => {
      onClose();
      onChanged(next);
      void message.success(t(`maintain.done.${dialog.kind}`));
      // The change may affect the notices that all screens show.
      void askMentions();
    },
    // A colleague was faster: keep the input, and show the current configuration behind it.
    onRefusal: ({ data }) => {
      const current = data?.current as Maintenance | undefined;
      if (current) onChanged(current);
    },
    onClose,
  };
  switch (dialog.kind) {
    case 'stop':
      return <StopModal {...shared} />;
    case 'close':
      return <CloseModal {...shared} service={dialog.service} />;
    case 'open':
      return <OpenModal {...shared} service={dialog.service} />;
    case 'window':
      return <WindowModal {...shared} window={dialog.window} />;
    case 'cancelWindow':
      return <CancelWindowModal {...shared} window={dialog.window} />;
    case 'notice':
      return <NoticeModal {...shared} notice={dialog.notice} />;
    case 'withdraw':
      return <WithdrawModal {...shared} notice={dialog.notice} />;
    case 'policy':
      return <PolicyModal {...shared} tier={dialog.tier} />;
    case 'grace':
      return <GraceModal {...shared} days={dialog.days} />;
  }
}
