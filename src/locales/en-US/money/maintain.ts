export const maintain = {
  name: 'maintenance',
} as const;
