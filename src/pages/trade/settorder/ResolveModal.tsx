import { Form, Input, Radio } from 'antd';
import { FileInput, type StoredFile } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import type { SettBulkResult } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { addFile } from '@/services/common';
import { resolveSett } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { asResult, refOf } from './refs';

interface Values {
  result: 'SUCCESS' | 'FAILED';
  bankRefNo?: string;
  evidenceFileId: StoredFile;
  remark: string;
}

const BANK_REF_MAX = 64;
const REMARK = { min: 4, max: 200 };

/** Ends an unknown payout by evidence; nothing is chosen beforehand, and the choice says what it does with the money. */
export function ResolveModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const result: Values['result'] | undefined = Form.useWatch('result', form);
  const [row] = rows;
  const words = (name: 'text' | 'ok', of: Values['result']) =>
    t(`sett.dialog.resolve.${of}.${name}`, {
      money: format.money(row.amount, row.currency),
      net: format.money(row.netAmount, row.currency),
    });
  return (
    <FormModal<Values, SettBulkResult>
      id="sett-resolve"
      form={form}
      title={t('sett.dialog.resolve.title')}
      okText={result ? words('ok', result) : t('sett.dialog.resolve.ok')}
      isDanger={result === 'SUCCESS'}
      send={({ bankRefNo, evidenceFileId, remark, ...values }, options) =>
        resolveSett(
          {
            ...refOf(row),
            ...values,
            bankRefNo: bankRefNo?.trim() || undefined,
            evidenceFileId: evidenceFileId.fileId,
            remark: remark.trim(),
          },
          options,
        ).then(asResult)
      }
      {...rest}
    >
      <About rows={rows} />
      <Form.Item
        name="result"
        label={t('sett.dialog.resolve.result')}
        extra={<span role="status">{result && words('text', result)}</span>}
        rules={[{ required: true, message: t('sett.dialog.resolve.resultRequired') }]}
      >
        <Radio.Group>
          <Radio value="SUCCESS">{t('sett.dialog.resolve.SUCCESS.label')}</Radio>
          <Radio value="FAILED">{t('sett.dialog.resolve.FAILED.label')}</Radio>
        </Radio.Group>
      </Form.Item>
      <Form.Item
        name="bankRefNo"
        label={t('sett.field.bankRefNo')}
        rules={[{ required: result === 'SUCCESS', whitespace: true, message: t('sett.dialog.resolve.bankRefRequired') }]}
      >
        <Input maxLength={BANK_REF_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="evidenceFileId"
        label={t('sett.dialog.resolve.evidence')}
        rules={[{ required: true, message: t('parts.file.required') }]}
      >
        <FileInput upload={addFile} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('common.reason.remark')}
        required
        rules={[
          {
            validator: (_, remark = '') =>
              remark.trim().length >= REMARK.min && remark.length <= REMARK.max
                ? Promise.resolve()
                : Promise.reject(new Error(t('sett.dialog.resolve.remarkLength', REMARK))),
          },
        ]}
      >
        <Input.TextArea rows={2} maxLength={REMARK.max} showCount />
      </Form.Item>
    </FormModal>
  );
}
