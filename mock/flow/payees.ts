import { BANKS, unrealNumber } from '../base/banks';
import type { Random } from '../engine/random';
import type { Payee } from '../model/parties';
import type { World } from '../model/world';

const GIVEN = [
  'Suda',
  'Minh',
  'Rizal',
  'Anika',
  'Joel',
  'Farah',
  'Nok',
  'Lan',
  'Dewi',
  'Ravi',
  'Carla',
  'Amin',
  'Ploy',
  'Huong',
  'Bagus',
  'Meera',
];

const FAMILY = [
  'Veerasil',
  'Tranquil',
  'Hartolo',
  'Sundaresh',
  'Villarosa',
  'Ismailov',
  'Chaiyatorn',
  'Phandal',
  'Setiabud',
  'Kapooriya',
];

/** A fictitious name from a word list (docs/rules/simulation.md#world). */
export const inventedName = (random: Random): string => `${random.pick(GIVEN)} ${random.pick(FAMILY)}`;

/** A new beneficiary of this country. @param random a separate stream keeps the rest of the simulation unchanged */
export function createPayee(world: World, country: string, firstUsedAt: number, random: Random = world.random): Payee {
  const home = BANKS[country] ? country : 'TH';
  const [bankCode, bankName] = random.pick(BANKS[home] ?? []);
  const payee: Payee = {
    id: String(8001 + world.payees.length),
    name: inventedName(random),
    accountNo: unrealNumber(random),
    accountType: random.weighted([['BANK_ACCOUNT', 7] as const, ['BANK_CARD', 2] as const, ['E_WALLET', 1] as const]),
    bankCode,
    bankName,
    country: home,
    verified: random.weighted([['NAME_MATCH', 90] as const, ['UNVERIFIED', 7] as const, ['NONE', 3] as const]),
    firstUsedAt,
    changedAt: null,
  };
  world.payees.push(payee);
  return payee;
}
