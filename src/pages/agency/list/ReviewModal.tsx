import { Form } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Agent, AgentReason } from '@/contract';
import { agentReasonsOf } from '@/domain/agent';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ReviewFacts } from '@/screen/ReviewFacts';
import type { RowProps } from '@/screen/useOutcomes';
import { getAgent, reviewAgent } from '@/services/agent';
import { Overview, Prices } from './Sections';

interface Values {
  decision: 'PASS' | 'REJECT';
  reasonCode?: AgentReason;
  remark?: string;
}

const REMARK_MIN = 4;
const WIDTH = 860;

/** Passes or rejects a new agent, after all its data are shown. A rejection needs a reason. */
export function ReviewModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const field = fieldsFor<typeof reviewAgent>()('agent', t);
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const { agentNo, version } = row;
  return (
    <FormModal<Values, Agent>
      id="agent-review"
      title={t('agent.dialog.review.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.dialog.review.ok')}
      width={WIDTH}
      form={form}
      send={({ remark, ...values }, options) =>
        reviewAgent({ agentNo, version, ...values, remark: remark?.trim() || undefined }, options)
      }
      {...rest}
    >
      <ReviewFacts load={() => getAgent(agentNo, { isQuiet: true })}>
        {(detail) => (
          <>
            <Overview agent={detail} />
            <Prices agent={detail} />
          </>
        )}
      </ReviewFacts>
      {field.radio('decision', ['PASS', 'REJECT'], { isRequired: true, values: 'dialog.review' })}
      {decision === 'REJECT' &&
        field.one(
          'reasonCode',
          agentReasonsOf.review,
          { label: t('parts.reason.code'), isRequired: true, values: 'reason' },
          { showSearch: { optionFilterProp: 'label' } },
        )}
      {field.note('remark', {
        label: t('parts.reason.remark'),
        dependencies: ['reasonCode', 'decision'],
        faultOf: (value, read) =>
          read('decision') === 'REJECT' && read('reasonCode') === 'OTHER' && value.trim().length < REMARK_MIN
            ? t('parts.reason.remarkRequired')
            : undefined,
      })}
    </FormModal>
  );
}
