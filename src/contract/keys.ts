/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const accessKeys = [
  'common:sensitive:reveal',
  'trade:withdraw:count',
  'trade:withdraw:detail',
  'trade:withdraw:down',
  'trade:withdraw:page',
  'trade:withdraw:pass',
  'trade:withdraw:reject',
  'trade:withdraw:statistics',
] as const;
