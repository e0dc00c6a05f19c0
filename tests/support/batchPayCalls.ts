import type { Outcome } from '../../mock/engine/call';
import { aWorkbench, MINUTE, SECOND, type Workbench } from '../unit/platform/batchPaySupport';
import { actor } from './actor';

const at = actor('/bank/card/proxy/batch', 'b.suwan');

/** A batch with a line in every state that a payment can be in; the first one waits for its typed code. */
function aBusyBench(): Workbench {
  const bench = aWorkbench({ count: 8 });
  const { batch, assign, apply, clock, plan } = bench;
  const [first, failed, lost, paid, chosen] = batch.items as [never, never, never, never, never];
  plan(failed, 'FAILED');
  plan(lost, 'SILENT');
  plan(paid, 'SUCCESS');
  assign(bench.card, [first, failed, lost, paid, chosen]);
  apply([failed, lost, paid]);
  clock.advance(MINUTE);
  apply([first], 'MANUAL');
  clock.advance(3 * SECOND);
  return bench;
}

/** Calls on the lines of a batch that succeed, by operation; each in a world of its own. */
export function batchPayCalls(): Record<string, () => Outcome[]> {
  const itemOf = ({ batch }: Workbench, status: string) => {
    const item = batch.items.find((one) => one.status === status);
    if (!item) throw new Error(`No line is ${status}`);
    return item;
  };
  /** One line in this state, alone. */
  const single = (verb: string, status: string, extra: (bench: Workbench) => object) => () => {
    const bench = aBusyBench();
    return [at(bench).post(verb, { ...bench.ref(itemOf(bench, status)), ...extra(bench) })];
  };
  /** A line that can, alone, and beside one that cannot. */
  const many = (verb: string, status: string, other: string) => () => {
    const bench = aBusyBench();
    const items = [status, other].map((one) => bench.ref(itemOf(bench, one)));
    return [at(bench).post(verb, { items: items.slice(0, 1) }), at(aBusyBench).post(verb, { items })];
  };
  return {
    pageBatchItems: () => {
      const bench = aBusyBench();
      const { batch, first } = bench;
      const alone = at(bench).get(`item/page?batchNo=${batch.no}&itemNo=${first.no}`);
      const missing = at(bench).get(`item/page?batchNo=${batch.no}&itemNo=BI0`);
      return [
        alone,
        missing,
        ...['b.suwan', 'auditor'].map((who) => at(bench).get(`item/page?batchNo=${batch.no}&pageSize=50`, who)),
      ];
    },
    getBatchItemStatistics: () => {
      const [bench, fresh] = [aBusyBench(), aWorkbench()];
      return [bench, fresh].map((one) => at(one).get(`item/statistics?batchNo=${one.batch.no}`));
    },
    planBatch: () => {
      const bench = aBusyBench();
      const nobody = aWorkbench({ groupCode: 'NONE' });
      return [bench, nobody].map((one) =>
        at(one).post('plan', { batchNo: one.batch.no, itemNos: one.batch.items.map(({ no }) => no) }),
      );
    },
    assignBatch: () => {
      const bench = aBusyBench();
      const body = (itemNos: string[]) => ({ ...bench.head(), plan: [{ cardId: bench.card.id, itemNos }] });
      return [
        at(bench).post('assign', body([itemOf(bench, 'WAIT').no])),
        at(bench).post('assign', body([itemOf(bench, 'SUCCESS').no, itemOf(bench, 'WAIT').no, 'BI0'])),
      ];
    },
    applyBatchPay: () => {
      const bench = aBusyBench();
      const body = { ...bench.head(), otpMode: 'LISTEN' };
      const refs = ['UNKNOWN', 'ASSIGNED'].map((status) => bench.ref(itemOf(bench, status)));
      return [at(bench).post('applyPay', { ...body, items: refs })];
    },
    enterBatchItemOtp: single('item/otp', 'WAIT_OTP', () => ({})),
    payBatchItem: single('item/paid', 'ASSIGNED', ({ evidence, clock }) => ({
      bankRefNo: 'TT-1001',
      paidAt: new Date(clock.now()).toISOString(),
      voucherFileId: evidence(),
    })),
    failBatchItem: single('item/fail', 'WAIT_OTP', () => ({ failCode: 'LIMIT', remark: 'The bank says so' })),
    loseBatchItem: () => {
      const bench = aBusyBench();
      at(bench).post('item/otp', bench.ref(itemOf(bench, 'WAIT_OTP')));
      return [at(bench).post('item/unknown', { ...bench.ref(itemOf(bench, 'PAYING')), remark: 'No answer came' })];
    },
    resolveBatchItem: single('item/resolve', 'UNKNOWN', ({ evidence }) => ({
      result: 'SUCCESS',
      evidenceFileId: evidence(),
      remark: 'As the statement shows',
    })),
    retryBatchItems: many('item/retry', 'FAILED', 'UNKNOWN'),
    takeBatchItems: many('item/take', 'ASSIGNED', 'SUCCESS'),
    releaseBatchItems: many('item/release', 'WAIT_OTP', 'WAIT'),
  };
}
