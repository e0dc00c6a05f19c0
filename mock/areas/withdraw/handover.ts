import type { WithdrawHandover } from '@/contract';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { findOrder } from '../../flow/withdraw/rules';
import type { AreaHandlers } from '../../model/area';
import type { Handover } from '../../model/handovers';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const BLANK: Text = ['Enter a text.', '请填写内容。'];
const NOBODY: Text = ['This user cannot sign in, or may not read handovers.', '该用户无法登录，或无权查看交接。'];
const TWICE: Text = ['The order is listed twice.', '订单重复。'];

/** Handovers of a team: its department. */
const teamOf = ({ by }: Handover) => by.department;

/** The last handover of a team is the current one. */
const isCurrent = ({ handovers }: World, handover: Handover) =>
  handovers.findLast((one) => teamOf(one) === teamOf(handover)) === handover;

/** Those of the operator's team, and those from or to the operator. */
const mayRead = (operator: Operator, handover: Handover) =>
  teamOf(handover) === operator.department || handover.by === operator || handover.to === operator;

function show(world: World, handover: Handover, viewer: Operator): WithdrawHandover {
  const { no, at, by, text, items, to, reads } = handover;
  const seen = items.filter(({ order }) => isInScope(viewer, order.holder));
  return {
    handoverNo: no,
    at: iso(at),
    byId: by.id,
    byName: by.username,
    team: teamOf(handover),
    toId: to?.id ?? null,
    toName: to?.username ?? null,
    text,
    items: seen.map(({ order, remark }) => ({ withdrawNo: order.no, remark, status: order.status })),
    hiddenItems: items.length - seen.length,
    isCurrent: isCurrent(world, handover),
    readBy: reads.map((read) => ({ operatorId: read.by.id, operatorName: read.by.username, at: iso(read.at) })),
  };
}

/** Handovers between shifts (docs/rules/withdraw.md#handover). */
export function handoverHandlers(world: World) {
  return {
    pageHandovers({ actor, query, at }) {
      const { current, pageSize } = query;
      const all = world.handovers.filter((handover) => mayRead(actor, handover)).reverse();
      const list = all.slice((current - 1) * pageSize, current * pageSize);
      for (const handover of list) {
        const isRead = handover.by === actor || handover.reads.some(({ by }) => by === actor);
        if (!isRead && isCurrent(world, handover)) handover.reads.push({ by: actor, at });
      }
      return { data: { list: list.map((handover) => show(world, handover, actor)), total: all.length, current, pageSize } };
    },
    addHandover(call) {
      const { actor, at, body, lang, note } = call;
      const { text: sent, items = [], to: toId } = body;
      const text = sent.trim();
      if (!text) throw invalid(lang, [{ name: 'text', rule: 'minLength', text: BLANK }]);
      const numbers = items.map(({ withdrawNo }) => withdrawNo);
      if (new Set(numbers).size < numbers.length) throw invalid(lang, [{ name: 'items', rule: 'unique', text: TWICE }]);
      const to = toId === undefined ? null : world.operators.find(({ id }) => id === toId);
      const isReader = to === null || (to?.status === 'ACTIVE' && to.access.has('trade:withdraw:handover:page'));
      if (to === undefined || !isReader) throw invalid(lang, [{ name: 'to', rule: 'exists', text: NOBODY }]);
      const handover: Handover = {
        no: world.numberOf('HO'),
        at,
        by: actor,
        text,
        items: items.map(({ withdrawNo, remark }) => ({
          order: findOrder(world, actor, withdrawNo),
          remark: remark?.trim() || null,
        })),
        to,
        reads: [],
      };
      world.handovers.push(handover);
      note.about = { entity: 'withdraw', ids: numbers };
      return { data: show(world, handover, actor) };
    },
  } satisfies Partial<AreaHandlers<'withdraw'>>;
}
