import type { BankCard } from './cards';
import type { Product } from './catalog';
import type { Operator } from './operators';
import type { Holder } from './parties';
import type { World } from './world';

/** True when the operator may see records of this holder (docs/rules/access.md#data-scope). */
export function isInScope({ scope }: Operator, holder: Holder): boolean {
  if (scope.type === 'ALL') return true;
  if (scope.type === 'COUNTRY') return scope.values.includes(holder.country);
  if (scope.type === 'MERCHANT') return holder.type === 'MERCHANT' && scope.values.includes(holder.no);
  for (let agent = holder.agent; agent; agent = agent.parent) if (scope.values.includes(agent.no)) return true;
  return holder.type === 'AGENT' && scope.values.includes(holder.no);
}

/** The same of a record that may be the platform's own, which is for who sees everything (docs/rules/access.md#data-scope). */
export const seesHolder = (operator: Operator, holder: Holder): boolean =>
  holder.type === 'PLATFORM' ? operator.scope.type === 'ALL' : isInScope(operator, holder);

/** True when the operator's data scope has this country: cards, devices and all that hangs on them have no holder. */
export const seesCountry = ({ scope }: Operator, country: string): boolean =>
  scope.type === 'ALL' || (scope.type === 'COUNTRY' && scope.values.includes(country));

/** True when the operator may see this card, and its statement and bindings. */
export const seesCard = (operator: Operator, { country }: Pick<BankCard, 'country'>): boolean => seesCountry(operator, country);

/** Whether an operator sees a product at all: one of a country, or in a contract, of the data scope (docs/rules/access.md#data-scope). */
export function seesProduct(world: World, operator: Operator, { code, country }: Product): boolean {
  const { type, values } = operator.scope;
  if (type === 'ALL') return true;
  if (type === 'COUNTRY') return values.includes(country);
  return [...world.merchants.values()].some(({ holder, prices }) => prices.has(code) && isInScope(operator, holder));
}
