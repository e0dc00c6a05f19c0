import type { menu as source } from '../en-US/menu';
import type { SameShape } from '../types';

export const menu = {
  trade: '交易管理',
  tradeWithdraw: '提现订单',
  badge: '有 {count} 笔订单等待您审核',
  badgeStale: '数据未更新：最近一次查询失败',
} as const satisfies SameShape<typeof source>;
