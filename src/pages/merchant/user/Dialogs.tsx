import { useState } from 'react';
import { StatusTag } from '@/components/StatusTag';
import type { Merchant, MerchantBulkResult, MerchantMailed } from '@/contract';
import { merchantStatuses, merchantTones } from '@/domain/merchant';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { AddModal } from './AddModal';
import type { Dialog, Screen } from './dialog';
import { EditModal } from './EditModal';
import { PriceModal } from './PriceModal';
import { CloseModal, ResumeModal, SuspendModal, SwitchModal } from './ReasonModals';
import { ReviewModal } from './ReviewModal';
import { PasswordModal, SecretModal } from './SecretModal';

const isRow = (row: Merchant | null | undefined): row is Merchant => Boolean(row);

/** Switches a feature for several merchants and shows the result of each. */
function Switching({ rows, screen }: { rows: readonly Merchant[]; screen: Screen }) {
  const t = useT();
  const { close, updateRows, selection } = screen;
  const { success, shared } = useOutcomes(screen);
  const [result, setResult] = useState<MerchantBulkResult>();
  const [first, ...others] = rows;
  if (!first) return null;
  if (result)
    return (
      <ListResult
        screen={screen}
        result={result}
        idTitle={t('mch.field.mchNo')}
        renderState={(failure) => <StatusTag group="mch.status" value={failure.current?.status} tones={merchantTones} />}
      />
    );
  return (
    <SwitchModal
      rows={[first, ...others]}
      onDone={(done) => {
        updateRows([...done.succeeded, ...done.failed].map(({ current }) => current).filter(isRow));
        if (done.failed.length > 0) return setResult(done);
        if (rows.length > 1) selection.choose([]);
        close();
        success(t('mch.message.done.switch', { count: done.succeeded.length }));
      }}
      {...shared}
    />
  );
}

export function Dialogs({ dialog, screen }: DialogsProps<Merchant, Dialog>) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { close, list, updateRows } = screen;
  const { success, shared } = useOutcomes(screen);
  if (dialog.kind === 'add')
    return (
      <AddModal
        onDone={({ mchNo }) => {
          close();
          list.reload();
          success(t('mch.message.added', { no: mchNo }), { mchNo });
        }}
        onClose={close}
      />
    );
  if (dialog.kind === 'switch') return <Switching rows={dialog.rows} screen={screen} />;
  const { kind, row } = dialog;
  const textOf = (next: Merchant) => {
    const status = labelOf('mch.status', merchantStatuses, next.status);
    // The dialog has shown the secret already: no message.
    if (kind === 'rotateSecret') return undefined;
    if (kind !== 'resetPassword') return t(`mch.message.done.${kind}`, { name: next.mchName, status });
    const { mailTo, linkUntil } = next as MerchantMailed;
    return t('mch.message.mailed', { to: mailTo, until: format.time(linkUntil) });
  };
  const own = {
    row,
    ...shared,
    onDone: (next: Merchant) => {
      close();
      updateRows([next]);
      const text = textOf(next);
      if (text) success(text, next);
    },
  };
  if (dialog.kind === 'save') return <PriceModal {...own} product={dialog.product} />;
  switch (dialog.kind) {
    case 'edit':
      return <EditModal {...own} />;
    case 'review':
      return <ReviewModal {...own} />;
    case 'suspend':
      return <SuspendModal {...own} />;
    case 'resume':
      return <ResumeModal {...own} />;
    case 'close':
      return <CloseModal {...own} />;
    case 'rotateSecret':
      return <SecretModal {...own} />;
    case 'resetPassword':
      return <PasswordModal {...own} />;
  }
}
