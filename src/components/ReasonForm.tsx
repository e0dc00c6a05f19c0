import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';

export interface ReasonValues<Code extends string> {
  reasonCode: Code;
  remark?: string;
}

interface ReasonFormProps<Code extends string> {
  id: string;
  reasons: readonly Code[];
  labelOf: (code: Code) => string;
  onFinish: (values: ReasonValues<Code>) => void;
  onReason?: (code: Code) => void;
  children?: ReactNode;
}

const REMARK_MAX = 200;
const REMARK_MIN_OTHER = 4;

/** Reason code and remark (conventions §0.6): the remark is needed, with 4 characters at least, when the code is OTHER. */
export function ReasonForm<Code extends string>({ id, reasons, labelOf, onFinish, onReason, children }: ReasonFormProps<Code>) {
  const t = useT();
  const [form] = Form.useForm<ReasonValues<Code>>();
  return (
    <Form form={form} id={id} layout="vertical" onFinish={onFinish} scrollToFirstError={{ focus: true }}>
      <Form.Item
        name="reasonCode"
        label={t('common.reason.code')}
        rules={[{ required: true, message: t('common.reason.codeRequired') }]}
      >
        <Select
          autoFocus
          showSearch={{ optionFilterProp: 'label' }}
          options={reasons.map((code) => ({ value: code, label: labelOf(code) }))}
          onChange={onReason}
        />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('common.reason.remark')}
        dependencies={['reasonCode']}
        rules={[
          { max: REMARK_MAX, message: t('common.reason.remarkMax', { max: REMARK_MAX }) },
          ({ getFieldValue }) => ({
            validator: (_, value?: string) =>
              getFieldValue('reasonCode') === 'OTHER' && (value ?? '').trim().length < REMARK_MIN_OTHER
                ? Promise.reject(new Error(t('common.reason.remarkRequired')))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
      </Form.Item>
      {children}
    </Form>
  );
}
