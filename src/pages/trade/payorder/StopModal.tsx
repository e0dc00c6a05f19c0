import { ReasonModal } from '@/components/FormModal';
import type { PayCloseReason, PayDisputeReason, PayOrder, PayUndisputeReason } from '@/contract';
import { disputeReasons, payCloseReasons, undisputeReasons } from '@/domain/payOrder';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { closePayOrder, disputePayOrder, undisputePayOrder } from '@/services/payorder';
import type { OrderProps } from './dialog';

interface Codes {
  close: PayCloseReason;
  dispute: PayDisputeReason;
  undispute: PayUndisputeReason;
}
type Kind = keyof Codes;

interface Body<Code> {
  payOrderNo: string;
  version: number | undefined;
  reasonCode: Code;
  remark?: string;
}

interface Differs<Code extends string> {
  reasons: readonly Code[];
  send: (body: Body<Code>, options: { idempotencyKey: string }) => Promise<PayOrder>;
  isDanger?: boolean;
}

/** Differences between the three dialogs. Their texts are under `payment.<kind>`. */
const KINDS: { [K in Kind]: Differs<Codes[K]> } = {
  close: { reasons: payCloseReasons, send: closePayOrder, isDanger: true },
  dispute: { reasons: disputeReasons, send: disputePayOrder },
  undispute: { reasons: undisputeReasons, send: undisputePayOrder },
};

/** Closes an order, or opens or ends a dispute. Shows the effect on the money and asks for a reason. */
export function StopModal<K extends Kind>({ kind, row, onDone, ...rest }: OrderProps & { kind: K }) {
  const t = useT();
  const format = useFormat();
  const { reasons, send, isDanger }: Differs<Codes[K]> = KINDS[kind];
  const { payOrderNo, version, currency, mchName, mchNo } = row;
  const own: Kind = kind;
  const sum = own === 'close' ? row.amount : row.netAmount;
  const values = { money: format.money(sum, currency), merchant: mchName ?? mchNo ?? '' };
  return (
    <ReasonModal<Codes[K], PayOrder>
      id={`payorder-${own}`}
      title={t(`payment.${own}.title`, { no: payOrderNo })}
      okText={t(`payorder.action.${own}`)}
      isDanger={isDanger}
      reasons={reasons}
      labelOf={(code) => t(`payment.reason.${code}`)}
      text={<p>{t(`payment.${own}.text`, values)}</p>}
      send={(reason, options) => send({ payOrderNo, version, ...reason }, options)}
      onDone={(next) => onDone(next)}
      {...rest}
    />
  );
}
