import type { Outcome } from '../../mock/engine/call';
import type { MerchantNew } from '../../src/contract';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** A merchant that can be added unchanged. */
export const NEW_MERCHANT = {
  mchName: 'Quokka Parcels Co.',
  mchShortName: 'Quokka',
  mchType: 'DIRECT',
  level: 'C',
  country: 'TH',
  currencies: ['THB'],
  contactName: 'Quinn Parcelby',
  contactMobile: '+99955500011',
  contactEmail: 'quinn@quokka.example.com',
  licenceNo: 'TH-9912345678',
  settlementCycle: 'D1',
  loginAccount: 'quokka.main',
  prices: [{ productCode: 'TH_SCAN', enabled: true, rate: '0.032', fixed: '0.00' }],
} satisfies MerchantNew;

const at = actor('/merchant/user');

/** Calls on merchants that succeed, by operation; each in a world of its own. */
export function merchantCalls(aWorld: () => APlatform): Record<string, () => Outcome[]> {
  const get = (line: string, who: readonly string[]) => () => {
    const bench = aWorld();
    return who.map((one) => at(bench).get(line, one));
  };
  const change =
    (verb: string, mchNo: string, body: object = {}) =>
    () => {
      const bench = aWorld();
      const version = bench.platform.world.merchants.get(mchNo)?.version;
      return [at(bench).post(verb, { mchNo, version, ...body })];
    };
  return {
    pageMerchants: get('page?pageSize=200', ['admin', 'auditor']),
    getMerchant: () => {
      const bench = aWorld();
      return [...bench.platform.world.merchants.keys()].map((no) => at(bench).get(`detail?mchNo=${no}`));
    },
    getMerchantStatistics: get('statistics?level=S', ['admin', 'ops.lee']),
    listMerchantProducts: () => {
      const bench = aWorld();
      return ['mchNo=M100011', 'country=VN&agentNo=A2001'].map((query) => at(bench).get(`product/list?${query}`, 'o.bakar'));
    },
    addMerchant: () => [at(aWorld).post('add', NEW_MERCHANT, 'o.bakar')],
    editMerchant: change('edit', 'M100003', { tags: ['vip'], withdrawMax: '20000000.00', contactEmail: 'a@b.example.com' }),
    reviewMerchant: change('review', 'M100054', { decision: 'PASS' }),
    suspendMerchant: change('suspend', 'M100001', { reasonCode: 'OTHER', remark: 'Odd orders' }),
    resumeMerchant: change('resume', 'M100049', { reasonCode: 'CHECKED_OK' }),
    switchMerchants: () => {
      const items = ['M100001', 'M100058', 'M999999'].map((mchNo) => ({ mchNo, version: 1 }));
      const body = { switch: 'payout', on: false, reasonCode: 'RISK' };
      const send = (sent: object[]) => at(aWorld).post('switch', { ...body, items: sent }, 'ops.lee');
      return [send(items), send(items.slice(0, 1))];
    },
    rotateMerchantSecret: change('rotateSecret', 'M100001', { keepHours: 3 }),
    resetMerchantPassword: change('resetPassword', 'M100001'),
    closeMerchant: change('close', 'M100001', { reasonCode: 'DORMANT' }),
    saveMerchantProducts: change('product/save', 'M100001', {
      items: [{ productCode: 'TH_SCAN', enabled: true, rate: '0.0350', fixed: '1.00', min: '2.00', max: null }],
    }),
  };
}
