import { Form, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Operator, OperatorDepartment, OperatorMailed } from '@/contract';
import { EMAIL, MOBILE, USERNAME } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addOperator } from '@/services/operator';
import { hasDenied, RolesSelect } from './RolesSelect';
import { ScopeFields, scopeOf } from './ScopeFields';

interface Values {
  username: string;
  realName: string;
  email: string;
  mobile?: string;
  department: OperatorDepartment;
  roleCodes: string[];
  dataScope: { type: 'ALL' | 'COUNTRY' | 'AGENT' | 'MERCHANT'; values?: string[] };
  withdrawTier?: number;
  validUntil?: string;
}

/** Initial rights of a new operator. */
function initialOf(source: Operator | undefined): Partial<Values> {
  if (!source) return { dataScope: { type: 'ALL' } };
  const { department, roles = [], dataScope = { type: 'ALL', values: [] }, withdrawTier, roleTier } = source;
  const isLowered = withdrawTier !== undefined && roleTier !== undefined && withdrawTier < roleTier;
  return {
    department,
    roleCodes: roles.map(({ roleCode }) => roleCode),
    dataScope,
    withdrawTier: isLowered ? withdrawTier : undefined,
  };
}

const TIERS = [0, 1, 2, 3];

interface InviteModalProps {
  /** The operator whose rights are copied. */
  source?: Operator;
  onDone: (made: OperatorMailed) => void;
  onClose: () => void;
}

/** Invites an operator. */
export function InviteModal({ source, onDone, onClose }: InviteModalProps) {
  const t = useT();
  const field = fieldsFor<typeof addOperator>()('sys.operator', t);
  return (
    <FormModal<Values, OperatorMailed>
      id="operator-add"
      access="sys:operator:add"
      title={source ? t('sys.operator.dialog.add.copyTitle', { name: source.username }) : t('sys.operator.dialog.add.title')}
      okText={t('sys.operator.dialog.add.ok')}
      width={720}
      initialValues={initialOf(source)}
      send={({ mobile, dataScope, validUntil, ...values }, options) =>
        addOperator(
          { ...values, mobile: mobile || undefined, dataScope: scopeOf(dataScope), validUntil: validUntil ?? null },
          options,
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      <div className="form-grid">
        {field.text('username', 32, {
          isRequired: true,
          form: [USERNAME, t('sys.operator.dialog.usernameForm')],
          hint: t('sys.operator.dialog.add.usernameHint'),
        })}
        {field.text('realName', 60, { isRequired: true })}
        {field.text(
          'email',
          120,
          { isRequired: true, form: [EMAIL, t('sys.operator.dialog.emailForm')], hint: t('sys.operator.dialog.add.hint') },
          { inputMode: 'email' },
        )}
        {field.text('mobile', 16, { form: [MOBILE, t('sys.operator.dialog.mobileForm')] }, { inputMode: 'tel' })}
        {field.choose('department', 'department', { isRequired: true })}
        <Form.Item
          name="roleCodes"
          label={t('sys.operator.field.roles')}
          rules={[
            { required: true, message: t('sys.operator.dialog.required') },
            {
              validator: (_, codes: string[] = []) =>
                hasDenied(codes) ? Promise.reject(new Error(t('sys.operator.dialog.add.denied'))) : Promise.resolve(),
              validateTrigger: 'onSubmit',
            },
          ]}
        >
          <RolesSelect source={source} />
        </Form.Item>
        <ScopeFields />
        {field.item(
          'withdrawTier',
          <Select
            allowClear
            placeholder={t('sys.operator.dialog.add.tierAuto')}
            options={TIERS.map((tier) => ({ value: tier, label: t('sys.operator.dialog.tier', { tier }) }))}
          />,
        )}
        {field.until('validUntil')}
      </div>
    </FormModal>
  );
}
