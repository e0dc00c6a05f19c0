import { hasReceipt } from '../../../src/domain/settDetail';
import { fileHeaders } from '../../engine/file';
import { pageOf } from '../../engine/page';
import { Refusal, type Text } from '../../engine/text';
import { actorName, showEvents } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { receiptOf } from './detailReceipt';
import { settMessagesOf, showSettTries } from './detailView';
import { findSett } from './rules';
import { showSett } from './view';

const NO_RECEIPT: Text = ['Only a paid payout has a receipt.', '仅已成功打款的代付订单可出具回单。'];

/** Handlers of the additional calls of a payout page, by operation id. */
export function settDetailHandlers(world: World) {
  const find = ({ actor, query }: CallFor<'downloadSettReceipt' | 'listSettEvents' | 'listSettMessages' | 'pageSettNotifies'>) =>
    findSett(world, actor, query.settNo);
  /** Logs which order was read. */
  const noteLook = ({ note }: PlatformCall, no: string) => {
    note.detail = { settNo: no };
    note.about = { entity: 'sett', ids: [no] };
  };

  return {
    listSettMessages(call) {
      const payout = find(call);
      noteLook(call, payout.no);
      return { data: settMessagesOf(payout) };
    },
    listSettEvents: (call) => ({ data: showEvents(find(call).events) }),
    pageSettNotifies(call) {
      const tries = showSettTries(find(call)).reverse();
      return { data: pageOf(tries, call.query, (one) => one) };
    },
    downloadSettReceipt(call) {
      const payout = find(call);
      noteLook(call, payout.no);
      if (!hasReceipt(payout.status)) {
        const last = payout.events.findLast(({ isSide }) => !isSide);
        const current = showSett(world, payout, call.actor, call.lang);
        const changedAt = new Date(payout.updatedAt).toISOString();
        throw new Refusal(409, 'STATE_CONFLICT', NO_RECEIPT, {}, { current, changedBy: actorName(last, call.lang), changedAt });
      }
      const file = receiptOf(world, payout, call.actor);
      return {
        headers: fileHeaders(`receipt_${payout.no}.pdf`, 'application/pdf'),
        write: async (out) => {
          out.end(file);
        },
      };
    },
  } satisfies Partial<AreaHandlers<'sett'>>;
}
