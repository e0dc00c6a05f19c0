import { Button, Form, Input, Radio } from 'antd';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { StoredFile } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import type { BatchItem, BatchItemBulkResult, BatchItemFailCode } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { batchItemFailCodes } from '@/domain/batchItem';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import {
  enterBatchItemOtp,
  failBatchItem,
  loseBatchItem,
  payBatchItem,
  resolveBatchItem,
  retryBatchItems,
} from '@/services/batchItem';
import { cardText } from './cells';
import { refOf, sumOf } from './refs';

dayjs.extend(utc);
dayjs.extend(timezone);

export interface SingleProps {
  row: BatchItem;
  onDone: (row: BatchItem) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const REF_MAX = 64;
const REF_MIN = 4;
const REMARK = { min: 4, max: 200 };
const MINUTE = 'YYYY-MM-DDTHH:mm';
const MINUTE_MS = 60_000;

/** A required remark. */
function RemarkItem() {
  const t = useT();
  const field = fieldsFor<{ remark: string }>()('batchItem', t);
  return field.note('remark', { label: t('parts.reason.remark'), isRequired: true, min: REMARK.min });
}

/** The bank's OTP, typed or read from the device. It is kept in this field only. */
export function OtpModal({ row, ...rest }: SingleProps) {
  const t = useT();
  const field = fieldsFor<typeof enterBatchItemOtp>()('batchItem', t);
  const [form] = Form.useForm<{ code?: string }>();
  return (
    <FormModal<{ code?: string }, BatchItem>
      id="batch-otp"
      form={form}
      title={t('batchItem.otp.title', { no: row.rowNo })}
      okText={t('batchItem.otp.ok')}
      send={({ code }, options) => enterBatchItemOtp({ ...refOf(row), code: code?.trim() || undefined }, options)}
      {...rest}
    >
      <p>{t('batchItem.otp.text', { card: cardText(row) })}</p>
      {field.text(
        'code',
        8,
        { label: t('batchItem.otp.code'), form: [/^\s*\d{4,8}\s*$/, t('batchItem.otp.codeForm')] },
        { inputMode: 'numeric' },
      )}
      <Button
        onClick={() => {
          form.setFieldsValue({ code: undefined });
          form.submit();
        }}
      >
        {t('batchItem.otp.listen')}
      </Button>
    </FormModal>
  );
}

interface PaidValues {
  bankRefNo: string;
  paidAt: string;
  voucherFileId: StoredFile;
  remark?: string;
}

/** Records a payment made in the bank's own page: bank reference, time and voucher. */
export function PaidModal({ row, ...rest }: SingleProps) {
  const t = useT();
  const field = fieldsFor<PaidValues>()('batchItem', t);
  const format = useFormat();
  const now = dayjs(serverNow()).tz(format.timeZone).format(MINUTE);
  return (
    <FormModal<PaidValues, BatchItem>
      id="batch-paid"
      title={t('batchItem.paid.title', { no: row.rowNo })}
      okText={t('batchItem.paid.ok')}
      isDanger
      initialValues={{ paidAt: now }}
      send={({ bankRefNo, paidAt, voucherFileId, remark }, options) => {
        const told = dayjs.tz(paidAt, format.timeZone).valueOf();
        // The field has minutes only: takes the end of the minute, but never a future time.
        const at = Math.min(told + MINUTE_MS - 1, Math.max(told, serverNow()));
        return payBatchItem(
          {
            ...refOf(row),
            bankRefNo: bankRefNo.trim(),
            paidAt: new Date(at).toISOString(),
            voucherFileId: voucherFileId.fileId,
            remark: remark?.trim() || undefined,
          },
          options,
        );
      }}
      {...rest}
    >
      <p>{t('batchItem.paid.text', { money: format.money(row.netAmount, row.currency), card: cardText(row) })}</p>
      {field.text('bankRefNo', REF_MAX, { isRequired: true, min: REF_MIN })}
      {field.item('paidAt', <Input type="datetime-local" max={now} />, {
        label: t('batchItem.paid.paidAt', { zone: format.timeZone }),
        isRequired: true,
      })}
      {field.file('voucherFileId', { label: t('batchItem.field.voucher') })}
      {field.note('remark', { label: t('parts.reason.remark') })}
    </FormModal>
  );
}

/** Fails a payment when it is certain that no money left. */
export function FailModal({ row, ...rest }: SingleProps) {
  const t = useT();
  const field = fieldsFor<typeof failBatchItem>()('batchItem', t);
  const format = useFormat();
  return (
    <FormModal<{ failCode: BatchItemFailCode; remark: string }, BatchItem>
      id="batch-fail"
      title={t('batchItem.fail.title', { no: row.rowNo })}
      okText={t('batchItem.fail.ok')}
      isDanger
      send={({ failCode, remark }, options) => failBatchItem({ ...refOf(row), failCode, remark: remark.trim() }, options)}
      {...rest}
    >
      <p>{t('batchItem.fail.text', { money: format.money(row.amount, row.currency) })}</p>
      {field.one('failCode', batchItemFailCodes, { isRequired: true })}
      <RemarkItem />
    </FormModal>
  );
}

/** Marks the outcome of a payment as unconfirmed. */
export function UnknownModal({ row, ...rest }: SingleProps) {
  const t = useT();
  return (
    <FormModal<{ remark: string }, BatchItem>
      id="batch-unknown"
      title={t('batchItem.unknown.title', { no: row.rowNo })}
      okText={t('batchItem.unknown.ok')}
      isDanger
      send={({ remark }, options) => loseBatchItem({ ...refOf(row), remark: remark.trim() }, options)}
      {...rest}
    >
      <p>{t('batchItem.unknown.text')}</p>
      <RemarkItem />
    </FormModal>
  );
}

interface ResolveValues {
  result: 'SUCCESS' | 'FAILED';
  evidenceFileId: StoredFile;
  remark: string;
}

/** Records the outcome by evidence. Nothing is preselected; each option states its effect on the money. */
export function ResolveModal({ row, ...rest }: SingleProps) {
  const t = useT();
  const field = fieldsFor<typeof resolveBatchItem>()('batchItem', t);
  const format = useFormat();
  const [form] = Form.useForm<ResolveValues>();
  const result: ResolveValues['result'] | undefined = Form.useWatch('result', form);
  const money = format.money(result === 'FAILED' ? row.amount : row.netAmount, row.currency);
  return (
    <FormModal<ResolveValues, BatchItem>
      id="batch-resolve"
      form={form}
      title={t('batchItem.resolve.title', { no: row.rowNo })}
      okText={t('batchItem.resolve.ok')}
      isDanger={result === 'SUCCESS'}
      send={({ evidenceFileId, remark, ...values }, options) =>
        resolveBatchItem({ ...refOf(row), ...values, evidenceFileId: evidenceFileId.fileId, remark: remark.trim() }, options)
      }
      {...rest}
    >
      {field.item(
        'result',
        <Radio.Group>
          <Radio value="SUCCESS">{t('batchItem.resolve.SUCCESS')}</Radio>
          <Radio value="FAILED">{t('batchItem.resolve.FAILED')}</Radio>
        </Radio.Group>,
        {
          label: t('batchItem.resolve.result'),
          isRequired: true,
          hint: <span role="status">{result && t(`batchItem.resolve.text${result}`, { money })}</span>,
        },
      )}
      {field.file('evidenceFileId', { label: t('batchItem.resolve.evidence') })}
      <RemarkItem />
    </FormModal>
  );
}

interface RetryProps extends Omit<SingleProps, 'row' | 'onDone'> {
  rows: readonly BatchItem[];
  onDone: (result: BatchItemBulkResult) => void;
}

/** Retries failed lines. Their money is frozen again. */
export function RetryModal({ rows, ...rest }: RetryProps) {
  const t = useT();
  const format = useFormat();
  const sum = sumOf(rows);
  return (
    <FormModal<object, BatchItemBulkResult>
      id="batch-retry"
      title={t('batchItem.retry.title', { count: rows.length })}
      okText={t('batchItem.retry.ok')}
      send={(_, options) => retryBatchItems({ items: rows.map(refOf) }, options)}
      {...rest}
    >
      <p>{sum && t('batchItem.retry.text', { money: format.money(sum.amount, sum.currency) })}</p>
    </FormModal>
  );
}
