import { useModel } from '@umijs/max';
import { Checkbox, Form } from 'antd';
import type { Withdraw } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** Confirms a decision on orders that are assigned to another user (docs/rules/withdraw.md#assign). */
export function ConfirmAssigned({ rows }: { rows: readonly Withdraw[] }) {
  const t = useT();
  const { locale } = useFormat();
  const me = useModel('@@initialState').initialState?.currentUser;
  const others = rows.flatMap(({ assignment }) => {
    if (!assignment) return [];
    const { assigneeId, assigneeName, roleCode } = assignment;
    const isMine = assigneeId ? assigneeId === me?.operatorId : me?.roles?.some(({ roleCode: own }) => own === roleCode);
    return isMine ? [] : [assigneeName ?? roleCode ?? '–'];
  });
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(others));
  return (
    <Form.Item
      name="confirmAssigned"
      valuePropName="checked"
      rules={[
        {
          validator: (_, isChecked) => (isChecked ? Promise.resolve() : Promise.reject(new Error(t('desk.assign.confirmFirst')))),
        },
      ]}
    >
      <Checkbox>{t('desk.assign.confirm', { names })}</Checkbox>
    </Form.Item>
  );
}
