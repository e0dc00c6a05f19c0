import { bulk as bulkOf, logChanges, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import type { Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { askedName, assignedName, openQuestion } from '../../flow/withdraw/asked';
import { claim } from '../../flow/withdraw/decide';
import { pendingCount } from '../../flow/withdraw/pending';
import { demand, findOrder, obstacle } from '../../flow/withdraw/rules';
import type { CallWith, PlatformCall } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { showWithdraw } from './view';

const BULK = {
  pass: ['{done} of {all} passed.', '已通过 {done} / {all} 笔。'],
  reject: ['{done} of {all} rejected.', '已拒绝 {done} / {all} 笔。'],
  claim: ['{done} of {all} claimed.', '已认领 {done} / {all} 笔。'],
  release: ['{done} of {all} released.', '已释放 {done} / {all} 笔。'],
  hold: ['{done} of {all} put on hold.', '已挂起 {done} / {all} 笔。'],
  unhold: ['{done} of {all} holds lifted.', '已解除挂起 {done} / {all} 笔。'],
  escalate: ['{done} of {all} escalated.', '已上报 {done} / {all} 笔。'],
  assign: ['{done} of {all} assigned.', '已分派 {done} / {all} 笔。'],
  unassign: ['{done} of {all} assignments ended.', '已取消分派 {done} / {all} 笔。'],
  query: ['{done} of {all} queried.', '已查询 {done} / {all} 笔。'],
} as const satisfies Readonly<Record<string, Text>>;

export interface Ref {
  withdrawNo: string;
  version: number;
}

const questionOf = (order: Withdraw) => {
  const question = openQuestion(order);
  return question ? askedName(question) : null;
};

/** Fields of an order for the operation log. */
const stateOf = (order: Withdraw) => ({
  status: order.status,
  claimedBy: order.claimedBy?.username ?? null,
  holdUntil: timeOf(order.holdUntil),
  escalatedTo: questionOf(order),
  assignedTo: assignedName(order),
  mark: order.mark?.outcome ?? null,
  settNo: order.payouts.at(-1)?.no ?? null,
  payoutStatus: order.payouts.at(-1)?.status ?? null,
});

const LOGGED_FIELDS = [
  'status',
  'claimedBy',
  'holdUntil',
  'escalatedTo',
  'assignedTo',
  'mark',
  'settNo',
  'payoutStatus',
] as const;

/** Runs a change of one order and logs the changed fields. */
function noting<Result>(call: PlatformCall, order: Withdraw, run: () => Result): Result {
  const before = stateOf(order);
  const result = run();
  logChanges(call, changesOf(before, stateOf(order), LOGGED_FIELDS), order.no);
  return result;
}

/** One action on many orders; the answer includes the other data of the desk. */
export function bulk<More extends object>(
  world: World,
  call: CallWith<{ items: Ref[]; claimNext?: string }>,
  action: keyof typeof BULK,
  one: (order: Withdraw, ref: Ref) => More | undefined,
) {
  const { actor, lang } = call;
  const answer = bulkOf(call, 'withdrawNo', BULK[action], (ref) => {
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

/** Claims the next order of the queue together with a decision; ignored when refused. */
function claimNext(world: World, call: CallWith<{ claimNext?: string }>) {
  const order = call.body.claimNext ? world.withdraws.get(call.body.claimNext) : undefined;
  if (!order || !isInScope(call.actor, order.holder) || !call.actor.access.has('trade:withdraw:claim')) return undefined;
  if (obstacle(world, order, call.actor, 'claim', call.lang)) return undefined;
  noting(call, order, () => claim(world, call, order));
  call.note.about = { ...call.note.about, within: { entity: 'withdraw', ids: [order.no] } };
  const current = showWithdraw(world, order, call.actor, call.lang);
  return { withdrawNo: order.no, claimedUntil: new Date(order.claimedUntil).toISOString(), current };
}

/** One action on one order; returns its row. @throws Refusal */
export function single(
  world: World,
  call: CallWith<Ref>,
  action: 'undo' | 'retry' | 'resolve' | 'refund' | 'answer' | 'ask' | 'resume' | 'mark',
  run: (order: Withdraw) => void,
) {
  const { withdrawNo, version } = call.body;
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
