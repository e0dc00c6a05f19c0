import { offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { monthSums } from './agentSums';
import { agentFields, findAgencies } from './agentView';

const COLUMNS: Readonly<Record<string, Text>> = {
  agentNo: ['Agent no.', '编号'],
  agentName: ['Agent', '代理'],
  level: ['Level', '层级'],
  parentAgentNo: ['Parent', '上级代理'],
  status: ['Status', '状态'],
  country: ['Country', '国家/地区'],
  currencies: ['Currencies', '币种'],
  contactName: ['Contact', '联系人'],
  contactMobile: ['Mobile', '手机'],
  contactEmail: ['E-mail', '邮箱'],
  merchantCount: ['Merchants', '商户数'],
  activeMerchantCount: ['Active merchants', '活跃商户数'],
  subAgentCount: ['Sub-agents', '下级代理数'],
  monthVolume: ['Volume this month (USD)', '本月交易额（USD）'],
  monthShare: ['Share this month (USD)', '本月分润（USD）'],
  balances: ['Available', '可用余额'],
  shareMode: ['Share mode', '分润方式'],
  profitPct: ['Profit share', '利润分成比例'],
  settlementCycle: ['Settlement cycle', '结算周期'],
  ownerName: ['Owner', '负责人'],
  riskLevel: ['Risk level', '风险等级'],
  tags: ['Tags', '标签'],
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  createdBy: ['Created by', '创建人'],
};
offerColumns('user:agent:down', COLUMNS);

const NUMERIC = new Set([
  'level',
  'merchantCount',
  'activeMerchantCount',
  'subAgentCount',
  'monthVolume',
  'monthShare',
  'profitPct',
]);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function down(world: World, call: CallFor<'downloadAgents'>) {
  const month = monthSums(world, call.actor);
  const rows = findAgencies(world, call.actor, call.query).map((agency) => {
    const row = agentFields(world, agency, month(agency.no));
    return {
      ...row,
      currencies: row.currencies?.join(' '),
      balances: row.balances?.map(({ currency, available }) => `${currency} ${available}`),
    };
  });
  return listFile(call, { stem: 'agent', title: ['Agents', '代理'], columns: COLUMNS, numeric: NUMERIC, rows });
}
