/**
 * Who holds what, transcribed from the table of seed roles (docs/rules/access.md#seed-roles) once more, independently of the
 * platform's own: what follows the stem of a screen's keys, in effect, that is with what other keys bring along (undo with pass, the
 * menu's list with the roles'). SUPER_ADMIN holds everything and stands in no row. The unit tests hold the platform to it, the browser
 * tests the console.
 */
const READ = 'page detail statistics trend count';
/** Related orders stand in the open order. */
const WITHDRAW_READ = `${READ} related`;
/** Of a screen that has no number on its menu entry. */
const READING = 'page detail statistics';
const LISTEN_READ = 'page detail statistics message:page template:list';
const PAY_READ = 'page detail statistics trend event:list notify:page';
/** The lines of a batch are in its drawer, or on a page of their own. */
const BATCH_READ = `${READING} item:page item:statistics`;
/** The prices are in the open merchant. */
const MCH_READ = `${READING} product:list`;
/** Costs, use and success by hour are in the open channel. */
const CHANNEL_READ = `${READING} trend cost:list usage health`;
/** The tree is another look at the list. */
const AGENT_READ = 'page detail statistics tree';
/** The chart is above the list. */
const SALES_READ = 'page detail statistics trend';
/** Holds are in the open account, the verification beside the list. */
const ACCOUNT_READ = `${READING} hold:page reserve:page proof`;
/** The days are another view of the list, all sides of a transaction are in the open entry. */
const ENTRY_READ = `${READING} txn daily`;
/** The history is in the open pair, the calculator beside the list. */
const RATE_READ = 'page detail statistics history convert';
/** The form needs its options, the saved tests are beside it. */
const TEST_READ = 'page detail statistics option case:list';
/** Callbacks and files are in its drawer. */
const UPSTREAM_READ = 'page detail statistics callback:page recon:page';
/** One answer has everything except the history of the limits. */
const MAINTENANCE_READ = 'get policy:history';
const NOBODY = {
  OPS_LEAD: '',
  FIN_REVIEWER: '',
  FIN_CHECKER: '',
  RISK: '',
  CHANNEL_OPS: '',
  CARD_OPS: '',
  MCH_MANAGER: '',
  SUPPORT: '',
  SYS_ADMIN: '',
  AUDITOR: '',
};
export type SeedRole = keyof typeof NOBODY;
/** All but SUPER_ADMIN. */
export const seedRoleNames = Object.keys(NOBODY) as SeedRole[];

export const accessTable: Record<string, { stem: string; held: Record<SeedRole, string> }> = {
  '/bankCard/history': {
    stem: 'bank:card:history',
    held: {
      ...NOBODY,
      OPS_LEAD: READING,
      FIN_REVIEWER: READING,
      FIN_CHECKER: `${READING} unmatch`,
      RISK: READING,
      CARD_OPS: `${READING} candidate match ignore rematch import add`,
      SUPPORT: READING,
      AUDITOR: `${READING} down`,
    },
  },
  '/bankCard/proxyBatch': {
    stem: 'bank:card:proxy:batch',
    held: {
      ...NOBODY,
      OPS_LEAD: `${BATCH_READ} approve pause cancel`,
      FIN_REVIEWER: BATCH_READ,
      FIN_CHECKER: `${BATCH_READ} approve reject`,
      RISK: `${BATCH_READ} reject`,
      CARD_OPS: `${BATCH_READ} import template edit submit applyPay plan assign item:down item:otp item:paid item:fail item:unknown item:resolve item:retry item:take item:release`,
      AUDITOR: `${BATCH_READ} down item:down`,
    },
  },
  '/merchant/user': {
    stem: 'merchant:user',
    held: {
      ...NOBODY,
      OPS_LEAD: `${MCH_READ} down suspend switch`,
      FIN_REVIEWER: MCH_READ,
      FIN_CHECKER: MCH_READ,
      RISK: `${MCH_READ} suspend review`,
      CHANNEL_OPS: MCH_READ,
      MCH_MANAGER: `${MCH_READ} down add edit review product:save viewAs`,
      SUPPORT: MCH_READ,
      AUDITOR: MCH_READ,
    },
  },
  '/merchant/user/ip/:mchNo': {
    stem: 'sys:white:ip',
    held: {
      ...NOBODY,
      OPS_LEAD: 'page refused',
      RISK: 'page refused disable',
      MCH_MANAGER: 'page refused add edit disable',
      SUPPORT: 'page refused test',
      AUDITOR: 'page refused',
    },
  },
  '/merchant/menu': {
    stem: 'mch:menu',
    held: { ...NOBODY, SYS_ADMIN: 'list preview down add edit move enable disable remove import', AUDITOR: 'list' },
  },
  '/merchant/product/pay': {
    stem: 'product:pay',
    held: {
      ...NOBODY,
      OPS_LEAD: `${READING} merchant:page`,
      RISK: `${READING} merchant:page`,
      CHANNEL_OPS: `${READING} merchant:page merchant:price down add edit enable disable remove clone`,
      MCH_MANAGER: `${READING} merchant:page`,
      SUPPORT: `${READING} merchant:page`,
      AUDITOR: `${READING} merchant:page`,
    },
  },
  '/merchant/product/payway': {
    stem: 'product:payway',
    held: {
      ...NOBODY,
      OPS_LEAD: READING,
      RISK: READING,
      CHANNEL_OPS: `${READING} down add edit enable disable remove copy`,
      SUPPORT: READING,
      AUDITOR: READING,
    },
  },
  '/merchant/product/payway/round': {
    stem: 'product:payway:round',
    held: {
      ...NOBODY,
      OPS_LEAD: 'page detail statistics simulate version:list publish',
      RISK: 'page detail statistics simulate version:list trip',
      CHANNEL_OPS:
        'page detail statistics down save publish discard rollback enable disable resetBreaker trip simulate version:list',
      SUPPORT: 'page detail statistics simulate version:list',
      AUDITOR: 'page detail statistics simulate version:list',
    },
  },
  '/currency/rate': {
    stem: 'sys:exchange',
    held: {
      ...NOBODY,
      OPS_LEAD: `${RATE_READ} override endOverride`,
      FIN_REVIEWER: RATE_READ,
      FIN_CHECKER: `${RATE_READ} edit override endOverride`,
      CHANNEL_OPS: RATE_READ,
      AUDITOR: RATE_READ,
    },
  },
  '/account/info': {
    stem: 'user:account',
    held: {
      ...NOBODY,
      OPS_LEAD: `${ACCOUNT_READ} down`,
      FIN_REVIEWER: `${ACCOUNT_READ} down adjust topUp`,
      FIN_CHECKER: `${ACCOUNT_READ} down adjust topUp unfreeze`,
      RISK: `${ACCOUNT_READ} freeze unfreeze block`,
      CARD_OPS: ACCOUNT_READ,
      MCH_MANAGER: ACCOUNT_READ,
      SUPPORT: ACCOUNT_READ,
      AUDITOR: `${ACCOUNT_READ} down`,
    },
  },
  '/account/statement': {
    stem: 'user:accountHistory',
    held: {
      ...NOBODY,
      OPS_LEAD: `${ENTRY_READ} down`,
      FIN_REVIEWER: `${ENTRY_READ} down`,
      FIN_CHECKER: `${ENTRY_READ} down`,
      RISK: ENTRY_READ,
      CARD_OPS: ENTRY_READ,
      MCH_MANAGER: ENTRY_READ,
      SUPPORT: ENTRY_READ,
      AUDITOR: `${ENTRY_READ} down`,
    },
  },
  '/bank/channel': {
    stem: 'bank:channel',
    held: {
      ...NOBODY,
      OPS_LEAD: `${CHANNEL_READ} disable`,
      FIN_CHECKER: CHANNEL_READ,
      RISK: CHANNEL_READ,
      CHANNEL_OPS: `${CHANNEL_READ} down add edit hours enable disable recycle restore cost limit`,
      AUDITOR: CHANNEL_READ,
    },
  },
  '/agency/list': {
    stem: 'user:agent',
    held: {
      ...NOBODY,
      OPS_LEAD: `${AGENT_READ} down`,
      FIN_REVIEWER: AGENT_READ,
      FIN_CHECKER: AGENT_READ,
      RISK: `${AGENT_READ} suspend`,
      MCH_MANAGER: `${AGENT_READ} down add edit price move`,
      SUPPORT: AGENT_READ,
      AUDITOR: `${AGENT_READ} down`,
    },
  },
  '/agency/perf': {
    stem: 'user:agent:sales',
    held: {
      ...NOBODY,
      OPS_LEAD: `${SALES_READ} down`,
      FIN_REVIEWER: SALES_READ,
      FIN_CHECKER: `${SALES_READ} confirm`,
      RISK: SALES_READ,
      MCH_MANAGER: `${SALES_READ} down confirm`,
      SUPPORT: SALES_READ,
      AUDITOR: `${SALES_READ} down`,
    },
  },
  '/bank/config': {
    stem: 'bank:config',
    held: {
      ...NOBODY,
      OPS_LEAD: `${UPSTREAM_READ} disable`,
      FIN_CHECKER: UPSTREAM_READ,
      RISK: UPSTREAM_READ,
      CHANNEL_OPS: `${UPSTREAM_READ} down schema recon:import add edit credential rollback test queryBalance enable disable errorCode:save`,
      AUDITOR: UPSTREAM_READ,
    },
  },
  '/maintain': {
    stem: 'sys:maintenance',
    held: {
      ...NOBODY,
      OPS_LEAD: `${MAINTENANCE_READ} window:save window:cancel notice:save notice:withdraw service policy policy:preview stop`,
      RISK: `${MAINTENANCE_READ} stop`,
      CHANNEL_OPS: `${MAINTENANCE_READ} window:save window:cancel`,
      SUPPORT: MAINTENANCE_READ,
      SYS_ADMIN: `${MAINTENANCE_READ} notice:save notice:withdraw`,
      AUDITOR: MAINTENANCE_READ,
    },
  },
  '/test/pay': {
    stem: 'sys:test',
    held: {
      ...NOBODY,
      OPS_LEAD: `${TEST_READ} pay cancel`,
      CHANNEL_OPS: `${TEST_READ} pay cancel case:save case:remove case:run`,
      MCH_MANAGER: `${TEST_READ} pay cancel`,
      AUDITOR: 'page detail statistics case:list',
    },
  },
  '/sys/operator': {
    stem: 'sys:operator',
    held: {
      ...NOBODY,
      OPS_LEAD: 'page detail statistics session:list',
      SYS_ADMIN:
        'page detail statistics down add edit role scope disable enable unlock resetPassword resetMfa kick reviewed access session:list whoCan',
      AUDITOR: 'page detail statistics session:list',
    },
  },
  '/sys/role': {
    stem: 'sys:role',
    held: {
      ...NOBODY,
      OPS_LEAD: 'page detail statistics member:page',
      SYS_ADMIN: 'page detail statistics down add edit grant copy enable disable remove compare matrix member:page option',
      AUDITOR: 'page detail statistics member:page',
    },
  },
  '/sys/menu': {
    stem: 'sys:menu',
    held: {
      ...NOBODY,
      OPS_LEAD: 'list',
      SYS_ADMIN: 'list check down add edit move enable disable remove sync',
      AUDITOR: 'list',
    },
  },
  '/sys/dict': {
    stem: 'sys:dict',
    held: {
      ...NOBODY,
      OPS_LEAD: 'page detail statistics item:page',
      CHANNEL_OPS: 'page detail statistics item:page',
      SYS_ADMIN:
        'page detail statistics down usage add edit enable disable import refresh item:page item:add item:edit item:sort item:enable item:disable',
      AUDITOR: 'page detail statistics item:page',
    },
  },
  '/trade/withdraw': {
    stem: 'trade:withdraw',
    held: {
      OPS_LEAD: `${WITHDRAW_READ} cover handover handover:page down pass undo reject claim release hold escalate answer assign ask resume quality retry`,
      FIN_REVIEWER: `${WITHDRAW_READ} cover handover handover:page down pass undo reject claim release escalate ask resume query`,
      FIN_CHECKER: `${WITHDRAW_READ} cover handover handover:page down pass undo reject claim release escalate mark resolve markPaid refund`,
      RISK: `${WITHDRAW_READ} cover handover handover:page hold unhold reject pass undo answer mark quality`,
      CHANNEL_OPS: `${WITHDRAW_READ} route`,
      CARD_OPS: WITHDRAW_READ,
      MCH_MANAGER: `${WITHDRAW_READ} ask`,
      SUPPORT: WITHDRAW_READ,
      SYS_ADMIN: '',
      AUDITOR: `${WITHDRAW_READ} down quality`,
    },
  },
  '/trade/payrecord': {
    stem: 'trade:payrecord',
    held: {
      OPS_LEAD: `${READING} down query`,
      FIN_REVIEWER: READING,
      FIN_CHECKER: READING,
      RISK: READING,
      CHANNEL_OPS: `${READING} down query mapCode handleDiff`,
      CARD_OPS: READING,
      MCH_MANAGER: '',
      SUPPORT: READING,
      SYS_ADMIN: '',
      AUDITOR: `${READING} down`,
    },
  },
  '/trade/profitStatistics': {
    stem: 'trade:profit',
    held: {
      ...NOBODY,
      OPS_LEAD: 'statistics trend explain close:list down',
      FIN_REVIEWER: 'statistics trend explain close:list',
      FIN_CHECKER: 'statistics trend explain close:list down close',
      CHANNEL_OPS: 'statistics trend explain close:list',
      AUDITOR: 'statistics trend explain close:list down',
    },
  },
  '/bankCard/order': {
    stem: 'bank:card:order',
    held: {
      ...NOBODY,
      OPS_LEAD: `${READING} down close notify dispute`,
      FIN_REVIEWER: READING,
      FIN_CHECKER: READING,
      RISK: `${READING} dispute`,
      CHANNEL_OPS: READING,
      // A confirmation requires the candidates.
      CARD_OPS: `${READING} down confirm candidate close extend reallocate notify`,
      SUPPORT: `${READING} notify`,
      AUDITOR: `${READING} down`,
    },
  },
  '/trade/payorder': {
    stem: 'trade:payorder',
    held: {
      OPS_LEAD: `${PAY_READ} down query notify supplement refund close`,
      FIN_REVIEWER: PAY_READ,
      FIN_CHECKER: `${PAY_READ} supplement refund`,
      RISK: `${PAY_READ} down dispute undispute`,
      CHANNEL_OPS: `${PAY_READ} query`,
      CARD_OPS: PAY_READ,
      MCH_MANAGER: PAY_READ,
      SUPPORT: `${PAY_READ} query notify`,
      SYS_ADMIN: '',
      AUDITOR: `${PAY_READ} down`,
    },
  },
  '/trade/settorder': {
    stem: 'trade:sett',
    held: {
      OPS_LEAD: `${READ} event:list notify:page down pass reject route retry cancel notify`,
      FIN_REVIEWER: `${READ} event:list notify:page down pass reject query`,
      FIN_CHECKER: `${READ} event:list notify:page resolve reverse`,
      RISK: `${READ} event:list notify:page reject`,
      CHANNEL_OPS: `${READ} event:list notify:page route query`,
      CARD_OPS: `${READ} event:list notify:page batch`,
      MCH_MANAGER: '',
      SUPPORT: `${READ} event:list notify:page notify`,
      SYS_ADMIN: '',
      AUDITOR: `${READ} event:list notify:page down`,
    },
  },
  '/sys/log': {
    stem: 'sys:log',
    held: {
      OPS_LEAD: 'page detail statistics login:page',
      FIN_REVIEWER: '',
      FIN_CHECKER: '',
      RISK: 'page detail statistics login:page down',
      CHANNEL_OPS: '',
      CARD_OPS: '',
      MCH_MANAGER: '',
      SUPPORT: '',
      SYS_ADMIN: 'page detail statistics login:page',
      AUDITOR: 'page detail statistics login:page down verify',
    },
  },
  '/bankCard/proxyCard': {
    stem: 'bank:card:proxy:card',
    held: {
      OPS_LEAD: 'page detail statistics pause',
      FIN_REVIEWER: '',
      FIN_CHECKER: 'page detail statistics correct sweep',
      RISK: 'page detail statistics pause',
      CHANNEL_OPS: 'page detail statistics',
      CARD_OPS: 'page detail statistics add edit enable pause limit import queryBalance sweep',
      MCH_MANAGER: '',
      SUPPORT: '',
      SYS_ADMIN: '',
      AUDITOR: 'page detail statistics',
    },
  },
  '/bankCard/otp': {
    stem: 'bank:card:channel',
    held: {
      OPS_LEAD: LISTEN_READ,
      FIN_REVIEWER: '',
      FIN_CHECKER: '',
      RISK: `${LISTEN_READ} disable`,
      CHANNEL_OPS: '',
      CARD_OPS: `${LISTEN_READ} pair unpair enable disable ping template:save template:test template:enable message:line message:reveal`,
      MCH_MANAGER: '',
      SUPPORT: '',
      SYS_ADMIN: '',
      AUDITOR: LISTEN_READ,
    },
  },
  common: {
    stem: 'common',
    held: {
      OPS_LEAD: 'sensitive:reveal approval:decide',
      FIN_REVIEWER: 'sensitive:reveal approval:decide',
      FIN_CHECKER: 'sensitive:reveal approval:decide',
      RISK: 'sensitive:reveal approval:decide',
      CHANNEL_OPS: 'approval:decide',
      CARD_OPS: 'sensitive:reveal approval:decide',
      MCH_MANAGER: 'approval:decide',
      SUPPORT: '',
      SYS_ADMIN: 'approval:decide',
      AUDITOR: '',
    },
  },
};

/** The row that speaks of a key: where stems begin alike, the longest. */
export const rowOf = (key: string) =>
  Object.values(accessTable)
    .filter(({ stem }) => key.startsWith(`${stem}:`))
    .sort((a, b) => b.stem.length - a.stem.length)[0];
