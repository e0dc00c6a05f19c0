import type { BatchItem as WireItem } from '@/contract';
import type { Envelope } from '../../../mock/engine/call';
import { bookOf } from '../../../mock/flow/cards/accounts';
import type { BankCard, BatchItem } from '../../../mock/model/cards';
import { batchItemActions } from '../../../src/domain/batchItem';
import { actionTables } from '../../support/stateTables';
import { aWorkbench, MINUTE, SECOND, type Workbench } from './batchPaySupport';
import { aPlatform, dataOf, parseCsv, textOf } from './support';

let bench: Workbench;
beforeEach(() => {
  bench = aWorkbench();
  for (const item of bench.batch.items) bench.plan(item, 'SUCCESS');
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const CODES = { code: 200 };
const done = <T = WireItem>(envelope: Envelope): T => {
  expect(envelope).toMatchObject(CODES);
  return dataOf<T>(envelope);
};
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const states = () => bench.batch.items.map(({ status }) => status);
/** Until the bank asks for its code. */
const untilCode = () => bench.clock.advance(3 * SECOND);
/** Until every payment has ended. */
const untilEnd = () => bench.clock.advance(MINUTE);
const codeOf = (item: BatchItem) => item.otpMessage?.code ?? '';
/** Applied, with the bank waiting for a typed code. */
function waiting(): BatchItem {
  const { first, assign, apply } = bench;
  done(assign(bench.card, [first]));
  done(apply([first], 'MANUAL'));
  untilCode();
  expect(first.status).toBe('WAIT_OTP');
  return first;
}
/** At the bank, its code used. */
function working(): BatchItem {
  const item = waiting();
  done(bench.send('item/otp', bench.ref(item)));
  expect(item.status).toBe('PAYING');
  return item;
}
function ended(end: 'FAILED' | 'UNKNOWN' | 'SILENT'): BatchItem {
  bench.plan(bench.first, end);
  const item = working();
  untilEnd();
  return item;
}

describe('the payment of a batch', () => {
  it('runs from plan and assignment to codes from the devices, and ends automatically', () => {
    const { batch, send, assign, apply } = bench;
    const plan = done<{ plan: { cardId: string; count: number; sum: string }[]; unassigned: object[] }>(
      send('plan', { batchNo: batch.no }),
    );
    expect(plan).toMatchObject({ plan: [{ count: 3, sum: '300.00' }], unassigned: [] });
    expect(states()).toEqual(['WAIT', 'WAIT', 'WAIT']);
    const card = bench.world.pool.cards.get(plan.plan[0]?.cardId ?? '') as BankCard;
    const before = bookOf(card);
    done(assign(card));
    expect(states()).toEqual(['ASSIGNED', 'ASSIGNED', 'ASSIGNED']);
    expect(done<{ batch: object }>(apply()).batch).toMatchObject({ status: 'PAYING', version: 2 });
    expect(states()).toEqual(['APPLYING', 'APPLYING', 'APPLYING']);
    untilEnd();
    expect(states()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect([batch.status, batch.held]).toEqual(['SUCCESS', 0n]);
    expect(bookOf(card)).toBe(before - 300_00n);
    for (const item of batch.items)
      expect(item).toMatchObject({ attempts: 1, line: { matchStatus: 'MATCHED', bizType: 'PAYOUT', bizNo: item.no } });
    expect(batch.items.every(({ otpMessage }) => otpMessage?.usedAt)).toBe(true);
  });

  it('is refused before its time, in a stale version, and when lines differ from the approved ones', () => {
    const { batch, first, assign, apply, send, head, ref } = bench;
    done(assign());
    batch.scheduleAt = bench.clock.now() + MINUTE;
    expect(apply([first])).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    bench.clock.advance(MINUTE);
    expect(send('applyPay', { ...head(), version: 9, items: [ref(first)], otpMode: 'LISTEN' })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { batchNo: batch.no } },
    });
    first.payeeAccountNo = '901000009999';
    expect(apply([first])).toMatchObject({ code: 409, msg: expect.stringContaining('approval') });
    expect([batch.status, first.status]).toEqual(['APPROVED', 'ASSIGNED']);
    first.payeeAccountNo = '90100000000001';
    done(apply([first]));
  });

  it('is refused without the key and outside the scope', () => {
    const { batch, send, apply, get } = bench;
    expect(apply(batch.items, 'LISTEN', 'chen.yu')).toMatchObject({ code: 403 });
    expect(send('plan', { batchNo: batch.no }, 'ops.lee')).toMatchObject({ code: 403 });
    // The key for batches includes their lines; a limited scope excludes the platform's own batches.
    done(get(`item/page?batchNo=${batch.no}`, 'ops.lee'));
    bench.operator('i.putri').scope = { type: 'COUNTRY', values: ['TH'] };
    expect(get(`item/page?batchNo=${batch.no}`, 'i.putri')).toMatchObject({ code: 404 });
    expect(send('item/take', { items: [bench.ref(bench.first)] }, 'i.putri')).toMatchObject({ code: 404 });
  });

  it('sends nothing more while it is paused, not even with a code that the device has read', () => {
    const { batch, send, ref, first } = bench;
    waiting();
    batch.status = 'PAUSED';
    expect(send('item/otp', ref(first))).toMatchObject({ code: 409 });
    bench.clock.advance(3 * MINUTE);
    expect(first).toMatchObject({ status: 'FAILED', failCode: 'OTP_EXPIRED' });
  });
});

describe('a plan', () => {
  it('fills the card of the highest priority first, then the next one', () => {
    const { cards, batch, send } = bench;
    const order = [...cards].sort((a, b) => a.priority - b.priority || Number(b.dailyOutLimit - a.dailyOutLimit));
    const [best] = order as [BankCard];
    best.dailyCountLimit = best.use.count + 1;
    const { plan } = done<{ plan: { cardId: string; count: number; leftToday: string }[] }>(send('plan', { batchNo: batch.no }));
    expect(plan.map(({ count }) => count)).toEqual([1, 2]);
    expect(plan[0]?.cardId).toBe(best.id);
  });

  it('counts the amounts that all batches have assigned to a card, and says why a card is excluded', () => {
    const { cards, batch, send, assign, card } = bench;
    for (const one of cards) if (one !== card) one.status = 'PAUSED';
    card.dailyCountLimit = card.use.count + 2;
    done(assign(card, batch.items.slice(0, 1)));
    const { plan, unassigned } = done<{ plan: object[]; unassigned: { obstacle: string; why: string }[] }>(
      send('plan', { batchNo: batch.no }),
    );
    expect(plan).toMatchObject([{ cardId: card.id, count: 1 }]);
    expect(unassigned).toMatchObject([{ obstacle: 'DAILY_COUNT', why: expect.stringContaining('transaction count') }]);
    // Assignments that others made meanwhile are checked again.
    const refused = assign(card, batch.items.slice(1));
    expect(refused).toMatchObject({
      code: 207,
      data: { succeeded: [{ status: 'ASSIGNED' }], failed: [{ code: 461, error: 'LIMIT_EXCEEDED' }] },
    });
  });

  it('reports that no card pays out in the pool of the batch', () => {
    bench.batch.groupCode = 'NONE';
    const { unassigned } = done<{ unassigned: { obstacle: string }[] }>(bench.send('plan', { batchNo: bench.batch.no }));
    expect(unassigned.map(({ obstacle }) => obstacle)).toEqual(['NO_CARD', 'NO_CARD', 'NO_CARD']);
    expect(bench.assign()).toMatchObject(field('plan.0.cardId', 'exists'));
    bench.batch.groupCode = '';
  });

  it('is cleared without a card, and replaces no assigned card', () => {
    const { first, assign, cards } = bench;
    done(assign(bench.card, [first]));
    expect(assign(cards[1], [first])).toMatchObject({ data: { failed: [{ itemNo: first.no, code: 409 }] } });
    done(assign(null, [first]));
    expect([first.status, first.card]).toEqual(['WAIT', null]);
  });
});

describe('payout limits', () => {
  it('are checked again when a payment is started', () => {
    const { card, first, assign, apply } = bench;
    done(assign());
    card.maxPerTxn = 50_00n;
    expect(apply([first])).toMatchObject({ code: 461, data: { limit: '50.00', used: '100.00' } });
    Object.assign(card, { maxPerTxn: 10_000_00n, status: 'PAUSED' });
    expect(apply([first])).toMatchObject({ code: 409 });
    card.status = 'ENABLED';
    const limit = card.dailyOutLimit;
    card.dailyOutLimit = 150_00n + card.use.out;
    expect(apply()).toMatchObject({ code: 207, data: { succeeded: [{}], failed: [{ code: 461 }, { code: 461 }] } });
    card.dailyOutLimit = limit;
    untilEnd();
    expect(states()).toEqual(['SUCCESS', 'ASSIGNED', 'ASSIGNED']);
  });

  it('take a card out of use after five failures in a row, and release its waiting lines', () => {
    bench = aWorkbench({ count: 7 });
    const { batch, card, assign, apply } = bench;
    for (const item of batch.items) bench.plan(item, 'FAILED');
    done(assign());
    done(apply(batch.items.slice(0, 5)));
    untilEnd();
    expect([card.status, card.statusReason]).toEqual(['COOLING', 'FAIL_STREAK']);
    expect(states()).toEqual([...Array(5).fill('FAILED'), 'WAIT', 'WAIT']);
  });
});

describe('a one-time code', () => {
  it('sends the payment when it is right, and is in no answer and no log entry', () => {
    const item = waiting();
    const code = codeOf(item);
    const answer = bench.send('item/otp', { ...bench.ref(item), code });
    expect(done(answer)).toMatchObject({ status: 'PAYING', otpMsgNo: item.otpMessage?.no });
    const list = bench.get(`item/page?batchNo=${bench.batch.no}&itemNo=${item.no}`);
    for (const said of [answer, list, bench.platform.log.entries.at(-1)]) expect(JSON.stringify(said)).not.toContain(code);
  });

  it('fails the payment after three wrong tries, and it can be paid again', () => {
    const item = waiting();
    const wrong = codeOf(item) === '000000' ? '111111' : '000000';
    const { send, ref } = bench;
    expect(send('item/otp', { ...ref(item), code: wrong })).toMatchObject({
      ...field('code', 'otp'),
      data: { current: { otpLeft: 2 } },
    });
    expect(send('item/otp', { ...ref(item), code: wrong })).toMatchObject({ code: 422, msg: expect.stringContaining('1') });
    expect(send('item/otp', { ...ref(item), code: wrong })).toMatchObject({ data: { current: { status: 'FAILED' } } });
    expect(item.failCode).toBe('OTP_WRONG');
    done(send('item/retry', { items: [ref(item)] }));
  });

  it('fails the payment when it is not entered in time', () => {
    const item = waiting();
    bench.clock.advance(3 * MINUTE);
    expect(item).toMatchObject({ status: 'FAILED', failCode: 'OTP_EXPIRED' });
  });

  it('must be entered when no device could read it', () => {
    const item = waiting();
    Object.assign(item.otpMessage as object, { parseStatus: 'UNPARSED' });
    expect(bench.send('item/otp', bench.ref(item))).toMatchObject({
      code: 409,
      msg: expect.stringContaining('Enter it manually'),
    });
    done(bench.send('item/otp', { ...bench.ref(item), code: codeOf(item) }));
  });

  it('is not awaited when no device reads the codes of the card', () => {
    const { first, assign, apply, world, card } = bench;
    for (const channel of world.pool.channels.values()) if (channel.card === card) channel.isEnabled = false;
    done(assign(card, [first]));
    done(apply([first]));
    untilCode();
    expect(first.status).toBe('PAYING');
  });
});

describe('an operator', () => {
  it('takes lines exclusively, and returns only their own', () => {
    const { first, send, ref, assign, apply } = bench;
    done(assign());
    done(send('item/take', { items: [ref(first)] }));
    expect(send('item/take', { items: [ref(first)] }, 'c.le')).toMatchObject({
      code: 423,
      error: 'CLAIMED',
      data: { claimedBy: 'b.suwan' },
    });
    expect(apply([first], 'LISTEN', 'c.le')).toMatchObject({ code: 423 });
    expect(apply(bench.batch.items, 'LISTEN', 'c.le')).toMatchObject({ code: 207, data: { failed: [{ code: 423 }] } });
    expect(send('item/release', { items: [ref(first)] }, 'c.le')).toMatchObject({ code: 409 });
    done(send('item/release', { items: [ref(first)] }));
    done(apply([first], 'LISTEN', 'c.le'));
    // Starting a payment also assigns the line to that operator.
    expect(first.assignee?.username).toBe('c.le');
  });

  it('sees the allowed actions of a line, and why others are denied', () => {
    const { first, get, batch } = bench;
    const row = (who: string) =>
      dataOf<{ list: WireItem[] }>(get(`item/page?batchNo=${batch.no}&itemNo=${first.no}`, who)).list[0] as WireItem;
    done(bench.assign());
    expect(row('b.suwan').allowed?.toSorted()).toEqual(['applyPay', 'assign', 'paid', 'take']);
    expect(row('ops.lee').allowed).toEqual([]);
    expect(row('ops.lee').denied?.map(({ action }) => action)).toContain('applyPay');
    done(bench.send('item/take', { items: [bench.ref(first)] }));
    expect(row('c.le').denied).toContainEqual({ action: 'applyPay', why: 'b.suwan is working on this line.' });
    for (const action of batchItemActions)
      if (!actionTables.batchItem.has(action, 'ASSIGNED')) expect(row('b.suwan').allowed).not.toContain(action);
  });
});

describe('a manual payment', () => {
  const paid = (extra: object = {}) => {
    const { send, ref, first, evidence, clock } = bench;
    const body = { bankRefNo: 'TT-77812', paidAt: new Date(clock.now()).toISOString(), voucherFileId: evidence(), ...extra };
    return send('item/paid', { ...ref(first), ...body });
  };

  it('is booked once, as a line of its own with the voucher', () => {
    const { first, assign, card } = bench;
    done(assign());
    const before = bookOf(card);
    expect(done(paid())).toMatchObject({ status: 'SUCCESS', bankRefNo: 'TT-77812', voucherFileName: 'voucher.png' });
    expect(first.line).toMatchObject({ source: 'MANUAL', matchStatus: 'MATCHED' });
    expect(bookOf(card)).toBe(before - 100_00n);
    expect(bench.batch.status).toBe('PAYING');
    expect(paid()).toMatchObject({ code: 409 });
  });

  it.each([
    ['with a reference that the card has already', () => ({ bankRefNo: 'tt-1' }), 'bankRefNo', 'unique'],
    ['in the future', () => ({ paidAt: new Date(bench.clock.now() + 5 * MINUTE).toISOString() }), 'paidAt', 'past'],
    ['before the approval', () => ({ paidAt: '2026-01-01T00:00:00Z' }), 'paidAt', 'afterApproval'],
    ['with a file of somebody else', () => ({ voucherFileId: bench.evidence('c.le') }), 'voucherFileId', 'exists'],
    ['without a voucher', () => ({ voucherFileId: undefined }), 'voucherFileId', 'required'],
  ])('%s is refused at its field', (_, extra, name, rule) => {
    const [first, second] = bench.batch.items as [BatchItem, BatchItem];
    done(bench.assign());
    const body = { bankRefNo: 'TT-1', paidAt: new Date(bench.clock.now()).toISOString(), voucherFileId: bench.evidence() };
    done(bench.send('item/paid', { ...bench.ref(second), ...body }));
    expect(paid(extra())).toMatchObject(field(name, rule));
    expect(first.status).toBe('ASSIGNED');
  });
});

describe('a payment with unknown outcome', () => {
  it.each(['item/retry', 'item/fail', 'item/paid', 'item/unknown', 'applyPay'])('is unchanged by %s', (verb) => {
    const item = ended('UNKNOWN');
    const { send, ref, head, evidence, clock } = bench;
    const bodies: Record<string, object> = {
      'item/retry': { items: [ref(item)] },
      'item/fail': { ...ref(item), failCode: 'OTHER', remark: 'Given up' },
      'item/paid': { ...ref(item), bankRefNo: 'TT-9', paidAt: new Date(clock.now()).toISOString(), voucherFileId: evidence() },
      'item/unknown': { ...ref(item), remark: 'No answer' },
      applyPay: { ...head(), items: [ref(item)], otpMode: 'LISTEN' },
    };
    expect(send(verb, bodies[verb] as object)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(item.status).toBe('UNKNOWN');
  });

  const resolve = (item: BatchItem, result: string) => {
    const { send, ref, evidence } = bench;
    return send('item/resolve', { ...ref(item), result, evidenceFileId: evidence(), remark: 'As the bank wrote' });
  };

  it.each([
    ['before the statement shows it', 0],
    ['when the statement shows it', 50],
  ])('is paid by evidence %s, and its money leaves the card once', (_, minutes) => {
    const { card } = bench;
    const before = bookOf(card) + card.gap;
    // The random outcome is that the bank has paid.
    jest.spyOn(bench.world.pool.chance, 'chance').mockReturnValue(true);
    const item = ended('UNKNOWN');
    expect(item.truth).toBe('SUCCESS');
    bench.clock.advance(minutes * MINUTE);
    done(resolve(item, 'SUCCESS'));
    bench.clock.advance(60 * MINUTE);
    expect(item).toMatchObject({ status: 'SUCCESS', line: { matchStatus: 'MATCHED', bizNo: item.no } });
    expect(bookOf(card) + card.gap).toBe(before - 100_00n);
    expect(bench.world.pool.lines.group(card.id).filter(({ postscript }) => postscript === item.no)).toHaveLength(1);
  });

  it('fails by evidence, and can be paid again by a new line', () => {
    const item = ended('SILENT');
    done(resolve(item, 'FAILED'));
    expect(item).toMatchObject({ status: 'FAILED', failMsg: 'As the bank wrote' });
    const answer = done<{ succeeded: { replacedByItemNo: string }[] }>(
      bench.send('item/retry', { items: [bench.ref(item)] }, 'admin'),
    );
    const made = bench.world.pool.items.get(answer.succeeded[0]?.replacedByItemNo ?? '') as BatchItem;
    expect(made).toMatchObject({ status: 'WAIT', replaces: item, attempts: 0, payeeAccountNo: item.payeeAccountNo });
    expect(bench.send('item/retry', { items: [bench.ref(item)] })).toMatchObject({ code: 409 });
  });

  it('can be reported by an operator, and then the statement shows the result at the bank', () => {
    const item = working();
    done(bench.send('item/unknown', { ...bench.ref(item), remark: 'The page of the bank hangs' }));
    untilEnd();
    expect([item.status, item.truth]).toEqual(['UNKNOWN', 'SUCCESS']);
    bench.clock.advance(60 * MINUTE);
    const [line] = bench.world.pool.lines.group(bench.card.id).slice(-1);
    expect(line).toMatchObject({ matchStatus: 'UNMATCHED', postscript: item.no });
  });
});

describe('a failed payment', () => {
  it('releases its money; retrying resumes an ended batch with the same total', () => {
    const { batch, assign, apply, send, ref, get, first } = bench;
    bench.plan(first, 'FAILED');
    done(assign());
    done(apply());
    untilEnd();
    expect([batch.status, batch.held]).toEqual(['PARTIAL', 0n]);
    done(send('item/retry', { items: [ref(first)] }));
    expect([batch.status, batch.held]).toEqual(['PAYING', 100_00n]);
    const made = first.replacedBy as BatchItem;
    bench.plan(made, 'SUCCESS');
    done(assign(bench.card, [made]));
    done(apply([made]));
    untilEnd();
    expect(batch.status).toBe('SUCCESS');
    const { statuses } = done<{ statuses: object[] }>(get(`item/statistics?batchNo=${batch.no}`));
    expect(statuses).toEqual([{ status: 'SUCCESS', count: 3, amount: '300.00' }]);
  });

  it('is not retried without the balance for it, and stays unchanged', () => {
    const item = ended('FAILED');
    const { account } = bench.batch;
    const { available } = account.amounts;
    const profit = bench.world.ledger.account('P1', 'THB', 'PROFIT', false);
    bench.world.ledger.post(bench.clock.now(), 'ADJUST', 'test', [
      { account, bucket: 'available', delta: -available },
      { account: profit, bucket: 'available', delta: available },
    ]);
    expect(bench.send('item/retry', { items: [bench.ref(item)] })).toMatchObject({ code: 460, data: { needed: '100.00' } });
    expect([item.replacedBy, item.status]).toEqual([null, 'FAILED']);
  });

  it('is not recorded for a line at the bank: without evidence its outcome is unknown', () => {
    const item = working();
    const held = bench.batch.held;
    const body = { ...bench.ref(item), failCode: 'OTHER', remark: 'It takes too long' };
    expect(bench.send('item/fail', body)).toMatchObject({ code: 409 });
    expect([item.status, bench.batch.held]).toEqual(['PAYING', held]);
  });

  it('can be recorded by an operator with a reason', () => {
    const item = waiting();
    const body = { ...bench.ref(item), failCode: 'ACCOUNT_CLOSED', remark: 'The bank says so on its page' };
    expect(done(bench.send('item/fail', body))).toMatchObject({ status: 'FAILED', failCode: 'ACCOUNT_CLOSED' });
    expect(bench.send('item/fail', { ...body, remark: 'No' })).toMatchObject(field('remark', 'minLength'));
  });
});

describe('the list', () => {
  const rows = (filter: string) =>
    dataOf<{ list: WireItem[]; total: number; summary: object[] }>(bench.get(`item/page?${filter}`));

  it('filters, sorts and sums; a single line has its history and its card', () => {
    const { batch, assign, first, card } = bench;
    done(assign(card, [first]));
    const own = `batchNo=${batch.no}`;
    expect(rows(own).list.map(({ rowNo }) => rowNo)).toEqual([1, 2, 3]);
    expect(rows(`${own}&sortField=rowNo&sortOrder=descend`).list.map(({ rowNo }) => rowNo)).toEqual([3, 2, 1]);
    expect(rows(`${own}&status=ASSIGNED`)).toMatchObject({ total: 1, summary: [{ count: 1, amount: '100.00' }] });
    expect(rows(`${own}&cardId=${card.id}`).total).toBe(1);
    expect(rows(`${own}&keyword=pay-2`).list.map(({ rowNo }) => rowNo)).toEqual([2]);
    expect(rows(`${own}&assignee=ME`).total).toBe(0);
    expect(rows(`${own}&assignee=NONE&amountMin=100.00&amountMax=100.00&bankCode=SIAM`).total).toBe(3);
    expect(rows(`${own}&itemNo=${first.no}`).list[0]).toMatchObject({
      payeeName: 'A**',
      cardState: { cardId: card.id, listenStatus: 'ONLINE' },
      events: [{ kind: 'ITEM_CREATED' }, { kind: 'ITEM_ASSIGNED', actorName: 'b.suwan' }],
    });
    expect(rows(own).list[0]).not.toHaveProperty('events');
    expect(bench.get(`item/page?${own}&sortField=payeeName`)).toMatchObject({ code: 400 });
  });

  it('exports no full account number', async () => {
    const { call, batch } = bench;
    const outcome = call('b.suwan', `GET /bank/card/proxy/batch/item/down?batchNo=${batch.no}&format=csv`);
    const text = await textOf(outcome);
    expect(parseCsv(text)).toHaveLength(5);
    expect(text).not.toContain('90100000000001');
    expect(text).toContain('******0001');
  });

  it('shows its speed and its estimated end', () => {
    bench = aWorkbench({ count: 40 });
    for (const item of bench.batch.items) bench.plan(item, 'SUCCESS');
    const { batch, assign, apply, get } = bench;
    done(assign());
    done(apply(batch.items.slice(0, 30)));
    untilEnd();
    const seen = done<Record<string, unknown>>(get(`item/statistics?batchNo=${batch.no}`));
    expect(seen).toMatchObject({ perMinute: '30.0', hours: [{ count: 30, amount: '3000.00' }] });
    expect(Date.parse(String(seen.expectedEndAt)) - bench.clock.now()).toBe(20 * SECOND);
  });
});

it('10,000 lines are planned and paid', () => {
  bench = aWorkbench({ count: 10_000 });
  const { batch, send, head, apply } = bench;
  const { plan, unassigned } = done<{ plan: { cardId: string; itemNos: string[] }[]; unassigned: object[] }>(
    send('plan', { batchNo: batch.no }),
  );
  expect(unassigned).toEqual([]);
  done(send('assign', { ...head(), plan: plan.map(({ cardId, itemNos }) => ({ cardId, itemNos })) }));
  for (let at = 0; at < 10_000; at += 1000) done(apply(batch.items.slice(at, at + 1000)));
  bench.clock.advance(5 * MINUTE);
  expect(batch.items.every(({ status }) => ['SUCCESS', 'FAILED', 'UNKNOWN'].includes(status))).toBe(true);
});

it('the history has batches that colleagues paid: one in each state, with one line to resolve and one to retry', () => {
  const { platform, call } = aPlatform({ days: 6, flow: 0.05 });
  const paid = platform.world.pool.batches.rows.filter(({ startedAt }) => startedAt !== null);
  expect(paid.map(({ status }) => status)).toEqual(expect.arrayContaining(['SUCCESS', 'PARTIAL', 'PAYING', 'PAUSED']));
  const lines = paid.flatMap(({ items }) => items);
  expect(lines.filter(({ status }) => status === 'UNKNOWN').length).toBeGreaterThan(0);
  expect(lines.filter(({ status, replacedBy }) => status === 'FAILED' && !replacedBy).length).toBeGreaterThan(0);
  const own = platform.log.entries.filter(({ action }) => action === 'bank:card:proxy:batch:applyPay');
  expect(own.length).toBeGreaterThanOrEqual(paid.length);
  for (const { no } of paid)
    expect(call('b.suwan', `GET /bank/card/proxy/batch/item/statistics?batchNo=${no}`).envelope).toMatchObject({ code: 200 });
  expect(platform.check()).toEqual([]);
});
