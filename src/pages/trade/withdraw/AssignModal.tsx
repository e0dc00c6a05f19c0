import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { type DialogProps, refOf } from './calls';

interface Values {
  whom: 'OPERATOR' | 'ROLE' | 'NONE';
  assigneeId?: string;
  roleCode?: string;
}

const FORM = 'assign-form';

/** Assigns orders to an operator or a role, or ends the assignment (docs/rules/withdraw.md#assign). */
export function AssignModal({ rows, send, isChecking, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('desk.assign', t);
  const [form] = Form.useForm<Values>();
  const whom: Values['whom'] | undefined = Form.useWatch('whom', form);
  useDialogFocus(`#${FORM} input[type=radio]`);
  const { submit, isBusy, refusal } = useSubmit(
    ({ assigneeId, roleCode, ...values }: Values, options) => {
      const to = { OPERATOR: { assigneeId }, ROLE: { roleCode }, NONE: { unassign: true as const } }[values.whom];
      return send('assign', { items: rows.map(refOf), ...to }, options);
    },
    onDone,
    onRefusal,
  );
  const isAssigned = rows.some(({ assignment }) => assignment);
  const isEnd = whom === 'NONE';
  return (
    <Dialog
      width={560}
      title={t('desk.assign.title', { count: rows.length })}
      onCancel={onClose}
      okText={t(isEnd ? 'desk.assign.end' : 'desk.assign.ok')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking }}
    >
      <SubmitAlerts refusal={refusal} />
      <p>{t('desk.assign.effect', { count: rows.length })}</p>
      <DialogForm<Values>
        form={form}
        id={FORM}
        refusal={refusal}
        initialValues={{ whom: 'OPERATOR' }}
        onFinish={(values) => void submit(values)}
      >
        {field.radio('whom', ['OPERATOR', 'ROLE', ...(isAssigned ? ['NONE'] : [])])}
        {whom === 'OPERATOR' && field.choose('assigneeId', 'operator', { isRequired: true })}
        {whom === 'ROLE' && field.choose('roleCode', 'role', { isRequired: true })}
      </DialogForm>
    </Dialog>
  );
}
