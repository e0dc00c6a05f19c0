import type { PayRecordAction, PayRecord as WireRecord } from '@/contract';
import { isDifferent, payRecordActions, payRecordFits } from '../../../src/domain/payRecord';
import { nameOfKey } from '../../base/screens';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { PayRecord } from '../../model/payments';

const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const ON_ITS_WAY: Text = ['The request is still in progress.', '请求仍在进行中。'];
const ENDED: Text = ['This attempt has ended. There is nothing to query.', '该次尝试已结束，无需查询。'];
const NO_CODE: Text = ['The upstream sent no error code.', '上游没有给出返回码。'];
const MAPPED: Text = ['{raw} of {upstream} is already mapped to {unified}.', '{upstream} 的返回码 {raw} 已映射为 {unified}。'];
const EVEN: Text = ['There is no reconciliation difference.', '没有对账差异。'];
const HANDLED: Text = ['{who} has already handled this difference.', '{who} 已处理该差异。'];

/** Why the state of an attempt forbids the action; undefined when it does not. */
export function recordState(
  one: PayRecord,
  action: PayRecordAction,
): { text: Text; values?: Record<string, string> } | undefined {
  const { status, unifiedCode, rawCode, reconStatus, handled, channel } = one;
  if (payRecordFits(action, { status, unifiedCode, reconStatus, handledAt: timeOf(handled?.at ?? null) })) return undefined;
  if (action === 'query') return { text: status === 'REQUESTING' ? ON_ITS_WAY : ENDED };
  if (action === 'mapCode')
    return rawCode && unifiedCode
      ? { text: MAPPED, values: { raw: rawCode, upstream: channel.upstream.code, unified: unifiedCode } }
      : { text: NO_CODE };
  return isDifferent(reconStatus) && handled ? { text: HANDLED, values: { who: handled.operator.username } } : { text: EVEN };
}

/** Actions of this operator on the attempt, and why the others with a key are denied. */
export function recordRights(one: PayRecord, operator: Operator, lang: Lang): Pick<WireRecord, 'allowed' | 'denied'> {
  const allowed: NonNullable<WireRecord['allowed']> = [];
  const denied: NonNullable<WireRecord['denied']> = [];
  for (const action of payRecordActions) {
    const key = `trade:payrecord:${action}`;
    const obstacle = recordState(one, action);
    const isHeld = operator.access.has(key);
    if (isHeld && !obstacle) allowed.push(action);
    else if (isHeld && obstacle) denied.push({ action, why: say(lang, obstacle.text, obstacle.values) });
    else if (!obstacle) denied.push({ action, why: say(lang, NO_KEY, { name: say(lang, nameOfKey(key)) }) });
  }
  return { allowed, denied };
}
