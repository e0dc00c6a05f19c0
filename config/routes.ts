/** Menu icons that the specification allows (docs/rules/console.md#icons). */
export type IconName = 'tool' | 'menu' | 'setting' | 'user' | 'security-scan' | 'read' | 'file-text';

/** Groups of the side menu. A group without a visible screen is hidden (docs/rules/console.md#menu). */
export const sections = [
  { path: '/bankCard', name: 'bankCard', icon: 'read' },
  { path: '/merchant', name: 'merchant', icon: 'user' },
  { path: '/trade', name: 'trade', icon: 'read' },
  { path: '/account', name: 'account', icon: 'read' },
  { path: '/bank', name: 'bank', icon: 'setting' },
  { path: '/currency', name: 'currency', icon: 'file-text' },
  { path: '/maintain', name: 'maintain', icon: 'tool' },
  { path: '/test', name: 'test', icon: 'security-scan' },
  { path: '/sys', name: 'sys', icon: 'menu' },
  { path: '/agency', name: 'agency', icon: 'user' },
] as const satisfies readonly {
  path: string;
  name: string;
  icon: IconName;
}[];

/**
 * The single list of screens inside the layout, in menu order (docs/rules/console.md#routes). The component follows from the
 * path. A hidden screen is a sibling of its list and names it in `parent`. If it were nested, an operator without the child's key
 * would lose the list too.
 */
export const screens = [
  { path: '/bankCard/order', name: 'bankCardOrder', section: '/bankCard', access: 'bank:card:order:page' },
  { path: '/bankCard/proxyCard', name: 'bankCardProxyCard', section: '/bankCard', access: 'bank:card:proxy:card:page' },
  { path: '/bankCard/proxyBatch', name: 'bankCardProxyBatch', section: '/bankCard', access: 'bank:card:proxy:batch:page' },
  {
    path: '/bankCard/proxyBatch/:batchNo',
    name: 'bankCardProxyBatchDetail',
    section: '/bankCard',
    access: 'bank:card:proxy:batch:applyPay',
    hidden: true,
    parent: '/bankCard/proxyBatch',
  },
  { path: '/bankCard/history', name: 'bankCardHistory', section: '/bankCard', access: 'bank:card:history:page' },
  { path: '/bankCard/otp', name: 'bankCardOtp', section: '/bankCard', access: 'bank:card:channel:page' },
  { path: '/merchant/user', name: 'merchantUser', section: '/merchant', access: 'merchant:user:page' },
  {
    path: '/merchant/user/ip/:mchNo',
    name: 'merchantUserIp',
    section: '/merchant',
    access: 'sys:white:ip:page',
    hidden: true,
    parent: '/merchant/user',
  },
  { path: '/merchant/product/pay', name: 'merchantProductPay', section: '/merchant', access: 'product:pay:page' },
  {
    path: '/merchant/product/payway',
    name: 'merchantProductPayway',
    section: '/merchant',
    access: 'product:payway:page',
    hidden: true,
    parent: '/merchant/product/pay',
  },
  {
    path: '/merchant/product/payway/round',
    name: 'merchantProductPaywayRound',
    section: '/merchant',
    access: 'product:payway:round:page',
    hidden: true,
    parent: '/merchant/product/payway',
  },
  { path: '/merchant/menu', name: 'merchantMenu', section: '/merchant', access: 'mch:menu:list' },
  { path: '/trade/payorder', name: 'tradePayorder', section: '/trade', access: 'trade:payorder:page' },
  { path: '/trade/payrecord', name: 'tradePayrecord', section: '/trade', access: 'trade:payrecord:page' },
  { path: '/trade/settorder', name: 'tradeSettorder', section: '/trade', access: 'trade:sett:page' },
  { path: '/trade/profitStatistics', name: 'tradeProfitStatistics', section: '/trade', access: 'trade:profit:statistics' },
  { path: '/trade/withdraw', name: 'tradeWithdraw', section: '/trade', access: 'trade:withdraw:page', badge: true },
  {
    path: '/trade/settorder/detail/:id',
    name: 'tradeSettorderDetail',
    section: '/trade',
    access: 'trade:sett:detail',
    hidden: true,
    parent: '/trade/settorder',
  },
  { path: '/account/info', name: 'accountInfo', section: '/account', access: 'user:account:page' },
  { path: '/account/statement', name: 'accountStatement', section: '/account', access: 'user:accountHistory:page' },
  { path: '/bank/config', name: 'bankConfig', section: '/bank', access: 'bank:config:page' },
  { path: '/bank/channel', name: 'bankChannel', section: '/bank', access: 'bank:channel:page' },
  { path: '/currency/rate', name: 'currencyRate', section: '/currency', access: 'sys:exchange:page' },
  { path: '/maintain', name: 'maintain', section: '/maintain', access: 'sys:maintenance:get' },
  { path: '/test/pay', name: 'testPay', section: '/test', access: 'sys:test:pay' },
  { path: '/sys/operator', name: 'sysOperator', section: '/sys', access: 'sys:operator:page' },
  { path: '/sys/role', name: 'sysRole', section: '/sys', access: 'sys:role:page' },
  { path: '/sys/menu', name: 'sysMenu', section: '/sys', access: 'sys:menu:list' },
  { path: '/sys/dict', name: 'sysDict', section: '/sys', access: 'sys:dict:page' },
  { path: '/sys/log', name: 'sysLog', section: '/sys', access: 'sys:log:page' },
  { path: '/agency/list', name: 'agencyList', section: '/agency', access: 'user:agent:page' },
  { path: '/agency/perf', name: 'agencyPerf', section: '/agency', access: 'user:agent:sales:page' },
] as const satisfies readonly {
  path: string;
  name: string;
  section: (typeof sections)[number]['path'];
  access: string;
  badge?: boolean;
  hidden?: boolean;
  parent?: string;
}[];

/** Where `/` leads (docs/rules/console.md#routes). */
export const startPath = '/trade/payorder';
/** The review queue: the first screen of operators who decide on withdrawals. */
export const queuePath = '/trade/withdraw';

/** `/bankCard/proxyBatch/:batchNo` is `./bankCard/proxyBatch/detail` on disk: folders are the URL without parameters. */
export function componentOf(path: string): string {
  return `.${path.replace(/\/:[^/]+$/, '/detail').replace('/detail/detail', '/detail')}`;
}

export default [
  { path: '/login', component: './login' },
  {
    path: '/',
    component: '@/layouts/Console',
    routes: [
      { path: '/', redirect: startPath },
      ...screens.map((screen) => ({ path: screen.path, access: screen.access, component: componentOf(screen.path) })),
      { path: '/*', component: './404' },
    ],
  },
];
