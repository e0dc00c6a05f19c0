import { Alert, Button, Form, Input } from 'antd';
import { useMemo } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SheetInput } from '@/components/SheetInput';
import { SheetLines } from '@/components/SheetLines';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Upstream, UpstreamReconResult } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { importUpstreamRecon } from '@/services/upstream';
import { RECON_COLUMNS, useReconLines } from './useReconLines';

interface ImportModalProps {
  row: Upstream;
  onDone: (result: UpstreamReconResult) => void;
  onClose: () => void;
}

interface Values {
  bizDate: string;
  currency: string;
}

const ID = 'upstream-import';
const LIMITS = { maxRows: 10_000, maxBytes: 5_000_000 };
const WIDTH = 220;

/** What the platform says of the whole file. */
function Checked({ result }: { result: UpstreamReconResult }) {
  const t = useT();
  const { matchedCount: matched, differentCount: different, missingUpstreamCount: upstream } = result;
  const { missingPlatformCount: platform, errorCount: wrong, missingUpstream = [] } = result;
  return (
    <Alert
      type={different + upstream + platform + wrong === 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={t('upstream.dialog.import.checked', { matched, different, upstream, platform, wrong })}
      description={
        <>
          {missingUpstream.length > 0 && <p>{t('upstream.dialog.import.missing', { numbers: missingUpstream.join(', ') })}</p>}
          {wrong > 0 && <p>{t('upstream.dialog.import.mend')}</p>}
        </>
      }
    />
  );
}

/** An upstream's file of one business day: read here, held against the pay records by the platform, and only then kept. */
export function ImportModal({ row, onDone, onClose }: ImportModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('upstream', t);
  const [form] = Form.useForm<Values>();
  const lines = useReconLines();
  const { file, kept } = lines;
  const { checked } = file ?? {};
  const { upstreamCode, currencies = [] } = row;
  const callOf = (dryRun: boolean) => (values: Values, options: { idempotencyKey: string }) =>
    importUpstreamRecon({ upstreamCode, ...values, fileName: file?.fileName ?? '', lines: lines.sent(), dryRun }, options);
  const dry = useSubmit(callOf(true), lines.learn, lines.refuse);
  const real = useSubmit(callOf(false), onDone, lines.refuse);
  const columns = useMemo(
    () => RECON_COLUMNS.map(({ name }) => ({ name, title: t(`upstream.cell.${name}`), width: WIDTH })),
    [t],
  );
  const required = { required: true, message: t('upstream.dialog.required') };
  const isReady = checked !== undefined && !lines.hasErrors && kept.length > 0;
  const isBusy = dry.isBusy || real.isBusy;
  const refusal = real.refusal ?? dry.refusal;
  return (
    <Dialog
      width={960}
      title={t('upstream.dialog.import.title', { name: row.upstreamName })}
      onCancel={onClose}
      isFilled={file !== undefined}
      footer={(_, { CancelBtn }) => [
        <CancelBtn key="cancel" />,
        <Button
          key="check"
          type={isReady ? 'default' : 'primary'}
          htmlType="submit"
          form={ID}
          disabled={kept.length === 0 || isBusy}
          loading={dry.isBusy}
        >
          {t('upstream.dialog.import.check', { count: kept.length })}
        </Button>,
        <Button
          key="ok"
          type="primary"
          disabled={!isReady || isBusy}
          loading={real.isBusy}
          onClick={() => void real.submit(form.getFieldsValue())}
        >
          {t('upstream.dialog.import.ok')}
        </Button>,
      ]}
    >
      <SubmitAlerts refusal={refusal} isUnknown={real.isUnknown} />
      <p>{t('upstream.dialog.import.text')}</p>
      <DialogForm<Values>
        form={form}
        id={ID}
        refusal={refusal}
        initialValues={{ currency: currencies.length === 1 ? currencies[0] : undefined }}
        onValuesChange={lines.doubt}
        onFinish={(values) => void dry.submit(values)}
      >
        <div className="form-grid">
          <Form.Item
            name="bizDate"
            label={t('upstream.field.bizDate')}
            extra={t('upstream.dialog.import.day')}
            rules={[{ ...required, pattern: /^\d{4}-\d{2}-\d{2}$/ }]}
          >
            <Input type="date" />
          </Form.Item>
          {field.codes('currency', currencies, { isRequired: true })}
        </div>
      </DialogForm>
      <SheetInput limits={LIMITS} onRead={lines.take} />
      {file && file.unknownColumns.length > 0 && (
        <p className="soft">{t('upstream.dialog.import.unknown', { titles: file.unknownColumns.join(', ') })}</p>
      )}
      {checked && <Checked result={checked} />}
      {file && (
        <SheetLines
          key={file.sha256}
          name={t('upstream.dialog.import.lines')}
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
