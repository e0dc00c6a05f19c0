import type { Text } from '../engine/text';
import type { Withdraw, World } from './world';

/** A place where values of a type stand, and the values that stand there. */
interface Place {
  name: Text;
  values: (world: World) => Iterable<string | null | undefined>;
}

const ORDERS: Text = ['Withdraw orders', '提现订单'];
const EVENTS: Text = ['Events of withdraw orders', '提现订单事件'];
const PAYEES: Text = ['Beneficiaries', '收款人'];

const ofOrders = (value: (order: Withdraw) => string | null): Place => ({
  name: ORDERS,
  values: ({ withdraws }) => withdraws.rows.map(value),
});
const ofEvents = (kind: string): Place => ({
  name: EVENTS,
  values: ({ withdraws }) =>
    withdraws.rows.flatMap(({ events }) => events.filter((one) => one.kind === kind).map(({ reasonCode }) => reasonCode)),
});
const ofPayees = (value: (payee: World['payees'][number]) => string): Place => ({
  name: PAYEES,
  values: ({ payees }) => payees.map(value),
});

/** Where the platform can count the values of a type; a type that is not here nobody can count. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  withdraw_status: [ofOrders(({ status }) => status)],
  holder_type: [
    { name: ['Account holders', '账户主体'], values: ({ holders }) => holders.map(({ type }) => type) },
    ofOrders(({ holder }) => holder.type),
  ],
  withdraw_source: [ofOrders(({ source }) => source)],
  account_type: [ofOrders(({ account }) => account.type)],
  fee_mode: [{ name: ['Account holders', '账户主体'], values: ({ holders }) => holders.map(({ feeMode }) => feeMode) }],
  payee_account_type: [ofPayees(({ accountType }) => accountType)],
  payee_verified: [ofPayees(({ verified }) => verified)],
  risk_flag: [{ name: ORDERS, values: ({ withdraws }) => withdraws.rows.flatMap(({ flags }) => flags.map(({ code }) => code)) }],
  withdraw_event: [
    { name: EVENTS, values: ({ withdraws }) => withdraws.rows.flatMap(({ events }) => events.map(({ kind }) => kind)) },
  ],
  withdraw_reject_reason: [ofEvents('REJECTED')],
  withdraw_hold_reason: [ofEvents('HELD')],
  withdraw_unhold_reason: [ofEvents('UNHELD')],
  withdraw_refund_reason: [ofEvents('REFUNDED')],
  reveal_reason: [ofEvents('REVEALED')],
  upstream_code: [
    {
      name: ['Pay records', '支付记录'],
      values: ({ payRecords }) => payRecords.rows.map(({ channel, rawCode }) => rawCode && `${channel.upstream.code}.${rawCode}`),
    },
  ],
  payout_status: [{ name: ['Payout orders', '代付订单'], values: ({ payouts }) => payouts.rows.map(({ status }) => status) }],
  decision: [
    {
      name: ['Decisions on withdraw orders', '提现审核记录'],
      values: ({ withdraws }) => withdraws.rows.flatMap(({ decisions }) => decisions.map(({ decision }) => decision)),
    },
  ],
  currency: [
    ofOrders(({ account }) => account.currency),
    {
      name: ['Accounts', '账户'],
      values: ({ holders }) => holders.flatMap(({ accounts }) => accounts.map(({ account }) => account.currency)),
    },
  ],
  country: [
    { name: ['Account holders', '账户主体'], values: ({ holders }) => holders.map(({ country }) => country) },
    ofPayees(({ country }) => country),
  ],
  bank: [ofPayees(({ bankCode }) => bankCode)],
};

/** How often each value of a type stands in each of its places; undefined where nobody can count. */
export function placesOf(world: World, dictType: string): { name: Text; counts: Map<string, number> }[] | undefined {
  if (!Object.hasOwn(PLACES, dictType)) return undefined;
  return PLACES[dictType]?.map(({ name, values }) => {
    const counts = new Map<string, number>();
    for (const value of values(world)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    return { name, counts };
  });
}

/** How often a value is used; null where nobody can count. */
export type UsesOf = (value: string) => number | null;

/** Counts the values of a type once, for many questions. */
export function usesOf(world: World, dictType: string): UsesOf {
  const places = placesOf(world, dictType);
  return (value) => places?.reduce((sum, { counts }) => sum + (counts.get(value) ?? 0), 0) ?? null;
}
