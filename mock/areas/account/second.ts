import type { MoneyAccountType } from '@/contract';
import { moneyIn } from '../../base/money';
import type { Account } from '../../engine/ledger';
import { demandSecond } from '../../flow/approvals';
import type { AmountChange } from '../../model/approvals';
import type { Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { createParties, seesParty } from './party';

/** One side of a movement, for the preview of an approval. */
export function sideOf(world: World, account: Account, delta: bigint): AmountChange {
  const { no, type, currency, amounts } = account;
  return {
    accountNo: no,
    holderName: createParties(world)(account).name,
    accountType: type as MoneyAccountType,
    currency,
    before: moneyIn(currency, amounts.available),
    after: moneyIn(currency, amounts.available + delta),
  };
}

/** Asks a second person before money moves between accounts (docs/rules/approval.md#actions). */
export function demandMove(
  world: World,
  call: PlatformCall,
  account: Account,
  amounts: readonly AmountChange[],
  isWithinTier: (operator: Operator) => boolean = () => true,
) {
  const party = createParties(world)(account);
  demandSecond(world, call, () => ({
    entity: 'account',
    ids: [account.no],
    name: party.name,
    preview: { changes: [], amounts, fileId: call.body.evidenceFileId as string | undefined },
    covers: (operator) => seesParty(operator, party) && isWithinTier(operator),
  }));
}
