import { BANKS } from '../base/banks';
import { currencies } from '../base/money';
import type { BankCard } from './cards';
import type { Channel, Product, Upstream, Way } from './catalog';
import type { Operator, Scope } from './operators';
import type { Holder } from './parties';
import type { World } from './world';

/** True when a scope has every record of another one. */
export const coversScope = (own: Scope, { type, values }: Scope): boolean =>
  own.type === 'ALL' || (own.type === type && values.every((value) => own.values.includes(value)));

/** True when the operator may see records of this holder (docs/rules/access.md#data-scope). */
export function isInScope({ scope }: Operator, holder: Holder): boolean {
  if (scope.type === 'ALL') return true;
  if (scope.type === 'COUNTRY') return scope.values.includes(holder.country);
  if (scope.type === 'MERCHANT') return holder.type === 'MERCHANT' && scope.values.includes(holder.no);
  for (let agent = holder.agent; agent; agent = agent.parent) if (scope.values.includes(agent.no)) return true;
  return holder.type === 'AGENT' && scope.values.includes(holder.no);
}

/** The same for a record that may belong to the platform, which needs the scope ALL (docs/rules/access.md#data-scope). */
export const seesHolder = (operator: Operator, holder: Holder): boolean =>
  holder.type === 'PLATFORM' ? operator.scope.type === 'ALL' : isInScope(operator, holder);

/** True when the operator's data scope includes this country. Cards, devices and their records have no holder. */
export const seesCountry = ({ scope }: Operator, country: string): boolean =>
  scope.type === 'ALL' || (scope.type === 'COUNTRY' && scope.values.includes(country));

/** True when the operator may see this card, its statement and its pairings. */
export const seesCard = (operator: Operator, { country }: Pick<BankCard, 'country'>): boolean => seesCountry(operator, country);

/** True when the product's country, or a contract with it, is in the operator's data scope (docs/rules/access.md#data-scope). */
export function seesProduct(world: World, operator: Operator, { code, country }: Product): boolean {
  const { type, values } = operator.scope;
  if (type === 'ALL') return true;
  if (type === 'COUNTRY') return values.includes(country);
  return [...world.merchants.values()].some(({ holder, prices }) => prices.has(code) && isInScope(operator, holder));
}

/** True when the operator sees full names of operators, by the key to edit them (docs/rules/masking.md#classes). */
export const seesNames = ({ access }: Operator): boolean => access.has('sys:operator:edit');

/** Country of a channel; null for a channel that serves every currency. */
export const countryOf = ({ currency }: Pick<Channel, 'currency'>): string | null =>
  Object.values(currencies).find((one) => one.currency === currency)?.country ?? null;

/** Channels belong to the platform: a data scope of merchants or agents shows none (docs/rules/access.md#data-scope). */
export function seesChannel({ scope }: Operator, channel: Pick<Channel, 'currency'>): boolean {
  const country = countryOf(channel);
  return scope.type === 'ALL' || (scope.type === 'COUNTRY' && (country === null || scope.values.includes(country)));
}

/** A way's rounds name its channels, so they are seen by those who see these. */
export const seesRounds = (operator: Operator, { currency }: Pick<Way, 'currency'>): boolean =>
  seesChannel(operator, { currency });

/** Upstreams belong to the platform: a scope of countries shows those with a channel for it, other scopes show none. */
export const seesUpstream = ({ catalog }: World, operator: Operator, upstream: Upstream): boolean =>
  operator.scope.type === 'ALL' ||
  [...catalog.channels.values()].some((channel) => channel.upstream === upstream && seesChannel(operator, channel));

/** True when the country of this bank is in the data scope; formats of messages belong to banks. */
export const seesBank = (operator: Operator, bankCode: string): boolean =>
  Object.entries(BANKS).some(([country, banks]) => seesCountry(operator, country) && banks.some(([code]) => code === bankCode));
