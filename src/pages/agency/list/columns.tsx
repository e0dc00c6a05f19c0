import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Money } from '@/components/Money';
import { allowed, RowActions } from '@/components/RecordActions';
import { StatusTag } from '@/components/StatusTag';
import type { Agent } from '@/contract';
import { agentFits, agentRiskTones, shareModes } from '@/domain/agent';
import { partText } from '@/domain/numbers';
import type { Translate } from '@/locales/store';
import { actionsOf } from './actions';
import { Available, State } from './cells';
import type { Ask } from './dialog';

const presets = (t: Translate) => columnsFor<Agent>()('agent', t, ({ reportCurrency = 'USD' }) => reportCurrency);

/** Columns that list and tree share. */
function shared(t: Translate, onOpen: (row: Agent) => void, ask: Ask): ProColumns<Agent>[] {
  const col = presets(t);
  return [
    col.custom('status', (row) => <State row={row} />, { width: 120 }),
    col.money('monthVolume', { sorter: true }),
    col.custom('available', (row) => <Available row={row} />, { align: 'end' }),
    col.custom('monthShare', (row) => <Money amount={row.monthShare} currency={row.reportCurrency ?? 'USD'} />, {
      align: 'end',
      sorter: true,
    }),
    col.custom('merchants', ({ activeMerchantCount = 0, merchantCount = 0 }) => partText(activeMerchantCount, merchantCount), {
      align: 'end',
    }),
    col.text('subAgentCount', { align: 'end' }),
    col.custom('owner', (row) => row.ownerName ?? '–'),
    col.actions((row) => (
      <RowActions
        name={row.agentName}
        actions={actionsOf(t, row, ask)}
        buttons={agentFits('edit', row.status) ? ['edit'] : undefined}
        more={allowed}
        menuLabel={t('agent.action.more', { name: row.agentName })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

const hiddenOnes = (t: Translate): ProColumns<Agent>[] => {
  const col = presets(t);
  return [
    col.text('country'),
    col.enumText('shareMode', shareModes),
    col.text('settlementCycle'),
    col.custom('riskLevel', (row) => <StatusTag group="agent.riskLevel" value={row.riskLevel} tones={agentRiskTones} />),
    col.custom('tags', ({ tags = [] }) => tags.join(', ') || '–'),
    col.text('contactName'),
    col.text('contactEmail'),
    col.text('loginAccount'),
    col.time('lastLoginAt'),
    col.time('createdAt', { sorter: true }),
    col.text('createdBy'),
  ];
};

export function agentColumns(t: Translate, onOpen: (row: Agent) => void, ask: Ask): ProColumns<Agent>[] {
  const col = presets(t);
  const own = shared(t, onOpen, ask);
  return [
    col.number('agentNo', onOpen, { fixed: 'left', sorter: true, width: 96 }),
    col.text('agentName'),
    ...own.slice(0, 1),
    col.text('level', { align: 'end', sorter: true }),
    col.custom('parent', ({ parentAgentNo, parentAgentName }) =>
      parentAgentNo ? `${parentAgentName ?? ''} (${parentAgentNo})` : t('agent.message.top'),
    ),
    ...own.slice(1, -1),
    ...hiddenOnes(t),
    ...own.slice(-1),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = hiddenOnes((key) => key).map(({ dataIndex }) => String(dataIndex));

/** Columns beside the tree. They need fixed widths there and are not sortable. */
export function treeColumns<Row extends Agent>(t: Translate, onOpen: (row: Agent) => void, ask: Ask): ProColumns<Row>[] {
  const widths = [80, 150, 150, 150, 140, 90, 90, 100, 100];
  const columns = [presets(t).number('agentNo', onOpen), ...shared(t, onOpen, ask)].map((column, at) => ({
    ...column,
    sorter: undefined,
    width: widths[at],
  }));
  // Safe: the columns read fields of Agent only, and Row extends it.
  return columns as unknown as ProColumns<Row>[];
}
