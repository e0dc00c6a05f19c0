import { changeBatch, changeItem, demandBalance, moveBatch, untouched } from '../../flow/cards/batch';
import { freeze } from '../../flow/postings';
import type { Batch, BatchItem } from '../../model/cards';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';

/** Batch states in which failed lines can be retried. */
const OPEN: ReadonlySet<Batch['status']> = new Set(['PAYING', 'PAUSED']);

/** True for a failed line without a replacement (docs/rules/batchItem.md#unknown). */
export const canRetry = ({ status, replacedBy }: BatchItem): boolean => status === 'FAILED' && replacedBy === null;

/** A replacement for a failed line: same beneficiary and amount, no history. */
function replacementOf(world: World, old: BatchItem, details: EventDetails, by: string): BatchItem {
  const at = world.clock.now();
  return {
    ...old,
    no: world.numberOf('BI'),
    status: 'WAIT',
    ...untouched(at, by),
    replaces: old,
    events: [{ at, ...details, kind: 'ITEM_CREATED', refNo: old.no }],
  };
}

/**
 * Retries failed lines of one batch with new, linked lines. Their amount is frozen again and an ended batch continues
 * (docs/rules/batch.md#retry). Lines that fail `canRetry` are left out.
 * @param details data of each event; its kind is set here
 * @returns the new lines, in the order of the old ones
 * @throws Refusal 460 for an insufficient balance; then nothing has changed
 */
export function retryItems(
  world: World,
  batch: Batch,
  items: readonly BatchItem[],
  details: EventDetails,
  by: string,
): BatchItem[] {
  const failed = items.filter(canRetry);
  if (failed.length === 0) return [];
  const { account } = batch;
  const sum = failed.reduce((total, { amount }) => total + amount, 0n);
  demandBalance(batch, sum);
  world.ledger.post(world.clock.now(), 'FREEZE', batch.no, freeze(account, sum));
  batch.held += sum;
  const made = failed.map((old) => {
    const item = replacementOf(world, old, details, by);
    batch.items.push(item);
    world.pool.items.insert(item);
    changeItem(world, old, { replacedBy: item }, { ...details, kind: 'ITEM_RETRIED', refNo: item.no }, by);
    return item;
  });
  const retried = { ...details, kind: 'BATCH_RETRIED' };
  if (OPEN.has(batch.status)) changeBatch(world, batch, {}, retried, by);
  else moveBatch(world, Object.assign(batch, { finishedAt: null }), 'retry', 'PAYING', retried, by);
  return made;
}
