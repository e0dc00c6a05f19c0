import { createHash } from 'node:crypto';
import type { Batch, BatchImportResult, BatchLine } from '@/contract';
import { actor } from '../../support/actor';
import { type APlatform, aPlatform, dataOf } from './support';

export const MAKER = 'b.suwan';
export const CHECKER = 'chen.yu';

/** A good line of a THB file. */
export const line = (rowNo: number, extra: Partial<BatchLine> = {}): BatchLine => ({
  rowNo,
  outItemNo: `OUT-${rowNo}`,
  payeeName: 'Nimmala Phandal',
  payeeAccountNo: `9904${String(rowNo).padStart(12, '0')}`,
  payeeBankCode: 'SMKB',
  amount: '100.00',
  ...extra,
});
export const lines = (count: number): BatchLine[] => Array.from({ length: count }, (_, at) => line(at + 2));
export const shaOf = (text: string): string => createHash('sha256').update(text).digest('hex');

let files = 0;

/** A platform with calls for batches. */
export function aBatchDesk(options: Parameters<typeof aPlatform>[0] = { days: 1 }) {
  const bench: APlatform = aPlatform(options);
  const { platform } = bench;
  const { read: get, send } = actor('/bank/card/proxy/batch', MAKER)(bench);
  const row = (batchNo: string, who = MAKER): Batch =>
    dataOf<{ list: Batch[] }>(get(`page?batchNo=${batchNo}`, who)).list[0] as Batch;
  const body = (extra: object = {}) => ({
    fileName: 'salaries.csv',
    fileSha256: shaOf(`file ${++files}`),
    currency: 'THB',
    mchNo: 'M100001',
    batchName: 'Salaries',
    lines: lines(3),
    dryRun: false,
    ...extra,
  });
  /** Money for the paying account. */
  const fund = (batchNo: string, amount = 10_000_000n) => {
    const batch = platform.world.pool.batches.get(batchNo);
    if (!batch) throw new Error(`No batch ${batchNo}`);
    const { ledger, clock } = platform.world;
    const clearing = ledger.account('U01', batch.currency, 'CLEARING', false);
    ledger.post(clock.now(), 'TOPUP', batchNo, [
      { account: clearing, bucket: 'available', delta: -amount },
      { account: batch.account, bucket: 'available', delta: amount },
    ]);
  };
  /** A checked batch of three lines. */
  function made(extra: object = {}, who = MAKER): Batch {
    const envelope = send('import', body(extra), who);
    if (envelope.code !== 200) throw new Error(JSON.stringify(envelope));
    platform.clock.advance(6000);
    return row(dataOf<BatchImportResult>(envelope).batchNo as string);
  }
  const ref = ({ batchNo }: Batch) => ({ batchNo, version: row(batchNo, 'admin').version });
  const control = ({ totalCount, totalAmount }: Batch) => ({ controlCount: totalCount, controlAmount: totalAmount });
  function submitted(extra: object = {}, who = MAKER): Batch {
    const batch = made(extra, who);
    fund(batch.batchNo);
    return dataOf<Batch>(send('submit', { ...ref(batch), ...control(batch) }, who));
  }
  const approved = (extra: object = {}): Batch => dataOf<Batch>(send('approve', ref(submitted(extra)), CHECKER));
  const record = (no: string) => {
    const found = platform.world.pool.batches.get(no);
    if (!found) throw new Error(`No batch ${no}`);
    return found;
  };
  return { ...bench, send, get, row, body, fund, made, submitted, approved, ref, control, record };
}

export type BatchDesk = ReturnType<typeof aBatchDesk>;
