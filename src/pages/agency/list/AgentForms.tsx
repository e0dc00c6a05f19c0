import { Checkbox, Form, Input, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { Agent, AgentRiskLevel, AgentSettlementCycle } from '@/contract';
import { agentCycles, agentRiskLevels } from '@/domain/agent';
import { EMAIL, MOBILE, scopeCountries, USERNAME } from '@/domain/operator';
import { withCode } from '@/domain/texts';
import { useLocale, useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { addAgent, editAgent } from '@/services/agent';
import { pageOptions } from '@/services/common';

const CURRENCIES = ['THB', 'VND', 'IDR', 'INR', 'PHP', 'MYR', 'USD'];

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

/** What is not typed is not sent; a cleared choice is. */
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

/** Who an agent is and what it may. @param known an agent whose own data is kept unless it is typed anew; its masks are shown */
function SharedFields({ known }: { known?: Agent }) {
  const t = useT();
  const keep = (value: string | null | undefined) => (value ? t('agent.dialog.keep', { value }) : undefined);
  const required = { required: true, whitespace: true, message: t('agent.dialog.required') };
  return (
    <>
      <Form.Item name="agentName" label={t('agent.field.agentName')} rules={[required]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="contactName" label={t('agent.field.contactName')} rules={known ? [] : [required]}>
        <Input maxLength={60} autoComplete="off" placeholder={keep(known?.contactName)} />
      </Form.Item>
      <Form.Item
        name="contactEmail"
        label={t('agent.field.contactEmail')}
        rules={[{ required: !known, pattern: EMAIL, message: t('agent.dialog.emailForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={120} autoComplete="off" inputMode="email" placeholder={keep(known?.contactEmail)} />
      </Form.Item>
      <Form.Item
        name="contactMobile"
        label={t('agent.field.contactMobile')}
        rules={[{ pattern: MOBILE, message: t('agent.dialog.mobileForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={16} autoComplete="off" inputMode="tel" placeholder={keep(known?.contactMobile)} />
      </Form.Item>
      <Form.Item name="docNo" label={t('agent.field.docNo')} rules={[{ min: 4 }]}>
        <Input maxLength={40} autoComplete="off" placeholder={known && t('agent.dialog.unchanged')} />
      </Form.Item>
      <Form.Item name="ownerOperatorId" label={t('agent.field.owner')}>
        <RemoteSelect cacheKey="operator" fetchChoices={(keyword, current) => pageOptions('operator', keyword, current)} />
      </Form.Item>
      <Form.Item name="settlementCycle" label={t('agent.field.settlementCycle')}>
        <Select options={agentCycles.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="riskLevel" label={t('agent.field.riskLevel')}>
        <Select options={agentRiskLevels.map((value) => ({ value, label: t(`agent.riskLevel.${value}`) }))} />
      </Form.Item>
      <Form.Item name="tags" label={t('agent.field.tags')}>
        <Select mode="tags" maxCount={10} tokenSeparators={[',']} options={[]} />
      </Form.Item>
      <Form.Item name="remark" label={t('agent.field.remark')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="mayAddMerchant" valuePropName="checked">
        <Checkbox>{t('agent.field.mayAddMerchant')}</Checkbox>
      </Form.Item>
      <Form.Item name="maySubAgent" valuePropName="checked">
        <Checkbox>{t('agent.field.maySubAgent')}</Checkbox>
      </Form.Item>
    </>
  );
}

/** A new agent, which somebody else reviews. */
export function AddModal({ onDone, onClose }: { onDone: (made: Agent) => void; onClose: () => void }) {
  const t = useT();
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const required = { required: true, message: t('agent.dialog.required') };
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
        <Form.Item name="country" label={t('agent.field.country')} rules={[required]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={scopeCountries.map((value) => ({ value, label: withCode(names.of(value), value) }))}
          />
        </Form.Item>
        <Form.Item name="currencies" label={t('agent.field.currencies')} rules={[required]}>
          <Select mode="multiple" options={CURRENCIES.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item
          name="loginAccount"
          label={t('agent.field.loginAccount')}
          rules={[{ required: true, pattern: USERNAME, message: t('agent.dialog.loginForm') }]}
          validateTrigger="onBlur"
        >
          <Input maxLength={32} autoComplete="off" />
        </Form.Item>
        <Form.Item name="parentAgentNo" label={t('agent.field.parent')} extra={t('agent.dialog.move.hint')}>
          <RemoteSelect cacheKey="agent" fetchChoices={(keyword, current) => pageOptions('agent', keyword, current)} />
        </Form.Item>
      </div>
    </FormModal>
  );
}

/** Who an agent is and what it may; people are known here by their masks only, and kept unless others are typed. */
export function EditModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const { agentNo, version, agentName, settlementCycle, riskLevel, mayAddMerchant, maySubAgent, tags } = row;
  return (
    <FormModal<Shared, Agent>
      id="agent-edit"
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
