import { changeBatch, changeItem, demandBalance, moveBatch, untouched } from '../../flow/cards/batch';
import { freeze } from '../../flow/postings';
import type { Batch, BatchItem } from '../../model/cards';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';

/** States of a batch in which its failed lines can be paid again. */
const OPEN: ReadonlySet<Batch['status']> = new Set(['PAYING', 'PAUSED']);

/** True for a line that can be paid again: it failed, and no other one has taken its place (docs/rules/batchItem.md#unknown). */
export const canRetry = ({ status, replacedBy }: BatchItem): boolean => status === 'FAILED' && replacedBy === null;

/** A line in the place of one that failed: the same payee and money, none of its history. */
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
 * Pays failed lines of one batch again by new ones, linked both ways; their money is set aside once more and an ended batch goes on
 * (docs/rules/batch.md#retry). Lines that `canRetry` does not let are left out.
 * @param details what every event of it says; its kind is chosen here
 * @returns the new lines, in the order of the old ones
 * @throws Refusal 460 when the balance is short; then nothing has changed
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
