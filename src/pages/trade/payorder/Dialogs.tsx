import { StatusTag } from '@/components/StatusTag';
import type { PayOrder } from '@/contract';
import { payOrderTones } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import type { Dialog, OrderProps } from './dialog';
import { RefundModal } from './RefundModal';
import { StopModal } from './StopModal';
import { SupplementModal } from './SupplementModal';

export function Dialogs({ dialog, screen }: DialogsProps<PayOrder, Dialog>) {
  const t = useT();
  const format = useFormat();
  const { saved, shared } = useOutcomes(screen);
  if (dialog.kind === 'result')
    return (
      <ListResult
        screen={screen}
        result={dialog.result}
        idTitle={t('payorder.field.payOrderNo')}
        renderState={({ current }) => <StatusTag group="payorder.status" value={current?.status} tones={payOrderTones} />}
      />
    );
  const { kind, row } = dialog;
  const own: OrderProps = {
    row,
    ...shared,
    onDone: (next, money) => {
      const values = { no: next.payOrderNo, money: money ? format.money(money, next.currency) : '' };
      saved(() => t(`payment.done.${kind}`, values))(next);
    },
  };
  if (kind === 'refund') return <RefundModal {...own} />;
  if (kind === 'supplement') return <SupplementModal {...own} />;
  return <StopModal kind={kind} {...own} />;
}
