import type { MoneyMessages } from '../../types';

export const channel: MoneyMessages['channel'] = {
  name: '通道',
} as const;
