import { Alert } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Batch } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { approveBatch, editBatch, resumeBatch, retryBatch, submitBatch } from '@/services/batch';
import { About, refOf } from './About';
import { Overview } from './Sections';

const NAME_MAX = 64;
const GROUP_MAX = 32;
const REVIEW_WIDTH = 860;

/** Name, pool and schedule, for adding and editing. */
export function TermsFields() {
  const t = useT();
  const field = fieldsFor<TermsValues>()('batch', t);
  return (
    <>
      {field.text('batchName', NAME_MAX, { isRequired: true, min: 2 })}
      {field.text('groupCode', GROUP_MAX, { hint: t('batch.dialog.groupHint') })}
      {field.until('scheduleAt', { hint: t('batch.dialog.scheduleHint') })}
    </>
  );
}

export interface TermsValues {
  batchName: string;
  groupCode?: string | null;
  scheduleAt?: string | null;
}

export const termsOf = ({ batchName, groupCode, scheduleAt }: TermsValues) => ({
  batchName: batchName.trim(),
  groupCode: groupCode?.trim() || null,
  scheduleAt: scheduleAt || null,
});

/** Edits the batch, not its lines. */
export function EditModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const isSubmitted = row.status === 'WAIT_APPROVE' || row.status === 'APPROVED';
  return (
    <FormModal<TermsValues, Batch>
      id="batch-edit"
      title={t('batch.dialog.edit.title', { no: row.batchNo })}
      okText={t('batch.dialog.edit.ok')}
      isDanger={isSubmitted}
      initialValues={{ batchName: row.batchName, groupCode: row.groupCode, scheduleAt: row.scheduleAt }}
      send={(values, options) => editBatch({ ...refOf(row), ...termsOf(values) }, options)}
      {...rest}
    >
      {isSubmitted && <Alert type="warning" showIcon title={t('batch.dialog.edit.warns')} style={{ marginBottom: 8 }} />}
      <TermsFields />
    </FormModal>
  );
}

interface ControlValues {
  controlCount: string;
  controlAmount: string;
}

/** Submits for approval. The maker types count and sum, so the dialog must not show them (docs/rules/batch.md#create). */
export function SubmitModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const field = fieldsFor<typeof submitBatch>()('batch', t);
  const { currency } = row;
  return (
    <FormModal<ControlValues, Batch>
      id="batch-submit"
      title={t('batch.dialog.submit.title', { no: row.batchNo })}
      okText={t('batch.dialog.submit.ok')}
      send={({ controlCount, controlAmount }, options) =>
        submitBatch({ ...refOf(row), controlCount: Number(controlCount), controlAmount }, options)
      }
      {...rest}
    >
      <About row={row} hasSum={false} />
      <p>{t('batch.dialog.submit.text')}</p>
      {field.text(
        'controlCount',
        5,
        {
          label: t('batch.dialog.submit.controlCount'),
          isRequired: true,
          normalize: (value: string) => value.replace(/\D/g, ''),
        },
        { inputMode: 'numeric' },
      )}
      {field.amount('controlAmount', currency, { label: t('batch.dialog.submit.controlAmount', { currency }), isRequired: true })}
    </FormModal>
  );
}

/** Approves exactly the submitted content. */
export function ApproveModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const field = fieldsFor<typeof approveBatch>()('batch', t);
  const format = useFormat();
  const { warnCount = 0 } = row;
  return (
    <FormModal<{ remark?: string }, Batch>
      id="batch-approve"
      width={REVIEW_WIDTH}
      title={t('batch.dialog.approve.title', { no: row.batchNo })}
      okText={t('batch.dialog.approve.ok', { money: format.money(row.totalAmount, row.currency) })}
      send={({ remark }, options) => approveBatch({ ...refOf(row), remark: remark?.trim() || undefined }, options)}
      {...rest}
    >
      <About row={row} />
      <Overview batch={row} />
      <p>{t('batch.dialog.approve.text', { count: row.totalCount, maker: row.makerName ?? '–' })}</p>
      {warnCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('batch.dialog.approve.warned', { count: warnCount })}
          style={{ marginBottom: 8 }}
        />
      )}
      {field.note('remark', { label: t('batch.dialog.remark') })}
    </FormModal>
  );
}

export function ResumeModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  useDialogFocus('button[form="batch-resume"]');
  return (
    <FormModal<object, Batch>
      id="batch-resume"
      title={t('batch.dialog.resume.title', { no: row.batchNo })}
      okText={t('batch.dialog.resume.ok')}
      send={(_, options) => resumeBatch(refOf(row), options)}
      {...rest}
    >
      <About row={row} />
      <p>{t('batch.dialog.resume.text')}</p>
    </FormModal>
  );
}

/** Retries failed lines as new lines. */
export function RetryModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  useDialogFocus('button[form="batch-retry"]');
  return (
    <FormModal<object, Batch>
      id="batch-retry"
      title={t('batch.dialog.retry.title', { no: row.batchNo })}
      okText={t('batch.dialog.retry.ok', { count: row.failCount ?? 0 })}
      send={(_, options) => retryBatch(refOf(row), options)}
      {...rest}
    >
      <About row={row} />
      <p>{t('batch.dialog.retry.text')}</p>
    </FormModal>
  );
}
