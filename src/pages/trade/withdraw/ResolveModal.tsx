import { Form, Radio } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import type { StoredFile } from '@/components/FileInput';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Withdraw } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { Unread } from './Changed';
import { type DialogProps, refOf } from './calls';
import { useUnknownWords } from './facts';

interface Values {
  result: 'SUCCESS' | 'FAILED';
  bankRefNo?: string;
  evidenceFileId: StoredFile;
  remark: string;
}

const FORM = 'resolve-form';
const BANK_REF_MAX = 64;
const REMARK_MIN = 4;

/** Ends an unknown payout by evidence; nothing is chosen beforehand, and the choice says what it does with the money. */
export function ResolveModal({ rows, send, isChecking, isRead, onRead, onDone, onRefusal, onClose }: DialogProps) {
  const [order] = rows;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const result: Values['result'] | undefined = Form.useWatch('result', form);
  useDialogFocus(`#${FORM} input[type=radio]`);
  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'resolve',
        {
          ...refOf(order as Withdraw),
          result: values.result,
          bankRefNo: values.bankRefNo?.trim() || undefined,
          evidenceFileId: values.evidenceFileId.fileId,
          remark: values.remark.trim(),
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const isKnown = useUnknownWords()(rows, 'resolve', isRead) === undefined;
  if (!order) return null;
  const words = (name: 'money' | 'ok', of: Values['result']) =>
    t(`desk.dialog.resolve.${of}.${name}`, {
      money: format.money(order.amount, order.currency),
      net: format.money(order.netAmount, order.currency),
    });

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
      <p>{[order.withdrawNo, order.holderName].filter(Boolean).join(' · ')}</p>
      <DialogForm form={form} id={FORM} refusal={refusal} onFinish={(values: Values) => void submit(values)}>
        {field.item(
          'result',
          <Radio.Group>
            <Radio value="SUCCESS">{t('desk.dialog.resolve.SUCCESS.label')}</Radio>
            <Radio value="FAILED">{t('desk.dialog.resolve.FAILED.label')}</Radio>
          </Radio.Group>,
          {
            label: t('desk.dialog.resolve.result'),
            isRequired: true,
            hint: <span role="status">{result && words('money', result)}</span>,
          },
        )}
        {field.text('bankRefNo', BANK_REF_MAX, { isRequired: result === 'SUCCESS' })}
        {field.file('evidenceFileId', { label: t('desk.dialog.resolve.evidence') })}
        {field.note('remark', { label: t('common.reason.remark'), isRequired: true, min: REMARK_MIN })}
      </DialogForm>
    </Dialog>
  );
}
