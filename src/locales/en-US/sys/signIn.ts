/** Sign-in rules of users and roles. */
export const signIn = {
  field: {
    allowedCidrs: 'Allowed addresses',
    isLimited: 'Limit the hours',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    weekdays: 'Days',
  },
  title: 'Sign-in rules',
  dialogTitle: 'Sign-in rules of {name}',
  ok: 'Save rules',
  text: 'Rules of the user and of each active role must all allow it. A session ends at its next request when a rule no longer does.',
  cidrsHint: 'IP addresses or CIDR ranges, at most {limit, number}. Leave empty for every address.',
  hoursHint: 'Ends on the next day when the end is not after the start.',
  zoneHint: 'Hours and days are those of this zone.',
  everyAddress: 'Every address',
  hours: 'Hours',
  everyHour: 'Every hour',
  everyDay: 'Every day',
  weekday: { '1': 'Mon', '2': 'Tue', '3': 'Wed', '4': 'Thu', '5': 'Fri', '6': 'Sat', '7': 'Sun' },
} as const;
