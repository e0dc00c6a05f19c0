import type { TradeChannel, TradeChannelBulkResult, TradeChannelCost, TradeChannelHealth, TradeChannelUsage } from '@/contract';
import { channelActionState } from '@/domain/channel';
import { partOf } from '../../../mock/base/ratio';
import type { Envelope } from '../../../mock/engine/call';
import { blockedBy } from '../../../mock/flow/channels/availability';
import { noteTry } from '../../../mock/flow/channels/channelWatch';
import { createSett } from '../../../mock/flow/payout/order';
import { costAt, costOf } from '../../../mock/flow/prices';
import { actor } from '../../support/actor';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1, flow: 0.2 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const WHO = 'g.rao';
const { read: get, send } = actor('/bank/channel', WHO)(() => bench);
const world = () => bench.platform.world;
const channel = (code: string) => {
  const found = world().catalog.channels.get(code);
  if (!found) throw new Error(`No channel ${code}`);
  return found;
};
const IN = 'CH0101';
const OUT = 'CH0310';
const ref = (channelCode: string) => ({ channelCode, version: channel(channelCode).version });
const row = (code: string, who = WHO) =>
  dataOf<{ list: TradeChannel[] }>(get(`page?channelCode=${code}`, who)).list[0] as TradeChannel;
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const done = <T = TradeChannel>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const later = (ms: number) => new Date(NOW + ms).toISOString();
const HOUR = 3_600_000;
/** The currency of the first pay-in channel. */
const currency = () => channel(IN).currency as string;
const close = (code: string) => done(send('disable', { items: [ref(code)], reasonCode: 'RISK' }));

describe('a new channel', () => {
  const NEW = {
    channelCode: 'CH_NEW',
    channelName: 'New line',
    upstreamCode: 'U02',
    direction: 'PAYIN',
    costRate: '0.012',
    costFixed: '1.00',
    dailyCountLimit: 500,
  };
  const limits = () => [{ currency: currency(), minAmount: '10', maxAmount: '1000', dailyAmountLimit: '100000' }];

  it('starts disabled, within its limits, in no round, and can be added to one', () => {
    const made = done(send('add', { ...NEW, currency: currency(), limits: limits() }));
    expect(made).toMatchObject({ channelCode: 'CH_NEW', status: 'DISABLED', costRate: '0.012', roundCount: 0, recycled: false });
    expect(made.limits?.[0]).toMatchObject({ currency: currency() });
    expect(blockedBy(world(), channel('CH_NEW'), { amount: 100_000n, currency: currency(), at: NOW })).toBe('CHANNEL_CLOSED');
    expect(dataOf<{ logs: { action: string }[] }>(get('detail?channelCode=CH_NEW')).logs[0]?.action).toBe('bank:channel:add');
  });

  it.each([
    ['with a code that is taken', { channelCode: IN }, field('channelCode', 'unique')],
    ['at an unknown upstream', { upstreamCode: 'U99' }, field('upstreamCode', 'exists')],
    ['for pay-ins without a currency', { currency: null }, field('currency', 'required')],
    ['for payouts with a currency', { direction: 'PAYOUT' }, field('currency', 'none')],
    ['for a way of another currency', { wayCode: 'MY_QR' }, field('wayCode', 'exists')],
    ['without limits of its currency', { limits: [] }, field('limits', 'required')],
    ['with one hour only', { openFrom: '08:00' }, field('openTo', 'required')],
  ])('is refused %s', (_, change, refusal) => {
    expect(send('add', { ...NEW, currency: currency(), limits: limits(), ...change })).toMatchObject(refusal);
    expect(world().catalog.channels.has('CH_NEW')).toBe(false);
  });

  it('takes a fixed cost only with a single currency', () => {
    expect(send('add', { ...NEW, direction: 'PAYOUT', costFixed: '1' })).toMatchObject(field('costFixed', 'direction'));
    expect(done(send('add', { ...NEW, direction: 'PAYOUT', costFixed: '0' }))).toMatchObject({ currency: null, limits: [] });
  });
});

describe('the cost of a channel', () => {
  it('is planned, becomes effective on time, and stays in the history', () => {
    const before = channel(IN).costPpm;
    done(send('cost', { ...ref(IN), costRate: '0.01', costFixed: '2', effectiveAt: later(HOUR) }));
    expect(channel(IN).costPpm).toBe(before);
    expect(row(IN).costPlannedAt).toBe(later(HOUR));
    expect(done<TradeChannelCost[]>(get(`cost/list?channelCode=${IN}`)).map(({ state }) => state)).toEqual([
      'PLANNED',
      'CURRENT',
    ]);
    bench.platform.clock.advance(HOUR);
    expect(row(IN)).toMatchObject({ costRate: '0.01', costPlannedAt: null });
    expect(done<TradeChannelCost[]>(get(`cost/list?channelCode=${IN}`)).map(({ state }) => state)).toEqual(['CURRENT', 'PAST']);
    // Earlier orders keep the old cost, new ones have the new cost.
    expect(costAt(channel(IN), NOW).ppm).toBe(before);
    expect(costOf(costAt(channel(IN), NOW + HOUR), 1_000_000n)).toBe(10_000n + channel(IN).costFixed);
    expect(channel(IN).costFixed).toBeGreaterThan(0n);
  });

  it('is the cost at the time of an order: an old payout keeps its own', () => {
    const old = world().payouts.rows.find(({ status, channelCode }) => status === 'SUCCESS' && channelCode !== OUT);
    if (!old) throw new Error('No payout');
    const { cost, net, holder, account, payee, channelCode: code } = old;
    expect(cost).toBe(partOf(net, channel(code).costPpm));
    done(send('cost', { ...ref(code), costRate: '0.009' }));
    expect(old.cost).toBe(cost);
    const request = { holder, account, payee, net: 10_000n, channelCode: code, isReviewed: true as const };
    expect(createSett(world(), request).cost).toBe(90n);
  });

  it.each([
    ['for a time that is past', { effectiveAt: later(-1000) }, field('effectiveAt', 'past')],
    ['for a time too far', { effectiveAt: later(367 * 24 * HOUR) }, field('effectiveAt', 'max')],
    ['with too many digits', { costFixed: '1.0001' }, field('costFixed', 'digits')],
  ])('is refused %s', (_, change, refusal) => {
    expect(send('cost', { ...ref(IN), costRate: '0.011', ...change })).toMatchObject(refusal);
    expect(channel(IN).costs).toHaveLength(1);
  });

  it('is refused when it is the same, or starts together with another one', () => {
    expect(send('cost', { ...ref(IN), costRate: row(IN).costRate })).toMatchObject(field('costRate', 'same'));
    done(send('cost', { ...ref(IN), costRate: '0.011', effectiveAt: later(HOUR) }));
    const again = { ...ref(IN), costRate: '0.012', effectiveAt: later(HOUR) };
    expect(send('cost', again)).toMatchObject(field('effectiveAt', 'unique'));
  });

  it('names the products it leaves below the floor, and is saved on confirmation', () => {
    const asked = { ...ref(IN), costRate: '0.5' };
    const refusal = send('cost', asked);
    expect(refusal).toMatchObject(field('confirmBelowFloor', 'floor'));
    const [product] = done<TradeChannelUsage>(get(`usage?channelCode=${IN}`)).products;
    expect(JSON.stringify(refusal.data)).toContain(product?.productCode);
    expect(channel(IN).costs).toHaveLength(1);
    expect(done(send('cost', { ...asked, confirmBelowFloor: true }))).toMatchObject({ costRate: '0.5' });
  });
});

describe('limits and hours', () => {
  const limit = (more: object = {}) => ({
    currency: currency(),
    minAmount: '100',
    maxAmount: '2000',
    dailyAmountLimit: '5000',
    ...more,
  });

  it('block orders outside them', () => {
    done(send('limit', { ...ref(IN), limits: [limit()], dailyCountLimit: 3 }));
    const [one] = row(IN).limits ?? [];
    expect(Number(one?.maxAmount)).toBe(2000);
    expect(blockedBy(world(), channel(IN), { amount: 1n, currency: currency(), at: NOW })).toBe('CHANNEL_LIMIT');
    const weekday = new Date(NOW + 8 * HOUR).getUTCDay() || 7;
    const zone = 'Asia/Singapore';
    done(send('hours', { items: [ref(IN)], openFrom: null, openTo: null, weekdays: [(weekday % 7) + 1], zone }));
    expect(blockedBy(world(), channel(IN), { amount: 1n, currency: currency(), at: NOW })).toBe('CHANNEL_HOURS');
    expect(row(IN).barredBy).toBe('CHANNEL_HOURS');
  });

  it.each([
    ['of another currency', { currency: 'USD' }, 'limits.0.currency', 'currency'],
    ['the wrong way round', { maxAmount: '50' }, 'limits.0.maxAmount', 'gt:minAmount'],
    ['of nothing', { minAmount: '0' }, 'limits.0.minAmount', 'gt:0'],
    ['with a day below one order', { dailyAmountLimit: '1999' }, 'limits.0.dailyAmountLimit', 'gte:maxAmount'],
  ])('are refused %s', (_, change, name, rule) => {
    expect(send('limit', { ...ref(IN), limits: [limit(change)], dailyCountLimit: null })).toMatchObject(field(name, rule));
    expect(channel(IN).version).toBe(1);
  });

  it('are set for several channels, each by itself', () => {
    const items = [ref(IN), { channelCode: OUT, version: 7 }];
    const answer = send('hours', { items, openFrom: '08:00', openTo: '20:00', weekdays: [5, 1], zone: 'Asia/Bangkok' });
    expect(answer.code).toBe(207);
    const { succeeded, failed } = dataOf<TradeChannelBulkResult>(answer);
    expect(succeeded[0]?.current).toMatchObject({ openFrom: '08:00', weekdays: [1, 5], zone: 'Asia/Bangkok' });
    expect(failed[0]).toMatchObject({ channelCode: OUT, code: 409, current: { channelCode: OUT, version: 1 } });
  });
});

describe('closing and opening a channel', () => {
  it('requires a reason to close, opens again, and refuses the current state', () => {
    expect(send('disable', { items: [ref(IN)], reasonCode: 'OTHER' })).toMatchObject(field('remark', 'minLength'));
    close(IN);
    expect(row(IN)).toMatchObject({ status: 'DISABLED', statusReason: 'RISK', barredBy: 'CHANNEL_CLOSED' });
    expect(send('disable', { items: [ref(IN)], reasonCode: 'RISK' })).toMatchObject({ code: 409 });
    done(send('enable', { items: [ref(IN)] }));
    expect(row(IN)).toMatchObject({ status: 'ENABLED', statusReason: null, barredBy: null });
  });

  it('recycles only a closed, unused channel, which can then only be restored', () => {
    expect(send('recycle', ref(IN))).toMatchObject({ code: 409 });
    close(IN);
    expect(send('recycle', ref(IN))).toMatchObject({ code: 409, msg: expect.stringContaining('rounds') });
    expect(row(IN).denied?.map(({ action }) => action)).toContain('recycle');
    const NEW = { channelCode: 'SPARE', channelName: 'Spare', upstreamCode: 'U02', direction: 'PAYOUT', costRate: '0.01' };
    done(send('add', NEW));
    expect(done(send('recycle', ref('SPARE')))).toMatchObject({ recycled: true, allowed: ['restore'] });
    expect(dataOf<{ total: number }>(get('page?keyword=SPARE')).total).toBe(0);
    expect(dataOf<{ total: number }>(get('page?keyword=SPARE&recycled=true')).total).toBe(1);
    expect(send('enable', { items: [ref('SPARE')] })).toMatchObject({ code: 409 });
    expect(done(send('restore', ref('SPARE')))).toMatchObject({ recycled: false, status: 'DISABLED' });
  });

  it('happens automatically by its rule, with a probe after cooling, and the next try decides', () => {
    const rule = { windowSec: 600, minSamples: 4, failRate: '0.5', coolSec: 300 };
    done(send('edit', { ...ref(IN), autoCloseRule: rule }));
    const { clock } = bench.platform;
    const one = channel(IN);
    for (const isOk of [true, false, true, false]) noteTry(clock, one, isOk);
    expect(one.status).toBe('ENABLED');
    noteTry(clock, one, false);
    expect(row(IN)).toMatchObject({ status: 'AUTO_CLOSED', barredBy: 'CHANNEL_CLOSED', probeAt: later(300_000) });
    clock.advance(300_000);
    expect(one).toMatchObject({ status: 'ENABLED', isProbing: true });
    noteTry(clock, one, false);
    expect(one.status).toBe('AUTO_CLOSED');
    clock.advance(300_000);
    noteTry(clock, one, true);
    noteTry(clock, one, false);
    expect(one).toMatchObject({ status: 'ENABLED', isProbing: false });
    const kinds = dataOf<{ events: { kind: string }[] }>(get(`detail?channelCode=${IN}`)).events.map(({ kind }) => kind);
    expect(kinds).toEqual(['PROBED', 'AUTO_CLOSED', 'PROBED', 'AUTO_CLOSED']);
  });

  it('keeps a manually closed channel closed after cooling', () => {
    done(send('edit', { ...ref(IN), autoCloseRule: { windowSec: 600, minSamples: 1, failRate: '0.5', coolSec: 300 } }));
    noteTry(bench.platform.clock, channel(IN), false);
    close(IN);
    bench.platform.clock.advance(300_000);
    expect(channel(IN).status).toBe('DISABLED');
  });
});

describe('the list of channels', () => {
  it('is filtered, sorted and counted', () => {
    const list = (line: string) => dataOf<{ list: TradeChannel[]; total: number }>(get(`page?pageSize=100&${line}`)).list;
    expect(new Set(list('direction=PAYOUT').map(({ direction }) => direction))).toEqual(new Set(['PAYOUT']));
    expect(new Set(list('isUsed=false').map(({ roundCount }) => roundCount))).toEqual(new Set([0]));
    expect(new Set(list('upstreamCode=U03').map(({ upstreamCode }) => upstreamCode))).toEqual(new Set(['U03']));
    const costs = list('sortField=costRate&sortOrder=descend').map(({ costRate }) => Number(costRate));
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    const figures = done<Record<string, number>>(get('statistics'));
    const open = list('status=ENABLED');
    expect(figures).toMatchObject({
      enabledPayin: open.filter(({ direction }) => direction === 'PAYIN').length,
      enabledPayout: open.filter(({ direction }) => direction === 'PAYOUT').length,
      autoClosed: 0,
    });
    expect(figures.tries24h).toBeGreaterThan(0);
  });

  it('has a cell for each hour, with all tries of a day', () => {
    const span = `from=${later(-24 * HOUR)}&to=${later(0)}`;
    const { hours, channels } = done<TradeChannelHealth>(get(`health?${span}`));
    expect(channels.length).toBeGreaterThan(5);
    for (const { cells } of channels) expect(cells).toHaveLength(hours.length);
    for (const { tries, successRate } of channels.flatMap(({ cells }) => cells)) expect(successRate === null).toBe(tries === 0);
    expect(get(`health?from=${later(-49 * HOUR)}&to=${later(0)}`)).toMatchObject({ code: 400 });
  });

  it('is exported with the filters of the list', async () => {
    const lines = parseCsv(await textOf(bench.call(WHO, 'GET /bank/channel/down?format=csv&direction=PAYIN')));
    expect(lines.flat()).toContain(IN);
    expect(lines.flat()).not.toContain(OUT);
  });

  it('is refused without the key, and a limited scope changes no channel that serves others', () => {
    expect(send('cost', { ...ref(IN), costRate: '0.01' }, 'auditor')).toMatchObject({ code: 403 });
    const operator = [...world().operators.values()].find(({ username }) => username === WHO);
    if (!operator) throw new Error('Nobody');
    operator.scope = { type: 'COUNTRY', values: ['MY'] };
    expect(get(`detail?channelCode=${IN}`)).toMatchObject({ code: 404 });
    expect(row(OUT).channelCode).toBe(OUT);
    expect(send('edit', { ...ref(OUT), channelName: 'Mine' })).toMatchObject({ code: 403 });
  });
});

test('an action is possible as the server says, and by the state table when it says nothing', () => {
  expect(channelActionState({ status: 'DISABLED', recycled: true }, 'enable')).toEqual({ isAllowed: false });
  const denied = [{ action: 'recycle', why: 'needed' }];
  expect(channelActionState({ status: 'DISABLED', allowed: [], denied }, 'recycle')).toEqual({ isAllowed: false, why: 'needed' });
});
