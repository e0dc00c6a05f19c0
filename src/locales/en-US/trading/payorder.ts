export const payorder = {
  name: 'pay orders',
} as const;
