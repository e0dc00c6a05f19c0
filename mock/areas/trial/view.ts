import { createHash } from 'node:crypto';
import type {
  TrialDetail,
  TrialFilter,
  TrialOptions,
  TrialStatistics,
  TrialStep,
  TrialMark as WireMark,
  Trial as WireTrial,
} from '@/contract';
import { trialActions } from '../../../src/domain/trial';
import { moneyIn } from '../../base/money';
import { RowFilter } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import { type Lang, say, type Text } from '../../engine/text';
import { DAY, dayStart, iso, timeOf } from '../../engine/time';
import { ROUTE_RULES } from '../../flow/channels/routing';
import { merchantOf } from '../../flow/merchants';
import { rightsOf } from '../../flow/rights';
import { logsOf } from '../../flow/show';
import { productNameIn, wayNameIn } from '../../model/catalog';
import type { Operator, PlatformCall } from '../../model/operators';
import type { PayOrder, PayRecord } from '../../model/payments';
import { isInScope, seesChannel, seesProduct } from '../../model/scope';
import type { Trial, TrialMark } from '../../model/trials';
import type { World } from '../../model/world';
import { testHolders } from './rules';
import { notifiedAt, outcomeOf, trialLimit } from './runs';

const SHOWN_LOGS = 50;
const UNTESTED_MS = 7 * DAY;
const SHARE_DIGITS = 4;

const WAY_CLOSED: Text = [
  'The pay way does not accept this order now: check its state, hours, merchants and amounts.',
  '支付方式当前不接受该订单（状态、时间、商户或金额）。',
];

const SERVICE_CLOSED: Text = ['The service is closed.', '服务已关闭。'];

/** The operator and time of a view. */
export interface TrialEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
}

/** One row, with the actions of this operator. */
export function showTrial({ actor, lang, at }: TrialEye, trial: Trial): WireTrial {
  const { plan, routed, ofCase, order } = trial;
  const { verdict, failedStep, at: end } = outcomeOf(trial, at);
  // The order may have used a fallback way or another channel.
  const way = order?.way ?? routed?.way ?? plan.way;
  const channel = order?.channel ?? routed?.channel ?? plan.channel;
  return {
    testNo: trial.no,
    setNo: trial.setNo,
    mode: plan.mode,
    direction: plan.direction,
    mchNo: plan.holder.no,
    mchName: plan.holder.name,
    productCode: plan.way?.product.code ?? null,
    wayCode: way?.code ?? null,
    channelCode: channel?.code ?? null,
    channelName: channel?.name ?? null,
    isForced: plan.channel !== null,
    currency: plan.currency,
    amount: moneyIn(plan.currency, plan.amount),
    verdict,
    failedStep,
    durationMs: end === null ? null : Math.max(0, end - trial.startAt),
    caseId: ofCase?.id ?? null,
    caseName: ofCase?.name ?? null,
    payOrderNo: order?.no ?? null,
    operatorName: trial.by,
    createdAt: iso(trial.createdAt),
    finishedAt: timeOf(end),
    version: trial.version,
    ...rightsOf(actor, lang, 'sys:test', verdict === 'RUNNING' ? trialActions : [], () => undefined),
  };
}

type Step = Pick<TrialStep, 'step' | 'state'> & { at: number | null; raw?: object };

/** The merchant's request, signed with the test merchant's secret, which is not shown. */
function signed(world: World, { plan, order, no, startAt }: Trial) {
  const sent = {
    mchNo: plan.holder.no,
    mchOrderNo: order?.mchOrderNo ?? no,
    ...(plan.way && { productCode: plan.way.product.code, wayCode: plan.way.code }),
    currency: plan.currency,
    amount: moneyIn(plan.currency, plan.amount),
    notifyUrl: merchantOf(world, plan.holder).notifyUrl,
    timestamp: iso(startAt),
  };
  const text = Object.entries(sent)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const key = merchantOf(world, plan.holder).secret?.hash ?? '';
  return { ...sent, signType: 'SHA256', sign: createHash('sha256').update(`${text}&key=${key}`).digest('hex') };
}

function recordSteps({ no, holder, account, amount }: PayOrder, one: PayRecord): Step[] {
  const { currency } = account;
  const sent = { upstreamCode: one.channel.upstream.code, channelCode: one.channel.code, recordNo: one.no, orderNo: no };
  const answer = { httpStatus: one.httpStatus, code: one.rawCode ?? '0000', meaning: one.unifiedCode, latencyMs: one.latencyMs };
  return [
    {
      step: 'REQUEST',
      state: 'DONE',
      at: one.requestAt,
      raw: { ...sent, mchNo: holder.no, currency, amount: moneyIn(currency, amount) },
    },
    { step: 'ANSWER', state: one.status === 'FAILED' ? 'FAILED' : 'DONE', at: one.responseAt, raw: answer },
  ];
}

/** All legs of the posting that credited the merchant. */
function legsOf({ ledger }: World, { no, account }: PayOrder): object | undefined {
  const { transaction } =
    account.entries.findLast((entry) => entry.transaction.ref === no && entry.transaction.kind === 'PAYIN') ?? {};
  if (!transaction) return undefined;
  const { entries } = ledger;
  const legs: object[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (!entry || entry.transaction.id < transaction.id) break;
    if (entry.transaction !== transaction) continue;
    const { account: side, bucket, delta } = entry;
    legs.unshift({ accountNo: side.no, bucket, change: moneyIn(side.currency, delta) });
  }
  return { transaction: transaction.id, kind: transaction.kind, currency: account.currency, legs };
}

function paidSteps(world: World, trial: Trial, order: PayOrder): Step[] {
  const one = order.records.findLast(({ callbackAt }) => callbackAt !== null);
  const { notify, paidAt, bankRefNo } = order;
  const called = { upstreamOrderNo: order.upstreamOrderNo, bankRefNo, status: 'PAID', isVerified: one?.callbackVerified ?? null };
  const tries = notify.tries.map(({ at, httpStatus, latencyMs }) => ({ at: iso(at), httpStatus, latencyMs }));
  return [
    { step: 'CALLBACK', state: 'DONE', at: paidAt, raw: called },
    { step: 'LEDGER', state: 'DONE', at: paidAt, raw: legsOf(world, order) },
    { step: 'NOTIFY', state: 'DONE', at: notifiedAt(trial), raw: { payOrderNo: order.no, status: order.status, tries } },
  ];
}

/** All steps of a run, finished or pending. */
function allSteps(world: World, trial: Trial): Step[] {
  const { startAt, plan, routed, order } = trial;
  const steps: Step[] = [
    { step: 'SIGNATURE', state: 'DONE', at: startAt, raw: signed(world, trial) },
    { step: 'ROUTE', state: routed ? 'DONE' : 'FAILED', at: startAt },
  ];
  if (plan.mode === 'DRY_RUN' || !order) return steps;
  steps.push(...order.records.flatMap((one) => recordSteps(order, one)));
  if (order.paidAt !== null) steps.push(...paidSteps(world, trial, order));
  else if (order.finishedAt === null) steps.push({ step: 'CALLBACK', state: 'DONE', at: null });
  return steps;
}

/** The steps up to a time; the pending step is last. */
function stepsOf(world: World, trial: Trial, now: number): TrialStep[] {
  if (now < trial.startAt || (trial.canceledAt !== null && trial.canceledAt < trial.startAt)) return [];
  const shown: TrialStep[] = [];
  for (const { step, state, at, raw } of allSteps(world, trial)) {
    const isThere = at !== null && at <= now;
    shown.push({
      step,
      state: isThere ? state : 'WAITING',
      at: isThere ? iso(at) : null,
      offsetMs: isThere ? Math.max(0, at - trial.startAt) : null,
      raw: isThere && raw ? JSON.stringify(raw, null, 2) : null,
    });
    if (!isThere) break;
  }
  return shown;
}

function showMark(lang: Lang, { way, channel, rule }: TrialMark): WireMark {
  const why = rule === 'WAY_CLOSED' ? WAY_CLOSED : rule === 'SERVICE_CLOSED' ? SERVICE_CLOSED : rule && ROUTE_RULES[rule];
  return {
    wayCode: way?.code ?? null,
    channelCode: channel?.code ?? null,
    channelName: channel?.name ?? null,
    rule,
    why: why && say(lang, why),
  };
}

/** One run with its steps, its route and its log. */
export const showTrialDetail = (eye: TrialEye, trial: Trial, log: OperationLog): TrialDetail => ({
  ...showTrial(eye, trial),
  steps: stepsOf(eye.world, trial, eye.at),
  trace: trial.trace.map((mark) => showMark(eye.lang, mark)),
  logs: logsOf(log, { entity: 'trial', no: trial.no, events: [], notes: [] }, eye.lang).slice(-SHOWN_LOGS).reverse(),
});

const SORTS: Readonly<Record<string, (row: WireTrial) => string | number>> = {
  createdAt: ({ createdAt }) => createdAt,
  durationMs: ({ durationMs }) => durationMs ?? -1,
};

const ONE_OF = [
  'testNo',
  'setNo',
  'mode',
  'direction',
  'verdict',
  'failedStep',
  'mchNo',
  'productCode',
  'channelCode',
  'caseId',
  'operatorName',
] as const;

/** Rows of the runs that match a filter, newest first by default. @throws Refusal 400 */
export function findTrials(eye: TrialEye, query: Readonly<Record<string, unknown>>): WireTrial[] {
  const { sortField = 'createdAt', sortOrder = 'descend', ...filter } = query as TrialFilter & Record<string, string>;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const tests = new RowFilter<WireTrial>(filter, ({ currency }) => currency);
  for (const name of ONE_OF) tests.oneOf(name, (row) => row[name]);
  tests.range(eye.actor, 'createdFrom', 'createdTo', ({ createdAt }) => Date.parse(createdAt));
  const rows = [...eye.world.trialBook.trials.values()]
    .filter(({ plan }) => isInScope(eye.actor, plan.holder))
    .map((trial) => showTrial(eye, trial))
    .filter((row) => tests.list.every((test) => test(row)));
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return rows.sort((a, b) => sign * compare(by(a), by(b)) || compare(b.testNo, a.testNo));
}

/** Header figures: of this business day; untested channels over the last seven days. */
export function trialFigures({ world, actor, at }: TrialEye): TrialStatistics {
  const from = dayStart(at);
  const tested = new Set<string>();
  const count = { RUNNING: 0, PASS: 0, FAIL: 0, TIMEOUT: 0, CANCELED: 0 };
  for (const trial of world.trialBook.trials.values()) {
    if (!isInScope(actor, trial.plan.holder)) continue;
    const { verdict } = outcomeOf(trial, at);
    if (trial.createdAt >= from) count[verdict]++;
    const channel = trial.order?.channel ?? trial.routed?.channel ?? trial.plan.channel;
    const isOver = verdict === 'PASS' || verdict === 'FAIL' || verdict === 'TIMEOUT';
    if (channel && isOver && trial.createdAt >= at - UNTESTED_MS) tested.add(channel.code);
  }
  const untested = [...world.catalog.channels.values()].filter(
    (channel) => !channel.recycled && !tested.has(channel.code) && seesChannel(actor, channel),
  );
  const failed = count.FAIL + count.TIMEOUT;
  const over = count.PASS + failed;
  return {
    runs: over + count.RUNNING + count.CANCELED,
    running: count.RUNNING,
    passed: count.PASS,
    failed,
    passRate: over === 0 ? null : (count.PASS / over).toFixed(SHARE_DIGITS),
    untested: untested.length,
    untestedCodes: untested.map(({ code }) => code).slice(0, 100),
  };
}

/** Options of the form for this operator. */
export function trialOptions(world: World, call: PlatformCall): TrialOptions {
  const { ways, channels } = world.catalog;
  const holders = testHolders(world, call);
  const codes = [...new Set(holders.flatMap(({ accounts }) => accounts.map(({ account }) => account.currency)))].sort();
  return {
    merchants: holders.map((holder) => ({
      mchNo: holder.no,
      mchName: holder.name,
      currencies: holder.accounts.map(({ account }) => account.currency),
      productCodes: [...merchantOf(world, holder).prices.keys()],
    })),
    ways: [...ways.values()]
      .filter(({ product }) => seesProduct(world, call.actor, product))
      .map(({ code, name, nameZh, product, currency }) => ({
        wayCode: code,
        wayName: wayNameIn(call.lang, { name, nameZh }),
        productCode: product.code,
        productName: productNameIn(call.lang, product),
        currency,
      })),
    channels: [...channels.values()]
      .filter((channel) => !channel.recycled && seesChannel(call.actor, channel))
      .map(({ code, name, upstream, direction, currency, way }) => ({
        channelCode: code,
        channelName: name,
        upstreamCode: upstream.code,
        upstreamName: upstream.name,
        direction: direction === 'IN' ? ('PAYIN' as const) : ('PAYOUT' as const),
        currency,
        wayCode: way?.code ?? null,
      })),
    limits: codes.map((currency) => ({ currency, maxAmount: moneyIn(currency, trialLimit(currency)) })),
  };
}
