import { changesOf, type FieldChange } from '../../base/callLog';
import { ratioText } from '../../base/ratio';
import type { Agency } from '../../model/parties';

const FIELDS = [
  'agentName',
  'parentAgentNo',
  'owner',
  'status',
  'statusReason',
  'isEarning',
  'shareMode',
  'profitPct',
  'mayAddMerchant',
  'maySubAgent',
  'settlementCycle',
  'riskLevel',
  'tags',
  'remark',
] as const;

/** The logged fields of an agent, as answers have them. */
export const loggedOf = (agency: Agency) => ({
  ...agency,
  agentName: agency.agent.name,
  parentAgentNo: agency.agent.parent?.no ?? null,
  owner: agency.owner?.username ?? null,
  profitPct: ratioText(agency.profitPpm),
});

/** Personal data: logged as changed, without values. */
const PERSONAL = ['contactName', 'contactMobile', 'contactEmail', 'docNo'] as const;

export const agentChanges = (before: ReturnType<typeof loggedOf>, after: ReturnType<typeof loggedOf>): FieldChange[] => [
  ...changesOf(before, after, FIELDS),
  ...PERSONAL.filter((field) => after[field] !== before[field]).map((field) => ({ field, before: '***', after: '***' })),
];
