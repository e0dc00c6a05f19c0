import type { payorder as source } from '../../en-US/trading/payorder';
import type { SameShape } from '../../types';

export const payorder = {
  name: '支付订单',
} satisfies SameShape<typeof source>;
