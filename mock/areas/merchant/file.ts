import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { PlatformCall } from '../../model/operators';
import type { Merchant } from '../../model/parties';
import type { World } from '../../model/world';
import { fieldsOf, type MerchantFigures } from './view';

const COLUMNS = fileColumns({
  of: ['mch.field'],
  names: `mchNo mchName mchShortName mchType level status payinEnabled payoutEnabled withdrawEnabled apiEnabled portalEnabled
    country currencies agentNo agentName ownerName contactName contactMobile contactEmail kycStatus kycExpireAt
    settlementCycle reserveRate reserveDays riskLevel riskTags tags balances currency todayPayin todayPayinSuccessRate
    todayPayout lastOrderAt negativeMargin createdAt createdBy`,
  numeric: 'todayPayin todayPayinSuccessRate todayPayout',
  own: {
    // One column of switches on the screen.
    payinEnabled: 'mch.switch.payin',
    payoutEnabled: 'mch.switch.payout',
    withdrawEnabled: 'mch.switch.withdraw',
    apiEnabled: 'mch.switch.api',
    portalEnabled: 'mch.switch.portal',
    // In a screen the number and the name share a column, in a file they have one each.
    agentNo: 'agent.field.agentNo',
    // The file has the fraction, the screen the percent.
    reserveRate: ['Reserve', '保证金比例'],
    // The label is that of a filter.
    negativeMargin: 'mch.figure.negativeMargin',
    // Beside all currencies, which the screen shows alone.
    currency: ['Main currency', '主币种'],
    // The screen shows them in the detail.
    balances: 'mch.detail.tab.balances',
  },
});
offerColumns('merchant:user:down', COLUMNS);

function cellOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' && one ? `${one.currency} ${one.available}` : String(one))).join('; ');
  return value === null || value === undefined ? '' : String(value);
}

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function merchantFile(world: World, call: PlatformCall, found: readonly Merchant[], figures: MerchantFigures) {
  const rows = found.map((one) => fieldsOf(world, one, figures));
  return listFile(call, { stem: 'merchants', title: ['Merchants', '商户'], columns: COLUMNS, rows, cellOf });
}
