import { Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { ReasonForm, type ReasonValues } from '@/components/ReasonForm';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Withdraw, WithdrawBulkResult, WithdrawRejectReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { rejectReasons } from '@/domain/values';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { rejectWithdraws } from '@/services/withdraw';
import { sumsOf } from './sums';

interface RejectModalProps {
  rows: readonly Withdraw[];
  onDone: (result: WithdrawBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onCheck: () => void;
  onClose: () => void;
}

const FORM = 'reject-form';
const MESSAGE_MAX = 300;

/** Reason, internal remark and the message to the holder, prefilled for the reason until somebody edits it. */
export function RejectModal({ rows, onDone, onRefusal, onCheck, onClose }: RejectModalProps) {
  const t = useT();
  const format = useFormat();
  const [message, setMessage] = useState('');
  const isEdited = useRef(false);
  const money = sumsOf(rows)
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(' + ');

  const { submit, isBusy, refusal, isUnknown } = useSubmit(
    (values: ReasonValues<WithdrawRejectReason>, options) =>
      rejectWithdraws(
        {
          items: rows.map((row) => ({ withdrawNo: row.withdrawNo, version: row.version ?? 1 })),
          reasonCode: values.reasonCode,
          remark: values.remark?.trim() || undefined,
          messageToHolder: message.trim() || undefined,
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const only = rows.length === 1 ? rows[0] : undefined;

  return (
    <Modal
      open
      width={560}
      title={t('trade.withdraw.action.rejectTitle', { count: rows.length })}
      onCancel={onClose}
      cancelText={t('common.action.cancel')}
      okText={isUnknown ? t('common.action.sendAgain') : t('trade.withdraw.action.confirmReject', { money })}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy, danger: true }}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} onCheck={onCheck} />
      {only && (
        <p>
          {only.withdrawNo} · {only.holderName}
        </p>
      )}
      <p>{t('trade.withdraw.message.backToAvailable', { money })}</p>
      <ReasonForm<WithdrawRejectReason>
        id={FORM}
        reasons={rejectReasons}
        labelOf={(code) => t(`trade.withdraw.rejectReason.${code}`)}
        onReason={(code) => {
          if (!isEdited.current) setMessage(t(`trade.withdraw.holderMessage.${code}`));
        }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item label={t('trade.withdraw.field.messageToHolder')} htmlFor="message-to-holder">
          <Input.TextArea
            id="message-to-holder"
            rows={3}
            maxLength={MESSAGE_MAX}
            showCount
            value={message}
            onChange={(event) => {
              isEdited.current = true;
              setMessage(event.target.value);
            }}
          />
        </Form.Item>
      </ReasonForm>
    </Modal>
  );
}
