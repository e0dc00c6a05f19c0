import type { AccountBizType } from '@/contract';
import type { Entry } from '../../engine/ledger';
import { stateOf } from '../../flow/accounts';
import type { OrderEvent } from '../../model/records';
import type { World } from '../../model/world';

const KINDS: Readonly<Record<string, AccountBizType>> = {
  FREEZE: 'FREEZE',
  RELEASE: 'UNFREEZE',
  WITHDRAW: 'WITHDRAW',
  REVERSAL: 'REVERSAL',
  PAYIN: 'PAYIN',
  TOPUP: 'TOP_UP',
  TRANSFER: 'TRANSFER',
  RESERVE_RELEASE: 'RESERVE_RELEASE',
  SETTLE: 'SETTLE',
  PAYOUT: 'PAYOUT',
  PAYOUT_REVERSAL: 'REVERSAL',
  REFUND: 'REFUND',
  DISPUTE: 'DISPUTE',
  UNDISPUTE: 'UNDISPUTE',
  ADJUST: 'ADJUST',
  CORRECTION: 'ADJUST',
  CARD_OPEN: 'CARD_OPEN',
  CARD_LINE: 'CARD_LINE',
  CARD_SORT: 'CARD_SORT',
};

const SHARED = new Set(['PAYIN', 'PAYOUT', 'WITHDRAW', 'REFUND', 'PAYOUT_REVERSAL', 'REVERSAL']);

/** Business type of an entry, from the view of its account: commission for agents, profit for the platform. */
export function bizTypeOf({ account, transaction: { kind } }: Entry): AccountBizType {
  if (SHARED.has(kind) && account.type === 'COMMISSION' && kind !== 'WITHDRAW' && kind !== 'REVERSAL') return 'COMMISSION';
  if (SHARED.has(kind) && account.type === 'PROFIT') return 'PROFIT';
  if (kind === 'PAYIN' && account.type === 'RESERVE') return 'RESERVE_HOLD';
  return KINDS[kind] ?? 'OTHER';
}

/** Number of a transaction. */
export const txnNoOf = ({ transaction: { id } }: Entry) => `X${String(id).padStart(10, '0')}`;

/** The record that caused an entry, as a link for the console. */
interface Cause {
  entity: string | null;
  no: string | null;
  mchOrderNo: string | null;
}

const NONE: Cause = { entity: null, no: null, mchOrderNo: null };

/** Finds the cause of a transaction by its number. */
export function causeOf({ payOrders, payouts, withdraws, pool }: World, ref: string): Cause {
  const order = payOrders.get(ref);
  if (order) return { entity: 'payorder', no: ref, mchOrderNo: order.mchOrderNo };
  const payout = payouts.get(ref);
  if (payout) return { entity: 'sett', no: ref, mchOrderNo: payout.mchOrderNo };
  if (withdraws.get(ref)) return { ...NONE, entity: 'withdraw', no: ref };
  if (pool.batches.get(ref)) return { ...NONE, entity: 'batch', no: ref };
  const item = pool.items.get(ref);
  if (item) return { ...NONE, entity: 'batch', no: item.batch.no };
  if (pool.lines.get(ref)) return { ...NONE, entity: 'bankLine', no: ref };
  return pool.cards.get(ref) ? { ...NONE, entity: 'card', no: ref } : NONE;
}

/** The manual action that made this entry; undefined for others. */
export function deedOf(world: World, { account, transaction: { ref } }: Entry): Partial<OrderEvent> | undefined {
  const own = stateOf(world, account).events.find(({ refNo }) => refNo === ref);
  if (own) return own;
  const correction = world.sales.corrections.find(({ no }) => no === ref);
  return correction && { ...correction, remark: correction.remark ?? undefined };
}
