import { Form, Input } from 'antd';
import { FormModal } from '@/components/FormModal';
import { UntilInput } from '@/components/UntilInput';
import type { Operator, OperatorDepartment } from '@/contract';
import { EMAIL, MOBILE } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { editOperator } from '@/services/operator';
import { DepartmentSelect } from './InviteModal';

interface Values {
  realName: string;
  email?: string;
  mobile?: string;
  department: OperatorDepartment;
  validUntil?: string;
}

/** Who somebody is. Mail address and number are known here by their masks only, and kept unless new ones are typed. */
export function EditModal({ row, isOwn, ...rest }: RowProps<Operator> & { isOwn: boolean }) {
  const t = useT();
  const { operatorId, version, realName, department, validUntil } = row;
  const keep = (value: string | null | undefined) => (value ? t('sys.operator.dialog.edit.keep', { value }) : undefined);
  return (
    <FormModal<Values, Operator>
      id="operator-edit"
      title={t('sys.operator.dialog.edit.title', { name: row.username })}
      okText={t('sys.operator.dialog.edit.ok')}
      initialValues={{ realName, department, validUntil: validUntil ?? undefined }}
      send={({ email, mobile, ...values }, options) =>
        editOperator(
          {
            operatorId,
            version,
            ...values,
            email: email || undefined,
            mobile: mobile || undefined,
            validUntil: (isOwn ? validUntil : values.validUntil) ?? null,
          },
          options,
        )
      }
      {...rest}
    >
      <Form.Item
        name="realName"
        label={t('sys.operator.field.realName')}
        rules={[{ required: true, whitespace: true, message: t('sys.operator.dialog.required') }]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('sys.operator.field.email')}
        rules={[{ pattern: EMAIL, message: t('sys.operator.dialog.emailForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={120} autoComplete="off" inputMode="email" placeholder={keep(row.email)} />
      </Form.Item>
      <Form.Item
        name="mobile"
        label={t('sys.operator.field.mobile')}
        rules={[{ pattern: MOBILE, message: t('sys.operator.dialog.mobileForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={16} autoComplete="off" inputMode="tel" placeholder={keep(row.mobile)} />
      </Form.Item>
      <Form.Item name="department" label={t('sys.operator.field.department')}>
        <DepartmentSelect />
      </Form.Item>
      {!isOwn && (
        <Form.Item name="validUntil" label={t('sys.operator.field.validUntil')}>
          <UntilInput />
        </Form.Item>
      )}
    </FormModal>
  );
}
