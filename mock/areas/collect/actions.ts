import { EXTEND } from '../../../src/domain/collect';
import { reasonOf } from '../../base/bulk';
import { fault } from '../../base/faults';
import { invalid } from '../../engine/schema';
import { Refusal, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import { allocate, cardsFor, changeCollect, closeCollect, moveCollect, settleCollect } from '../../flow/cards/collect';
import { notifyAgain } from '../../flow/notify';
import { addPayEvent } from '../../flow/payin/moves';
import { by } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { BankCard, Collect } from '../../model/cards';
import type { CallFor } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { paymentIn } from './confirm';
import { bulk, single } from './rules';
import { moveObstacle } from './view';

const TOO_LONG: Text = ['At most {left} more minutes, {total} in total.', '最多还可延长 {left} 分钟，合计不超过 {total} 分钟。'];
const NO_CARD: Text = ['No such card in this currency.', '没有该币种的此银行卡。'];
const NO_OTHER: Text = ['No other card can take the order now.', '目前没有其他银行卡可承接该订单。'];

const TOGETHER: Text = [
  'Only overdue orders awaiting payment or a card can be closed in bulk. Close this order separately.',
  '批量关闭仅限已超时的待付款或无可用卡订单，请单独关闭。',
];

/** Target card of a collection order: the selected card, otherwise the best other one. @throws Refusal 409, 422 */
function cardIn(world: World, { actor, body, lang }: CallFor<'reallocateCollect'>, collect: Collect): BankCard {
  const { cardId } = body;
  if (cardId === undefined) {
    const other = cardsFor(world, collect).find((card) => !moveObstacle(world, collect, card));
    if (!other) throw new Refusal(409, 'STATE_CONFLICT', NO_OTHER);
    return other;
  }
  const card = world.pool.cards.get(cardId);
  if (card?.currency !== collect.order.account.currency || !seesCard(actor, card))
    throw invalid(lang, [fault('cardId', 'exists', NO_CARD)]);
  const obstacle = moveObstacle(world, collect, card);
  if (obstacle) throw invalid(lang, [fault('cardId', 'usable', obstacle)]);
  return card;
}

/** Several orders can only be closed after their expiry, because no one checks them individually. @throws Refusal 409 */
function demandOver({ clock }: World, { body }: CallFor<'closeCollects'>, { status, expireAt }: Collect) {
  if (body.items.length < 2) return;
  const isOver = (status === 'WAIT_PAY' || status === 'NO_CARD') && clock.now() >= expireAt;
  if (!isOver) throw new Refusal(409, 'STATE_CONFLICT', TOGETHER);
}

/** Actions on collection orders by operation id. */
export function collectActionHandlers(world: World) {
  return {
    confirmCollect(call) {
      const reason = reasonOf(call);
      return single(world, call, 'confirm', (collect) => {
        const { line, isAgreed } = paymentIn(world, call, collect);
        const details = by(call, 'COLLECT_CONFIRMED', { ...reason, file: line.file ?? undefined });
        settleCollect(world, collect, line, { matchType: 'MANUAL', by: call.actor.username, details: details, isAgreed });
      });
    },
    closeCollects(call) {
      const reason = reasonOf(call);
      return bulk(world, call, 'close', (collect) => {
        demandOver(world, call, collect);
        closeCollect(world, collect, by(call, 'COLLECT_CLOSED', reason));
        return undefined;
      });
    },
    extendCollect: (call) =>
      single(world, call, 'extend', (collect) => {
        const { minutes } = call.body;
        const left = EXTEND.total - collect.extendedMinutes;
        if (minutes > left) throw invalid(call.lang, [fault('minutes', 'max', TOO_LONG, { left, total: EXTEND.total })]);
        const expireAt = collect.expireAt + minutes * MINUTE;
        const details = by(call, 'COLLECT_EXTENDED', { remark: `+${minutes} min` });
        changeCollect(world, collect, { expireAt, extendedMinutes: collect.extendedMinutes + minutes }, details);
        collect.order.expireAt = expireAt;
        addPayEvent(world, collect.order, by(call, 'EXTENDED', { refNo: collect.no }));
      }),
    reallocateCollect: (call) =>
      single(world, call, 'reallocate', (collect) =>
        allocate(world, collect, [cardIn(world, call, collect)], 'reallocate', by(call, 'COLLECT_REALLOCATED')),
      ),
    disputeCollect(call) {
      const reason = reasonOf(call);
      return single(world, call, 'dispute', (collect) =>
        moveCollect(world, collect, 'dispute', 'DISPUTED', by(call, 'COLLECT_DISPUTED', reason)),
      );
    },
    notifyCollects: (call) =>
      bulk(world, call, 'notify', (collect) => {
        const { order } = collect;
        const isDelivered = notifyAgain(world, order.notify, call.actor);
        addPayEvent(world, order, by(call, 'NOTIFIED', { refNo: collect.no }));
        collect.events.push({ at: call.at, ...by(call, 'COLLECT_NOTIFIED', { refNo: order.no }), isSide: true });
        return { isDelivered, httpStatus: order.notify.tries.at(-1)?.httpStatus ?? null };
      }),
  } satisfies Partial<AreaHandlers<'collect'>>;
}
