import { Descriptions } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { Unread } from './Changed';
import { type DialogProps, refOf } from './calls';
import { useUnknownWords } from './facts';
import { usePayeeWords } from './PassFacts';

interface Values {
  channelCode?: string;
}

const FORM = 'retry-form';

/** Retries one failed or returned order. Shows beneficiary, amount and the last failure; you choose the channel. */
export function RetryModal({ rows, send, isChecking, isRead, onRead, onDone, onRefusal, onClose }: DialogProps) {
  const [order] = rows;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const format = useFormat();
  useDialogFocus(`#${FORM}_channelCode`);
  const { submit, isBusy, refusal } = useSubmit(
    ({ channelCode }: Values, options) => send('retry', { ...refOf(order), channelCode }, options),
    onDone,
    onRefusal,
  );
  const isKnown = useUnknownWords()(rows, 'retry', isRead) === undefined;
  const payeeOf = usePayeeWords();
  const money = format.money(order.netAmount, order.currency);

  return (
    <Dialog
      width={560}
      title={t('desk.dialog.retry.title')}
      onCancel={onClose}
      okText={t('desk.dialog.retry.ok', { money })}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking, disabled: !isKnown }}
    >
      <SubmitAlerts refusal={refusal} />
      <Unread rows={rows} action="retry" isChecking={isChecking} isRead={isRead} onRead={onRead} />
      <span className="soft">{t('trade.withdraw.field.netAmount')}</span>
      <p className="amount-large number">{money}</p>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'no', label: t('trade.withdraw.field.withdrawNo'), children: order.withdrawNo },
          { key: 'holder', label: t('trade.withdraw.field.holderName'), children: order.holderName ?? '–' },
          {
            key: 'payee',
            label: t('trade.withdraw.field.payee'),
            children: payeeOf(order),
          },
          { key: 'fail', label: t('trade.withdraw.field.failMsg'), children: order.failMsg ?? '–' },
        ]}
      />
      <p>{t('desk.dialog.retry.money', { money })}</p>
      <DialogForm<Values> id={FORM} refusal={refusal} onFinish={(values) => void submit(values)}>
        {field.choose('channelCode', 'channel', { hint: t('desk.dialog.retry.channelHint') })}
      </DialogForm>
    </Dialog>
  );
}
