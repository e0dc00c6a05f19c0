import type { MoneyMessages } from '../../types';

export const upstream: MoneyMessages['upstream'] = {
  name: '上游',
} as const;
