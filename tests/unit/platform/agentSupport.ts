import type { Outcome } from '../../../mock/engine/call';
import { actor } from '../../support/actor';
import type { APlatform } from './support';

const agents = actor('/user/agent');
const sales = actor('/user/agent/sales');

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
    return who.map((one) => agents({ call }).get(path, one));
  };
  const change =
    (verb: string, no: string, body: object = {}) =>
    () => {
      const { call, platform } = aWorld();
      const version = platform.world.agencies.get(no)?.version;
      return [agents({ call }).post(verb, { agentNo: no, version, ...body })];
    };
  const reason = { reasonCode: 'OTHER', remark: 'As agreed by phone' };
  return {
    pageAgents: get('page?pageSize=100', ['admin', 'v.reyes']),
    treeAgents: get('tree?status=ACTIVE', ['admin']),
    getAgent: () => {
      const { call, platform } = aWorld();
      return [...platform.world.agencies.keys()].map((no) => agents({ call }).get(`detail?agentNo=${no}`));
    },
    getAgentStatistics: get('statistics', ['admin', 'ops.lee']),
    addAgent: () => [agents(aWorld).post('add', { ...NEW_AGENT, parentAgentNo: 'A2001' })],
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
      return [agents({ call }).post('moveMerchant', body)];
    },
    resetAgentPassword: change('resetPassword', 'A2001'),
    closeAgent: change('close', 'A2012', reason),
  };
}

/** Calls on the performance of agents that succeed, by operation; each in a world of its own, which has a month that is over. */
export function salesCalls(aWorld: () => APlatform): Record<string, () => Outcome[]> {
  const get = (line: string, who: readonly string[]) => () => {
    const { call } = aWorld();
    return who.map((one) => sales({ call }).get(line, one));
  };
  const change =
    (verb: string, month: string, body: object = {}) =>
    () => [sales(aWorld).post(verb, { agentNo: 'A2001', currency: 'THB', month, version: 1, ...body })];
  return {
    pageSales: get('page?from=2026-11-01&to=2026-12-02&pageSize=100', ['admin', 'chen.yu']),
    getSalesStatistics: get('statistics?from=2026-11-01&to=2026-12-02', ['admin', 'auditor']),
    getSalesTrend: get('trend?from=2026-11-01&to=2026-11-30&compare=A2001,A2002', ['admin']),
    getSales: () => {
      const { call } = aWorld();
      const keys = ['MONTH_2026-11_A2001_THB', 'WEEK_2026-11-23_A2002_REPORT', 'CUSTOM_2026-11-24_2026-12-01_A2001_USD'];
      return keys.map((key) => sales({ call }).get(`detail?rowKey=${key}`));
    },
    confirmSales: change('confirm', '2026-11'),
    correctSales: change('correct', '2026-11', { amount: '12.50', reasonCode: 'OTHER', remark: 'As agreed by phone' }),
    setSalesTarget: change('target', '2026-12', { target: '1000.00' }),
  };
}
