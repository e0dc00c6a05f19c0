import type { sett as source } from '../../en-US/trading/sett';
import type { SameShape } from '../../types';

export const sett = {
  name: '代付订单',
} satisfies SameShape<typeof source>;
