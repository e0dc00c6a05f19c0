import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { holds, isWanted, soughtIn } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { inOrder } from '../../flow/roles';
import type { CallFor, Role } from '../../model/operators';
import type { World } from '../../model/world';
import { createRoleBook, type RoleBook } from './roleRules';
import { fieldsOf } from './roleView';

/** Columns of the file. */
const COLUMNS = fileColumns({
  of: ['sys.role.field'],
  names: `roleCode roleName roleNameEn description operatorCount keyCount effectiveKeyCount orphanCount withdrawTier mayGrant
    riskLevel builtin status conflictsWith sort createdAt createdBy updatedAt updatedBy`,
  numeric: 'operatorCount keyCount effectiveKeyCount orphanCount withdrawTier sort',
  own: {
    // The screen shows the code with the name.
    roleCode: 'sys.role.field.newRoleCode',
    // The file says yes or no where the screen names the origin.
    builtin: 'sys.role.origin.builtin',
    // The screen has no label for these.
    effectiveKeyCount: ['Effective permissions', '有效权限数'],
    orphanCount: ['Orphan keys', '失效权限数'],
    createdBy: 'sys.operator.field.createdBy',
  },
});
offerColumns('sys:role:down', COLUMNS);

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
  return listFile(call, { stem: 'role', title: ['Roles', '角色'], columns: COLUMNS, rows });
}
