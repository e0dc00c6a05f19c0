import { Alert, Form } from 'antd';
import { useMemo, useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import { SheetInput } from '@/components/SheetInput';
import { SheetLines } from '@/components/SheetLines';
import type { Batch, BatchImportResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { BATCH_LINES, batchColumns, optionalBatchColumns } from '@/domain/batchLines';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { ExportButton } from '@/screen/ExportButton';
import { fieldsFor } from '@/screen/fields';
import { downloadBatchTemplate, importBatch } from '@/services/batch';
import { pageOptions } from '@/services/common';
import type { SheetFile } from '@/sheet/reader';
import { refOf } from './About';
import { TermsFields, type TermsValues, termsOf } from './ChangeModals';
import { useFileLines } from './useFileLines';

interface ImportModalProps {
  /** The batch whose lines are replaced. Without it, a new batch is created. */
  batch?: Batch;
  onMade: (batchNo: string) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

interface Values extends TermsValues {
  currency: string;
  mchNo?: string | null;
  isSameFileAccepted?: boolean;
}

const LIMITS = { maxRows: BATCH_LINES, maxBytes: 5_000_000 };
const WIDTH = 1100;
const COLUMN_WIDTH = 150;
const fetchMerchants = (keyword: string, current: number) => pageOptions('merchant', keyword, current);

/** Reads a file, lets you correct its lines, has the platform check them, and creates a batch (docs/rules/batch.md#create). */
export function ImportModal({ batch, onMade, onRefusal, onClose }: ImportModalProps) {
  const t = useT();
  const field = fieldsFor<typeof importBatch>()('batch', t);
  const format = useFormat();
  const granted = useAccess();
  const [form] = Form.useForm<Values>();
  const currency: string | undefined = Form.useWatch('currency', form) ?? batch?.currency;
  const lines = useFileLines(currency);
  const [checked, setChecked] = useState<{ values: string; content: unknown; result: BatchImportResult }>();
  const [isTwice, setTwice] = useState(false);
  const columns = useMemo(
    () => batchColumns.map((name) => ({ name, title: t(`batch.column.${name}`), width: COLUMN_WIDTH })),
    [t],
  );
  const values = JSON.stringify(Form.useWatch([], form));
  // Only content that the platform has checked may be saved: any change needs another check.
  const isChecked = checked !== undefined && checked.values === values && checked.content === lines.sent;
  const { count, faulty, file } = lines;
  const money = currency ? format.money(lines.total, currency) : '';
  const okText = !isChecked
    ? t('batch.dialog.check', { count })
    : faulty > 0
      ? t('batch.dialog.saveFaulty', { count: faulty })
      : t(batch ? 'batch.dialog.replace' : 'batch.dialog.save', { count, money });
  const names = batchColumns.map((name) => (optionalBatchColumns.includes(name) ? `[${name}]` : name)).join(', ');
  return (
    <FormModal<Values, BatchImportResult>
      id="batch-import"
      form={form}
      width={WIDTH}
      title={batch ? t('batch.dialog.replaceTitle', { no: batch.batchNo }) : t('batch.dialog.importTitle')}
      okText={okText}
      whyNot={count === 0 ? t('parts.sheet.needed') : undefined}
      isDanger={isChecked && faulty > 0}
      initialValues={
        batch && {
          currency: batch.currency,
          mchNo: batch.mchNo,
          batchName: batch.batchName,
          groupCode: batch.groupCode,
          scheduleAt: batch.scheduleAt,
        }
      }
      send={({ mchNo, isSameFileAccepted, ...values }, options) =>
        importBatch(
          {
            ...(batch && refOf(batch)),
            ...termsOf(values),
            currency: values.currency,
            mchNo: mchNo || null,
            fileName: file?.fileName ?? '',
            fileSha256: file?.sha256 ?? '',
            lines: lines.wire(),
            dryRun: !isChecked,
            isSameFileAccepted,
          },
          options,
        )
      }
      onDone={(result) => {
        if (result.batchNo) {
          onMade(result.batchNo);
          return;
        }
        lines.learn(result);
        setChecked({ values, content: lines.sent, result });
      }}
      onRefusal={(refusal) => {
        if (refusal.error === 'DUPLICATE') setTwice(true);
        onRefusal?.(refusal);
      }}
      onClose={onClose}
    >
      {field.codes('currency', lines.currencies, { isRequired: true }, { disabled: batch !== undefined })}
      {!batch &&
        field.item(
          'mchNo',
          <RemoteSelect cacheKey="batch-merchant" fetchChoices={fetchMerchants} placeholder={t('batch.dialog.ownFunds')} />,
          { hint: t('batch.dialog.mchHint') },
        )}
      {batch && <Form.Item name="mchNo" hidden />}
      <TermsFields />
      <Form.Item
        name="lines"
        label={t('batch.dialog.file')}
        extra={t('batch.dialog.columns', { names })}
        // The file stays out of the form values: the form would compare its content at every keystroke.
        trigger="onRead"
        validateTrigger={[]}
        getValueFromEvent={({ sha256 }: SheetFile) => sha256}
        getValueProps={() => ({})}
        rules={[
          {
            validator: () => (lines.isTooLong ? Promise.reject(new Error(t('batch.dialog.tooLong'))) : Promise.resolve()),
          },
        ]}
      >
        <SheetInput limits={LIMITS} onRead={lines.take} />
      </Form.Item>
      <p>
        <ExportButton
          access="bank:card:proxy:batch:template"
          isDisabled={!currency}
          label={t('batch.action.template')}
          download={(as, options) => downloadBatchTemplate({ currency: currency ?? '', format: as }, options)}
        />{' '}
        {!currency && granted['bank:card:proxy:batch:template'] && (
          <small className="soft">{t('batch.dialog.templateHint')}</small>
        )}
      </p>
      {file && file.unknownColumns.length > 0 && (
        <Alert type="info" title={t('batch.dialog.unknownColumns', { names: file.unknownColumns.join(', ') })} />
      )}
      {isChecked && (
        <Alert
          type={checked.result.faultCount > 0 ? 'error' : checked.result.warnCount > 0 ? 'warning' : 'success'}
          showIcon
          role="status"
          title={t('batch.dialog.checked', {
            count: checked.result.lineCount,
            faults: checked.result.faultCount,
            warnings: checked.result.warnCount,
            fee: format.money(checked.result.totalFee, currency ?? ''),
          })}
        />
      )}
      {file && (
        <SheetLines
          key={file.sha256}
          name={t('batch.dialog.lines')}
          lines={lines.lines}
          columns={columns}
          onChange={lines.change}
          leftOut={lines.leftOut}
          onLeaveOut={lines.leaveOut}
        />
      )}
      {isTwice && field.flag('isSameFileAccepted', { label: t('batch.dialog.sameFile') })}
    </FormModal>
  );
}
