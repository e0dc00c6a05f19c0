import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { monthSums } from './agentSums';
import { agentFields, findAgencies } from './agentView';

const COLUMNS = fileColumns({
  of: ['agent.field'],
  names: `agentNo agentName level parentAgentNo status country currencies contactName contactMobile contactEmail merchantCount
    activeMerchantCount subAgentCount monthVolume monthShare balances shareMode profitPct settlementCycle ownerName
    riskLevel tags createdAt createdBy`,
  numeric: 'level merchantCount activeMerchantCount subAgentCount monthVolume monthShare profitPct',
  own: {
    // A file has no currency at the amount.
    monthVolume: ['Volume this month (USD)', '本月交易额（USD）'],
    monthShare: ['Share this month (USD)', '本月分润（USD）'],
    // The screen has other names for these, or shows them at other values.
    parentAgentNo: 'agent.field.parent',
    merchantCount: 'product.field.merchantCount',
    activeMerchantCount: ['Active merchants', '活跃商户数'],
    balances: 'agent.field.available',
    ownerName: 'agent.field.owner',
  },
});
offerColumns('user:agent:down', COLUMNS);

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
  return listFile(call, { stem: 'agent', title: ['Agents', '代理'], columns: COLUMNS, rows });
}
