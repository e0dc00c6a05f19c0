import { forbiddenPair } from '../../src/domain/separation';
import { entryAt } from '../../src/domain/typed';
import { isUndecided, isWaiting } from '../../src/domain/withdraw';
import { firstBreak } from '../areas/log/chain';
import { checkMchMenu } from '../areas/mchMenu/tree';
import { checkTrials } from '../areas/trial/runs';
import { checkWhite } from '../areas/white/rules';
import { showWithdraw } from '../areas/withdraw/view';
import { closureOf } from '../base/access';
import { implications } from '../base/implications';
import { currencyInfo } from '../base/money';
import { allKeys, riskOf, screens } from '../base/screens';
import type { OperationLog } from '../engine/log';
import { select } from '../engine/store';
import { checkMenu } from '../flow/menu';
import { checkRates } from '../flow/rates';
import { accessOf, wrongGrants } from '../flow/roles';
import { dueTime, timeLeft } from '../flow/withdraw/dueTime';
import { needsMe } from '../flow/withdraw/rules';
import type { Escalation, Withdraw } from '../model/payments';
import { isInScope } from '../model/scope';
import type { World } from '../model/world';
import { checkBatches } from './batch';
import { checkSetts } from './payouts';
import { checkPool } from './pool';
import { checkShares } from './sales';
import { checkPayOrders } from './trade';

const BUCKETS = ['available', 'frozen', 'pending'] as const;
const HOLDING = new Set([
  'PENDING',
  'SECOND_REVIEW',
  'HELD',
  'WAITING_HOLDER',
  'PASSED',
  'PAYING',
  'UNKNOWN',
  'FAILED',
  'REVERSED',
]);
const PAYOUT_HOLDING = new Set(['CREATED', 'REVIEW', 'QUEUED', 'PAYING', 'UNKNOWN']);
const PASSED = new Set(['PASSED', 'PAYING', 'SUCCESS', 'FAILED', 'UNKNOWN', 'REVERSED']);

/** All violated invariants (docs/rules/invariants.md) that the data can show: 1-5, 7-13, 15, 18, 19, 22, 24-29, 31, 32. */
export function* checkWorld(world: World, log: OperationLog): Generator<string> {
  yield* checkLedger(world.ledger);
  yield* checkRates(world);
  yield* checkTrials(world);
  yield* checkHolds(world);
  const moves = movesPerOrder(world);
  for (const order of world.withdraws.rows) yield* checkOrder(world, order, moves.get(order.no) ?? []);
  for (const order of world.withdraws.rows) yield* checkQuestions(order);
  for (const order of world.withdraws.rows) yield* checkMark(order);
  yield* checkSetts(world, log);
  yield* checkPayOrders(world, log);
  yield* checkShares(world);
  yield* checkPool(world, log);
  yield* checkBatches(world);
  yield* checkQueue(world);
  yield* checkAccess(world);
  yield* checkLog(log);
  yield* checkMenu(world);
  yield* checkMchMenu(world);
  yield* checkWhite(world);
  yield* checkTraces(world, log);
  yield* checkMasks(world, log);
}

function* checkHolds(world: World): Generator<string> {
  const held = new Map<string, bigint>();
  const hold = (no: string, amount: bigint) => held.set(no, (held.get(no) ?? 0n) + amount);
  for (const { account, amount, status } of world.withdraws.rows) if (HOLDING.has(status)) hold(account.no, amount);
  for (const { account, amount, status, order } of world.payouts.rows)
    if (!order && PAYOUT_HOLDING.has(status)) hold(account.no, amount);
  for (const { account, disputed } of world.payOrders.rows) hold(account.no, disputed);
  for (const { account, held: own } of world.pool.batches.rows) hold(account.no, own);
  for (const { account, amount, releasedAt } of world.accountBook.holds.values())
    if (releasedAt === null) hold(account.no, amount);
  for (const [no, kept] of world.accountBook.reserves) for (const { left } of kept) hold(no, left);
  for (const { no, amounts } of world.ledger.accounts.values())
    if (amounts.frozen !== (held.get(no) ?? 0n))
      yield `5: ${no} has ${amounts.frozen} frozen, its open orders are ${held.get(no) ?? 0n}`;
}

function movesPerOrder(world: World): Map<string, { kind: string; frozen: bigint }[]> {
  const moves = new Map<string, { kind: string; frozen: bigint }[]>();
  for (const { bucket, delta, transaction } of world.ledger.entries) {
    if (bucket !== 'frozen') continue;
    const list = moves.get(transaction.ref);
    if (list) list.push({ kind: transaction.kind, frozen: delta });
    else moves.set(transaction.ref, [{ kind: transaction.kind, frozen: delta }]);
  }
  return moves;
}

function* checkOrder(world: World, order: Withdraw, moves: { kind: string; frozen: bigint }[]): Generator<string> {
  const { no, amount, fee, net, status, decisions, payouts } = order;
  if (amount !== fee + net || fee < 0n || net <= 0n) yield `7: ${no} amount ${amount}, fee ${fee}, net ${net}`;
  const countOf = (...kinds: string[]) => order.events.filter(({ kind }) => kinds.includes(kind)).length;
  const [wins, returns] = [countOf('PAYOUT_SUCCESS', 'RESOLVED_SUCCESS'), countOf('PAYOUT_REVERSED')];
  const credits = moves.filter(({ kind }) => kind === 'WITHDRAW').length;
  if (credits !== wins || wins - returns !== (status === 'SUCCESS' ? 1 : 0))
    yield `9: ${no} is ${status} with ${credits} payments, ${wins} successes and ${returns} returns`;
  if (['REJECTED', 'CANCELED', 'EXPIRED'].includes(status)) {
    const kinds = moves.map(({ kind }) => kind).join(' ');
    const isEven = moves.reduce((sum, { frozen }) => sum + frozen, 0n) === 0n;
    const isShort = kinds === 'FREEZE RELEASE' || (returns > 0 && kinds.endsWith(' RELEASE'));
    if (!isEven || !isShort) yield `10: ${no} is ${status} with ${kinds}`;
  }
  const passes = decisions.filter(({ decision }) => decision === 'PASS').length;
  if (PASSED.has(status) && passes !== order.requiredStages)
    yield `11: ${no} is ${status} with ${passes} of ${order.requiredStages} decisions`;
  if (new Set(decisions.map(({ operator }) => operator)).size !== decisions.length)
    yield `11: ${no} was decided twice by one person`;
  if (decisions.some(({ operator }) => operator === order.adder)) yield `11: ${no} was decided by who filed it`;
  const times = [order.submittedAt, order.firstDecisionAt, order.passedAt, order.finishedAt].filter((time) => time !== null);
  if (times.some((time, at) => at > 0 && time < entryAt(times, at - 1))) yield `12: ${no} has times out of order`;
  const { dueAt, request } = order;
  const level = order.holder.level;
  const isDue =
    request === null
      ? dueAt === dueTime(order.submittedAt, level)
      : request.endedAt === null
        ? timeLeft(request.at, dueAt, level) === request.left
        : dueAt === dueTime(request.endedAt, level, request.left);
  if (!isDue) yield `12: ${no} has a wrong due time`;
  const paid = payouts.filter((payout) => payout.status === 'SUCCESS').length;
  if (paid !== (status === 'SUCCESS' ? 1 : 0)) yield `13: ${no} is ${status} with ${paid} successful payouts`;
  if (payouts.slice(0, -1).some((payout) => !['FAILED', 'REVERSED', 'CANCELED'].includes(payout.status)))
    yield `13: ${no} has an open earlier payout`;
  if (isWaiting(status) && payouts.some((payout) => payout.status !== 'CANCELED')) yield `13: ${no} waits but has a payout`;
  const steps = order.events.filter(({ isSide }) => !isSide).length;
  if (order.version !== steps) yield `28: ${no} has version ${order.version} after ${steps} steps`;
  if (order.claimedBy && !isWaiting(status)) yield `18: ${no} is ${status} and still claimed`;
  if (!world.withdraws.isFresh(order)) yield `lists: ${no} is found by what it was`;
  if ((status === 'WAITING_HOLDER') !== (request?.endedAt === null)) yield `18: ${no} is ${status} and its request is wrong`;
  if (world.open.has(order) !== isUndecided(status)) yield `18: ${no} is ${status} but its place in the queue is wrong`;
}

const WINS: ReadonlySet<string> = new Set(['PAYOUT_SUCCESS', 'RESOLVED_SUCCESS']);
const DECIDED: ReadonlySet<string> = new Set(['ANSWERED', 'FIRST_PASSED', 'PASSED', 'REJECTED']);

/** The history of an order's questions and its assignment (docs/rules/invariants.md#invariant-31). */
function* checkQuestions(order: Withdraw): Generator<string> {
  const { no, events, escalations, assignment } = order;
  let count = 0;
  let open: Escalation | undefined;
  for (const { kind, operator } of events) {
    if (kind === 'ESCALATED') {
      open = escalations[count];
      count += 1;
    } else if (open && DECIDED.has(kind)) {
      const isAsked = operator === open.answeredBy && operator !== open.by && (open.to === 'RISK' || open.to === operator);
      if (!isAsked) yield `31: ${no} was decided by ${operator?.username} and waited for another user`;
      open = undefined;
    } else if (kind === 'QUESTION_CLOSED') open = undefined;
  }
  if (count !== escalations.length || (open && (open.answeredAt === null) !== isUndecided(order.status)))
    yield `31: ${no} has a wrong list of questions`;
  if (assignment && !isUndecided(order.status)) yield `31: ${no} is ${order.status} and still assigned`;
}

/** A mark is that of the last event that set one, after a payment (docs/rules/invariants.md#invariant-32). */
function* checkMark({ no, events, mark }: Withdraw): Generator<string> {
  const at = events.findLastIndex(({ kind }) => kind === 'MARKED');
  const { operator, reasonCode } = events[at] ?? {};
  if (mark?.by !== operator || mark?.outcome !== reasonCode) yield `32: ${no} has a mark that no event set`;
  if (at >= 0 && !events.slice(0, at).some(({ kind }) => WINS.has(kind))) yield `32: ${no} was marked and never paid`;
}

function* checkQueue(world: World): Generator<string> {
  for (const operator of world.operators) {
    const listed = select(
      world.withdraws.rows,
      [(order) => isInScope(operator, order.holder), (order) => needsMe(world, order, operator)],
      { count: 0 },
    );
    const counted = [...world.open].filter(
      (order) => isInScope(operator, order.holder) && needsMe(world, order, operator),
    ).length;
    if (listed.total !== counted) yield `18: ${operator.username} is told ${counted} but sees ${listed.total}`;
  }
}

function* checkAccess(world: World): Generator<string> {
  for (const { key } of screens) if (!allKeys.has(key)) yield `24: route key ${key} is unknown`;
  // A custom role may still contain a removed key, which grants nothing.
  for (const { code, keys, builtin } of world.roles.values())
    for (const key of keys) if (builtin && !allKeys.has(key)) yield `24: ${code} holds the unknown key ${key}`;
  for (const fault of wrongGrants(world)) yield `25: ${fault}`;
  for (const { username, roles: codes, access, status } of world.operators) {
    const closure = accessOf(world, codes);
    if (closure.size !== access.size || [...closure].some((key) => !access.has(key)))
      yield `24: ${username} holds more or less than the closure`;
    for (const key of access) if (!allKeys.has(key)) yield `24: ${username} holds the unknown key ${key}`;
    if (closureOf(access, allKeys, implications).size !== access.size) yield `24: the rights of ${username} are not closed`;
    const pair = codes.includes('SUPER_ADMIN') ? undefined : forbiddenPair(access, (key) => riskOf(key) === 'MONEY');
    if (pair) yield `25: ${username} holds ${pair.join(' and ')}`;
    if (
      status === 'INVITED' &&
      world.withdraws.rows.some(({ decisions }) => decisions.some(({ operator }) => operator.username === username))
    )
      yield `25: ${username} decided before joining`;
  }
  if (!world.operators.some(({ roles: codes, status }) => codes.includes('SUPER_ADMIN') && status === 'ACTIVE'))
    yield '25: no active super administrator';
  for (const { no, claimedBy } of world.open)
    if (claimedBy?.status === 'DISABLED' || claimedBy?.status === 'LEFT') yield `25: ${claimedBy.username} still holds ${no}`;
  const names = world.operators.map(({ username }) => username.toLowerCase());
  if (new Set(names).size !== names.length) yield '25: two operators have one username';
}

function* checkLog(log: OperationLog): Generator<string> {
  const broken = firstBreak(log);
  if (broken) yield `27: the chain breaks at log entry ${broken.seq} (${broken.fault})`;
  for (const { seq, at, requestAt } of log.entries) if (at < requestAt) yield `27: log entry ${seq} is older than its request`;
}

function* checkTraces(world: World, log: OperationLog): Generator<string> {
  const traces = new Map<string, string>();
  for (const { traceId, operatorId, result } of log.entries)
    if (result !== 'REFUSED') traces.set(`${traceId} ${operatorId}`, result);
  // Withdrawals created for a holder have no API call yet, so that no log entry exists.
  for (const { no, events } of world.withdraws.rows)
    for (const { kind, actorType, operator, traceId } of events)
      if (actorType === 'OPERATOR' && kind !== 'SUBMITTED' && !traces.has(`${traceId} ${operator?.id}`))
        yield `28: ${kind} of ${no} is in no log entry`;
}

const WORD_ENDS = /[^\p{L}\d]+/u;

interface Looked {
  secretCount: number;
  /** Log entries and last order events without findings. */
  clean: WeakSet<object>;
}

const looked = new WeakMap<World, Looked>();

/** Items checked before; empty again when new secrets must be searched for. */
function cleanOf(world: World, secretCount: number): WeakSet<object> {
  const before = looked.get(world);
  if (before?.secretCount === secretCount) return before.clean;
  const clean = new WeakSet();
  looked.set(world, { secretCount, clean });
  return clean;
}

/** Invariants 22 and 29. Only new entries are checked, because the whole text has megabytes. */
function* checkMasks(world: World, log: OperationLog): Generator<string> {
  const secrets = world.payees.flatMap(({ accountNo, name }) => [accountNo, name]);
  const people = world.operators.flatMap(({ email, mobile }) => [email, mobile ?? email]);
  const clean = cleanOf(world, secrets.length + people.length);
  const entries = log.entries.filter((entry) => !clean.has(entry));
  const logged = entries.map(({ detail, about }) => `${detail}${JSON.stringify(about)}`).join('\n');
  const [viewer] = world.operators;
  const orders = world.withdraws.rows.slice(-200).filter(({ events }) => !clean.has(events.at(-1) ?? events));
  const shown = viewer ? orders.map((order) => showWithdraw(world, order, viewer, 'en')) : [];
  const found: string[] = [];
  for (const one of people) if (logged.includes(one)) found.push(`29: ${one.slice(0, 3)}... stands in the log`);
  const text = `${logged}\n${JSON.stringify(shown)}`;
  // Each word once, because thousands of secrets are searched in megabytes of text.
  const words = [...new Set(text.split(WORD_ENDS))].join(' ');
  const mayHold = (secret: string) => secret.split(WORD_ENDS).every((word) => words.includes(word));
  for (const secret of secrets)
    if (mayHold(secret) && text.includes(secret)) found.push(`29: ${secret.slice(0, 3)}... is shown unmasked`);
  for (const row of shown) {
    const { digits } = currencyInfo(row.currency);
    for (const money of [row.amount, row.netAmount, row.fee, row.availableNow])
      if (((money ?? '').split('.')[1] ?? '').length !== digits)
        found.push(`22: ${row.withdrawNo} shows ${row.currency} ${money}`);
  }
  if (found.length === 0) for (const one of [...entries, ...orders.map(({ events }) => events.at(-1) ?? events)]) clean.add(one);
  yield* found;
}

/** Invariants 1 to 4. 2 follows from 1 when entries are in time order. */
function checkLedger(ledger: World['ledger']): string[] {
  const found: string[] = [];
  const last = new Map<string, { after: bigint; seq: number; at: number }>();
  const perTransaction = new Map<string, bigint>();
  for (const { account, bucket, delta, after, seq, transaction } of ledger.entries) {
    const key = `${account.no}.${bucket}`;
    const before = last.get(key) ?? { after: 0n, seq: 0, at: 0 };
    if (after !== before.after + delta) found.push(`1: ${key} entry ${seq} does not follow from ${before.after}`);
    if (seq !== before.seq + 1) found.push(`1: ${key} has a gap before entry ${seq}`);
    if (transaction.at < before.at) found.push(`2: ${key} entry ${seq} is older than the one before`);
    last.set(key, { after, seq, at: transaction.at });
    const sumKey = `${transaction.id} ${account.currency}`;
    const sum = (perTransaction.get(sumKey) ?? 0n) + delta;
    if (sum === 0n) perTransaction.delete(sumKey);
    else perTransaction.set(sumKey, sum);
  }
  for (const [key, sum] of perTransaction) found.push(`3: transaction ${key} sums to ${sum}`);
  const grand = new Map<string, bigint>();
  for (const account of ledger.accounts.values()) {
    for (const bucket of BUCKETS) {
      const amount = account.amounts[bucket];
      if ((last.get(`${account.no}.${bucket}`)?.after ?? 0n) !== amount)
        found.push(`4: ${account.no}.${bucket} is not the sum of its entries`);
      if (amount < 0n && account.isCustomer) found.push(`4: ${account.no}.${bucket} is negative`);
      grand.set(account.currency, (grand.get(account.currency) ?? 0n) + amount);
    }
  }
  for (const [currency, sum] of grand) if (sum !== 0n) found.push(`3: all ${currency} accounts sum to ${sum}`);
  return found;
}
