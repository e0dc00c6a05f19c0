import type { World } from '../../model/world';

const KEPT_ANSWERS = 50;

/** Reads the platform's balance at an upstream: its deposit plus the ledger balance. */
export function askBalance(world: World, code: string): void {
  const file = world.upstreamBook.get(code);
  if (!file) return;
  const asOf = world.clock.now();
  for (const { holderNo, type, isCustomer, currency, amounts } of world.ledger.accounts.values()) {
    if (holderNo !== code || type !== 'CLEARING' || isCustomer) continue;
    const answer = { currency, available: (file.deposits.get(currency) ?? 0n) - amounts.available, asOf };
    file.balances.set(currency, answer);
    file.balanceLog.push(answer);
  }
  file.balanceLog.splice(0, Math.max(0, file.balanceLog.length - KEPT_ANSWERS));
}
