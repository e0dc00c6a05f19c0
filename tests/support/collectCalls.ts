import type { CollectAction } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { aCollectDesk, STATES, type State } from '../unit/platform/collectSupport';
import { actor } from './actor';

const at = actor('/bank/card/order');

/** Calls on collections that succeed, by operation; each in a world of its own. */
export function collectCalls(): Record<string, () => Outcome[]> {
  const change = (action: CollectAction, status: State) => () => {
    const desk = aCollectDesk();
    const body = desk.bodyOf('m.tan', action, desk.inState(status)) as { items?: object[] };
    const others = body.items && [...body.items, desk.ref(desk.inState('PAID_DECLARED', 700_00n))];
    const send = (sent: object) => at(desk).post(action, sent, 'm.tan');
    // Alone; for bulk calls also beside an item that is refused.
    return others ? [send({ ...body, items: others }), send(body)] : [send(body)];
  };
  return {
    pageCollects: () => {
      const desk = aCollectDesk();
      for (const status of STATES) desk.inState(status);
      return ['admin', 'auditor'].map((who) => at(desk).get('page?pageSize=200', who));
    },
    getCollect: () => {
      const desk = aCollectDesk();
      return STATES.map((status) => at(desk).get(`detail?collectNo=${desk.inState(status).no}`));
    },
    getCollectStatistics: () => {
      const desk = aCollectDesk();
      const empty = at(desk).get('statistics?collectNo=C0');
      for (const status of STATES) desk.inState(status);
      return [empty, at(desk).get('statistics')];
    },
    getCollectCandidates: () => {
      const desk = aCollectDesk();
      const collect = desk.order();
      desk.stray(collect, collect.payable, collect.postscript);
      return [at(desk).get(`candidate?collectNo=${collect.no}&paidAmount=480.00`, 'b.suwan')];
    },
    confirmCollect: () => [change('confirm', 'EXPIRED'), change('confirm', 'AMOUNT_DIFF')].flatMap((calls) => calls()),
    closeCollects: change('close', 'WAIT_PAY'),
    extendCollect: change('extend', 'WAIT_PAY'),
    reallocateCollect: change('reallocate', 'WAIT_PAY'),
    disputeCollect: change('dispute', 'EXPIRED'),
    notifyCollects: change('notify', 'SUCCESS'),
  };
}
