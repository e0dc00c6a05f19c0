import type {
  BankFileLine,
  BankImportResult,
  BankLineAction,
  BankLineBulkResult,
  BankLineCandidate,
  BankLineDetail,
  BankLineStatistics,
  BankLine as WireLine,
} from '@/contract';
import { bankLineActionState, bankLineFits, bankLineMatchStatuses } from '@/domain/bankLine';
import { momentOf } from '../../../mock/areas/bankLine/bankFile';
import { scoreCollect } from '../../../mock/areas/bankLine/matchScore';
import { bookOf, sundryOf, suspenseOf } from '../../../mock/flow/cards/accounts';
import { digestOf, holdBatch } from '../../../mock/flow/cards/batch';
import type { bookLine } from '../../../mock/flow/cards/book';
import { collectOf, settleCollect } from '../../../mock/flow/cards/collect';
import { bankMoves, bookKnown, chargeFee, payTo, sweep } from '../../../mock/flow/cards/desk';
import type { BankCard, BankLine, Batch, BatchItem, Collect } from '../../../mock/model/cards';
import type { Way } from '../../../mock/model/catalog';
import { createBankLineTidy } from '../../../mock/seed/life/bankLineTidy';
import { actor } from '../../support/actor';
import fc from '../../support/properties';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WHO = 'b.suwan';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const at = actor('/bank/card/history', WHO)(() => bench);
const { read: get, send: post } = at;
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const world = () => bench.platform.world;
const suspense = () => suspenseOf(world(), 'THB').amounts.available;
const rows = (search: string, who = WHO) => dataOf<{ list: WireLine[] }>(get(`page?pageSize=200&${search}`, who)).list;

const cardWith = (test: (card: BankCard) => boolean): BankCard => {
  const found = [...world().pool.cards.values()].find(test);
  if (!found) throw new Error('No such card');
  return found;
};
const aCard = () => cardWith(({ currency, status, usage }) => currency === 'THB' && status === 'ENABLED' && usage === 'COLLECT');

/** An order over an own card in baht, which only the test pays. */
function collection(amount = 500_00n): Collect {
  const way = world().catalog.ways.get('TH_CRD') as Way;
  const holder = world().holders.find(
    (one) =>
      one.type === 'MERCHANT' &&
      one.status === 'ACTIVE' &&
      !one.isTest &&
      one.accounts[0]?.account.currency === 'THB' &&
      world().merchants.get(one.no)?.prices.has('TH_BANK'),
  );
  const collect = collectOf(world(), bench.platform.payIn({ holder, way, amount, plan: { failures: 0, payAfter: null } }));
  if (!collect?.card) throw new Error('No collection with a card was made');
  return collect;
}

let sequence = 0;
/** An unexplained movement of money to or from a card. */
function movement(card: BankCard, amount: bigint, extra: Partial<Parameters<typeof bookLine>[2]> = {}): BankLine {
  const direction = extra.direction ?? 'IN';
  const bankAfter = bankMoves(card, direction === 'IN' ? amount : -amount);
  const bankTime = bench.platform.clock.now();
  return bookKnown(world(), card, {
    direction,
    amount,
    bankTime,
    source: 'ONLINE_BANKING',
    bankAfter,
    ref: `TEST${++sequence}X`,
    ...extra,
  });
}
const ref = ({ no, version }: BankLine) => ({ lineNo: no, version });
const matching = (line: BankLine, collect: Collect) => ({ ...ref(line), bizType: 'COLLECT', bizNo: collect.no });

/** A batch of a merchant that is being paid, with one item in each of these states. */
function batchOf(card: BankCard, wanted: readonly (readonly [BatchItem['status'], bigint])[]): BatchItem[] {
  const holder = world().holders.find(
    ({ accounts: [own], type }) =>
      type === 'MERCHANT' && own?.account.currency === 'THB' && own.account.amounts.available > 1_000_00n,
  );
  const account = holder?.accounts[0]?.account;
  if (!holder || !account) throw new Error('No merchant has money');
  const at = bench.platform.clock.now();
  const by = { createdAt: at, createdBy: WHO, updatedAt: at, updatedBy: WHO, version: 1 };
  const born = { at, kind: 'CREATED', actorType: 'SYSTEM' } as const;
  const batch: Batch = {
    ...{ no: 'B2026112006310200000001', name: 'Test', source: 'FILE', holder, account, currency: 'THB' },
    ...{ groupCode: '', status: 'PAYING', items: [], fileName: null, fileSha256: null, digest: null, held: 0n },
    ...{ scheduleAt: null, startedAt: at, finishedAt: null, dueAt: at, maker: WHO, submittedAt: at, checker: 'chen.yu' },
    ...{ decidedAt: at, decisionRemark: null, makers: new Set([WHO]), notes: [], ...by, events: [born] },
  };
  world().pool.batches.insert(batch);
  batch.items = wanted.map(([status, net], index) =>
    world().pool.items.insert({
      ...{ no: `BI202611200631020000000${index}`, batch, rowNo: index + 1, outItemNo: `${index}`, payeeName: 'Test Payee' },
      ...{ payeeAccountNo: '1234567890123456', payeeBankCode: card.bankCode, payeeMobile: null, payeeDocNo: null },
      ...{
        amountText: '',
        amount: net,
        fee: 0n,
        net,
        status,
        faults: [],
        warnings: [],
        card,
        line: null,
        bankRefNo: null,
        voucher: null,
      },
      ...{ failCode: null, failMsg: null, attempts: 1, replaces: null, replacedBy: null, assignee: null, otpMode: null },
      ...{ otpMessage: null, otpFailures: 0, truth: null, appliedAt: at, otpRequestedAt: null, paidAt: null, remark: null },
      ...{ updatedAt: at, updatedBy: WHO, version: 1, events: [born] },
    }),
  );
  holdBatch(world(), batch);
  batch.digest = digestOf(batch);
  return batch.items;
}

describe('the state table', () => {
  const pairs = bankLineMatchStatuses.flatMap((status) =>
    (['match', 'ignore', 'unmatch'] as const).map((action) => [action, status]),
  );
  it.each(pairs as [BankLineAction, (typeof bankLineMatchStatuses)[number]][])('%s of %s', (action, matchStatus) => {
    const isMeant = actionTables.bankLine.has(action, matchStatus);
    expect(bankLineFits(action, matchStatus)).toBe(isMeant);
    // A server that says nothing of rights leaves it to the table; one that does is believed.
    expect(bankLineActionState({ matchStatus }, action).isAllowed).toBe(isMeant);
    expect(bankLineActionState({ matchStatus, allowed: [action] }, action)).toEqual({ isAllowed: true });
    expect(bankLineActionState({ matchStatus, allowed: [], denied: [{ action, why: 'x' }] }, action)).toMatchObject({ why: 'x' });
  });

  it('is enforced by the platform in every state that occurs', () => {
    const card = aCard();
    const open = movement(card, 1_00n);
    const ignored = movement(card, 2_00n);
    post('ignore', { items: [ref(ignored)], reasonCode: 'INTEREST' });
    const send = (action: BankLineAction, line: BankLine) =>
      action === 'ignore'
        ? post('ignore', { items: [ref(line)], reasonCode: 'INTEREST' }, 'admin')
        : post(
            action,
            { ...ref(line), ...(action === 'match' ? { bizType: 'COLLECT', bizNo: 'C1' } : { reasonCode: 'WRONG_ORDER' }) },
            'admin',
          );
    expect(send('unmatch', open)).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { lineNo: open.no } } });
    expect(send('match', ignored)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(send('ignore', ignored)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(send('match', open)).toMatchObject(field('bizNo', 'exists'));
  });
});

describe('the list', () => {
  it('is newest first by bank time, masked, with separate totals for both directions', () => {
    const card = aCard();
    const at = bench.platform.clock.now();
    const late = movement(card, 70_00n, {
      bankTime: at - HOUR,
      counterpartyName: 'Somchai Test',
      counterpartyAccountNo: '1234567890123456',
    });
    const out = movement(card, 20_00n, { direction: 'OUT' });
    const answer = get(`page?cardId=${card.id}&pageSize=200`);
    const { list, summary } = dataOf<{ list: WireLine[]; summary: object[] }>(answer);
    expect(list.map(({ bankTime }) => bankTime)).toEqual(
      list
        .map(({ bankTime }) => bankTime)
        .sort()
        .reverse(),
    );
    expect(list.find(({ lineNo }) => lineNo === late.no)).toMatchObject({
      cardNo: `${card.no.slice(0, 6)}******${card.no.slice(-4)}`,
      counterpartyName: 'S**',
      counterpartyAccountNo: '123456******3456',
      direction: 'IN',
      amount: '70.00',
      matchStatus: 'UNMATCHED',
    });
    expect(JSON.stringify(answer)).not.toContain('Somchai');
    const sum = (direction: string) =>
      list.filter((row) => row.direction === direction).reduce((all, row) => all + Number(row.amount), 0);
    expect(summary).toEqual([
      { currency: 'THB', count: list.length, inAmount: sum('IN').toFixed(2), outAmount: sum('OUT').toFixed(2) },
    ]);
    expect(rows(`cardId=${card.id}&direction=OUT&matchStatus=UNMATCHED`).map(({ lineNo }) => lineNo)).toContain(out.no);
  });

  it('filters by every filter of the screen', () => {
    const card = aCard();
    const line = movement(card, 70_00n, {
      counterpartyName: 'Somchai Test',
      counterpartyAccountNo: '1234567890123456',
      postscript: 'pay AB1234 now',
    });
    bench.platform.clock.advance(2 * MINUTE);
    const { no } = line;
    const now = new Date(bench.platform.clock.now() + MINUTE).toISOString();
    const finds = (search: string) => rows(search).some(({ lineNo }) => lineNo === no);
    for (const search of [
      `keyword=${no}`,
      `keyword=${line.ref}`,
      'keyword=ab1234',
      `lineNo=${no}`,
      `bankCode=${card.bankCode}`,
      'currency=THB',
      'direction=IN',
      'source=ONLINE_BANKING',
      'amountMin=70&amountMax=70',
      'counterpartyName=Somchai Test',
      'counterpartyAccountNo=1234567890123456',
      'olderThanMin=1',
      `bankTo=${now}`,
      // A search for one number ignores the time.
      `keyword=${no}&bankTo=2020-01-01T00:00:00Z`,
    ])
      expect([search, finds(search)]).toEqual([search, true]);
    for (const search of [
      'keyword=AB12',
      'direction=OUT',
      'amountMin=70.01',
      'counterpartyName=Somchai',
      'olderThanMin=5',
      `bankFrom=${now}`,
      'bizType=COLLECT',
      'chainBreak=true',
      'source=FILE',
      'bankCode=NONE',
    ])
      expect([search, finds(search)]).toEqual([search, false]);
    expect(get('page?sortField=dedupeKey')).toMatchObject({ code: 400 });
    expect(get('page?bankFrom=2026-01-01T00:00:00Z&bankTo=2026-11-01T00:00:00Z')).toMatchObject({ code: 400 });
    expect(get('page?matchStatus=GUESSED')).toMatchObject({ code: 400 });
  });

  it('shows only cards of the operator’s countries, and nothing for another kind of scope', () => {
    const seen = (username: string) => new Set(rows('', username).map(({ currency }) => currency));
    for (const country of ['TH', 'VN'])
      movement(
        cardWith((card) => card.country === country && card.status === 'ENABLED'),
        5_000n,
      );
    const operator = bench.operator('c.le');
    const before = operator.scope;
    operator.scope = { type: 'COUNTRY', values: ['VN'] };
    expect([...seen('c.le')]).toEqual(['VND']);
    const [thai] = rows('currency=THB');
    expect(get(`detail?lineNo=${thai?.lineNo}`, 'c.le')).toMatchObject({ code: 404 });
    expect(post('unmatch', { lineNo: thai?.lineNo, version: 1, reasonCode: 'WRONG_ORDER' }, 'admin')).toMatchObject({
      code: 409,
    });
    operator.scope = { type: 'MERCHANT', values: ['M100001'] };
    expect(rows('', 'c.le')).toEqual([]);
    operator.scope = before;
  });

  it('is exported masked, and the file header names no person', async () => {
    const card = aCard();
    movement(card, 70_00n, { counterpartyName: 'Somchai Test', counterpartyAccountNo: '1234567890123456' });
    const outcome = at.get('down?format=csv&counterpartyName=Somchai Test', 'auditor');
    const text = await textOf(outcome);
    const [head, titles, row] = parseCsv(text);
    expect(head?.[0]).toContain('1 rows');
    expect(text).not.toContain('Somchai');
    expect(row?.[titles?.indexOf('In') ?? -1]).toBe('70.00');
    expect(row?.[titles?.indexOf('Out') ?? -1]).toBe('');
    expect(JSON.stringify(bench.platform.log.entries.at(-1))).not.toContain('Somchai');
    expect(get('down')).toMatchObject({ code: 403 });
  });

  it('is found by its own number and by the bank’s', () => {
    const line = movement(aCard(), 70_00n);
    const search = (no: string, who: string) => bench.call(who, `GET /common/search?no=${no}`).envelope.data;
    expect(search(line.no, WHO)).toMatchObject([{ entity: 'bankLine', id: line.no, matched: 'lineNo', status: 'UNMATCHED' }]);
    expect(search(line.ref?.toLowerCase() ?? '', WHO)).toMatchObject([{ id: line.no, matched: 'bankRefNo' }]);
    expect(search(line.no, 'o.bakar')).toEqual([]);
  });
});

describe('the summary', () => {
  const figures = (search = '', who = WHO) => dataOf<BankLineStatistics>(get(`statistics?${search}`, who));
  const minor = (text: string) => BigInt(text.replace('.', ''));

  it('balances opening + in - out = closing over any cards and any time, and closes with the book balance', () => {
    const start = bench.platform.clock.now();
    const cards = [...world().pool.cards.values()].filter(({ status }) => status === 'ENABLED').slice(0, 40);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            card: fc.nat(cards.length - 1),
            amount: fc.integer({ min: 1, max: 9_999_999 }),
            isIn: fc.boolean(),
            back: fc.nat(20 * 3600),
          }),
          { maxLength: 12 },
        ),
        fc.option(fc.nat(24 * 3600), { nil: undefined }),
        fc.option(fc.nat(24 * 3600), { nil: undefined }),
        fc.constantFrom(
          '',
          'matchStatus=MATCHED',
          'direction=OUT&amountMin=3',
          'currency=THB,VND',
          `cardId=${cards[0]?.id},${cards[1]?.id}`,
        ),
        (moves, from, to, filter) => {
          for (const { card, amount, isIn, back } of moves)
            movement(cards[card] as BankCard, BigInt(amount), {
              direction: isIn ? 'IN' : 'OUT',
              bankTime: start - back * 1000,
            });
          const [first, last] = [from, to].map((ago) => (ago === undefined ? undefined : start - ago * 1000));
          const at = (name: string, time: number | undefined) =>
            time === undefined ? '' : `&${name}=${new Date(time).toISOString()}`;
          const { currencies } = figures(`${filter}${at('bankFrom', first)}${at('bankTo', last)}`);
          expect(currencies.length).toBeGreaterThan(0);
          // What stands in the books now, card by card, less what moved since.
          const ids = filter.startsWith('cardId') ? [cards[0]?.id, cards[1]?.id] : undefined;
          const bookAt = (currency: string, time: number | undefined) =>
            [...world().pool.cards.values()]
              .filter((card) => card.currency === currency && (!ids || ids.includes(card.id)))
              .reduce(
                (sum, card) =>
                  world()
                    .pool.lines.group(card.id)
                    .filter(({ bankTime }) => time !== undefined && bankTime >= time)
                    .reduce((left, { direction, amount }) => left - (direction === 'IN' ? amount : -amount), sum + bookOf(card)),
                0n,
              );
          for (const { currency, opening, inAmount, outAmount, closing } of currencies) {
            expect(minor(opening) + minor(inAmount) - minor(outAmount)).toBe(minor(closing));
            if (first !== undefined) expect([currency, minor(opening)]).toEqual([currency, bookAt(currency, first)]);
            if (first === undefined || last === undefined || first <= last)
              expect([currency, minor(closing)]).toEqual([currency, bookAt(currency, last)]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('opens each day with the closing of the day before, and totals the list by direction', () => {
    const card = aCard();
    const at = bench.platform.clock.now();
    for (const back of [5, 4, 3, 2, 1])
      movement(card, BigInt(back) * 1_00n, { bankTime: at - back * HOUR, direction: back % 2 ? 'IN' : 'OUT' });
    const cut = new Date(at - 2.5 * HOUR).toISOString();
    const [before] = figures(`cardId=${card.id}&bankTo=${cut}`).currencies;
    const [after] = figures(`cardId=${card.id}&bankFrom=${cut}`).currencies;
    expect(before?.closing).toBe(after?.opening);
    const { summary } = dataOf<{ summary: { inAmount: string; outAmount: string }[] }>(
      get(`page?cardId=${card.id}&bankFrom=${cut}`),
    );
    expect(summary).toMatchObject([{ inAmount: after?.inAmount, outAmount: after?.outAmount }]);
  });

  it('counts unmatched lines, breaks and the oldest, whatever the match status filter', () => {
    const card = aCard();
    const before = figures(`cardId=${card.id}`);
    const at = bench.platform.clock.now();
    const line = movement(card, 70_00n, { bankTime: at - 3 * HOUR });
    card.gap -= 5_00n;
    chargeFee(world(), card, 1_00n, false);
    const now = figures(`cardId=${card.id}&matchStatus=MATCHED`);
    expect(now).toMatchObject({ unmatched: (before.unmatched ?? 0) + 2, chainBreaks: (before.chainBreaks ?? 0) + 1 });
    expect(now.oldestUnmatchedAt).toBe(new Date(line.bankTime).toISOString());
    expect(minor(now.currencies[0]?.unmatchedOut ?? '0')).toBe(minor(before.currencies[0]?.unmatchedOut ?? '0') + 1_00n);
  });
});

describe('one movement', () => {
  it('shows its source without the text, and its entries in the ledger', () => {
    const collect = collection();
    payTo(world(), collect, { amount: collect.payable, postscript: collect.postscript });
    bench.platform.clock.advance(1);
    const { line } = collect;
    const answer = get(`detail?lineNo=${line?.no}`);
    const detail = dataOf<BankLineDetail>(answer);
    expect(detail).toMatchObject({
      matchStatus: 'MATCHED',
      bizType: 'COLLECT',
      bizNo: collect.no,
      payOrderNo: collect.order.no,
      source: 'MESSAGE',
    });
    expect(detail.origin).toMatchObject({
      sender: line?.message?.sender,
      parseStatus: 'PARSED',
      parsedAmount: detail.amount,
      parsedTail: collect.card?.no.slice(-4),
    });
    expect(JSON.stringify(answer)).not.toContain(line?.rawText);
    expect(detail.entries?.map(({ kind }) => kind)).toEqual(['CARD_LINE', 'CARD_LINE']);
    expect(detail.events?.map(({ kind }) => kind)).toEqual(['LINE_BOOKED', 'LINE_MATCHED']);
  });

  it('is shown between its five neighbours on each side, with the break marked', () => {
    const card = aCard();
    const lines = Array.from({ length: 13 }, (_, at) => {
      bench.platform.clock.advance(MINUTE);
      if (at === 6) card.gap += 3_00n;
      return movement(card, 1_00n);
    });
    const { chain = [] } = dataOf<BankLineDetail>(get(`detail?lineNo=${lines[7]?.no}`));
    expect(chain.map(({ lineNo }) => lineNo)).toEqual(lines.slice(2, 13).map(({ no }) => no));
    expect(chain.filter(({ chainBreak }) => chainBreak).map(({ lineNo }) => lineNo)).toEqual([lines[6]?.no]);
  });
});

describe('match candidates', () => {
  const candidates = (line: BankLine, who = WHO) => dataOf<BankLineCandidate[]>(get(`candidate?lineNo=${line.no}`, who));

  it('come best first, masked, with their reasons and a score from 0 to 100', () => {
    const [exact, near, far] = [collection(500_00n), collection(510_00n), collection(900_00n)] as [Collect, Collect, Collect];
    exact.payerName = 'Somchai Test';
    const line = movement(exact.card as BankCard, exact.payable, {
      postscript: `x ${exact.postscript}`,
      counterpartyName: 'SOMCHAI TEST',
    });
    const found = candidates(line);
    expect(found[0]).toMatchObject({ bizNo: exact.no, score: 100, difference: '0.00', counterpartyName: 'S**', why: null });
    expect([...(found[0]?.reasons ?? [])].sort()).toEqual(['EXACT_AMOUNT', 'PAYER_NAME', 'POSTSCRIPT', 'SAME_CARD', 'TIME_NEAR']);
    expect(found.map(({ bizNo }) => bizNo)).toContain(near.no);
    expect(found.map(({ bizNo }) => bizNo)).not.toContain(far.no);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
    expect(candidates(line, 'admin')).toHaveLength(found.length);
    expect(get(`candidate?lineNo=${line.no}`, 'k.wong')).toMatchObject({ code: 403 });
  });

  it('score a nearer amount no lower than a farther one, up to five per cent', () => {
    const collect = collection(500_00n);
    const scoreAt = (amount: bigint) => scoreCollect({ ...movement(collect.card as BankCard, 1_00n), amount }, collect)?.score;
    const { payable } = collect;
    const steps = [0n, 1n, payable / 100n, payable / 40n, payable / 20n].map((off) => scoreAt(payable - off) ?? 0);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps.at(-1)).toBeGreaterThan(0);
    expect(scoreAt(payable - payable / 20n - 1n)).toBeUndefined();
  });

  it('are none for a movement that is explained', () => {
    const line = movement(aCard(), 70_00n, { direction: 'OUT' });
    post('ignore', { items: [ref(line)], reasonCode: 'BANK_FEE' });
    expect(candidates(line)).toEqual([]);
  });
});

describe('matching', () => {
  it('of the exact amount credits the collection at once and restores suspense', () => {
    const before = suspense();
    const collect = collection();
    const line = movement(collect.card as BankCard, collect.payable);
    expect(suspense()).toBe(before + collect.payable);
    expect(post('match', matching(line, collect))).toMatchObject({
      code: 200,
      data: { matchStatus: 'MATCHED', bizType: 'COLLECT', bizNo: collect.no, matchedBy: WHO, version: 2 },
    });
    expect([collect.status, collect.matchType, collect.order.status, suspense()]).toEqual([
      'SUCCESS',
      'MANUAL',
      'SUCCESS',
      before,
    ]);
  });

  it('of another amount requires a reason, and waits unless the merchant agreed', () => {
    const [first, second] = [collection(), collection()] as [Collect, Collect];
    const line = movement(first.card as BankCard, first.payable - 1_00n);
    expect(post('match', matching(line, first))).toMatchObject(field('reasonCode', 'required'));
    expect(post('match', { ...matching(line, first), reasonCode: 'OTHER', remark: 'x' })).toMatchObject(
      field('remark', 'minLength'),
    );
    post('match', { ...matching(line, first), reasonCode: 'PAYER_CONFIRMED' });
    expect([first.status, first.order.successType, line.matchStatus]).toEqual(['AMOUNT_DIFF', null, 'MATCHED']);
    const other = movement(second.card as BankCard, second.payable - 1_00n);
    post('match', { ...matching(other, second), reasonCode: 'MCH_CONFIRMED', mchAgreed: true });
    expect([second.status, second.order.paid]).toEqual(['SUCCESS', second.payable - 1_00n]);
  });

  it('of another card requires a reason for the exact amount, and agreement for another one', () => {
    const collect = collection();
    const other = cardWith((card) => card.currency === 'THB' && card !== collect.card && card.status === 'ENABLED');
    const [exact, wrong] = [movement(other, collect.payable), movement(other, collect.payable + 1n)] as [BankLine, BankLine];
    expect(post('match', matching(exact, collect))).toMatchObject(field('reasonCode', 'required'));
    expect(post('match', { ...matching(wrong, collect), reasonCode: 'PAYER_CONFIRMED' })).toMatchObject(
      field('mchAgreed', 'required'),
    );
    expect(post('match', { ...matching(exact, collect), reasonCode: 'PAYER_CONFIRMED' })).toMatchObject({ code: 200 });
    expect(collect.status).toBe('SUCCESS');
  });

  it('is refused with a message when the two do not belong together', () => {
    const collect = collection();
    const line = movement(collect.card as BankCard, collect.payable);
    const out = movement(collect.card as BankCard, 1_00n, { direction: 'OUT' });
    const dong = movement(
      cardWith(({ currency, status }) => currency === 'VND' && status === 'ENABLED'),
      500n,
    );
    expect(post('match', matching(out, collect))).toMatchObject(field('bizType', 'direction'));
    expect(post('match', { ...matching(line, collect), bizType: 'PAYOUT' })).toMatchObject(field('bizType', 'direction'));
    expect(post('match', matching(dong, collect))).toMatchObject(field('bizNo', 'currency'));
    expect(post('match', { ...matching(line, collect), bizNo: 'C404' })).toMatchObject(field('bizNo', 'exists'));
    expect(post('match', { ...matching(line, collect), version: 9 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { version: 1 } },
    });
    post('match', matching(line, collect));
    const twin = movement(collect.card as BankCard, collect.payable);
    const refused = post('match', matching(twin, collect));
    expect(refused).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { lineNo: twin.no } } });
    expect(refused.msg).toContain(line.no);
    expect(post('match', matching(twin, collect), 'ops.lee')).toMatchObject({ code: 403 });
  });

  it('of an outgoing line pays a sent item of that amount, from that card', () => {
    const card = cardWith(({ currency, usage, status }) => currency === 'THB' && usage === 'PAYOUT' && status === 'ENABLED');
    const [lost, waiting] = batchOf(card, [
      ['UNKNOWN', 300_00n],
      ['WAIT_OTP', 200_00n],
    ]) as [BatchItem, BatchItem];
    const line = movement(card, 300_00n, { direction: 'OUT', postscript: lost.no });
    const other = movement(card, 200_00n, { direction: 'OUT' });
    const found = (of: BankLine) => dataOf<BankLineCandidate[]>(get(`candidate?lineNo=${of.no}`));
    expect(found(line)).toMatchObject([{ bizType: 'PAYOUT', bizNo: lost.no, status: 'UNKNOWN', why: null }]);
    // What waits for its code is shown, and why it cannot be paid by this.
    expect(found(other)).toMatchObject([{ bizNo: waiting.no, why: expect.stringContaining(waiting.no) }]);
    const body = (of: BankLine, item: BatchItem) => ({ ...ref(of), bizType: 'PAYOUT', bizNo: item.no });
    expect(post('match', body(other, lost))).toMatchObject(field('bizNo', 'amount'));
    expect(post('match', body(other, waiting))).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    const elsewhere = movement(aCard(), 300_00n, { direction: 'OUT' });
    expect(post('match', body(elsewhere, lost))).toMatchObject(field('bizNo', 'card'));
    expect(post('match', body(line, lost))).toMatchObject({ code: 200, data: { bizType: 'PAYOUT', batchNo: lost.batch.no } });
    expect([lost.status, lost.line, lost.bankRefNo, lost.batch.held]).toEqual(['SUCCESS', line, line.ref, 200_00n]);
    expect(post('unmatch', { ...ref(line), reasonCode: 'WRONG_ORDER' }, 'chen.yu').msg).toContain(lost.no);
  });

  it('runs again automatically and finds new matches', () => {
    const collect = collection();
    const { card, postscript, payable } = collect;
    const [line, vain] = [movement(card as BankCard, payable, { postscript }), movement(card as BankCard, 3_33n)] as [
      BankLine,
      BankLine,
    ];
    const at = bench.platform.clock.now();
    const range = { from: new Date(at - HOUR).toISOString(), to: new Date(at + HOUR).toISOString() };
    expect(post('rematch', { ...range, cardId: card?.id })).toMatchObject({ code: 200, data: { tried: 2, matched: 1 } });
    expect([line.matchStatus, line.matchedBy, collect.matchType, vain.matchStatus]).toEqual([
      'MATCHED',
      'SYSTEM',
      'AUTO_POSTSCRIPT',
      'UNMATCHED',
    ]);
    expect(post('rematch', { from: range.to, to: range.from })).toMatchObject({ code: 400 });
    expect(post('rematch', { from: '2026-10-01T00:00:00Z', to: '2026-11-20T00:00:00Z' })).toMatchObject({ code: 400 });
    expect(post('rematch', range, 'auditor')).toMatchObject({ code: 403 });
  });
});

describe('unmatching', () => {
  it('releases a collection from a line while nothing is credited', () => {
    const collect = collection();
    const line = movement(collect.card as BankCard, collect.payable - 1_00n);
    const before = suspense();
    post('match', { ...matching(line, collect), reasonCode: 'PAYER_CONFIRMED' });
    expect(post('unmatch', { ...ref(line), reasonCode: 'WRONG_ORDER' }, 'chen.yu')).toMatchObject({
      code: 200,
      data: { matchStatus: 'UNMATCHED', bizNo: null, matchedBy: null },
    });
    expect([collect.status, collect.line, suspense()]).toEqual(['PAID_DECLARED', null, before]);
    expect(post('unmatch', { ...ref(line), reasonCode: 'WRONG_ORDER' })).toMatchObject({ code: 403 });
  });

  it('is refused for a credited line and for a sweep; the message says why', () => {
    const collect = collection();
    const line = movement(collect.card as BankCard, collect.payable);
    post('match', matching(line, collect));
    const refused = post('unmatch', { ...ref(line), reasonCode: 'WRONG_ORDER' }, 'chen.yu');
    expect(refused).toMatchObject({ code: 409, data: { current: { denied: [{ action: 'unmatch', why: refused.msg }] } } });
    expect(refused.msg).toMatch(/Refund/);
    const [from, to] = [
      aCard(),
      cardWith(({ currency, usage, status }) => currency === 'THB' && usage === 'PAYOUT' && status === 'ENABLED'),
    ];
    sweep(world(), from, to, 1_00n);
    const swept = world().pool.lines.rows.at(-1) as BankLine;
    expect(post('unmatch', { ...ref(swept), reasonCode: 'WRONG_ORDER' }, 'chen.yu').msg).toMatch(/sweep/i);
  });

  it('moves an ignored line back out of the sundry account', () => {
    const line = movement(aCard(), 7_00n, { direction: 'OUT' });
    const sundry = sundryOf(world(), 'THB').amounts;
    const before = [suspense(), sundry.available];
    post('ignore', { items: [ref(line)], reasonCode: 'BANK_FEE' });
    expect([suspense(), sundry.available]).toEqual([(before[0] ?? 0n) + 7_00n, (before[1] ?? 0n) - 7_00n]);
    expect(post('unmatch', { ...ref(line), reasonCode: 'WRONG_IGNORE' }, 'chen.yu')).toMatchObject({ code: 200 });
    expect([suspense(), sundry.available]).toEqual(before);
    expect(line).toMatchObject({ matchStatus: 'UNMATCHED', ignoreReason: null, version: 3 });
  });
});

describe('ignoring', () => {
  it('handles many lines, each by itself', () => {
    const card = aCard();
    const [fee, income, stale] = [
      movement(card, 1_00n, { direction: 'OUT' }),
      movement(card, 2_00n),
      movement(card, 3_00n, { direction: 'OUT' }),
    ] as [BankLine, BankLine, BankLine];
    const items = [ref(fee), ref(income), { ...ref(stale), version: 5 }, ref(fee)];
    const answer = post('ignore', { items, reasonCode: 'BANK_FEE' });
    expect(answer.code).toBe(207);
    const { succeeded, failed } = dataOf<BankLineBulkResult>(answer);
    expect(succeeded).toMatchObject([
      { lineNo: fee.no, status: 'IGNORED', current: { bizType: 'BANK_FEE', ignoreReason: 'BANK_FEE' } },
    ]);
    expect(failed).toMatchObject([
      { lineNo: income.no, error: 'STATE_CONFLICT', msg: expect.stringMatching(/bank fee/i) },
      { lineNo: stale.no, error: 'VERSION_CONFLICT' },
      { lineNo: fee.no, error: 'DUPLICATE' },
    ]);
    expect(post('ignore', { items: [ref(income)], reasonCode: 'OTHER' })).toMatchObject(field('remark', 'minLength'));
    expect(income.matchStatus).toBe('UNMATCHED');
  });
});

describe('a bank statement file', () => {
  const zone = 'Asia/Bangkok';
  const clock = (at: number) => new Date(at + 7 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
  const signed = (lines: Partial<BankFileLine>[]): BankFileLine[] =>
    lines.map((line, at) => ({ rowNo: at + 2, time: clock(bench.platform.clock.now() - HOUR + at * MINUTE), ...line }));
  const body = (card: BankCard, lines: BankFileLine[], extra: object = {}) => ({
    cardId: card.id,
    bankProfile: 'SIGNED_POINT',
    fileName: 'november.csv',
    lines,
    dryRun: true,
    ...extra,
  });
  const send = (sent: object, who = WHO) => post('import', sent, who);
  const result = (sent: object) => dataOf<BankImportResult>(send(sent));
  const outcomes = (sent: object) => result(sent).lines?.map(({ outcome }) => outcome);

  it('is checked for new, known, conflicting and invalid lines, and saved only on confirmation', () => {
    const card = aCard();
    const at = bench.platform.clock.now();
    const known = movement(card, 70_00n);
    const lines = signed([
      { amount: '1,250.50', reference: 'NEW-1' },
      { amount: '-10.00', reference: 'NEW-2' },
      { amount: '70.00', reference: known.ref ?? '' },
      { amount: '71.00', reference: known.ref ?? '' },
      { amount: '-70.00', reference: known.ref?.toLowerCase() },
      { amount: '1.250,50', reference: 'BAD' },
      { amount: '0.00', reference: 'BAD-2' },
      { amount: '1.005', reference: 'BAD-3' },
      { amount: '5.00', time: '2026-02-30 10:00' },
      { amount: '5.00', time: clock(at + HOUR) },
      { amount: '1250.5', reference: 'new-1' },
      { amount: '1250.51', reference: 'NEW-1' },
    ]);
    const before = world().pool.lines.rows.length;
    const dry = result(body(card, lines));
    expect(dry.lines?.map(({ outcome }) => outcome)).toEqual([
      'NEW',
      'NEW',
      'DUPLICATE',
      'CONFLICT',
      'CONFLICT',
      'ERROR',
      'ERROR',
      'ERROR',
      'ERROR',
      'ERROR',
      'DUPLICATE',
      'CONFLICT',
    ]);
    expect(dry).toMatchObject({
      newCount: 2,
      duplicateCount: 2,
      conflictCount: 3,
      errorCount: 5,
      inAmount: '1250.50',
      outAmount: '10.00',
    });
    expect(dry.lines?.[2]).toMatchObject({ twinOf: known.no });
    expect(dry.lines?.[4]).toMatchObject({ twinOf: known.no, faults: [{ name: 'reference', rule: 'conflict' }] });
    expect(dry.lines?.[10]).toMatchObject({ twinRowNo: 2 });
    expect(dry.lines?.slice(5, 10).map(({ faults }) => faults?.[0]?.rule)).toEqual([
      'number',
      'zero',
      'digits',
      'time',
      'future',
    ]);
    // The real one is all or nothing, and names the cells.
    expect(send(body(card, lines, { dryRun: false }))).toMatchObject(field('lines.5.amount', 'number'));
    expect(world().pool.lines.rows).toHaveLength(before);
  });

  it('is read in the zone that is named: the card’s, or the chosen one', () => {
    const card = aCard();
    // It is 06:31 UTC: 13:31 in Bangkok, 14:31 in Singapore. The file says 14:28.
    const lines = signed([{ amount: '5.00', reference: 'ZONE-1', time: '2026-11-20 14:28:00' }]);
    const own = result(body(card, lines));
    expect(own).toMatchObject({ zone: 'Asia/Bangkok', newCount: 0 });
    expect(own.lines?.[0]?.faults).toEqual([
      { name: 'time', rule: 'future', msg: 'This time is in the future in Asia/Bangkok.' },
    ]);
    expect(result(body(card, lines, { zone: 'Asia/Singapore' }))).toMatchObject({ zone: 'Asia/Singapore', newCount: 1 });
    expect(send(body(card, lines, { zone: 'Asia/Nowhere' }))).toMatchObject(field('zone', 'exists'));
    result(body(card, lines, { zone: 'Asia/Singapore', dryRun: false }));
    const booked = world().pool.lines.rows.find(({ ref }) => ref === 'ZONE-1');
    expect(new Date(booked?.bankTime ?? 0).toISOString()).toBe('2026-11-20T06:28:00.000Z');
  });

  it('books new lines once, in the bank’s time zone, and finds the orders of incoming payments', () => {
    const collect = collection();
    const card = collect.card as BankCard;
    const at = bench.platform.clock.now();
    const lines = signed([
      { amount: '-3.00', reference: 'OUT-1', postscript: 'ACCOUNT FEE' },
      {
        amount: `${collect.payable / 100n}.${String(collect.payable % 100n).padStart(2, '0')}`,
        reference: 'IN-1',
        postscript: collect.postscript,
        time: clock(at),
      },
    ]);
    const book = bookOf(card);
    const done = result(body(card, lines, { dryRun: false }));
    expect(done).toMatchObject({ dryRun: false, newCount: 2, duplicateCount: 0, matchedCount: 1, lines: [] });
    expect([collect.status, collect.matchType, bookOf(card)]).toEqual([
      'SUCCESS',
      'AUTO_POSTSCRIPT',
      book + collect.payable - 3_00n,
    ]);
    const [fee] = rows('keyword=OUT-1');
    expect(fee).toMatchObject({
      source: 'FILE',
      direction: 'OUT',
      createdBy: WHO,
      bankTime: new Date(Math.floor((at - HOUR) / 1000) * 1000).toISOString(),
    });
    expect(dataOf<BankLineDetail>(get(`detail?lineNo=${fee?.lineNo}`)).origin).toMatchObject({ fileLine: 'november.csv · 2' });
    // Twice is once.
    expect(result(body(card, lines, { dryRun: false }))).toMatchObject({ newCount: 0, duplicateCount: 2, matchedCount: 0 });
    expect(bookOf(card)).toBe(book + collect.payable - 3_00n);
  });

  it('recognises a known movement when only one of the two has a reference', () => {
    const card = aCard();
    const at = Math.floor(bench.platform.clock.now() / MINUTE) * MINUTE;
    movement(card, 70_00n, { bankTime: at });
    movement(card, 80_00n, { bankTime: at, ref: null });
    const lines = signed([
      { amount: '70.00', time: clock(at) },
      { amount: '80.00', time: clock(at), reference: 'LATER' },
      { amount: '80.00', time: clock(at), balance: '1.00', reference: 'OTHER' },
      { amount: '90.00', time: clock(at) },
    ]);
    expect(outcomes(body(card, lines))).toEqual(['DUPLICATE', 'DUPLICATE', 'NEW', 'NEW']);
  });

  it('shows where balances break, within the file and from the line before it, in either order', () => {
    const card = aCard();
    bench.platform.clock.advance(2 * HOUR);
    const base = (card.bankBalance ?? 0n) / 100n;
    const lines = signed([
      { amount: '10.00', balance: `${base + 10n}.00`, reference: 'A1' },
      { amount: '-4.00', balance: `${base + 6n}.00`, reference: 'A2' },
      { amount: '1.00', balance: `${base + 9n}.00`, reference: 'A3' },
      { amount: '1.00', reference: 'A4' },
      { amount: '1.00', balance: `${base + 11n}.00`, reference: 'A5' },
    ]);
    const breaks = (sent: BankFileLine[]) =>
      result(body(card, sent))
        .lines?.filter(({ isChainBreak }) => isChainBreak)
        .map(({ rowNo }) => rowNo);
    movement(card, 1_00n, { bankTime: bench.platform.clock.now() - 2 * HOUR, bankAfter: base * 100n });
    expect(breaks(lines)).toEqual([4]);
    expect(breaks([...lines].reverse())).toEqual([4]);
    movement(card, 1_00n, { bankTime: bench.platform.clock.now() - 2 * HOUR + 1, bankAfter: base * 100n + 1n });
    expect(breaks(lines)).toEqual([2, 4]);
  });

  it('has two columns and a decimal comma in the other profile', () => {
    const card = aCard();
    const day = (at: number) => clock(at).replace(/^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d):\d\d$/, '$3/$2/$1 $4');
    const at = bench.platform.clock.now() - HOUR;
    const lines: BankFileLine[] = [
      { rowNo: 2, time: day(at), in: '1.250,50', out: '', reference: 'S1' },
      { rowNo: 3, time: day(at), in: '', out: '-10,00', reference: 'S2' },
      { rowNo: 4, time: day(at), in: '1,00', out: '1,00', reference: 'S3' },
      { rowNo: 5, time: day(at), reference: 'S4' },
      { rowNo: 6, time: '11/31/2026 10:00', in: '1,00', reference: 'S5' },
    ];
    const dry = result(body(card, lines, { bankProfile: 'SPLIT_COMMA' }));
    expect(dry.lines?.map(({ outcome, direction, amount }) => [outcome, direction, amount])).toEqual([
      ['NEW', 'IN', '1250.50'],
      ['NEW', 'OUT', '10.00'],
      ['ERROR', null, null],
      ['ERROR', null, null],
      ['ERROR', null, null],
    ]);
    expect(dry.lines?.slice(2).map(({ faults }) => faults?.[0]?.rule)).toEqual(['both', 'zero', 'time']);
  });

  it('is refused for a card without a book, for another country, and with duplicate rows', () => {
    const lines = signed([{ amount: '1.00' }]);
    const retired = cardWith(({ status }) => status === 'RETIRED');
    expect(send(body(retired, lines))).toMatchObject(field('cardId', 'state'));
    expect(send({ ...body(aCard(), lines), cardId: 'K404' })).toMatchObject(field('cardId', 'exists'));
    expect(send(body(aCard(), [...lines, ...lines]))).toMatchObject(field('lines', 'unique'));
    expect(send(body(aCard(), lines), 'ops.lee')).toMatchObject({ code: 403 });
    expect(send(body(aCard(), lines, { bankProfile: 'GUESS' }))).toMatchObject(field('bankProfile', 'enum'));
  });

  it('leaves no name and no account number in the operation log', () => {
    const lines = signed([{ amount: '1.00', counterpartyName: 'Somchai Test', counterpartyAccountNo: '1234567890123456' }]);
    send(body(aCard(), lines, { dryRun: false }));
    const entry = JSON.stringify(bench.platform.log.entries.at(-1));
    expect(entry).toContain('november.csv');
    expect(entry).not.toMatch(/Somchai|1234567890123456/);
  });

  it('is read and booked with ten thousand lines', () => {
    const card = aCard();
    const start = bench.platform.clock.now() - 20 * HOUR;
    const lines = Array.from({ length: 10_000 }, (_, at) => ({
      rowNo: at + 2,
      time: clock(start + at * 5_000),
      amount: at % 3 ? '12.34' : '-1.00',
      reference: `BULK${at}`,
    }));
    expect(result(body(card, lines, { dryRun: false }))).toMatchObject({ newCount: 10_000 });
  });

  it.each([
    ['2026-11-20T14:05:00', '2026-11-20T07:05:00.000Z', zone],
    ['2026-07-01T12:00:00', '2026-07-01T10:00:00.000Z', 'Europe/Berlin'],
    ['2026-12-01T12:00:00', '2026-12-01T11:00:00.000Z', 'Europe/Berlin'],
  ])('shows %s where it is %s', (local, expected, of) => {
    expect(new Date(momentOf(local, of)).toISOString()).toBe(expected);
  });
});

describe('simulated colleagues', () => {
  it('leave no line open for longer than a day, by calls that are in the log', () => {
    bench = aPlatform({ days: 3, flow: 1 });
    const now = bench.platform.clock.now();
    const { rows: lines } = world().pool.lines;
    const open = lines.filter(({ matchStatus }) => matchStatus === 'UNMATCHED');
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ bankTime }) => bankTime < now - 24 * HOUR)).toEqual([]);
    const byHand = lines.filter(({ matchedBy }) => matchedBy !== null && matchedBy !== 'SYSTEM');
    for (const { matchedBy } of byHand) expect(bench.operator(matchedBy ?? '').roles).toContain('CARD_OPS');
  });

  it('match lines that clearly fit one order, and ignore the rest', () => {
    const collect = collection();
    const card = collect.card as BankCard;
    const [mine, fee, lost] = [
      movement(card, collect.payable, { postscript: collect.postscript }),
      movement(card, 1_00n, { direction: 'OUT', postscript: 'ACCOUNT FEE' }),
      movement(card, 3_33n),
    ] as [BankLine, BankLine, BankLine];
    settleCollect(world(), collection(), movement(card, 5_00n), {
      matchType: 'MANUAL',
      by: 'SYSTEM',
      details: { kind: 'COLLECT_DIFF', actorType: 'SYSTEM' },
      isAgreed: true,
    });
    const tidy = createTidy();
    bench.platform.clock.advance(22 * HOUR);
    tidy();
    expect([mine, fee, lost].map(({ matchStatus, bizType }) => [matchStatus, bizType])).toEqual([
      ['MATCHED', 'COLLECT'],
      ['IGNORED', 'BANK_FEE'],
      ['IGNORED', 'OTHER'],
    ]);
  });
});

/** Runs the colleagues once, through the very calls of the platform. */
function createTidy(): () => void {
  const colleagues = createBankLineTidy(world(), (actor, path, body) => bench.call(actor.username, `POST ${path}`, { body }));
  return () => {
    const at = bench.platform.clock.now();
    colleagues.planDay(at, at + 1);
    bench.platform.clock.advance(1);
  };
}
