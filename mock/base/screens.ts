import type { Text } from '../engine/text';
import { nameOfVerb } from './words/verbs';

interface Screen {
  path: string;
  /** Common prefix of its keys. */
  stem: string;
  /** Access key of the route (docs/rules/console.md#routes). */
  key: string;
  /** Every key of the screen, the route key first (docs/rules/access.md#coverage). */
  keys: string[];
  title: Text;
  isHidden: boolean;
}

function screen(path: string, stem: string, main: string, verbs: string, en: string, zh: string, isHidden = false): Screen {
  const keys = [main, ...verbs.split(' ')].map((verb) => `${stem}:${verb}`);
  return { path, stem, key: `${stem}:${main}`, keys, title: [en, zh], isHidden };
}

/** The coverage table (docs/rules/access.md#coverage) with menu titles, in menu order. */
export const screens: readonly Screen[] = [
  screen(
    '/bankCard/order',
    'bank:card:order',
    'page',
    'detail statistics down candidate confirm close extend reallocate dispute notify',
    'Collection orders',
    '收款订单',
  ),
  screen(
    '/bankCard/proxyCard',
    'bank:card:proxy:card',
    'page',
    'detail statistics down add edit review enable pause retire queryBalance sweep correct limit import',
    'Bank cards',
    '银行卡管理',
  ),
  screen(
    '/bankCard/proxyBatch',
    'bank:card:proxy:batch',
    'page',
    'detail statistics down template import edit submit approve reject cancel pause resume retry result',
    'Batch payouts',
    '批量代付',
  ),
  screen(
    '/bankCard/proxyBatch/:batchNo',
    'bank:card:proxy:batch',
    'applyPay',
    'plan assign item:page item:statistics item:down item:otp item:paid item:fail item:unknown item:resolve item:retry item:take item:release',
    'Batch payout detail',
    '批量代付明细',
    true,
  ),
  screen(
    '/bankCard/history',
    'bank:card:history',
    'page',
    'detail statistics down candidate match unmatch ignore rematch import add',
    'Bank card statement',
    '银行卡流水',
  ),
  screen(
    '/bankCard/otp',
    'bank:card:channel',
    'page',
    'detail statistics down pair unpair enable disable ping rotateKey message:page message:line message:ignore message:reveal template:list template:save template:test template:enable',
    'OTP listening',
    'OTP 监听',
  ),
  screen(
    '/merchant/user',
    'merchant:user',
    'page',
    'detail statistics down add edit review suspend resume switch rotateSecret resetPassword resetMfa viewAs close product:list product:save',
    'Merchants',
    '商户列表',
  ),
  screen(
    '/merchant/user/ip/:mchNo',
    'sys:white:ip',
    'page',
    'refused test down add edit enable disable remove',
    'IP whitelist',
    'IP 白名单',
    true,
  ),
  screen(
    '/merchant/product/pay',
    'product:pay',
    'page',
    'detail statistics down add edit enable disable remove clone merchant:page merchant:price',
    'Pay products',
    '支付产品',
  ),
  screen(
    '/merchant/product/payway',
    'product:payway',
    'page',
    'detail statistics down add edit enable disable remove copy',
    'Pay ways',
    '支付方式',
    true,
  ),
  screen(
    '/merchant/product/payway/round',
    'product:payway:round',
    'page',
    'detail statistics down save publish discard rollback enable disable resetBreaker trip simulate version:list',
    'Pay way rounds',
    '支付方式轮询',
    true,
  ),
  screen(
    '/merchant/menu',
    'mch:menu',
    'list',
    'preview down add edit move enable disable remove import',
    'Merchant menu',
    '商户菜单',
  ),
  screen(
    '/trade/payorder',
    'trade:payorder',
    'page',
    'detail statistics trend down notify:page event:list query notify supplement close refund dispute undispute',
    'Pay orders',
    '支付订单',
  ),
  screen(
    '/trade/payrecord',
    'trade:payrecord',
    'page',
    'detail statistics down query mapCode handleDiff',
    'Pay records',
    '支付记录',
  ),
  screen(
    '/trade/settorder',
    'trade:sett',
    'page',
    'statistics trend count down pass reject route query retry cancel resolve reverse notify batch',
    'Payout orders',
    '代付订单',
  ),
  screen(
    '/trade/profitStatistics',
    'trade:profit',
    'statistics',
    'trend explain down close close:list',
    'Profit statistics',
    '利润统计',
  ),
  screen(
    '/trade/withdraw',
    'trade:withdraw',
    'page',
    'detail related statistics trend count cover handover handover:page pass reject down claim release hold unhold escalate answer assign mark quality route retry query markPaid resolve refund undo ask resume add',
    'Withdraw orders',
    '提现订单',
  ),
  screen(
    '/trade/settorder/detail/:id',
    'trade:sett',
    'detail',
    'raw event:list notify:page receipt',
    'Payout order detail',
    '代付订单详情',
    true,
  ),
  screen(
    '/account/info',
    'user:account',
    'page',
    'detail statistics down freeze unfreeze adjust transfer block unblock releaseReserve topUp hold:page reserve:page proof',
    'Accounts',
    '账户列表',
  ),
  screen(
    '/account/statement',
    'user:accountHistory',
    'page',
    'detail statistics down txn daily file',
    'Account statement',
    '账户流水',
  ),
  screen(
    '/bank/config',
    'bank:config',
    'page',
    'detail statistics down schema callback:page recon:page recon:import add edit credential rollback test queryBalance enable disable errorCode:save',
    'Upstream config',
    '上游配置',
  ),
  screen(
    '/bank/channel',
    'bank:channel',
    'page',
    'detail statistics trend down add edit hours enable disable recycle restore cost cost:list limit usage health',
    'Trade channels',
    '交易通道',
  ),
  screen(
    '/currency/rate',
    'sys:exchange',
    'page',
    'detail statistics down add edit override endOverride suspend resume fetch history convert',
    'Exchange rates',
    '汇率管理',
  ),
  screen(
    '/maintain',
    'sys:maintenance',
    'get',
    'window:save window:cancel notice:save notice:withdraw service policy policy:preview policy:history stop',
    'Maintenance',
    '维护配置',
  ),
  screen(
    '/test/pay',
    'sys:test',
    'pay',
    'page detail statistics down option cancel case:list case:save case:remove case:run',
    'Channel test',
    '通道测试',
  ),
  screen(
    '/sys/operator',
    'sys:operator',
    'page',
    'detail statistics down add edit role scope disable enable unlock resetPassword resetMfa kick reviewed access session:list whoCan',
    'Users',
    '用户管理',
  ),
  screen(
    '/sys/role',
    'sys:role',
    'page',
    'detail statistics down add edit grant copy enable disable remove compare matrix member:page option',
    'Roles',
    '角色管理',
  ),
  screen('/sys/menu', 'sys:menu', 'list', 'check down add edit move enable disable remove sync', 'System menu', '系统菜单'),
  screen(
    '/sys/dict',
    'sys:dict',
    'page',
    'detail statistics down usage add edit enable disable import refresh item:page item:add item:edit item:sort item:enable item:disable',
    'Data dictionary',
    '数据字典',
  ),
  screen('/sys/log', 'sys:log', 'page', 'detail statistics down verify login:page', 'Operation log', '操作日志'),
  screen(
    '/agency/list',
    'user:agent',
    'page',
    'detail statistics down tree add edit review suspend resume price move moveMerchant resetPassword resetMfa viewAs close',
    'Agents',
    '代理列表',
  ),
  screen(
    '/agency/perf',
    'user:agent:sales',
    'page',
    'detail statistics trend down file confirm correct target',
    'Agent performance',
    '代理业绩',
  ),
];

/** Groups of the side menu; docs/rules/console.md#icons defines the icons. */
export const sections: readonly { path: string; title: Text; icon: string }[] = [
  { path: '/bankCard', title: ['Bank cards', '银行卡业务'], icon: 'read' },
  { path: '/merchant', title: ['Merchants', '商户管理'], icon: 'user' },
  { path: '/trade', title: ['Trade', '交易管理'], icon: 'file-text' },
  { path: '/account', title: ['Accounts', '账户管理'], icon: 'read' },
  { path: '/bank', title: ['Upstream', '上游管理'], icon: 'setting' },
  { path: '/currency', title: ['Currencies', '币种管理'], icon: 'file-text' },
  { path: '/maintain', title: ['Maintenance', '维护配置'], icon: 'tool' },
  { path: '/test', title: ['Testing', '系统测试'], icon: 'security-scan' },
  { path: '/sys', title: ['System', '系统管理'], icon: 'menu' },
  { path: '/agency', title: ['Agency', '代理管理'], icon: 'user' },
];

/** Access keys that belong to no screen (docs/rules/access.md#calls-without-a-key). */
export const commonKeys: Readonly<Record<string, Text>> = {
  'common:sensitive:reveal': ['Reveal masked data', '查看敏感信息'],
  'common:approval:decide': ['Decide approvals', '审批决定'],
};

/** Every access key. */
export const allKeys: ReadonlySet<string> = new Set([...screens.flatMap((one) => one.keys), ...Object.keys(commonKeys)]);

/** Risk level of an access key (docs/rules/menu.md#danger). */
export type RiskLevel = 'READ' | 'CHANGE' | 'MONEY' | 'SYSTEM' | 'EXPORT' | 'REVEAL';

const READING =
  /:(page|list|get|detail|related|statistics|count|cover|quality|candidate|schema|health|usage|history|trend|explain|daily|txn|tree|compare|matrix|option|access|whoCan|check|verify|preview|proof|refused|raw|convert)$/;

/** Keys that move money, approve payments or set prices. */
const MONEY =
  /^(trade:withdraw:(pass|reject|answer|retry|resolve|refund|markPaid|undo|add)|trade:sett:(pass|reject|retry|resolve|reverse|cancel|batch)|trade:payorder:(refund|supplement)|user:account:(?!.*(page|detail|statistics|down|proof)$).*|bank:card:proxy:batch:(?!.*(page|detail|statistics|down|template|result)$).*|bank:card:proxy:card:(sweep|correct)|bank:card:order:confirm|user:agent:price|user:agent:sales:correct|product:pay:merchant:price|merchant:user:product:save|sys:exchange:(add|edit|override|endOverride|fetch))$/;

/** The risk level of a key; moving money ranks above reading. */
export function riskOf(key: string): RiskLevel {
  if (/reveal$/.test(key)) return 'REVEAL';
  if (MONEY.test(key)) return 'MONEY';
  if (/:(down|file|receipt)$/.test(key)) return 'EXPORT';
  if (READING.test(key)) return 'READ';
  return /^sys:(operator|role|menu|dict|maintenance):|^mch:menu:|:(credential|rotateSecret|rotateKey|resetPassword|resetMfa|viewAs)$/.test(
    key,
  )
    ? 'SYSTEM'
    : 'CHANGE';
}

/** Name of a permission: "Withdraw orders: pass". */
export function nameOfKey(key: string): Text {
  const home = screens.find((one) => one.keys.includes(key));
  if (!home) return commonKeys[key] ?? [key, key];
  const [en, zh] = nameOfVerb(key);
  return [`${home.title[0]}: ${en}`, `${home.title[1]}：${zh}`];
}
