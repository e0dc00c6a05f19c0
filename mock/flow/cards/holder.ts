import { maskName } from '../../base/mask';
import type { BankCard } from '../../model/cards';

/** Card holder as lists show it: a person by the first character, a company in full (docs/rules/masking.md#classes). */
export const shownHolder = ({ holderType, holderName }: Pick<BankCard, 'holderType' | 'holderName'>): string =>
  holderType === 'PERSONAL' ? maskName(holderName) : holderName;
