import type { print as source } from '../en-US/print';
import type { SameShape } from '../types';

export const print = {
  filters: '筛选条件',
  none: '无',
  sort: '排序',
  ascending: '{column}，升序',
  descending: '{column}，降序',
  byPlatform: '默认顺序',
  rows: '行',
  totals: '全部记录合计',
  private: '已设置，不打印',
  from: '自 {value}',
  to: '至 {value}',
  before: '早于 {value}',
} as const satisfies SameShape<typeof source>;
