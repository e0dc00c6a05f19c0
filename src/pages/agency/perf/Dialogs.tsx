import { FormModal, ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { SalesReason, SalesRow } from '@/contract';
import { isAmountOf, mostDigits } from '@/domain/money';
import { salesReasons } from '@/domain/perf';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { confirmSales, correctSales, setSalesTarget } from '@/services/perf';
import { CompareDrawer } from './CompareDrawer';
import type { Dialog } from './dialog';

const isFine = (text: string, currency: string) => isAmountOf(text.replace(/^-/, ''), currency) && /[1-9]/.test(text);

const refOf = ({ agentNo, currency, month, version }: SalesRow) => ({ agentNo, currency, month: month ?? '', version });

function ConfirmModal({ row, ...rest }: RowProps<SalesRow>) {
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

function CorrectModal({ row, ...rest }: RowProps<SalesRow>) {
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
          faultOf: (text) => (isFine(text, currency) ? undefined : t('perf.dialog.amountForm', { digits: mostDigits(currency) })),
        },
        { prefix: currency },
      )}
    </ReasonModal>
  );
}

function TargetModal({ row, ...rest }: RowProps<SalesRow>) {
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
              : t('perf.dialog.targetForm', { digits: mostDigits(currency) }),
        },
        { prefix: currency, allowClear: true },
      )}
    </FormModal>
  );
}

export function Dialogs({ dialog, screen }: DialogsProps<SalesRow, Dialog>) {
  const t = useT();
  const { saved, moved, shared } = useOutcomes(screen);
  if (dialog.kind === 'compare')
    return <CompareDrawer filters={screen.state.filters} agents={dialog.agents} onClose={screen.close} />;
  const { kind, row } = dialog;
  // A correction is booked in the current month, which may be another row.
  const done = kind === 'correct' ? moved : saved;
  const own: RowProps<SalesRow> = {
    row,
    onDone: done((next) => t(`perf.message.done.${kind}`, { name: next.agentName, month: next.month ?? '' })),
    ...shared,
  };
  if (kind === 'confirm') return <ConfirmModal {...own} />;
  return kind === 'correct' ? <CorrectModal {...own} /> : <TargetModal {...own} />;
}
