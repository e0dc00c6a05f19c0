import type { Payout, Withdraw, World } from './world';

const keyOf = (no: string) => no.trim().toUpperCase();

/** Writes a bank reference down, where the search finds it. */
export function keepBankRef(world: World, payout: Payout, bankRefNo: string) {
  payout.bankRefNo = bankRefNo;
  const key = keyOf(bankRefNo);
  world.bankRefs.set(key, [...(world.bankRefs.get(key) ?? []), payout]);
}

/** True when a payout has this bank reference. */
export const isBankRefUsed = (world: World, bankRefNo: string) => world.bankRefs.has(keyOf(bankRefNo));

/** An order, and which of its numbers was looked for, as the wire names it. */
export interface Bearer {
  order: Withdraw;
  matched: string;
}

/** Every order that bears this number, oldest first; capitals and spaces around it do not matter (conventions 0.3, keyword). */
export function bearersOf(world: World, no: string): Bearer[] {
  const key = keyOf(no);
  const found = new Map<Withdraw, string>();
  const add = (order: Withdraw | undefined, matched: string) => {
    if (order && !found.has(order)) found.set(order, matched);
  };
  add(world.withdraws.get(key), 'withdrawNo');
  add(world.payouts.get(key)?.order, 'settNo');
  for (const { order } of world.bankRefs.get(key) ?? []) add(order, 'bankRefNo');
  return [...found].map(([order, matched]) => ({ order, matched })).sort((a, b) => a.order.submittedAt - b.order.submittedAt);
}

/** The same, also by the number of a note on it or of a file that belongs to it. */
export function recordsOf(world: World, no: string): Bearer[] {
  const key = keyOf(no);
  const noted = world.notes.get(key)?.order;
  const filed = world.files.get(key)?.order;
  return [
    ...bearersOf(world, no),
    ...(noted ? [{ order: noted, matched: 'noteNo' }] : []),
    ...(filed ? [{ order: filed, matched: 'fileId' }] : []),
  ];
}
