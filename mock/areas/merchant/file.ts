import { offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { Text } from '../../engine/text';
import type { PlatformCall } from '../../model/operators';
import type { Merchant } from '../../model/parties';
import type { World } from '../../model/world';
import { fieldsOf, type MerchantFigures } from './view';

const COLUMNS: Readonly<Record<string, Text>> = {
  mchNo: ['Merchant no.', '商户号'],
  mchName: ['Merchant', '商户'],
  mchShortName: ['Short name', '商户简称'],
  mchType: ['Type', '类型'],
  level: ['Level', '等级'],
  status: ['Status', '状态'],
  payinEnabled: ['Pay-in', '代收'],
  payoutEnabled: ['Payout', '代付'],
  withdrawEnabled: ['Withdrawal', '提现'],
  apiEnabled: ['API', '接口'],
  portalEnabled: ['Portal', '商户门户'],
  country: ['Country', '国家/地区'],
  currencies: ['Currencies', '币种'],
  agentNo: ['Agent no.', '代理编号'],
  agentName: ['Agent', '代理'],
  ownerName: ['Account manager', '客户经理'],
  contactName: ['Contact', '联系人'],
  contactMobile: ['Mobile', '手机'],
  contactEmail: ['E-mail', '邮箱'],
  kycStatus: ['KYC', 'KYC 状态'],
  kycExpireAt: ['KYC valid until (UTC)', 'KYC 到期（UTC）'],
  settlementCycle: ['Settlement cycle', '结算周期'],
  reserveRate: ['Reserve (%)', '保证金比例'],
  reserveDays: ['Reserve period (days)', '保证金天数'],
  riskLevel: ['Risk level', '风险等级'],
  riskTags: ['Risk tags', '风险标签'],
  tags: ['Tags', '标签'],
  balances: ['Balances', '余额'],
  currency: ['Main currency', '主币种'],
  todayPayin: ['Pay-in today', '今日代收'],
  todayPayinSuccessRate: ['Success rate', '成功率'],
  todayPayout: ['Payout today', '今日代付'],
  lastOrderAt: ['Last order (UTC)', '最近订单（UTC）'],
  negativeMargin: ['Negative margin', '负利润'],
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  createdBy: ['Created by', '创建人'],
};
offerColumns('merchant:user:down', COLUMNS);

const NUMERIC = new Set(['todayPayin', 'todayPayinSuccessRate', 'todayPayout']);

function cellOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' && one ? `${one.currency} ${one.available}` : String(one))).join('; ');
  return value === null || value === undefined ? '' : String(value);
}

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function merchantFile(world: World, call: PlatformCall, found: readonly Merchant[], figures: MerchantFigures) {
  const rows = found.map((one) => fieldsOf(world, one, figures));
  return listFile(call, { stem: 'merchants', title: ['Merchants', '商户'], columns: COLUMNS, numeric: NUMERIC, rows, cellOf });
}
