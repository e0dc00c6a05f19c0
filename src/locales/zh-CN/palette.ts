import type { palette as source } from '../en-US/palette';
import type { SameShape } from '../types';

export const palette = {
  field: '页面、单号、视图或操作',
  results: '结果',
  group: {
    number: '单号',
    recent: '最近打开的记录',
    screens: '页面',
    views: '已保存的视图',
    actions: '操作',
  },
  record: {
    merchant: '商户 {no}',
    product: '支付产品 {no}',
    payway: '支付方式 {no}',
    channel: '交易通道 {no}',
    upstream: '上游 {no}',
    bankLine: '银行卡流水 {no}',
    account: '账户 {no}',
    agent: '代理 {no}',
    batch: '批次 {no}',
    withdraw: '提现订单 {no}',
    payorder: '支付订单 {no}',
    payrecord: '支付记录 {no}',
    collect: '收款订单 {no}',
    sett: '代付订单 {no}',
    card: '银行卡 {no}',
    operator: '用户 {no}',

    role: '角色 {no}',

    menu: '菜单项 {no}',

    dict: '字典类型 {no}',

    log: '日志记录 {no}',
  },
  openRecord: {
    merchant: '打开商户 {no}',
    product: '打开支付产品 {no}',
    payway: '打开支付方式 {no}',
    channel: '打开交易通道 {no}',
    bankLine: '打开银行卡流水 {no}',
    account: '打开账户 {no}',
    agent: '打开代理 {no}',
    batch: '打开批次 {no}',
    withdraw: '打开提现订单 {no}',
    payorder: '打开支付订单 {no}',
    payrecord: '打开支付记录 {no}',
    collect: '打开收款订单 {no}',
    sett: '打开代付订单 {no}',
    card: '打开银行卡 {no}',
    operator: '打开用户 {no}',

    role: '打开角色 {no}',

    menu: '打开菜单项 {no}',

    dict: '打开字典类型 {no}',

    log: '打开日志记录 {no}',
  },
  searching: '正在查找 {no}…',
  opening: '正在查找 {no}，找到后自动打开…',
  none: '没有您可以打开的、单号为 {no} 的记录',
  failed: '查找 {no} 失败，请重试',
  viewsFailed: '已保存的视图加载失败，请重试',
  count: '{count} 个结果',
} as const satisfies SameShape<typeof source>;
