import { offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { fieldsOf, findOperators } from './operatorView';

const COLUMNS: Readonly<Record<string, Text>> = {
  operatorId: ['User no.', '编号'],
  username: ['Username', '用户名'],
  realName: ['Name', '姓名'],
  email: ['E-mail', '邮箱'],
  mobile: ['Mobile', '手机'],
  department: ['Department', '部门'],
  roles: ['Roles', '角色'],
  dataScope: ['Data scope', '数据范围'],
  withdrawTier: ['Review tier', '审核级别'],
  status: ['Status', '状态'],
  statusReason: ['Reason', '原因'],
  lastLoginAt: ['Last login (UTC)', '最近登录（UTC）'],
  lastLoginIp: ['Last login IP', '登录地址'],
  onlineSessions: ['Sessions', '在线会话'],
  effectiveKeyCount: ['Permissions', '权限数'],
  highRiskKeyCount: ['High-risk permissions', '高风险权限数'],
  lastReviewAt: ['Access reviewed (UTC)', '权限复核（UTC）'],
  validUntil: ['Valid until (UTC)', '有效期（UTC）'],
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  createdBy: ['Created by', '创建人'],
};
offerColumns('sys:operator:down', COLUMNS);

const NUMERIC = new Set(['withdrawTier', 'onlineSessions', 'effectiveKeyCount', 'highRiskKeyCount']);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function down(world: World, call: CallFor<'downloadOperators'>) {
  const { actor, lang, query } = call;
  const rows = findOperators(world, actor, query).map((one) => {
    const row = fieldsOf(world, one, lang, false);
    const { type = 'ALL', values = [] } = row.dataScope ?? {};
    return { ...row, roles: row.roles?.map(({ roleName }) => roleName), dataScope: [type, ...values].join(' ') };
  });
  return listFile(call, { stem: 'operator', title: ['Users', '用户'], columns: COLUMNS, numeric: NUMERIC, rows });
}
