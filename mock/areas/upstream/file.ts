import { offerColumns } from '../../base/exportColumns';
import type { Text } from '../../engine/text';

export const COLUMNS: Readonly<Record<string, Text>> = {
  upstreamCode: ['Code', '上游编码'],
  upstreamName: ['Name', '名称'],
  upstreamType: ['Type', '类型'],
  country: ['Country', '国家/地区'],
  currencies: ['Currencies', '币种'],
  environment: ['Environment', '环境'],
  status: ['Status', '状态'],
  adapterName: ['Adapter', '适配器'],
  signType: ['Signature', '签名方式'],
  channelCount: ['Channels', '通道数'],
  successRate1h: ['Success 1 h', '1 小时成功率'],
  p95LatencyMs: ['Latency p95 (ms)', '耗时 p95（毫秒）'],
  callbackOkRate: ['Valid callback signatures', '回调验签通过率'],
  unmappedCodes: ['Unknown codes', '未映射返回码'],
  credentialVersion: ['Credentials', '凭证版本'],
  certExpireAt: ['Certificate expires (UTC)', '证书到期（UTC）'],
  timeoutMs: ['Timeout (ms)', '超时（毫秒）'],
  maxQps: ['Maximum calls per second', '每秒调用上限'],
  lastError: ['Last error code', '最近返回码'],
  remark: ['Remark', '备注'],
  updatedAt: ['Updated (UTC)', '更新时间（UTC）'],
  updatedBy: ['Updated by', '更新人'],
};
offerColumns('bank:config:down', COLUMNS);

export const NUMERIC = new Set([
  'channelCount',
  'successRate1h',
  'p95LatencyMs',
  'callbackOkRate',
  'unmappedCodes',
  'timeoutMs',
  'maxQps',
]);
