import type { callback as source } from '../en-US/callback';
import type { SameShape } from '../types';

export const callback = {
  title: '商户回调',
  of: '{name} 的回调',
  none: '还没有回调',
  failed: '回调加载失败',
  resend: '重发 {count} 笔回调',
  show: '请求与应答',
  showOf: '{no} 的请求与应答',
  triesOf: '{no} 的回调记录',
  triesFailed: '回调记录加载失败',
  noTries: '还没有回调记录',
  httpHint: '502；NONE 表示无应答',
  field: {
    no: '订单号',
    keyword: '订单号',
    entity: '订单类型',
    mchName: '商户',
    mchOrderNo: '商户订单号',
    notifyStatus: '回调状态',
    httpStatus: 'HTTP 状态',
    lastHttpStatus: 'HTTP 状态',
    notifyCount: '回调次数',
    lastNotifyAt: '最近回调',
    nextNotifyAt: '下次回调',
  },
  entity: { payorder: '支付订单', sett: '代付订单' },
  message: {
    resent: '{count} 笔回调成功',
    notTaken: '已发送，但商户未接收。HTTP 状态：{status}',
    tooMany: '最多选择 {max} 笔回调',
  },
} satisfies SameShape<typeof source>;
