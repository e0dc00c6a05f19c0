import { Form, Radio } from 'antd';
import type { StoredFile } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import type { SettBulkResult } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
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
const REMARK_MIN = 4;

/** Ends an unknown payout by evidence; nothing is chosen beforehand, and the choice says what it does with the money. */
export function ResolveModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<typeof resolveSett>()('sett', t);
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
      {field.item(
        'result',
        <Radio.Group>
          <Radio value="SUCCESS">{t('sett.dialog.resolve.SUCCESS.label')}</Radio>
          <Radio value="FAILED">{t('sett.dialog.resolve.FAILED.label')}</Radio>
        </Radio.Group>,
        {
          label: t('sett.dialog.resolve.result'),
          isRequired: true,
          hint: <span role="status">{result && words('text', result)}</span>,
        },
      )}
      {field.text('bankRefNo', BANK_REF_MAX, { isRequired: result === 'SUCCESS' })}
      {field.file('evidenceFileId', { label: t('sett.dialog.resolve.evidence') })}
      {field.note('remark', { label: t('common.reason.remark'), isRequired: true, min: REMARK_MIN })}
    </FormModal>
  );
}
