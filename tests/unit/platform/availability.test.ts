import { isOpenAt } from '../../../mock/base/hours';
import { blockedBy, carriedToday, noteCarried, payoutBlockedBy } from '../../../mock/flow/channels/availability';
import { closingWindow, isRunning, isServiceOpen, tiersOf, windowStatus } from '../../../mock/flow/maintenance';
import { createPay, NoRoute } from '../../../mock/flow/payin/order';
import { createSett, routeSett } from '../../../mock/flow/payout/order';
import { queuePayout } from '../../../mock/flow/withdraw/payouts';
import { submit } from '../../../mock/flow/withdraw/request';
import type { Channel } from '../../../mock/model/catalog';
import type { MaintenanceWindow } from '../../../mock/model/settings';
import { seedMaintenance } from '../../../mock/seed/maintenance';
import { aPlatform, NOW } from './support';

const at = (text: string) => Date.parse(text);
const window = (more: Partial<MaintenanceWindow> = {}): MaintenanceWindow => ({
  id: 'MW1',
  title: 'Test',
  scopeType: 'PLATFORM',
  scopeCodes: [],
  from: NOW,
  to: NOW + 3_600_000,
  zone: 'Asia/Singapore',
  repeat: 'NONE',
  effect: 'CLOSE',
  noticeBeforeMin: 0,
  reasonCode: null,
  message: { zh: '', en: '' },
  canceledAt: null,
  changedBy: 'g.rao',
  changedAt: NOW,
  ...more,
});

describe('opening hours', () => {
  test.each([
    ['none', {}, '2026-11-20T06:00:00Z', true],
    ['when it opens', { openFrom: '14:00', openTo: '15:00' }, '2026-11-20T06:00:00Z', true],
    ['when it closes', { openFrom: '14:00', openTo: '15:00' }, '2026-11-20T07:00:00Z', false],
    ['another zone', { openFrom: '11:00', openTo: '12:00', zone: 'Asia/Kolkata' }, '2026-11-20T06:00:00Z', true],
    ['summer time', { openFrom: '08:00', openTo: '09:00', zone: 'Europe/Paris' }, '2026-07-01T06:30:00Z', true],
    ['winter time', { openFrom: '08:00', openTo: '09:00', zone: 'Europe/Paris' }, '2026-12-01T06:30:00Z', false],
    ['a day that is not worked', { weekdays: [1, 2, 3, 4] }, '2026-11-20T06:00:00Z', false],
    ['past midnight of a worked day', { openFrom: '22:00', openTo: '06:00', weekdays: [4] }, '2026-11-19T17:00:00Z', true],
    ['past midnight of another day', { openFrom: '22:00', openTo: '06:00', weekdays: [5] }, '2026-11-19T17:00:00Z', false],
  ] as const)('%s', (_, hours, time, isOpen) => {
    expect(isOpenAt({ openFrom: null, openTo: null, ...hours }, at(time))).toBe(isOpen);
  });
});

describe('maintenance windows', () => {
  test('include their first instant and exclude their last', () => {
    const one = window();
    expect([NOW - 1, NOW, NOW + 3_599_999, NOW + 3_600_000].map((time) => isRunning(one, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([NOW - 1, NOW, NOW + 3_600_000].map((time) => windowStatus(one, time))).toEqual(['PLANNED', 'RUNNING', 'DONE']);
    expect(windowStatus(window({ canceledAt: NOW }), NOW)).toBe('CANCELED');
  });

  test('repeat by the clock of their time zone, also across clock changes', () => {
    const from = at('2026-10-20T01:00:00Z');
    const daily = window({ from, to: from + 3_600_000, zone: 'Europe/Paris', repeat: 'DAILY' });
    expect(isRunning(daily, at('2026-10-22T01:30:00Z'))).toBe(true);
    expect(isRunning(daily, at('2026-11-22T01:30:00Z'))).toBe(false);
    expect(isRunning(daily, at('2026-11-22T02:30:00Z'))).toBe(true);
    const weekly = { ...daily, repeat: 'WEEKLY' } as const;
    expect(isRunning(weekly, at('2026-10-21T01:30:00Z'))).toBe(false);
    expect(isRunning(weekly, at('2026-11-03T02:30:00Z'))).toBe(true);
  });

  test('close the services that they name', () => {
    const made = { ...seedMaintenance(NOW), windows: [window({ scopeType: 'UPSTREAM', scopeCodes: ['U02'] })] };
    expect(closingWindow(made, { UPSTREAM: 'U02' }, NOW)?.id).toBe('MW1');
    expect(closingWindow(made, { UPSTREAM: 'U03', CHANNEL: 'U02' }, NOW)).toBeUndefined();
  });
});

describe('why a channel is blocked', () => {
  const { platform } = aPlatform({ days: 1 });
  const { world } = platform;
  const channel = (): Channel => ({ ...(world.catalog.channels.get('CH0101') as Channel) });
  const asked = { amount: 50_000n, currency: 'THB', at: NOW };
  const bar = (more: Partial<Channel>, windows: MaintenanceWindow[] = []) =>
    blockedBy({ maintenance: { ...world.maintenance, windows } }, { ...channel(), ...more }, asked);

  test('is nothing by default', () => expect(bar({})).toBeUndefined());
  test('starts a new daily use at midnight of the business zone, which is 16:00 in UTC', () => {
    const one = { ...channel(), use: { day: 0, amounts: new Map<string, bigint>(), count: 0 } };
    noteCarried(one, { ...asked, at: at('2026-11-19T16:00:00Z') });
    noteCarried(one, { ...asked, at: at('2026-11-20T00:00:00Z') });
    expect(carriedToday(one, 'THB', at('2026-11-20T15:59:59Z'))).toEqual({ amount: 100_000n, count: 2 });
    expect(carriedToday(one, 'THB', at('2026-11-20T16:00:00Z'))).toEqual({ amount: 0n, count: 0 });
  });
  test.each<[string, Partial<Channel>, string]>([
    ['closed by hand', { status: 'DISABLED' }, 'CHANNEL_CLOSED'],
    ['closed by its rule', { status: 'AUTO_CLOSED' }, 'CHANNEL_CLOSED'],
    ['recycled', { recycled: true }, 'CHANNEL_CLOSED'],
    ['under maintenance', { status: 'MAINTENANCE' }, 'MAINTENANCE'],
    ['upstream closed', { upstream: { ...channel().upstream, status: 'DISABLED' } }, 'UPSTREAM_CLOSED'],
    ['upstream under maintenance', { upstream: { ...channel().upstream, status: 'MAINTENANCE' } }, 'MAINTENANCE'],
    ['out of hours', { openFrom: '01:00', openTo: '02:00' }, 'CHANNEL_HOURS'],
    ['below the least', { limits: new Map([['THB', { min: 50_001n, max: 60_000n, daily: null }]]) }, 'CHANNEL_LIMIT'],
    ['above the most', { limits: new Map([['THB', { min: 1n, max: 49_999n, daily: null }]]) }, 'CHANNEL_LIMIT'],
    ['above the day', { limits: new Map([['THB', { min: 1n, max: 60_000n, daily: 49_999n }]]) }, 'CHANNEL_LIMIT'],
    ['no order left', { dailyCountLimit: 0 }, 'CHANNEL_LIMIT'],
  ])('%s', (_, more, rule) => expect(bar(more)).toBe(rule));
  test('is maintenance for a window over its product', () =>
    expect(bar({}, [window({ scopeType: 'PRODUCT', scopeCodes: [channel().way?.product.code ?? ''] })])).toBe('MAINTENANCE'));
  test('is nothing for a window with a notice only', () => expect(bar({}, [window({ effect: 'NOTICE_ONLY' })])).toBeUndefined());

  test('counts the use of a channel by business day', () => {
    const one = { ...channel(), use: { day: 0, amounts: new Map<string, bigint>(), count: 0 } };
    noteCarried(one, asked);
    noteCarried(one, asked);
    expect(carriedToday(one, 'THB', NOW)).toEqual({ amount: 100_000n, count: 2 });
    expect(carriedToday(one, 'THB', NOW + 86_400_000)).toEqual({ amount: 0n, count: 0 });
  });

  test('queues payouts for windows that say so', () => {
    const maintenance = { ...world.maintenance, windows: [window({ effect: 'QUEUE_PAYOUTS' })] };
    const payout = world.catalog.channels.get('CH0315') as Channel;
    expect(payoutBlockedBy({ maintenance }, payout, { ...asked, mchNo: 'M100002' })).toBe('MAINTENANCE');
    expect(blockedBy({ maintenance }, payout, asked)).toBeUndefined();
  });
});

describe('the platform', () => {
  const setUp = () => {
    const { platform } = aPlatform({ days: 1 });
    const { world } = platform;
    const holder = world.holders.find(({ no }) => no === 'M100002');
    const payee = holder?.payees[0];
    const account = holder?.accounts[0]?.account;
    if (!holder || !payee || !account) throw new Error('The world is too small');
    const service = (code: 'PAYIN' | 'PAYOUT', status: 'OPEN' | 'CLOSED', allowMchNos: string[] = []) =>
      Object.assign(world.maintenance.services.get(code) ?? {}, { status, allowMchNos });
    return { world, holder, payee, account, service };
  };

  test('takes no pay-in while pay-ins are closed, except from an exempt merchant', () => {
    const { world, holder, service, account } = setUp();
    const way = [...world.catalog.ways.values()].find(({ currency }) => currency === account.currency);
    if (!way) throw new Error('No way');
    const pay = () => createPay(world, { holder, way, amount: way.min * 10n });
    service('PAYIN', 'CLOSED');
    expect(pay).toThrow(NoRoute);
    service('PAYIN', 'CLOSED', [holder.no]);
    expect(isServiceOpen(world.maintenance, 'PAYIN', { mchNo: holder.no })).toBe(true);
    expect(pay().status).toBe('PAYING');
  });

  test('takes no pay-in on a closed channel; its round shows why', () => {
    const { world, holder, account } = setUp();
    const way = [...world.catalog.ways.values()].find(({ currency }) => currency === account.currency);
    if (!way) throw new Error('No way');
    for (const channel of world.catalog.channels.values()) if (channel.currency === account.currency) channel.status = 'DISABLED';
    expect(() => createPay(world, { holder, way, amount: way.min * 10n })).toThrow(NoRoute);
    const [one] = [...world.catalog.channels.values()].filter((channel) => channel.way === way);
    if (one) one.status = 'ENABLED';
    const order = createPay(world, { holder, way, amount: way.min * 10n });
    expect(order.channel).toBe(one);
    const others = order.route.filter(({ channel }) => channel !== one).map(({ rule }) => rule);
    expect(others.filter((rule) => rule !== 'CHANNEL_CLOSED' && rule !== 'ROUND_DISABLED')).toEqual([]);
  });

  test('queues a payout while payouts are closed, and sends it when they open', () => {
    const { world, holder, payee, account, service } = setUp();
    service('PAYOUT', 'CLOSED');
    account.amounts.available += 1_000_000n;
    const payout = createSett(world, { holder, account, payee, net: 100_000n, waits: 0, isReviewed: true, plan: 'SUCCESS' });
    world.clock.advance(3_600_000);
    expect([payout.status, payout.queueReason, payout.attempts]).toEqual(['QUEUED', 'MAINTENANCE', []]);
    service('PAYOUT', 'OPEN');
    world.clock.advance(6 * 60_000);
    expect(payout.status).not.toBe('QUEUED');
    expect(payout.queueReason).toBe('NONE');
  });

  test('queues the payout of a withdrawal too, also after its channel was changed', () => {
    const { world, holder, payee, account, service } = setUp();
    account.amounts.available += 1_000_000n;
    const order = submit(world, { holder, account, payee, requested: 100_000n, source: 'PORTAL' });
    service('PAYOUT', 'CLOSED');
    const payout = queuePayout(world, order);
    order.payouts = [payout];
    order.status = 'PASSED';
    world.clock.advance(10 * 60_000);
    expect([order.status, payout.status, payout.queueReason]).toEqual(['PASSED', 'QUEUED', 'MAINTENANCE']);
    routeSett(world, payout, 'CH0311', { kind: 'ROUTED', actorType: 'SYSTEM' });
    service('PAYOUT', 'OPEN');
    world.clock.advance(6 * 60_000);
    expect(payout.status).not.toBe('QUEUED');
    expect(payout.attempts).toHaveLength(1);
  });

  test('reviews payouts by the current limits of the policy', () => {
    const { world, holder, payee, account } = setUp();
    const pay = () =>
      createSett(world, { holder, account, payee, net: 100_000n, waits: 0 }).reviewReasons.includes('ABOVE_LIMIT');
    account.amounts.available += 1_000_000n;
    expect(pay()).toBe(false);
    Object.assign(tiersOf(world, account.currency), { tier1: 100_000n });
    expect(pay()).toBe(true);
    expect(() => tiersOf(world, 'XXX')).toThrow('XXX');
  });
});
