import { Dialog } from '@/components/Dialog';
import { ReasonForm, type ReasonValues } from '@/components/ReasonForm';
import { SoonInput } from '@/components/SoonInput';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { WithdrawHoldReason, WithdrawRefundReason, WithdrawUnholdReason } from '@/contract';
import { holdReasons, refundReasons, unholdReasons } from '@/domain/deskValues';
import { serverNow } from '@/domain/serverClock';
import { sumsOf } from '@/domain/sums';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { fieldsFor } from '@/screen/fields';
import { Unread } from './Changed';
import { type Asked, type Calls, type DialogProps, refOf } from './calls';
import { useUnknownWords } from './facts';

interface Codes {
  hold: WithdrawHoldReason;
  unhold: WithdrawUnholdReason;
  refund: WithdrawRefundReason;
}

export type ReasonKind = keyof Codes;

interface Values<Code extends string> extends ReasonValues<Code> {
  holdUntil?: string;
}

interface Differs<Kind extends ReasonKind> {
  reasons: readonly Codes[Kind][];
  isDanger?: boolean;
  hasUntil?: boolean;
  bodyOf: (rows: Asked, values: Values<Codes[Kind]>) => Parameters<Calls[Kind]>[0];
}

/** Differences between the three dialogs. Their texts are under `desk.dialog.<kind>` and `trade.withdraw.<kind>Reason`. */
const KINDS: { [Kind in ReasonKind]: Differs<Kind> } = {
  hold: { reasons: holdReasons, hasUntil: true, bodyOf: (rows, values) => ({ items: rows.map(refOf), ...values }) },
  unhold: { reasons: unholdReasons, bodyOf: (rows, values) => ({ items: rows.map(refOf), ...values }) },
  refund: {
    reasons: refundReasons,
    isDanger: true,
    bodyOf: ([row], values) => ({ ...refOf(row), ...values }),
  },
};

/** Hold, lift a hold, or refund. Shows the effect on the money and asks for a reason. Refund takes one order. */
export function ReasonModal<Kind extends ReasonKind>({
  kind,
  rows,
  send,
  isChecking,
  isRead,
  onRead,
  onDone,
  onRefusal,
  onClose,
}: DialogProps & { kind: Kind }) {
  const t = useT();
  const field = fieldsFor<{ holdUntil?: string }>()('trade.withdraw', t);
  const format = useFormat();
  const granted = useAccess();
  const formId = `${kind}-form`;
  const { reasons, isDanger, hasUntil, bodyOf }: Differs<Kind> = KINDS[kind];
  const { submit, isBusy, refusal } = useSubmit(
    (values: Values<Codes[Kind]>, options) =>
      send(kind, bodyOf(rows, { ...values, remark: values.remark?.trim() || undefined }), options),
    onDone,
    onRefusal,
  );
  const words = (name: 'title' | 'money' | 'ok') => {
    const money = sumsOf(rows).map(({ amount, currency }) => format.money(amount, currency));
    return t(`desk.dialog.${kind as ReasonKind}.${name}`, { count: rows.length, money: money.join(' + ') });
  };
  const only = rows.length === 1 ? rows[0] : undefined;
  const isKnown = useUnknownWords()(rows, kind, isRead) === undefined;

  return (
    <Dialog
      width={560}
      title={words('title')}
      onCancel={onClose}
      okText={words('ok')}
      okButtonProps={{ htmlType: 'submit', form: formId, loading: isBusy || isChecking, danger: isDanger, disabled: !isKnown }}
    >
      <SubmitAlerts refusal={refusal} />
      <Unread rows={rows} action={kind} isChecking={isChecking} isRead={isRead} onRead={onRead} />
      {only && <p>{joinedText([only.withdrawNo, only.holderName])}</p>}
      <p>{words('money')}</p>
      <ReasonForm<Codes[Kind], Values<Codes[Kind]>>
        id={formId}
        reasons={reasons}
        labelOf={(code) => t(`desk.${kind}Reason.${code}` as MessageKey)}
        refusal={refusal}
        onFinish={(values) => void submit(values)}
      >
        {hasUntil &&
          field.item('holdUntil', <SoonInput />, {
            label: t('desk.dialog.holdUntil'),
            hint: `${t('desk.dialog.holdUntilHint', { unhold: granted['trade:withdraw:unhold'] === true ? 'yes' : 'no' })} ${t('common.time.zone', { zone: format.timeZone, offset: format.offset() })}`,
            faultOf: (until: string) => (until && Date.parse(until) <= serverNow() ? t('desk.dialog.holdUntilPast') : undefined),
          })}
      </ReasonForm>
    </Dialog>
  );
}
