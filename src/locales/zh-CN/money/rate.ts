import type { MoneyMessages } from '../../types';

export const rate: MoneyMessages['rate'] = {
  name: '汇率',
} as const;
