import type { Outcome } from '../../../mock/engine/call';
import { actor } from '../../support/actor';
import type { APlatform } from './support';

const at = actor('/sys/operator');

/** Calls on operators that succeed, by operation; each in a world of its own. */
export function operatorCalls(aWorld: () => APlatform): Record<string, () => Outcome[]> {
  const get = (path: string, who: readonly string[]) => () => {
    const { call } = aWorld();
    return who.map((one) => at({ call }).get(path, one));
  };
  const change =
    (verb: string, whom: string, body: object = {}) =>
    () => {
      const { call, operator } = aWorld();
      const { id: operatorId, version } = operator(whom);
      const ref = verb === 'kick' ? { operatorId } : { operatorId, version };
      return [at({ call }).post(verb, { ...ref, ...body })];
    };
  const dataScope = { type: 'COUNTRY', values: ['TH'] };
  const person = { realName: 'Nia Newbyton', department: 'SUPPORT' };
  return {
    pageOperators: get('page?pageSize=100', ['admin', 'auditor']),
    getOperator: () => {
      const { call, platform } = aWorld();
      return platform.world.operators.map(({ id }) => at({ call }).get(`detail?operatorId=${id}`));
    },
    getOperatorStatistics: get('statistics?role=SUPPORT', ['admin', 'ops.lee']),
    getOperatorAccess: get('access?operatorId=11&roleCodes=AUDITOR,RISK', ['admin']),
    listOperatorSessions: get('session/list?operatorId=12', ['admin']),
    listKeyHolders: get('whoCan?key=trade:withdraw:pass', ['admin']),
    addOperator: () => {
      const body = { ...person, username: 'n.newby', email: 'nia@example.com', roleCodes: ['SUPPORT'], dataScope };
      return [at(aWorld).post('add', body)];
    },
    editOperator: change('edit', 'k.wong', { ...person, validUntil: '2027-01-01T00:00:00Z' }),
    setOperatorRoles: change('role', 'k.wong', { roleCodes: ['SUPPORT', 'AUDITOR'] }),
    setOperatorSignInRules: change('signInRules', 'k.wong', {
      allowedCidrs: ['203.0.113.0/24'],
      hours: { zone: 'Asia/Singapore', from: '22:00', to: '06:00', weekdays: [1, 5] },
    }),
    setOperatorScope: change('scope', 'k.wong', { dataScope, withdrawTier: 0 }),
    disableOperator: change('disable', 'k.wong', { reasonCode: 'OTHER', remark: 'Trial ended' }),
    enableOperator: change('enable', 'q.abara'),
    unlockOperator: change('unlock', 't.pham'),
    resetOperatorPassword: change('resetPassword', 'k.wong'),
    endOperatorSessions: change('kick', 'm.tan'),
    confirmOperatorReview: change('reviewed', 'k.wong'),
  };
}
