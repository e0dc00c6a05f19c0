export const payrecord = {
  name: 'pay records',
} as const;
