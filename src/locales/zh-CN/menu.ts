import type { menu as source } from '../en-US/menu';
import type { SameShape } from '../types';

export const menu = {
  trade: '交易管理',
  tradePayorder: '支付订单',
  tradePayrecord: '支付记录',
  tradeSettorder: '代付订单',
  tradeProfitStatistics: '利润统计',
  tradeSettorderDetail: '代付订单详情',
  tradeWithdraw: '提现订单',
  sys: '系统管理',
  sysOperator: '用户管理',
  sysRole: '角色管理',
  sysMenu: '系统菜单',
  sysDict: '数据字典',
  sysLog: '操作日志',
  badge: '有 {count} 笔订单等待您审核',
  badgeStale: '数据未更新：最近一次查询失败',
} as const satisfies SameShape<typeof source>;
