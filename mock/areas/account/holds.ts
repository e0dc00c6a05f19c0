import type { AccountHoldKind, AccountHold as WireHold } from '@/contract';
import { moneyIn } from '../../base/money';
import type { Account } from '../../engine/ledger';
import { iso, timeOf } from '../../engine/time';
import { reservesOn } from '../../flow/payin/reserve';
import { release } from '../../flow/postings';
import { hasEnded } from '../../flow/withdraw/moves';
import type { AccountHold } from '../../model/books';
import type { Operator } from '../../model/operators';
import { purseOf, type World } from '../../model/world';

const PAYOUT_HOLDS = new Set(['CREATED', 'REVIEW', 'QUEUED', 'PAYING', 'UNKNOWN']);

/** A frozen amount of an account and its cause; minor units. */
interface Held {
  no: string;
  kind: AccountHoldKind;
  amount: bigint;
  at: number;
  by: string | null;
  own?: AccountHold;
  until?: number;
}

/** All holds of an account, newest first; they sum to the frozen amount (docs/rules/invariants.md#invariant-5). */
export function heldOn(world: World, account: Account): Held[] {
  const found: Held[] = [];
  const add = (no: string, kind: AccountHoldKind, amount: bigint, at: number, by: string | null = null, own?: AccountHold) => {
    if (amount > 0n) found.push({ no, kind, amount, at, by, own });
  };
  for (const hold of world.accountBook.holds.values())
    if (hold.account === account && hold.releasedAt === null)
      add(hold.no, 'MANUAL', hold.amount, hold.createdAt, hold.createdBy, hold);
  for (const one of world.withdraws.group(purseOf(account)))
    if (one.account === account && !hasEnded(one.status)) add(one.no, 'WITHDRAW', one.amount, one.submittedAt);
  for (const one of world.payouts.group(account.currency))
    if (one.account === account && !one.order && PAYOUT_HOLDS.has(one.status)) add(one.no, 'PAYOUT', one.amount, one.createdAt);
  for (const one of world.payOrders.group(account.currency))
    if (one.account === account) add(one.no, 'DISPUTE', one.disputed, one.updatedAt);
  for (const one of world.pool.batches.rows) if (one.account === account) add(one.no, 'BATCH', one.held, one.createdAt);
  for (const { order, left, createdAt, releaseAt } of reservesOn(world, account))
    found.push({ no: order.no, kind: 'RESERVE', amount: left, at: createdAt, by: null, until: releaseAt });
  return found.sort((a, b) => b.at - a.at);
}

/** A hold in wire format. */
export const showHold = ({ no: accountNo, currency }: Account, operator: Operator, held: Held): WireHold => ({
  holdNo: held.no,
  kind: held.kind,
  accountNo,
  currency,
  amount: moneyIn(currency, held.amount),
  reasonCode: held.own?.reasonCode ?? null,
  remark: held.own?.remark ?? null,
  until: timeOf(held.own?.until ?? held.until ?? null),
  createdAt: iso(held.at),
  createdBy: held.by,
  version: held.own?.version ?? 1,
  canRelease: held.own !== undefined && operator.access.has('user:account:unfreeze'),
});

/** Releases the money of a hold. @param by username, or SYSTEM at its expiry */
export function endHold(world: World, hold: AccountHold, by: string) {
  const at = world.clock.now();
  world.ledger.post(at, 'RELEASE', hold.no, release(hold.account, hold.amount));
  Object.assign(hold, { releasedAt: at, version: hold.version + 1, updatedAt: at, updatedBy: by });
}
