import type { Operator } from '../model/operators';
import type { Agency, Merchant } from '../model/parties';
import type { OrderEvent } from '../model/records';

type Named = Pick<Operator, 'username'>;

/** True for who contributed to what waits for a review or an approval: another operator decides (docs/rules/approval.md#makers). */
export const isMaker = ({ makers }: { makers: ReadonlySet<string> }, { username }: Named): boolean => makers.has(username);

/** Who changes a merchant or an agent before it is passed is one of its makers. */
export function addMaker({ holder, makers }: Merchant | Agency, { username }: Named): void {
  if (holder.status === 'PENDING_REVIEW' || holder.status === 'REJECTED') makers.add(username);
}

const FAILED_BY: ReadonlySet<string> = new Set(['RESOLVED_FAILED', 'ITEM_FAILED']);

/** True for who recorded that a payment failed: another operator pays it again (docs/rules/trade.md#unknown-outcome). */
export const recordedFailure = ({ events }: { events: readonly OrderEvent[] }, operator: Operator): boolean =>
  events.some((event) => FAILED_BY.has(event.kind) && event.operator === operator);
