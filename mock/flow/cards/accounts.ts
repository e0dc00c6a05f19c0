import type { Account } from '../../engine/ledger';
import type { BankCard } from '../../model/cards';
import type { World } from '../../model/world';

/** Book balance of a card, minor units. */
export const bookOf = ({ account }: Pick<BankCard, 'account'>): bigint => -account.amounts.available;

/** Suspense account: card movements without a matched order (docs/rules/invariants.md#invariant-6). */
export const suspenseOf = ({ ledger }: World, currency: string): Account => ledger.account('P1', currency, 'SUSPENSE', false);

/** Account for movements that belong to no order: bank fees, interest (docs/rules/bankLine.md#ignore). */
export const sundryOf = ({ ledger }: World, currency: string): Account => ledger.account('P1', currency, 'SUNDRY', false);
