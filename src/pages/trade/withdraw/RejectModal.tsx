import { Form } from 'antd';
import { useRef } from 'react';
import { Dialog } from '@/components/Dialog';
import { ReasonForm, type ReasonValues } from '@/components/ReasonForm';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { WithdrawRejectReason } from '@/contract';
import { rejectReasons } from '@/domain/deskValues';
import { sumsOf } from '@/domain/sums';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { BulkLines } from './BulkLines';
import { Changed, Unread } from './Changed';
import { ConfirmAssigned } from './ConfirmAssigned';
import { type DecisionProps, refOf } from './calls';
import { useDecisionState, useUnknownWords } from './facts';

interface Values extends ReasonValues<WithdrawRejectReason> {
  messageToHolder?: string;
  confirmAssigned?: boolean;
}

const FORM = 'reject-form';
const MESSAGE_MAX = 300;

/** Reason, internal remark, and a message to the holder. The reason prefills the message until you edit it. */
export function RejectModal(props: DecisionProps) {
  const { rows, send, isChecking, isChanged, isRead, onLooked, onRead, claimNext, onDone, onRefusal, onClose } = props;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const isEdited = useRef(false);
  const money = sumsOf(rows)
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(' + ');

  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'reject',
        {
          items: rows.map(refOf),
          reasonCode: values.reasonCode,
          remark: values.remark?.trim() || undefined,
          messageToHolder: values.messageToHolder?.trim() || undefined,
          confirmAssigned: values.confirmAssigned || undefined,
          claimNext,
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const only = rows.length === 1 ? rows[0] : undefined;
  const state = useDecisionState(rows, 'reject');
  const isKnown = useUnknownWords()(rows, 'reject', isRead) === undefined;

  return (
    <Dialog
      width={560}
      title={t('desk.decide.rejectTitle', { count: rows.length })}
      onCancel={onClose}
      okText={t('desk.decide.confirmReject', { money })}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        loading: isBusy || isChecking,
        danger: true,
        disabled: isChanged || !state.isAllowed || !isKnown,
      }}
    >
      <SubmitAlerts refusal={refusal} />
      <Changed isChanged={isChanged} state={state} onLooked={onLooked} />
      <Unread rows={rows} action="reject" isChecking={isChecking} isRead={isRead} onRead={onRead} />
      {only ? (
        <p>
          {only.withdrawNo} · {only.holderName && <span>{only.holderName}</span>}
        </p>
      ) : (
        <BulkLines
          rows={rows}
          label={t('desk.decide.rejectLines')}
          moneyOf={({ amount, currency }) => format.money(amount, currency)}
        />
      )}
      <p>{t('desk.panel.effect.reject', { amount: money })}</p>
      <ReasonForm<WithdrawRejectReason, Values>
        id={FORM}
        form={form}
        refusal={refusal}
        reasons={rejectReasons}
        labelOf={(code) => t(`desk.rejectReason.${code}`)}
        onReason={(code) => {
          if (!isEdited.current) form.setFieldValue('messageToHolder', t(`desk.holderMessage.${code}`));
        }}
        onFinish={(values) => void submit(values)}
      >
        {field.note(
          'messageToHolder',
          { max: MESSAGE_MAX },
          {
            rows: 3,
            onChange: () => {
              isEdited.current = true;
            },
          },
        )}
        <ConfirmAssigned rows={rows} />
      </ReasonForm>
    </Dialog>
  );
}
