export const trial = {
  name: 'channel test',
} as const;
