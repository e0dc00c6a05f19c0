export const account = {
  name: 'account',
} as const;
