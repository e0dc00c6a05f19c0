import type { AccountReserve, AccountReserveDay } from '@/contract';
import { moneyIn } from '../../base/money';
import { partOf } from '../../base/ratio';
import { KeptWith } from '../../engine/kept';
import type { Account } from '../../engine/ledger';
import { DAY, dateOf, dayOf, HOUR, iso, startOf } from '../../engine/time';
import type { PayOrder, Reserve } from '../../model/payments';
import type { World } from '../../model/world';
import { merchantOf } from '../merchants';

/** Hour of the business day for the release of due reserves. */
const RELEASE_HOUR = HOUR;

/** Reserves by due time; each time has one scheduled run. */
const runs = new KeptWith<World, Map<number, Reserve[]>>('runs');

/**
 * Reserves part of a pay-in according to the merchant's contract (docs/rules/ledger.md#reserve); posts nothing.
 * @param net the merchant's net amount, minor units
 * @returns null without an agreement
 */
export function keepBack(world: World, order: PayOrder, net: bigint): Reserve | null {
  const { reservePpm, reserveDays } = merchantOf(world, order.holder);
  const wanted = partOf(order.paid, reservePpm);
  const amount = wanted < net ? wanted : net;
  if (amount <= 0n) return null;
  const { ledger, accountBook, clock } = world;
  const account = ledger.account(order.holder.no, order.account.currency, 'RESERVE', true);
  const at = clock.now();
  const releaseAt = startOf(dayOf(at) + reserveDays) + RELEASE_HOUR;
  const reserve = { account, order, amount, left: amount, createdAt: at, releaseAt };
  const kept = accountBook.reserves.get(account.no);
  if (kept) kept.push(reserve);
  else accountBook.reserves.set(account.no, [reserve]);
  plan(world, reserve);
  return reserve;
}

function plan(world: World, reserve: Reserve) {
  const own = runs.get(world) ?? new Map<number, Reserve[]>();
  runs.set(world, own);
  const { releaseAt } = reserve;
  const due = own.get(releaseAt);
  if (due) {
    due.push(reserve);
    return;
  }
  own.set(releaseAt, [reserve]);
  world.clock.schedule(releaseAt, () => {
    const list = own.get(releaseAt) ?? [];
    own.delete(releaseAt);
    runDue(world, list);
  });
}

/** Releases due reserves by account; those that are still locked are checked again the next day. */
function runDue(world: World, due: readonly Reserve[]) {
  const going = new Map<Account, Reserve[]>();
  for (const reserve of due) {
    if (reserve.left === 0n) continue;
    if (isReleasable(reserve)) {
      const own = going.get(reserve.account);
      if (own) own.push(reserve);
      else going.set(reserve.account, [reserve]);
    } else {
      reserve.releaseAt += DAY;
      plan(world, reserve);
    }
  }
  for (const [account, reserves] of going) release(world, account, reserves, sumOf(reserves), world.numberOf('RV'));
}

/** A reserve stays locked while its order is unsettled or in dispute, or its account is blocked. */
export const isReleasable = ({ account, order, left }: Reserve) =>
  left > 0n && !account.isDebitBlocked && order.settledAt !== null && order.status !== 'DISPUTED';

const sumOf = (reserves: readonly Reserve[]) => reserves.reduce((sum, { left }) => sum + left, 0n);

/** Reserves of an account, earliest due first. */
export const reservesOn = ({ accountBook }: World, { no }: Account): Reserve[] =>
  (accountBook.reserves.get(no) ?? []).filter(({ left }) => left > 0n).sort((a, b) => a.releaseAt - b.releaseAt);

/** Amount that can be released manually now, minor units. */
export const releasableOn = (world: World, account: Account): bigint =>
  sumOf((world.accountBook.reserves.get(account.no) ?? []).filter(isReleasable));

/**
 * Releases reserves to the merchant's balance, earliest due first (docs/rules/ledger.md#reserve-release).
 * @param amount minor units, at most the remaining reserves
 */
export function release(world: World, account: Account, reserves: readonly Reserve[], amount: bigint, no: string) {
  let open = amount;
  for (const reserve of reserves) {
    const part = reserve.left < open ? reserve.left : open;
    reserve.left -= part;
    open -= part;
  }
  const balance = world.ledger.account(account.holderNo, account.currency, 'BALANCE', true);
  world.ledger.post(world.clock.now(), 'RESERVE_RELEASE', no, [
    { account, bucket: 'frozen', delta: -amount },
    { account: balance, bucket: 'available', delta: amount },
  ]);
}

/** The part of a refund that the reserve pays: proportional, and all that remains with the last refund. */
export function reserveBack({ reserve, paid, refunded }: PayOrder, amount: bigint, net: bigint): bigint {
  if (!reserve) return 0n;
  const part = refunded + amount === paid ? reserve.left : (reserve.amount * amount) / paid;
  return [part, reserve.left, net].reduce((least, one) => (one < least ? one : least));
}

/** A reserve in wire format. */
export const showReserve = (reserve: Reserve): AccountReserve => {
  const { account, order, amount, left, createdAt, releaseAt } = reserve;
  return {
    accountNo: account.no,
    currency: account.currency,
    payOrderNo: order.no,
    mchOrderNo: order.mchOrderNo,
    amount: moneyIn(account.currency, amount),
    leftAmount: moneyIn(account.currency, left),
    createdAt: iso(createdAt),
    releaseAt: iso(releaseAt),
    isReleasable: isReleasable(reserve),
  };
};

/** Releases per business day, earliest first. */
export function reserveDays(world: World, account: Account): AccountReserveDay[] {
  const days = new Map<string, { sum: bigint; count: number }>();
  for (const { releaseAt, left } of reservesOn(world, account)) {
    const date = dateOf(dayOf(releaseAt));
    const { sum, count } = days.get(date) ?? { sum: 0n, count: 0 };
    days.set(date, { sum: sum + left, count: count + 1 });
  }
  return [...days].map(([date, { sum, count }]) => ({ date, amount: moneyIn(account.currency, sum), count }));
}
