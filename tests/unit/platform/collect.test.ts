import type { CollectAction, CollectCard, CollectDetail, CollectStatistics, Collect as Row } from '@/contract';
import { collectActionState, collectActions } from '@/domain/collect';
import { suspenseOf } from '../../../mock/flow/cards/accounts';
import { actionTables } from '../../support/stateTables';
import { aCollectDesk, BULKS, type CollectDesk, HOUR, MINUTE, STATES } from './collectSupport';
import { aPlatform, dataOf, parseCsv, textOf } from './support';

let desk: CollectDesk;
beforeEach(() => {
  desk = aCollectDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const WHO = 'b.suwan';
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const confirm = (body: object, who = WHO) => desk.send(who, 'confirm', { reasonCode: 'MONEY_SEEN', ...body });
/** The merchant pays this fee, whatever the amount. */
const charge = ({ order }: ReturnType<CollectDesk['order']>, fee: bigint) =>
  Object.assign(order, { price: { ...order.price, ppm: 0, fixed: fee, min: null, max: null }, fee });
const kindsOf = (no: string) => [
  ...new Set(
    desk.world.ledger.entries.filter(({ transaction }) => transaction.ref === no).map(({ transaction }) => transaction.kind),
  ),
];

describe('every action in every state', () => {
  const cases = STATES.flatMap((status) => collectActions.map((action) => [status, action] as const));
  it.each(cases)('%s: %s follows the state table, on the row and in the call', (status, action) => {
    const collect = desk.inState(status);
    // The merchant gets no callback while its pay order is in progress.
    const isUntold = action === 'notify' && collect.order.notify.status === 'NONE';
    const isFit = actionTables.collect.has(action, status) && !isUntold;
    const before = desk.print(collect);
    const row = desk.row(collect, 'm.tan');
    expect(collectActionState(row, action).isAllowed).toBe(isFit);
    if (!isFit) expect(row.denied).toEqual(expect.arrayContaining([{ action, why: expect.any(String) }]));
    const { code, data } = desk.send('m.tan', action, desk.bodyOf('m.tan', action, collect));
    expect(code).toBe(isFit ? 200 : 409);
    if (isFit) return;
    expect(data).toMatchObject({ current: { collectNo: collect.no, status } });
    expect(desk.print(collect)).toEqual(before);
  });

  it.each(collectActions)('%s in a stale version is refused with the current row', (action) => {
    const status =
      STATES.find((one) => actionTables.collect.has(action, one) && (action !== 'notify' || one === 'SUCCESS')) ?? 'WAIT_PAY';
    const collect = desk.inState(status);
    const body = desk.bodyOf('m.tan', action, collect) as { items?: object[] };
    const old = { collectNo: collect.no, version: collect.version + 1 };
    const before = desk.print(collect);
    const answer = desk.send('m.tan', action, BULKS.includes(action) ? { ...body, items: [old] } : { ...body, ...old });
    expect(answer).toMatchObject({ code: 409, data: { current: { version: collect.version } } });
    expect(desk.print(collect)).toEqual(before);
  });

  it.each([
    ['confirm', 'ops.lee'],
    ['extend', 'ops.lee'],
    ['reallocate', 'ops.lee'],
    ['dispute', WHO],
    ['close', 'r.santos'],
    ['notify', 'auditor'],
  ] as const)('%s is refused to %s', (action: CollectAction, who) => {
    const collect = desk.inState(action === 'notify' ? 'SUCCESS' : action === 'dispute' ? 'EXPIRED' : 'WAIT_PAY');
    const before = desk.print(collect);
    expect(desk.send(who, action, desk.bodyOf(who, action, collect))).toMatchObject({ code: 403 });
    expect(collectActionState(desk.row(collect, who), action).isAllowed).toBe(false);
    expect(desk.print(collect)).toEqual(before);
  });
});

describe('match candidates', () => {
  it('are unexplained payments to the card, scored, best first, with masked names', () => {
    const collect = desk.order();
    const near = desk.stray(collect, collect.payable - 10_00n);
    const named = desk.stray(collect, collect.payable, `for ${collect.postscript}`);
    desk.stray(collect, collect.payable * 2n);
    const { list } = desk.candidates(collect);
    expect(list.map(({ statementLineNo }) => statementLineNo)).toEqual([named.no, near.no]);
    expect(list[0]).toMatchObject({ score: 90, reasons: ['EXACT_AMOUNT', 'POSTSCRIPT', 'SAME_CARD', 'TIME_NEAR'] });
    expect(list[1]).toMatchObject({ score: 35, reasons: ['NEAR_AMOUNT', 'SAME_CARD', 'TIME_NEAR'] });
    expect(list[0]?.counterpartyName).toMatch(/^.\*\*$/);
    expect(list[0]?.cardNo).toMatch(/^\d{6}\*{6}\d{4}$/);
  });

  it('come from other cards of the currency only when the own card has none', () => {
    const [collect, other] = [desk.order(), desk.order(900_00n)];
    if (other.card === collect.card) throw new Error('Both stand on one card');
    const line = desk.stray(other, collect.payable);
    expect(desk.candidates(collect).list).toMatchObject([{ statementLineNo: line.no, reasons: ['EXACT_AMOUNT', 'TIME_NEAR'] }]);
    const own = desk.stray(collect, collect.payable - 1_00n);
    expect(desk.candidates(collect).list.map(({ statementLineNo }) => statementLineNo)).toEqual([own.no]);
  });

  it('score a declaration of the payer, and a number of the merchant in the text', () => {
    const collect = desk.inState('PAID_DECLARED');
    desk.stray(collect, collect.payable, collect.order.mchOrderNo);
    expect(desk.candidates(collect).list[0]).toMatchObject({
      score: 100,
      reasons: ['EXACT_AMOUNT', 'BANK_REF', 'PAYER_NAME', 'SAME_CARD', 'TIME_NEAR'].sort(
        (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
      ),
    });
  });
  const ORDER = ['EXACT_AMOUNT', 'NEAR_AMOUNT', 'POSTSCRIPT', 'BANK_REF', 'PAYER_NAME', 'SAME_CARD', 'TIME_NEAR'];

  it('are at most from six hours before the order to 30 hours after its end', () => {
    const collect = desk.order();
    const early = desk.stray(collect, collect.payable);
    early.bankTime = collect.createdAt - 6 * HOUR - 1;
    desk.clock.advance(collect.expireAt - desk.clock.now());
    const late = desk.stray(collect, collect.payable);
    late.bankTime = collect.expireAt + 30 * HOUR;
    expect(desk.candidates(collect).list.map(({ statementLineNo }) => statementLineNo)).toEqual([late.no]);
    late.bankTime++;
    expect(desk.candidates(collect).list).toEqual([]);
  });

  it('show the net credit of the merchant at the order’s price', () => {
    const collect = desk.order();
    charge(collect, 3_00n);
    const answer = desk.get(`candidate?collectNo=${collect.no}&paidAmount=480.00`, WHO);
    expect(dataOf(answer)).toMatchObject({ credit: { paidAmount: '480.00', mchFee: '3.00', netAmount: '477.00' } });
    expect(desk.get(`candidate?collectNo=${collect.no}&paidAmount=480.001`, WHO)).toMatchObject({ code: 400 });
    expect(desk.get(`candidate?collectNo=${collect.no}`, 'auditor')).toMatchObject({ code: 403 });
  });
});

describe('a confirmation', () => {
  it('ties an exact payment to its order and credits the merchant out of suspense', () => {
    const collect = desk.order();
    const line = desk.stray(collect, collect.payable);
    const suspense = suspenseOf(desk.world, 'THB');
    const before = suspense.amounts.available;
    const row = desk.done(WHO, 'confirm', { ...desk.ref(collect), statementLineNo: line.no, reasonCode: 'MONEY_SEEN' });
    expect(row).toMatchObject({
      status: 'SUCCESS',
      matchType: 'MANUAL',
      paidAmount: money(collect.payable),
      statementLineNo: line.no,
      bankRefNo: line.ref,
      confirmedBy: WHO,
    });
    expect([collect.order.status, line.matchStatus, line.matchedBy]).toEqual(['SUCCESS', 'MATCHED', WHO]);
    expect(suspense.amounts.available).toBe(before - collect.payable);
    expect(kindsOf(collect.order.no)).toEqual(['PAYIN']);
  });

  it('waits for the merchant’s agreement when the amount differs, and then credits the received amount', () => {
    const collect = desk.order();
    charge(collect, 3_00n);
    const line = desk.stray(collect, collect.payable - 5_00n);
    const first = desk.done(WHO, 'confirm', { ...desk.ref(collect), statementLineNo: line.no, reasonCode: 'MONEY_SEEN' });
    expect(first).toMatchObject({ status: 'AMOUNT_DIFF', paidAmount: money(line.amount) });
    expect(kindsOf(collect.order.no)).toEqual([]);
    expect(confirm(desk.ref(collect))).toMatchObject(field('mchAgreed', 'required'));
    expect(confirm({ ...desk.ref(collect), statementLineNo: 'L1', mchAgreed: true })).toMatchObject(
      field('statementLineNo', 'differs'),
    );
    const last = desk.done(WHO, 'confirm', { ...desk.ref(collect), mchAgreed: true, reasonCode: 'MERCHANT_AGREED' });
    expect(last).toMatchObject({ status: 'SUCCESS', paidAmount: money(line.amount) });
    expect(collect.order).toMatchObject({ status: 'SUCCESS', paid: line.amount, fee: 3_00n });
  });

  it('accepts a payment to another card, and another amount only with the merchant’s agreement', () => {
    const [collect, other] = [desk.order(), desk.order(900_00n)];
    const line = desk.stray(other, collect.payable - 5_00n);
    const body = { ...desk.ref(collect), statementLineNo: line.no };
    expect(confirm(body)).toMatchObject(field('mchAgreed', 'required'));
    expect(confirm({ ...body, mchAgreed: true })).toMatchObject({ code: 200, data: { status: 'SUCCESS' } });
  });

  it('records a payment without a statement line by its evidence', () => {
    const collect = desk.inState('EXPIRED');
    const { card } = collect;
    const gap = card?.gap ?? 0n;
    const fileId = desk.evidence(WHO);
    const body = { paidAmount: money(collect.payable), bankRefNo: ' kb-77 ', evidenceFileId: fileId };
    const row = desk.done(WHO, 'confirm', { ...desk.ref(collect), ...body, reasonCode: 'PAYER_PROOF' });
    expect(row).toMatchObject({ status: 'SUCCESS', bankRefNo: 'kb-77', voucherFileId: fileId, riskFlags: ['LATE_PAYMENT'] });
    expect(collect.line).toMatchObject({ source: 'MANUAL', card, createdBy: WHO, matchStatus: 'MATCHED', file: { id: fileId } });
    // The bank has not reported it: the surplus in the book shows as the gap.
    expect(card?.gap).toBe(gap - collect.payable);
    expect(desk.call('ops.lee', `GET /common/file/down?fileId=${fileId}`).write).toBeDefined();
    const next = desk.inState('EXPIRED');
    expect(
      confirm({
        ...desk.ref(next),
        paidAmount: money(next.payable),
        bankRefNo: next.card === card ? 'KB-77' : 'kb-78',
        evidenceFileId: fileId,
      }),
    ).toMatchObject(field('evidenceFileId', 'exists'));
  });

  it('recognises the recorded payment when the bank statement shows it later', () => {
    const collect = desk.order();
    desk.world.pool.channels.forEach((channel) => {
      if (channel.card === collect.card) channel.device.silentFrom = 0;
    });
    const { payable } = collect;
    const ref = `${collect.card?.bankCode}${collect.order.no.slice(-14)}`;
    desk.done(WHO, 'confirm', {
      ...desk.ref(collect),
      paidAmount: money(payable),
      bankRefNo: ref,
      evidenceFileId: desk.evidence(WHO),
      reasonCode: 'MONEY_SEEN',
    });
    const lines = desk.world.pool.lines.rows.length;
    const line = desk.pays(collect, payable);
    expect([desk.world.pool.lines.rows.length, line.source]).toEqual([lines, 'MANUAL']);
  });

  it.each([
    ['without amount', { paidAmount: undefined }, field('paidAmount', 'required')],
    ['of nothing', { paidAmount: '0.00' }, field('paidAmount', 'digits')],
    ['with a third decimal', { paidAmount: '500.001' }, field('paidAmount', 'digits')],
    ['without reference', { bankRefNo: ' ' }, field('bankRefNo', 'required')],
    ['without evidence', { evidenceFileId: undefined }, field('evidenceFileId', 'required')],
    ['with evidence that is not there', { evidenceFileId: 'F1' }, field('evidenceFileId', 'exists')],
    ['so small that the fee is more', { paidAmount: '0.01', mchAgreed: true }, field('paidAmount', 'fee')],
    ['for a reason that says nothing', { reasonCode: 'OTHER', remark: ' x ' }, field('remark', 'minLength')],
  ])('by hand %s is refused at its field', (_, change, refusal) => {
    const collect = desk.order();
    collect.order.price = { ...collect.order.price, min: 1_00n };
    const body = { paidAmount: '480.00', bankRefNo: 'KB-1', evidenceFileId: desk.evidence(WHO), ...change };
    const before = desk.print(collect);
    expect(confirm({ ...desk.ref(collect), ...body })).toMatchObject(refusal);
    expect(desk.print(collect)).toEqual(before);
  });

  it('refuses a reference that the card has, evidence of another person, and a line that does not exist', () => {
    const collect = desk.order();
    const line = desk.stray(collect, collect.payable * 3n);
    const body = { ...desk.ref(collect), paidAmount: '480.00', bankRefNo: line.ref?.toLowerCase() };
    expect(confirm({ ...body, evidenceFileId: desk.evidence(WHO) })).toMatchObject(field('bankRefNo', 'unique'));
    const paid = desk.inState('SUCCESS');
    expect(confirm({ ...body, bankRefNo: paid.bankRefNo, evidenceFileId: desk.evidence(WHO) })).toMatchObject(
      field('bankRefNo', 'unique'),
    );
    expect(confirm({ ...body, bankRefNo: 'KB-2', evidenceFileId: desk.evidence('c.le') })).toMatchObject(
      field('evidenceFileId', 'exists'),
    );
    for (const statementLineNo of ['L1', paid.line?.no])
      expect(confirm({ ...desk.ref(collect), statementLineNo })).toMatchObject(field('statementLineNo', 'exists'));
    line.bankTime = collect.createdAt - 7 * HOUR;
    expect(confirm({ ...desk.ref(collect), statementLineNo: line.no })).toMatchObject(field('statementLineNo', 'time'));
  });

  it('requires the statement line when the order never had a card', () => {
    const collect = desk.inState('NO_CARD');
    const other = desk.order(900_00n);
    desk.withoutCards(() => desk.clock.advance(collect.expireAt - desk.clock.now()));
    expect([collect.status, collect.card]).toEqual(['EXPIRED', null]);
    const body = { paidAmount: '500.00', bankRefNo: 'KB-3', evidenceFileId: desk.evidence(WHO) };
    expect(confirm({ ...desk.ref(collect), ...body })).toMatchObject(field('statementLineNo', 'required'));
    const line = desk.stray(other, collect.payable);
    expect(confirm({ ...desk.ref(collect), statementLineNo: line.no })).toMatchObject({ code: 200 });
  });

  it('is refused with a message when the pay order was paid in another way', () => {
    const collect = desk.inState('EXPIRED');
    const { order } = collect;
    const body = {
      payOrderNo: order.no,
      version: order.version,
      paidAmount: '500.00',
      bankRefNo: 'OTHER-1',
      evidenceFileId: desk.evidence('m.tan'),
      reasonCode: 'MONEY_SEEN',
    };
    expect(desk.call('m.tan', 'POST /trade/payorder/supplement', { body }).envelope).toMatchObject({ code: 200 });
    const answer = desk.send('m.tan', 'confirm', desk.bodyOf('m.tan', 'confirm', collect));
    expect(answer).toMatchObject({ code: 409, error: 'STATE_CONFLICT', msg: expect.stringContaining(order.no) });
    expect(desk.row(collect, 'm.tan').allowed).toEqual(['notify']);
  });
});

describe('extending, reallocating and closing', () => {
  it('extends the payer and the pay order, by 240 minutes in all', () => {
    const collect = desk.order();
    const { expireAt } = collect;
    const extend = (minutes: number) => desk.send(WHO, 'extend', { ...desk.ref(collect), minutes });
    expect(extend(4)).toMatchObject(field('minutes', 'minimum'));
    expect(extend(121)).toMatchObject(field('minutes', 'maximum'));
    expect(extend(120)).toMatchObject({ code: 200, data: { extendedMinutes: 120 } });
    expect(extend(118)).toMatchObject({ code: 200 });
    expect(desk.row(collect, WHO).denied).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'extend' })]));
    expect([collect.expireAt, collect.order.expireAt]).toEqual([expireAt + 238 * MINUTE, expireAt + 238 * MINUTE]);
    desk.clock.advance(expireAt - desk.clock.now() + MINUTE);
    expect(collect.status).toBe('WAIT_PAY');
    desk.clock.advance(238 * MINUTE);
    expect([collect.status, collect.order.status]).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('shows at the field how many minutes are left', () => {
    const collect = desk.order();
    for (const minutes of [120, 60]) desk.done(WHO, 'extend', { ...desk.ref(collect), minutes });
    expect(desk.send(WHO, 'extend', { ...desk.ref(collect), minutes: 61 })).toMatchObject(field('minutes', 'max'));
  });

  it('moves an order to another card, chosen or the next', () => {
    const collect = desk.order();
    const { card } = collect;
    const detail = () => dataOf<CollectDetail>(desk.get(`detail?collectNo=${collect.no}`, WHO)).cards as CollectCard[];
    const able = detail().filter(({ canCarry }) => canCarry);
    expect(detail().find(({ cardId }) => cardId === card?.id)).toMatchObject({ canCarry: false, why: expect.any(String) });
    expect(detail().every(({ canCarry, why }) => canCarry === (why === null))).toBe(true);
    const chosen = able.at(-1) as CollectCard;
    expect(desk.done(WHO, 'reallocate', { ...desk.ref(collect), cardId: chosen.cardId })).toMatchObject({
      status: 'WAIT_PAY',
      cardId: chosen.cardId,
      payableAmount: chosen.payableAmount,
    });
    desk.done(WHO, 'reallocate', desk.ref(collect));
    expect(collect.card?.id).not.toBe(chosen.cardId);
    expect(desk.world.pool.open.get(card as NonNullable<typeof card>)?.has(collect) ?? false).toBe(collect.card === card);
  });

  it('refuses a card that cannot carry the order, with a message, and reports when there is none', () => {
    const collect = desk.order();
    const move = (cardId?: string) => desk.send(WHO, 'reallocate', { ...desk.ref(collect), cardId });
    const cards = [...desk.world.pool.cards.values()];
    const payout = cards.find(({ currency, usage, status }) => currency === 'THB' && usage === 'PAYOUT' && status === 'ENABLED');
    const foreign = cards.find(({ currency }) => currency === 'VND');
    expect(move(payout?.id)).toMatchObject(field('cardId', 'usable'));
    expect(move(foreign?.id)).toMatchObject(field('cardId', 'exists'));
    expect(move(collect.card?.id)).toMatchObject(field('cardId', 'usable'));
    expect(desk.withoutCards(() => move())).toMatchObject({ code: 409 });
    expect(collect.status).toBe('WAIT_PAY');
  });

  it('closes an order with its pay order, and releases a payment that was not credited', () => {
    const collect = desk.inState('DISPUTED');
    const { line } = collect;
    const close = { items: [desk.ref(collect)], reasonCode: 'RETURN_TO_PAYER' };
    expect(desk.send(WHO, 'close', close)).toMatchObject({ code: 200, data: { succeeded: [{ status: 'CLOSED' }] } });
    expect([collect.order.status, line?.matchStatus, collect.line, collect.paid]).toEqual(['CLOSED', 'UNMATCHED', null, null]);
    expect(desk.row(collect)).toMatchObject({ statementLineNo: null, paidAmount: null, matchType: 'NONE' });
  });

  it('closes several at once only after their time has run out', () => {
    const [over, waiting, missing] = [desk.order(), desk.inState('PAID_DECLARED', 700_00n), desk.inState('NO_CARD')];
    for (const one of [over, missing]) one.expireAt = desk.clock.now();
    const items = [over, waiting, missing].map(desk.ref);
    const answer = desk.send(WHO, 'close', { items, reasonCode: 'PAST_DUE' });
    expect(answer).toMatchObject({
      code: 207,
      data: { succeeded: [{ collectNo: over.no }, { collectNo: missing.no }], failed: [{ collectNo: waiting.no, code: 409 }] },
    });
    expect([over.status, waiting.status, missing.status]).toEqual(['CLOSED', 'PAID_DECLARED', 'CLOSED']);
  });

  it('resends callbacks and shows which merchants accepted', () => {
    const [paid, open] = [desk.inState('SUCCESS'), desk.order(700_00n)];
    const tries = paid.order.notify.tries.length;
    const answer = desk.send(WHO, 'notify', { items: [paid, open].map(desk.ref) });
    expect(answer).toMatchObject({
      code: 207,
      data: {
        succeeded: [{ collectNo: paid.no, isDelivered: expect.any(Boolean), current: { notifyCount: tries + 1 } }],
        failed: [{ collectNo: open.no }],
      },
    });
    expect(paid.events.at(-1)).toMatchObject({ kind: 'COLLECT_NOTIFIED', isSide: true });
  });
});

describe('the list of collections', () => {
  it('is masked, and shows the offset that makes the amount unique', () => {
    const [first, second] = [desk.order(), desk.order()];
    const same = [first, second].find(({ offset }) => offset !== 0n);
    const row = desk.row(second);
    expect(row).toMatchObject({
      amount: '500.00',
      payableAmount: money(second.payable),
      offsetSign: same === second ? 'MINUS' : 'PLUS',
    });
    const paid = desk.inState('SUCCESS', 640_00n);
    const text = JSON.stringify([desk.row(paid), desk.get(`detail?collectNo=${paid.no}`)]);
    for (const secret of [paid.card?.no, paid.payerAccountNo, paid.payerName]) expect(text).not.toContain(`"${secret}"`);
    expect(desk.row(paid).cardNo).toMatch(/\*{6}\d{4}$/);
  });

  it('has a detail with everything about one order, and the ledger of the payment', () => {
    const paid = desk.inState('SUCCESS');
    const detail = dataOf<CollectDetail>(desk.get(`detail?collectNo=${paid.no}`));
    expect(detail).toMatchObject({
      evidence: { statementLineNo: paid.line?.no, matchedBy: 'SYSTEM', hints: expect.arrayContaining(['EXACT_AMOUNT']) },
      money: expect.arrayContaining([expect.objectContaining({ kind: 'AMOUNT', amount: money(paid.payable) })]),
    });
    expect(new Set(detail.entries?.map(({ kind }) => kind))).toEqual(new Set(['CARD_LINE', 'PAYIN']));
    expect(detail.cards).toBeUndefined();
    const support = dataOf<CollectDetail>(desk.get(`detail?collectNo=${paid.no}`, 'k.wong'));
    expect(support.agents).toBeUndefined();
    const credited = support.entries?.filter(({ kind }) => kind === 'PAYIN') ?? [];
    expect(new Set(credited.map(({ accountNo }) => accountNo))).toEqual(new Set([paid.order.account.no]));
  });

  it('has the same sums in the rows and in the header', () => {
    for (const status of STATES) desk.inState(status);
    const page = dataOf<{ summary: { currency: string; count: number; amount: string }[] }>(desk.get('page?currency=THB'));
    const figures = dataOf<CollectStatistics>(desk.get('statistics?currency=THB'));
    const [thb] = figures.currencies;
    expect(thb?.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(page.summary[0]?.count);
    const cents = (text = '0') => BigInt(text.replace('.', ''));
    expect(thb?.byStatus.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(page.summary[0]?.amount));
    expect(figures.noCardLastHour).toBeGreaterThan(0);
    expect(figures.machineRate).toBe('1');
    const ended = desk.world.pool.collects.rows.filter(
      ({ status }) => !['ALLOCATING', 'NO_CARD', 'WAIT_PAY', 'PAID_DECLARED'].includes(status),
    );
    const paid = ended.filter(({ status }) => status === 'SUCCESS');
    expect(Number(figures.successRate)).toBeCloseTo(paid.length / ended.length, 5);
    desk.clock.advance(HOUR);
    expect(dataOf<CollectStatistics>(desk.get('statistics')).noCardLastHour).toBe(0);
  });

  it('finds an order by each of its numbers, in any range', () => {
    const paid = desk.inState('SUCCESS');
    const range = 'createdFrom=2026-01-01T00:00:00Z&createdTo=2026-01-02T00:00:00Z';
    for (const no of [paid.no, paid.order.no, paid.order.mchOrderNo, paid.line?.no, paid.bankRefNo]) {
      const { list } = dataOf<{ list: Row[] }>(desk.get(`page?keyword=${no}&${range}`));
      expect(list.map(({ collectNo }) => collectNo)).toEqual([paid.no]);
    }
    for (const [no, matched] of [
      [paid.no, 'collectNo'],
      [paid.line?.no, 'statementLineNo'],
    ]) {
      const found = dataOf<object[]>(desk.call('admin', `GET /common/search?no=${no}`));
      expect(found).toContainEqual({ entity: 'collect', id: paid.no, matched, status: 'SUCCESS' });
    }
    const open = desk.inState('AMOUNT_DIFF', 900_00n);
    expect(dataOf<{ total: number }>(desk.get(`page?keyword=${open.bankRefNo?.toLowerCase()}`)).total).toBe(1);
  });

  it('filters by card, bank, flag, voucher and payable amount', () => {
    const late = desk.inState('EXPIRED');
    desk.done('m.tan', 'confirm', desk.bodyOf('m.tan', 'confirm', late));
    const other = desk.order(900_00n);
    const of = (query: string) => dataOf<{ list: Row[] }>(desk.get(`page?${query}`)).list.map(({ collectNo }) => collectNo);
    expect(of('riskFlag=LATE_PAYMENT')).toEqual([late.no]);
    expect(of('hasVoucher=true')).toEqual([late.no]);
    expect(of('hasVoucher=false')).toEqual([other.no]);
    expect(of('payableMin=850')).toEqual([other.no]);
    expect(of(`cardId=${other.card?.id}&status=WAIT_PAY`)).toEqual([other.no]);
    expect(of(`bankCode=${other.card?.bankCode}`)).toContain(other.no);
    expect(of('matchType=MANUAL')).toEqual([late.no]);
    expect(of('sortField=payableAmount&sortOrder=ascend')).toEqual([late.no, other.no]);
    expect(desk.get('page?sortField=postscript')).toMatchObject({ code: 400 });
  });

  it('is exported masked, with the filters of the list', async () => {
    const paid = desk.inState('SUCCESS');
    desk.inState('EXPIRED');
    const rows = parseCsv(await textOf(desk.call('auditor', 'GET /bank/card/order/down?format=csv&status=SUCCESS')));
    const at = rows[1]?.indexOf('Collection') ?? -1;
    expect(rows.slice(2, -1).map((row) => row[at])).toEqual([paid.no]);
    expect(rows.at(-1)?.slice(1, 4)).toEqual(['THB', money(paid.payable), money(paid.payable)]);
    expect(JSON.stringify(rows)).not.toContain(paid.card?.no);
    expect(desk.get('down?columns=payerDocNo', 'auditor')).toMatchObject({ code: 400 });
    expect(desk.get('down', 'r.santos')).toMatchObject({ code: 403 });
  });

  it('takes notes, which are in the log under its own number', () => {
    const collect = desk.order();
    const body = { entity: 'collect', id: collect.no, text: 'Merchant is asked' };
    expect(desk.call(WHO, 'POST /common/note/add', { body }).envelope).toMatchObject({ code: 200 });
    desk.done(WHO, 'extend', { ...desk.ref(collect), minutes: 5 });
    const detail = dataOf<CollectDetail>(desk.get(`detail?collectNo=${collect.no}`));
    expect(detail.noteList).toHaveLength(1);
    expect(detail.logs?.map(({ action }) => action)).toContain('bank:card:order:extend');
    expect(desk.row(collect).notes).toBe(1);
  });

  it('hides orders outside the scope', () => {
    const collect = desk.order();
    const away = desk.operator('c.le');
    away.scope = { type: 'COUNTRY', values: ['VN'] };
    for (const line of ['detail', 'candidate'])
      expect(desk.get(`${line}?collectNo=${collect.no}`, 'c.le')).toMatchObject({ code: 404 });
    expect(desk.send('c.le', 'extend', { ...desk.ref(collect), minutes: 5 })).toMatchObject({ code: 404 });
    expect(dataOf<{ total: number }>(desk.get(`page?collectNo=${collect.no}`, 'c.le')).total).toBe(0);
    away.scope = { type: 'MERCHANT', values: [collect.holder.no] };
    desk.stray(collect, collect.payable);
    expect(desk.candidates(collect, 'c.le').list).toEqual([]);
  });
});

it('colleagues book payments of another amount that merchants agreed to, except in the story', () => {
  const { platform } = aPlatform({ days: 2, flow: 1 });
  const { collects, stories } = platform.world.pool;
  const open = collects.rows.filter(({ status }) => status === 'AMOUNT_DIFF');
  expect(collects.get(stories.amountDiff)?.status).toBe('AMOUNT_DIFF');
  expect(open.every(({ matchedAt }) => (matchedAt ?? 0) > platform.clock.now() - 5 * HOUR)).toBe(true);
  const agreed = collects.rows.filter(({ events }) => events.some(({ kind }) => kind === 'COLLECT_CONFIRMED'));
  expect(agreed.length).toBeGreaterThan(0);
  expect(agreed.every(({ status, order, paid }) => status === 'SUCCESS' && order.paid === paid)).toBe(true);
  expect(platform.check()).toEqual([]);
});
