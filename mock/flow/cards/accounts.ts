import type { Account } from '../../engine/ledger';
import type { BankCard } from '../../model/cards';
import type { World } from '../../model/world';

/** Book balance of a card, minor units. */
export const bookOf = ({ account }: Pick<BankCard, 'account'>): bigint => -account.amounts.available;

/** Where money stands that has come to, or left, a card and is not explained yet (docs/rules/invariants.md#invariant-6). */
export const suspenseOf = ({ ledger }: World, currency: string): Account => ledger.account('P1', currency, 'SUSPENSE', false);

/** Where money ends that is explained by no order: bank fees, interest (docs/rules/bankLine.md#ignore). */
export const sundryOf = ({ ledger }: World, currency: string): Account => ledger.account('P1', currency, 'SUNDRY', false);
