import { entryAt } from '../../src/domain/typed';
import { planOf } from '../areas/batch/payPlan';
import { DAY, HOUR, MINUTE } from '../engine/time';
import type { Batch, BatchItem } from '../model/cards';
import type { Operator } from '../model/operators';
import type { PayoutPlan } from '../model/payments';
import type { World } from '../model/world';
import type { BatchPlan } from './batches';

type Send = (actor: Operator, path: string, body: Record<string, unknown>) => unknown;
const PATH = '/bank/card/proxy/batch';
const PAYERS = ['b.suwan', 'c.le', 'i.putri'] as const;

/** Planned payment of a batch. */
interface Course {
  /** Number of lines to pay; all by default. */
  count?: number;
  /** Planned results of the first lines, instead of random ones. */
  ends?: readonly PayoutPlan[];
  /** Pauses the batch after those payments. */
  isPaused?: boolean;
}

const refOf = ({ no, version }: BatchItem) => ({ itemNo: no, version });

/**
 * Colleagues pay batches in the history through the API, so that the log has every step. About one batch in two days, and finally
 * one batch per state that needs action. One has an unknown line, one a failed line (docs/rules/simulation.md#stories).
 * @param planBatch imports a batch and has it approved
 * @param send one call through the API
 * @param from start of the history, ms
 */
export function planPayments(world: World, planBatch: (plan: BatchPlan) => void, send: Send, from: number, now: number) {
  const { clock, operators, payoutPlans } = world;
  const colleague = (username: string) => operators.find((one) => one.username === username) as Operator;

  function pay(batch: Batch, turn: number, { count = batch.items.length, ends = [], isPaused = false }: Course) {
    const payer = colleague(entryAt(PAYERS, turn % PAYERS.length));
    const head = () => ({ batchNo: batch.no, version: batch.version });
    batch.items.slice(0, ends.length).forEach(({ no }, at) => {
      payoutPlans.set(no, entryAt(ends, at));
    });
    const { plan } = planOf(world, batch, batch.items);
    if (plan.length === 0) return;
    send(payer, `${PATH}/assign`, {
      ...head(),
      plan: plan.map(({ card, items }) => ({ cardId: card.id, itemNos: items.map(({ no }) => no) })),
    });
    clock.schedule(clock.now() + MINUTE, () => {
      const items = batch.items.filter(({ status }) => status === 'ASSIGNED').slice(0, count);
      if (items.length > 0) send(payer, `${PATH}/applyPay`, { ...head(), items: items.map(refOf), otpMode: 'LISTEN' });
    });
    if (isPaused)
      clock.schedule(clock.now() + 3 * MINUTE, () => {
        if (batch.status === 'PAYING')
          send(colleague('ops.lee'), `${PATH}/pause`, { ...head(), reasonCode: 'BANK_DOWN', remark: 'Maintenance of the bank.' });
      });
  }

  let turns = 0;
  const plan = (at: number, course: Course, extra: Partial<BatchPlan> = {}) => {
    const turn = turns++;
    const whenThere = (batch: Batch) => {
      if (batch.status === 'APPROVED') pay(batch, turn, course);
    };
    planBatch({ at, until: 'APPROVED', ...extra, whenThere });
  };
  for (let at = from + DAY + 11 * HOUR; at < now - DAY; at += 2 * DAY) plan(at, {});
  plan(now - 8 * HOUR, { ends: Array<PayoutPlan>(40).fill('SUCCESS') }, { currency: 'VND' });
  plan(now - 6 * HOUR, { ends: ['FAILED', ...Array<PayoutPlan>(39).fill('SUCCESS')] }, { currency: 'THB' });
  plan(now - 3 * HOUR, { ends: ['SILENT', 'FAILED'] }, { currency: 'THB', mchNo: null });
  plan(now - 2 * HOUR, { count: 8, isPaused: true }, { currency: 'IDR' });
  plan(now - 45 * MINUTE, { count: 10 }, { currency: 'THB', count: 30 });
}
