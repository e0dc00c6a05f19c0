export const sett = {
  name: 'payout orders',
} as const;
