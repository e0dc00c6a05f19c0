import type { SettAction } from '@/contract';
import { settFits } from '../../../src/domain/sett';
import { bulk as bulkOf, isAbout, logChanges, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { CHANGED, type ConflictCode, conflict, MOVED } from '../../base/conflict';
import { moneyIn } from '../../base/money';
import { demandFound, type Lang, Refusal, say, type Text } from '../../engine/text';
import { SYSTEM_NAME } from '../../flow/show';
import type { CallWith, Operator, PlatformCall } from '../../model/operators';
import type { Payout } from '../../model/payments';
import type { OrderEvent } from '../../model/records';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { NO_PAYOUT, settObstacle, showSett } from './view';

const BULK = {
  pass: ['{done} of {all} passed.', '已通过 {done} / {all} 笔。'],
  reject: ['{done} of {all} rejected.', '已拒绝 {done} / {all} 笔。'],
  route: ['{done} of {all} rerouted.', '已更换 {done} / {all} 笔的通道。'],
  query: ['{done} of {all} queried.', '已查询 {done} / {all} 笔。'],
  notify: ['{done} of {all} callbacks resent.', '已重发 {done} / {all} 笔回调。'],
} as const satisfies Readonly<Record<string, Text>>;

export interface SettRef {
  settNo: string;
  version: number;
}

/** The payout, when the operator may see it. @throws Refusal 404 */
export const findSett = (world: World, operator: Operator, no: string): Payout =>
  demandFound(world.payouts.get(no), NO_PAYOUT, (one) => isInScope(operator, one.holder));

const lastMove = ({ events }: Payout): OrderEvent | undefined => events.findLast(({ isSide }) => !isSide);

/** 409: who changed the payout and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
function payoutConflict(
  world: World,
  payout: Payout,
  error: ConflictCode,
  lang: Lang,
  text: Text,
  more: Readonly<Record<string, string>> = {},
): Refusal {
  const who = lastMove(payout)?.operator?.username ?? say(lang, SYSTEM_NAME);
  return conflict(error, text, { who, at: payout.updatedAt, now: world.clock.now(), lang }, more);
}

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal 403 or 409 */
function demand(world: World, { actor, lang }: PlatformCall, payout: Payout, version: number, action: SettAction) {
  if (!settFits(action, payout.status)) throw payoutConflict(world, payout, 'STATE_CONFLICT', lang, MOVED);
  if (payout.version !== version) throw payoutConflict(world, payout, 'VERSION_CONFLICT', lang, CHANGED);
  const obstacle = settObstacle(payout, actor, action);
  if (obstacle?.isOwn) throw new Refusal(403, 'SELF_APPROVAL', obstacle.text, {}, { makerName: actor.username });
  if (obstacle) throw payoutConflict(world, payout, 'STATE_CONFLICT', lang, obstacle.text, obstacle.values);
}

/** Fields of a payout for the operation log. */
const stateOf = (payout: Payout) => ({
  status: payout.status,
  channelCode: payout.channelCode,
  bankRefNo: payout.bankRefNo,
  retriedBy: payout.retriedBy?.no ?? null,
  notifyStatus: payout.notify.status,
});

const LOGGED_FIELDS = ['status', 'channelCode', 'bankRefNo', 'retriedBy', 'notifyStatus'] as const;

/**
 * One action on one payout, with its log entry.
 * @throws Refusal with the row as the caller sees it; then nothing has changed
 */
function act(world: World, call: PlatformCall, { settNo, version }: SettRef, action: SettAction, run: (payout: Payout) => void) {
  const { actor, lang, note } = call;
  const payout = findSett(world, actor, settNo);
  const { currency } = payout.account;
  if (isAbout(call, settNo))
    note.about = { name: payout.holder.name, amount: moneyIn(currency, payout.amount), currency, ...note.about };
  const before = stateOf(payout);
  try {
    demand(world, call, payout, version, action);
    run(payout);
  } catch (error) {
    throw withCurrent(error, () => showSett(world, payout, actor, lang));
  }
  logChanges(call, changesOf(before, stateOf(payout), LOGGED_FIELDS), settNo);
  return payout;
}

/** One action on one payout; returns its row. @throws Refusal */
export function single(world: World, call: CallWith<SettRef>, action: SettAction, run: (payout: Payout) => void) {
  const payout = act(world, call, call.body, action, run);
  return { data: showSett(world, payout, call.actor, call.lang) };
}

/** One action on many payouts. */
export function bulk(
  world: World,
  call: CallWith<{ items: SettRef[] }>,
  action: keyof typeof BULK,
  run: (payout: Payout) => void,
) {
  return bulkOf(call, 'settNo', BULK[action], (ref) => {
    const payout = act(world, call, ref, action, run);
    const { status, version } = payout;
    return { status, version, current: showSett(world, payout, call.actor, call.lang) };
  });
}
