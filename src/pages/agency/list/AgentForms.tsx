import { Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Agent, AgentRiskLevel, AgentSettlementCycle } from '@/contract';
import { agentCycles, agentRiskLevels } from '@/domain/agent';
import { EMAIL, MOBILE, USERNAME } from '@/domain/operator';
import { withCode } from '@/domain/texts';
import { currencies } from '@/domain/values';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { addAgent, editAgent } from '@/services/agent';

interface Shared {
  agentName: string;
  contactName?: string;
  contactMobile?: string;
  contactEmail?: string;
  docNo?: string;
  ownerOperatorId?: string;
  settlementCycle?: AgentSettlementCycle;
  riskLevel?: AgentRiskLevel;
  mayAddMerchant?: boolean;
  maySubAgent?: boolean;
  tags?: string[];
  remark?: string;
}

interface NewValues extends Shared {
  contactName: string;
  contactEmail: string;
  loginAccount: string;
  country: string;
  currencies: string[];
  parentAgentNo?: string;
}

/** Empty personal fields are left out and keep their value. A cleared owner or remark is sent as null. */
const toWire = <Values extends Shared>({
  contactName,
  contactMobile,
  contactEmail,
  docNo,
  ownerOperatorId,
  remark,
  ...rest
}: Values) => ({
  ...rest,
  contactName: contactName?.trim() || undefined,
  contactMobile: contactMobile || undefined,
  contactEmail: contactEmail || undefined,
  docNo: docNo?.trim() || undefined,
  ownerOperatorId: ownerOperatorId ?? null,
  remark: remark?.trim() || null,
});

/** @param known an existing agent: its personal data shows as a mask and stays unless you type new values */
function SharedFields({ known }: { known?: Agent }) {
  const t = useT();
  const field = fieldsFor<Shared>()('agent', t);
  const keep = (value: string | null | undefined) => (value ? t('agent.dialog.keep', { value }) : undefined);
  return (
    <>
      {field.text('agentName', 60, { isRequired: true })}
      {field.text('contactName', 60, { isRequired: !known }, { placeholder: keep(known?.contactName) })}
      {field.text(
        'contactEmail',
        120,
        { isRequired: !known, form: [EMAIL, t('agent.dialog.emailForm')] },
        { inputMode: 'email', placeholder: keep(known?.contactEmail) },
      )}
      {field.text(
        'contactMobile',
        16,
        { form: [MOBILE, t('agent.dialog.mobileForm')] },
        { inputMode: 'tel', placeholder: keep(known?.contactMobile) },
      )}
      {field.text('docNo', 40, { min: 4 }, { placeholder: known && t('agent.dialog.unchanged') })}
      {field.choose('ownerOperatorId', 'operator', { label: t('agent.field.owner') })}
      {field.codes('settlementCycle', agentCycles)}
      {field.one('riskLevel', agentRiskLevels)}
      {field.item('tags', <Select mode="tags" maxCount={10} tokenSeparators={[',']} options={[]} />)}
      {field.text('remark', 200)}
      {field.flag('mayAddMerchant')}
      {field.flag('maySubAgent')}
    </>
  );
}

/** Another person reviews the new agent. */
export function AddModal({ onDone, onClose }: { onDone: (made: Agent) => void; onClose: () => void }) {
  const t = useT();
  const field = fieldsFor<typeof addAgent>()('agent', t);
  return (
    <FormModal<NewValues, Agent>
      id="agent-add"
      title={t('agent.dialog.add.title')}
      okText={t('agent.dialog.add.ok')}
      width={720}
      initialValues={{ settlementCycle: 'D1', riskLevel: 'LOW', mayAddMerchant: true, maySubAgent: false }}
      send={(values, options) =>
        addAgent(
          {
            ...toWire(values),
            contactName: values.contactName.trim(),
            contactEmail: values.contactEmail,
            parentAgentNo: values.parentAgentNo ?? null,
          },
          options,
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p className="soft">{t('agent.dialog.add.text')}</p>
      <div className="agent-grid">
        <SharedFields />
        {field.choose('country', 'country', { isRequired: true })}
        {field.codes('currencies', currencies, { isRequired: true }, { mode: 'multiple' })}
        {field.text('loginAccount', 32, { isRequired: true, form: [USERNAME, t('agent.dialog.loginForm')] })}
        {field.choose('parentAgentNo', 'agent', { label: t('agent.field.parent'), hint: t('agent.dialog.move.hint') })}
      </div>
    </FormModal>
  );
}

/** The console knows personal data by its mask only. An empty field keeps the stored value. */
export function EditModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const { agentNo, version, agentName, settlementCycle, riskLevel, mayAddMerchant, maySubAgent, tags } = row;
  return (
    <FormModal<Shared, Agent>
      id="agent-edit"
      access="user:agent:edit"
      title={t('agent.dialog.edit.title', { name: withCode(agentName, agentNo) })}
      okText={t('agent.dialog.edit.ok')}
      width={720}
      initialValues={{
        agentName,
        settlementCycle,
        riskLevel,
        mayAddMerchant,
        maySubAgent,
        tags,
        ownerOperatorId: row.ownerOperatorId ?? undefined,
        remark: row.remark ?? undefined,
      }}
      send={(values, options) => editAgent({ agentNo, version, ...toWire(values) }, options)}
      {...rest}
    >
      {row.status === 'REJECTED' && <p className="soft">{t('agent.dialog.edit.resubmit')}</p>}
      <div className="agent-grid">
        <SharedFields known={row} />
      </div>
    </FormModal>
  );
}
