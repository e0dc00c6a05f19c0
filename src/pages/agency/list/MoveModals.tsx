import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { ReasonValues } from '@/components/ReasonForm';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { Agent, AgentReason } from '@/contract';
import { agentReasons, agentReasonsOf } from '@/domain/agent';
import { ignoreApiError } from '@/domain/apiError';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { getAgent, moveAgent, moveAgentMerchants } from '@/services/agent';
import { pageOptions } from '@/services/common';

const fetchAgents = (keyword: string, current: number) => pageOptions('agent', keyword, current);

interface MoveValues extends ReasonValues<AgentReason> {
  parentAgentNo?: string;
}

/** Moves an agent and its whole branch under another agent, or to the top level. */
export function MoveModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const field = fieldsFor<typeof moveAgent>()('agent', t);
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent, MoveValues>
      id="agent-move"
      title={t('agent.dialog.move.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.dialog.move.ok')}
      reasons={agentReasons}
      offered={agentReasonsOf.move}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.move.text')}
      send={({ parentAgentNo = null, ...values }, options) =>
        moveAgent({ agentNo, version, parentAgentNo, ...(values as ReasonValues<AgentReason>) }, options)
      }
      {...rest}
    >
      {field.item('parentAgentNo', <RemoteSelect cacheKey="agent" fetchChoices={fetchAgents} />, {
        label: t('agent.dialog.move.place'),
        hint: t('agent.dialog.move.hint'),
      })}
    </ReasonModal>
  );
}

interface MerchantValues extends ReasonValues<AgentReason> {
  mchNos: string[];
  targetAgentNo?: string;
}

interface MerchantSelectProps {
  /** Set by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  agentNo: string;
}

/** Merchants of an agent. Closing an agent needs all of them moved, so one button selects all. */
function MerchantSelect({ agentNo, ...item }: MerchantSelectProps) {
  const t = useT();
  const asked = useRequest(() => getAgent(agentNo, { isQuiet: true }), { onError: ignoreApiError });
  const choices = (asked.data?.merchants ?? []).map(({ mchNo, mchName }) => ({ value: mchNo, label: `${mchName} (${mchNo})` }));
  return (
    <>
      <LoadedSelect {...item} mode="multiple" asked={asked} showSearch={{ optionFilterProp: 'label' }} options={choices} />
      <Button type="link" size="small" disabled={!asked.data} onClick={() => item.onChange?.(choices.map(({ value }) => value))}>
        {t('agent.dialog.moveMerchant.all', { count: choices.length })}
      </Button>
    </>
  );
}

/** Moves merchants to another agent, or to none. */
export function MoveMerchantModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const field = fieldsFor<typeof moveAgentMerchants>()('agent', t);
  const { agentNo, version } = row;
  return (
    <ReasonModal<AgentReason, Agent, MerchantValues>
      id="agent-merchants"
      title={t('agent.dialog.moveMerchant.title', { name: withCode(row.agentName, row.agentNo) })}
      okText={t('agent.dialog.moveMerchant.ok')}
      reasons={agentReasons}
      offered={agentReasonsOf.moveMerchant}
      labelOf={(code) => t(`agent.reason.${code}`)}
      text={t('agent.dialog.moveMerchant.text')}
      send={({ targetAgentNo = null, ...values }, options) =>
        moveAgentMerchants({ agentNo, version, targetAgentNo, ...(values as Omit<MerchantValues, 'targetAgentNo'>) }, options)
      }
      {...rest}
    >
      {field.item('mchNos', <MerchantSelect agentNo={agentNo} />, { isRequired: true })}
      {field.item('targetAgentNo', <RemoteSelect cacheKey="agent" fetchChoices={fetchAgents} />, {
        hint: t('agent.dialog.moveMerchant.hint'),
      })}
    </ReasonModal>
  );
}
