import type { payrecord as source } from '../../en-US/trading/payrecord';
import type { SameShape } from '../../types';

export const payrecord = {
  name: '支付记录',
} satisfies SameShape<typeof source>;
