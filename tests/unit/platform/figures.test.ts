import { aPlatform, dataOf } from './support';

/*
 * A figure that counts rows opens the list filtered to them (docs/rules/lists.md#figures): the counts equal the lists.
 * The filters are those that the screens open; they are written down here anew, from what each figure says in words.
 */
type Figures = Readonly<Record<string, unknown>>;
type Count = (data: never) => number | undefined;
type Case = readonly [figure: string, filters: Readonly<Record<string, string>>, count: Count];
const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
const plain =
  (name: string): Count =>
  (data: Figures) =>
    data[name] as number;
const named = (name: string, filters: Readonly<Record<string, string>>): Case => [name, filters, plain(name)];
/** One of the figures that stand per currency. */
const perCurrency = (name: string, filters: Readonly<Record<string, string>>): Case => [
  name,
  filters,
  ({ currencies }: { currencies: readonly Record<string, { count: number }>[] }) =>
    sum(currencies.map((one) => one[name] ?? { count: 0 })),
];
type Stated = readonly { status: string; count: number }[];
const inStates = (figure: string, status: string, of: (data: never) => Stated, more = {}): Case => [
  figure,
  { ...more, status },
  (data) => sum(of(data).filter((one) => status.split(',').includes(one.status))),
];
const allCurrencies =
  (name: string) =>
  ({ currencies }: { currencies: readonly Record<string, Stated>[] }): Stated =>
    currencies.flatMap((one) => one[name] ?? []);
const statuses = allCurrencies('statuses');
const ALL = { view: 'ALL' };

const SCREENS: Readonly<Record<string, readonly Case[]>> = {
  '/trade/withdraw': [
    perCurrency('mine', { view: 'NEEDS_ME' }),
    perCurrency('waiting', { view: 'WAITING' }),
    perCurrency('overdue', { view: 'WAITING', overdue: 'true' }),
    perCurrency('held', { ...ALL, status: 'HELD' }),
    perCurrency('paying', { ...ALL, status: 'PASSED,PAYING' }),
    perCurrency('unknown', { ...ALL, status: 'UNKNOWN' }),
  ],
  '/trade/payorder': [
    ['orders', {}, ({ total }: { total: Record<string, { count: number }> }) => total.orders?.count],
    [
      'notifyFailed',
      { notifyStatus: 'FAILED' },
      ({ total }: { total: Record<string, { count: number }> }) => total.notifyFailed?.count,
    ],
    ['pending', { status: 'CREATED,PAYING' }, ({ total }: { total: Record<string, { count: number }> }) => total.pending?.count],
  ],
  '/trade/payrecord': [named('tries', {}), named('timeouts', { failClass: 'TIMEOUT' })],
  '/trade/sett': [
    inStates('review', 'REVIEW', statuses, ALL),
    inStates('queued', 'CREATED,QUEUED', statuses, ALL),
    inStates('paying', 'PAYING', statuses, ALL),
    inStates('unknown', 'UNKNOWN', statuses, ALL),
    inStates('success', 'SUCCESS', statuses, ALL),
    inStates('failed', 'FAILED', statuses, ALL),
    inStates('reversed', 'REVERSED', statuses, ALL),
    inStates('stopped', 'CANCELED,REJECTED', statuses, ALL),
  ],
  '/bank/card/order': [
    inStates('waiting', 'ALLOCATING,WAIT_PAY,PAID_DECLARED', allCurrencies('byStatus')),
    inStates('noCard', 'NO_CARD', allCurrencies('byStatus')),
    inStates('success', 'SUCCESS', allCurrencies('byStatus')),
    inStates('diff', 'AMOUNT_DIFF', allCurrencies('byStatus')),
    inStates('disputed', 'DISPUTED', allCurrencies('byStatus')),
    inStates('ended', 'EXPIRED,CLOSED', allCurrencies('byStatus')),
  ],
  '/bank/card/history': [named('unmatched', { matchStatus: 'UNMATCHED' }), named('chainBreaks', { chainBreak: 'true' })],
  '/bank/card/proxy/batch': [
    inStates('open', 'DRAFT,VALIDATING,INVALID', statuses, ALL),
    inStates('waiting', 'WAIT_APPROVE', statuses, ALL),
    inStates('approved', 'APPROVED', statuses, ALL),
    inStates('paying', 'PAYING,PAUSED', statuses, ALL),
    inStates('done', 'SUCCESS', statuses, ALL),
    inStates('partial', 'PARTIAL', statuses, ALL),
    inStates('failed', 'FAILED', statuses, ALL),
    inStates('stopped', 'REJECTED,CANCELED', statuses, ALL),
  ],
  '/bank/card/proxy/card': [
    inStates('enabled', 'ENABLED', (data: { statuses: Stated }) => data.statuses),
    inStates('waiting', 'PENDING_REVIEW', (data: { statuses: Stated }) => data.statuses),
    inStates('out', 'PAUSED,COOLING,BANK_FROZEN', (data: { statuses: Stated }) => data.statuses),
    inStates('retired', 'RETIRED', (data: { statuses: Stated }) => data.statuses),
  ],
  '/bank/card/channel': [
    named('online', { listenStatus: 'ONLINE' }),
    named('degraded', { listenStatus: 'DEGRADED' }),
    named('offline', { listenStatus: 'OFFLINE' }),
    named('disabled', { listenStatus: 'DISABLED' }),
  ],
  '/merchant/user': ['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED'].map((status) =>
    inStates(status, status, (data: { byStatus: Stated }) => data.byStatus),
  ),
  '/user/agent': ['ACTIVE', 'PENDING_REVIEW', 'SUSPENDED'].map((status) =>
    inStates(status, status, (data: { byStatus: Stated }) => data.byStatus),
  ),
  '/product/pay': [
    named('products', {}),
    named('enabled', { status: 'ENABLED' }),
    named('closed', { status: 'DISABLED,MAINTENANCE' }),
  ],
  '/product/payway': [named('ways', {}), named('enabled', { status: 'ENABLED' }), named('closed', { status: 'DISABLED' })],
  '/bank/channel': [
    named('enabledPayin', { status: 'ENABLED', direction: 'PAYIN' }),
    named('enabledPayout', { status: 'ENABLED', direction: 'PAYOUT' }),
    named('closed', { status: 'DISABLED,MAINTENANCE' }),
    named('autoClosed', { status: 'AUTO_CLOSED' }),
  ],
  '/bank/config': [
    named('enabled', { status: 'ENABLED' }),
    named('disabled', { status: 'DISABLED' }),
    named('maintenance', { status: 'MAINTENANCE' }),
    named('low', { isLow: 'true' }),
  ],
  '/sys/exchange': [
    named('active', { status: 'ACTIVE' }),
    named('stale', { status: 'STALE' }),
    named('suspended', { status: 'SUSPENDED' }),
  ],
  '/sys/operator': [
    named('active', { status: 'ACTIVE' }),
    named('locked', { status: 'LOCKED' }),
    named('invited', { status: 'INVITED' }),
  ],
  '/sys/role': [named('critical', { riskLevel: 'CRITICAL' })],
  '/sys/dict': [
    named('types', {}),
    named('system', { category: 'SYSTEM' }),
    named('business', { category: 'BUSINESS' }),
    named('disabled', { status: 'DISABLED' }),
  ],
  '/sys/log': [
    named('total', ALL),
    ['high', { ...ALL, level: 'HIGH' }, ({ byLevel }: { byLevel: Record<string, number> }) => byLevel.HIGH],
    ['critical', { ...ALL, level: 'CRITICAL' }, ({ byLevel }: { byLevel: Record<string, number> }) => byLevel.CRITICAL],
    named('refused', { ...ALL, result: 'REFUSED' }),
  ],
};

/** It is only read. */
const { call } = aPlatform({ days: 2, flow: 0.3 });

test.each(Object.entries(SCREENS))('each statistic of %s equals the number of rows in its list', (path, cases) => {
  const figures = dataOf<never>(call('admin', `GET ${path}/statistics`));
  const counted = cases.map(([figure, , count]) => [figure, count(figures)]);
  const listed = cases.map(([figure, filters]) => {
    const query = new URLSearchParams({ ...filters, current: '1', pageSize: '10' });
    return [figure, dataOf<{ total: number }>(call('admin', `GET ${path}/page?${query}`)).total];
  });
  expect(counted).toEqual(listed);
  expect(counted.flat()).not.toContain(undefined);
});
