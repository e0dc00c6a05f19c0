import type { Outcome } from '../../../mock/engine/api';
import type { APlatform } from './support';

/** A new agent as it may be sent. */
export const NEW_AGENT = {
  agentName: 'Lotus Gate',
  contactName: 'Ploy Chaiyatorn',
  contactMobile: '+99955520999',
  contactEmail: 'ploy.chaiyatorn@agents.example',
  docNo: 'REG-77881234',
  country: 'TH',
  currencies: ['THB'],
  loginAccount: 'lotus.gate',
};

/** Calls on agents that succeed, by operation; each in a world of its own. */
export function agentCalls(aWorld: () => APlatform): Record<string, () => Outcome[]> {
  const get = (path: string, who: readonly string[]) => () => {
    const { call } = aWorld();
    return who.map((one) => call(one, `GET /user/agent/${path}`));
  };
  const change =
    (verb: string, no: string, body: object = {}) =>
    () => {
      const { call, platform } = aWorld();
      const version = platform.world.agencies.get(no)?.version;
      return [call('admin', `POST /user/agent/${verb}`, { body: { agentNo: no, version, ...body } })];
    };
  const reason = { reasonCode: 'OTHER', remark: 'As agreed by phone' };
  return {
    pageAgents: get('page?pageSize=100', ['admin', 'v.reyes']),
    treeAgents: get('tree?status=ACTIVE', ['admin']),
    getAgent: () => {
      const { call, platform } = aWorld();
      return [...platform.world.agencies.keys()].map((no) => call('admin', `GET /user/agent/detail?agentNo=${no}`));
    },
    getAgentStatistics: get('statistics', ['admin', 'ops.lee']),
    addAgent: () => [aWorld().call('admin', 'POST /user/agent/add', { body: { ...NEW_AGENT, parentAgentNo: 'A2001' } })],
    editAgent: change('edit', 'A2001', { agentName: 'Delta and Sons' }),
    reviewAgent: change('review', 'A2010', { decision: 'PASS' }),
    suspendAgent: change('suspend', 'A2001', { ...reason, keepsEarning: false }),
    resumeAgent: change('resume', 'A2012'),
    setAgentPrices: change('price', 'A2001', {
      shareMode: 'FIXED_PER_ORDER',
      fixedShares: [{ currency: 'THB', amount: '1.50' }],
      prices: [{ productCode: 'TH_SCAN', rate: '0.0241', fixed: '0.00' }],
      effectiveAt: '2026-12-01T00:00:00+08:00',
    }),
    moveAgent: change('move', 'A2005', { ...reason, parentAgentNo: null }),
    moveAgentMerchants: () => {
      const { call, platform } = aWorld();
      const own = platform.world.holders.filter(({ type, agent }) => type === 'MERCHANT' && agent?.no === 'A2001');
      const version = platform.world.agencies.get('A2001')?.version;
      const body = { agentNo: 'A2001', version, mchNos: own.map(({ no }) => no), targetAgentNo: null, ...reason };
      return [call('admin', 'POST /user/agent/moveMerchant', { body })];
    },
    resetAgentPassword: change('resetPassword', 'A2001'),
    closeAgent: change('close', 'A2012', reason),
  };
}
