import { Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { DataScope, Operator } from '@/contract';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { setOperatorScope } from '@/services/operator';
import { ScopeFields, scopeOf } from './ScopeFields';

interface Values {
  dataScope: { type: DataScope['type']; values?: string[] };
  withdrawTier: number;
}

/** Data scope and approval limits. */
export function ScopeModal({ row, ...rest }: RowProps<Operator>) {
  const t = useT();
  const field = fieldsFor<typeof setOperatorScope>()('sys.operator', t);
  const { operatorId, version, dataScope = { type: 'ALL', values: [] }, withdrawTier = 0, roleTier = withdrawTier } = row;
  return (
    <FormModal<Values, Operator>
      id="operator-scope"
      access="sys:operator:scope"
      title={t('sys.operator.dialog.scope.title', { name: row.username })}
      okText={t('sys.operator.dialog.scope.ok')}
      initialValues={{ dataScope, withdrawTier }}
      send={(values, options) =>
        setOperatorScope({ operatorId, version, ...values, dataScope: scopeOf(values.dataScope) }, options)
      }
      {...rest}
    >
      <ScopeFields />
      {field.item(
        'withdrawTier',
        <Select
          options={Array.from({ length: roleTier + 1 }, (_, tier) => ({
            value: tier,
            label: t('sys.operator.dialog.tier', { tier }),
          }))}
        />,
        { hint: t('sys.operator.dialog.scope.tierHint', { limit: roleTier }) },
      )}
    </FormModal>
  );
}
