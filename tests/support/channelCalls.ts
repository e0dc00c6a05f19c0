import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of trade channels that succeed, by operation, for the test of the contract; each in a world of its own. */
export function channelCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => {
    const desk = aBench();
    return {
      ...actor('/bank/channel')(desk),
      at: (ms: number) => new Date(desk.platform.clock.now() + ms).toISOString(),
    };
  };
  const code = 'CH0101';
  const item = { channelCode: code, version: 1 };
  const stale = { channelCode: 'CH0102', version: 7 };
  const spare = { channelCode: 'SPARE', channelName: 'Spare', upstreamCode: 'U02', direction: 'PAYOUT', costRate: '0.004' };
  const rule = { windowSec: 300, minSamples: 10, failRate: '0.6', coolSec: 600 };
  const hours = { openFrom: '08:00', openTo: '20:00', weekdays: [1, 2], zone: 'Asia/Bangkok' };
  const limits = [{ currency: 'THB', minAmount: '1.00', maxAmount: '10.00', dailyAmountLimit: null }];
  return {
    pageChannels: () => ['admin', 'auditor'].map((who) => bench().get('page?pageSize=50', who)),
    getChannel: () => [bench().get(`detail?channelCode=${code}`)],
    getChannelStatistics: () => [bench().get('statistics')],
    getChannelTrend: () => [bench().get('trend'), bench().get('trend?keyword=nothing-has-this-name')],
    listChannelCosts: () => {
      const { get, post, at } = bench();
      post('cost', { ...item, costRate: '0.001', effectiveAt: at(60_000), remark: 'cheaper' });
      return [get(`cost/list?channelCode=${code}`)];
    },
    getChannelUsage: () => [bench().get(`usage?channelCode=${code}`)],
    getChannelHealth: () => {
      const { get, at } = bench();
      return [get(`health?from=${at(-86_400_000)}&to=${at(0)}`)];
    },
    addChannel: () => [bench().post('add', { ...spare, limits, dailyCountLimit: 5, ...hours, autoCloseRule: rule, remark: 'x' })],
    editChannel: () => [bench().post('edit', { ...item, channelName: 'Other', autoCloseRule: rule, remark: null })],
    setChannelHours: () => [bench().post('hours', { items: [item, stale], ...hours })],
    limitChannel: () => [bench().post('limit', { channelCode: 'CH0310', version: 1, limits, dailyCountLimit: null })],
    setChannelCost: () => [bench().post('cost', { ...item, costRate: '0.001', costFixed: '1' })],
    enableChannels: () => {
      const { post } = bench();
      post('disable', { items: [item], reasonCode: 'RISK' });
      return [post('enable', { items: [{ ...item, version: 2 }, stale] })];
    },
    disableChannels: () => [bench().post('disable', { items: [item, stale], reasonCode: 'OTHER', remark: 'holiday' })],
    recycleChannel: () => {
      const { post } = bench();
      post('add', spare);
      return [post('recycle', { channelCode: 'SPARE', version: 1 })];
    },
    restoreChannel: () => {
      const { post } = bench();
      post('add', spare);
      post('recycle', { channelCode: 'SPARE', version: 1 });
      return [post('restore', { channelCode: 'SPARE', version: 2 })];
    },
  };
}
