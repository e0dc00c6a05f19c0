import type { Outcome } from '../../mock/engine/call';
import { type APlatform, dataOf } from '../unit/platform/support';
import { actor } from './actor';

const at = actor('/sys/test');

/** Calls of the channel test that succeed, by operation, for the test of the contract; each in a world of its own. */
export function trialCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const { get, post } = at(aBench);
  const plan = { direction: 'PAYIN', mchNo: 'M100061', productCode: 'TH_SCAN', currency: 'THB', amount: '100.00' };
  const dry = { ...plan, mode: 'DRY_RUN' };
  const sandbox = { ...plan, mode: 'SANDBOX', channelCode: 'CH0101' };
  const started = (bench: APlatform, body: object) => at(bench).post('pay', body);
  /** A run that is looked at in the middle and at its end. */
  const looked = (body: object) => {
    const bench = aBench();
    const { testNo } = dataOf<{ testNo: string }>(started(bench, body));
    const look = () => at(bench).get(`detail?testNo=${testNo}`);
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
      return [at(bench).post('cancel', { testNo: testNos[1], version: 1 })];
    },
    saveTrialCase: () => [post('case/save', { ...dry, caseName: 'Thai scan' })],
    removeTrialCase: () => [post('case/remove', { caseId: 'TC0001', version: 1 })],
    runTrialCases: () => [post('case/run', { caseIds: ['TC0001', 'TC0002'] })],
  };
}
