import { createHash } from 'node:crypto';
import { createRandom } from '../engine/random';
import { DAY, HOUR } from '../engine/time';
import { keptSecret, NO_LIMITS, RESERVE_DAYS } from '../flow/merchants';
import type { PriceBook } from '../model/parties';
import type { World } from '../model/world';

/** Merchants whose QR price is below cost, to show the warning (docs/rules/simulation.md#prices). */
const BELOW_COST = new Set(['M100011', 'M100023']);

/** The story merchant (docs/rules/simulation.md#stories), and one whose KYC expires soon. */
const KYC_OVER = 'M100025';
const KYC_ENDS = 'M100014';
/** In review, but its documents are not checked yet. */
const KYC_OPEN = 'M100055';

/** Merchants with a risky business have a reserve; for two of them some of it is already released. */
const RESERVES: Readonly<Record<string, { ppm: number; days: number }>> = {
  M100007: { ppm: 50_000, days: 14 },
  M100018: { ppm: 100_000, days: 14 },
  M100030: { ppm: 50_000, days: 90 },
  M100041: { ppm: 100_000, days: 180 },
};

const INDUSTRIES: Readonly<Record<string, string>> = {
  Games: 'GAMING',
  Market: 'RETAIL',
  Travel: 'TRAVEL',
  Books: 'MEDIA',
  Foods: 'FOOD',
  Media: 'MEDIA',
  Sports: 'LEISURE',
  Fashion: 'RETAIL',
};

const PEOPLE = ['Somsri', 'Thanh', 'Bayu', 'Kirana', 'Jomar', 'Aisyah', 'Prasert', 'Vinod'];

/** Contracts of the seeded merchants: cost + 0.4% to 1.2% for every product of their country (docs/rules/simulation.md#prices). */
export function seedMerchants(world: World) {
  const since = world.clock.now() - 300 * DAY;
  const by = 'sys.admin';
  const owners = world.operators.filter(({ roles, status }) => roles.includes('MCH_MANAGER') && status === 'ACTIVE');
  for (const holder of world.holders) {
    if (holder.type !== 'MERCHANT') continue;
    const random = createRandom(`merchant ${holder.no}`);
    const prices: PriceBook = new Map();
    for (const { code, country } of world.catalog.products.values()) {
      if (country !== holder.country) continue;
      // Independent of the world's seed.
      const share = createRandom(`${holder.no} ${code}`).next();
      const ppm = BELOW_COST.has(holder.no) && code.endsWith('SCAN') ? 11_000 : 25_000 + Math.round(share * 80) * 100;
      prices.set(code, [
        { isEnabled: true, ppm, fixed: 0n, min: null, max: null, effectiveAt: since, by, at: since, remark: null },
      ]);
    }
    const isOpen = holder.status === 'ACTIVE';
    const isNew = holder.status === 'PENDING_REVIEW';
    const owner = owners.length > 0 && random.chance(0.9) ? random.pick(owners) : null;
    const createdAt = isNew ? since + 300 * DAY - random.int(2, 40) * HOUR : since - random.int(0, 500) * DAY;
    // The creator of a merchant in review may not review it.
    const createdBy = isNew ? 'o.bakar' : by;
    const updatedAt = isNew ? createdAt : since;
    const word = holder.name.split(' ');
    const host = `${word.slice(0, 2).join('-').toLowerCase()}.example.com`;
    const person = random.pick(PEOPLE);
    world.merchants.set(holder.no, {
      no: holder.no,
      holder,
      shortName: word.slice(0, 2).join(' ').slice(0, 16),
      type: holder.isTest ? 'TEST' : holder.agent ? 'AGENT' : 'DIRECT',
      switches: { payin: isOpen, payout: isOpen, withdraw: isOpen, api: isOpen, portal: holder.status !== 'CLOSED' },
      prices,
      owner,
      licenceNo: `${holder.country}-99${random.digits(8)}`,
      legalPerson: `${random.pick(PEOPLE)} ${word[0]}wood`,
      industryCode: INDUSTRIES[word[1] ?? ''] ?? null,
      websites: [`https://www.${host}`],
      kycStatus: holder.no === KYC_OPEN ? 'PENDING' : 'PASSED',
      kycExpireAt:
        holder.no === KYC_OVER
          ? world.clock.now() - DAY
          : holder.no === KYC_ENDS
            ? world.clock.now() + 40 * DAY
            : isNew
              ? null
              : world.clock.now() + random.int(90, 900) * DAY,
      contact: {
        name: `${person} ${word[0]}field`,
        mobile: `+999555${random.digits(6)}`,
        email: `finance@${host}`,
        telegram: random.chance(0.4) ? `@${word[0]?.toLowerCase()}_pay` : null,
      },
      settlementCycle: holder.level === 'S' ? 'T0' : 'D1',
      reservePpm: RESERVES[holder.no]?.ppm ?? 0,
      reserveDays: RESERVES[holder.no]?.days ?? RESERVE_DAYS,
      riskLevel: random.weighted([['LOW', 70] as const, ['MEDIUM', 24] as const, ['HIGH', 6] as const]),
      riskTags: [],
      tags: random.chance(0.2) ? ['key-account'] : [],
      remark: null,
      limits: NO_LIMITS,
      loginAccount: `${(word[0] ?? '').toLowerCase()}.${holder.no.slice(1)}`,
      passwordSetAt: isNew ? null : since,
      linkUntil: null,
      lastLoginAt: isNew ? null : since + random.int(200, 295) * DAY,
      lastLoginIp: isNew ? null : `203.0.113.${random.int(2, 250)}`,
      appId: `app${createHash('sha256').update(holder.no).digest('hex').slice(0, 12)}`,
      secret: isNew ? null : { ...keptSecret(`${holder.no} at the beginning`, since), tail: random.digits(4) },
      oldSecret: null,
      notifyUrl: isNew ? null : `https://pay.${host}/notify`,
      notifyHostFixed: false,
      makers: new Set([createdBy]),
      statusReason: holder.status === 'SUSPENDED' ? random.pick(['RISK', 'COMPLIANCE', 'CONTRACT']) : null,
      statusRemark: null,
      held: new Map(),
      createdAt,
      createdBy,
      updatedAt,
      updatedBy: createdBy,
      version: 1,
      events: [],
      notes: [],
    });
  }
}
