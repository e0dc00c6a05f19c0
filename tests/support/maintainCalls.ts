import type { Outcome } from '../../mock/engine/call';
import { type APlatform, NOW } from '../unit/platform/support';
import { actor } from './actor';

const MESSAGE = { zh: '维护中', en: 'Under maintenance' };
const REASON = { reasonCode: 'INCIDENT', remark: 'as agreed' };
const at = (ms: number) => new Date(NOW + ms).toISOString();
const HOUR = 3_600_000;
const WINDOW = {
  title: 'Work at night',
  scopeType: 'UPSTREAM',
  scopeCodes: ['U03'],
  from: at(HOUR),
  to: at(2 * HOUR),
  zone: 'Asia/Bangkok',
  repeat: 'WEEKLY',
  effect: 'QUEUE_PAYOUTS',
  noticeBeforeMin: 30,
  message: MESSAGE,
};
const NOTICE = { level: 'CRITICAL', text: MESSAGE, from: at(0), to: at(HOUR), mustAck: true };
const TIERS = [{ currency: 'THB', tier1: '1.00', tier2: '2.00', tier3: '3.00' }];

/** Calls of the maintenance that succeed, by operation, for the test of the contract; each in a world of its own. */
export function maintainCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => {
    const { call, platform } = aBench();
    const all = platform.world.maintenance;
    const { get, post } = actor('/sys/maintenance')({ call });
    return {
      call,
      all,
      get,
      post: (verb: string, body: object) => post(verb, { version: all.version, ...body }),
      stop: () => post('stop', REASON),
      preview: () => post('policy/preview', { tiers: TIERS }),
    };
  };
  const close = { code: 'PAYIN', status: 'CLOSED', message: MESSAGE, until: at(HOUR), ...REASON };
  return {
    getMaintenance: () => {
      const { get, post, stop } = bench();
      stop();
      post('window/save', WINDOW);
      post('notice/save', NOTICE);
      return [get('get'), get('get', 'auditor')];
    },
    listPolicyHistory: () => {
      const { get, post } = bench();
      post('policy', { tiers: TIERS, remark: 'Stricter' });
      return [get('policy/history')];
    },
    setMaintenanceService: () => {
      const { post } = bench();
      return [post('service', close), post('service', { code: 'PAYIN', status: 'OPEN', reasonCode: 'RESOLVED' })];
    },
    stopMoneyOut: () => [bench().stop()],
    saveMaintenanceWindow: () => {
      const { post, all } = bench();
      const first = post('window/save', WINDOW);
      return [first, post('window/save', { ...WINDOW, windowId: all.windows.at(-1)?.id, title: 'Other work' })];
    },
    cancelMaintenanceWindow: () => {
      const { post, all } = bench();
      post('window/save', WINDOW);
      return [post('window/cancel', { windowId: all.windows.at(-1)?.id, ...REASON })];
    },
    saveMaintenanceNotice: () => {
      const { post, all } = bench();
      const first = post('notice/save', NOTICE);
      return [first, post('notice/save', { ...NOTICE, noticeId: all.notices.at(-1)?.id, level: 'INFO' })];
    },
    withdrawMaintenanceNotice: () => {
      const { post, all } = bench();
      post('notice/save', NOTICE);
      return [post('notice/withdraw', { noticeId: all.notices.at(-1)?.id })];
    },
    previewMaintenancePolicy: () => [bench().preview()],
    saveMaintenancePolicy: () => [bench().post('policy', { tiers: TIERS, remark: 'Stricter' })],
    ackNotice: () => {
      const { post, call, all } = bench();
      post('notice/save', NOTICE);
      return [call('k.wong', 'POST /common/notice/ack', { body: { noticeId: all.notices.at(-1)?.id } })];
    },
  };
}
