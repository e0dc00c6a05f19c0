import { Form, Select } from 'antd';
import { OptionsSelect } from '@/components/OptionsSelect';
import type { DataScope } from '@/contract';
import { scopeTypes } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import { pageOptions } from '@/services/common';

const OPTION_TYPES = { COUNTRY: 'country', AGENT: 'agent', MERCHANT: 'merchant' } as const;

function Parties({ type, ...item }: { type: 'country' | 'agent' | 'merchant' }) {
  return <OptionsSelect {...item} cacheKey={type} fetchChoices={(keyword, current) => pageOptions(type, keyword, current)} />;
}

/** Data scope type and its values. Uses the surrounding form. */
export function ScopeFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const type: DataScope['type'] | undefined = Form.useWatch(['dataScope', 'type'], form);
  const isAll = type === undefined || type === 'ALL';
  return (
    <>
      <Form.Item name={['dataScope', 'type']} label={t('sys.operator.field.scope')}>
        <Select
          options={scopeTypes.map((value) => ({ value, label: t(`sys.operator.scopeType.${value}`) }))}
          onChange={() => form.setFieldValue(['dataScope', 'values'], [])}
        />
      </Form.Item>
      {!isAll && (
        <Form.Item
          name={['dataScope', 'values']}
          label={t('sys.operator.field.scopeValues')}
          rules={[{ required: true, message: t('sys.operator.dialog.required') }]}
        >
          <Parties key={type} type={OPTION_TYPES[type]} />
        </Form.Item>
      )}
    </>
  );
}

/** The scope for the request. The type ALL has no values. */
export const scopeOf = ({ type, values }: { type: DataScope['type']; values?: string[] }): DataScope => ({
  type,
  values: type === 'ALL' ? [] : (values ?? []),
});
