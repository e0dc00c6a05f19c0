import type { WithdrawDetail } from '@/contract';
import { submit } from '../../../mock/flow/withdraw/request';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, type Desk, HOUR, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const DAY = 24 * HOUR;
const kinds = (row: Order) => row.events.map(({ kind, actorType }) => `${kind} ${actorType}`);
const detail = (who: string, row: Order) =>
  dataOf<WithdrawDetail>(desk.call(who, `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
/** A waiting order that is not overdue. */
const fresh = () => desk.order(desk.stories.plain);

/** Suspends the merchant of the order, or ends the suspension. */
function turnMerchant(row: Order, who: string, verb: 'suspend' | 'resume', reasonCode: string) {
  const { no: mchNo } = row.holder;
  const body = { mchNo, version: desk.world.merchants.get(mchNo)?.version, reasonCode };
  expect(desk.call(who, `POST /merchant/user/${verb}`, { body }).envelope).toMatchObject({ code: 200 });
}

describe('asking the holder', () => {
  it('stops the due time, keeps the stage and the money, and says who asked for what', () => {
    const row = fresh();
    const before = desk.print(row);
    const left = Math.floor((row.dueAt - NOW) / MINUTE);
    desk.done('li.na', 'claim', row);
    const body = { documents: ['INVOICE', 'CONTRACT'], message: ' Please send both ' };
    expect(desk.done('li.na', 'ask', row, body).data).toMatchObject({ status: 'WAITING_HOLDER', version: 2 });
    expect(desk.money(row)).toEqual(before.money);
    expect(desk.shown('w.chai', row)).toMatchObject({
      reviewStage: 1,
      claimedBy: null,
      overdue: false,
      slaLeftMinutes: left,
      holderRequest: {
        by: desk.operator('li.na').id,
        byName: 'li.na',
        at: iso(NOW),
        dueAt: iso(NOW + DAY),
        message: 'Please send both',
        documents: [
          { document: 'INVOICE', receivedAt: null, fileId: null, fileName: null, fileType: null },
          { document: 'CONTRACT', receivedAt: null, fileId: null, fileName: null, fileType: null },
        ],
        endedAt: null,
      },
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'HOLDER_ASKED', remark: 'Please send both' });
    for (const verb of ['pass', 'claim', 'escalate', 'ask'] as const)
      expect(desk.act('w.chai', verb, row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(desk.act('w.chai', 'pass', row).msg).toBe('li.na asked the holder for documents 0 sec ago.');
  });

  it('moves the order from the queue to the view of stopped ones', () => {
    const row = fresh();
    const total = (view: string) => dataOf<{ total: number }>(desk.call('w.chai', `GET /trade/withdraw/page?view=${view}`)).total;
    const [needs, waiting, held] = [desk.pending('w.chai'), total('WAITING'), total('HELD')];
    desk.done('li.na', 'ask', row);
    expect([desk.pending('w.chai'), total('WAITING'), total('HELD')]).toEqual([needs - 1, waiting - 1, held + 1]);
    desk.done('ops.lee', 'resume', row);
    expect([desk.pending('w.chai'), total('WAITING'), total('HELD')]).toEqual([needs, waiting, held]);
  });

  it('waits for a colleague who works on the order; a merchant manager may ask, and not resume', () => {
    const row = fresh();
    desk.done('w.chai', 'claim', row);
    expect(desk.act('li.na', 'ask', row)).toMatchObject({ code: 423, error: 'CLAIMED', data: { claimedBy: 'w.chai' } });
    desk.done('w.chai', 'release', row);
    desk.done('o.bakar', 'ask', row);
    expect(desk.act('o.bakar', 'resume', row)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
  });

  it('happens once when two ask at the same moment', () => {
    const row = fresh();
    const { version } = row;
    desk.done('li.na', 'ask', row, { version });
    expect(desk.act('w.chai', 'ask', row, { version })).toMatchObject({ code: 409 });
    expect(kinds(row)).toEqual(['SUBMITTED HOLDER', 'HOLDER_ASKED OPERATOR']);
  });

  it.each([
    ['documents', { documents: [] }],
    ['documents.0', { documents: ['PASSWORD'] }],
    ['message', { message: ' abc ' }],
    ['dueAt', { dueAt: iso(NOW) }],
  ])('with a wrong %s is refused: %j', (name, extra) => {
    const row = fresh();
    const before = desk.print(row);
    expect(desk.act('li.na', 'ask', row, extra)).toMatchObject({ code: 422, data: { fields: [{ name }] } });
    expect(desk.print(row)).toEqual(before);
  });
});

describe('the order comes back', () => {
  it('with the last document, each ten minutes after the one before, to the millisecond', () => {
    const row = fresh();
    const { dueAt, expiresAt } = row;
    desk.done('li.na', 'ask', row, { documents: ['IDENTITY', 'CONTRACT'] });
    desk.clock.advance(20 * MINUTE - 1);
    expect(row.status).toBe('WAITING_HOLDER');
    expect(desk.shown('li.na', row)).toMatchObject({
      version: 3,
      holderRequest: {
        documents: [
          { receivedAt: iso(NOW + 10 * MINUTE), fileType: 'image/png' },
          { receivedAt: null, fileType: null },
        ],
      },
    });
    desk.clock.advance(1);
    expect(row).toMatchObject({ status: 'PENDING', dueAt: dueAt + 20 * MINUTE, expiresAt: expiresAt + 20 * MINUTE });
    expect(desk.shown('li.na', row)).toMatchObject({ slaLeftMinutes: null, holderRequest: { endedAt: iso(NOW + 20 * MINUTE) } });
    expect(kinds(row)).toEqual([
      'SUBMITTED HOLDER',
      'HOLDER_ASKED OPERATOR',
      'DOCUMENT_RECEIVED HOLDER',
      'DOCUMENT_RECEIVED HOLDER',
      'RESUMED HOLDER',
    ]);
    const fileId = detail('w.chai', row).holderRequest?.documents[0]?.fileId;
    expect(desk.call('w.chai', `GET /common/file/down?fileId=${fileId}`).write).toBeDefined();
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 200 });
  });

  it('at its time without the documents, and what comes later is ignored', () => {
    const row = fresh();
    const { dueAt } = row;
    desk.done('li.na', 'ask', row, { dueAt: iso(NOW + 5 * MINUTE) });
    desk.clock.advance(5 * MINUTE);
    expect(row).toMatchObject({ status: 'PENDING', dueAt: dueAt + 5 * MINUTE });
    expect(row.events.at(-1)).toMatchObject({ kind: 'RESUMED', actorType: 'SYSTEM' });
    desk.clock.advance(HOUR);
    expect(kinds(row)).not.toContain('DOCUMENT_RECEIVED HOLDER');
  });

  it('manually, to its second stage, with the time that was left', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    const { dueAt } = row;
    desk.done('w.chai', 'ask', row);
    desk.clock.advance(7 * MINUTE);
    desk.done('ops.lee', 'assign', row);
    expect(desk.done('ops.lee', 'resume', row).data).toMatchObject({ status: 'SECOND_REVIEW' });
    expect(row.dueAt).toBe(dueAt + 7 * MINUTE);
    desk.clock.advance(2 * HOUR);
    expect(row.status).toBe('SECOND_REVIEW');
  });

  it('also after an assignment has changed its version meanwhile', () => {
    const row = fresh();
    desk.done('li.na', 'ask', row);
    desk.done('ops.lee', 'assign', row);
    desk.clock.advance(10 * MINUTE);
    expect(row).toMatchObject({ status: 'PENDING', assignment: { to: 'FIN_CHECKER' } });
  });
});

describe('the clock of the due time', () => {
  it('counts business hours of level C: what comes at night leaves the minutes for the next morning', () => {
    const { holder: other, account, payee, requested } = fresh();
    const holder = { ...other, level: 'C' as const };
    const nine = Math.floor(NOW / DAY) * DAY + 25 * HOUR;
    desk.clock.advance(nine - 12 * HOUR - 10 * MINUTE - NOW);
    const row = submit(desk.world, { holder, account, payee, requested, source: 'PORTAL' });
    expect(row.dueAt).toBe(nine + 110 * MINUTE);
    desk.clock.advance(5 * MINUTE);
    desk.done('li.na', 'ask', row);
    expect(desk.shown('li.na', row).slaLeftMinutes).toBe(115);
    desk.clock.advance(10 * MINUTE);
    expect(row).toMatchObject({ status: 'PENDING', dueAt: nine + 115 * MINUTE });
  });

  it('keeps an order overdue by what it was', () => {
    const row = desk.order(desk.stories.overdue);
    const left = row.dueAt - NOW;
    expect(left).toBeLessThan(0);
    desk.done('li.na', 'ask', row);
    expect(desk.shown('li.na', row)).toMatchObject({ slaLeftMinutes: Math.floor(left / MINUTE), overdue: false });
    desk.clock.advance(5 * MINUTE);
    desk.done('ops.lee', 'resume', row);
    expect(row.dueAt).toBe(NOW + 5 * MINUTE + left);
    expect(desk.shown('li.na', row)).toMatchObject({ slaLeftMinutes: null, overdue: true });
  });

  it('goes on with the same minutes after each of two requests', () => {
    const row = fresh();
    const left = row.dueAt - NOW;
    for (const minutes of [4, 9]) {
      desk.done('li.na', 'ask', row);
      desk.clock.advance(minutes * MINUTE);
      desk.done('ops.lee', 'resume', row);
    }
    expect(row.dueAt - desk.clock.now()).toBe(left);
  });
});

describe('while the holder is asked', () => {
  it('the order can be rejected, which returns the money and ends the request', () => {
    const row = fresh();
    const { available, frozen } = desk.money(row);
    desk.done('li.na', 'ask', row);
    desk.done('w.chai', 'reject', row);
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
    desk.clock.advance(DAY);
    expect(row).toMatchObject({ status: 'REJECTED', version: 3 });
  });

  it('the order can be held, and returns to its stage', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.done('w.chai', 'ask', row);
    desk.clock.advance(7 * MINUTE);
    desk.done('r.santos', 'hold', row);
    desk.clock.advance(HOUR);
    expect(row.status).toBe('HELD');
    desk.done('r.santos', 'unhold', row);
    expect(row.status).toBe('SECOND_REVIEW');
  });

  it('the 72 hours stop, also when the order was held before', () => {
    const row = fresh();
    const { expiresAt } = row;
    desk.done('r.santos', 'hold', row);
    desk.clock.advance(2 * HOUR);
    desk.done('li.na', 'ask', row, { dueAt: iso(NOW + 100 * HOUR), documents: ['INVOICE'] });
    desk.clock.advance(10 * MINUTE);
    expect(row).toMatchObject({ status: 'HELD', heldAt: NOW + 2 * HOUR + 10 * MINUTE });
    desk.clock.advance(HOUR);
    desk.done('r.santos', 'unhold', row);
    expect(row).toMatchObject({ status: 'PENDING', expiresAt: expiresAt + 3 * HOUR + 10 * MINUTE });
  });

  it('a hold stays: neither a document nor a colleague who may not lift it ends it', () => {
    const row = fresh();
    desk.done('r.santos', 'hold', row, { reasonCode: 'PAYEE_CHECK' });
    desk.done('li.na', 'ask', row);
    desk.clock.advance(10 * MINUTE);
    expect(row).toMatchObject({ status: 'HELD', holdReason: 'PAYEE_CHECK' });
    expect(kinds(row).slice(-2)).toEqual(['DOCUMENT_RECEIVED HOLDER', 'RESUMED HOLDER']);
    desk.done('li.na', 'ask', row);
    desk.done('li.na', 'resume', row);
    expect(row).toMatchObject({ status: 'HELD', holdReason: 'PAYEE_CHECK' });
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('a hold whose time is over by then is lifted', () => {
    const row = fresh();
    desk.done('r.santos', 'hold', row, { holdUntil: iso(NOW + 5 * MINUTE) });
    desk.done('li.na', 'ask', row);
    desk.clock.advance(10 * MINUTE);
    expect(row.status).toBe('PENDING');
    expect(kinds(row).at(-1)).toBe('UNHELD SYSTEM');
  });

  it('a suspension of the merchant holds the order, and no document ends the hold', () => {
    const row = desk.simple();
    desk.done('li.na', 'ask', row);
    turnMerchant(row, 'm.tan', 'suspend', 'RISK');
    desk.clock.advance(DAY);
    expect(row).toMatchObject({ status: 'HELD', holdReason: 'OTHER', request: { endedAt: NOW } });
  });

  it('a suspension that ends does not lift the hold of a colleague', () => {
    const row = desk.simple();
    desk.done('r.santos', 'hold', row, { reasonCode: 'PAYEE_CHECK' });
    desk.done('li.na', 'ask', row);
    turnMerchant(row, 'm.tan', 'suspend', 'RISK');
    turnMerchant(row, 'admin', 'resume', 'CHECKED_OK');
    desk.clock.advance(DAY);
    expect(row).toMatchObject({ status: 'HELD', holdReason: 'PAYEE_CHECK' });
  });

  it('a suspension that ends meanwhile leaves no hold behind', () => {
    const row = desk.simple();
    turnMerchant(row, 'm.tan', 'suspend', 'RISK');
    expect(row.status).toBe('HELD');
    desk.done('li.na', 'ask', row);
    turnMerchant(row, 'admin', 'resume', 'CHECKED_OK');
    expect(row.status).toBe('WAITING_HOLDER');
    desk.clock.advance(DAY);
    expect(row.status).toBe('PENDING');
    expect(kinds(row)).toContain('UNHELD OPERATOR');
  });

  it('a question to a colleague still waits for that colleague', () => {
    const row = fresh();
    desk.done('li.na', 'escalate', row);
    desk.done('li.na', 'ask', row);
    expect(desk.act('w.chai', 'reject', row)).toMatchObject({ code: 423, error: 'ESCALATED' });
    desk.done('r.santos', 'answer', row, { decision: 'REJECT' });
    expect(row.status).toBe('REJECTED');
  });
});
