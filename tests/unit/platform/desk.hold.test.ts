import type { WithdrawBulkResult } from '@/contract';
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

const until = (ms: number) => ({ holdUntil: iso(desk.clock.now() + ms) });
const kinds = (row: Order) => row.events.map(({ kind, actorType }) => `${kind} ${actorType}`);

describe('putting on hold', () => {
  it.each([
    ['PENDING', () => desk.stories.overdue],
    ['SECOND_REVIEW', () => desk.stories.secondStageBy['li.na'] ?? ''],
  ] as const)('stops an order in %s, and lifting the hold restores the state', (status, noOf) => {
    const row = desk.order(noOf());
    const before = desk.print(row);
    const shown = desk.shown('w.chai', row);
    const reason = { reasonCode: 'DOCUMENTS_MISSING', remark: 'Asked for the contract' };
    expect(desk.done('r.santos', 'hold', row, reason)).toMatchObject({ msg: '1 of 1 put on hold.' });
    expect(desk.shown('w.chai', row)).toMatchObject({
      status: 'HELD',
      holdReasonCode: 'DOCUMENTS_MISSING',
      holdUntil: null,
      reviewStage: shown.reviewStage,
    });
    expect(row.events.at(-1)).toMatchObject({ kind: 'HELD', ...reason });
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(desk.act('w.chai', 'claim', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    const lifted = { reasonCode: 'OTHER', remark: 'Seen and fine' };
    expect(desk.done('e.lim', 'unhold', row, lifted)).toMatchObject({ msg: '1 of 1 holds lifted.' });
    expect(desk.print(row)).toEqual({ ...before, version: before.version + 2, events: before.events + 2, updatedAt: NOW });
    expect(desk.shown('w.chai', row)).toEqual({ ...shown, version: before.version + 2, updatedAt: iso(NOW) });
    expect(row.events.at(-1)).toMatchObject({ kind: 'UNHELD', ...lifted });
    expect(row.status).toBe(status);
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 200 });
  });

  it('moves the order from the queue to the view of held ones', () => {
    const row = desk.simple();
    const total = (view: string) => dataOf<{ total: number }>(desk.call('w.chai', `GET /trade/withdraw/page?view=${view}`)).total;
    const [needs, waiting, held] = [desk.pending('w.chai'), total('WAITING'), total('HELD')];
    desk.done('r.santos', 'hold', row);
    expect([desk.pending('w.chai'), total('WAITING'), total('HELD')]).toEqual([needs - 1, waiting - 1, held + 1]);
    desk.done('r.santos', 'unhold', row);
    expect([desk.pending('w.chai'), total('WAITING'), total('HELD')]).toEqual([needs, waiting, held]);
  });

  it('leaves the order open to rejection, which returns the money', () => {
    const row = desk.simple();
    const { available, frozen } = desk.money(row);
    desk.done('r.santos', 'hold', row, until(HOUR));
    desk.done('w.chai', 'reject', row);
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
    desk.clock.advance(2 * HOUR);
    expect(row).toMatchObject({ status: 'REJECTED', version: 3 });
  });

  it.each([
    ['hold', 'reasonCode', undefined],
    ['hold', 'reasonCode', 'CHECKED_OK'],
    ['hold', 'remark', ''],
    ['hold', 'remark', ' abc '],
    ['unhold', 'reasonCode', undefined],
    ['unhold', 'reasonCode', 'PAYEE_CHECK'],
    ['unhold', 'remark', undefined],
  ] as const)('requires a valid reason: %s without a %s, or with %p, is refused', (verb, name, value) => {
    const row = desk.inState(verb === 'hold' ? 'PENDING' : 'HELD');
    const before = desk.print(row);
    const reason = name === 'remark' ? { reasonCode: 'OTHER', remark: value } : { reasonCode: value };
    const envelope = desk.act('r.santos', verb, row, reason);
    expect(envelope).toMatchObject({ code: 422, error: 'VALIDATION', data: { fields: [{ name }] } });
    expect(desk.print(row)).toEqual(before);
  });

  it('reports for many orders each that could not be held', () => {
    const rows = [desk.simple(), desk.order(desk.stories.failed), desk.order(desk.stories.claimedByColleague)];
    const items = rows.map(({ no, version }) => ({ withdrawNo: no, version }));
    const { envelope } = desk.call('ops.lee', 'POST /trade/withdraw/hold', { body: { items, reasonCode: 'PAYEE_CHECK' } });
    expect(envelope).toMatchObject({ code: 207, msg: '2 of 3 put on hold.' });
    const { succeeded, failed } = dataOf<WithdrawBulkResult>(envelope);
    expect(succeeded.map(({ status, version }) => [status, version])).toEqual([
      ['HELD', 2],
      ['HELD', 2],
    ]);
    expect(failed).toMatchObject([
      { withdrawNo: desk.stories.failed, error: 'STATE_CONFLICT', current: { status: 'FAILED', version: 4 } },
    ]);
  });
});

describe('a hold with an end', () => {
  it.each([
    ['is over', -1],
    ['is now', 0],
    ['was yesterday', -24 * HOUR],
  ])('that %s is refused', (_, ms) => {
    const row = desk.simple();
    const before = desk.print(row);
    expect(desk.act('r.santos', 'hold', row, until(ms))).toMatchObject({
      code: 422,
      error: 'VALIDATION',
      data: { fields: [{ name: 'holdUntil', rule: 'future' }] },
    });
    expect(desk.print(row)).toEqual(before);
  });

  it('is refused when its end is no time', () => {
    const row = desk.simple();
    for (const holdUntil of ['tomorrow', '2026-11-21', '2026-11-21 08:00:00', 7])
      expect(desk.act('r.santos', 'hold', row, { holdUntil })).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'holdUntil' }] },
      });
    expect(row.status).toBe('PENDING');
  });

  it('is lifted by the system to the millisecond, without a person or a log entry', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.done('r.santos', 'hold', row, until(90 * MINUTE));
    expect(desk.shown('w.chai', row)).toMatchObject({ holdUntil: iso(NOW + 90 * MINUTE) });
    desk.clock.advance(90 * MINUTE - 1);
    expect(row.status).toBe('HELD');
    const logged = () => desk.platform.log.entries.filter(({ detail }) => detail.includes(row.no)).length;
    const before = logged();
    desk.clock.advance(1);
    expect(row).toMatchObject({ status: 'SECOND_REVIEW', version: 4, updatedAt: NOW + 90 * MINUTE });
    expect(row.events.at(-1)).toMatchObject({ kind: 'UNHELD', actorType: 'SYSTEM', at: NOW + 90 * MINUTE });
    expect(row.events.at(-1)?.operator).toBeUndefined();
    expect(logged()).toBe(before);
    expect(desk.shown('w.chai', row)).toMatchObject({ holdUntil: null, holdReasonCode: null });
    expect(desk.act('r.santos', 'unhold', row, { version: 3 })).toMatchObject({
      code: 409,
      msg: expect.stringContaining('the system'),
      data: { changedBy: 'the system', changedAt: iso(NOW + 90 * MINUTE) },
    });
  });

  it('takes its end in any time zone', () => {
    const row = desk.simple();
    desk.done('r.santos', 'hold', row, { holdUntil: '2026-11-20T15:31:02.114+08:00' });
    expect(row.holdUntil).toBe(NOW + HOUR);
  });

  it('is not lifted again after it was lifted by hand', () => {
    const row = desk.simple();
    desk.done('r.santos', 'hold', row, until(HOUR));
    desk.done('e.lim', 'unhold', row);
    desk.clock.advance(HOUR);
    expect(row).toMatchObject({ status: 'PENDING', version: 3 });
  });

  it('ends only at the new time after it was lifted and set again', () => {
    const row = desk.simple();
    desk.done('r.santos', 'hold', row, until(HOUR));
    desk.done('r.santos', 'unhold', row);
    desk.done('r.santos', 'hold', row, until(3 * HOUR));
    desk.clock.advance(3 * HOUR - 1);
    expect(row).toMatchObject({ status: 'HELD', version: 4 });
    desk.clock.advance(1);
    expect(row).toMatchObject({ status: 'PENDING', version: 5 });
    expect(kinds(row)).toEqual(['SUBMITTED HOLDER', 'HELD OPERATOR', 'UNHELD OPERATOR', 'HELD OPERATOR', 'UNHELD SYSTEM']);
  });

  it('stays when it was set again without an end', () => {
    const row = desk.simple();
    desk.done('r.santos', 'hold', row, until(HOUR));
    desk.done('r.santos', 'unhold', row);
    desk.done('r.santos', 'hold', row);
    desk.clock.advance(100 * HOUR);
    expect(row).toMatchObject({ status: 'HELD', holdUntil: null });
  });
});

describe('the 72 hours to decide', () => {
  it('pause while an order is on hold', () => {
    const row = desk.simple();
    const { expiresAt, submittedAt } = row;
    expect(expiresAt).toBe(submittedAt + 72 * HOUR);
    const { available, frozen } = desk.money(row);
    desk.clock.advance(70 * HOUR);
    desk.done('r.santos', 'hold', row);
    desk.clock.advance(5 * HOUR);
    expect(row.status).toBe('HELD');
    desk.done('r.santos', 'unhold', row);
    expect(row.expiresAt).toBe(expiresAt + 5 * HOUR);
    desk.clock.advance(row.expiresAt - desk.clock.now() - 1);
    expect(row.status).toBe('PENDING');
    expect(desk.money(row)).toMatchObject({ available, frozen });
    desk.clock.advance(1);
    expect(row).toMatchObject({ status: 'EXPIRED', finishedAt: expiresAt + 5 * HOUR });
    expect(desk.money(row)).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
    expect(row.events.at(-1)).toMatchObject({ kind: 'EXPIRED', actorType: 'SYSTEM' });
  });

  it('are postponed by every hold, also by one that the system lifts', () => {
    const row = desk.simple();
    const { expiresAt } = row;
    desk.done('r.santos', 'hold', row, until(10 * HOUR));
    desk.clock.advance(20 * HOUR);
    desk.done('r.santos', 'hold', row);
    desk.clock.advance(HOUR);
    desk.done('e.lim', 'unhold', row);
    expect(row.expiresAt).toBe(expiresAt + 11 * HOUR);
    desk.clock.advance(expiresAt - desk.clock.now());
    expect(row.status).toBe('PENDING');
    desk.clock.advance(11 * HOUR);
    expect(row.status).toBe('EXPIRED');
  });

  it('also expire an order between its stages, claimed or not', () => {
    const row = desk.order(desk.stories.secondStageBy['li.na'] ?? '');
    desk.clock.advance(row.expiresAt - NOW - MINUTE);
    desk.done('w.chai', 'claim', row);
    desk.clock.advance(MINUTE);
    expect(row).toMatchObject({ status: 'EXPIRED', claimedBy: null, payouts: [] });
    expect(desk.act('w.chai', 'pass', row)).toMatchObject({ code: 409, data: { changedBy: 'the system' } });
  });

  it('never expire an order that stays on hold', () => {
    const row = desk.order(desk.stories.heldByRisk);
    const { frozen } = desk.money(row);
    desk.clock.advance(1000 * HOUR);
    expect(row.status).toBe('HELD');
    expect(desk.money(row).frozen).toBe(frozen);
  });
});
