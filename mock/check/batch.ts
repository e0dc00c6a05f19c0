import type { BatchItemStatus, BatchStatus } from '@/contract';
import { countsOf, digestOf } from '../flow/cards/batch';
import type { BankLine, Batch, BatchItem } from '../model/cards';
import type { World } from '../model/world';

/** States in which the amount of unfinished lines is frozen. */
const HOLDING: ReadonlySet<BatchStatus> = new Set(['WAIT_APPROVE', 'APPROVED', 'PAYING', 'PAUSED']);
const APPROVED: ReadonlySet<BatchStatus> = new Set(['APPROVED', 'PAYING', 'PAUSED', 'PARTIAL', 'SUCCESS', 'FAILED']);
const OPEN: ReadonlySet<BatchItemStatus> = new Set(['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

const SENT: ReadonlySet<BatchItemStatus> = new Set([
  'APPLYING',
  'WAIT_OTP',
  'PAYING',
  'UNKNOWN',
  'SUCCESS',
  'FAILED',
  'REVERSED',
]);

const ENDED: ReadonlySet<BatchStatus> = new Set(['PARTIAL', 'SUCCESS', 'FAILED', 'CANCELED']);

/** Violations of docs/rules/invariants.md#invariant-14 by batches and their lines. */
export function* checkBatches(world: World): Generator<string> {
  const tied = new Map<BankLine, string>();
  for (const batch of world.pool.batches.rows) {
    yield* checkSums(batch);
    yield* checkState(batch);
    for (const item of batch.items) yield* checkItem(batch, item, tied);
  }
  const inBatch = new Set(world.pool.batches.rows.flatMap(({ items }) => items));
  for (const item of world.pool.items.rows)
    if (!inBatch.has(item) && item.status !== 'CANCELED') yield `14: ${item.no} is ${item.status} and in no batch`;
}

function* checkSums(batch: Batch): Generator<string> {
  const { no, items, held, status } = batch;
  const { total, ...parts } = countsOf(batch);
  const groups = Object.values(parts);
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  const amount = groups.reduce((sum, one) => sum + one.amount, 0n);
  if (count !== total.count || amount !== total.amount) yield `14: the parts of ${no} do not add up to its total`;
  const open = items.reduce((sum, item) => (OPEN.has(item.status) ? sum + item.amount : sum), 0n);
  const wanted = HOLDING.has(status) ? open : 0n;
  if (held !== wanted) yield `14: ${no} is ${status} and holds ${held}, its open lines cost ${wanted}`;
}

function* checkState(batch: Batch): Generator<string> {
  const { no, status, items, digest, makers, checker, finishedAt } = batch;
  const { success, fail, canceled, invalid } = countsOf(batch);
  if (APPROVED.has(status)) {
    if (!checker || makers.has(checker))
      yield `14: ${no} is ${status}, approved by ${checker}, made by ${[...makers].join(', ')}`;
    if (digest !== digestOf(batch)) yield `14: ${no} is ${status} and its lines are not those that were approved`;
  } else if (items.some((item) => SENT.has(item.status)) && status !== 'CANCELED')
    yield `14: ${no} is ${status} and was paid from`;
  const isOpen = items.some((item) => OPEN.has(item.status) || item.status === 'INVALID');
  if (ENDED.has(status) === isOpen) yield `14: ${no} is ${status} and its lines are ${isOpen ? 'not ' : ''}all final`;
  if (ENDED.has(status) !== (finishedAt !== null)) yield `14: ${no} is ${status} and ended at ${finishedAt}`;
  if (status === 'INVALID' && invalid.count === 0) yield `14: ${no} is INVALID without a faulty line`;
  if (invalid.count > 0 && !['INVALID', 'VALIDATING'].includes(status)) yield `14: ${no} is ${status} with faulty lines`;
  if (status === 'SUCCESS' && fail.count + canceled.count > 0) yield `14: ${no} is SUCCESS and not every line was paid`;
  if (status === 'PARTIAL' && (success.count === 0 || fail.count + canceled.count === 0)) yield `14: ${no} is PARTIAL and is not`;
}

function* checkItem(batch: Batch, item: BatchItem, tied: Map<BankLine, string>): Generator<string> {
  const { no, status, line, net, fee, amount, replaces, replacedBy } = item;
  if (item.batch !== batch) yield `14: ${no} is a line of two batches`;
  if (amount !== net + fee) yield `14: ${no} costs ${amount}, its payee gets ${net} and the fee is ${fee}`;
  if (replacedBy && (replacedBy.replaces !== item || status !== 'FAILED'))
    yield `14: ${no} is ${status} and was replaced by ${replacedBy.no}`;
  if (replaces && replaces.replacedBy !== item) yield `14: ${no} replaces ${replaces.no}, which does not know`;
  if (status === 'SUCCESS' && (line?.matchStatus !== 'MATCHED' || line.bizNo !== no || line.amount !== net))
    yield `14: ${no} is SUCCESS without its line of a statement`;
  if (!line) return;
  const other = tied.get(line);
  if (other) yield `14: ${line.no} pays ${no} and ${other}`;
  tied.set(line, no);
}
