import { Form, Input, Radio, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Agent, AgentReason } from '@/contract';
import { agentReasonsOf } from '@/domain/agent';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { reviewAgent } from '@/services/agent';

interface Values {
  decision: 'PASS' | 'REJECT';
  reasonCode?: AgentReason;
  remark?: string;
}

const REMARK_MIN = 4;
const REMARK_MAX = 200;

/** Decides on a new agent; a rejection says why. */
export function ReviewModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const { agentNo, version } = row;
  return (
    <FormModal<Values, Agent>
      id="agent-review"
      title={t('agent.dialog.review.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.dialog.review.ok')}
      form={form}
      send={({ remark, ...values }, options) =>
        reviewAgent({ agentNo, version, ...values, remark: remark?.trim() || undefined }, options)
      }
      {...rest}
    >
      <Form.Item
        name="decision"
        label={t('agent.field.decision')}
        rules={[{ required: true, message: t('agent.dialog.required') }]}
      >
        <Radio.Group
          options={(['PASS', 'REJECT'] as const).map((value) => ({ value, label: t(`agent.dialog.review.${value}`) }))}
        />
      </Form.Item>
      {decision === 'REJECT' && (
        <Form.Item
          name="reasonCode"
          label={t('common.reason.code')}
          rules={[{ required: true, message: t('common.reason.codeRequired') }]}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={agentReasonsOf.review.map((value) => ({ value, label: t(`agent.reason.${value}`) }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="remark"
        label={t('common.reason.remark')}
        dependencies={['reasonCode', 'decision']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value?: string) =>
              getFieldValue('decision') === 'REJECT' &&
              getFieldValue('reasonCode') === 'OTHER' &&
              (value ?? '').trim().length < REMARK_MIN
                ? Promise.reject(new Error(t('common.reason.remarkRequired')))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
      </Form.Item>
    </FormModal>
  );
}
