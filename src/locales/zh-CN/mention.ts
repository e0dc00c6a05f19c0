import type { mention as source } from '../en-US/mention';
import type { SameShape } from '../types';

export const mention = {
  notice: {
    closed: { PAYIN: '代收已关闭', PAYOUT: '代付已关闭', WITHDRAW: '提现已关闭', CONSOLE_WRITE: '控制台只读' },
    from: '{time} 起',
    until: '至 {time}',
    read: '我已阅读',
  },
  hint: '仅同事可见，添加后无法修改或删除。输入 @ 可提醒同事。按 Ctrl+Enter 添加。',
  count: '{count} / {max}',
  failed: '同事列表加载失败，继续输入可重试',
  nobody: '没有这个名字的同事',
  found: '{count} 位同事：{names}。用方向键选择，按回车确认。',
  tooMany: '最多提醒 {max} 位同事',
  title: '提到我的备注',
  empty: '还没有人提到您',
  unread: '未读',
  readAll: '全部标为已读',
  newest: '最新 {count} 条，共 {total} 条',
  notBuilt: '当前系统不支持添加备注。未保存的内容：{text}',
  listFailed: '提到我的备注加载失败',
  note: {
    empty: '暂无备注',
    blank: '请先填写内容',
    add: '添加备注',
    added: '备注已添加',
    unknown: '没有收到响应，备注可能已添加。可以放心重新添加相同内容，至多只会保存一次。',
  },
} as const satisfies SameShape<typeof source>;
