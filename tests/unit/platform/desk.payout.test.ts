import type { WithdrawBulkResult } from '@/contract';
import { currencyInfo } from '../../../mock/base/money';
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

const unknown = () => desk.order(desk.stories.unknownPayout);
const failed = () => desk.order(desk.stories.failed);
/** A payout that reached the beneficiary, in minor units (docs/rules/ledger.md#payout). */
const afterSuccess = (row: Order, before: ReturnType<Desk['money']>) => {
  const { cost } = currencyInfo(row.account.currency);
  return {
    available: before.available,
    pending: before.pending,
    frozen: before.frozen - row.amount,
    clearing: before.clearing + row.net + cost,
    profit: before.profit + row.fee - cost,
  };
};
describe('querying the provider', () => {
  it('about a payout that it does not know leaves it unknown, however often', () => {
    const row = unknown();
    const before = desk.print(row);
    for (let times = 1; times <= 3; times++) {
      expect(desk.done('li.na', 'query', row)).toMatchObject({
        msg: '1 of 1 queried.',
        data: { succeeded: [{ status: 'UNKNOWN', version: before.version }] },
      });
      expect(desk.print(row)).toEqual({ ...before, events: before.events + times });
    }
    expect(row.events.at(-1)).toMatchObject({ kind: 'QUERIED', refNo: row.payouts[0]?.no, isSide: true });
    desk.clock.advance(48 * HOUR);
    expect(row.status).toBe('UNKNOWN');
  });

  it.each(['SUCCESS', 'FAILED'] as const)('reveals the outcome %s, at once and once', (truth) => {
    const row = desk.paid(desk.simple(), 'UNKNOWN');
    const [payout] = row.payouts;
    if (payout) payout.truth = truth;
    const before = desk.money(row);
    const { version } = row;
    const envelope = desk.done('li.na', 'query', row);
    expect(envelope.data).toMatchObject({ succeeded: [{ status: truth, version: version + 1, current: { status: truth } }] });
    expect(payout).toMatchObject({ status: truth, finishedAt: desk.clock.now() });
    expect(row.events.slice(-2)).toMatchObject([
      { kind: 'QUERIED', actorType: 'OPERATOR' },
      { kind: `PAYOUT_${truth}`, actorType: 'UPSTREAM', refNo: payout?.no },
    ]);
    expect(desk.money(row)).toEqual(truth === 'SUCCESS' ? afterSuccess(row, before) : before);
    const settled = desk.print(row);
    expect(desk.act('li.na', 'query', row)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    desk.clock.advance(48 * HOUR);
    expect(desk.print(row)).toEqual(settled);
  });

  it('during a payout in progress changes nothing', () => {
    const row = desk.simple();
    desk.world.payoutPlans.set(row.no, 'SUCCESS');
    desk.done('w.chai', 'pass', row);
    desk.clock.advance(MINUTE);
    const before = desk.print(row);
    desk.done('li.na', 'query', row);
    expect(desk.print(row)).toEqual({ ...before, events: before.events + 1 });
    desk.clock.advance(HOUR);
    expect([row.status, desk.transactionsOf(row)]).toEqual(['SUCCESS', ['FREEZE', 'WITHDRAW']]);
  });

  it('about many orders reports each outcome', () => {
    const paid = desk.paid(desk.simple(), 'UNKNOWN');
    const [payout] = paid.payouts;
    if (payout) payout.truth = 'SUCCESS';
    const rows = [paid, unknown(), failed()];
    const items = rows.map(({ no, version }) => ({ withdrawNo: no, version }));
    const { envelope } = desk.call('li.na', 'POST /trade/withdraw/query', { body: { items } });
    expect(envelope).toMatchObject({ code: 207, msg: '2 of 3 queried.' });
    const { succeeded, failed: refused } = dataOf<WithdrawBulkResult>(envelope);
    expect(succeeded.map(({ status }) => status)).toEqual(['SUCCESS', 'UNKNOWN']);
    expect(refused).toMatchObject([{ withdrawNo: failed().no, error: 'STATE_CONFLICT', current: { status: 'FAILED' } }]);
  });
});

describe('retrying a payout', () => {
  it.each(['failed', 'reversed'] as const)(
    'creates for a %s order one new payout on the frozen money and pays it once',
    (story) => {
      const row = desk.order(desk.stories[story]);
      desk.world.payoutPlans.set(row.no, 'SUCCESS');
      const before = desk.money(row);
      const old = row.payouts[0]?.status;
      const envelope = desk.done('ops.lee', 'retry', row);
      const [, payout] = row.payouts;
      expect(envelope.data).toMatchObject({
        status: 'PASSED',
        settNos: [row.payouts[0]?.no, payout?.no],
        finishedAt: null,
        failCode: null,
        bankRefNo: null,
        undoUntil: null,
      });
      expect(row.events.at(-1)).toMatchObject({ kind: 'RETRIED', refNo: payout?.no });
      expect(desk.money(row)).toEqual(before);
      desk.clock.advance(MINUTE - 1);
      expect(row.status).toBe('PASSED');
      desk.clock.advance(HOUR);
      expect(row.payouts.map(({ status }) => status)).toEqual([old, 'SUCCESS']);
      expect(row.status).toBe('SUCCESS');
      expect(desk.money(row)).toEqual(afterSuccess(row, before));
      expect(desk.transactionsOf(row)).toEqual(
        story === 'failed' ? ['FREEZE', 'WITHDRAW'] : ['FREEZE', 'WITHDRAW', 'REVERSAL', 'WITHDRAW'],
      );
    },
  );

  it.each(['failed', 'reversed'] as const)(
    'of a %s order twice is a conflict, with the old version and with the new one',
    (story) => {
      const row = desk.order(desk.stories[story]);
      const { version } = row;
      desk.done('ops.lee', 'retry', row);
      const before = desk.print(row);
      for (const sent of [version, version + 1])
        expect(desk.act('a.nguyen', 'retry', row, { version: sent })).toMatchObject({
          code: 409,
          error: 'STATE_CONFLICT',
          data: { changedBy: 'ops.lee', changedAt: iso(NOW), current: { status: 'PASSED', version: version + 1 } },
        });
      expect(desk.print(row)).toEqual(before);
      expect(row.payouts).toHaveLength(2);
    },
  );

  it('may fail and be retried again', () => {
    const row = failed();
    for (let times = 2; times <= 3; times++) {
      desk.world.payoutPlans.set(row.no, 'FAILED');
      desk.done('ops.lee', 'retry', row);
      desk.clock.advance(HOUR);
      expect([row.status, row.payouts.length]).toEqual(['FAILED', times]);
    }
    expect(desk.transactionsOf(row)).toEqual(['FREEZE']);
  });

  it('uses the requested channel, if it exists', () => {
    const row = failed();
    const before = desk.print(row);
    expect(desk.act('ops.lee', 'retry', row, { channelCode: 'CH9999' })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'channelCode' }] },
    });
    expect(desk.print(row)).toEqual(before);
    expect(desk.done('ops.lee', 'retry', row, { channelCode: 'CH0312' }).data).toMatchObject({ channelCode: 'CH0312' });
    expect(row.payouts[1]?.channelCode).toBe('CH0312');
  });

  it('has its own outcome, whatever the first payout had', () => {
    const row = failed();
    desk.done('ops.lee', 'retry', row);
    expect(desk.world.payoutPlans.has(row.no)).toBe(false);
    desk.clock.advance(HOUR);
    expect(row.status).toBe('SUCCESS');
  });

  it('is not allowed to the person who passed the order', () => {
    const row = desk.paid(desk.simple(), 'FAILED', 'ops.lee');
    expect(desk.act('ops.lee', 'retry', row)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
  });
});

describe('resolving an unknown payout by evidence', () => {
  let references = 0;
  const good = (who: string, result: 'SUCCESS' | 'FAILED', extra: object = {}) => ({
    result,
    evidenceFileId: desk.evidence(who),
    remark: 'The bank wrote so',
    ...(result === 'SUCCESS' && { bankRefNo: `BANK-${++references}-${who}` }),
    ...extra,
  });

  it('as paid posts the payment once, under the bank reference', () => {
    const row = unknown();
    const before = desk.money(row);
    // Copied from a statement, with blanks around it.
    const envelope = desk.done('chen.yu', 'resolve', row, good('chen.yu', 'SUCCESS', { bankRefNo: ' BANK-778 ' }));
    expect(envelope.data).toMatchObject({ status: 'SUCCESS', version: 5, bankRefNo: 'BANK-778', finishedAt: iso(NOW) });
    expect(row.payouts).toMatchObject([{ status: 'SUCCESS', bankRefNo: 'BANK-778', finishedAt: NOW }]);
    expect(desk.money(row)).toEqual(afterSuccess(row, before));
    expect(desk.transactionsOf(row)).toEqual(['FREEZE', 'WITHDRAW']);
    const found = dataOf<{ list: { withdrawNo: string }[] }>(desk.call('li.na', 'GET /trade/withdraw/page?keyword=BANK-778'));
    expect(found.list.map(({ withdrawNo }) => withdrawNo)).toEqual([row.no]);
  });

  it('as failed keeps the money frozen, for a new payout or a refund', () => {
    const row = unknown();
    const before = desk.money(row);
    // A failure has no bank reference, whatever is sent.
    desk.done('chen.yu', 'resolve', row, good('chen.yu', 'FAILED', { bankRefNo: 'BANK-1' }));
    expect(row).toMatchObject({ status: 'FAILED', version: 5 });
    expect(row.payouts).toMatchObject([{ status: 'FAILED', bankRefNo: null }]);
    expect(desk.money(row)).toEqual(before);
    expect(desk.shown('ops.lee', row).allowed).toContain('retry');
    expect(desk.shown('n.hassan', row).allowed).toContain('refund');
  });

  it('happens once', () => {
    const row = unknown();
    desk.done('chen.yu', 'resolve', row, good('chen.yu', 'SUCCESS'));
    const again = good('n.hassan', 'FAILED');
    const before = desk.print(row);
    for (const version of [4, 5])
      expect(desk.act('n.hassan', 'resolve', row, { ...again, version })).toMatchObject({
        code: 409,
        error: 'STATE_CONFLICT',
        data: { changedBy: 'chen.yu' },
      });
    expect(desk.print(row)).toEqual(before);
  });

  it.each([
    ['no reference', () => ({ bankRefNo: undefined }), ['bankRefNo']],
    ['an empty reference', () => ({ bankRefNo: '' }), ['bankRefNo']],
    ['a blank reference', () => ({ bankRefNo: '   ' }), ['bankRefNo']],
    ['no file', () => ({ evidenceFileId: undefined }), ['evidenceFileId']],
    ['an unknown file', () => ({ evidenceFileId: 'F0' }), ['evidenceFileId']],
    ['the file of a colleague', () => ({ evidenceFileId: desk.evidence('n.hassan') }), ['evidenceFileId']],
    ['neither', () => ({ evidenceFileId: 'F0', bankRefNo: '' }), ['bankRefNo', 'evidenceFileId']],
    ['a short remark', () => ({ remark: 'abc' }), ['remark']],
    ['no remark', () => ({ remark: undefined }), ['remark']],
    ['another result', () => ({ result: 'UNKNOWN' }), ['result']],
  ])('as paid is refused with %s', (_, extra, names) => {
    const row = unknown();
    const body = good('chen.yu', 'SUCCESS', extra());
    const before = desk.print(row);
    const envelope = desk.act('chen.yu', 'resolve', row, body);
    expect(envelope).toMatchObject({ code: 422, error: 'VALIDATION' });
    expect((envelope.data as { fields: { name: string }[] }).fields.map(({ name }) => name)).toEqual(names);
    expect(desk.print(row)).toEqual(before);
  });

  it('refuses a bank reference of another payout', () => {
    const [first, second] = [unknown(), desk.paid(desk.order(desk.stories.kycExpired), 'SILENT', 'admin')];
    desk.done('chen.yu', 'resolve', first, good('chen.yu', 'SUCCESS', { bankRefNo: 'BANK-9' }));
    const before = desk.print(second);
    expect(desk.act('chen.yu', 'resolve', second, good('chen.yu', 'SUCCESS', { bankRefNo: 'BANK-9' }))).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'bankRefNo', rule: 'unique' }] },
    });
    expect(desk.print(second)).toEqual(before);
  });

  it('as failed leaves the refund to another person', () => {
    const row = unknown();
    desk.done('chen.yu', 'resolve', row, good('chen.yu', 'FAILED'));
    expect(desk.act('chen.yu', 'refund', row, { reasonCode: 'PAYEE_INVALID' })).toMatchObject({
      code: 403,
      error: 'SELF_APPROVAL',
    });
    expect(desk.act('n.hassan', 'refund', row, { reasonCode: 'PAYEE_INVALID' })).toMatchObject({ code: 200 });
  });

  it('is refused to the person who passed the order, super administrators included', () => {
    for (const [row, who] of [
      [desk.paid(desk.simple(), 'SILENT', 'chen.yu'), 'chen.yu'],
      [desk.paid(desk.order(desk.stories.kycExpired), 'SILENT', 'admin'), 'admin'],
    ] as const) {
      const body = good(who, 'SUCCESS');
      const before = desk.print(row);
      expect(desk.shown(who, row).allowed).not.toContain('resolve');
      expect(desk.shown(who, row).denied).toContainEqual({ action: 'resolve', why: expect.stringMatching(/already decided/) });
      expect(desk.act(who, 'resolve', row, body)).toMatchObject({
        code: 403,
        error: 'SELF_APPROVAL',
        data: { makerName: who, current: { status: 'UNKNOWN' } },
      });
      expect(desk.print(row)).toEqual(before);
      expect(desk.act('n.hassan', 'resolve', row, good('n.hassan', 'SUCCESS'))).toMatchObject({ code: 200 });
    }
  });

  it('shows the evidence in the timeline, to everyone who sees the order', () => {
    const row = unknown();
    const evidenceFileId = desk.evidence('chen.yu', 'letter of the bank.pdf');
    const download = (who: string) => desk.call(who, `GET /common/file/down?fileId=${evidenceFileId}`);
    expect(download('li.na').envelope).toMatchObject({ code: 404 });
    desk.done('chen.yu', 'resolve', row, { ...good('chen.yu', 'FAILED'), evidenceFileId });
    const { events } = dataOf<{ events: object[] }>(desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
    expect(events.at(-1)).toMatchObject({
      kind: 'RESOLVED_FAILED',
      actorName: 'chen.yu',
      remark: 'The bank wrote so',
      refNo: row.payouts[0]?.no,
      fileId: evidenceFileId,
      fileName: 'letter of the bank.pdf',
    });
    expect(download('li.na').headers['file-name']).toBe('letter%20of%20the%20bank.pdf');
  });

  it('does not bind the evidence of a refused call to the order', () => {
    const row = failed();
    const evidenceFileId = desk.evidence('n.hassan');
    expect(desk.act('n.hassan', 'resolve', row, { ...good('n.hassan', 'FAILED'), evidenceFileId })).toMatchObject({ code: 409 });
    expect(desk.world.files.get(evidenceFileId)?.subject).toBeUndefined();
  });

  it('as paid is refused with a bank reference of another payout', () => {
    const paid = desk.paid(desk.simple(), 'SUCCESS');
    const used = paid.payouts[0]?.bankRefNo ?? '';
    expect(used.length).toBeGreaterThan(8);
    const row = unknown();
    for (const bankRefNo of [used, ` ${used} `]) {
      const body = good('chen.yu', 'SUCCESS', { bankRefNo });
      const before = desk.print(row);
      expect(desk.act('chen.yu', 'resolve', row, body)).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'bankRefNo', rule: 'unique' }] },
      });
      expect(desk.print(row)).toEqual(before);
    }
  });

  it('cancels the queries that the system still had scheduled', () => {
    const row = desk.paid(desk.simple(), 'UNKNOWN');
    const [payout] = row.payouts;
    if (payout) payout.truth = 'SUCCESS';
    desk.done('n.hassan', 'resolve', row, good('n.hassan', 'FAILED'));
    const before = desk.print(row);
    desk.clock.advance(48 * HOUR);
    expect(desk.print(row)).toEqual(before);
  });
});
