import { searchTerms } from '../../src/domain/text';
import type { Collect } from '../model/cards';
import type { PayOrder, Payout, Withdraw } from '../model/payments';
import type { World } from '../model/world';

export const keyOf = (no: string) => no.trim().toUpperCase();

/** Finds all records that have one of the numbers; each record once, oldest first. */
export const byEach =
  <Item>(find: (world: World, key: string) => Item[], idOf: (item: Item) => { at: number; is: unknown }) =>
  (world: World, numbers: string): Item[] => {
    const keys = searchTerms(numbers).map(keyOf);
    const found = new Map<unknown, Item>();
    for (const item of keys.flatMap((key) => find(world, key))) {
      const { is } = idOf(item);
      if (!found.has(is)) found.set(is, item);
    }
    const items = [...found.values()];
    return keys.length > 1 ? items.sort((a, b) => idOf(a).at - idOf(b).at) : items;
  };

/** Stores the bank reference of a payout and indexes it for search. */
export function keepBankRef(world: World, payout: Payout, bankRefNo: string) {
  payout.bankRefNo = bankRefNo;
  const key = keyOf(bankRefNo);
  world.bankRefs.set(key, [...(world.bankRefs.get(key) ?? []), payout]);
}

/** Indexes the entered bank reference of a pay order for search. */
export function keepPayRef(world: World, order: PayOrder) {
  const key = keyOf(order.bankRefNo ?? '');
  world.payRefs.set(key, [...(world.payRefs.get(key) ?? []), order]);
}

/** True when a payout has this bank reference. */
export const isBankRefUsed = (world: World, bankRefNo: string) => world.bankRefs.has(keyOf(bankRefNo));

/** An order, and the wire name of the number that matched. */
interface FoundWithdraw {
  order: Withdraw;
  matched: string;
}

/** Every order with this number, oldest first; ignores case and outer spaces (docs/rules/lists.md#number-search). */
export const withdrawsByNumber = byEach(
  (world: World, key: string): FoundWithdraw[] => {
    const found = new Map<Withdraw, string>();
    const add = (order: Withdraw | undefined, matched: string) => {
      if (order && !found.has(order)) found.set(order, matched);
    };
    add(world.withdraws.get(key), 'withdrawNo');
    add(world.payouts.get(key)?.order ?? undefined, 'settNo');
    for (const { order } of world.bankRefs.get(key) ?? []) add(order ?? undefined, 'bankRefNo');
    return [...found].map(([order, matched]) => ({ order, matched })).sort((a, b) => a.order.submittedAt - b.order.submittedAt);
  },
  ({ order }) => ({ is: order, at: order.submittedAt }),
);

/** The record, and which of its numbers matched; the numbers of one order have equal endings. */
export interface Found<Record> {
  record: Record;
  matched: string;
}

/** Pay orders by their own number or that of merchant, upstream, bank or attempt; oldest first. */
export const payOrdersByNumber = byEach(
  (world: World, key: string): Found<PayOrder>[] => {
    const [, prefix = '', tail = ''] = /^([A-Z]|U\d\d)(\d{20})\d?$/.exec(key) ?? [];
    const order = world.payOrders.get(`P${tail}`);
    const names = {
      [order?.no ?? '']: 'payOrderNo',
      [order?.mchOrderNo ?? '']: 'mchOrderNo',
      [order?.upstreamOrderNo ?? '']: 'upstreamOrderNo',
    };
    const matched = names[key] ?? (order?.records.some((one) => one.no === key) ? 'recordNo' : undefined);
    const own = order && prefix && matched ? [{ record: order, matched }] : [];
    const byBank = (world.payRefs.get(key) ?? (order?.bankRefNo === key ? [order] : [])).map((record) => ({
      record,
      matched: 'bankRefNo',
    }));
    return [...own, ...byBank];
  },
  ({ record }) => ({ is: record, at: record.createdAt }),
);

/** Payout orders by their own number or that of merchant, upstream, bank or withdrawal; oldest first. */
export const payoutsByNumber = byEach(
  (world: World, key: string): Found<Payout>[] => {
    const [, tail = ''] = /^(?:[A-Z]|U\d\d)(\d{20})$/.exec(key) ?? [];
    const payout = world.payouts.get(`S${tail}`);
    const names = {
      [payout?.no ?? '']: 'settNo',
      [payout?.mchOrderNo ?? '']: 'mchOrderNo',
      [payout?.upstreamOrderNo ?? '']: 'upstreamOrderNo',
    };
    const matched = names[key];
    return [
      ...(payout && matched ? [{ record: payout, matched }] : []),
      ...(world.bankRefs.get(key) ?? []).map((record) => ({ record, matched: 'bankRefNo' })),
      ...(world.withdraws.get(key)?.payouts ?? []).map((record) => ({ record, matched: 'sourceNo' })),
    ];
  },
  ({ record }) => ({ is: record, at: record.createdAt }),
);

/** Collection orders by their own number or that of their matched movement (docs/rules/trade.md#any-number). */
export const collectsByNumber = byEach(
  ({ pool }: World, key: string): Found<Collect>[] => {
    const own = pool.collects.get(key);
    const line = pool.lines.get(key);
    const tied = line?.bizType === 'COLLECT' ? pool.collects.get(line.bizNo ?? '') : undefined;
    return [
      ...(own ? [{ record: own, matched: 'collectNo' }] : []),
      ...(tied ? [{ record: tied, matched: 'statementLineNo' }] : []),
    ];
  },
  ({ record }) => ({ is: record, at: record.createdAt }),
);
