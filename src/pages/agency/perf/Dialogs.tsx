import { App } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { SalesReason, SalesRow } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { isDecimal, minorDigits } from '@/domain/money';
import { salesReasons } from '@/domain/perf';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { confirmSales, correctSales, setSalesTarget } from '@/services/perf';
import type { Ask, Dialog } from './dialog';

interface ChangeProps {
  row: SalesRow;
  onDone: (row: SalesRow) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: SalesRow, kind: Dialog['kind']) => void;
  onClose: () => void;
}

const isFine = (text: string, currency: string) =>
  isDecimal(text) && (text.split('.')[1] ?? '').length <= minorDigits(currency) && /[1-9]/.test(text);

/** What every change of a row is sent with. */
const refOf = ({ agentNo, currency, month, version }: SalesRow) => ({ agentNo, currency, month: month ?? '', version });

function ConfirmModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const format = useFormat();
  const id = 'sales-confirm';
  useDialogFocus(`button[form="${id}"]`);
  return (
    <FormModal<object, SalesRow>
      id={id}
      title={t('perf.dialog.confirm.title', { name: row.agentName, month: row.month ?? '' })}
      okText={t('perf.action.confirm')}
      send={(_, options) => confirmSales(refOf(row), options)}
      {...rest}
    >
      <p>{t('perf.dialog.confirm.text', { share: format.money(row.totalShare, row.currency) })}</p>
    </FormModal>
  );
}

interface CorrectValues extends ReasonValues<SalesReason> {
  amount: string;
}

function CorrectModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const field = fieldsFor<typeof correctSales>()('perf', t);
  const { currency } = row;
  return (
    <ReasonModal<SalesReason, SalesRow, CorrectValues>
      id="sales-correct"
      title={t('perf.dialog.correct.title', { name: row.agentName, currency })}
      okText={t('perf.action.correct')}
      reasons={salesReasons}
      labelOf={(code) => t(`perf.reason.${code}`)}
      text={t('perf.dialog.correct.text', { month: row.month ?? '' })}
      send={({ amount, ...values }, options) => correctSales({ ...refOf(row), ...values, amount: amount.trim() }, options)}
      {...rest}
    >
      {field.amount(
        'amount',
        currency,
        {
          isRequired: true,
          faultOf: (text) =>
            isFine(text, currency) ? undefined : t('perf.dialog.amountForm', { digits: minorDigits(currency) }),
        },
        { prefix: currency },
      )}
    </ReasonModal>
  );
}

function TargetModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  const field = fieldsFor<typeof setSalesTarget>()('perf', t);
  const { currency } = row;
  return (
    <FormModal<{ target?: string }, SalesRow>
      id="sales-target"
      title={t('perf.dialog.target.title', { name: row.agentName, month: row.month ?? '' })}
      okText={t('perf.action.target')}
      initialValues={{ target: row.target ?? '' }}
      send={({ target = '' }, options) => setSalesTarget({ ...refOf(row), target: target.trim() || null }, options)}
      {...rest}
    >
      <p className="soft">{t('perf.dialog.target.text')}</p>
      {field.amount(
        'target',
        currency,
        {
          faultOf: (text) =>
            text === '' || (isFine(text, currency) && !text.startsWith('-'))
              ? undefined
              : t('perf.dialog.targetForm', { digits: minorDigits(currency) }),
        },
        { prefix: currency, allowClear: true },
      )}
    </FormModal>
  );
}

/** The dialog that stands open, whether a row or the drawer opened it. */
export function Dialogs({ dialog, ask, onChanged, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const { kind, row } = dialog;
  const shared: ChangeProps = {
    row,
    onDone: (next) => {
      onClose();
      onChanged(next, kind);
      void message.success(t(`perf.message.done.${kind}`, { name: next.agentName, month: next.month ?? '' }));
    },
    onRefusal: ({ data }) => {
      const current = data?.current as SalesRow | undefined;
      if (!current) return;
      onChanged(current, kind);
      ask({ ...dialog, row: current });
    },
    onClose,
  };
  if (kind === 'confirm') return <ConfirmModal {...shared} />;
  return kind === 'correct' ? <CorrectModal {...shared} /> : <TargetModal {...shared} />;
}
