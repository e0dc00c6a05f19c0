import { Refusal, say, type Text } from '../../engine/text';
import type { Operator } from '../../model/operators';
import type { Assignment, Escalation, Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { writeNote } from '../inbox/notes';
import { tellQuestion } from '../inbox/ownNotices';
import { by, type Deciding } from '../show';
import { askedName, assignedName, closeQuestion, isAsked, openQuestion } from './asked';
import { hold, reject, release } from './decide';
import { addEvent, change } from './moves';
import { demand, mayDecide } from './rules';

const CLOSED: Text = ['{who} does not have permission to open this order.', '{who} 无权查看该订单。'];
const NO_RISK: Text = ['No risk officer can answer for this order.', '没有可答复该订单的风控人员。'];
const UNABLE: Text = ['{who} cannot decide on this order.', '{who} 不能处理该订单。'];
const NOT_ASSIGNED: Text = ['This order is not assigned.', '该订单未分派。'];
const NO_KEY: Text = ['You need the permission for this decision as well.', '您还需要该操作的权限。'];

/** 422 for a field that does not fit the order. */
function unfit({ lang }: Deciding, name: string, text: Text, who: string): Refusal {
  const fields = [{ name, rule: 'scope', msg: say(lang, text, { who }) }];
  return new Refusal(422, 'VALIDATION', text, { who }, { fields });
}

/**
 * Asks the risk officers or an operator about an order. Until the answer no other operator decides (docs/rules/withdraw.md#escalate).
 * @throws Refusal 409, 423 or 422; then nothing has changed
 */
export function escalate(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  { version, to, question }: { version: number; to: Escalation['to']; question: string },
) {
  demand(world, deciding, order, version, 'escalate');
  const asked: Escalation = {
    by: deciding.actor,
    at: world.clock.now(),
    to,
    question,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  };
  const canAnswer = world.operators.some(
    (operator) => operator.status === 'ACTIVE' && isAsked(asked, operator) && isInScope(operator, order.holder),
  );
  if (!canAnswer) throw unfit(deciding, 'to', to === 'RISK' ? NO_RISK : CLOSED, askedName(asked));
  order.claimedBy = null;
  change(world, order, by(deciding, 'ESCALATED', { remark: question, refNo: askedName(asked) }));
  order.escalations = [...order.escalations, asked];
  if (typeof to !== 'string') tellQuestion(world, to, order.no, asked);
}

export interface Answer {
  version: number;
  answer: string;
  decision: 'RETURN' | 'HOLD' | 'REJECT';
  reasonCode: string;
}

/**
 * Answers the open question: returns the order to the queue, holds it or rejects it, and tells the asker by a note
 * (docs/rules/withdraw.md#answer).
 * @throws Refusal 409, 403 or 423; then nothing has changed
 */
export function answer(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  { version, answer: text, decision, reasonCode }: Answer,
) {
  demand(world, deciding, order, version, 'answer');
  const question = openQuestion(order) as Escalation;
  if (decision !== 'RETURN') {
    const action = decision === 'HOLD' ? 'hold' : 'reject';
    const key = `trade:withdraw:${action}`;
    if (!deciding.actor.access.has(key)) throw new Refusal(403, 'FORBIDDEN', NO_KEY, {}, { required: [key] });
    demand(world, deciding, order, version, action);
  }
  closeQuestion(order, deciding.actor, world.clock.now(), text);
  const event = by(deciding, 'ANSWERED', { remark: text });
  if (decision === 'RETURN') change(world, order, event);
  else addEvent(world, order, event);
  if (decision === 'HOLD') hold(world, order, by(deciding, 'HELD', { reasonCode, remark: text }), null);
  if (decision === 'REJECT') reject(world, deciding, order, { version, reasonCode, remark: text, isConfirmed: true });
  const { username } = question.by;
  writeNote(world, deciding, { entity: 'withdraw', no: order.no }, order, `@${username} ${text}`, [question.by], true);
}

/**
 * Assigns an order to an operator or a role; null ends the assignment (docs/rules/withdraw.md#assign).
 * @throws Refusal 409 or 422; then nothing has changed
 */
export function assign(world: World, deciding: Deciding, order: Withdraw, version: number, to: Assignment['to'] | null) {
  demand(world, deciding, order, version, 'assign');
  if (to === null && order.assignment === null) throw new Refusal(409, 'STATE_CONFLICT', NOT_ASSIGNED);
  if (to !== null && typeof to !== 'string' && !mayDecide(world, order, to))
    throw unfit(deciding, 'assigneeId', UNABLE, to.username);
  const before = assignedName(order);
  order.assignment = to === null ? null : { by: deciding.actor, at: world.clock.now(), to };
  const kind = to === null ? 'UNASSIGNED' : 'ASSIGNED';
  change(world, order, by(deciding, kind, { refNo: assignedName(order) ?? before ?? undefined }));
}

/** Ends claims, questions and assignments of an operator who can no longer sign in (docs/rules/withdraw.md#escalate). */
export function freeOrdersOf(world: World, deciding: Pick<Deciding, 'actor' | 'traceId'>, operator: Operator) {
  for (const order of world.open) {
    if (order.claimedBy === operator) release(world, deciding, order);
    if (openQuestion(order)?.to === operator) {
      closeQuestion(order, null, world.clock.now(), null);
      change(world, order, by(deciding, 'QUESTION_CLOSED', { refNo: operator.username }));
    }
    if (order.assignment?.to === operator) {
      order.assignment = null;
      change(world, order, by(deciding, 'UNASSIGNED', { refNo: operator.username }));
    }
  }
}
