/* Generated from the files of src/locales by `npm run generate`; never edited by hand. */
/** Texts of the screens, by what their addresses begin with. */
export const screenParts = {
  '/merchant/product/payway/round': {
    'en-US': () => import('./en-US/merchant/product/payway/round'),
    'zh-CN': () => import('./zh-CN/merchant/product/payway/round'),
  },
  '/merchant/product/payway': {
    'en-US': () => import('./en-US/merchant/product/payway'),
    'zh-CN': () => import('./zh-CN/merchant/product/payway'),
  },
  '/trade/profitStatistics': {
    'en-US': () => import('./en-US/trade/profitStatistics'),
    'zh-CN': () => import('./zh-CN/trade/profitStatistics'),
  },
  '/merchant/product/pay': {
    'en-US': () => import('./en-US/merchant/product/pay'),
    'zh-CN': () => import('./zh-CN/merchant/product/pay'),
  },
  '/merchant/user/ip': {
    'en-US': () => import('./en-US/merchant/user/ip'),
    'zh-CN': () => import('./zh-CN/merchant/user/ip'),
  },
  '/trade/payrecord': {
    'en-US': () => import('./en-US/trade/payrecord'),
    'zh-CN': () => import('./zh-CN/trade/payrecord'),
  },
  '/trade/settorder': {
    'en-US': () => import('./en-US/trade/settorder'),
    'zh-CN': () => import('./zh-CN/trade/settorder'),
  },
  '/currency/rate': {
    'en-US': () => import('./en-US/currency/rate'),
    'zh-CN': () => import('./zh-CN/currency/rate'),
  },
  '/merchant/menu': {
    'en-US': () => import('./en-US/merchant/menu'),
    'zh-CN': () => import('./zh-CN/merchant/menu'),
  },
  '/merchant/user': {
    'en-US': () => import('./en-US/merchant/user'),
    'zh-CN': () => import('./zh-CN/merchant/user'),
  },
  '/bank/channel': {
    'en-US': () => import('./en-US/bank/channel'),
    'zh-CN': () => import('./zh-CN/bank/channel'),
  },
  '/agency/list': {
    'en-US': () => import('./en-US/agency/list'),
    'zh-CN': () => import('./zh-CN/agency/list'),
  },
  '/agency/perf': {
    'en-US': () => import('./en-US/agency/perf'),
    'zh-CN': () => import('./zh-CN/agency/perf'),
  },
  '/bank/config': {
    'en-US': () => import('./en-US/bank/config'),
    'zh-CN': () => import('./zh-CN/bank/config'),
  },
  '/bankCard': {
    'en-US': () => import('./en-US/bankCard'),
    'zh-CN': () => import('./zh-CN/bankCard'),
  },
  '/maintain': {
    'en-US': () => import('./en-US/maintain'),
    'zh-CN': () => import('./zh-CN/maintain'),
  },
  '/test/pay': {
    'en-US': () => import('./en-US/test/pay'),
    'zh-CN': () => import('./zh-CN/test/pay'),
  },
  '/account': {
    'en-US': () => import('./en-US/account'),
    'zh-CN': () => import('./zh-CN/account'),
  },
  '/sys': {
    'en-US': () => import('./en-US/sys'),
    'zh-CN': () => import('./zh-CN/sys'),
  },
} as const;
