import type { BankCard, Batch } from '../model/cards';
import type { Operator } from '../model/operators';
import type { Agency, Merchant } from '../model/parties';

type Named = Pick<Operator, 'username'>;

/** True for who entered or corrected this merchant or agent: another operator must review it. */
export const enteredParty = ({ createdBy, submittedBy }: Pick<Merchant | Agency, 'createdBy' | 'submittedBy'>, by: Named) =>
  [createdBy, submittedBy].includes(by.username);

/** True for who entered this card or changed its holder: another operator must review it. */
export const enteredCard = ({ submittedBy }: Pick<BankCard, 'submittedBy'>, by: Named) => submittedBy === by.username;

/** True for who made or changed this batch: another operator must approve it. */
export const enteredBatch = ({ maker, editedBy }: Pick<Batch, 'maker' | 'editedBy'>, by: Named) =>
  [maker, editedBy].includes(by.username);
