import type { Withdraw, WithdrawDetail } from '@/contract';
import { unknownFacts } from '@/domain/withdrawFacts';
import { getWithdrawFacts, pageWithdraws } from '@/services/withdraw';
import { type DialogKind, hasHighFlag, type LockOf, stateOf } from './desk';

/** Limits of one call (docs/rules/withdraw.md#bulk). */
const MAX_ITEMS = { pass: 50, many: 100, one: 1 } as const;
const ONE_ONLY: readonly DialogKind[] = ['retry', 'resolve', 'refund', 'answer', 'ask'];

/** The row lacks data that the action needs. */
const lacks = (row: Withdraw, kind: DialogKind): boolean => unknownFacts(row, kind, false).length > 0;

/** As `lacks`. Passing a single order also needs its decision facts, which only the detail has. */
export const isBare = (row: WithdrawDetail, kind: DialogKind): boolean =>
  lacks(row, kind) || (kind === 'pass' && row.decision === undefined);

/**
 * The orders that allow an action; of them those whose data are complete, because a bulk decision loads no details; and of these
 * those that may be decided together, with the most that one call takes.
 */
export function offerOf(kind: DialogKind, rows: readonly Withdraw[], lockOf: LockOf) {
  const possible = rows.filter((row) => stateOf(row, kind).isAllowed && !lockOf(row.withdrawNo));
  const read = rows.length > 1 ? possible.filter((row) => !lacks(row, kind)) : possible;
  const offered = kind === 'pass' && rows.length > 1 ? read.filter((row) => !hasHighFlag(row)) : read;
  const max = kind === 'pass' ? MAX_ITEMS.pass : ONE_ONLY.includes(kind) ? MAX_ITEMS.one : MAX_ITEMS.many;
  return { possible, read, offered, max };
}

/** Reads the orders of a dialog again, with the facts of a bulk pass. Without the facts something warns of every order. */
export function readAgain(orders: readonly Withdraw[], hasFacts: boolean, isOld: boolean): Promise<readonly Withdraw[]> {
  const withdrawNo = orders.map((order) => order.withdrawNo).join();
  const readRows = async () =>
    isOld ? (await pageWithdraws({ view: 'ALL', withdrawNo, pageSize: orders.length }, { isQuiet: true })).list : [];
  return hasFacts ? getWithdrawFacts(withdrawNo).catch(readRows) : readRows();
}
