import type { Card, CardAction, CardBulkResult, CardDetail, CardImport, CardStatistics, CardStatus } from '@/contract';
import { cardActionState, cardStatuses } from '@/domain/card';
import { fullnessOf } from '../../../mock/areas/card/view';
import { aboutIn } from '../../../mock/base/callLog';
import type { Envelope } from '../../../mock/engine/call';
import { bookOf, suspenseOf } from '../../../mock/flow/cards/accounts';
import { carriedBy } from '../../../mock/flow/cards/book';
import type { BankCard } from '../../../mock/model/cards';
import { actor } from '../../support/actor';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 0 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const OPS = 'b.suwan';
const BOSS = 'admin';
const { read: get, send } = actor('/bank/card/proxy/card', OPS)(() => bench);
const done = <T = Card>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const cards = () => [...bench.platform.world.pool.cards.values()];
const cardIn = (status: CardStatus, fits: (card: BankCard) => boolean = () => true) => {
  const found = cards().find((card) => card.status === status && fits(card));
  if (!found) throw new Error(`No card is ${status}`);
  return found;
};
/** A card set to this state, without its history. */
const put = (card: BankCard, status: CardStatus, rest: Partial<BankCard> = {}) => Object.assign(card, { status, ...rest });
/** As if it had carried this today. */
const carry = (card: BankCard, part: Partial<BankCard['use']>) =>
  Object.assign(carriedBy(card, bench.platform.clock.now()), part);
/** The device that listens to a card has gone silent a while ago. */
function silence(card: BankCard) {
  const channel = [...bench.platform.world.pool.channels.values()].find((one) => one.card === card);
  if (!channel) throw new Error('Nobody listens');
  channel.device.silentFrom = bench.platform.clock.now() - 600_000;
}
const ref = ({ id, version }: BankCard) => ({ cardId: id, version });
const row = (id: string, who = OPS) => dataOf<{ list: Card[] }>(get(`page?cardId=${id}`, who)).list[0] as Card;
const lastLog = () => {
  const entry = bench.platform.log.entries.at(-1);
  if (!entry) throw new Error('Nothing is logged');
  return entry;
};
const PDF = Buffer.from('%PDF-1.4 agreement').toString('base64');
const upload = (who = OPS) =>
  dataOf<{ fileId: string }>(
    bench.call(who, 'POST /common/file/add', { body: { name: 'agreement.pdf', type: 'application/pdf', content: PDF } }),
  ).fileId;
const paper = (fileId = upload()) => ({
  authorisationNo: 'AU-NEW',
  authorisationFileId: fileId,
  authorisationExpireAt: '2027-11-20T00:00:00.000Z',
});
const NEW = {
  cardNo: '9904000000000001',
  bankCode: 'SMKB',
  country: 'TH',
  currency: 'THB',
  holderName: 'Willow Settlement Ltd',
  holderType: 'CORPORATE',
  ownership: 'PLATFORM',
  usage: 'PAYOUT',
  groupCode: 'TH-A',
  minPerTxn: '1.00',
  maxPerTxn: '1000.00',
  dailyInLimit: '5000.00',
  dailyOutLimit: '6000.00',
  dailyCountLimit: 100,
  monthlyLimit: '60000.00',
};

describe('a new card', () => {
  it('waits for review by another person, masked, without money and with its defaults', () => {
    const made = done(send('add', { ...NEW, bankMobile: '+66812345678' }));
    expect(made).toMatchObject({
      status: 'PENDING_REVIEW',
      cardNo: '990400******0001',
      bankMobile: '***5678',
      bankName: expect.any(String),
      bookBalance: '0.00',
      bankBalance: null,
      balanceGap: null,
      mchScope: 'ALL',
      maxOpenOrders: 20,
      workZone: 'Asia/Bangkok',
      submittedBy: OPS,
      authorisationFileId: null,
      version: 1,
    });
    expect(made.allowed).toEqual(['edit', 'limit']);
    const { detail } = lastLog();
    expect(detail).not.toContain('9904000000000001');
    expect(detail).not.toContain('Willow');
    expect(detail).not.toContain('66812345678');
    expect(detail).toContain('"maxPerTxn":"1000.00"');
  });

  it.each([
    ['with seven digits', { cardNo: '1234567' }, field('cardNo', 'pattern')],
    ['with a letter', { cardNo: '99040000000000O1' }, field('cardNo', 'pattern')],
    ['of a bank of another country', { bankCode: 'LUZB' }, field('bankCode', 'country')],
    ['in a currency of another country', { currency: 'VND', minPerTxn: '1' }, field('currency', 'country')],
    ['in a currency that nobody has', { currency: 'XXX' }, field('currency', 'country')],
    ['with a holder of one letter', { holderName: 'W' }, field('holderName', 'minLength')],
    ['from nothing on', { minPerTxn: '0.00' }, field('minPerTxn', 'positive')],
    ['with limits per transaction the wrong way round', { maxPerTxn: '0.99' }, field('maxPerTxn', 'gte:minPerTxn')],
    ['with a day in below one transaction', { dailyInLimit: '999.99' }, field('dailyInLimit', 'gte:maxPerTxn')],
    ['with a day out below one transaction', { dailyOutLimit: '999.99' }, field('dailyOutLimit', 'gte:maxPerTxn')],
    ['with a month below a day', { monthlyLimit: '5999.99' }, field('monthlyLimit', 'gte:daily')],
    ['with a third digit', { alertBalance: '1.001' }, field('alertBalance', 'digits')],
    ['with one hour alone', { workFrom: '08:00' }, field('workTo', 'hours')],
    ['with no time at all', { workFrom: '08:00', workTo: '08:00' }, field('workTo', 'differs')],
    ['of a person without an agreement', { holderType: 'PERSONAL' }, field('authorisationFileId', 'authorised')],
    ['under contract without an agreement', { ownership: 'CONTRACTED' }, field('authorisationNo', 'authorised')],
    ['with half an agreement', { authorisationNo: 'AU-1' }, field('authorisationExpireAt', 'together')],
    ['with a file that nobody stored', { authorisationFileId: 'F1' }, field('authorisationFileId', 'exists')],
    ['for some merchants without any', { mchScope: 'LIST' }, field('mchNos', 'merchants')],
    ['for a merchant that is not there', { mchScope: 'LIST', mchNos: ['M1'] }, field('mchNos', 'exists')],
    ['with 51 orders at once', { maxOpenOrders: 51 }, field('maxOpenOrders', 'maximum')],
  ])('%s is refused', (_, body, expected) => {
    const before = cards().length;
    expect(send('add', { ...NEW, ...body })).toMatchObject(expected);
    expect(cards()).toHaveLength(before);
  });

  it('is unique by country, bank and number; its agreement ends in the future and has a file of its own', () => {
    done(send('add', NEW));
    expect(send('add', NEW)).toMatchObject(field('cardNo', 'unique'));
    done(send('add', { ...NEW, bankCode: 'CHPB' }));
    const other = { ...NEW, cardNo: '9904000000000019' };
    const past = { ...paper(), authorisationExpireAt: '2026-11-20T06:31:02.000Z' };
    expect(send('add', { ...other, ...past })).toMatchObject(field('authorisationExpireAt', 'future'));
    expect(send('add', { ...other, ...paper(upload('c.le')) })).toMatchObject(field('authorisationFileId', 'exists'));
    const used = paper();
    done(send('add', { ...other, ...used }));
    const third = { ...NEW, cardNo: '9904000000000027' };
    expect(send('add', { ...third, ...used })).toMatchObject(field('authorisationFileId', 'exists'));
  });

  it('requires the key and a country of the scope', () => {
    expect(send('add', NEW, 'ops.lee')).toMatchObject({ code: 403, data: { required: ['bank:card:proxy:card:add'] } });
    bench.operator(OPS).scope = { type: 'COUNTRY', values: ['VN'] };
    expect(send('add', NEW)).toMatchObject(field('country', 'scope'));
    bench.operator(OPS).scope = { type: 'MERCHANT', values: ['M100001'] };
    expect(dataOf<{ total: number }>(get('page')).total).toBe(0);
    expect(get('detail?cardId=K00001')).toMatchObject({ code: 404 });
  });
});

describe('a file of cards', () => {
  const { country: _country, ...own } = NEW;
  const CELLS = {
    ...own,
    dailyCountLimit: '100',
    authorisationNo: 'AU-9',
    authorisationExpireAt: '2027-11-20',
  };
  const line = (at: number, cells: object = {}) => ({ line: at, ...CELLS, ...cells });
  const take = (rows: object[], dryRun: boolean, who = OPS) => send('import', { fileName: 'cards.xlsx', dryRun, rows }, who);
  const told = (envelope: Envelope) =>
    done<CardImport>(envelope).lines.map(({ line: at, errors, warnings }) => [
      at,
      errors.map(({ name, rule }) => `${name} ${rule}`),
      warnings.map(({ name }) => name),
    ]);

  it.each([
    ['seven digits', { cardNo: '1234567' }, 'cardNo pattern'],
    ['no holder', { holderName: ' ' }, 'holderName length'],
    ['a usage nobody has', { usage: 'COLLECTS' }, 'usage enum'],
    ['a bank nobody has', { bankCode: 'NONE' }, 'bankCode exists'],
    ['a currency of another country', { currency: 'MYR' }, 'currency country'],
    ['small letters', { groupCode: 'th-a' }, 'groupCode pattern'],
    ['a comma', { monthlyLimit: '60,000.00' }, 'monthlyLimit pattern'],
    ['three digits', { minPerTxn: '1.001' }, 'minPerTxn digits'],
    ['limits the wrong way round', { monthlyLimit: '1.00' }, 'monthlyLimit gte:daily'],
    ['half a movement', { dailyCountLimit: '1.5' }, 'dailyCountLimit range'],
    ['a day that is none', { authorisationExpireAt: '2027-02-30' }, 'authorisationExpireAt pattern'],
    ['a day that is over', { authorisationExpireAt: '2026-11-20' }, 'authorisationExpireAt future'],
    ['a contract without a number', { ownership: 'CONTRACTED', authorisationNo: '' }, 'authorisationNo authorised'],
  ])('with %s is reported, and not saved', (_, cells, expected) => {
    const before = cards().length;
    expect(told(take([line(2, cells)], true))).toMatchObject([[2, [expected], expect.anything()]]);
    expect(take([line(2, cells)], false)).toMatchObject(field('rows', 'clean'));
    expect(cards()).toHaveLength(before);
  });

  it('reports duplicates, in itself and against the pool, and a wrong check digit', () => {
    done(send('add', NEW));
    const good = { cardNo: '4000000000000002' };
    expect(told(take([line(2), line(3, good), line(5, good)], true))).toEqual([
      [2, ['cardNo unique'], ['cardNo']],
      [5, ['cardNo twice'], []],
    ]);
  });

  it('is imported as a whole; its cards await review and agreement', () => {
    const rows = [line(2), line(3, { cardNo: '9904000000000019', holderType: 'PERSONAL', ownership: 'CONTRACTED' })];
    expect(done<CardImport>(take(rows, true))).toMatchObject({ count: 2, cardIds: [] });
    const { cardIds } = done<CardImport>(take(rows, false));
    expect(lastLog()).toMatchObject({ about: { entity: 'card', ids: cardIds } });
    expect(lastLog().detail).not.toContain('9904');
    for (const id of cardIds) {
      expect(row(id)).toMatchObject({ status: 'PENDING_REVIEW', authorisationNo: 'AU-9', authorisationFileId: null });
      const card = cards().find((one) => one.id === id) as BankCard;
      expect(send('review', { ...ref(card), decision: 'PASS' }, BOSS).msg).toBe('The card holder’s authorization is missing.');
      done(send('edit', { ...ref(card), authorisationFileId: upload() }));
      expect(done(send('review', { ...ref(card), decision: 'PASS' }, BOSS))).toMatchObject({ status: 'ENABLED' });
    }
    expect(take(rows, false, 'ops.lee')).toMatchObject({ code: 403 });
  });
});

describe('the review of a card', () => {
  const filed = (extra: object = {}) => done(send('add', { ...NEW, ...paper(), ...extra }));
  const decide = ({ cardId, version }: Card, decision: string, who = BOSS, remark?: string) =>
    send('review', { cardId, version, decision, ...(remark && { remark }) }, who);

  it('requires another person, and a payout card works at once', () => {
    const made = filed();
    expect(decide(made, 'PASS')).toMatchObject({ code: 200, data: { status: 'ENABLED', statusReason: null } });
    const own = done(send('add', { ...NEW, ...paper(upload(BOSS)), cardNo: '9904000000000019' }, BOSS));
    expect(own.denied).toContainEqual({ action: 'review', why: expect.stringContaining('Another user') });
    expect(decide(own, 'PASS')).toMatchObject({ code: 403, error: 'SELF_APPROVAL', data: { makerName: BOSS } });
    expect(decide(own, 'PASS', 'm.tan')).toMatchObject({ code: 200, data: { status: 'ENABLED' } });
    expect(decide(made, 'PASS', OPS)).toMatchObject({ code: 403, data: { required: ['bank:card:proxy:card:review'] } });
  });

  it('starts a collecting card as paused while no device listens', () => {
    expect(done(decide(filed({ usage: 'COLLECT' }), 'PASS'))).toMatchObject({
      status: 'PAUSED',
      statusReason: 'LISTENER_OFFLINE',
      listenStatus: null,
    });
  });

  it('is refused without the file, with a message', () => {
    const bare = done(send('add', NEW));
    expect(decide(bare, 'PASS')).toMatchObject({ code: 409, msg: 'The card holder’s authorization is missing.' });
    expect(decide(bare, 'REFUSE')).toMatchObject(field('remark', 'minLength'));
    expect(done(decide(bare, 'REFUSE', BOSS, 'Scan is unreadable'))).toMatchObject({
      status: 'PENDING_REVIEW',
      statusReason: 'REVIEW_REFUSED',
      statusRemark: 'Scan is unreadable',
      version: 2,
    });
  });

  it('is required again for another holder or agreement, and not for a remark', () => {
    const card = cardIn('ENABLED');
    expect(done(send('edit', { ...ref(card), remark: 'Branch office', tags: ['NIGHT'] }))).toMatchObject({
      status: 'ENABLED',
      remark: 'Branch office',
    });
    expect(done(send('edit', { ...ref(card), holderName: 'Aspen Holding Ltd' }, 'c.le'))).toMatchObject({
      status: 'PENDING_REVIEW',
      submittedBy: 'c.le',
    });
    const change = aboutIn(lastLog()).changes.find((one) => one.field === 'holderName');
    expect(change).toMatchObject({ before: '******', after: '******' });
    expect(done(send('review', { ...ref(card), decision: 'PASS' }, BOSS))).toMatchObject({ status: 'ENABLED' });
    expect(done(send('edit', { ...ref(card), ...paper() }))).toMatchObject({ status: 'PENDING_REVIEW' });
  });

  it('is refused to who changed the holder before a colleague corrected something else, and again allowed at the next change', () => {
    const card = cardIn('ENABLED');
    done(send('edit', { ...ref(card), holderName: 'Aspen Holding Ltd' }, BOSS));
    done(send('edit', { ...ref(card), holderName: 'Aspen Holding Limited' }, 'c.le'));
    expect(send('review', { ...ref(card), decision: 'PASS' }, BOSS)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(done(send('review', { ...ref(card), decision: 'PASS' }, 'm.tan'))).toMatchObject({ status: 'ENABLED' });
    done(send('edit', { ...ref(card), holderName: 'Aspen Holding' }, 'c.le'));
    expect(done(send('review', { ...ref(card), decision: 'PASS' }, BOSS))).toMatchObject({ status: 'ENABLED' });
  });

  it('makes number, bank and currency permanent', () => {
    const card = cardIn('ENABLED');
    for (const origin of [{ cardNo: '9904000000000001' }, { bankCode: 'CHPB' }, { currency: 'VND' }])
      expect(send('edit', { ...ref(card), ...origin })).toMatchObject({ code: 422 });
  });
});

describe('enabling and pausing a card', () => {
  it('requires an agreement, a listening device and capacity left for the day', () => {
    const card = put(
      cardIn('ENABLED', ({ usage }) => usage === 'COLLECT'),
      'PAUSED',
    );
    const { world } = bench.platform;
    const enable = () => send('enable', { items: [ref(card)] });
    const { authorisation } = card;
    card.authorisation = null;
    expect(enable().msg).toBe('The card holder’s authorization is missing.');
    card.authorisation = authorisation && { ...authorisation, expireAt: world.clock.now() };
    expect(enable().msg).toBe('The card holder’s authorization has expired.');
    card.authorisation = authorisation;
    const channel = [...world.pool.channels.values()].find((one) => one.card === card);
    if (!channel) throw new Error('Nobody listens');
    channel.isEnabled = false;
    expect(enable().msg).toBe('No device listens to this card. Pair one first.');
    expect(row(card.id).denied).toContainEqual({ action: 'enable', why: 'No device listens to this card. Pair one first.' });
    channel.isEnabled = true;
    carry(card, { count: card.dailyCountLimit });
    expect(enable().msg).toBe('The daily limit is used up.');
    carry(card, { count: 0 });
    expect(dataOf<CardBulkResult>(enable()).succeeded).toMatchObject([{ cardId: card.id, status: 'ENABLED' }]);
  });

  it('handles many cards, each by itself, and pausing requires a reason', () => {
    const [one, other, gone] = [cardIn('ENABLED'), cardIn('COOLING'), cardIn('RETIRED')];
    const items = [ref(one), { ...ref(other), version: 9 }, ref(gone), ref(one)];
    expect(send('pause', { items })).toMatchObject(field('reasonCode', 'required'));
    expect(send('pause', { items, reasonCode: 'OTHER' })).toMatchObject(field('remark', 'minLength'));
    const answer = send('pause', { items, reasonCode: 'RISK', remark: 'Asked by the bank' }, 'r.santos');
    expect(answer).toMatchObject({
      code: 207,
      data: {
        succeeded: [
          { cardId: one.id, status: 'PAUSED', current: { statusReason: 'BY_HAND', statusRemark: 'Asked by the bank' } },
        ],
        failed: [
          { cardId: other.id, error: 'VERSION_CONFLICT', current: { status: 'COOLING' } },
          { cardId: gone.id, error: 'STATE_CONFLICT' },
          { cardId: one.id, error: 'DUPLICATE' },
        ],
      },
    });
    expect(one.events.at(-1)).toMatchObject({ kind: 'CARD_PAUSED', reasonCode: 'RISK' });
    expect(send('enable', { items: [ref(one)] }, 'r.santos')).toMatchObject({ code: 403 });
  });

  it('happens automatically on the day the agreement ends', () => {
    const card = cardIn('ENABLED', ({ usage }) => usage === 'PAYOUT');
    const { clock } = bench.platform;
    const authorisationExpireAt = new Date(clock.now() + 60_000).toISOString();
    done(send('edit', { ...ref(card), authorisationExpireAt }));
    done(send('review', { ...ref(card), decision: 'PASS' }, BOSS));
    clock.advance(59_000);
    expect(card.status).toBe('ENABLED');
    clock.advance(1_000);
    expect(row(card.id)).toMatchObject({ status: 'PAUSED', statusReason: 'AUTHORISATION_ENDED' });
  });
});

describe('limits and pools', () => {
  it('are set for many cards of one currency', () => {
    const [one, other] = cards().filter(({ currency, status }) => currency === 'THB' && status === 'ENABLED');
    const vnd = cardIn('ENABLED', ({ currency }) => currency === 'VND');
    if (!one || !other) throw new Error('Too few cards');
    const items = [one, other, vnd].map(ref);
    expect(send('limit', { items })).toMatchObject(field('groupCode', 'required'));
    expect(send('limit', { items, dailyInLimit: '9000.00' })).toMatchObject(field('currency', 'required'));
    const answer = send('limit', { items, currency: 'THB', dailyInLimit: '900000.00', groupCode: 'TH-B' });
    expect(answer).toMatchObject({ code: 207, data: { failed: [{ cardId: vnd.id, msg: `${vnd.id} uses VND.` }] } });
    for (const card of [one, other]) expect(row(card.id)).toMatchObject({ dailyInLimit: '900000.00', groupCode: 'TH-B' });
    expect(row(vnd.id).groupCode).not.toBe('TH-B');
    expect(aboutIn(lastLog()).changes).toContainEqual({
      id: one.id,
      field: 'dailyInLimit',
      before: '1000000.00',
      after: '900000.00',
    });
    const wrong = send('limit', { items: [ref(one)], currency: 'THB', dailyInLimit: '1.00' });
    expect(wrong).toMatchObject(field('dailyInLimit', 'gte:maxPerTxn'));
  });

  it('cool a card that has exceeded them already', () => {
    const card = cardIn('ENABLED', ({ usage }) => usage === 'COLLECT');
    carry(card, { count: 40 });
    const { succeeded } = dataOf<CardBulkResult>(send('limit', { items: [ref(card)], dailyCountLimit: 40 }));
    expect(succeeded).toMatchObject([
      { status: 'COOLING', current: { statusReason: 'DAILY_LIMIT_REACHED', limitUsage: '1.000000' } },
    ]);
  });
});

describe('balances', () => {
  it('are queried at the bank, which may not answer', () => {
    const card = cardIn('ENABLED', ({ id }) => Number(id.slice(1)) % 12 !== 11);
    card.gap = -25_00n;
    const before = card.version;
    const asked = done(send('queryBalance', ref(card)));
    expect(asked).toMatchObject({ balanceGap: '-25.00', bankBalanceAt: '2026-11-20T06:31:02.114Z', version: before });
    const silent = cardIn('ENABLED', ({ id }) => Number(id.slice(1)) % 12 === 11);
    expect(send('queryBalance', ref(silent))).toMatchObject({ code: 424, error: 'UPSTREAM_FAILED' });
    expect(silent.events.at(-1)?.kind).toBe('CREATED');
  });

  it.each([
    ['up', 100_00n, 'IN'],
    ['down', -100_00n, 'OUT'],
  ] as const)('are corrected %s by a manual line without a match', (_, delta, direction) => {
    const { world, log } = bench.platform;
    const card = cardIn('ENABLED', ({ currency }) => currency === 'THB');
    const [book, use, suspense] = [bookOf(card), { ...card.use }, suspenseOf(world, 'THB').amounts.available];
    card.gap = delta;
    const newBookBalance = `${(book + delta) / 100n}.00`;
    const body = { ...ref(card), newBookBalance, reasonCode: 'MISSED_LINE', remark: 'Bank page of today' };
    expect(send('correct', body)).toMatchObject({ code: 403 });
    const after = done(send('correct', body, 'chen.yu'));
    expect(after).toMatchObject({ bookBalance: newBookBalance, todayIn: '0.00', todayOut: '0.00', todayCount: 0 });
    expect(card.gap).toBe(0n);
    expect([card.use.in, card.use.out]).toEqual([use.in, use.out]);
    expect(suspenseOf(world, 'THB').amounts.available).toBe(suspense);
    const line = world.pool.lines.group(card.id).at(-1);
    expect(line).toMatchObject({ direction, amount: 100_00n, source: 'MANUAL', matchStatus: 'IGNORED', bizType: 'OTHER' });
    expect(card.events.at(-1)).toMatchObject({ kind: 'BALANCE_CORRECTED', refNo: line?.no, remark: 'Bank page of today' });
    expect(log.entries.at(-1)).toMatchObject({ level: 'HIGH' });
    const { lines = [] } = dataOf<CardDetail>(get(`detail?cardId=${card.id}`));
    expect(lines[0]).toMatchObject({ lineNo: line?.no, source: 'MANUAL', matchStatus: 'IGNORED' });
  });

  it('are not corrected to the same value, twice from one version, or without a remark', () => {
    const card = cardIn('ENABLED', ({ currency }) => currency === 'THB');
    const same = `${bookOf(card) / 100n}.00`;
    const body = { ...ref(card), newBookBalance: same, reasonCode: 'OTHER', remark: 'Nothing at all' };
    expect(send('correct', body, 'chen.yu')).toMatchObject(field('newBookBalance', 'same'));
    expect(send('correct', { ...body, newBookBalance: '1.001' }, 'chen.yu')).toMatchObject(field('newBookBalance', 'digits'));
    expect(send('correct', { ...body, remark: 'x' }, 'chen.yu')).toMatchObject(field('remark', 'minLength'));
    done(send('correct', { ...body, newBookBalance: '7.00' }, 'chen.yu'));
    expect(send('correct', { ...body, newBookBalance: '8.00' }, 'chen.yu')).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'chen.yu', current: { bookBalance: '7.00' } },
    });
  });
});

describe('retiring a card', () => {
  it('is final, for an empty card without open orders', () => {
    const card = put(
      cardIn('ENABLED', ({ currency, usage }) => currency === 'THB' && usage === 'COLLECT'),
      'PAUSED',
    );
    const retire = (who = BOSS) => send('retire', { ...ref(card), reasonCode: 'NOT_USED' }, who);
    expect(retire(OPS)).toMatchObject({ code: 403, data: { required: ['bank:card:proxy:card:retire'] } });
    expect(retire().msg).toMatch(/^The card still holds THB \d{1,3}(,\d{3})*\.\d\d\.$/);
    done(send('correct', { ...ref(card), newBookBalance: '0.00', reasonCode: 'OTHER', remark: 'Swept by hand' }, 'chen.yu'));
    expect(done(retire())).toMatchObject({ status: 'RETIRED', allowed: [], version: card.version });
    expect(send('edit', { ...ref(card), remark: 'x' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('waits for open orders', () => {
    bench = aPlatform({ days: 1, flow: 0.2 });
    const { world, payIn } = bench.platform;
    const holder = world.holders.find((one) => one.type === 'MERCHANT' && one.country === 'TH' && one.status === 'ACTIVE');
    const order = payIn({
      holder,
      way: world.catalog.ways.get('TH_CRD'),
      amount: 321_00n,
      plan: { failures: 0, payAfter: null },
    });
    const collect = world.pool.collects.get(`C${order.no.slice(1)}`);
    const card = collect?.card;
    if (!card) throw new Error('No card took the order');
    expect(row(card.id).openOrders).toBeGreaterThan(0);
    expect(dataOf<CardDetail>(get(`detail?cardId=${card.id}`)).openCollects?.map((one) => one.collectNo)).toContain(collect.no);
    expect(dataOf<CardBulkResult>(send('pause', { items: [ref(card)], reasonCode: 'NOT_USED' })).failed).toEqual([]);
    done(send('correct', { ...ref(card), newBookBalance: '0.00', reasonCode: 'OTHER', remark: 'Swept by hand' }, 'chen.yu'));
    expect(send('retire', { ...ref(card), reasonCode: 'NOT_USED' }, BOSS).msg).toMatch(/^Open orders on this card: \d+\.$/);
  });
});

describe('states and actions', () => {
  const bodies: Record<CardAction, (card: BankCard) => object> = {
    edit: (card) => ({ ...ref(card), weight: 3 }),
    review: (card) => ({ ...ref(card), decision: 'PASS' }),
    enable: (card) => ({ items: [ref(card)] }),
    pause: (card) => ({ items: [ref(card)], reasonCode: 'RISK' }),
    limit: (card) => ({ items: [ref(card)], groupCode: 'TH-C' }),
    queryBalance: ref,
    correct: (card) => ({ ...ref(card), newBookBalance: '1.00', reasonCode: 'OTHER', remark: 'Table of states' }),
    retire: (card) => ({ ...ref(card), reasonCode: 'NOT_USED' }),
  };
  const table = cardStatuses.flatMap((status) =>
    (Object.keys(bodies) as CardAction[]).map((action) => [status, action, actionTables.card.has(action, status)] as const),
  );
  it.each(table)('%s, %s: %s', (status, action, isAllowed) => {
    // It has nothing yet, so that it could go at once.
    const made = done(send('add', { ...NEW, ...paper() }));
    const card = cards().find(({ id }) => id === made.cardId) as BankCard;
    put(card, status);
    expect(cardActionState(row(card.id, BOSS), action).isAllowed).toBe(isAllowed);
    const answer = send(action, bodies[action](card), BOSS);
    expect(answer).toMatchObject(isAllowed ? { code: 200 } : { code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('masked data', () => {
  const reveal = (body: object, who = OPS) =>
    bench.call(who, 'POST /common/sensitive/reveal', { body: { entity: 'card', reasonCode: 'INVESTIGATION', ...body } }).envelope;

  it('is shown in full with a reason, and logged', () => {
    const card = cardIn('ENABLED', ({ holderType }) => holderType === 'PERSONAL');
    expect(row(card.id)).toMatchObject({
      holderName: expect.stringMatching(/^.\*\*$/),
      cardNo: expect.stringContaining('******'),
    });
    const full = { cardNo: card.no, holderName: card.holderName, bankMobile: card.bankMobile };
    for (const [name, value] of Object.entries(full))
      expect(done(reveal({ id: card.id, field: name }))).toEqual({ value, visibleSec: 60 });
    expect(lastLog()).toMatchObject({ level: 'HIGH', about: { entity: 'card', ids: [card.id] } });
    expect(card.events.filter(({ kind }) => kind === 'REVEALED')).toHaveLength(3);
    expect(reveal({ id: card.id, field: 'payeeName' })).toMatchObject({ code: 400 });
    expect(reveal({ id: card.id, field: 'cardNo' }, 'auditor')).toMatchObject({ code: 403 });
    bench.operator(OPS).scope = { type: 'COUNTRY', values: ['VN'] };
    expect(reveal({ id: card.id, field: 'cardNo' })).toMatchObject({ code: 404 });
  });

  it('stays masked in answers, file and log', async () => {
    const numbers = cards().map(({ no }) => no);
    const names = cards().flatMap(({ holderType, holderName }) => (holderType === 'PERSONAL' ? [holderName] : []));
    const file = await textOf(bench.call(BOSS, 'GET /bank/card/proxy/card/down?format=csv'));
    const answers = JSON.stringify([get('page?pageSize=200'), get(`detail?cardId=${cards()[0]?.id}`)]);
    for (const text of [file, answers, JSON.stringify(bench.platform.log.entries)])
      for (const secret of [...numbers, ...names]) expect(text.includes(secret)).toBe(false);
    expect(parseCsv(file)).toHaveLength(2 + cards().length);
    expect(bench.call(OPS, 'GET /bank/card/proxy/card/down').envelope).toMatchObject({ code: 403 });
  });

  it('includes the agreement file, which opens for readers of the card', () => {
    const { authorisationFileId } = row('K00001');
    const file = (who: string) => bench.call(who, `GET /common/file/down?fileId=${authorisationFileId}`);
    expect(file('auditor').headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(lastLog()).toMatchObject({ about: { entity: 'card', ids: ['K00001'] } });
    expect(file('li.na').envelope).toMatchObject({ code: 404 });
  });
});

describe('list, header and detail', () => {
  const ids = (query: string, who = OPS) =>
    dataOf<{ list: Card[] }>(get(`page?pageSize=200&${query}`, who)).list.map((one) => one.cardId);

  it('filters', () => {
    const card = cardIn('ENABLED', ({ holderType }) => holderType === 'PERSONAL');
    expect(ids('')).toHaveLength(120);
    expect(ids(`keyword=${card.no.slice(-4)}`)).toContain(card.id);
    expect(ids(`keyword=${card.id.toLowerCase()}`)).toEqual([card.id]);
    expect(ids(`cardHolder=${encodeURIComponent(card.holderName.toUpperCase())}`)).toContain(card.id);
    expect(ids(`cardHolder=${encodeURIComponent(card.holderName.slice(0, 3))}`)).toEqual([]);
    expect(lastLog().detail ?? '').not.toContain(card.holderName);
    expect(ids('country=TH,VN&usage=BOTH')).toHaveLength(
      cards().filter((c) => 'TH VN'.includes(c.country) && c.usage === 'BOTH').length,
    );
    expect(ids('status=RETIRED')).toHaveLength(12);
    expect(ids('groupCode=IN-A')).toHaveLength(20);
    silence(card);
    expect(ids('listenStatus=OFFLINE')).toContain(card.id);
    expect(ids('currency=THB&balanceMin=0.01&balanceMax=20000.00')).toEqual(
      cards()
        .filter((c) => c.currency === 'THB' && bookOf(c) >= 1n && bookOf(c) <= 20_000_00n)
        .map(({ id }) => id)
        .reverse(),
    );
    expect(ids('expiresInDays=50')).toHaveLength(6);
    expect(ids('expiresInDays=49')).toEqual([]);
    bench.operator(OPS).scope = { type: 'COUNTRY', values: ['PH'] };
    expect(ids('')).toHaveLength(20);
  });

  it('sorts and filters by the use of the daily limit', () => {
    const at = bench.platform.clock.now();
    const [first, second] = cards().filter(({ status, usage }) => status === 'ENABLED' && usage === 'COLLECT');
    if (!first || !second) throw new Error('Too few cards');
    carry(first, { in: (first.dailyInLimit * 81n) / 100n });
    carry(second, { in: second.dailyInLimit });
    expect([first, second].map((card) => fullnessOf(card, at))).toEqual([810_000n, 1_000_000n]);
    expect(ids('sortField=limitUsage&sortOrder=descend').slice(0, 2)).toEqual([second.id, first.id]);
    expect(ids('usageMin=81')).toHaveLength(2);
    expect(ids('usageMin=82')).toEqual([second.id]);
    expect(dataOf<CardStatistics>(get('statistics')).nearLimit).toBe(2);
    expect(get('page?sortField=cardNo')).toMatchObject({ code: 400 });
  });

  it('sums the balances of the cards, and their remaining limits', () => {
    const figures = dataOf<CardStatistics>(get('statistics?country=TH'));
    const own = cards().filter(({ country }) => country === 'TH');
    const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    const total = own.reduce((sum, card) => sum + bookOf(card), 0n);
    const left = own
      .filter(({ status, usage }) => status === 'ENABLED' && usage !== 'PAYOUT')
      .reduce((sum, card) => sum + card.dailyInLimit - card.use.in, 0n);
    expect(figures.currencies).toMatchObject([{ currency: 'THB', count: 20, bookBalance: money(total), leftIn: money(left) }]);
    expect(figures.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(figures.unheard).toBe(0);
    silence(cardIn('ENABLED', ({ country, usage }) => country === 'TH' && usage === 'COLLECT'));
    expect(dataOf<CardStatistics>(get('statistics?country=TH')).unheard).toBeGreaterThan(0);
  });

  it('shows the hours, lines and messages of a busy day, and the success of its orders', () => {
    bench = aPlatform({ days: 2, flow: 1 });
    const { world, clock } = bench.platform;
    const busy = cards().filter(({ use, usage }) => usage === 'COLLECT' && use.count > 2 && use.day > 0);
    const card = busy.find((one) => one.use.day === Math.floor((clock.now() + 8 * 3_600_000) / 86_400_000));
    if (!card) throw new Error('No card was busy');
    const detail = dataOf<CardDetail>(get(`detail?cardId=${card.id}`));
    const { hours = [], lines = [], messages = [], pairings = [] } = detail;
    expect(hours).toHaveLength(15);
    expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(detail.todayCount);
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines.length).toBe(Math.min(50, world.pool.lines.group(card.id).length));
    expect(messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(messages)).not.toContain('on account');
    expect(pairings).toMatchObject([{ unpairedAt: null }]);
    const day = world.pool.collects.rows.filter((one) => one.card === card && one.createdAt >= clock.now() - 86_400_000);
    const ended = day.filter(({ status }) => ['SUCCESS', 'EXPIRED', 'CLOSED'].includes(status));
    const paid = ended.filter(({ status }) => status === 'SUCCESS');
    expect(Number(detail.successRate24h)).toBeCloseTo(paid.length / ended.length, 5);
  });

  it('shows who changed what, and takes notes', () => {
    const card = cardIn('ENABLED');
    done(send('edit', { ...ref(card), weight: 77, remark: 'First' }));
    const { changes } = dataOf<CardDetail>(get(`detail?cardId=${card.id}`));
    expect(changes).toMatchObject([
      { by: OPS, action: 'bank:card:proxy:card:edit', field: 'weight', after: '77' },
      { field: 'remark', before: null, after: 'First' },
    ]);
    const note = (who: string) =>
      bench.call(who, 'POST /common/note/add', { body: { entity: 'card', id: card.id, text: 'Called the bank' } }).envelope;
    done(note(OPS));
    expect(note('li.na')).toMatchObject({ code: 404 });
    expect(dataOf<CardDetail>(get(`detail?cardId=${card.id}`)).notes).toMatchObject([{ by: OPS, text: 'Called the bank' }]);
    const found = bench.call(OPS, `GET /common/search?no=${card.id.toLowerCase()}`).envelope.data;
    expect(found).toMatchObject([{ entity: 'card', id: card.id, matched: 'cardId', status: 'ENABLED' }]);
  });
});
