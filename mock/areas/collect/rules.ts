import type { CollectAction } from '@/contract';
import { collectFits } from '../../../src/domain/collect';
import { bulk as bulkOf, isAbout, logChanges, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { CHANGED, type ConflictCode, conflict, MOVED } from '../../base/conflict';
import { moneyIn } from '../../base/money';
import type { Refusal, Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { actorName } from '../../flow/show';
import type { Collect } from '../../model/cards';
import type { CallWith, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { findCollect } from './query';
import { collectObstacle, showCollect } from './view';

const BULK = {
  close: ['{done} of {all} closed.', '已关闭 {done} / {all} 笔。'],
  notify: ['{done} of {all} callbacks resent.', '已重发 {done} / {all} 笔回调。'],
} as const satisfies Readonly<Record<string, Text>>;

interface Ref {
  collectNo: string;
  version: number;
}

/** 409: who changed the order and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
function collectConflict(
  world: World,
  { lang }: PlatformCall,
  collect: Collect,
  error: ConflictCode,
  text: Text,
  more: Readonly<Record<string, string | number>> = {},
): Refusal {
  const who = actorName(
    collect.events.findLast(({ isSide }) => !isSide),
    lang,
  );
  return conflict(error, text, { who, at: collect.updatedAt, now: world.clock.now(), lang }, more);
}

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal 409 */
function demand(world: World, call: PlatformCall, collect: Collect, version: number, action: CollectAction) {
  if (!collectFits(action, collect.status)) throw collectConflict(world, call, collect, 'STATE_CONFLICT', MOVED);
  if (collect.version !== version) throw collectConflict(world, call, collect, 'VERSION_CONFLICT', CHANGED);
  const obstacle = collectObstacle(world, collect, action);
  if (obstacle) throw collectConflict(world, call, collect, 'STATE_CONFLICT', obstacle.text, obstacle.values);
}

/** Fields of a collection order for the operation log. */
const stateOf = ({ status, card, line, paid, bankRefNo, expireAt, order }: Collect) => ({
  status,
  cardId: card?.id ?? null,
  statementLineNo: line?.no ?? null,
  paidAmount: paid === null ? null : moneyIn(order.account.currency, paid),
  bankRefNo,
  expireAt: timeOf(expireAt),
  notifyStatus: order.notify.status,
});

const LOGGED_FIELDS = ['status', 'cardId', 'statementLineNo', 'paidAmount', 'bankRefNo', 'expireAt', 'notifyStatus'] as const;

/**
 * One action on one collection order, with its log entry.
 * @throws Refusal with the row as the caller sees it; then nothing has changed
 */
function act(world: World, call: PlatformCall, { collectNo, version }: Ref, action: CollectAction, run: (one: Collect) => void) {
  const { actor, lang, note } = call;
  const collect = findCollect(world, actor, collectNo);
  const { currency } = collect.order.account;
  if (isAbout(call, collectNo)) {
    const amount = moneyIn(currency, collect.payable);
    note.about = { name: collect.holder.name, amount, currency, ...note.about };
  }
  const before = stateOf(collect);
  try {
    demand(world, call, collect, version, action);
    run(collect);
  } catch (error) {
    throw withCurrent(error, () => showCollect(world, collect, actor, lang));
  }
  logChanges(call, changesOf(before, stateOf(collect), LOGGED_FIELDS), collectNo);
  return collect;
}

/** One action on one collection order; returns its row. @throws Refusal */
export function single(world: World, call: CallWith<Ref>, action: CollectAction, run: (one: Collect) => void) {
  const collect = act(world, call, call.body, action, run);
  return { data: showCollect(world, collect, call.actor, call.lang) };
}

/** One action on many collection orders. @param run returns additional data of one */
export function bulk<More extends object>(
  world: World,
  call: CallWith<{ items: Ref[] }>,
  action: keyof typeof BULK,
  run: (one: Collect) => More | undefined,
) {
  return bulkOf(call, 'collectNo', BULK[action], (ref) => {
    let more: More | undefined;
    const collect = act(world, call, ref, action, (one) => {
      more = run(one);
    });
    const { status, version } = collect;
    return { status, version, current: showCollect(world, collect, call.actor, call.lang), ...more };
  });
}
