import { offerColumns } from '../../base/exportColumns';
import type { Text } from '../../engine/text';

export const COLUMNS: Readonly<Record<string, Text>> = {
  ipId: ['Entry', '编号'],
  cidr: ['Address', '地址'],
  scope: ['Scope', '范围'],
  status: ['Status', '状态'],
  effectiveAt: ['Valid from (UTC)', '生效时间（UTC）'],
  expireAt: ['Expires (UTC)', '结束时间（UTC）'],
  source: ['Source', '来源'],
  hits7d: ['Calls, 7 days', '7 天调用'],
  refused7d: ['Rejected, 7 days', '7 天拒绝'],
  lastHitAt: ['Last call (UTC)', '最近调用（UTC）'],
  remark: ['Remark', '备注'],
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  createdBy: ['Created by', '创建人'],
};
offerColumns('sys:white:ip:down', COLUMNS);

export const NUMERIC = new Set(['hits7d', 'refused7d']);
