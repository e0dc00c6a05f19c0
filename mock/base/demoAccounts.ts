export interface DemoAccount {
  username: string;
  password: string;
  roleCode: string;
  roleName: string;
  roleNameZh: string;
}

/** One fictitious password for all accounts of the simulated platform. */
export const demoPassword = 'demo-password-1234';

/** Accounts that the login screen of a demonstration offers. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'ops.lee', password: demoPassword, roleCode: 'OPS_LEAD', roleName: 'Operations lead', roleNameZh: '运营主管' },
  { username: 'li.na', password: demoPassword, roleCode: 'FIN_REVIEWER', roleName: 'Finance reviewer', roleNameZh: '财务初审' },
  { username: 'chen.yu', password: demoPassword, roleCode: 'FIN_CHECKER', roleName: 'Finance checker', roleNameZh: '财务复核' },
  { username: 'r.santos', password: demoPassword, roleCode: 'RISK', roleName: 'Risk officer', roleNameZh: '风控' },
  { username: 'k.wong', password: demoPassword, roleCode: 'SUPPORT', roleName: 'Support', roleNameZh: '客服' },
  { username: 'auditor', password: demoPassword, roleCode: 'AUDITOR', roleName: 'Auditor', roleNameZh: '审计' },
  {
    username: 'sys.admin',
    password: demoPassword,
    roleCode: 'SYS_ADMIN',
    roleName: 'System administrator',
    roleNameZh: '系统管理员',
  },
  {
    username: 'admin',
    password: demoPassword,
    roleCode: 'SUPER_ADMIN',
    roleName: 'Super administrator',
    roleNameZh: '超级管理员',
  },
];
