import { Alert, Form, Input } from 'antd';
import { useMemo } from 'react';
import { SheetImport } from '@/components/SheetImport';
import type { Upstream, UpstreamReconResult } from '@/contract';
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

const WIDTH = 220;

/** The platform's findings about the whole file. */
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

/** Reconciles an upstream's file of one business day with the pay records. */
export function ImportModal({ row, onDone, onClose }: ImportModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('upstream', t);
  const [form] = Form.useForm<Values>();
  const lines = useReconLines();
  const { checked } = lines.file ?? {};
  const { upstreamCode, currencies = [] } = row;
  const columns = useMemo(
    () => RECON_COLUMNS.map(({ name }) => ({ name, title: t(`upstream.cell.${name}`), width: WIDTH })),
    [t],
  );
  const required = { required: true, message: t('upstream.dialog.required') };
  return (
    <SheetImport<Values, UpstreamReconResult>
      group="upstream"
      id="upstream-import"
      width={960}
      title={t('upstream.dialog.import.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.import.ok')}
      form={form}
      initialValues={{ currency: currencies.length === 1 ? currencies[0] : undefined }}
      onValuesChange={lines.doubt}
      fields={
        <>
          <p>{t('upstream.dialog.import.text')}</p>
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
        </>
      }
      lines={lines}
      columns={columns}
      call={(values, dryRun, options) =>
        importUpstreamRecon(
          { upstreamCode, ...values, fileName: lines.file?.fileName ?? '', lines: lines.sent(), dryRun },
          options,
        )
      }
      hasNews={() => true}
      onDone={onDone}
      onClose={onClose}
    >
      {checked && <Checked result={checked} />}
    </SheetImport>
  );
}
