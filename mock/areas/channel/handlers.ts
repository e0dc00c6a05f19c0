import type { TradeChannelAction } from '@/contract';
import { fitsChannel } from '../../../src/domain/channel';
import { reasonOf } from '../../base/bulk';
import { listFile } from '../../base/exportFile';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { BUSINESS_ZONE } from '../../base/hours';
import { currencies, moneyIn } from '../../base/money';
import { partOf, ppmOf, ratioText } from '../../base/ratio';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { badParameter, invalid } from '../../engine/schema';
import { demandFound, say, type Text } from '../../engine/text';
import { DAY, HOUR } from '../../engine/time';
import { changer } from '../../flow/change';
import { costAt, costOf } from '../../flow/prices';
import { samples } from '../../flow/samples';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { Channel, ChannelCost } from '../../model/catalog';
import type { CallFor, CallWith, PlatformCall } from '../../model/operators';
import { seesChannel } from '../../model/scope';
import type { World } from '../../model/world';
import { ALL_DAYS, type CostBody, changesSince, limitText, type NewBody, sorted } from './changes';
import { COLUMNS } from './file';
import { autoCloseIn, demandChannel, hourFaults, limitsIn, neededBy } from './rules';
import { channelTrend } from './traffic';
import {
  channelEye,
  channelFigures,
  findChannels,
  productsOf,
  showChannel,
  showChannelDetail,
  showCosts,
  showHealth,
  showUsage,
} from './view';

const NO_CHANNEL: Text = ['Channel not found, or outside your data scope.', '通道不存在或不在您的数据范围内。'];
const TAKEN: Text = ['This code is taken.', '该编码已存在。'];

const STATES: Readonly<Record<Channel['status'], Text>> = {
  ENABLED: ['{code} is already enabled.', '{code} 已启用。'],
  DISABLED: ['{code} is already disabled.', '{code} 已停用。'],
  MAINTENANCE: ['{code} is under maintenance.', '{code} 维护中。'],
  AUTO_CLOSED: ['{code} was auto-closed.', '{code} 已自动关闭。'],
};

const RECYCLED: Text = ['{code} is archived. Restore it first.', '{code} 已回收，请先恢复。'];
const NOT_RECYCLED: Text = ['{code} is not archived.', '{code} 未回收。'];
const DONE: Text = ['{done} of {all} channels changed.', '已变更 {done}/{all} 个通道。'];
const NO_UPSTREAM: Text = ['Upstream not found.', '上游不存在。'];
const NO_CURRENCY: Text = ['A pay-in channel needs a currency the platform supports.', '代收通道必须选择平台支持的币种。'];
const OUT_CURRENCY: Text = ['Payout channels serve all currencies. Leave empty.', '代付通道支持全部币种，无需选择。'];
const NO_WAY: Text = ['This currency has no such pay way.', '该币种下没有此支付方式。'];

const FIXED_OUT: Text = [
  'Payout channels serve all currencies, so only a percentage can be set.',
  '代付通道支持全部币种，只能按比例计费。',
];

const PAST: Text = ['A cost cannot start in the past.', '成本不能追溯生效。'];
const FAR: Text = ['At most 366 days ahead.', '最多提前 366 天。'];
const SAME_TIME: Text = ['Another cost starts at the same time.', '该时间已有成本生效。'];
const SAME_COST: Text = ['This is already the cost at that time.', '与届时生效的成本相同。'];
const BELOW_FLOOR: Text = [
  'The floor price is below this cost: {products}. Confirm to continue.',
  '底价低于该成本：{products}，请确认。',
];
const LONG: Text = ['The end must be after the start, at most 48 hours later.', '最多 48 小时，且结束晚于开始。'];

/** Handlers of the trade channels by operation id. */
export function channelHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'channel'> {
  const { channels, upstreams, ways } = world.catalog;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, code: unknown): Channel =>
    demandFound(channels.get(String(code)), NO_CHANNEL, (one) => seesChannel(actor, one));

  const shown = (call: PlatformCall, channel: Channel) => showChannel(channelEye(world, call), channel);

  /** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
  function demand(call: PlatformCall, channel: Channel, action: TradeChannelAction, version: unknown) {
    demandChannel(call.actor, channel);
    const { code, status, recycled } = channel;
    const refuse = (text?: Text, values?: Readonly<Record<string, string | number>>) =>
      conflictOf(call, channel, shown(call, channel), text, values);
    if (!fitsChannel({ status, recycled }, action)) {
      const why = recycled ? RECYCLED : action === 'restore' ? NOT_RECYCLED : STATES[status];
      throw refuse(why, { code });
    }
    if (version !== channel.version) throw refuse();
    const needed = action === 'recycle' ? neededBy(world, channel) : undefined;
    if (needed) throw refuse(needed.text, needed.values);
  }

  /** @throws Refusal 422 */
  function refuseFaults({ lang }: PlatformCall, faults: readonly Checked[]) {
    const found = faults.filter((one) => one !== undefined && one !== false);
    if (found.length > 0) throw invalid(lang, found);
  }

  const statusOf = ({ status }: Channel) => status;
  const changes = changer({
    key: 'channelCode',
    find,
    nameOf: ({ name }: Channel) => name,
    demand,
    before: (channel) => ({ ...channel }),
    changesSince,
    show: shown,
  });
  const change = (call: PlatformCall, action: TradeChannelAction, run: (channel: Channel) => Partial<Channel>) =>
    changes.change(call, action, (channel) => {
      Object.assign(channel, run(channel));
    });
  const eachOf = (
    call: CallWith<{ items: { channelCode: string; version: number }[] }>,
    action: TradeChannelAction,
    set: Partial<Channel>,
  ) =>
    changes.changeEach(call, DONE, action, statusOf, (channel) => {
      Object.assign(channel, set);
    });

  /** A cost from a body; its errors have wire names. */
  function costIn({ costRate, costFixed }: Pick<CostBody, 'costRate' | 'costFixed'>, currency: string | null) {
    const faults: Checked[] = [];
    let fixed = 0n;
    if (currency && costFixed !== undefined) {
      const amounts = amountsIn(currency);
      fixed = amounts.read('costFixed', costFixed);
      faults.push(...amounts.faults);
    } else faults.push(Number(costFixed ?? 0) !== 0 && fault('costFixed', 'direction', FIXED_OUT));
    return { ppm: ppmOf(costRate), fixed, faults };
  }

  /** Products whose price floor would be below this cost, at a typical amount. */
  const belowFloor = (channel: Channel, cost: Pick<ChannelCost, 'ppm' | 'fixed'>) =>
    productsOf(world, channel).filter((product) => {
      const [usual = 0n] = samples(product);
      return partOf(usual, product.floorPpm) < costOf(cost, usual);
    });

  /** Upstream, currency and way of a new channel. */
  function placeIn(body: NewBody) {
    const isIn = body.direction === 'PAYIN';
    const upstream = upstreams.get(body.upstreamCode);
    const currency = body.currency || null;
    const isKnown = Object.values(currencies).some((one) => one.currency === currency);
    const way = isIn && body.wayCode ? ways.get(body.wayCode) : undefined;
    const faults = [
      channels.has(body.channelCode) && fault('channelCode', 'unique', TAKEN),
      !upstream && fault('upstreamCode', 'exists', NO_UPSTREAM),
      isIn && !isKnown && fault('currency', 'required', NO_CURRENCY),
      !isIn && currency !== null && fault('currency', 'none', OUT_CURRENCY),
      Boolean(body.wayCode) && (!way || way.currency !== currency) && fault('wayCode', 'exists', NO_WAY),
    ];
    return { upstream, currency: isIn && isKnown ? currency : null, isIn, way: way ?? null, faults };
  }

  function add(call: CallFor<'addChannel'>) {
    const body = call.body;
    const { actor, at } = call;
    call.note.about = { entity: 'channel', ids: [body.channelCode] };
    const { upstream, currency, isIn, way, faults } = placeIn(body);
    if (upstream && (currency || !isIn)) demandChannel(actor, { currency });
    const cost = costIn(body, currency);
    const limits = limitsIn(body.limits ?? [], currency);
    const { openFrom = null, openTo = null, weekdays = ALL_DAYS, zone = BUSINESS_ZONE } = body;
    const placed = faults.some(Boolean) ? [] : limits.faults;
    refuseFaults(call, [...faults, ...cost.faults, ...placed, ...hourFaults({ openFrom, openTo })]);
    if (!upstream) throw new Error('A channel without upstream');
    const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
    const channel: Channel = {
      code: body.channelCode,
      name: body.channelName.trim(),
      upstream,
      direction: isIn ? 'IN' : 'OUT',
      currency,
      way,
      costPpm: cost.ppm,
      costFixed: cost.fixed,
      costs: [{ ppm: cost.ppm, fixed: cost.fixed, from: at, at, by: actor.username, remark: null }],
      weight: 1,
      status: 'DISABLED',
      statusReason: null,
      limits: limits.limits,
      dailyCountLimit: body.dailyCountLimit ?? null,
      use: { day: 0, amounts: new Map(), count: 0 },
      openFrom: openFrom || null,
      openTo: openTo || null,
      weekdays: sorted(weekdays),
      zone,
      recycled: false,
      autoClose: autoCloseIn(body.autoCloseRule ?? null),
      tries: [],
      probeAt: null,
      isProbing: false,
      remark: body.remark?.trim() || null,
      ...by,
      version: 1,
      events: [],
    };
    channels.set(channel.code, channel);
    call.note.about = { entity: 'channel', ids: [channel.code], name: channel.name, changes: changesSince({}, channel) };
    return { data: shown(call, channel) };
  }

  /** @throws Refusal 403, 404, 409, 422 */
  function setCost(call: CallFor<'setChannelCost'>) {
    const body = call.body;
    const { at, actor, lang } = call;
    const channel = find(call, call.body.channelCode);
    call.note.about = { name: channel.name };
    demand(call, channel, 'cost', call.body.version);
    const { ppm, fixed, faults } = costIn(body, channel.currency);
    const from = body.effectiveAt ? Date.parse(body.effectiveAt) : at;
    const before = costAt(channel, from);
    refuseFaults(call, [
      ...faults,
      from < at && fault('effectiveAt', 'past', PAST),
      from > at + 366 * DAY && fault('effectiveAt', 'max', FAR),
      channel.costs.some((one) => one.from === from) && fault('effectiveAt', 'unique', SAME_TIME),
      before.ppm === ppm && before.fixed === fixed && fault('costRate', 'same', SAME_COST),
    ]);
    const hit = body.confirmBelowFloor ? [] : belowFloor(channel, { ppm, fixed });
    if (hit.length > 0) {
      const products = hit.map(({ code, floorPpm }) => `${code} (${ratioText(floorPpm)})`).join(say(lang, [', ', '、']));
      throw invalid(lang, [fault('confirmBelowFloor', 'floor', BELOW_FLOOR, { products })]);
    }
    const made = { ppm, fixed, from, at, by: actor.username, remark: body.remark?.trim() || null };
    channel.costs = [...channel.costs, made].sort((a, b) => a.from - b.from);
    const apply = () => {
      const now = costAt(channel, world.clock.now());
      Object.assign(channel, { costPpm: now.ppm, costFixed: now.fixed });
    };
    if (from <= at) apply();
    else world.clock.schedule(from, apply);
    touch(channel, call);
    const text = (cost: Pick<ChannelCost, 'ppm' | 'fixed'>) =>
      [ratioText(cost.ppm), channel.currency && moneyIn(channel.currency, cost.fixed)].filter(Boolean).join(' + ');
    call.note.about = { name: channel.name, changes: [{ field: 'cost', before: text(before), after: text(made) }] };
    return { data: shown(call, channel) };
  }

  /** Hours of the body. @throws Refusal 422 */
  function hoursIn(call: CallFor<'setChannelHours'>): Partial<Channel> {
    const { openFrom, openTo, weekdays, zone } = call.body;
    refuseFaults(call, hourFaults({ openFrom, openTo }));
    return { openFrom: openFrom || null, openTo: openTo || null, weekdays: sorted(weekdays), zone };
  }

  const opened = (): Partial<Channel> => ({ status: 'ENABLED', statusReason: null, tries: [], probeAt: null, isProbing: false });

  return {
    pageChannels(call) {
      const { query } = call;
      const eye = channelEye(world, call);
      const found = findChannels(eye, query);
      return { data: pageOf(found, query, (row) => showChannel(eye, row)) };
    },
    getChannel: (call) => ({ data: showChannelDetail(channelEye(world, call), find(call, call.query.channelCode), logOf()) }),
    getChannelStatistics(call) {
      const eye = channelEye(world, call);
      return { data: channelFigures(eye, findChannels(eye, call.query, true)) };
    },
    getChannelTrend(call) {
      const found = findChannels(channelEye(world, call), call.query, true);
      return { data: channelTrend(world, call.actor, found, call.at) };
    },
    downloadChannels(call) {
      const eye = channelEye(world, call);
      const rows = findChannels(eye, call.query).map((row) => {
        const wire = showChannel(eye, row);
        const todayText = wire.today?.map(({ currency, amount }) => `${currency} ${amount}`).join('; ');
        return { ...wire, limitText: limitText(row).join('; '), todayText, weekdays: row.weekdays.join(' ') };
      });
      return listFile(call, { stem: 'channel', title: ['Trade channels', '交易通道'], columns: COLUMNS, rows });
    },
    addChannel: add,
    editChannel: (call) =>
      change(call, 'edit', (channel) => {
        const { channelName, autoCloseRule, remark } = call.body;
        return {
          name: channelName?.trim() ?? channel.name,
          autoClose: autoCloseRule === undefined ? channel.autoClose : autoCloseIn(autoCloseRule),
          remark: remark === undefined ? channel.remark : remark?.trim() || null,
        };
      }),
    setChannelHours: (call) => eachOf(call, 'hours', hoursIn(call)),
    limitChannel: (call) =>
      change(call, 'limit', ({ currency }) => {
        const { limits, faults } = limitsIn(call.body.limits, currency);
        refuseFaults(call, faults);
        return { limits, dailyCountLimit: call.body.dailyCountLimit };
      }),
    setChannelCost: setCost,
    listChannelCosts: (call) => ({ data: showCosts(find(call, call.query.channelCode), call.at) }),
    getChannelUsage: (call) => ({ data: showUsage(channelEye(world, call), find(call, call.query.channelCode)) }),
    getChannelHealth(call) {
      const { from, to, channelCode } = call.query;
      const end = to ? Date.parse(to) : call.at;
      const start = from ? Date.parse(from) : end - DAY;
      if (end <= start || end - start > 48 * HOUR) throw badParameter('to', LONG);
      return { data: showHealth(channelEye(world, call), start, end, channelCode?.split(',')) };
    },
    enableChannels: (call) => eachOf(call, 'enable', opened()),
    disableChannels: (call) =>
      eachOf(call, 'disable', { ...opened(), status: 'DISABLED', statusReason: reasonOf(call).reasonCode }),
    recycleChannel: (call) => change(call, 'recycle', () => ({ recycled: true })),
    restoreChannel: (call) => change(call, 'restore', () => ({ recycled: false })),
  };
}
