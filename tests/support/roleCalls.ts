import type { Role } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of the roles that succeed, by operation, for the test of the contract. */
export function roleCalls(bench: () => APlatform): Record<string, () => Outcome[]> {
  const { get, post } = actor('/sys/role')(bench);
  const names = { roleName: 'x', roleNameEn: 'x' };
  const made = (roleCode: string) => {
    const { version } = post('add', { roleCode, ...names }).envelope.data as Role;
    return { roleCode, version };
  };
  return {
    pageRoles: () => ['admin', 'sys.admin', 'auditor'].map((who) => get('page?pageSize=200', who)),
    getRoleStatistics: () => [get('statistics')],
    getRole: () => ['SUPER_ADMIN', 'SYS_ADMIN', 'NIGHT_SUPPORT', 'MCH_READER'].map((code) => get(`detail?roleCode=${code}`)),
    compareRoles: () => [get('compare?a=RISK&b=SUPPORT')],
    getRoleMatrix: () => [get('matrix')],
    pageRoleMembers: () => [get('member/page?roleCode=SUPPORT', 'auditor'), get('member/page?roleCode=MCH_READER')],
    addRole: () => [
      post('add', { roleCode: 'ADDED', ...names, description: 'x', withdrawTier: 1, mayGrant: ['SUPPORT'], sort: 5 }),
    ],
    editRole: () => [post('edit', { ...made('TO_EDIT'), ...names, withdrawTier: 2 })],
    setRoleSignInRules: () => [post('signInRules', { ...made('TO_RULE'), allowedCidrs: ['2001:db8::/32'], hours: null })],
    grantRole: () => [
      post('grant', { ...made('TO_GRANT'), accessKeys: ['trade:withdraw:reject'], reasonCode: 'TASKS_CHANGED', remark: 'x' }),
    ],
    copyRole: () => [post('copy', { roleCode: 'RISK', newRoleCode: 'COPIED', ...names })],
    disableRole: () => [post('disable', { ...made('TO_DISABLE'), reasonCode: 'OTHER', remark: 'Not needed' })],
    enableRole: () => {
      const { version } = post('disable', { ...made('TO_ENABLE'), reasonCode: 'INCIDENT' }).envelope.data as Role;
      return [post('enable', { roleCode: 'TO_ENABLE', version })];
    },
    removeRole: () => [post('remove', made('TO_REMOVE'))],
  };
}
