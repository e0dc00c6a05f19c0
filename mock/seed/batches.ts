import { createHash } from 'node:crypto';
import type { BatchLine } from '@/contract';
import { entryAt } from '../../src/domain/typed';
import { BLACKLIST } from '../areas/batch/import';
import { BANKS, unrealNumber } from '../base/banks';
import { AMOUNTS, currencyInfo, moneyIn, moneyOf } from '../base/money';
import { createRandom } from '../engine/random';
import { DAY, HOUR, MINUTE } from '../engine/time';
import { countsOf } from '../flow/cards/batch';
import { mayTrade } from '../flow/merchants';
import { inventedName } from '../flow/payees';
import { toppedUp } from '../flow/postings';
import type { Batch } from '../model/cards';
import type { Operator } from '../model/operators';
import type { World } from '../model/world';

type Send = (actor: Operator, path: string, body: Record<string, unknown>) => unknown;
type Step = 'DRAFT' | 'INVALID' | 'WAIT_APPROVE' | 'REJECTED' | 'CANCELED' | 'APPROVED';
const PATH = '/bank/card/proxy/batch';
const MAKERS = ['b.suwan', 'c.le', 'i.putri'] as const;
const CHECKERS = ['chen.yu', 'y.sato'] as const;
const NAMES = ['Salaries', 'Suppliers', 'Commissions', 'Refunds by transfer', 'Bonuses'] as const;
const CURRENCIES = ['THB', 'VND', 'IDR', 'MYR'] as const;

/** A simulated batch, and the last step that colleagues take. */
export interface BatchPlan {
  /** Time of the import, ms. */
  at: number;
  until: Step;
  maker?: (typeof MAKERS)[number];
  /** Null for a batch of the platform. */
  mchNo?: string | null;
  currency?: string;
  count?: number;
  /** Adds invalid and duplicate lines for demonstrations. */
  spoil?: (lines: BatchLine[]) => void;
  /** Runs when the batch has reached its last step. */
  whenThere?: (batch: Batch) => void;
}

/**
 * Imports batches through the API, so that the log has every step (docs/rules/simulation.md#stories).
 * @param send one call through the API
 */
export function createBatchSeed(world: World, send: Send) {
  const { clock, ledger, pool } = world;
  const random = createRandom('batches');
  const colleague = (username: string) => world.operators.find((one) => one.username === username) as Operator;

  function aLine(currency: string, rowNo: number): BatchLine {
    const { country, digits } = currencyInfo(currency);
    const { median } = AMOUNTS[currency] as (typeof AMOUNTS)[string];
    const [bankCode] = random.pick(BANKS[country] ?? []);
    const units = BigInt(Math.max(1, Math.round(median * (0.4 + random.next() * 2))));
    return {
      rowNo,
      outItemNo: `PAY-${String(rowNo).padStart(5, '0')}`,
      payeeName: inventedName(random),
      payeeAccountNo: unrealNumber(random),
      payeeBankCode: bankCode,
      amount: moneyOf(units * 10n ** BigInt(digits), digits),
    };
  }

  /** Tops up the account for the amount to freeze. */
  function fund({ account, items, currency }: Batch) {
    const needed = items.reduce((sum, { amount }) => sum + amount, 0n);
    if (account.amounts.available >= needed) return;
    const clearing = ledger.account('U01', currency, 'CLEARING', false);
    ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, needed * 2n));
  }

  function decide(batch: Batch, { until, whenThere }: BatchPlan) {
    const body = { batchNo: batch.no, version: batch.version };
    const checker = colleague(random.pick(CHECKERS));
    if (until === 'APPROVED') send(checker, `${PATH}/approve`, body);
    if (until === 'REJECTED')
      send(checker, `${PATH}/reject`, { ...body, reasonCode: 'CONTENT_WRONG', remark: 'Two payees have left the company.' });
    if (until === 'CANCELED') send(colleague('ops.lee'), `${PATH}/cancel`, { ...body, reasonCode: 'MERCHANT_REQUEST' });
    whenThere?.(batch);
  }

  /** Plans one batch; skips it when its merchant may not pay out at that time. */
  return function planBatch(plan: BatchPlan) {
    clock.schedule(plan.at, () => {
      const maker = colleague(plan.maker ?? random.pick(MAKERS));
      const currency = plan.currency ?? random.pick(CURRENCIES);
      const able = world.holders.filter(
        (one) =>
          one.type === 'MERCHANT' &&
          !one.isTest &&
          mayTrade(world, one, 'payout') &&
          one.accounts.some(({ account }) => account.currency === currency && account.type === 'BALANCE'),
      );
      const mchNo = plan.mchNo === undefined ? (able.length > 0 && random.chance(0.8) ? random.pick(able).no : null) : plan.mchNo;
      const lines = Array.from({ length: plan.count ?? random.int(12, 40) }, (_, index) => aLine(currency, index + 2));
      plan.spoil?.(lines);
      const known = pool.batches.rows.length;
      send(maker, `${PATH}/import`, {
        fileName: `payouts-${new Date(plan.at).toISOString().slice(0, 10)}.xlsx`,
        fileSha256: createHash('sha256').update(`${plan.at} ${lines.length}`).digest('hex'),
        currency,
        mchNo,
        batchName: random.pick(NAMES),
        lines,
        dryRun: false,
      });
      const batch = pool.batches.rows[known];
      if (!batch) return;
      clock.schedule(plan.at + 6 * MINUTE, () => {
        if (plan.until === 'DRAFT' || plan.until === 'INVALID') {
          plan.whenThere?.(batch);
          return;
        }
        fund(batch);
        const { count, amount } = countsOf(batch).total;
        const control = { controlCount: count, controlAmount: moneyIn(currency, amount) };
        send(maker, `${PATH}/submit`, { batchNo: batch.no, version: batch.version, ...control });
        if (plan.until === 'WAIT_APPROVE') plan.whenThere?.(batch);
        else clock.schedule(plan.at + 14 * MINUTE, () => decide(batch, plan));
      });
    });
  };
}

const HISTORY: readonly Step[] = ['CANCELED', 'REJECTED', 'CANCELED', 'DRAFT', 'REJECTED'];

/** About one batch in two days of history, and finally one batch per state that needs action (docs/rules/simulation.md#stories). */
export function planBatches(planBatch: (plan: BatchPlan) => void, from: number, now: number) {
  for (let at = from + 10 * HOUR, turn = 0; at < now - DAY; at += 2 * DAY, turn++)
    planBatch({ at, until: entryAt(HISTORY, turn % HISTORY.length) });
  planBatch({ at: now - 5 * HOUR, until: 'APPROVED', maker: 'c.le', currency: 'THB', mchNo: null });
  planBatch({ at: now - 4 * HOUR, until: 'REJECTED', maker: 'i.putri', currency: 'IDR' });
  planBatch({ at: now - 190 * MINUTE, until: 'WAIT_APPROVE', maker: 'b.suwan', currency: 'THB' });
  planBatch({ at: now - 70 * MINUTE, until: 'WAIT_APPROVE', maker: 'b.suwan', currency: 'VND' });
  planBatch({
    at: now - 50 * MINUTE,
    until: 'INVALID',
    maker: 'b.suwan',
    currency: 'THB',
    count: 24,
    spoil(lines) {
      const [first, second, third, fourth, fifth] = lines;
      if (!first || !second || !third || !fourth || !fifth) return;
      Object.assign(second, { payeeAccountNo: first.payeeAccountNo, payeeBankCode: first.payeeBankCode, amount: first.amount });
      Object.assign(third, { outItemNo: first.outItemNo });
      Object.assign(fourth, { amount: '1,200.00' });
      Object.assign(fifth, { payeeAccountNo: BLACKLIST[0] });
    },
  });
  planBatch({ at: now - 25 * MINUTE, until: 'DRAFT', maker: 'b.suwan', currency: 'MYR' });
}
