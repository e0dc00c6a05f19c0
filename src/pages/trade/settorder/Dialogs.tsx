import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { BulkResultModal } from '@/components/BulkResultModal';
import { StatusTag } from '@/components/StatusTag';
import type { Sett, SettBulkResult } from '@/contract';
import { recordAddress } from '@/domain/records';
import { settStatuses, settTones } from '@/domain/sett';
import { sumsOf } from '@/domain/sums';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import type { Ask, Dialog, SettProps } from './dialog';
import { PassModal } from './PassModal';
import { CancelModal, RejectModal, ReverseModal } from './ReasonModals';
import { ResolveModal } from './ResolveModal';
import { ConfirmModal, RetryModal, RouteModal } from './SendModals';
import { whenKnown } from './state';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  /** Called with the current rows after success, and also if a colleague was faster. */
  onChanged: (rows: readonly Sett[]) => void;
  onClose: () => void;
  /** Selects the undone rows of a bulk action, or none if all are done. */
  onSelect?: (numbers: readonly string[]) => void;
}

const isRow = (row: Sett | null | undefined): row is Sett => Boolean(row);

/** The open dialog, then the result of the change. The list and the detail page share it. */
export function Dialogs({ dialog, ask, onChanged, onClose, onSelect }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const success = useSuccess();
  const [result, setResult] = useState<SettBulkResult>();
  const { kind, rows } = dialog;
  const [first, ...others] = rows;
  if (!first) return null;
  const unknown = rows.map((row) => whenKnown(row, kind)).find((state) => !state.isAllowed);
  if (unknown && !unknown.isAllowed && !result)
    return (
      <Modal
        open
        title={t(`sett.action.${kind}`)}
        onCancel={onClose}
        footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
      >
        <Alert type="error" showIcon role="alert" title={unknown.why} />
      </Modal>
    );

  if (result)
    return (
      <BulkResultModal
        succeeded={result.succeeded.length}
        failed={result.failed}
        idOf={(failure) => failure.settNo}
        idTitle={t('sett.field.settNo')}
        renderState={(failure) => <StatusTag group="sett.status" value={failure.current?.status} tones={settTones} />}
        onRetry={() => {
          onSelect?.(result.failed.map(({ settNo }) => settNo));
          onClose();
        }}
        onClose={onClose}
      />
    );

  const done = ({ succeeded, failed }: SettBulkResult) => {
    const current = [...succeeded, ...failed].map((one) => one.current).filter(isRow);
    onChanged(current);
    if (failed.length > 0) {
      setResult({ succeeded, failed });
      return;
    }
    if (rows.length > 1) onSelect?.([]);
    onClose();
    const [now] = current;
    const sums = sumsOf(rows).map(({ amount, currency }) => format.money(amount, currency));
    const no = rows.length === 1 ? first.settNo : undefined;
    success(
      t(`sett.message.done.${kind}`, {
        count: succeeded.length,
        no: first.settNo,
        money: sums.join(' + '),
        next: now?.retriedBy ?? '',
        status: now ? labelOf('sett.status', settStatuses, now.status) : '',
      }),
      no,
      no && recordAddress({ entity: 'sett', no }),
    );
  };
  const shared: SettProps = {
    rows: [first, ...others],
    onDone: done,
    onRefusal: ({ data }) => {
      const current = data?.current as Sett | undefined;
      if (!current) return;
      onChanged([current]);
      ask({ kind, rows: [current] });
    },
    onClose,
  };
  switch (kind) {
    case 'pass':
      return <PassModal {...shared} />;
    case 'reject':
      return <RejectModal {...shared} />;
    case 'route':
      return <RouteModal {...shared} />;
    case 'retry':
      return <RetryModal {...shared} />;
    case 'cancel':
      return <CancelModal {...shared} />;
    case 'resolve':
      return <ResolveModal {...shared} />;
    case 'reverse':
      return <ReverseModal {...shared} />;
    default:
      return <ConfirmModal kind={kind} {...shared} />;
  }
}
