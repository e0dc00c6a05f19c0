export const profit = {
  name: 'profit statistics',
} as const;
