export const rate = {
  name: 'exchange rate',
} as const;
