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
  record: {
    merchant: 'Merchant {no}',
    product: 'Pay product {no}',
    payway: 'Pay way {no}',
    channel: 'Trade channel {no}',
    upstream: 'Upstream {no}',
    bankLine: 'Card movement {no}',
    account: 'Account {no}',
    agent: 'Agent {no}',
    batch: 'Batch {no}',
    withdraw: 'Withdraw order {no}',
    payorder: 'Pay order {no}',
    payrecord: 'Pay record {no}',
    collect: 'Collection order {no}',
    sett: 'Payout order {no}',
    card: 'Card {no}',
    operator: 'User {no}',

    role: 'Role {no}',

    menu: 'Menu entry {no}',

    dict: 'Dictionary type {no}',

    log: 'Log entry {no}',
  },
  openRecord: {
    merchant: 'Open merchant {no}',
    product: 'Open pay product {no}',
    payway: 'Open pay way {no}',
    channel: 'Open trade channel {no}',
    bankLine: 'Open card movement {no}',
    account: 'Open account {no}',
    agent: 'Open agent {no}',
    batch: 'Open batch {no}',
    withdraw: 'Open withdraw order {no}',
    payorder: 'Open pay order {no}',
    payrecord: 'Open pay record {no}',
    collect: 'Open collection order {no}',
    sett: 'Open payout order {no}',
    card: 'Open card {no}',
    operator: 'Open user {no}',

    role: 'Open role {no}',

    menu: 'Open menu entry {no}',

    dict: 'Open dictionary type {no}',

    log: 'Open log entry {no}',
  },
  searching: 'Looking for {no}…',
  opening: 'Looking for {no}; it opens when it is found…',
  none: 'No record that you may open bears the number {no}',
  failed: 'The search for {no} failed. Try again',
  viewsFailed: 'The saved views could not be loaded. Try again',
  count: '{count, plural, one {# result} other {# results}}',
} as const;
