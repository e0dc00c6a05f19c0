import type { Outcome } from '../../mock/engine/call';
import { aPayoutDesk, BULKS, STATES, type Status, type Verb } from '../unit/platform/settSupport';
import { actor } from './actor';

const at = actor('/trade/sett');

/** Calls on payout orders that succeed, by operation; each in a world of its own. */
export function settCalls(): Record<string, () => Outcome[]> {
  /** Alone; for bulk calls also beside an item that is refused. */
  const change = (verb: Verb, status: Status) => () => {
    const desk = aPayoutDesk();
    const send = (body: object) => at(desk).post(verb, body, 'm.tan');
    const alone = send(desk.bodyOf('m.tan', verb, desk.inState(status)));
    if (!BULKS.includes(verb)) return [alone];
    const [row, other] = [desk.inState(status), desk.inState(status === 'REVIEW' ? 'QUEUED' : 'REVIEW')];
    const items = [row, other].map(({ no, version }) => ({ settNo: no, version }));
    return [alone, send({ ...desk.bodyOf('m.tan', verb, row), items })];
  };
  return {
    pageSetts: () => {
      const desk = aPayoutDesk();
      for (const status of STATES) desk.inState(status);
      return ['admin', 'auditor'].map((who) => at(desk).get('page?pageSize=200', who));
    },
    getSett: () => {
      const desk = aPayoutDesk();
      return STATES.map((status) => at(desk).get(`detail?settNo=${desk.inState(status).no}`));
    },
    getSettStatistics: () => {
      const desk = aPayoutDesk();
      const empty = at(desk).get('statistics?settNo=S0');
      for (const status of STATES) desk.inState(status);
      return [empty, ...['admin', 'p.garcia'].map((who) => at(desk).get('statistics', who))];
    },
    getSettTrend: () => {
      const desk = aPayoutDesk();
      const empty = at(desk).get('trend?settNo=S0');
      for (const status of STATES) desk.inState(status);
      return [empty, ...['admin', 'p.garcia'].map((who) => at(desk).get('trend', who))];
    },
    countSetts: () => [at(aPayoutDesk).get('count', 'li.na')],
    passSetts: change('pass', 'REVIEW'),
    rejectSetts: change('reject', 'REVIEW'),
    routeSetts: change('route', 'QUEUED'),
    querySetts: change('query', 'UNKNOWN'),
    notifySetts: change('notify', 'SUCCESS'),
    retrySett: change('retry', 'FAILED'),
    cancelSett: change('cancel', 'QUEUED'),
    resolveSett: change('resolve', 'UNKNOWN'),
    reverseSett: change('reverse', 'SUCCESS'),
  };
}
