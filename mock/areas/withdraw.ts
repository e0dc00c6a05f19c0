import type { WithdrawFilter, WithdrawStatistics, WithdrawStatus, WithdrawView } from '@/contract';
import { isWaiting } from '../../src/domain/withdraw';
import type { Answer, Handler } from '../engine/api';
import type { OperationLog } from '../engine/oplog';
import { badParameter, invalid } from '../engine/schema';
import { type Sort, select } from '../engine/store';
import { say, type Text } from '../engine/text';
import { changesOf } from './about';
import { bulk as bulkOf, reasonOf, tellChanges, withCurrent } from './changes';
import { median, Tests, totalsBy, unitsOf } from './listing';
import { bearersOf, isBankRefUsed } from './numbers';
import { columnsWanted, daysIn, listFile } from './sheet';
import { showDetail } from './withdrawDetail';
import { tell } from './withdrawMoves';
import { CHANNELS, query, refund, resolve, retry } from './withdrawPayouts';
import {
  by,
  claim,
  DAY,
  demand,
  findOrder,
  hold,
  isClaimed,
  needsMe,
  obstacle,
  pass,
  reject,
  release,
  undo,
  unhold,
  ZONE_MS,
} from './withdrawRules';
import { fieldsOf, isOverdue, showWithdraw } from './withdrawView';
import type { Operator, PlatformCall, Withdraw, World } from './world';
import { factsOf, isInScope, minorOf, moneyOf, timeOf } from './world';

type Test = (order: Withdraw) => boolean;

const VIEWS: Readonly<Record<Exclude<WithdrawView, 'NEEDS_ME' | 'ALL'>, ReadonlySet<WithdrawStatus>>> = {
  WAITING: new Set(['PENDING', 'SECOND_REVIEW']),
  HELD: new Set(['HELD']),
  PAYOUT: new Set(['PASSED', 'PAYING', 'UNKNOWN']),
  DONE: new Set(['SUCCESS', 'FAILED', 'REVERSED', 'REJECTED', 'CANCELED', 'EXPIRED']),
};
/** Views of what is open. */
const QUEUES: ReadonlySet<string> = new Set(['NEEDS_ME', 'WAITING', 'HELD']);
const PASS_LIMIT = 50;

const TOO_MANY: Text = ['At most {limit} entries.', '最多 {limit} 项。'];
const CONTROL_COUNT: Text = ['Does not match the number of orders.', '与订单笔数不一致。'];
const CONTROL_AMOUNT: Text = ['Does not match the sum of the orders.', '与订单合计金额不一致。'];
const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
const NO_CHANNEL: Text = ['There is no such channel.', '通道不存在。'];
const NO_FILE: Text = ['There is no such file, or it is not yours to use here.', '文件不存在、由他人上传或已用于其他订单。'];
const REFERENCE_USED: Text = ['Another payout has this bank reference.', '该银行流水号已用于其他代付。'];
const REFERENCE: Text = ['Needed when the money has arrived.', '已到账时必填。'];
const BULK = {
  pass: ['{done} of {all} passed.', '已通过 {done} / {all} 笔。'],
  reject: ['{done} of {all} rejected.', '已拒绝 {done} / {all} 笔。'],
  claim: ['{done} of {all} claimed.', '已认领 {done} / {all} 笔。'],
  release: ['{done} of {all} released.', '已释放 {done} / {all} 笔。'],
  hold: ['{done} of {all} put on hold.', '已挂起 {done} / {all} 笔。'],
  unhold: ['{done} of {all} go on.', '已解除挂起 {done} / {all} 笔。'],
  query: ['{done} of {all} asked.', '已查询 {done} / {all} 笔。'],
} as const satisfies Readonly<Record<string, Text>>;

/** Places of the rows to test: a number, a queue, a state or a currency leaves out most of them. Undefined for all. */
function placesFor(world: World, { keyword, view, status, currency, holderNo: holder }: WithdrawFilter) {
  const { withdraws, open } = world;
  const placesOf = (orders: Withdraw[]) => orders.map((order) => withdraws.placeOf(order));
  const found = keyword?.trim() ? placesOf(bearersOf(world, keyword).map(({ order }) => order)) : undefined;
  const queue = QUEUES.has(view ?? '') ? placesOf([...open]).sort((a, b) => a - b) : undefined;
  return withdraws.where({ status, currency, holder }, found ?? queue);
}

/** The tests that a row of `placesFor` must pass, without view where `isHeader`. @throws Refusal 400 */
function testsOf(world: World, operator: Operator, filter: WithdrawFilter, isHeader = false): Test[] {
  const tests = new Tests<Withdraw>(filter, ({ account }) => account.currency);
  tests.add(operator.scope.type !== 'ALL' && ((order) => isInScope(operator, order.holder)));
  const keyword = filter.keyword?.trim();
  const numbers = filter.withdrawNo?.split(',');
  if (numbers) tests.add((order) => numbers.includes(order.no));
  const { view } = filter;
  if (!isHeader && view && view !== 'ALL') {
    if (view === 'NEEDS_ME') tests.add((order) => needsMe(world, order, operator));
    else {
      const states = VIEWS[view];
      tests.add((order) => states.has(order.status));
    }
  }
  tests.oneOf('holderType', ({ holder }) => holder.type);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('level', ({ holder }) => holder.level);
  tests.oneOf('payeeName', ({ payee }) => payee.name);
  tests.oneOf('payeeAccountNo', ({ payee }) => payee.accountNo);
  tests.oneOf('payeeBankCode', ({ payee }) => payee.bankCode);
  tests.oneOf('payeeVerified', ({ payee }) => payee.verified);
  tests.oneOf('source', (order) => order.source);
  tests.oneOf('payoutMode', () => 'UPSTREAM');
  tests.oneOf('channelCode', ({ payouts }) => payouts.at(-1)?.channelCode);
  const name = filter.holderName?.trim().toLowerCase();
  if (name) tests.add(({ holder }) => holder.name.toLowerCase().includes(name));
  const flags = filter.riskFlag?.split(',');
  if (flags) tests.add((order) => order.flags.some(({ code }) => flags.includes(code)));
  tests.oneOf('failCode', ({ payouts }) => payouts.at(-1)?.failCode ?? undefined);
  const { riskScoreMin, requiredStages, decidedBy, claimedBy, overdue, hasNotes } = filter;
  if (riskScoreMin !== undefined) tests.add((order) => order.riskScore >= riskScoreMin);
  if (requiredStages !== undefined) tests.add((order) => order.requiredStages === requiredStages);
  if (decidedBy) tests.add(({ decisions }) => decisions.some((decision) => decision.operator.id === decidedBy));
  if (claimedBy) tests.add((order) => isClaimed(world, order) && order.claimedBy?.id === claimedBy);
  if (overdue !== undefined) tests.add((order) => isOverdue(world, order) === overdue);
  if (hasNotes !== undefined) tests.add(({ notes }) => notes.length > 0 === hasNotes);
  tests.money('amountMin', 'amountMax', (order) => order.amount);
  tests.money('netMin', 'netMax', (order) => order.net);
  // A search for one number must find it whenever it was filed (docs/rules/lists.md#number-search).
  if (!keyword && !numbers) {
    tests.range(operator, 'submittedFrom', 'submittedTo', (order) => order.submittedAt);
    tests.range(operator, 'decidedFrom', 'decidedTo', (order) => order.decisions.at(-1)?.at ?? null);
    tests.range(operator, 'finishedFrom', 'finishedTo', (order) => order.finishedAt);
  }
  return tests.list;
}

const units = ({ account }: Withdraw, minor: bigint) => unitsOf(account.currency, minor);

const SORTS: Readonly<Record<string, (order: Withdraw) => number>> = {
  submittedAt: (order) => order.submittedAt,
  createdAt: (order) => order.submittedAt,
  dueAt: (order) => order.dueAt,
  updatedAt: (order) => order.updatedAt,
  passedAt: (order) => order.passedAt ?? 0,
  finishedAt: (order) => order.finishedAt ?? 0,
  amount: (order) => units(order, order.amount),
  fee: (order) => units(order, order.fee),
  netAmount: (order) => units(order, order.net),
  riskScore: (order) => order.riskScore,
};

/** Queue views: by due time, oldest first; all others newest first (docs/rules/withdraw.md#queue). @throws Refusal 400 */
function sortOf(query: Record<string, unknown>): Sort<Withdraw> | undefined {
  const field = query.sortField as string | undefined;
  const descending = query.sortOrder === undefined ? field !== 'dueAt' : query.sortOrder === 'descend';
  if (field !== undefined) {
    const by = Object.hasOwn(SORTS, field) ? SORTS[field] : undefined;
    if (!by) throw badParameter('sortField');
    return { by, descending };
  }
  return QUEUES.has(String(query.view)) ? { by: (order) => order.dueAt, descending: false } : undefined;
}

/** Adds orders up, per currency. */
function totals({ withdraws }: World) {
  const { currency, fee, net } = withdraws.columns;
  return totalsBy<Withdraw, 'amount' | 'fee' | 'netAmount'>((_, place) => currency[place] as string, {
    amount: (_, place) => (fee[place] as number) + (net[place] as number),
    fee: (_, place) => fee[place] as number,
    netAmount: (_, place) => net[place] as number,
  });
}

/** The same figures as the list: over the filtered set without view and status (docs/rules/withdraw.md#statistics). */
function statistics(world: World, { actor, query, at }: PlatformCall): WithdrawStatistics {
  const figures = [
    'waiting',
    'mine',
    'overdue',
    'held',
    'paying',
    'unknown',
    'passedToday',
    'rejectedToday',
    'successToday',
  ] as const;
  type Sums = Record<(typeof figures)[number], { count: number; amount: bigint }>;
  const perCurrency = new Map<string, Sums>();
  const today = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const isToday = (time: number | null) => time !== null && time >= today && time < today + DAY;
  let oldest: number | null = null;
  const decisionMs: number[] = [];
  const payoutMs: number[] = [];
  const each = (order: Withdraw) => {
    const { currency } = order.account;
    let sums = perCurrency.get(currency);
    if (!sums) {
      sums = Object.fromEntries(figures.map((figure) => [figure, { count: 0, amount: 0n }])) as Sums;
      perCurrency.set(currency, sums);
    }
    const add = (figure: (typeof figures)[number]) => {
      const sum = (sums as Sums)[figure];
      sum.count++;
      sum.amount += order.amount;
    };
    if (isWaiting(order.status)) {
      add('waiting');
      if (needsMe(world, order, actor)) add('mine');
      if (isOverdue(world, order)) add('overdue');
      if (oldest === null || order.dueAt < oldest) oldest = order.dueAt;
    } else if (order.status === 'HELD') add('held');
    else if (order.status === 'PASSED' || order.status === 'PAYING') add('paying');
    else if (order.status === 'UNKNOWN') add('unknown');
    if (isToday(order.passedAt)) add('passedToday');
    if (isToday(order.rejectedAt)) add('rejectedToday');
    if (order.status === 'SUCCESS' && isToday(order.finishedAt)) add('successToday');
    if (order.firstDecisionAt !== null) decisionMs.push(order.firstDecisionAt - order.submittedAt);
    if (order.status === 'SUCCESS' && order.passedAt !== null && order.finishedAt !== null)
      payoutMs.push(order.finishedAt - order.passedAt);
  };
  const places = placesFor(world, { ...query, view: undefined, status: undefined });
  select(world.withdraws.rows, testsOf(world, actor, query, true), { count: 0, each, places });
  const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000));
  return {
    currencies: [...perCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums]) => {
        const { digits } = factsOf(currency);
        const shown = figures.map((figure) => [
          figure,
          { count: sums[figure].count, amount: moneyOf(sums[figure].amount, digits) },
        ]);
        return { currency, ...Object.fromEntries(shown) };
      }),
    oldestDueAt: oldest === null ? null : new Date(oldest).toISOString(),
    medianFirstDecisionSec: seconds(median(decisionMs)),
    medianPayoutSec: seconds(median(payoutMs)),
  };
}

interface Ref {
  withdrawNo: string;
  version: number;
}

const pendingCount = (world: World, actor: Operator) => {
  let count = 0;
  for (const order of world.open) if (isInScope(actor, order.holder) && needsMe(world, order, actor)) count++;
  return count;
};

/** What a change of an order is told by in the operation log. */
const stateOf = (order: Withdraw) => ({
  status: order.status,
  claimedBy: order.claimedBy?.username ?? null,
  holdUntil: timeOf(order.holdUntil),
  settNo: order.payouts.at(-1)?.no ?? null,
  payoutStatus: order.payouts.at(-1)?.status ?? null,
});
const TOLD = ['status', 'claimedBy', 'holdUntil', 'settNo', 'payoutStatus'] as const;

/** Runs a change of one order and writes down for the log which of its fields it has moved. */
function noting<Result>(call: PlatformCall, order: Withdraw, run: () => Result): Result {
  const before = stateOf(order);
  const result = run();
  tellChanges(call, changesOf(before, stateOf(order), TOLD), order.no);
  return result;
}

/** Acts on many orders; the answer brings along what else the desk shows. */
function bulk(
  world: World,
  call: PlatformCall,
  action: keyof typeof BULK,
  one: (order: Withdraw, ref: Ref) => Record<string, unknown> | undefined,
): Answer {
  const { actor, lang } = call;
  const answer = bulkOf<Ref>(call, 'withdrawNo', BULK[action], (ref) => {
    const order = findOrder(world, actor, ref.withdrawNo);
    const show = () => showWithdraw(world, order, actor, lang);
    try {
      const more = noting(call, order, () => one(order, ref));
      const current = show();
      const { status, version } = order;
      return { status, reviewStage: current.reviewStage, version, current, ...more };
    } catch (error) {
      throw withCurrent(error, show);
    }
  });
  const claimed = claimNext(world, call);
  return { ...answer, data: { ...answer.data, ...(claimed && { claimed }), pendingCount: pendingCount(world, actor) } };
}

/** The claim on the next order of the queue that a decision may bring along; a refused one is left out. */
function claimNext(world: World, call: PlatformCall) {
  const order = call.body.claimNext ? world.withdraws.get(String(call.body.claimNext)) : undefined;
  if (!order || !isInScope(call.actor, order.holder) || !call.actor.access.has('trade:withdraw:claim')) return undefined;
  if (obstacle(world, order, call.actor, 'claim', call.lang)) return undefined;
  noting(call, order, () => claim(world, call, order));
  const current = showWithdraw(world, order, call.actor, call.lang);
  return { withdrawNo: order.no, claimedUntil: new Date(order.claimedUntil).toISOString(), current };
}

/** One change of one order that answers with its row. @throws Refusal */
function single(
  world: World,
  call: PlatformCall,
  action: 'undo' | 'retry' | 'resolve' | 'refund',
  run: (order: Withdraw) => void,
): Answer {
  const { withdrawNo, version } = call.body as unknown as Ref;
  const order = findOrder(world, call.actor, withdrawNo);
  try {
    demand(world, call, order, version, action);
    noting(call, order, () => run(order));
  } catch (error) {
    throw withCurrent(error, () => showWithdraw(world, order, call.actor, call.lang));
  }
  const data = { ...showWithdraw(world, order, call.actor, call.lang), pendingCount: pendingCount(world, call.actor) };
  return { data };
}

/** Typed totals, when a sum is above tier 2 (docs/rules/withdraw.md#bulk). @throws Refusal 422 */
function checkControl(world: World, call: PlatformCall) {
  const items = call.body.items as Ref[];
  if (items.length > PASS_LIMIT)
    throw invalid(call.lang, [{ name: 'items', rule: 'maxItems', text: TOO_MANY, limit: PASS_LIMIT }]);
  const sums = new Map<string, { count: number; amount: bigint }>();
  for (const { withdrawNo } of items) {
    const order = world.withdraws.get(withdrawNo);
    if (!order || !isInScope(call.actor, order.holder)) continue;
    const sum = sums.get(order.account.currency) ?? { count: 0, amount: 0n };
    sums.set(order.account.currency, { count: sum.count + 1, amount: sum.amount + order.amount });
  }
  if (items.length < 2 || ![...sums].some(([currency, { amount }]) => amount > factsOf(currency).tiers.tier2)) return;
  const typed = (call.body.controlAmount ?? []) as { currency: string; count: number; amount: string }[];
  const fields: { name: string; rule: string; text: Text }[] = [];
  if (call.body.controlCount !== items.length) fields.push({ name: 'controlCount', rule: 'equals', text: CONTROL_COUNT });
  const isEqual = [...sums].every(([currency, { count, amount }]) => {
    const own = typed.filter((total) => total.currency === currency);
    return own.length === 1 && own[0]?.count === count && minorOf(own[0].amount, factsOf(currency).digits) === amount;
  });
  if (!isEqual || typed.length !== sums.size) fields.push({ name: 'controlAmount', rule: 'equals', text: CONTROL_AMOUNT });
  if (fields.length > 0) throw invalid(call.lang, fields);
}

const COLUMNS: Readonly<Record<string, { title: Text; isNumeric?: boolean }>> = {
  submittedAt: { title: ['Submitted (UTC)', '提交时间（UTC）'] },
  withdrawNo: { title: ['Withdraw no.', '提现单号'] },
  holderType: { title: ['Holder type', '主体类型'] },
  holderNo: { title: ['Holder no.', '主体编号'] },
  holderName: { title: ['Holder', '主体名称'] },
  level: { title: ['Level', '等级'] },
  agentNo: { title: ['Agent no.', '代理编号'] },
  agentName: { title: ['Agent', '代理'] },
  source: { title: ['Source', '来源'] },
  accountNo: { title: ['Account', '账户'] },
  accountType: { title: ['Account type', '账户类型'] },
  currency: { title: ['Currency', '币种'] },
  requestedAmount: { title: ['Requested', '申请金额'], isNumeric: true },
  feeMode: { title: ['Fee mode', '扣费方式'] },
  amount: { title: ['Amount', '金额'], isNumeric: true },
  fee: { title: ['Fee', '手续费'], isNumeric: true },
  netAmount: { title: ['Net', '净额'], isNumeric: true },
  payoutCurrency: { title: ['Payout currency', '打款币种'] },
  payoutAmount: { title: ['Payout amount', '打款金额'], isNumeric: true },
  payeeName: { title: ['Beneficiary', '收款人'] },
  payeeAccountNo: { title: ['Beneficiary account', '收款账号'] },
  payeeBankCode: { title: ['Bank code', '银行代码'] },
  payeeBankName: { title: ['Bank', '银行'] },
  payeeVerified: { title: ['Name check', '户名校验'] },
  riskScore: { title: ['Risk score', '风险分'], isNumeric: true },
  riskFlags: { title: ['Risk flags', '风险标签'] },
  requiredStages: { title: ['Stages', '审核级数'], isNumeric: true },
  status: { title: ['Status', '状态'] },
  decisions: { title: ['Decisions', '审核记录'] },
  claimedByName: { title: ['Claimed by', '认领人'] },
  dueAt: { title: ['Due (UTC)', '时效（UTC）'] },
  channelCode: { title: ['Channel', '通道'] },
  settNos: { title: ['Payout orders', '代付单号'] },
  bankRefNo: { title: ['Bank reference', '银行流水号'] },
  rejectReasonCode: { title: ['Reject reason', '拒绝原因'] },
  rejectRemark: { title: ['Reject remark', '拒绝备注'] },
  failMsg: { title: ['Failure', '失败原因'] },
  firstDecisionAt: { title: ['First decision (UTC)', '首次审核（UTC）'] },
  passedAt: { title: ['Passed (UTC)', '通过时间（UTC）'] },
  rejectedAt: { title: ['Rejected (UTC)', '拒绝时间（UTC）'] },
  finishedAt: { title: ['Finished (UTC)', '完成时间（UTC）'] },
};
const DEFAULT_COLUMNS =
  'submittedAt,withdrawNo,holderType,holderNo,holderName,level,agentName,currency,amount,fee,netAmount,payeeName,payeeAccountNo,payeeBankName,payeeVerified,riskScore,riskFlags,requiredStages,status,decisions,channelCode,settNos,bankRefNo,firstDecisionAt,passedAt,finishedAt,rejectReasonCode,rejectRemark,failMsg'.split(
    ',',
  );

const TOTAL: Text = ['Total', '合计'];

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((part) => (typeof part === 'object' ? (part.code ?? `${part.decision} ${part.operatorName} ${part.at}`) : String(part)))
    .join('; ');
}

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 or 461 */
function down(world: World, call: PlatformCall, spoil: (data: unknown) => unknown): Answer {
  const { actor, lang, query, at } = call;
  const names = columnsWanted(call, COLUMNS, DEFAULT_COLUMNS);
  const sum = totals(world);
  const { rows } = world.withdraws;
  const { list, total } = select(rows, testsOf(world, actor, query), {
    sort: sortOf(query),
    each: sum.add,
    places: placesFor(world, query),
  });
  const { submittedFrom, submittedTo } = query as Record<string, string | undefined>;
  const from = submittedFrom ? Date.parse(submittedFrom) : (rows[0]?.submittedAt ?? at);
  const to = submittedTo ? Date.parse(submittedTo) - 1 : at;
  return listFile(call, {
    stem: 'withdraw',
    title: ['Withdraw orders', '提现订单'],
    columns: COLUMNS,
    names,
    rows: rowsOf(),
    count: total,
    days: daysIn(from, to),
    cellOf,
    tail: sum
      .list()
      .map(({ currency, count, amount, fee, netAmount }) => [say(lang, TOTAL), currency, String(count), amount, fee, netAmount]),
  });

  function* rowsOf() {
    for (const order of list) yield spoil(fieldsOf(world, order, lang)) as object;
  }
}

/** Handlers of the withdraw area by operation id. `spoil` is the last change of what is sent (tests). */
export function withdrawHandlers(
  world: World,
  logOf: () => OperationLog,
  spoil: (data: unknown) => unknown,
): Record<string, Handler<Operator>> {
  return {
    pageWithdraws(call) {
      const { query: asked, actor, lang } = call;
      const [current, pageSize] = [Number(asked.current), Number(asked.pageSize)];
      const sum = totals(world);
      const paging = { sort: sortOf(asked), from: (current - 1) * pageSize, count: pageSize, each: sum.add };
      const places = placesFor(world, asked);
      const { list, total } = select(world.withdraws.rows, testsOf(world, actor, asked), { ...paging, places });
      const rows = list.map((order) => showWithdraw(world, order, actor, lang));
      return { data: { list: rows, total, current, pageSize, summary: sum.list() } };
    },
    countPendingWithdraws: ({ actor }) => ({ data: pendingCount(world, actor) }),
    getWithdrawStatistics: (call) => ({ data: statistics(world, call) }),
    getWithdraw: ({ actor, lang, query: asked }) => ({
      data: showDetail(world, logOf(), findOrder(world, actor, String(asked.withdrawNo)), actor, lang),
    }),
    passWithdraws(call) {
      checkControl(world, call);
      const { items, acknowledgedFlags: acknowledged = [] } = call.body as { items: Ref[]; acknowledgedFlags?: string[] };
      const { remark } = call.body as { remark?: string };
      const isBulk = items.length > 1;
      return bulk(world, call, 'pass', (order, { version }) => {
        const payout = pass(world, call, order, { version, acknowledged, remark, isBulk });
        return payout && { settNo: payout.no };
      });
    },
    rejectWithdraws(call) {
      const reason = reasonOf(call);
      const { messageToHolder: message } = call.body as { messageToHolder?: string };
      return bulk(
        world,
        call,
        'reject',
        (order, { version }) => reject(world, call, order, { version, ...reason, message }) as undefined,
      );
    },
    claimWithdraws(call) {
      const isTakeOver = call.body.takeOver === true;
      if (isTakeOver) call.note.level = 'HIGH';
      // A claim changes no version, so that an older one does no harm.
      return bulk(world, call, 'claim', (order) => {
        const refusal = obstacle(world, order, call.actor, isTakeOver ? 'takeOver' : 'claim', call.lang);
        if (refusal) throw refusal;
        claim(world, call, order, isTakeOver);
        return { claimedUntil: new Date(order.claimedUntil).toISOString() };
      });
    },
    releaseWithdraws: (call) =>
      bulk(world, call, 'release', (order) => {
        const refusal = obstacle(world, order, call.actor, 'release', call.lang);
        if (refusal) throw refusal;
        release(world, call, order);
        return undefined;
      }),
    holdWithdraws(call) {
      const reason = reasonOf(call);
      const until = call.body.holdUntil ? Date.parse(String(call.body.holdUntil)) : null;
      if (until !== null && until <= call.at) throw invalid(call.lang, [{ name: 'holdUntil', rule: 'future', text: PAST }]);
      return bulk(world, call, 'hold', (order, { version }) => {
        demand(world, call, order, version, 'hold');
        hold(world, order, by(call, 'HELD', reason), until);
        return undefined;
      });
    },
    unholdWithdraws(call) {
      const reason = reasonOf(call);
      return bulk(world, call, 'unhold', (order, { version }) => {
        demand(world, call, order, version, 'unhold');
        unhold(world, order, by(call, 'UNHELD', reason));
        return undefined;
      });
    },
    queryWithdraws: (call) =>
      bulk(world, call, 'query', (order, { version }) => {
        demand(world, call, order, version, 'query');
        tell(world, order, by(call, 'QUERIED', { refNo: order.payouts.at(-1)?.no }));
        query(world, order);
        return undefined;
      }),
    undoWithdraw: (call) => single(world, call, 'undo', (order) => undo(world, call, order)),
    retryWithdraw(call) {
      const { channelCode } = call.body as { channelCode?: string };
      if (channelCode && !(CHANNELS as readonly string[]).includes(channelCode))
        throw invalid(call.lang, [{ name: 'channelCode', rule: 'enum', text: NO_CHANNEL }]);
      return single(world, call, 'retry', (order) => retry(world, order, by(call, 'RETRIED'), channelCode));
    },
    resolveWithdraw(call) {
      const { result, bankRefNo, evidenceFileId, remark } = call.body as Record<string, string>;
      const isSuccess = result === 'SUCCESS';
      const file = world.files.get(evidenceFileId ?? '');
      const fields: { name: string; rule: string; text: Text }[] = [];
      if (isSuccess && !bankRefNo?.trim()) fields.push({ name: 'bankRefNo', rule: 'required', text: REFERENCE });
      const isOfOther = file?.subject && file.subject.no !== call.body.withdrawNo;
      if (file?.by !== call.actor || isOfOther) fields.push({ name: 'evidenceFileId', rule: 'exists', text: NO_FILE });
      if (fields.length > 0 || !file) throw invalid(call.lang, fields);
      return single(world, call, 'resolve', (order) => {
        if (isSuccess && isBankRefUsed(world, bankRefNo ?? ''))
          throw invalid(call.lang, [{ name: 'bankRefNo', rule: 'unique', text: REFERENCE_USED }]);
        file.subject = { entity: 'withdraw', no: order.no };
        const told = by(call, isSuccess ? 'RESOLVED_SUCCESS' : 'RESOLVED_FAILED', { remark, file });
        resolve(world, order, told, isSuccess, bankRefNo?.trim());
      });
    },
    refundWithdraw(call) {
      const reason = reasonOf(call);
      return single(world, call, 'refund', (order) => refund(world, order, by(call, 'REFUNDED', reason)));
    },
    downloadWithdraws: (call) => down(world, call, spoil),
  };
}
