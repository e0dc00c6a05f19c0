export const channel = {
  name: 'channel',
} as const;
