import type { AccountHolderType } from '@/contract';
import type { Account } from '../../engine/ledger';
import { demandFound, type Text } from '../../engine/text';
import type { Operator } from '../../model/operators';
import type { Holder } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const NO_ACCOUNT: Text = ['Account not found, or outside your data scope.', '账户不存在或不在您的数据范围内。'];

/** Owner of an account. Upstreams and cards of the platform are no holders. */
export interface Party {
  type: AccountHolderType;
  no: string;
  name: string;
  holder?: Holder;
}

function findParty({ holders, catalog, pool }: World, no: string): Party {
  const holder = holders.find((one) => one.no === no);
  if (holder) return { type: holder.type, no, name: holder.name, holder };
  const upstream = catalog.upstreams.get(no);
  if (upstream) return { type: 'UPSTREAM', no, name: upstream.name };
  const card = pool.cards.get(no);
  if (card) return { type: 'CARD', no, name: card.bankName };
  // The platform's own bank, or the platform when it withdraws nothing.
  return { type: no.startsWith('P') ? 'PLATFORM' : 'UPSTREAM', no, name: no };
}

export type PartyOf = (account: Account) => Party;

/** Finds the owner of an account; caches each holder. */
export function createParties(world: World): PartyOf {
  const known = new Map<string, Party>();
  return ({ holderNo }) => {
    let party = known.get(holderNo);
    if (!party) {
      party = findParty(world, holderNo);
      known.set(holderNo, party);
    }
    return party;
  };
}

/** True when the operator may see an account; the platform's own accounts need the scope ALL (docs/rules/access.md#data-scope). */
export const seesParty = (operator: Operator, { type, holder }: Party): boolean =>
  operator.scope.type === 'ALL' ||
  ((type === 'MERCHANT' || type === 'AGENT') && holder !== undefined && isInScope(operator, holder));

/** The account, when the operator may see it. @throws Refusal 404 */
export const findAccount = (world: World, operator: Operator, no: string, partyOf = createParties(world)): Account =>
  demandFound(world.ledger.accounts.get(no), NO_ACCOUNT, (one) => seesParty(operator, partyOf(one)));
