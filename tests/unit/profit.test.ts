import type { ProfitGroup, ProfitRow } from '@/contract';
import {
  dayPresetOf,
  dayPresets,
  daysIn,
  daysOf,
  drillInto,
  groupsIn,
  ordersOf,
  profitGroups,
  profitOrderTypes,
} from '@/domain/profit';
import fc from '../support/properties';

/** 14:31 of 20 November for the platform. */
const NOW = Date.parse('2026-11-20T06:31:02.114Z');

const row = (...keys: [ProfitGroup, string][]): Pick<ProfitRow, 'groups' | 'currency'> => ({
  currency: 'USD',
  groups: keys.map(([by, value]) => ({ by, value, name: null })),
});
const paramsOf = (address: string | undefined) => {
  const [path, search] = (address ?? '').split('?');
  return { path, ...Object.fromEntries(new URLSearchParams(search)) };
};

describe('date ranges', () => {
  test.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['sevenDays', '2026-11-14', '2026-11-20'],
    ['thirtyDays', '2026-10-22', '2026-11-20'],
    ['thisMonth', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ] as const)('%s is %s to %s', (preset, from, to) => {
    expect(daysOf(preset, NOW)).toEqual({ from, to });
    expect(dayPresetOf({ from, to }, NOW)).toBe(preset);
  });

  test('begin at midnight of the platform, also in the evening of UTC', () => {
    expect(daysOf('today', Date.parse('2026-11-20T15:59:59Z')).to).toBe('2026-11-20');
    expect(daysOf('today', Date.parse('2026-11-20T16:00:00Z')).to).toBe('2026-11-21');
    expect(daysOf('lastMonth', Date.parse('2026-12-31T16:00:00Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  test.each([
    [{}, '2026-11-14', '2026-11-20'],
    [{ to: '2026-11-10' }, '2026-11-04', '2026-11-10'],
    [{ from: '2026-11-18' }, '2026-11-18', '2026-11-20'],
    [{ from: 'soon', to: '' }, '2026-11-14', '2026-11-20'],
  ])('of the address %j are %s to %s', (filters, from, to) => {
    expect(daysIn(filters as Record<string, string>, NOW)).toEqual({ from, to });
  });

  test('have no name when no preset fits', () => {
    expect(dayPresetOf({ from: '2026-11-02', to: '2026-11-05' }, NOW)).toBeUndefined();
    expect(new Set(dayPresets.map((preset) => JSON.stringify(daysOf(preset, NOW)))).size).toBe(dayPresets.length);
  });
});

describe('the groups of an address', () => {
  test.each([
    [undefined, ['MERCHANT']],
    ['', ['MERCHANT']],
    ['WAY', ['WAY']],
    ['WAY,DATE', ['WAY', 'DATE']],
    ['DATE,WAY', ['DATE', 'WAY']],
    ['BANK,WAY', ['WAY']],
    ['BANK', ['MERCHANT']],
    ['WAY,DATE,AGENT', ['WAY', 'DATE']],
  ])('%j are %j', (groupBy, groups) => {
    expect(groupsIn(groupBy === undefined ? {} : { groupBy })).toEqual(groups);
  });
});

describe('drilling down from a row', () => {
  const steps = (filters: Record<string, string>, ...keys: [ProfitGroup, string][]) => drillInto(filters, row(...keys), NOW);

  test('sets the group as a filter and takes the next grouping', () => {
    expect(steps({}, ['MERCHANT', 'M100001'])).toEqual({ mchNo: 'M100001', groupBy: 'PRODUCT' });
    expect(steps({ mchNo: 'M100001' }, ['PRODUCT', 'TH_SCAN'])).toEqual({
      mchNo: 'M100001',
      productCode: 'TH_SCAN',
      groupBy: 'CHANNEL',
    });
    expect(steps({}, ['CHANNEL', 'CH0101'])).toEqual({ channelCode: 'CH0101', groupBy: 'MERCHANT' });
    expect(steps({}, ['MERCHANT', 'M100001'], ['CHANNEL', 'CH0101'])).toEqual({
      mchNo: 'M100001',
      channelCode: 'CH0101',
      groupBy: 'DATE',
    });
  });

  test('keeps the other filters, and narrows several values to the one of the row', () => {
    expect(steps({ mchNo: 'M1,M2', compare: 'NONE', excludeTest: 'false' }, ['MERCHANT', 'M2'])).toEqual({
      mchNo: 'M2',
      compare: 'NONE',
      excludeTest: 'false',
      groupBy: 'PRODUCT',
    });
  });

  test('stays in the currency of a row that has one', () => {
    expect(drillInto({ currencyMode: 'ORIGINAL' }, { ...row(['AGENT', 'A2001']), currency: 'THB' }, NOW)).toMatchObject({
      currency: 'THB',
      agentNo: 'A2001',
    });
  });

  test.each([
    ['DAY', '2026-11-18', '2026-11-18', '2026-11-18'],
    ['WEEK', '2026-11-09', '2026-11-14', '2026-11-15'],
    ['WEEK', '2026-11-16', '2026-11-16', '2026-11-20'],
    ['MONTH', '2026-11', '2026-11-14', '2026-11-20'],
  ])('from a %s named %s covers the days %s to %s, within the range', (granularity, value, from, to) => {
    expect(steps({ granularity }, ['DATE', value])).toMatchObject({ from, to, groupBy: 'PRODUCT' });
  });

  test('ends at orders: for an hour, or a merchant on a channel on one day', () => {
    expect(steps({ granularity: 'HOUR' }, ['DATE', '2026-11-20T14:00'])).toBeUndefined();
    expect(steps({ mchNo: 'M1', channelCode: 'CH0101' }, ['DATE', '2026-11-18'])).toBeUndefined();
    expect(steps({}, ['DATE', 'Friday'])).toBeUndefined();
  });

  test('ends after fewer than eight steps, and never repeats one', () => {
    const keys = fc.uniqueArray(fc.constantFrom(...profitGroups), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(keys, (groups) => {
        const values: Record<ProfitGroup, string> = {
          DATE: '2026-11-18',
          MERCHANT: 'M1',
          AGENT: 'A1',
          PRODUCT: 'P1',
          WAY: 'W1',
          CHANNEL: 'C1',
          UPSTREAM: 'U1',
          CURRENCY: 'THB',
          COUNTRY: 'TH',
          BIZ_TYPE: 'PAYIN',
        };
        let filters: Record<string, string> | undefined = { groupBy: groups.join() };
        const seen = new Set<string>();
        for (let step = 0; filters; step++) {
          expect(step).toBeLessThan(8);
          const address = JSON.stringify(filters);
          expect(seen).not.toContain(address);
          seen.add(address);
          const now: Record<string, string> = filters;
          filters = drillInto(now, row(...groupsIn(now).map((by): [ProfitGroup, string] => [by, values[by]])), NOW) as
            | Record<string, string>
            | undefined;
        }
      }),
    );
  });
});

describe('the orders behind a row', () => {
  test('are pay orders by payment time, without the default range of their list', () => {
    expect(paramsOf(ordersOf({ currency: 'THB' }, row(['MERCHANT', 'M100001']), 'PAYIN', NOW))).toEqual({
      path: '/trade/payorder',
      createdFrom: '',
      createdTo: '',
      mchNo: 'M100001',
      currency: 'THB',
      paidFrom: '2026-11-14T00:00:00+08:00',
      paidTo: '2026-11-21T00:00:00+08:00',
    });
  });

  test('are payouts and withdrawals by finish time, under the filter names of their lists', () => {
    expect(paramsOf(ordersOf({}, row(['MERCHANT', 'M100001'], ['WAY', 'NONE']), 'PAYOUT', NOW))).toMatchObject({
      path: '/trade/settorder',
      mchNo: 'M100001',
      view: 'ALL',
      finishedTo: '2026-11-21T00:00:00+08:00',
    });
    const withdraws = paramsOf(ordersOf({}, row(['MERCHANT', 'A2001'], ['BIZ_TYPE', 'WITHDRAW']), 'WITHDRAW', NOW));
    expect(withdraws).toMatchObject({ path: '/trade/withdraw', view: 'ALL', holderNo: 'A2001' });
    expect(withdraws).not.toHaveProperty('wayCode');
  });

  test('are those of the hour for an hourly row', () => {
    const hour = row(['DATE', '2026-11-20T14:00']);
    expect(paramsOf(ordersOf({ granularity: 'HOUR', from: '2026-11-20' }, hour, 'PAYIN', NOW))).toMatchObject({
      paidFrom: '2026-11-20T14:00:00+08:00',
      paidTo: '2026-11-20T15:00:00+08:00',
    });
  });

  test.each([
    ['orders without an agent', {}, row(['AGENT', 'NONE']), 'PAYIN'],
    ['a country', {}, row(['COUNTRY', 'TH']), 'PAYIN'],
    ['withdrawals of one upstream', {}, row(['UPSTREAM', 'U01']), 'WITHDRAW'],
    ['more than a list takes', { from: '2026-01-01', granularity: 'MONTH' }, row(['MERCHANT', 'M1']), 'PAYOUT'],
  ] as const)('have no link when a list would include others: %s', (_, filters, of, bizType) => {
    expect(ordersOf(filters, of, bizType, NOW)).toBeUndefined();
  });

  test('have a list for every business type', () => {
    for (const bizType of profitOrderTypes) expect(ordersOf({}, row(['MERCHANT', 'M1']), bizType, NOW)).toMatch(/^\/trade\//);
  });
});
