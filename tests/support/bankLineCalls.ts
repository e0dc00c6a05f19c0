import type { BankLine } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { type APlatform, dataOf } from '../unit/platform/support';
import { actor } from './actor';

const at = actor('/bank/card/history', 'b.suwan');

/** Calls of the movements on own cards that succeed, by operation, for the test of the contract. */
export function bankLineCalls(make: () => APlatform): Record<string, () => Outcome[]> {
  const rowsOf = (bench: APlatform, search: string) =>
    dataOf<{ list: BankLine[] }>(at(bench).get(`page?pageSize=200&${search}`)).list;
  const refOf = (row: BankLine | undefined) => ({ lineNo: row?.lineNo, version: row?.version });
  const post = (verb: string, who: string, bodyOf: (bench: APlatform) => object) => () => {
    const bench = make();
    return [at(bench).post(verb, bodyOf(bench), who)];
  };
  const fee = (bench: APlatform) => rowsOf(bench, 'direction=OUT&matchStatus=UNMATCHED')[0];
  const file = (bench: APlatform, dryRun: boolean) => ({
    cardId: [...bench.platform.world.pool.cards.values()].find(({ currency }) => currency === 'VND')?.id,
    bankProfile: 'SIGNED_POINT',
    fileName: 'bank.csv',
    dryRun,
    lines: [
      { rowNo: 2, time: '2026-11-20 10:00', amount: '5000', reference: 'A-1', balance: '7,000' },
      { rowNo: 3, time: '2026-11-20 10:05', amount: '-1000', reference: 'A-2', balance: '5,000' },
      ...(dryRun ? [{ rowNo: 4, time: 'noon', amount: '1' }] : []),
    ],
  });
  return {
    pageBankLines: () => {
      const bench = make();
      return ['', 'matchStatus=UNMATCHED', 'source=MESSAGE', 'bizType=SWEEP', 'keyword=L0'].map((search) =>
        at(bench).get(`page?pageSize=200&${search}`, 'auditor'),
      );
    },
    getBankLine: () => {
      const bench = make();
      const rows = rowsOf(bench, 'source=MESSAGE').slice(0, 5).concat(rowsOf(bench, 'direction=OUT').slice(0, 5));
      return rows.map(({ lineNo }) => at(bench).get(`detail?lineNo=${lineNo}`, 'k.wong'));
    },
    getBankLineStatistics: () => [at(make).get('statistics?currency=THB,VND', 'ops.lee')],
    listBankLineCandidates: () => {
      const bench = make();
      return rowsOf(bench, 'matchStatus=UNMATCHED').map(({ lineNo }) => at(bench).get(`candidate?lineNo=${lineNo}`));
    },
    matchBankLine: post('match', 'b.suwan', (bench) => {
      // The credit that fits two orders of one amount.
      const [bizNo] = bench.platform.world.pool.stories.twoOrders;
      const [row] = rowsOf(bench, 'currency=THB&direction=IN&matchStatus=UNMATCHED');
      return { ...refOf(row), bizType: 'COLLECT', bizNo };
    }),
    ignoreBankLines: post('ignore', 'b.suwan', (bench) => ({
      items: [refOf(fee(bench)), { lineNo: 'L0', version: 1 }],
      reasonCode: 'BANK_FEE',
    })),
    unmatchBankLine: post('unmatch', 'chen.yu', (bench) => {
      const { currency } = bench.platform.world.pool.collects.get(bench.platform.world.pool.stories.amountDiff)?.card ?? {};
      const [row] = rowsOf(bench, `currency=${currency}&keyword=${bench.platform.world.pool.stories.amountDiff}`);
      return { ...refOf(row), reasonCode: 'WRONG_ORDER' };
    }),
    rematchBankLines: post('rematch', 'b.suwan', () => ({ from: '2026-11-19T00:00:00+08:00', to: '2026-11-21T00:00:00+08:00' })),
    importBankLines: () => {
      const bench = make();
      return [true, false].map((dryRun) => at(bench).post('import', file(bench, dryRun)));
    },
  };
}
