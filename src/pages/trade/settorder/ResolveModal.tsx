import { Form } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { SettBulkResult } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { ResolveFields, type ResolveValues, resolutionOf } from '@/screen/ResolveFields';
import { resolveSett } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { asResult, refOf } from './refs';

/** Records the outcome by evidence. Nothing is preselected; each option states its effect on the money. */
export function ResolveModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const format = useFormat();
  const [form] = Form.useForm<ResolveValues>();
  const result: ResolveValues['result'] | undefined = Form.useWatch('result', form);
  const [row] = rows;
  const amounts = { money: format.money(row.amount, row.currency), net: format.money(row.netAmount, row.currency) };
  const words = (name: 'text' | 'ok', of: ResolveValues['result']) => t(`sett.dialog.resolve.${of}.${name}`, amounts);
  return (
    <FormModal<ResolveValues, SettBulkResult>
      id="sett-resolve"
      form={form}
      title={t('sett.dialog.resolve.title')}
      okText={result ? words('ok', result) : t('sett.dialog.resolve.ok')}
      isDanger={result === 'SUCCESS'}
      send={(values, options) => resolveSett({ ...refOf(row), ...resolutionOf(values) }, options).then(asResult)}
      {...rest}
    >
      <About rows={rows} />
      <p>{t('sett.dialog.resolve.amounts', amounts)}</p>
      <ResolveFields group="sett" record="sett" result={result} effect={result && words('text', result)} />
    </FormModal>
  );
}
