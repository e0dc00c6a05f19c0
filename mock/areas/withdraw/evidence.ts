import type { EvidenceRef, RiskFlag, RiskFlagCode } from '@/contract';
import { holderEntity } from '../../../src/domain/records';
import { DAY } from '../../engine/time';
import { ordersTo } from '../../flow/withdraw/request';
import { usualOrders } from '../../flow/withdraw/usual';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { groupsOf } from './related';

const SHOWN_REFS = 5;

type Orders = (world: World, order: Withdraw) => readonly Withdraw[];

const linkedBy =
  (link: 'SPLIT' | 'ADDRESS'): Orders =>
  (world, order) =>
    groupsOf(world, order).find((group) => group.link === link)?.orders ?? [];

/** Other orders to the beneficiary, newest first. */
const toPayee: Orders = (world, order) =>
  ordersTo(world, order.payee)
    .filter((other) => other !== order)
    .reverse();

/** The orders that a flag is about, newest first. Other flags are about the holder. */
const ORDERS: Readonly<Partial<Record<RiskFlagCode, Orders>>> = {
  NEW_PAYEE: toPayee,
  PAYEE_CHANGED_24H: toPayee,
  PAYEE_NAME_MISMATCH: toPayee,
  BLACKLIST_HIT: toPayee,
  PAYEE_SHARED: (world, order) => toPayee(world, order).filter(({ holder }) => holder !== order.holder),
  AMOUNT_SPIKE: (world, order) => usualOrders(world, order, order.submittedAt),
  NEAR_LIMIT: linkedBy('SPLIT'),
  SPLIT_SUSPECT: linkedBy('SPLIT'),
  VELOCITY: (world, order) =>
    world.withdraws.rows
      .filter(
        ({ holder, submittedAt }) =>
          holder === order.holder && submittedAt < order.submittedAt && submittedAt > order.submittedAt - DAY,
      )
      .reverse(),
  NEW_IP_OR_DEVICE: linkedBy('ADDRESS'),
};

/** The record of the holder; the platform has none but its account. */
function holderRef({ holder, account }: Withdraw): EvidenceRef {
  const entity = holderEntity(holder.type);
  return entity ? { entity, no: holder.no } : { entity: 'account', no: account.no };
}

/** Records behind a flag that the operator may see. Orders come first, else holder, account or disputed pay orders. */
function refsOf(world: World, order: Withdraw, operator: Operator, code: RiskFlagCode): EvidenceRef[] {
  if (code === 'EMPTYING') return [{ entity: 'account', no: order.account.no }];
  if (code === 'OPEN_DISPUTES') {
    const places = world.payOrders.where({ status: 'DISPUTED', holder: order.holder.no }) ?? [];
    const disputed = places.slice(-SHOWN_REFS).map((at) => ({ entity: 'payorder', no: world.payOrders.rows[at]?.no ?? '' }));
    return [...disputed.reverse(), holderRef(order)] as EvidenceRef[];
  }
  const orders = (ORDERS[code]?.(world, order) ?? []).filter(({ holder }) => isInScope(operator, holder));
  const shown = orders.slice(0, SHOWN_REFS).map(({ no }): EvidenceRef => ({ entity: 'withdraw', no }));
  return shown.length > 0 ? shown : [holderRef(order)];
}

/** Adds evidence to the flags of an order: its sentence, and the records to open (docs/rules/withdraw.md#risk-flags). */
export const withEvidence = (world: World, order: Withdraw, operator: Operator, flags: readonly RiskFlag[] = []): RiskFlag[] =>
  flags.map((flag) => ({
    ...flag,
    evidence: { text: flag.text ?? '', refs: refsOf(world, order, operator, flag.code) },
  }));
