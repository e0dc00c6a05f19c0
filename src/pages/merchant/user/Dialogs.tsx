import { App } from 'antd';
import { useState } from 'react';
import { BulkResultModal } from '@/components/BulkResultModal';
import { StatusTag } from '@/components/StatusTag';
import type { Merchant, MerchantBulkResult, MerchantMailed } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { merchantStatuses, merchantTones } from '@/domain/merchant';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { AddModal } from './AddModal';
import type { Ask, Dialog } from './dialog';
import { EditModal } from './EditModal';
import { PriceModal } from './PriceModal';
import { CloseModal, ResumeModal, ReviewModal, SuspendModal, SwitchModal } from './ReasonModals';
import { PasswordModal, SecretModal } from './SecretModal';

/** What every dialog over one merchant is given. */
export interface ChangeProps {
  row: Merchant;
  onDone: (row: Merchant) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onAdded: () => void;
  /** Told of every row as it is now, whether the action succeeded or somebody was faster. */
  onChanged: (rows: readonly Merchant[]) => void;
  onClose: () => void;
  /** Chooses what a bulk action has left as it was: none, when all of it was done. */
  onSelect: (numbers: readonly string[]) => void;
}

const isRow = (row: Merchant | null | undefined): row is Merchant => Boolean(row);

/** Several merchants switched at once, and what became of each. */
function Switching({
  rows,
  ask,
  onChanged,
  onClose,
  onSelect,
}: Omit<DialogsProps, 'dialog' | 'onAdded'> & { rows: readonly Merchant[] }) {
  const t = useT();
  const { message } = App.useApp();
  const [result, setResult] = useState<MerchantBulkResult>();
  const [first, ...others] = rows;
  if (!first) return null;
  if (result)
    return (
      <BulkResultModal
        succeeded={result.succeeded.length}
        failed={result.failed}
        idOf={(failure) => failure.mchNo}
        idTitle={t('mch.field.mchNo')}
        renderState={(failure) => <StatusTag group="mch.status" value={failure.current?.status} tones={merchantTones} />}
        onRetry={() => {
          onSelect(result.failed.map(({ mchNo }) => mchNo));
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <SwitchModal
      rows={[first, ...others]}
      onDone={(done) => {
        onChanged([...done.succeeded, ...done.failed].map(({ current }) => current).filter(isRow));
        if (done.failed.length > 0) return setResult(done);
        if (rows.length > 1) onSelect([]);
        onClose();
        void message.success(t('mch.message.done.switch', { count: done.succeeded.length }));
      }}
      onRefusal={({ data }) => {
        const current = data?.current as Merchant | undefined;
        if (!current) return;
        onChanged([current]);
        ask({ kind: 'switch', rows: [current] });
      }}
      onClose={onClose}
    />
  );
}

/** The dialog that stands open, whatever opened it: the toolbar, a row, the selection or the drawer. */
export function Dialogs({ dialog, onAdded, ...rest }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { message } = App.useApp();
  const { ask, onChanged, onClose } = rest;
  if (dialog.kind === 'add')
    return (
      <AddModal
        onDone={({ mchNo }) => {
          onClose();
          onAdded();
          void message.success(t('mch.message.added', { no: mchNo }));
        }}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'switch') return <Switching rows={dialog.rows} {...rest} />;
  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (next) => {
      onClose();
      onChanged([next]);
      // A secret was shown in its dialog; nothing is left to say of it.
      if (kind === 'rotateSecret') return;
      if (kind === 'resetPassword') {
        const { mailTo, linkUntil } = next as MerchantMailed;
        void message.success(t('mch.message.mailed', { to: mailTo, until: format.time(linkUntil) }));
        return;
      }
      const status = labelOf('mch.status', merchantStatuses, next.status);
      void message.success(t(`mch.message.done.${kind}`, { name: next.mchName, status }));
    },
    onRefusal: ({ data }) => {
      const current = data?.current as Merchant | undefined;
      if (!current) return;
      onChanged([current]);
      ask({ ...dialog, row: current });
    },
    onClose,
  };
  if (dialog.kind === 'save') return <PriceModal {...shared} product={dialog.product} />;
  switch (dialog.kind) {
    case 'edit':
      return <EditModal {...shared} />;
    case 'review':
      return <ReviewModal {...shared} />;
    case 'suspend':
      return <SuspendModal {...shared} />;
    case 'resume':
      return <ResumeModal {...shared} />;
    case 'close':
      return <CloseModal {...shared} />;
    case 'rotateSecret':
      return <SecretModal {...shared} />;
    case 'resetPassword':
      return <PasswordModal {...shared} />;
  }
}
