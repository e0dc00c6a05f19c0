import type { WithdrawHoldReason, WithdrawRejectReason } from '@/contract';
import { holdReasons, rejectReasons } from '../../../src/domain/deskValues';
import { invalid } from '../../engine/schema';
import { Refusal, say, type Text } from '../../engine/text';
import { accessOf } from '../../flow/roles';
import type { Answer } from '../../flow/withdraw/escalate';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import type { Assignment, Escalation } from '../../model/payments';
import type { World } from '../../model/world';

const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
const SHORT: Text = ['Enter at least 4 characters.', '至少填写 4 个字符。'];
const UNKNOWN: Text = ['Operator {who} not found.', '用户 {who} 不存在。'];
const INACTIVE: Text = ['{who} cannot sign in now.', '{who} 当前无法登录。'];
const NO_ANSWER: Text = ['{who} may not answer questions.', '{who} 没有答复权限。'];
const YOURSELF: Text = ['Ask another person.', '不能上报给自己。'];
const NO_DECISION: Text = ['{who} may not decide on withdraw orders.', '{who} 没有提现审核权限。'];
const NO_ROLE: Text = ['Role {who} not found, or disabled.', '角色 {who} 不存在或已停用。'];
const ONE_ONLY: Text = ['Choose an operator or a role.', '请选择一个用户或一个角色。'];
const WRONG_REASON: Text = ['This reason does not fit the decision.', '该原因不适用于此操作。'];

/** 422 of a field with a name in its sentence. */
function refuse({ lang }: PlatformCall, name: string, rule: string, text: Text, who: string): Refusal {
  return new Refusal(422, 'VALIDATION', text, { who }, { fields: [{ name, rule, msg: say(lang, text, { who }) }] });
}

/** The trimmed text of a field. @throws Refusal 422 below 4 characters */
export function textOf({ body, lang }: PlatformCall, name: string): string {
  const text = String(body[name]).trim();
  if (text.length < 4) throw invalid(lang, [{ name, rule: 'minLength', text: SHORT }]);
  return text;
}

/** An active operator by id. @throws Refusal 422 */
function personOf(world: World, call: PlatformCall, name: string): Operator {
  const id = String(call.body[name]);
  const operator = world.operators.find((one) => one.id === id);
  if (!operator) throw refuse(call, name, 'exists', UNKNOWN, id);
  if (operator.status !== 'ACTIVE') throw refuse(call, name, 'active', INACTIVE, operator.username);
  return operator;
}

/** Who is asked, and what. @throws Refusal 422 */
export function questionOf(world: World, call: PlatformCall): Pick<Escalation, 'to' | 'question'> {
  const question = textOf(call, 'question');
  if (call.body.to === 'RISK') return { to: 'RISK', question };
  const to = personOf(world, call, 'to');
  if (to === call.actor) throw invalid(call.lang, [{ name: 'to', rule: 'other', text: YOURSELF }]);
  if (!to.access.has('trade:withdraw:answer')) throw refuse(call, 'to', 'access', NO_ANSWER, to.username);
  return { to, question };
}

/** The answer with its decision. @throws Refusal 422 */
export function answerOf(call: CallFor<'answerWithdraw'>): Omit<Answer, 'version'> {
  const { decision = 'RETURN', reasonCode = 'RISK_REVIEW' } = call.body;
  const isKnown =
    decision === 'RETURN' ||
    (decision === 'HOLD'
      ? holdReasons.includes(reasonCode as WithdrawHoldReason)
      : rejectReasons.includes(reasonCode as WithdrawRejectReason));
  if (!isKnown) throw invalid(call.lang, [{ name: 'reasonCode', rule: 'enum', text: WRONG_REASON }]);
  return { answer: textOf(call, 'answer'), decision, reasonCode };
}

/** What the holder is asked for. @throws Refusal 422 */
export function requestOf(call: CallFor<'askWithdrawHolder'>) {
  const { documents, dueAt } = call.body;
  const until = Date.parse(dueAt);
  if (until <= call.at) throw invalid(call.lang, [{ name: 'dueAt', rule: 'future', text: PAST }]);
  return { documents, message: textOf(call, 'message'), until };
}

/** To whom orders are assigned; null ends the assignment. @throws Refusal 422 */
export function assigneeOf(world: World, call: CallFor<'assignWithdraws'>): Assignment['to'] | null {
  const { assigneeId, roleCode, unassign } = call.body;
  if ([assigneeId, roleCode, unassign].filter((one) => one !== undefined).length !== 1)
    throw invalid(call.lang, [{ name: 'assigneeId', rule: 'required', text: ONE_ONLY }]);
  if (unassign) return null;
  if (roleCode !== undefined) {
    if (world.roles.get(roleCode)?.status !== 'ACTIVE') throw refuse(call, 'roleCode', 'exists', NO_ROLE, roleCode);
    if (!accessOf(world, [roleCode]).has('trade:withdraw:pass')) throw refuse(call, 'roleCode', 'access', NO_DECISION, roleCode);
    return roleCode;
  }
  const to = personOf(world, call, 'assigneeId');
  if (!to.access.has('trade:withdraw:pass')) throw refuse(call, 'assigneeId', 'access', NO_DECISION, to.username);
  return to;
}
