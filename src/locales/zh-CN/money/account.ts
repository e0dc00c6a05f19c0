import type { MoneyMessages } from '../../types';

export const account: MoneyMessages['account'] = {
  name: '账户',
} as const;
