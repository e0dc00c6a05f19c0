import { Button, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { SheetLinesState } from '@/hooks/useSheetLines';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { Dialog, DialogForm } from './Dialog';
import { SheetInput } from './SheetInput';
import { type SheetLineColumn, SheetLines } from './SheetLines';
import { SubmitAlerts } from './SubmitAlerts';

interface SheetImportProps<Values extends object, Answer> {
  /** Its texts are under `<group>.dialog.import`. */
  group: 'upstream' | 'bankLine';
  /** Form id. */
  id: string;
  title: string;
  width: number;
  okText: string;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  /** A change of some fields requires a new check of the file. */
  onValuesChange: (changed: Partial<Values>) => void;
  fields: ReactNode;
  /** How the file is read; changing it requires choosing the file again. */
  fileKind?: string;
  lines: SheetLinesState<Answer>;
  /** Must be stable. */
  columns: readonly SheetLineColumn[];
  call: (values: Values, dryRun: boolean, options: { idempotencyKey: string }) => Promise<Answer>;
  /** Whether the checked file contains anything new. */
  hasNews: (answer: Answer) => boolean;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** The platform's result for the whole file. */
  children: ReactNode;
}

const LIMITS = { maxRows: 10_000, maxBytes: 5_000_000 };

/** Imports a file of lines: read here, checked by the platform, corrected in place, and only then stored. */
export function SheetImport<Values extends object, Answer>(props: SheetImportProps<Values, Answer>) {
  const { group, id, okText, form, fields, fileKind, lines, columns, call, hasNews, onDone, onClose, children, ...rest } = props;
  const t = useT();
  const { file, kept } = lines;
  const dry = useSubmit((values: Values, options) => call(values, true, options), lines.learn, lines.refuse);
  const real = useSubmit((values: Values, options) => call(values, false, options), onDone, lines.refuse);
  const isReady = file?.checked !== undefined && !lines.hasErrors && kept.length > 0 && hasNews(file.checked);
  const isBusy = dry.isBusy || real.isBusy;
  const refusal = real.refusal ?? dry.refusal;
  return (
    <Dialog
      width={rest.width}
      title={rest.title}
      onCancel={onClose}
      isFilled={file !== undefined}
      whyNot={kept.length === 0 ? t('parts.sheet.needed') : undefined}
      footer={(_, { CancelBtn }) => [
        <CancelBtn key="cancel" />,
        <Button
          key="check"
          type={isReady ? 'default' : 'primary'}
          htmlType="submit"
          form={id}
          disabled={kept.length === 0 || isBusy}
          loading={dry.isBusy}
        >
          {t(`${group}.dialog.import.check`, { count: kept.length })}
        </Button>,
        <Button
          key="ok"
          type="primary"
          disabled={!isReady || isBusy}
          loading={real.isBusy}
          onClick={() => void real.submit(form.getFieldsValue())}
        >
          {okText}
        </Button>,
      ]}
    >
      <SubmitAlerts refusal={refusal} isUnknown={real.isUnknown} />
      <DialogForm<Values>
        form={form}
        id={id}
        refusal={refusal}
        initialValues={rest.initialValues}
        onValuesChange={rest.onValuesChange}
        onFinish={(values) => void dry.submit(values)}
      >
        {fields}
      </DialogForm>
      <SheetInput key={fileKind} limits={LIMITS} onRead={lines.take} />
      {file && file.unknownColumns.length > 0 && (
        <p className="soft">{t(`${group}.dialog.import.unknown`, { titles: file.unknownColumns.join(', ') })}</p>
      )}
      {children}
      {file && (
        <SheetLines
          key={file.sha256}
          name={t(`${group}.dialog.import.lines`)}
          lines={file.lines}
          columns={columns}
          leftOut={file.leftOut}
          onChange={lines.change}
          onLeaveOut={lines.leaveOut}
        />
      )}
    </Dialog>
  );
}
