import { searchTerms } from '../../../src/domain/text';
import {
  byEach,
  collectsByNumber,
  type Found,
  keyOf,
  payOrdersByNumber,
  payoutsByNumber,
  withdrawsByNumber,
} from '../../flow/findByNumber';
import type { BankLine } from '../../model/cards';
import type { Subject } from '../../model/records';
import type { World } from '../../model/world';

/** Movements by their own number or the bank's; oldest first. */
export const linesOf = byEach(
  ({ pool }: World, key: string): Found<BankLine>[] => {
    const own = pool.lines.get(key);
    if (own) return [{ record: own, matched: 'lineNo' }];
    return pool.lines.rows
      .filter(({ ref }) => ref !== null && keyOf(ref) === key)
      .map((record) => ({ record, matched: 'bankRefNo' }));
  },
  ({ record }) => ({ is: record, at: record.bankTime }),
);

/** A record, and which of its numbers matched. */
type Named = Subject & { matched: string };

const named = (entity: Subject['entity'], matched: string, no: string | undefined): Named[] =>
  no === undefined ? [] : [{ entity, no, matched }];

/** Every record with a number, including numbers of notes and files; a record's own number comes first. */
function recordsOfOne(world: World, no: string): Named[] {
  const key = keyOf(no);
  const noted = world.notes.get(key);
  const filed = world.files.get(key)?.subject;
  const found = [
    ...withdrawsByNumber(world, no).flatMap(({ order, matched }) => named('withdraw', matched, order.no)),
    // Attempts are found separately.
    ...payOrdersByNumber(world, no)
      .filter(({ matched }) => matched !== 'recordNo')
      .flatMap(({ record, matched }) => named('payorder', matched, record.no)),
    // Payouts of a withdrawal are only found by its number on their own screen.
    ...payoutsByNumber(world, no)
      .filter(({ matched }) => matched !== 'sourceNo')
      .flatMap(({ record, matched }) => named('sett', matched, record.no)),
    ...collectsByNumber(world, no).flatMap(({ record, matched }) => named('collect', matched, record.no)),
    ...named('merchant', 'mchNo', world.merchants.get(key)?.no),
    ...named('agent', 'agentNo', world.agencies.get(key)?.no),
    ...named('batch', 'batchNo', world.pool.batches.get(key)?.no),
    ...named('batch', 'itemNo', world.pool.items.get(key)?.batch.no),
    ...named('card', 'cardId', world.pool.cards.get(key)?.id),
    ...(noted ? named(noted.entity, 'noteNo', noted.no) : []),
    ...(filed ? named(filed.entity, 'fileId', filed.no) : []),
  ];
  return found.sort((a, b) => Number(b.no === key) - Number(a.no === key));
}

/** Searches several numbers one by one; each record once. */
export function recordsOf(world: World, numbers: string): Named[] {
  const found = searchTerms(numbers).flatMap((no) => recordsOfOne(world, no));
  return found.filter(({ entity, no }, at) => found.findIndex((other) => other.entity === entity && other.no === no) === at);
}
