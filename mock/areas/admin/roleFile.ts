import { offerColumns } from '../../base/exportColumns';
import type { Text } from '../../engine/text';

/** Columns of the file. */
export const COLUMNS: Readonly<Record<string, Text>> = {
  roleCode: ['Role code', '角色编码'],
  roleName: ['Chinese name', '中文名称'],
  roleNameEn: ['English name', '英文名称'],
  description: ['Description', '说明'],
  operatorCount: ['Users', '用户数'],
  keyCount: ['Permissions', '权限数'],
  effectiveKeyCount: ['Effective permissions', '有效权限数'],
  orphanCount: ['Orphan keys', '失效权限数'],
  withdrawTier: ['Review tier', '审核级别'],
  mayGrant: ['Assignable roles', '可分配角色'],
  riskLevel: ['Risk level', '风险等级'],
  builtin: ['Built-in', '内置'],
  status: ['Status', '状态'],
  conflictsWith: ['Conflicts with', '互斥角色'],
  sort: ['Sort order', '排序'],
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  createdBy: ['Created by', '创建人'],
  updatedAt: ['Updated (UTC)', '更新时间（UTC）'],
  updatedBy: ['Updated by', '更新人'],
};
offerColumns('sys:role:down', COLUMNS);

/** Those with numbers. */
export const NUMERIC = new Set(['operatorCount', 'keyCount', 'effectiveKeyCount', 'orphanCount', 'withdrawTier', 'sort']);
