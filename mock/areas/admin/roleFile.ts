import { offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { holds, isWanted, soughtIn } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { inOrder } from '../../flow/roles';
import type { CallFor, Role } from '../../model/operators';
import type { World } from '../../model/world';
import { createRoleBook, type RoleBook } from './roleRules';
import { fieldsOf } from './roleView';

/** Columns of the file. */
const COLUMNS: Readonly<Record<string, Text>> = {
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
const NUMERIC = new Set(['operatorCount', 'keyCount', 'effectiveKeyCount', 'orphanCount', 'withdrawTier', 'sort']);

const SORTS: Readonly<Record<string, (row: Row) => number>> = {
  sort: (row) => row.sort,
  operatorCount: (row) => row.operatorCount,
  keyCount: (row) => row.keyCount,
  withdrawTier: (row) => row.withdrawTier,
  createdAt: (row) => Date.parse(row.createdAt),
  updatedAt: (row) => Date.parse(row.updatedAt),
};

type Row = ReturnType<typeof fieldsOf>;

/** Roles that match the filter, in the requested order. @throws Refusal 400 */
export function select(world: World, book: RoleBook, { query, lang }: CallFor<'downloadRoles' | 'pageRoles'>): Role[] {
  const { keyword, roleCode, accessKey, riskLevel, status, builtin, hasOrphans, sortField, sortOrder } = query;
  const sought = soughtIn(keyword);
  const found = inOrder(world).filter(
    (role) =>
      holds(sought, [role.code, ...role.name, ...role.description]) &&
      isWanted(roleCode, role.code) &&
      (!accessKey || book.openedOf(role).has(accessKey)) &&
      (!riskLevel || isWanted(riskLevel, book.riskOfRole(role))) &&
      isWanted(status, role.status) &&
      (builtin === undefined || role.builtin === builtin) &&
      (hasOrphans === undefined || book.orphansOf(role).length > 0 === hasOrphans),
  );
  if (sortField === undefined) return found;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sign = sortOrder === 'ascend' ? 1 : -1;
  const values = new Map(found.map((role) => [role, by(fieldsOf(world, book, role, lang))]));
  return found.sort((a, b) => sign * ((values.get(a) ?? 0) - (values.get(b) ?? 0)));
}

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function down(world: World, call: CallFor<'downloadRoles'>) {
  const book = createRoleBook(world);
  const rows = select(world, book, call).map((role) => fieldsOf(world, book, role, call.lang));
  return listFile(call, { stem: 'role', title: ['Roles', '角色'], columns: COLUMNS, numeric: NUMERIC, rows });
}
