import type { MaintenancePolicyPreview } from '@/contract';
import { isTimeZone } from '../../../src/domain/time';
import { amountsIn, type Checked, fault, insist } from '../../base/faults';
import { currencies, type Tiers } from '../../base/money';
import { Refusal, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { starts } from '../../flow/maintenance';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import type { Maintenance, MaintenanceWindow, TiersByCurrency } from '../../model/settings';
import type { World } from '../../model/world';

const MAX_AHEAD = 366 * DAY;
const LAST = 1_000;

const ORDER: Text = ['Must be after the start.', '必须晚于开始时间。'];
const PAST: Text = ['Must be in the future.', '必须是将来的时间。'];
const FAR: Text = ['Must be within one year.', '最多一年以内。'];
const LONG: Text = ['Must be shorter than the repeat interval.', '时长必须小于重复周期。'];
const ZONE: Text = ['Time zone not found.', '时区不存在。'];
const NEEDED: Text = ['Choose what it applies to.', '请填写适用范围。'];
const NONE_NEEDED: Text = ['Leave empty for the whole platform.', '全平台时不需要填写。'];
const UNKNOWN: Text = ['{code} not found.', '{code} 不存在。'];
const OVERLAP: Text = ['Overlaps with {title} ({id}) on {day}.', '与 {title}（{id}）在 {day} 重叠。'];
const NO_CURRENCY: Text = ['The platform does not support {currency}.', '平台没有币种 {currency}。'];
const TWICE: Text = ['{currency} is listed twice.', '{currency} 重复。'];
const ASCEND: Text = ['Must be above the previous limit.', '必须大于前一级限额。'];
const POSITIVE: Text = ['Must be above zero.', '必须大于零。'];

/** Window fields that a call may set. */
type WindowTerms = Pick<
  MaintenanceWindow,
  'title' | 'scopeType' | 'scopeCodes' | 'zone' | 'repeat' | 'effect' | 'noticeBeforeMin' | 'message' | 'from' | 'to'
>;

/** The window of a call; times in ms. */
export const windowTermsOf = ({ body: sent }: CallFor<'saveMaintenanceWindow'>): WindowTerms => {
  const { title, scopeType, scopeCodes, zone, repeat, effect, noticeBeforeMin, message } = sent;
  const times = { from: Date.parse(sent.from), to: Date.parse(sent.to) };
  return { title: title.trim(), scopeType, scopeCodes, zone, repeat, effect, noticeBeforeMin, message, ...times };
};

const codesOf = ({ catalog }: World) =>
  ({ PLATFORM: new Map(), PRODUCT: catalog.products, CHANNEL: catalog.channels, UPSTREAM: catalog.upstreams }) as const;

function scopeFaults(world: World, { scopeType, scopeCodes }: WindowTerms): Checked[] {
  if (scopeType === 'PLATFORM') return [scopeCodes.length > 0 && fault('scopeCodes', 'none', NONE_NEEDED)];
  const known: ReadonlyMap<string, unknown> = codesOf(world)[scopeType];
  const missing = scopeCodes.find((code) => !known.has(code));
  return [
    scopeCodes.length === 0 && fault('scopeCodes', 'required', NEEDED),
    missing !== undefined && fault('scopeCodes', 'exists', UNKNOWN, { code: missing }),
  ];
}

const isSameScope = (a: WindowTerms, b: WindowTerms): boolean =>
  a.scopeType === b.scopeType && (a.scopeType === 'PLATFORM' || a.scopeCodes.some((code) => b.scopeCodes.includes(code)));

/** The first instant at which both windows run, ms. */
function meeting(a: WindowTerms, b: WindowTerms, at: number): number | undefined {
  const [lengthA, lengthB] = [a.to - a.from, b.to - b.from];
  // Includes a window that is already running.
  const others = starts(b, at - lengthB);
  for (const start of starts(a, at - lengthA)) {
    const found = others.find((other) => start < other + lengthB && other < start + lengthA);
    if (found !== undefined) return Math.max(start, found);
  }
  return undefined;
}

/** Windows of the same scope never overlap (docs/rules/maintenance.md#windows). */
function overlapFault({ windows }: Maintenance, own: WindowTerms, id: string | undefined, at: number): Checked {
  for (const other of windows) {
    if (other.id === id || other.canceledAt !== null || !isSameScope(own, other)) continue;
    const met = meeting(own, other, at);
    if (met === undefined) continue;
    const day = new Date(met).toISOString().slice(0, 10);
    return fault('from', 'overlap', OVERLAP, { title: other.title, id: other.id, day });
  }
  return false;
}

const PERIODS = { DAILY: DAY, WEEKLY: 7 * DAY } as const;

/** @throws Refusal 422 with every invalid field */
export function demandWindow(world: World, call: PlatformCall, terms: WindowTerms, id?: string): void {
  const { from, to, repeat, zone } = terms;
  const { at } = call;
  const wrong = [
    ...scopeFaults(world, terms),
    !isTimeZone(zone) && fault('zone', 'zone', ZONE),
    from < at && fault('from', 'past', PAST),
    from > at + MAX_AHEAD && fault('from', 'far', FAR),
    to <= from && fault('to', 'gt:from', ORDER),
    repeat !== 'NONE' && to - from >= PERIODS[repeat] && fault('to', 'period', LONG),
  ];
  insist(call, wrong);
  insist(call, [overlapFault(world.maintenance, terms, id, at)]);
}

/** Times of a notice, in ms. @throws Refusal 422 */
export function noticeTimes(call: CallFor<'saveMaintenanceNotice'>): { from: number; to: number } {
  const { from, to } = call.body;
  const times = { from: Date.parse(from), to: Date.parse(to) };
  insist(call, [
    times.to <= times.from && fault('to', 'gt:from', ORDER),
    times.to <= call.at && fault('to', 'past', PAST),
    times.from > call.at + MAX_AHEAD && fault('from', 'far', FAR),
  ]);
  return times;
}

/** Expected reopening of a service, ms, and the merchants that may still use it. @throws Refusal 422 */
export function serviceTerms(
  world: World,
  call: CallFor<'setMaintenanceService'>,
): { until: number | null; allowMchNos: readonly string[] } {
  const { until, allowMchNos = [] } = call.body;
  const end = until ? Date.parse(until) : null;
  const missing = allowMchNos.find((mchNo) => !world.holders.some(({ no, type }) => no === mchNo && type === 'MERCHANT'));
  insist(call, [
    end !== null && end <= call.at && fault('until', 'past', PAST),
    missing !== undefined && fault('allowMchNos', 'exists', UNKNOWN, { code: missing }),
  ]);
  return { until: end, allowMchNos };
}

/** The limits of a call, merged with the current ones. @throws Refusal 422 at the invalid limit */
export function tiersIn(
  { maintenance }: World,
  call: CallFor<'previewMaintenancePolicy' | 'saveMaintenancePolicy'>,
): Map<string, Tiers> {
  const { tiers = [] } = call.body;
  const whole = new Map(maintenance.policy.tiers);
  const faults: Checked[] = [];
  const seen = new Set<string>();
  tiers.forEach((row, at) => {
    const { currency } = row;
    if (!Object.hasOwn(currencies, currency)) {
      faults.push(fault(`tiers.${at}.currency`, 'currency', NO_CURRENCY, { currency }));
      return;
    }
    if (seen.has(currency)) faults.push(fault(`tiers.${at}.currency`, 'unique', TWICE, { currency }));
    seen.add(currency);
    const amounts = amountsIn(currency);
    const read = (name: 'tier1' | 'tier2' | 'tier3') => amounts.read(`tiers.${at}.${name}`, row[name]);
    const [tier1, tier2, tier3] = [read('tier1'), read('tier2'), read('tier3')];
    faults.push(...amounts.faults);
    if (amounts.faults.length === 0) {
      faults.push(tier1 <= 0n && fault(`tiers.${at}.tier1`, 'gt:0', POSITIVE));
      faults.push(tier2 <= tier1 && fault(`tiers.${at}.tier2`, 'gt:tier1', ASCEND));
      faults.push(tier3 <= tier2 && fault(`tiers.${at}.tier3`, 'gt:tier2', ASCEND));
    }
    whole.set(currency, { tier1, tier2, tier3 });
  });
  insist(call, faults);
  return whole;
}

/**
 * Review level of a withdrawal: 1 is one decision, 2 two; 3 and 4 are two, the last with tier 2 or 3
 * (docs/rules/withdraw.md#stages).
 */
function pathOf({ net, flags }: Withdraw, { tier1, tier2, tier3 }: Tiers): number {
  const isDouble = net >= tier1 || flags.some(({ severity }) => severity === 'HIGH');
  if (!isDouble) return 1;
  return net >= tier3 ? 4 : net >= tier2 ? 3 : 2;
}

/** Effect of other limits on the last 1,000 withdrawals, independent of the caller's data scope. */
export function previewTiers({ maintenance, withdraws }: World, wanted: TiersByCurrency): MaintenancePolicyPreview {
  const sums = new Map<string, { changedCount: number; orderCount: number; moreReviewCount: number; lessReviewCount: number }>();
  const last = withdraws.rows.slice(-LAST);
  for (const order of last) {
    const { currency } = order.account;
    const sum = sums.get(currency) ?? { changedCount: 0, orderCount: 0, moreReviewCount: 0, lessReviewCount: 0 };
    sums.set(currency, sum);
    sum.orderCount++;
    const [now, then] = [maintenance.policy.tiers.get(currency), wanted.get(currency)];
    const step = now && then ? pathOf(order, then) - pathOf(order, now) : 0;
    if (step === 0) continue;
    sum.changedCount++;
    if (step > 0) sum.moreReviewCount++;
    else sum.lessReviewCount++;
  }
  return {
    changedCount: [...sums.values()].reduce((all, { changedCount }) => all + changedCount, 0),
    orderCount: last.length,
    currencies: [...sums].map(([currency, sum]) => ({ currency, ...sum })).sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

const READ_ONLY: Text = ['The console is read only: {notice}', '控制台当前只读：{notice}'];

/** Changes allowed in read-only mode: the switch itself, the operator's session, acknowledgements, approvals. */
const ALWAYS = /^\/(auth|sys\/maintenance|common\/(notice|approval))\//;

/** @throws Refusal 503 for a change while CONSOLE_WRITE is closed */
export function demandWritable({ maintenance }: World, path: string, { lang }: Pick<PlatformCall, 'lang'>): void {
  const service = maintenance.services.get('CONSOLE_WRITE');
  if (!service || service.status === 'OPEN' || ALWAYS.test(path)) return;
  const notice = service.message?.[lang === 'zh' ? 'zh' : 'en'] ?? '';
  const until = service.until === null ? {} : { until: new Date(service.until).toISOString() };
  throw new Refusal(503, 'MAINTENANCE', READ_ONLY, { notice }, { ...until, notice });
}
