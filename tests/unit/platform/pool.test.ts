import { restCard } from '../../../mock/areas/batch/payFlow';
import { bookOf, suspenseOf } from '../../../mock/flow/cards/accounts';
import { bookLine, dedupeKeyOf, ignoreLine, twinOf, unmatchLine } from '../../../mock/flow/cards/book';
import { allocate, collectOf, settleCollect, unsettleCollect } from '../../../mock/flow/cards/collect';
import { chargeFee, payTo } from '../../../mock/flow/cards/desk';
import { parseBy, receive, sendCode } from '../../../mock/flow/cards/messages';
import { cardObstacle, channelOfCard, listenOf } from '../../../mock/flow/cards/use';
import type { BankCard, BatchItem, Collect } from '../../../mock/model/cards';
import type { Way } from '../../../mock/model/catalog';
import type { Platform } from '../../../mock/platform';
import { silence } from '../../../mock/seed/pool';
import { aPlatform } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let platform: Platform;
beforeEach(() => {
  ({ platform } = aPlatform({ days: 1 }));
});
afterEach(() => {
  expect(platform.check()).toEqual([]);
});

const cardWith = (test: (card: BankCard) => boolean): BankCard => {
  const found = [...platform.world.pool.cards.values()].find(test);
  if (!found) throw new Error('No such card');
  return found;
};

/** An order over an own card in baht, which only the test pays. */
function collection(amount = 500_00n, payAfter: number | null = null): Collect {
  const { world } = platform;
  const way = world.catalog.ways.get('TH_CRD') as Way;
  const holder = world.holders.find(
    (one) =>
      one.type === 'MERCHANT' &&
      one.status === 'ACTIVE' &&
      !one.isTest &&
      one.accounts[0]?.account.currency === 'THB' &&
      world.merchants.get(one.no)?.prices.has('TH_BANK'),
  );
  const collect = collectOf(world, platform.payIn({ holder, way, amount, plan: { failures: 0, payAfter } }));
  if (!collect) throw new Error('No collection was made');
  return collect;
}

const suspense = () => suspenseOf(platform.world, 'THB').amounts.available;

describe('a collection', () => {
  it('gets a card and is credited by its exact amount, which leaves suspense at once', () => {
    const before = suspense();
    const collect = collection(500_00n, MINUTE);
    expect([collect.status, collect.card?.currency]).toEqual(['WAIT_PAY', 'THB']);
    const book = bookOf(collect.card as BankCard);
    platform.clock.advance(2 * MINUTE);
    const { status, line, order, card, payable } = collect;
    expect([status, order.status, order.paid, line?.matchStatus, line?.bizNo]).toEqual([
      'SUCCESS',
      'SUCCESS',
      payable,
      'MATCHED',
      collect.no,
    ]);
    expect(bookOf(card as BankCard)).toBe(book + payable);
    expect(suspense()).toBe(before);
  });

  it('never shares its amount with another open collection of the same card', () => {
    const all = Array.from({ length: 30 }, () => collection());
    const keys = all.map(({ card, payable }) => `${card?.id} ${payable}`);
    expect(new Set(keys).size).toBe(keys.length);
    const [first, second] = all as [Collect, Collect];
    for (const one of all) if (one !== second) allocate(platform.world, one, [first.card as BankCard], 'reallocate');
    const own = [...(platform.world.pool.open.get(first.card as BankCard) ?? [])].map(({ payable }) => payable);
    // Twenty amounts to a card; without a free one there is no card.
    expect([new Set(own).size, own.length]).toEqual([20, 20]);
    expect(all.filter(({ status }) => status === 'NO_CARD')).toHaveLength(9);
  });

  it('without a card tries again every 20 s', () => {
    const cards = [...platform.world.pool.cards.values()].filter(({ currency }) => currency === 'THB');
    const before = cards.map(({ maxOpenOrders }) => maxOpenOrders);
    for (const card of cards) card.maxOpenOrders = 0;
    const collect = collection();
    expect([collect.status, collect.card]).toEqual(['NO_CARD', null]);
    cards.forEach((card, at) => {
      card.maxOpenOrders = before[at] as number;
    });
    platform.clock.advance(20_000);
    expect(collect.status).toBe('WAIT_PAY');
  });

  it('of another amount waits for a person in suspense, and is credited once the merchant agreed', () => {
    const { world } = platform;
    const before = suspense();
    const collect = collection();
    payTo(world, collect, { amount: 480_00n, postscript: collect.postscript });
    platform.clock.advance(1);
    expect([collect.status, collect.order.status, suspense()]).toEqual(['AMOUNT_DIFF', 'PAYING', before + 480_00n]);
    const { line } = collect;
    if (!line) throw new Error('No line');
    const told = { kind: 'COLLECT_CONFIRMED', actorType: 'SYSTEM' } as const;
    settleCollect(world, collect, line, { matchType: 'MANUAL', by: 'b.suwan', details: told, isAgreed: true });
    expect([collect.status, collect.order.paid, suspense()]).toEqual(['SUCCESS', 480_00n, before]);
  });

  it('can be released from a wrong line while nothing is credited', () => {
    const { world } = platform;
    const collect = collection();
    payTo(world, collect, { amount: 480_00n, postscript: collect.postscript });
    platform.clock.advance(1);
    const { line } = collect;
    unsettleCollect(world, collect, 'b.suwan', { kind: 'COLLECT_UNMATCHED', actorType: 'SYSTEM' });
    expect([collect.status, collect.line, line?.matchStatus]).toEqual(['PAID_DECLARED', null, 'UNMATCHED']);
  });

  it('expires with its pay order, and accepts money within one more day', () => {
    const collect = collection();
    platform.clock.advance(16 * MINUTE);
    expect([collect.status, collect.order.status]).toEqual(['EXPIRED', 'EXPIRED']);
    payTo(platform.world, collect, { amount: collect.payable, postscript: undefined });
    platform.clock.advance(1);
    expect([collect.status, collect.flags, collect.order.flags]).toEqual(['SUCCESS', ['LATE_PAYMENT'], ['LATE_PAYMENT']]);
  });

  it('is not guessed between two expired orders of one amount', () => {
    const { world } = platform;
    const first = collection();
    platform.clock.advance(16 * MINUTE);
    const second = collection();
    if (second.card !== first.card) allocate(world, second, [first.card as BankCard], 'reallocate');
    platform.clock.advance(16 * MINUTE);
    expect([first.payable, first.status, second.status]).toEqual([second.payable, 'EXPIRED', 'EXPIRED']);
    payTo(world, second, { amount: second.payable, postscript: undefined });
    platform.clock.advance(1);
    const last = world.pool.lines.group((first.card as BankCard).id).at(-1);
    expect([last?.matchStatus, last?.amount]).toEqual(['UNMATCHED', second.payable]);
  });

  it('extends its pay order as well', () => {
    const collect = collection();
    collect.order.expireAt += 10 * MINUTE;
    platform.clock.advance(16 * MINUTE);
    expect(collect.order.status).toBe('PAYING');
    platform.clock.advance(10 * MINUTE);
    expect([collect.order.status, collect.status]).toEqual(['EXPIRED', 'EXPIRED']);
  });
});

describe('the statement of a card', () => {
  const movement = (card: BankCard, extra: object = {}) =>
    ({
      direction: 'IN',
      amount: 100_00n,
      bankTime: platform.clock.now(),
      source: 'FILE',
      bankAfter: bookOf(card) + 100_00n,
      ...extra,
    }) as const;

  it('recognises a movement by its reference, else by amount, minute and balance', () => {
    const { world } = platform;
    const card = cardWith(({ currency, status }) => currency === 'THB' && status === 'ENABLED');
    const one = movement(card, { ref: 'AB12' });
    const line = bookLine(world, card, one);
    expect(twinOf(world, card, { ...one, ref: ' ab12 ', bankAfter: null })).toBe(line);
    expect(twinOf(world, card, { ...one, ref: 'AB13' })).toBeUndefined();
    expect(() => bookLine(world, card, one)).toThrow('written down already');
    const bare = movement(card);
    expect(dedupeKeyOf(card, bare)).toBe(dedupeKeyOf(card, { ...bare, bankTime: bare.bankTime + 1 }));
  });

  it('marks a balance that does not follow, also when the missing line comes later', () => {
    const { world } = platform;
    const card = cardWith(({ currency, status, usage }) => currency === 'THB' && status === 'ENABLED' && usage === 'PAYOUT');
    const at = platform.clock.now();
    const start = bookOf(card);
    const book = (bankTime: number, bankAfter: bigint) =>
      bookLine(world, card, movement(card, { bankTime, bankAfter, ref: `R${bankTime}` }));
    book(at, start + 100_00n);
    const jump = book(at + 2, start + 300_00n);
    expect(jump.chainBreak).toBe(true);
    const missing = book(at + 1, start + 200_00n);
    expect([missing.chainBreak, jump.chainBreak]).toEqual([false, false]);
  });

  it('moves an ignored bank fee out of suspense, and back when it is unmatched', () => {
    const { world } = platform;
    const card = cardWith(({ currency, status }) => currency === 'THB' && status === 'ENABLED');
    const before = suspense();
    const line = chargeFee(world, card, 10_00n, false);
    expect(suspense()).toBe(before - 10_00n);
    const told = { kind: 'LINE_IGNORED', actorType: 'SYSTEM' } as const;
    ignoreLine(world, line, 'BANK_FEE', 'BANK_FEE', 'b.suwan', told);
    expect([line.matchStatus, suspense()]).toEqual(['IGNORED', before]);
    unmatchLine(world, line, 'b.suwan', { kind: 'LINE_UNMATCHED', actorType: 'SYSTEM' });
    expect([line.matchStatus, suspense()]).toEqual(['UNMATCHED', before - 10_00n]);
  });
});

describe('a card', () => {
  const thb = () => cardWith(({ currency, status, usage }) => currency === 'THB' && status === 'ENABLED' && usage === 'BOTH');

  it.each<[string, (card: BankCard) => void, 'IN' | 'OUT', bigint]>([
    ['STATUS', (card) => Object.assign(card, { status: 'PAUSED' }), 'IN', 500_00n],
    ['USAGE', (card) => Object.assign(card, { usage: 'PAYOUT' }), 'IN', 500_00n],
    ['AUTHORISATION', (card) => Object.assign(card, { authorisation: null }), 'IN', 500_00n],
    ['HOURS', (card) => Object.assign(card, { workFrom: '03:00', workTo: '03:01' }), 'IN', 500_00n],
    ['PER_TXN', (card) => Object.assign(card, { maxPerTxn: 499_99n }), 'IN', 500_00n],
    ['DAILY_LIMIT', (card) => Object.assign(card, { dailyInLimit: 0n }), 'IN', 500_00n],
    ['DAILY_COUNT', (card) => Object.assign(card, { dailyCountLimit: 0 }), 'OUT', 500_00n],
    ['MONTHLY_LIMIT', (card) => Object.assign(card, { monthlyLimit: 0n }), 'OUT', 500_00n],
    ['OPEN_ORDERS', (card) => Object.assign(card, { maxOpenOrders: 0 }), 'IN', 500_00n],
    [
      'BALANCE',
      (card) => Object.assign(card, { dailyOutLimit: 10n ** 15n, monthlyLimit: 10n ** 15n, maxPerTxn: 10n ** 15n }),
      'OUT',
      10n ** 14n,
    ],
  ])('is not assigned when it would break %s', (obstacle, change, direction, amount) => {
    const card = thb();
    const before = { ...card };
    expect(cardObstacle(platform.world, card, direction, 500_00n)).toBeUndefined();
    change(card);
    expect(cardObstacle(platform.world, card, direction, amount)).toBe(obstacle);
    Object.assign(card, before);
  });

  it('stops collecting 180 s after its device went silent', () => {
    const { world } = platform;
    const card = thb();
    const channel = channelOfCard(world, card);
    if (!channel) throw new Error('Not listened to');
    silence(world, channel.device);
    platform.clock.advance(100_000);
    expect(listenOf(channel, platform.clock.now())).toMatchObject({ status: 'DEGRADED', reason: 'NO_HEARTBEAT' });
    platform.clock.advance(120_000);
    expect(listenOf(channel, platform.clock.now()).status).toBe('OFFLINE');
    expect([card.status, card.statusReason]).toEqual(['COOLING', 'LISTENER_OFFLINE']);
    expect(collection().card).not.toBe(card);
  });

  it('cools until the next day once its daily limit is used', () => {
    const card = cardWith(({ currency, status, usage }) => currency === 'THB' && status === 'ENABLED' && usage === 'COLLECT');
    card.dailyCountLimit = 1;
    chargeFee(platform.world, card, 1_00n, true);
    expect([card.status, card.statusReason]).toEqual(['COOLING', 'DAILY_LIMIT_REACHED']);
    platform.clock.advance(24 * HOUR);
    expect(card.status).toBe('ENABLED');
  });

  it('cools until the next day after too many failures in a row, and starts again at zero', () => {
    const card = cardWith(({ currency, status, usage }) => currency === 'THB' && status === 'ENABLED' && usage === 'PAYOUT');
    card.failStreak = 5;
    restCard(platform.world, card);
    expect([card.status, card.statusReason]).toEqual(['COOLING', 'FAIL_STREAK']);
    platform.clock.advance(24 * HOUR);
    expect([card.status, card.failStreak]).toEqual(['ENABLED', 0]);
  });
});

describe('messages', () => {
  const channelWith = (purpose: string) => {
    const found = [...platform.world.pool.channels.values()].find(
      (one) => one.purpose === purpose && one.device.silentFrom === null,
    );
    if (!found) throw new Error('No such channel');
    return found;
  };

  it('are read by the named parts of the template, each with its own format', () => {
    const template = { text: 'ABCD: got {amount} on ..{tail}. Ref {ref}' };
    expect(parseBy(template, ' ABCD: got 1,250.00 on ..4821. Ref AB12CD34 ')).toEqual({
      amount: '1,250.00',
      tail: '4821',
      ref: 'AB12CD34',
    });
    expect(parseBy(template, 'ABCD: got a lot on ..4821. Ref AB12CD34')).toBeUndefined();
    expect(parseBy({ text: '(a+)+{code}' }, '(a+)+1234')).toEqual({ code: '1234' });
  });

  it('that no template matches are kept unread', () => {
    const channel = channelWith('RECEIPT');
    const values = { amount: '1.00', tail: '0000', ref: 'REF0001', time: '2026-01-01 10:00', balance: '5.00' };
    const message = receive(platform.world, channel, { type: 'RECEIPT', at: platform.clock.now(), values, isOdd: true });
    expect([message.parseStatus, message.amount, message.templateCode]).toEqual(['UNPARSED', null, null]);
  });

  it('drop a code ten minutes after it has expired', () => {
    const channel = channelWith('PAYOUT_OTP');
    const item = { no: 'BI2026112006310200000001', net: 5_00n } as BatchItem;
    const message = sendCode(platform.world, channel, item);
    const { code } = message;
    expect(code).toMatch(/^\d{6}$/);
    expect(message.body).toContain(code);
    platform.clock.advance(12 * MINUTE);
    expect(message.code).toBeNull();
    expect(message.body).not.toContain(code);
  });
});
