import { isUndecided } from '../../../src/domain/withdraw';
import { Refusal, type Text } from '../../engine/text';
import type { Operator } from '../../model/operators';
import type { Escalation, Withdraw } from '../../model/payments';

const WAITS: Text = ['Waiting for the answer of {who}.', '等待 {who} 答复。'];
const WAITS_FOR_RISK: Text = ['Waiting for the answer of a risk officer.', '等待风控答复。'];
const ASSIGNED: Text = ['Assigned to {who}. Confirm that you decide instead.', '已分派给 {who}，请确认由您处理。'];

/** The unanswered question about an order (docs/rules/withdraw.md#escalate). */
export function openQuestion(order: Withdraw): Escalation | undefined {
  const last = order.escalations.at(-1);
  return last && last.answeredAt === null && isUndecided(order.status) ? last : undefined;
}

/** True when the operator may answer the question. The asker never may. */
export const isAsked = ({ to, by }: Pick<Escalation, 'to' | 'by'>, operator: Operator) =>
  operator !== by &&
  operator.access.has('trade:withdraw:answer') &&
  (to === 'RISK' ? operator.roles.includes('RISK') : to === operator);

/** True when an open question about the order waits for this operator. */
export function waitsFor(order: Withdraw, operator: Operator): boolean {
  const question = openQuestion(order);
  return question !== undefined && isAsked(question, operator);
}

/** User name of the operator who is asked, or the role. */
export const askedName = ({ to }: Escalation) => (to === 'RISK' ? to : to.username);

/** The refusal for an order that waits for the answer of another user. */
export function waitsForOther(order: Withdraw, operator: Operator): Refusal | undefined {
  const question = openQuestion(order);
  if (!question || isAsked(question, operator)) return undefined;
  return waiting(question);
}

/** The refusal that names the person asked. */
export function waiting(question: Escalation): Refusal {
  const who = askedName(question);
  return new Refusal(423, 'ESCALATED', question.to === 'RISK' ? WAITS_FOR_RISK : WAITS, { who }, { escalatedTo: who });
}

/** Ends the open question, if there is one: by an answer, by a decision of the person asked, or without any (no actor). */
export function closeQuestion(order: Withdraw, actor: Operator | null, at: number, text: string | null) {
  const question = openQuestion(order);
  if (!question) return;
  order.escalations = [...order.escalations.slice(0, -1), { ...question, answer: text, answeredBy: actor, answeredAt: at }];
}

/** True when the order is assigned to this operator or one of the operator's roles (docs/rules/withdraw.md#assign). */
export const isAssignedTo = ({ assignment }: Withdraw, operator: Operator) =>
  assignment !== null &&
  (typeof assignment.to === 'string' ? operator.roles.includes(assignment.to) : assignment.to === operator);

/** User name or role that an order is assigned to. */
export const assignedName = ({ assignment }: Withdraw) =>
  assignment && (typeof assignment.to === 'string' ? assignment.to : assignment.to.username);

/** The refusal for an order that is assigned to another user. */
export function assignedToOther(order: Withdraw, operator: Operator): Refusal | undefined {
  const who = assignedName(order);
  if (who === null || isAssignedTo(order, operator)) return undefined;
  return new Refusal(423, 'ASSIGNED', ASSIGNED, { who }, { assignedTo: who });
}
