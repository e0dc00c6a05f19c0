import { App } from 'antd';
import { BulkResultModal } from '@/components/BulkResultModal';
import { StatusTag } from '@/components/StatusTag';
import type { PayOrder } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { payOrderTones } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { Ask, Dialog } from './dialog';
import { RefundModal } from './RefundModal';
import { StopModal } from './StopModal';
import { SupplementModal } from './SupplementModal';

/** What every dialog over one order is given. */
export interface ChangeProps {
  row: PayOrder;
  /** The order as it is now; `money` is what was given back. */
  onDone: (row: PayOrder, money?: string) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: PayOrder) => void;
  onSelect: (numbers: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that stands open, whatever opened it: a row, the selection or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onSelect, onClose }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const { message } = App.useApp();
  if (dialog.kind === 'result') {
    const { succeeded, failed } = dialog.result;
    return (
      <BulkResultModal
        succeeded={succeeded.length}
        failed={failed}
        idOf={({ payOrderNo }) => payOrderNo}
        idTitle={t('payorder.field.payOrderNo')}
        renderState={({ current }) => <StatusTag group="payorder.status" value={current?.status} tones={payOrderTones} />}
        onRetry={() => {
          onSelect(failed.map(({ payOrderNo }) => payOrderNo));
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (next, money) => {
      onClose();
      onChanged(next);
      const values = { no: next.payOrderNo, money: money ? format.money(money, next.currency) : '' };
      void message.success(t(`payorder.message.done.${kind}`, values));
    },
    onRefusal: ({ data }) => {
      const current = data?.current as PayOrder | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  if (kind === 'refund') return <RefundModal {...shared} />;
  if (kind === 'supplement') return <SupplementModal {...shared} />;
  return <StopModal kind={kind} {...shared} />;
}
