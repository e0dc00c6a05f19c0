import type { CardStatus, CardStatusReason, CardUsage, DeviceMessageType } from '@/contract';
import { entryAt } from '../../src/domain/typed';
import { keepAgreement } from '../areas/card/rules';
import { zoneOf } from '../areas/card/zones';
import { pairCard } from '../areas/listen/pair';
import { BANKS, unrealNumber } from '../base/banks';
import { AMOUNTS, currencies, currencyInfo } from '../base/money';
import { pdfOf } from '../base/pdf';
import { DAY } from '../engine/time';
import { bookOf, suspenseOf } from '../flow/cards/accounts';
import { coolCard, recoverHeard } from '../flow/cards/use';
import { inventedName } from '../flow/payees';
import type { BankCard, Device } from '../model/cards';
import type { StoredFile } from '../model/records';
import type { World } from '../model/world';

const PER_COUNTRY = 20;

/** Card pools by country; ten in all (docs/rules/simulation.md#world). */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  TH: ['TH-A', 'TH-B'],
  VN: ['VN-A', 'VN-B'],
  ID: ['ID-A', 'ID-B'],
  IN: ['IN-A'],
  PH: ['PH-A'],
  MY: ['MY-A', 'MY-B'],
};

const MODELS = ['Pixel 8a', 'Galaxy A35', 'Redmi 13'];
const OFFLINE_MS = 180_000;

/**
 * State of a country's card by index: 80 enabled, 14 cooling, 9 paused, 3 frozen, 12 retired, 2 new
 * (docs/rules/simulation.md#world).
 */
function stateOf(country: string, at: number): readonly [CardStatus, CardStatusReason | null] {
  if (at >= 18) return ['RETIRED', 'BY_HAND'];
  if (at === 17) return ['TH', 'VN', 'ID'].includes(country) ? ['BANK_FROZEN', 'BY_HAND'] : ['PAUSED', 'BY_HAND'];
  if (at === 16) return ['PAUSED', 'BY_HAND'];
  if (at === 15) return ['COOLING', 'FAIL_STREAK'];
  if (at === 14) return ['COOLING', country === 'TH' || country === 'VN' ? 'LISTENER_OFFLINE' : 'FAIL_STREAK'];
  if (at === 13 && (country === 'TH' || country === 'VN')) return ['COOLING', 'FAIL_STREAK'];
  if (at === 13 && (country === 'ID' || country === 'IN')) return ['PENDING_REVIEW', null];
  return ['ENABLED', null];
}

const usageOf = (at: number): CardUsage =>
  at === 15 || at === 17 || (at >= 10 && at <= 12) ? 'PAYOUT' : at === 19 || (at >= 7 && at <= 9) ? 'BOTH' : 'COLLECT';

/** The signed authorization, submitted with the card. */
function fileAgreement({ files, operators, clock }: World, card: BankCard) {
  const by = operators.find(({ username }) => username === card.submittedBy);
  if (!by || !card.authorisation) return;
  const { no, expireAt } = card.authorisation;
  const until = new Date(expireAt).toISOString().slice(0, 10);
  const texts = ['Authorization of a settlement account', `No. ${no}`, `Card ${card.id}`, `Valid until ${until}`];
  const bytes = pdfOf(
    no,
    new Date(clock.now()),
    texts.map((text, at) => ({ x: 60, y: 760 - at * 24, size: at === 0 ? 16 : 11, text, isBold: at === 0 })),
    [],
  );
  const file: StoredFile = {
    id: `FA${card.id.slice(1)}`,
    name: `${no}.pdf`,
    type: 'application/pdf',
    bytes,
    by,
  };
  files.set(file.id, file);
  card.authorisation.file = file;
}

function seedCard(world: World, country: string, currency: string, at: number) {
  const { pool, clock, ledger } = world;
  const { chance, cards } = pool;
  const { digits } = currencyInfo(currency);
  const minor = (units: number) => BigInt(Math.round(units)) * 10n ** BigInt(digits);
  const { median, least, most } = AMOUNTS[currency] as (typeof AMOUNTS)[string];
  const [bankCode, bankName] = chance.pick(BANKS[country] ?? []);
  const [status, statusReason] = stateOf(country, at);
  const usage = usageOf(at);
  const id = `K${String(cards.size + 1).padStart(5, '0')}`;
  const isCorporate = at % 3 > 0;
  const born = clock.now() - 200 * DAY;
  const groups = GROUPS[country] as readonly string[];
  const card: BankCard = {
    id,
    no: unrealNumber(chance),
    holderName: isCorporate ? `Willow Settlement ${country} ${at + 1} Ltd` : inventedName(chance),
    holderType: isCorporate ? 'CORPORATE' : 'PERSONAL',
    ownership: isCorporate && at % 2 === 0 ? 'PLATFORM' : 'CONTRACTED',
    authorisation: {
      no: `AU-2026-${id.slice(1)}`,
      file: null,
      // In each country one expires within a month.
      expireAt: clock.now() + (at === 5 ? 50 : 400 + at) * DAY,
    },
    bankCode,
    bankName,
    branch: null,
    country,
    province: null,
    city: null,
    currency,
    usage,
    groupCode: entryAt(groups, at % groups.length),
    mchScope: 'ALL',
    mchNos: [],
    status,
    statusReason,
    statusRemark: null,
    account: ledger.account(id, currency, 'CARD', false),
    gap: 0n,
    bankBalance: null,
    bankBalanceAt: null,
    minPerTxn: minor(Math.min(least, 1)),
    maxPerTxn: minor(most),
    dailyInLimit: minor(median * 2000),
    dailyOutLimit: minor(median * 4000),
    dailyCountLimit: usage === 'COLLECT' ? 300 : 2000,
    monthlyLimit: minor(median * 60_000),
    maxOpenOrders: 20,
    weight: chance.int(20, 100),
    priority: 1 + (at % 3),
    workFrom: null,
    workTo: null,
    workZone: zoneOf(country),
    alertBalance: usage === 'PAYOUT' ? null : minor(median * 150),
    bankMobile: `+555010${String(cards.size).padStart(4, '0')}`,
    credentialSetAt: born,
    failStreak: statusReason === 'FAIL_STREAK' ? 5 : 0,
    lastUsedAt: null,
    submittedBy: 'b.suwan',
    makers: new Set(['b.suwan']),
    tags: [],
    remark: null,
    createdAt: born,
    createdBy: 'b.suwan',
    updatedAt: born,
    updatedBy: 'b.suwan',
    version: 1,
    events: [{ at: born, kind: 'CREATED', actorType: 'SYSTEM' }],
    use: { day: 0, in: 0n, out: 0n, count: 0, month: 0, monthTotal: 0n },
    notes: [],
  };
  cards.set(id, card);
  fileAgreement(world, card);
  keepAgreement(world, card);
  if (status === 'RETIRED' || status === 'PENDING_REVIEW') return;
  // Opening balance of the card; the platform's own bank is the counterparty.
  const opening = minor(median * (usage === 'COLLECT' ? 20 : 6000));
  ledger.post(clock.now(), 'CARD_OPEN', id, [
    { account: card.account, bucket: 'available', delta: -opening },
    { account: ledger.account('U01', currency, 'CLEARING', false), bucket: 'available', delta: opening },
  ]);
  Object.assign(card, { bankBalance: bookOf(card), bankBalanceAt: clock.now() });
}

function seedDevice(world: World, country: string, at: number): Device {
  const { devices, chance } = world.pool;
  const id = `D${String(devices.size + 1).padStart(4, '0')}`;
  const isOffline = at === 5 && (country === 'TH' || country === 'VN');
  const device: Device = {
    id,
    name: `${country} phone ${at + 1}`,
    country,
    model: chance.pick(MODELS),
    appVersion: country === 'MY' && at === 4 ? '3.9.2' : '4.2.1',
    silentFrom: isOffline ? world.clock.now() : null,
    batteryPct: country === 'ID' && at === 3 ? 9 : chance.int(40, 100),
    charging: !(country === 'ID' && at === 3),
    network: chance.pick(['4G', '5G', 'WIFI']),
    queueDepth: country === 'PH' && at === 2 ? 120 : chance.int(0, 3),
    clockSkewMs: chance.int(-900, 900),
    mayRead: true,
    sequence: 0,
    missed: [],
  };
  devices.set(id, device);
  return device;
}

const WORDS: Readonly<Record<DeviceMessageType, string>> = {
  RECEIPT: 'received {amount} on account ..{tail} at {time}. Balance {balance}. Ref {ref}',
  OTP: 'code {code} for a payment of {amount} from account ..{tail}, ref {ref}. Tell it to nobody.',
  BALANCE: 'balance of account ..{tail} at {time}: {balance}',
  OTHER: 'notice for account ..{tail}',
};

const SAMPLES: Readonly<Record<DeviceMessageType, string>> = {
  RECEIPT: 'received 1,250.00 on account ..4821 at 2026-01-05 09:30. Balance 88,410.50. Ref AB12CD34EF',
  OTP: 'code 482913 for a payment of 1,250.00 from account ..4821, ref AB12CD34EF. Tell it to nobody.',
  BALANCE: 'balance of account ..4821 at 2026-01-05 09:30: 88,410.50',
  OTHER: 'notice for account ..4821',
};

function seedTemplates({ pool, clock }: World) {
  const updatedAt = clock.now() - 100 * DAY;
  for (const [bankCode] of Object.values(BANKS).flat())
    for (const msgType of ['RECEIPT', 'OTP', 'BALANCE'] as const) {
      const text = `${bankCode}: ${WORDS[msgType]}`;
      const by = { at: updatedAt, by: 'b.suwan' };
      pool.templates.set(`${bankCode}_${msgType}`, {
        code: `${bankCode}_${msgType}`,
        bankCode,
        msgType,
        sender: bankCode,
        text,
        samples: [`${bankCode}: ${SAMPLES[msgType]}`],
        isEnabled: true,
        updatedAt,
        updatedBy: 'b.suwan',
        version: 1,
        history: [{ version: 1, text, sender: bankCode, ...by }],
      });
    }
}

/** Cards, devices, card channels and bank templates (docs/rules/simulation.md#world: 120 cards, 36 devices). */
export function seedPool(world: World) {
  seedTemplates(world);
  for (const { country, currency } of Object.values(currencies)) {
    if (country === 'SG') continue;
    suspenseOf(world, currency);
    const first = world.pool.cards.size;
    for (let at = 0; at < PER_COUNTRY; at++) seedCard(world, country, currency, at);
    const own = [...world.pool.cards.values()].slice(first);
    const devices = Array.from({ length: 6 }, (_, at) => seedDevice(world, country, at));
    own.forEach((card, at) => {
      if (card.status === 'RETIRED' || card.status === 'PENDING_REVIEW') return;
      const device = devices[at === 14 ? 5 : at === 15 ? 4 : Math.floor(at / 3)] ?? devices[5];
      if (!device) return;
      const purpose = card.usage === 'COLLECT' ? 'RECEIPT' : card.usage === 'PAYOUT' ? 'PAYOUT_OTP' : 'BOTH';
      pairCard(world, card, device, purpose, 'b.suwan');
    });
  }
}

/** A device becomes silent: after 180 s its cards stop collecting (docs/rules/listen.md#heartbeat). */
export function silence(world: World, device: Device) {
  const at = world.clock.now();
  device.silentFrom = at;
  world.clock.schedule(at + OFFLINE_MS + 1, () => {
    if (device.silentFrom !== at) return;
    for (const channel of world.pool.channels.values())
      if (channel.device === device && channel.unpairedAt === null && channel.card.usage !== 'PAYOUT')
        coolCard(world, channel.card, 'LISTENER_OFFLINE');
  });
}

/**
 * A silent device is back: it delivers the missed messages in order, and its cards may collect again
 * (docs/rules/listen.md#heartbeat).
 */
export function wake(world: World, device: Device) {
  device.silentFrom = null;
  for (const deliver of device.missed.splice(0)) deliver();
  for (const channel of world.pool.channels.values())
    if (channel.device === device && channel.unpairedAt === null) recoverHeard(world, channel);
}
