import type { PayRecord } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { type APlatform, dataOf } from '../unit/platform/support';
import { actor } from './actor';

const at = actor('/trade/payrecord', 'g.rao');

/** Calls of the pay records that succeed, by operation, for the test of the contract. */
export function payRecordCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const rowsOf = (bench: APlatform, search: string) => dataOf<{ list: PayRecord[] }>(at(bench).get(`page?${search}`)).list;
  const refOf = ({ recordNo, version }: PayRecord) => ({ recordNo, version });
  const post = (verb: string, bodyOf: (bench: APlatform) => object) => () => {
    const bench = make();
    return [at(bench).post(verb, bodyOf(bench))];
  };
  return {
    pagePayRecords: () => {
      const bench = make();
      return ['', 'status=FAILED', 'keyword=R0'].map((search) => at(bench).get(`page?pageSize=200&${search}`, 'li.na'));
    },
    getPayRecord: () => {
      const bench = make();
      const rows = rowsOf(bench, 'pageSize=40').concat(rowsOf(bench, 'reconStatus=AMOUNT_DIFF'));
      return rows.map(({ recordNo }) => at(bench).get(`detail?recordNo=${recordNo}`, 'admin'));
    },
    getPayRecordStatistics: () => {
      const bench = make();
      return ['', 'perChannel=true', 'keyword=R0&perChannel=true'].map((search) =>
        at(bench).get(`statistics?${search}`, 'auditor'),
      );
    },
    queryPayRecords: () => {
      const bench = make();
      const items = [...rowsOf(bench, 'status=TIMEOUT,UNKNOWN'), ...rowsOf(bench, 'status=SUCCESS')].map(refOf);
      return [items.slice(0, 1), items].map((some) => at(bench).post('query', { items: some }, 'ops.lee'));
    },
    mapUpstreamCode: post('mapCode', (bench) => {
      const [row] = rowsOf(bench, 'unifiedCode=UNMAPPED');
      return { upstreamCode: row?.upstreamCode, rawCode: row?.upstreamCodeRaw, unifiedCode: 'RISK_REFUSED' };
    }),
    handlePayRecordDiff: post('handleDiff', (bench) => {
      const [row] = rowsOf(bench, 'isHandled=false');
      return { ...(row && refOf(row)), reasonCode: 'OTHER', remark: 'agreed by mail' };
    }),
  };
}
