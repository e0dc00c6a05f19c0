import type { profit as source } from '../../en-US/trading/profit';
import type { SameShape } from '../../types';

export const profit = {
  name: '利润统计',
} satisfies SameShape<typeof source>;
