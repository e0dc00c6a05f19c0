export const keySheet = {
  switch: 'Single-key shortcuts',
  hints: 'Keys beside buttons',
  off: 'Single-key shortcuts are off. Turn them on again here.',
  row: 'Open the row',
  back: 'Close, or return to the list',
} as const;
