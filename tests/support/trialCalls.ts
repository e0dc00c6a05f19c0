import type { Outcome } from '../../mock/engine/api';
import { type APlatform, dataOf } from '../unit/platform/support';

/** Calls of the channel test that succeed, by operation, for the test of the contract; each in a world of its own. */
export function trialCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const get = (line: string, who = 'admin') => aBench().call(who, `GET /sys/test/${line}`);
  const plan = { direction: 'PAYIN', mchNo: 'M100061', productCode: 'TH_SCAN', currency: 'THB', amount: '100.00' };
  const dry = { ...plan, mode: 'DRY_RUN' };
  const sandbox = { ...plan, mode: 'SANDBOX', channelCode: 'CH0101' };
  const started = (bench: APlatform, body: object) => bench.call('admin', 'POST /sys/test/pay', { body });
  /** A run that is looked at in the middle and at its end. */
  const looked = (body: object) => {
    const bench = aBench();
    const { testNo } = dataOf<{ testNo: string }>(started(bench, body));
    const look = () => bench.call('admin', `GET /sys/test/detail?testNo=${testNo}`);
    const before = look();
    bench.platform.clock.advance(61_000);
    return [before, look()];
  };
  return {
    pageTrials: () => ['admin', 'auditor'].map((who) => get('page?pageSize=50', who)),
    getTrial: () => [...looked(dry), ...looked(sandbox)],
    getTrialStatistics: () => [get('statistics')],
    listTrialOptions: () => [get('option')],
    listTrialCases: () => [get('case/list')],
    runTrial: () => [started(aBench(), { ...dry, repeat: 2 }), started(aBench(), sandbox)],
    cancelTrial: () => {
      const bench = aBench();
      const { testNos } = dataOf<{ testNos: string[] }>(started(bench, { ...dry, repeat: 2, pauseSec: 60 }));
      return [bench.call('admin', 'POST /sys/test/cancel', { body: { testNo: testNos[1], version: 1 } })];
    },
    saveTrialCase: () => [aBench().call('admin', 'POST /sys/test/case/save', { body: { ...dry, caseName: 'Thai scan' } })],
    removeTrialCase: () => [aBench().call('admin', 'POST /sys/test/case/remove', { body: { caseId: 'TC0001', version: 1 } })],
    runTrialCases: () => [aBench().call('admin', 'POST /sys/test/case/run', { body: { caseIds: ['TC0001', 'TC0002'] } })],
  };
}
