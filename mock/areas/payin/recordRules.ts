import type { PayRecordAction, UpstreamAnswer } from '@/contract';
import { bulk, logChanges, reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { type ConflictCode, conflict } from '../../base/conflict';
import { type Refusal, say, type Text } from '../../engine/text';
import { addPayEvent, changeRecord } from '../../flow/payin/moves';
import { queryPay } from '../../flow/payin/order';
import { by } from '../../flow/show';
import type { CallFor, CallWith, PlatformCall } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import type { World } from '../../model/world';
import { recordState } from './recordRights';
import { showPayRecord } from './view';

const CHANGED: Text = ['Changed by {who} {ago} ago.', '{who} 于 {ago}前已变更。'];
const SYSTEM: Text = ['the platform', '系统'];
const ASKED: Text = ['{done} of {all} queried.', '已查询 {done}/{all} 笔。'];

interface Ref {
  recordNo: string;
  version: number;
}

/** 409 with the current attempt and who changed it last (docs/rules/calls.md#conflicts). */
function recordConflict(
  { actor, lang, at }: PlatformCall,
  one: PayRecord,
  error: ConflictCode,
  why?: { text: Text; values?: Record<string, string> },
): Refusal {
  const { handled, updatedAt } = one;
  const who = handled?.at === updatedAt ? handled.operator.username : say(lang, SYSTEM);
  const change = { who, at: updatedAt, now: at, lang };
  return conflict(error, why?.text ?? CHANGED, change, why?.values, showPayRecord(one, actor, lang));
}

/** Checks that the attempt allows the action, in the version that the operator saw. @throws Refusal 409 */
function demand(call: PlatformCall, one: PayRecord, version: number, action: PayRecordAction) {
  const why = recordState(one, action);
  if (why) throw recordConflict(call, one, 'STATE_CONFLICT', why);
  if (one.version !== version) throw recordConflict(call, one, 'VERSION_CONFLICT');
}

/** Updates an attempt from the upstream's answer (docs/rules/payrecord.md#states); a successful payment has already updated it. */
function applyAnswer(world: World, one: PayRecord, said: UpstreamAnswer) {
  const isOpen = one.status === 'TIMEOUT' || one.status === 'UNKNOWN';
  // PAYING proves that a timed-out order was accepted; it does not resolve UNKNOWN.
  if (said === 'PAYING' && one.status === 'TIMEOUT') changeRecord(world, one, { status: 'ACCEPTED' });
  if (said === 'FAILED' && isOpen) changeRecord(world, one, { status: 'FAILED' });
}

/** Queries the upstream about attempts. */
export function ask(world: World, call: CallWith<{ items: Ref[] }>, find: (no: string) => PayRecord) {
  return bulk(call, 'recordNo', ASKED, ({ recordNo, version }) => {
    const one = find(recordNo);
    demand(call, one, version, 'query');
    const before = { status: one.status };
    addPayEvent(world, one.order, by(call, 'QUERIED', { refNo: one.no }));
    const upstreamStatus = queryPay(world, one.order);
    applyAnswer(world, one, upstreamStatus);
    logChanges(call, changesOf<Pick<PayRecord, 'status'>>(before, one, ['status']), recordNo);
    const current = showPayRecord(one, call.actor, call.lang);
    return { before: before.status, after: one.status, upstreamStatus, version: one.version, current };
  });
}

/** Marks a difference as handled. @throws Refusal 409 or 422 */
export function handleDiff(world: World, call: CallFor<'handlePayRecordDiff'>, one: PayRecord) {
  const { actor, at, lang, body } = call;
  const { reasonCode, remark } = reasonOf(call);
  const said = remark?.trim() || null;
  demand(call, one, body.version, 'handleDiff');
  changeRecord(world, one, { handled: { at, operator: actor, reasonCode, remark: said } });
  const changes = changesOf<{ handledBy: string | null }>({ handledBy: null }, { handledBy: actor.username }, ['handledBy']);
  logChanges(call, changes, one.no);
  return { data: showPayRecord(one, actor, lang) };
}
