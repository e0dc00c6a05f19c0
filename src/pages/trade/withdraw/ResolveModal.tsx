import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { ResolveFields, type ResolveValues, resolutionOf } from '@/screen/ResolveFields';
import { Unread } from './Changed';
import { type DialogProps, refOf } from './calls';
import { useUnknownWords, wayOf } from './facts';
import { keyOf } from './RowActions';

const FORM = 'resolve-form';

/** Records the outcome by evidence. Nothing is preselected; each option states its effect on the money. */
export function ResolveModal({ rows, send, isChecking, isRead, onRead, onDone, onRefusal, onClose }: DialogProps) {
  const [order] = rows;
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const [form] = Form.useForm<ResolveValues>();
  const result: ResolveValues['result'] | undefined = Form.useWatch('result', form);
  useDialogFocus(`#${FORM} input[type=radio]`);
  const { submit, isBusy, refusal } = useSubmit(
    (values: ResolveValues, options) => send('resolve', { ...refOf(order), ...resolutionOf(values) }, options),
    onDone,
    onRefusal,
  );
  const isKnown = useUnknownWords()(rows, 'resolve', isRead) === undefined;
  const amounts = {
    money: format.money(order.amount, order.currency),
    net: format.money(order.netAmount, order.currency),
    way: wayOf((action) => granted[keyOf(action)] === true),
  };
  const words = (name: 'money' | 'ok', of: ResolveValues['result']) => t(`desk.dialog.resolve.${of}.${name}`, amounts);

  return (
    <Dialog
      width={560}
      title={t('desk.dialog.resolve.title')}
      onCancel={onClose}
      okText={result ? words('ok', result) : t('desk.dialog.resolve.ok')}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        loading: isBusy || isChecking,
        danger: result === 'SUCCESS',
        disabled: !isKnown,
      }}
    >
      <SubmitAlerts refusal={refusal} />
      <Unread rows={rows} action="resolve" isChecking={isChecking} isRead={isRead} onRead={onRead} />
      <p>{joinedText([order.withdrawNo, order.holderName])}</p>
      <p>{t('desk.dialog.resolve.amounts', amounts)}</p>
      <DialogForm form={form} id={FORM} refusal={refusal} onFinish={(values: ResolveValues) => void submit(values)}>
        <ResolveFields group="desk" record="trade.withdraw" result={result} effect={result && words('money', result)} />
      </DialogForm>
    </Dialog>
  );
}
