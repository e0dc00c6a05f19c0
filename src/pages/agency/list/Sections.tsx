import { Link } from '@umijs/max';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { Notes } from '@/components/Notes';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import type { AgentDetail, AgentPrice, ChainPrice, Price } from '@/contract';
import { agentEventKinds, agentReasons, agentRiskTones, agentTones, shareModes } from '@/domain/agent';
import { rateText } from '@/domain/percent';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { addNote, downloadFile, pagePeople } from '@/services/commonRecord';

interface PartProps {
  agent: AgentDetail;
}

const MCH_STATES = ['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED'];

function Facts({ agent }: PartProps) {
  const t = useT();
  const format = useFormat();
  const label = (name: NamesIn<'agent.field'>) => t(`agent.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && (name ? t('agent.detail.by', { time: format.time(at), name }) : format.time(at));
  const yes = (value: boolean | undefined) => value !== undefined && t(value ? 'agent.message.yes' : 'agent.message.no');
  return (
    <Section title={t('agent.detail.facts')}>
      {factsOf([
        { label: label('level'), value: agent.level },
        {
          label: label('parent'),
          value: agent.parentAgentNo ? `${agent.parentAgentName ?? ''} (${agent.parentAgentNo})` : t('agent.message.top'),
        },
        { label: label('country'), value: agent.country },
        { label: label('currencies'), value: agent.currencies?.join(', ') },
        { label: label('contactName'), value: agent.contactName },
        { label: label('contactMobile'), value: agent.contactMobile },
        { label: label('contactEmail'), value: agent.contactEmail },
        { label: label('loginAccount'), value: agent.loginAccount },
        { label: label('lastLoginAt'), value: agent.lastLoginAt && <Time at={agent.lastLoginAt} withRelative /> },
        { label: label('linkUntil'), value: agent.linkUntil && <Time at={agent.linkUntil} /> },
        { label: label('owner'), value: agent.ownerName },
        { label: label('mayAddMerchant'), value: yes(agent.mayAddMerchant) },
        { label: label('maySubAgent'), value: yes(agent.maySubAgent) },
        {
          label: label('riskLevel'),
          value: agent.riskLevel && <StatusTag group="agent.riskLevel" value={agent.riskLevel} tones={agentRiskTones} />,
        },
        { label: label('tags'), value: agent.tags?.join(', ') },
        { label: label('remark'), value: agent.remark },
        { label: t('parts.reason.remark'), value: agent.statusRemark },
        { label: label('createdAt'), value: when(agent.createdAt, agent.createdBy) },
        { label: label('updatedAt'), value: when(agent.updatedAt, agent.updatedBy) },
        // Only the detail has this field. It comes last so that the others do not move when it arrives.
        { label: label('docNo'), value: agent.docNo },
      ])}
    </Section>
  );
}

function Terms({ agent }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const { fixedShares = [], reportCurrency = 'USD' } = agent;
  return (
    <Section title={t('agent.detail.terms')}>
      {factsOf([
        { label: t('agent.field.shareMode'), value: agent.shareMode && labelOf('agent.shareMode', shareModes, agent.shareMode) },
        { label: t('agent.field.profitPct'), value: agent.profitPct && rateText(agent.profitPct) },
        {
          label: t('agent.field.fixedShares'),
          value:
            fixedShares.length > 0 &&
            fixedShares.map(({ currency, amount }) => <Money key={currency} amount={amount} currency={currency} />),
        },
        { label: t('agent.field.settlementCycle'), value: agent.settlementCycle },
        { label: t('agent.field.monthVolume'), value: <Money amount={agent.monthVolume} currency={reportCurrency} /> },
        { label: t('agent.field.monthShare'), value: <Money amount={agent.monthShare} currency={reportCurrency} /> },
      ])}
    </Section>
  );
}

export function Prices({ agent: { prices = [] } }: PartProps) {
  const t = useT();
  const format = useFormat();
  const title = t('agent.detail.prices');
  const text = ({ rate, fixed }: Pick<Price, 'rate' | 'fixed'>, currency: string) =>
    Number(fixed) === 0
      ? rateText(rate)
      : t('agent.detail.price', { rate: rateText(rate), fixed: format.money(fixed, currency) });
  const neighbor = (price: ChainPrice | null | undefined, currency: string) =>
    price ? (
      <span className="stack end">
        {text(price, currency)}
        <small className="soft">{price.name}</small>
      </span>
    ) : (
      '–'
    );
  const own = ({ current, planned, currency }: AgentPrice) => (
    <span className="stack end">
      {current ? text(current, currency) : '–'}
      {planned.map((price) => (
        <small key={price.effectiveAt} className="soft">
          {t('agent.detail.planned', { time: format.time(price.effectiveAt), price: text(price, currency) })}
        </small>
      ))}
    </span>
  );
  return (
    <TableSection
      title={title}
      rows={prices}
      rowKey={({ productCode }) => productCode}
      columns={[
        {
          title: t('agent.dialog.price.product'),
          isHeader: true,
          render: ({ productName, productCode }) => productName ?? productCode,
        },
        {
          title: t('agent.dialog.price.above'),
          isNumeric: true,
          render: ({ above, currency }) => neighbor(above.at(-1), currency),
        },
        { title, isNumeric: true, render: own },
        {
          title: t('agent.dialog.price.below'),
          isNumeric: true,
          render: ({ below, currency }) => neighbor(below, currency),
        },
      ]}
    />
  );
}

function Balances({ agent: { balances = [], entries = [] } }: PartProps) {
  const t = useT();
  return (
    <>
      <TableSection
        title={t('agent.detail.balances')}
        rows={balances}
        rowKey={({ currency }) => currency}
        columns={[
          { title: t('agent.field.currency'), isHeader: true, render: ({ currency }) => currency },
          {
            title: t('agent.field.available'),
            isNumeric: true,
            render: ({ available, currency }) => <Money amount={available} currency={currency} />,
          },
          {
            title: t('agent.field.frozen'),
            isNumeric: true,
            render: ({ frozen, currency }) => <Money amount={frozen} currency={currency} />,
          },
        ]}
      />
      <Section title={t('agent.detail.entries')}>
        {entries.length > 0 && <Entries label={t('agent.detail.entries')} entries={entries} names="refNo" />}
      </Section>
    </>
  );
}

function Team({ agent: { merchants = [], subAgents = [] } }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const link = (entity: 'merchant' | 'agent', no: string) =>
    canOpenRecord(granted, entity) ? <Link to={recordAddress({ entity, no })}>{no}</Link> : no;
  return (
    <>
      <TableSection
        title={t('agent.detail.subAgents')}
        rows={subAgents}
        rowKey={({ agentNo }) => agentNo}
        columns={[
          { title: t('agent.field.agentNo'), isHeader: true, render: ({ agentNo }) => link('agent', agentNo) },
          { title: t('agent.field.agentName'), render: ({ agentName }) => agentName },
          {
            title: t('agent.field.status'),
            render: ({ status }) => <StatusTag group="agent.status" value={status} tones={agentTones} />,
          },
          { title: t('agent.field.merchants'), isNumeric: true, render: ({ merchantCount }) => merchantCount ?? '–' },
        ]}
      />
      <TableSection
        title={t('agent.detail.merchants')}
        rows={merchants}
        rowKey={({ mchNo }) => mchNo}
        columns={[
          { title: t('agent.field.mchNos'), isHeader: true, render: ({ mchNo }) => link('merchant', mchNo) },
          { title: t('agent.field.agentName'), render: ({ mchName }) => mchName },
          { title: t('agent.field.country'), render: ({ country }) => country ?? '–' },
          { title: t('agent.field.status'), render: ({ status }) => labelOf('agent.mchStatus', MCH_STATES, status) },
        ]}
      />
    </>
  );
}

/** Identity and terms. */
export function Overview({ agent }: PartProps) {
  return (
    <>
      <Facts agent={agent} />
      <Terms agent={agent} />
    </>
  );
}

/** Identity, terms, money, team and history. */
export function Sections({ agent, onNoted }: PartProps & { onNoted: () => void }) {
  const t = useT();
  const labelOf = useLabel();
  const { agentNo, events = [], notes, logs = [] } = agent;
  return (
    <>
      <Prices agent={agent} />
      <Team agent={agent} />
      <Balances agent={agent} />
      <Section title={t('agent.detail.history')}>
        {events.length > 0 && (
          <EventLines
            events={events}
            group="agent.event"
            known={agentEventKinds}
            reasonOf={(code) => labelOf('agent.reason', agentReasons, code)}
            onFile={downloadFile}
          />
        )}
      </Section>
      <Section title={t('agent.detail.notes')}>
        {notes && (
          <Notes
            notes={notes}
            add={(note, options) => addNote({ entity: 'agent', id: agentNo, ...note }, options)}
            fetchPeople={pagePeople}
            onNoted={onNoted}
          />
        )}
      </Section>
      <LogSection title={t('agent.detail.log')} logs={logs} />
    </>
  );
}
