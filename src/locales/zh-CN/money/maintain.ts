import type { MoneyMessages } from '../../types';

export const maintain: MoneyMessages['maintain'] = {
  name: '维护',
} as const;
