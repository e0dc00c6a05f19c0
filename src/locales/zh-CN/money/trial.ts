import type { MoneyMessages } from '../../types';

export const trial: MoneyMessages['trial'] = {
  name: '通道测试',
} as const;
