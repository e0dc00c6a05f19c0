import type { Batch } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { cancelItems, endWhenDone, moveBatch } from '../../mock/flow/cards/batch';
import { aBatchDesk, type BatchDesk, line } from '../unit/platform/batchSupport';
import { actor } from './actor';

const at = actor('/bank/card/proxy/batch');
const SYSTEM = { kind: 'TEST', actorType: 'SYSTEM' } as const;

/** Calls of batches that succeed, by operation, for the test of the contract; each in a world of its own. */
export function batchCalls(): Record<string, () => Outcome[]> {
  /** One action on a batch in the state that it needs. */
  const change =
    (verb: string, prepare: (desk: BatchDesk) => Batch, more: object | ((batch: Batch) => object) = {}) =>
    () => {
      const desk = aBatchDesk();
      const batch = prepare(desk);
      return [at(desk).post(verb, { ...desk.ref(batch), ...(typeof more === 'function' ? more(batch) : more) })];
    };
  const paying = (desk: BatchDesk): Batch => {
    const batch = desk.approved();
    const record = desk.record(batch.batchNo);
    record.startedAt = desk.platform.clock.now();
    moveBatch(desk.platform.world, record, 'start', 'PAYING', SYSTEM);
    return batch;
  };
  const paused = (desk: BatchDesk): Batch => {
    const batch = paying(desk);
    moveBatch(desk.platform.world, desk.record(batch.batchNo), 'pause', 'PAUSED', SYSTEM);
    return batch;
  };
  const failed = (desk: BatchDesk): Batch => {
    const batch = paying(desk);
    const record = desk.record(batch.batchNo);
    const [first, ...others] = record.items;
    if (!first) throw new Error('No line');
    // Its money is free, as after a failure.
    cancelItems(desk.platform.world, record, [first, ...others], SYSTEM, 'SYSTEM');
    Object.assign(first, { status: 'FAILED', failCode: 'ACCOUNT_CLOSED' });
    endWhenDone(desk.platform.world, record);
    return batch;
  };
  return {
    pageBatches: () => {
      const desk = aBatchDesk();
      desk.made();
      desk.made({ mchNo: null, lines: [line(2), line(3, { amount: 'x' })] });
      desk.approved();
      return ['admin', 'auditor', 'b.suwan'].map((who) => at(desk).get('page?pageSize=50', who));
    },
    getBatch: () => {
      const desk = aBatchDesk();
      return [desk.made(), desk.approved()].map(({ batchNo }) => at(desk).get(`detail?batchNo=${batchNo}`, 'auditor'));
    },
    getBatchStatistics: () => {
      const desk = aBatchDesk();
      const none = at(desk).get('statistics');
      desk.submitted();
      return [none, at(desk).get('statistics', 'chen.yu')];
    },
    importBatch: () => {
      const desk = aBatchDesk();
      const lines = [line(2), line(3, { outItemNo: 'OUT-2', payeeMobile: '0900000000' })];
      return [true, false].map((dryRun) => at(desk).post('import', desk.body({ lines, dryRun }), 'b.suwan'));
    },
    editBatch: () => {
      const desk = aBatchDesk();
      const batch = desk.made({ lines: [line(2), line(3, { amount: 'x' })] });
      const itemNo = desk.record(batch.batchNo).items[1]?.no;
      return [{ batchName: 'Renamed', groupCode: 'TH-A', scheduleAt: null }, { lines: [{ itemNo, amount: '5.00' }] }].map(
        (body) => at(desk).post('edit', { ...desk.ref(batch), ...body }),
      );
    },
    submitBatch: change(
      'submit',
      (desk) => {
        const batch = desk.made();
        desk.fund(batch.batchNo);
        return batch;
      },
      ({ totalCount, totalAmount }) => ({ controlCount: totalCount, controlAmount: totalAmount }),
    ),
    approveBatch: change('approve', (desk) => desk.submitted(), { remark: 'checked' }),
    rejectBatch: change('reject', (desk) => desk.submitted(), { reasonCode: 'LIMIT' }),
    cancelBatch: change('cancel', (desk) => desk.approved(), { reasonCode: 'OTHER', remark: 'not needed' }),
    pauseBatch: change('pause', paying, { reasonCode: 'BANK_DOWN' }),
    resumeBatch: change('resume', paused),
    retryBatch: change('retry', failed),
  };
}
