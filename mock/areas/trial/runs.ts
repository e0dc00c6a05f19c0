import type { TrialStepKind, TrialVerdict } from '@/contract';
import { AMOUNTS, currencyInfo } from '../../base/money';
import { MINUTE } from '../../engine/time';
import { blockedBy, payoutBlockedBy } from '../../flow/channels/availability';
import { rotationOf, route } from '../../flow/channels/routing';
import { isServiceOpen } from '../../flow/maintenance';
import { end } from '../../flow/payin/moves';
import { createPay, NoRoute } from '../../flow/payin/order';
import { usualPayoutChannel } from '../../flow/payout/order';
import { takesOrder } from '../../flow/ways';
import type { Channel, Way } from '../../model/catalog';
import type { Trial, TrialMark, TrialPlan } from '../../model/trials';
import type { World } from '../../model/world';

/** A run without a result after this time is a TIMEOUT. */
const TRIAL_MS = MINUTE;

/** Delay of the test payer's payment. */
const PAYS_AFTER_MS = 4_000;
const USD_LIMIT = 20;
const STAMP_LENGTH = 14;
const SEQUENCE_LENGTH = 6;

/** Maximum amount of a test in this currency, minor units: two typical pay-ins. */
export function trialLimit(currency: string): bigint {
  const units = (AMOUNTS[currency]?.median ?? USD_LIMIT / 2) * 2;
  return BigInt(units) * 10n ** BigInt(currencyInfo(currency).digits);
}

const numberAt = (prefix: string, at: number, count: number) =>
  `${prefix}${new Date(at).toISOString().replace(/\D/g, '').slice(0, STAMP_LENGTH)}${String(count).padStart(SEQUENCE_LENGTH, '0')}`;

interface Routed {
  trace: TrialMark[];
  routed: Trial['routed'];
}

/** The first usable channel; one with an open breaker only when no other is left. */
function chosen(marks: readonly TrialMark[]): Channel | null {
  const open = marks.find(({ rule }) => rule === null) ?? marks.find(({ rule }) => rule === 'CIRCUIT_OPEN');
  return open?.channel ?? null;
}

function marksOf(world: World, { holder, amount, currency, channel }: TrialPlan, way: Way): TrialMark[] {
  const at = world.clock.now();
  const bar = (one: Channel) => blockedBy(world, one, { amount, currency, at });
  const request = { amount, holder, at, bar };
  if (!takesOrder(way, request)) return [{ way, channel: null, rule: 'WAY_CLOSED' }];
  if (channel) return [{ way, channel, rule: bar(channel) ?? null }];
  const { random } = world.trialBook;
  const marks = route(rotationOf(world, way), request, random.next(), () => random.chance(0.1));
  return marks.map(({ channel: one, rule }) => ({ way, channel: one, rule }));
}

function payinRoute(world: World, plan: TrialPlan): Routed {
  const trace: TrialMark[] = [];
  if (!isServiceOpen(world.maintenance, 'PAYIN', { mchNo: plan.holder.no }))
    return { trace: [{ way: null, channel: null, rule: 'SERVICE_CLOSED' }], routed: null };
  for (let way = plan.way; way; way = plan.channel ? null : way.fallback) {
    const marks = marksOf(world, plan, way);
    trace.push(...marks);
    const channel = chosen(marks);
    if (channel) return { trace, routed: { way, channel } };
  }
  return { trace, routed: null };
}

/** The beneficiary determines the payout channel: by default that of the merchant's first beneficiary. */
function payoutRoute(world: World, { holder, amount, currency, channel: forced }: TrialPlan): Routed {
  const { maintenance, catalog } = world;
  const at = world.clock.now();
  if (!isServiceOpen(maintenance, 'PAYOUT', { mchNo: holder.no }))
    return { trace: [{ way: null, channel: null, rule: 'SERVICE_CLOSED' }], routed: null };
  const [payee] = holder.payees;
  const channel = forced ?? (payee && catalog.channels.get(usualPayoutChannel(payee)));
  if (!channel) return { trace: [], routed: null };
  const asked = { amount, currency, at };
  const isWaiting = payoutBlockedBy(world, channel, { ...asked, mchNo: holder.no }) !== undefined;
  // Only a maintenance window delays payouts when the channel itself is available.
  const rule = blockedBy(world, channel, asked) ?? (isWaiting ? 'MAINTENANCE' : null);
  return { trace: [{ way: null, channel, rule }], routed: rule === null ? { way: null, channel } : null };
}

const routeOf = (world: World, plan: TrialPlan): Routed =>
  plan.direction === 'PAYIN' ? payinRoute(world, plan) : payoutRoute(world, plan);

/** Creates a real order of the test merchant; without a channel it stores the routing trace. */
function makeOrder(world: World, trial: Trial): void {
  const { holder, way, amount, channel } = trial.plan;
  if (!way) throw new Error(`${trial.no} has no way to pay in`);
  try {
    const plan = { payAfter: PAYS_AFTER_MS, isOff: () => trial.canceledAt !== null };
    const order = createPay(world, { holder, way, amount, plan, channel: channel ?? undefined });
    trial.order = order;
    trial.trace = order.route.map((mark) => ({ way: order.way, channel: mark.channel, rule: mark.rule }));
    trial.routed = order.channel && { way: order.way, channel: order.channel };
  } catch (error) {
    if (!(error instanceof NoRoute)) throw error;
    trial.trace = routeOf(world, trial.plan).trace;
  }
}

function begin(world: World, trial: Trial): void {
  if (trial.canceledAt !== null) return;
  if (trial.plan.mode === 'SANDBOX') makeOrder(world, trial);
  else Object.assign(trial, routeOf(world, trial.plan));
}

interface Start {
  plan: TrialPlan;
  ofCase?: Trial['ofCase'];
  /** Delay after the start of the set, ms. */
  after?: number;
}

/** Starts runs as one set; runs without a delay have started when this returns. */
export function startSet(world: World, by: string, starts: readonly Start[]): Trial[] {
  const { trials, counts } = world.trialBook;
  const at = world.clock.now();
  const setNo = numberAt('CS', at, ++counts.sets);
  return starts.map(({ plan, ofCase = null, after = 0 }) => {
    const trial: Trial = {
      no: numberAt('CT', at, ++counts.runs),
      setNo,
      plan,
      ofCase,
      by,
      createdAt: at,
      startAt: at + after,
      canceledAt: null,
      trace: [],
      routed: null,
      order: null,
      version: 1,
      updatedAt: at,
      updatedBy: by,
    };
    trials.set(trial.no, trial);
    if (after === 0) begin(world, trial);
    else world.clock.schedule(trial.startAt, () => begin(world, trial));
    return trial;
  });
}

/** Cancels a run: its payer does not pay, and its open order is closed. */
export function cancelRun(world: World, trial: Trial): void {
  trial.canceledAt = world.clock.now();
  const { order } = trial;
  if (order?.status === 'CREATED' || order?.status === 'PAYING')
    end(world, order, 'close', 'CLOSED', { kind: 'CLOSED', actorType: 'SYSTEM', refNo: trial.no });
}

interface Outcome {
  verdict: TrialVerdict;
  at: number | null;
  failedStep: TrialStepKind | null;
}

const RUNNING: Outcome = { verdict: 'RUNNING', at: null, failedStep: null };

/** When the merchant confirmed the callback; null before. */
export const notifiedAt = ({ order }: Trial): number | null =>
  order?.notify.status === 'SUCCESS' ? (order.notify.tries.find(({ httpStatus }) => httpStatus === 200)?.at ?? null) : null;

function missing({ order }: Trial, limit: number): TrialStepKind {
  const last = order?.records.at(-1);
  if (!last || last.responseAt === null) return 'ANSWER';
  return order?.paidAt && order.paidAt <= limit ? 'NOTIFY' : 'CALLBACK';
}

/** Current result of a run's order. */
function orderOutcome(trial: Trial, now: number): Outcome {
  const { order, startAt } = trial;
  const limit = startAt + TRIAL_MS;
  const notified = notifiedAt(trial);
  if (order?.paidAt && notified !== null && notified <= limit) return { verdict: 'PASS', at: notified, failedStep: null };
  const isBad = order && order.paidAt === null && order.finishedAt !== null && order.finishedAt <= limit;
  if (isBad) return { verdict: 'FAIL', at: order.finishedAt, failedStep: order.status === 'FAILED' ? 'ANSWER' : 'CALLBACK' };
  return now < limit ? RUNNING : { verdict: 'TIMEOUT', at: limit, failedStep: missing(trial, limit) };
}

/** Result of a run at a time. A final result never changes, even when the order changes later. */
export function outcomeOf(trial: Trial, now: number): Outcome {
  const { canceledAt, startAt, routed, plan } = trial;
  if (canceledAt !== null) return { verdict: 'CANCELED', at: canceledAt, failedStep: null };
  if (now < startAt) return RUNNING;
  if (!routed) return { verdict: 'FAIL', at: startAt, failedStep: 'ROUTE' };
  if (plan.mode === 'DRY_RUN') return { verdict: 'PASS', at: startAt, failedStep: null };
  return orderOutcome(trial, now);
}

/** Invariants of tests: orders only of test merchants, at the selected channel, and none for dry runs. */
export function* checkTrials({ trialBook }: World): Generator<string> {
  for (const { no, plan, order } of trialBook.trials.values()) {
    if (!plan.holder.isTest) yield `25: ${no} is of ${plan.holder.no}, which is no test merchant`;
    if (!order) continue;
    if (plan.mode === 'DRY_RUN') yield `25: ${no} is a dry run with an order`;
    if (order.holder !== plan.holder || order.amount !== plan.amount) yield `25: ${no} has the order of another`;
    if (plan.channel && order.records.some(({ channel }) => channel !== plan.channel)) yield `25: ${no} went beside its channel`;
  }
}
