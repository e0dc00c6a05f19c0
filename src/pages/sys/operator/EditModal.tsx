import { FormModal } from '@/components/FormModal';
import type { Operator, OperatorDepartment } from '@/contract';
import { EMAIL, MOBILE } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { editOperator } from '@/services/operator';

interface Values {
  realName: string;
  email?: string;
  mobile?: string;
  department: OperatorDepartment;
  validUntil?: string;
}

/** Mail address and mobile number show as masks only. An empty field keeps the stored value. */
export function EditModal({ row, isOwn, ...rest }: RowProps<Operator> & { isOwn: boolean }) {
  const t = useT();
  const field = fieldsFor<typeof editOperator>()('sys.operator', t);
  const { operatorId, version, realName, department, validUntil } = row;
  const keep = (value: string | null | undefined) => (value ? t('sys.operator.dialog.edit.keep', { value }) : undefined);
  return (
    <FormModal<Values, Operator>
      id="operator-edit"
      access="sys:operator:edit"
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
      {field.text('realName', 60, { isRequired: true })}
      {field.text(
        'email',
        120,
        { form: [EMAIL, t('sys.operator.dialog.emailForm')] },
        { inputMode: 'email', placeholder: keep(row.email) },
      )}
      {field.text(
        'mobile',
        16,
        { form: [MOBILE, t('sys.operator.dialog.mobileForm')] },
        { inputMode: 'tel', placeholder: keep(row.mobile) },
      )}
      {field.choose('department', 'department', { isRequired: true })}
      {!isOwn && field.until('validUntil')}
    </FormModal>
  );
}
