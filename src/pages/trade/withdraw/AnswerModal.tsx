import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { holdReasons, rejectReasons } from '@/domain/deskValues';
import { useAccess } from '@/hooks/useAccess';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { type DialogProps, refOf } from './calls';
import { stateOf } from './desk';

interface Values {
  answer: string;
  decision: 'RETURN' | 'HOLD' | 'REJECT';
  holdReason?: string;
  rejectReason?: string;
}

const FORM = 'answer-form';
const TEXT = { isRequired: true, min: 4, max: 400 };

/** Answers the question about an order, and returns, holds or rejects it (docs/rules/withdraw.md#answer). */
export function AnswerModal({ rows: [order], send, isChecking, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const field = fieldsFor<Values>()('desk.answer', t);
  const reason = fieldsFor<Values>()('desk', t);
  const code = { label: t('parts.reason.code'), isRequired: true };
  const [form] = Form.useForm<Values>();
  const decision: Values['decision'] | undefined = Form.useWatch('decision', form);
  useDialogFocus(`#${FORM}_answer`);
  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'answer',
        {
          ...refOf(order),
          answer: values.answer.trim(),
          decision: values.decision,
          reasonCode: values.decision === 'HOLD' ? values.holdReason : values.rejectReason,
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const may = (action: 'hold' | 'reject') => stateOf(order, action).isAllowed && granted[`trade:withdraw:${action}`];
  const decisions = ['RETURN', ...(may('hold') ? ['HOLD'] : []), ...(may('reject') ? ['REJECT'] : [])];
  const money = format.money(order.amount, order.currency);
  const { question, byName } = order.escalation ?? {};
  return (
    <Dialog
      width={560}
      title={t('desk.answer.title', { no: order.withdrawNo })}
      onCancel={onClose}
      okText={t(`desk.answer.ok.${decision ?? 'RETURN'}`, { money })}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking, danger: decision === 'REJECT' }}
    >
      <SubmitAlerts refusal={refusal} />
      <p>
        <strong>{t('desk.answer.asks', { name: byName ?? '–' })}</strong> {question && <span>{question}</span>}
      </p>
      <DialogForm<Values>
        form={form}
        id={FORM}
        refusal={refusal}
        initialValues={{ decision: 'RETURN' }}
        onFinish={(values) => void submit(values)}
      >
        {field.note('answer', TEXT, { rows: 4 })}
        {field.radio('decision', decisions)}
        {decision === 'HOLD' && reason.one('holdReason', holdReasons, code)}
        {decision === 'REJECT' && reason.one('rejectReason', rejectReasons, code)}
      </DialogForm>
      {decision && <p>{t(`desk.answer.effect.${decision}`, { money })}</p>}
    </Dialog>
  );
}
