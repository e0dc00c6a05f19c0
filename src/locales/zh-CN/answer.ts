import type { answer as source } from '../en-US/answer';
import type { SameShape } from '../types';

export const answer = {
  wrong: '{operation} 的响应不符合接口约定：{field} 应为{expected}，实际为{got}。',
  isUnknown: '这类字段按未知处理。',
  isRead: '已按原值精确读取。',
  others: '另有 {count} 个字段也不符合约定。',
  lost: '{count} 条记录没有编号，无法显示。',
  closed: '服务器提供的该记录数据有误，暂时不能变更。请打开记录或刷新。',
  text: '文本',
  decimal: '十进制文本',
  time: 'UTC 时间',
  integer: '整数',
  number: '数字',
  flag: '真或假',
  list: '列表',
  object: '对象',
  missing: '缺失',
} satisfies SameShape<typeof source>;
