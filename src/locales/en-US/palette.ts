export const palette = {
  field: 'Screen, number, view or action',
  results: 'Results',
  group: {
    number: 'Number',
    recent: 'Recent records',
    screens: 'Screens',
    views: 'Saved views',
    actions: 'Actions',
  },
  record: { withdraw: 'Withdraw order {no}' },
  openRecord: { withdraw: 'Open withdraw order {no}' },
  searching: 'Looking for {no}…',
  opening: 'Looking for {no}; it opens when it is found…',
  none: 'No record that you may open bears the number {no}',
  failed: 'The search for {no} failed. Try again',
  viewsFailed: 'The saved views could not be loaded. Try again',
  count: '{count, plural, one {# result} other {# results}}',
} as const;
