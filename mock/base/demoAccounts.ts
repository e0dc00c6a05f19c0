export interface DemoAccount {
  username: string;
  password: string;
  roleCode: string;
  roleName: string;
}

/** One fictitious password for all accounts of the simulated platform. */
export const demoPassword = 'demo-password-1234';

/** Accounts that the login screen of a demonstration offers. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'ops.lee', password: demoPassword, roleCode: 'OPS_LEAD', roleName: 'Operations lead' },
  { username: 'li.na', password: demoPassword, roleCode: 'FIN_REVIEWER', roleName: 'Finance reviewer' },
  { username: 'chen.yu', password: demoPassword, roleCode: 'FIN_CHECKER', roleName: 'Finance checker' },
  { username: 'r.santos', password: demoPassword, roleCode: 'RISK', roleName: 'Risk officer' },
  { username: 'k.wong', password: demoPassword, roleCode: 'SUPPORT', roleName: 'Support' },
  { username: 'auditor', password: demoPassword, roleCode: 'AUDITOR', roleName: 'Auditor' },
  { username: 'sys.admin', password: demoPassword, roleCode: 'SYS_ADMIN', roleName: 'System administrator' },
  { username: 'admin', password: demoPassword, roleCode: 'SUPER_ADMIN', roleName: 'Super administrator' },
];
