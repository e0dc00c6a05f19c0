import type { EvidenceRef, RiskFlag, RiskFlagCode } from '@/contract';
import { holderEntity } from '../../../src/domain/records';
import { maskAccount, maskName } from '../../base/mask';
import { DAY } from '../../engine/time';
import { ordersTo } from '../../flow/withdraw/request';
import { usualOrders } from '../../flow/withdraw/usual';
import type { Operator } from '../../model/operators';
import type { Payee } from '../../model/parties';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import { purseOf, type World } from '../../model/world';
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

const named = ({ name, bankName, accountNo }: Pick<Payee, 'name' | 'bankName' | 'accountNo'>) =>
  `${maskName(name)} · ${bankName} · ${maskAccount(accountNo)}`;

/** The other address that the holder used most before an order. */
function usualAddress({ withdraws }: World, { account, clientIp, submittedAt }: Withdraw): string | undefined {
  const times = new Map<string, number>();
  for (const one of withdraws.group(purseOf(account)))
    if (one.submittedAt < submittedAt && one.clientIp !== clientIp) times.set(one.clientIp, (times.get(one.clientIp) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What a flag compares, if it is known. */
function comparedBy(world: World, order: Withdraw, code: RiskFlagCode): { before?: string; after?: string } {
  const { payee, clientIp } = order;
  if (code === 'PAYEE_CHANGED_24H' && payee.previous) return { before: named(payee.previous), after: named(payee) };
  const usual = code === 'NEW_IP_OR_DEVICE' && usualAddress(world, order);
  return usual ? { before: usual, after: clientIp } : {};
}

/** Adds evidence to the flags of an order: its sentence, and the records to open (docs/rules/withdraw.md#risk-flags). */
export const withEvidence = (world: World, order: Withdraw, operator: Operator, flags: readonly RiskFlag[] = []): RiskFlag[] =>
  flags.map((flag) => ({
    ...flag,
    evidence: { text: flag.text ?? '', ...comparedBy(world, order, flag.code), refs: refsOf(world, order, operator, flag.code) },
  }));
