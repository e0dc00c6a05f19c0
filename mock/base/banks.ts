import type { Random } from '../engine/random';

export const BANKS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  TH: [
    ['SMKB', 'Siam Market Bank'],
    ['CHPB', 'Chao Phraya People Bank'],
  ],
  VN: [
    ['MKCB', 'Mekong Commercial Bank'],
    ['RDVB', 'Red Delta Bank'],
  ],
  ID: [
    ['NSAB', 'Nusa Archipelago Bank'],
    ['GRDB', 'Garden Isle Bank'],
  ],
  IN: [
    ['DCNB', 'Deccan Notional Bank'],
    ['SPRB', 'Spice Route Bank'],
  ],
  PH: [
    ['ISLB', 'Island Savings Bank'],
    ['LUZB', 'Luzon Invented Bank'],
  ],
  MY: [
    ['STRB', 'Straits Rubber Bank'],
    ['TNJB', 'Tanjong Sample Bank'],
  ],
};

/**
 * A card or account number that cannot be real: its range is unassigned and it fails the Luhn check
 * (docs/rules/simulation.md#world).
 */
export function unrealNumber(random: Random): string {
  const body = `9904${random.digits(11)}`;
  let sum = 0;
  for (let at = 0; at < body.length; at++) {
    const digit = Number(body[body.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const right = (10 - (sum % 10)) % 10;
  return `${body}${(right + 1 + random.int(0, 7)) % 10}`;
}
