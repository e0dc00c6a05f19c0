export const menu = {
  trade: 'Trade',
  tradeWithdraw: 'Withdraw orders',
  sys: 'System',
  sysOperator: 'Users',
  sysRole: 'Roles',
  sysMenu: 'System menu',
  sysDict: 'Data dictionary',
  sysLog: 'Operation log',
  badge: '{count, plural, one {# order waits} other {# orders wait}} for your decision',
  badgeStale: 'Not up to date: the last count could not be loaded',
} as const;
