export const upstream = {
  name: 'upstream',
} as const;
