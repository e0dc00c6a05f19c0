export const print = {
  filters: 'Filters',
  none: 'none',
  sort: 'Sort order',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  byPlatform: 'default',
  rows: 'Rows',
  totals: 'Total of all records',
  private: 'set, not printed',
  from: 'from {value}',
  to: 'to {value}',
  before: 'before {value}',
} as const;
