import { offerColumns } from '../../base/exportColumns';
import type { Text } from '../../engine/text';

export const COLUMNS: Readonly<Record<string, Text>> = {
  channelCode: ['Code', '通道编码'],
  channelName: ['Name', '通道名称'],
  upstreamCode: ['Upstream', '上游'],
  upstreamName: ['Upstream name', '上游名称'],
  direction: ['Direction', '方向'],
  wayCode: ['Pay way', '支付方式'],
  currency: ['Currency', '币种'],
  status: ['Status', '状态'],
  barredBy: ['Unavailability reason', '不可用原因'],
  costRate: ['Cost rate', '成本费率'],
  costFixed: ['Fixed cost per order', '单笔固定成本'],
  limitText: ['Limits', '限额'],
  todayText: ['Today', '今日金额'],
  dailyCountLimit: ['Daily order limit', '日笔数限额'],
  todayCount: ['Orders today', '今日笔数'],
  openFrom: ['Open from', '营业开始'],
  openTo: ['Open to', '营业结束'],
  weekdays: ['Weekdays', '星期'],
  zone: ['Time zone', '时区'],
  successRate1h: ['Success 1 h', '1 小时成功率'],
  successRate24h: ['Success 24 h', '24 小时成功率'],
  avgPaySec: ['Payment time (sec)', '平均支付时间（秒）'],
  roundCount: ['Rounds', '轮询项数'],
  remark: ['Remark', '备注'],
  updatedAt: ['Updated (UTC)', '更新时间（UTC）'],
  updatedBy: ['Updated by', '更新人'],
};
offerColumns('bank:channel:down', COLUMNS);

export const NUMERIC = new Set([
  'costRate',
  'costFixed',
  'dailyCountLimit',
  'todayCount',
  'successRate1h',
  'successRate24h',
  'avgPaySec',
  'roundCount',
]);
