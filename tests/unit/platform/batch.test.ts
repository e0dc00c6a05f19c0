import type { Batch, BatchDetail, BatchImportResult, BatchItem, BatchStatistics } from '@/contract';
import { batchActions, batchStatuses, batchTransitions } from '@/domain/batch';
import { BLACKLIST } from '../../../mock/areas/batch/import';
import type { Envelope } from '../../../mock/engine/call';
import { moveBatch, moveItem, payItem } from '../../../mock/flow/cards/batch';
import type { BankCard } from '../../../mock/model/cards';
import { actionTables } from '../../support/stateTables';
import { aBatchDesk, type BatchDesk, CHECKER, line, lines, MAKER, shaOf } from './batchSupport';
import { dataOf, parseCsv, textOf } from './support';

let desk: BatchDesk;
beforeEach(() => {
  desk = aBatchDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const done = <T = Batch>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const SYSTEM = { kind: 'TEST', actorType: 'SYSTEM' } as const;
/** Pays lines of an approved batch by one card, as the workbench would. */
function pay(no: string, count: number, end: 'SUCCESS' | 'FAILED' | 'UNKNOWN' = 'SUCCESS') {
  const { world } = desk.platform;
  const batch = desk.record(no);
  const card = [...world.pool.cards.values()].find(
    ({ currency, status }) => currency === batch.currency && status === 'ENABLED',
  ) as BankCard;
  if (batch.status === 'APPROVED') {
    batch.startedAt = world.clock.now();
    moveBatch(world, batch, 'start', 'PAYING', SYSTEM);
  }
  for (const item of batch.items.filter(({ status }) => status === 'WAIT').slice(0, count)) {
    for (const [event, to] of [
      ['assign', 'ASSIGNED'],
      ['apply', 'APPLYING'],
      ['ask', 'PAYING'],
    ] as const)
      moveItem(world, item, event, to, SYSTEM);
    item.card = card;
    if (end === 'SUCCESS') payItem(world, item, card, SYSTEM);
    else if (end === 'UNKNOWN') moveItem(world, item, 'lose', 'UNKNOWN', SYSTEM);
    else {
      moveItem(world, item, 'fail', 'FAILED', SYSTEM);
      const { account } = batch;
      world.ledger.post(world.clock.now(), 'RELEASE', no, [
        { account, bucket: 'available', delta: item.amount },
        { account, bucket: 'frozen', delta: -item.amount },
      ]);
      batch.held -= item.amount;
    }
  }
}

describe('a file of lines', () => {
  it('becomes a draft with fee and totals after the check', () => {
    const answer = done<BatchImportResult>(desk.send('import', desk.body()));
    expect(answer).toMatchObject({ status: 'VALIDATING', lineCount: 3, faultCount: 0, totalAmount: '300.00', lines: [] });
    expect(desk.row(answer.batchNo as string)).toMatchObject({ status: 'VALIDATING', allowed: [] });
    desk.platform.clock.advance(1000);
    const row = desk.row(answer.batchNo as string);
    expect(row).toMatchObject({ status: 'DRAFT', totalCount: 3, totalAmount: '300.00', makerName: MAKER, mchNo: 'M100001' });
    expect(row.totalFee).toBe(answer.totalFee);
    expect(Number(row.totalFee)).toBeGreaterThan(0);
    expect(row.heldAmount).toBe('0.00');
  });

  it('has no fee when the batch is the platform’s own', () => {
    expect(desk.made({ mchNo: null })).toMatchObject({ mchNo: null, mchName: null, totalFee: '0.00', totalAmount: '300.00' });
  });

  it('is only checked in a dry run: nothing is saved', () => {
    const before = desk.platform.world.pool.batches.rows.length;
    const answer = done<BatchImportResult>(
      desk.send('import', desk.body({ dryRun: true, lines: [line(2), line(3, { amount: '0' })] })),
    );
    expect(answer).toMatchObject({ batchNo: null, status: null, faultCount: 1, totalAmount: '100.00' });
    expect(answer.lines).toEqual([
      { rowNo: 3, warnings: [], faults: [expect.objectContaining({ name: 'amount', rule: 'positive' })] },
    ]);
    expect(desk.platform.world.pool.batches.rows.length).toBe(before);
    expect(desk.platform.world.pool.files.size).toBe(0);
  });

  it.each([
    ['no amount', { amount: 'ten' }, 'amount', 'number'],
    ['a thousands separator', { amount: '1,000' }, 'amount', 'number'],
    ['more digits than the currency', { amount: '1.001' }, 'amount', 'digits'],
    ['a negative amount', { amount: '-5' }, 'amount', 'positive'],
    ['nothing to pay', { amount: '0.00' }, 'amount', 'positive'],
    ['a bank of another country', { payeeBankCode: 'MKCB' }, 'payeeBankCode', 'bank'],
    ['an account with a dash', { payeeAccountNo: '9904-111122' }, 'payeeAccountNo', 'account'],
    ['an account that the bank does not have', { payeeAccountNo: '990411' }, 'payeeAccountNo', 'pattern'],
    ['a name of one letter', { payeeName: 'N' }, 'payeeName', 'length'],
    ['no name', { payeeName: ' ' }, 'payeeName', 'required'],
    ['a number that another line has', { outItemNo: 'OUT-2' }, 'outItemNo', 'unique'],
    ['an account of the black list', { payeeAccountNo: BLACKLIST[0] }, 'payeeAccountNo', 'blacklist'],
  ])('with %s in a line is INVALID and cannot be submitted', (_, wrong, name, rule) => {
    const batch = desk.made({ lines: [line(2), line(3, wrong)] });
    expect(batch).toMatchObject({ status: 'INVALID', invalidCount: 1, totalCount: 2 });
    expect(desk.record(batch.batchNo).items[1]?.faults).toEqual([expect.objectContaining({ name, rule })]);
    expect(desk.send('submit', { ...desk.ref(batch), controlCount: 2, controlAmount: '100.00' })).toMatchObject({ code: 409 });
  });

  describe('with invalid lines', () => {
    const invalidOf = ({ batchNo }: Batch) =>
      done<{ list: BatchItem[] }>(desk.get(`item/page?batchNo=${batchNo}&current=1&pageSize=20`)).list.filter(
        ({ status }) => status === 'INVALID',
      );
    const faulty = () =>
      desk.made({
        lines: [
          line(2, { amount: '300', payeeBankCode: 'MKCB' }),
          line(3, { amount: '450.00', payeeAccountNo: '9904-1' }),
          line(4, { amount: '7oo' }),
          line(5, { amount: '50.00' }),
        ],
      });

    it('keeps what was read, marked as invalid, without a fee', () => {
      const batch = faulty();
      expect(batch).toMatchObject({ status: 'INVALID', invalidCount: 3, invalidAmount: '750.00', totalAmount: '800.00' });
      expect(invalidOf(batch).map(({ amountText, netAmount, fee, amount }) => [amountText, netAmount, fee, amount])).toEqual([
        ['300', '300.00', '0.00', '300.00'],
        ['450.00', '450.00', '0.00', '450.00'],
        ['7oo', '0.00', '0.00', '0.00'],
      ]);
    });

    it('is corrected line by line until it is a draft, by who may edit it, who then may not approve it', () => {
      const batch = faulty();
      const [bank, account, amount] = invalidOf(batch);
      const first = desk.send('edit', { ...desk.ref(batch), lines: [{ itemNo: bank?.itemNo, payeeBankCode: 'SMKB' }] }, 'c.le');
      expect(first).toMatchObject({ code: 200, data: { status: 'INVALID', invalidCount: 2, waitingAmount: '350.00' } });
      const lines = [
        { itemNo: account?.itemNo, payeeAccountNo: line(3).payeeAccountNo },
        { itemNo: amount?.itemNo, amount: '700.00' },
      ];
      const stale = desk.send('edit', { ...desk.ref(batch), version: batch.version, lines }, 'c.le');
      expect(stale).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
      const second = desk.send('edit', { ...desk.ref(batch), lines }, 'c.le');
      expect(second).toMatchObject({
        code: 200,
        data: { status: 'DRAFT', invalidCount: 0, totalCount: 4, totalAmount: '1500.00' },
      });
      const record = desk.record(batch.batchNo);
      expect([...record.makers]).toEqual(['b.suwan', 'c.le']);
      expect(record.events.filter(({ kind }) => kind === 'LINES_CORRECTED')).toHaveLength(2);
      expect(record.items.map(({ fee }) => fee > 0n)).toEqual([true, true, true, true]);
      expect(desk.platform.check()).toEqual([]);
    });

    it('finds in a correction what the file would be refused for, and says so', () => {
      const batch = faulty();
      const [bank] = invalidOf(batch);
      const twice = { itemNo: bank?.itemNo, payeeBankCode: 'SMKB', outItemNo: 'OUT-5' };
      desk.send('edit', { ...desk.ref(batch), lines: [twice] });
      expect(invalidOf(batch).map(({ rowNo, faults }) => [rowNo, faults?.map(({ rule }) => rule)])).toEqual([
        [3, ['account']],
        [4, ['number']],
        [5, ['unique']],
      ]);
    });

    it('leaves lines out, but not the last one; a line without errors stays as it is', () => {
      const batch = faulty();
      const items = invalidOf(batch);
      const out = items.map(({ itemNo }) => ({ itemNo, isLeftOut: true }));
      const good = desk.record(batch.batchNo).items.find(({ status }) => status === 'WAIT');
      const refused = desk.send('edit', { ...desk.ref(batch), lines: [{ itemNo: good?.no, amount: '9.00' }] });
      expect(refused).toMatchObject({ code: 422, data: { fields: [{ name: 'lines.0.itemNo', rule: 'exists' }] } });
      expect(desk.send('edit', { ...desk.ref(batch), lines: out })).toMatchObject({
        code: 200,
        data: { status: 'DRAFT', totalCount: 1, totalAmount: '50.00' },
      });
      const other = desk.made({ lines: [line(2, { amount: 'x' })] });
      const [only] = invalidOf(other);
      expect(desk.send('edit', { ...desk.ref(other), lines: [{ itemNo: only?.itemNo, isLeftOut: true }] })).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'lines', rule: 'minItems' }] },
      });
      expect(desk.platform.check()).toEqual([]);
    });
  });

  it.each(['(', '^([0-9]+)+$'])('whose bank has the pattern %s stored says so at its line; other lines are checked', (stored) => {
    const bank = desk.platform.world.dict.types.get('bank')?.items.find(({ value }) => value === 'SMKB');
    if (bank) bank.extra = { accountPattern: stored };
    const found = [line(2, { payeeAccountNo: `${'9'.repeat(29)}x` }), line(3, { payeeBankCode: 'CHPB' })];
    const answer = done<BatchImportResult>(desk.send('import', desk.body({ dryRun: true, lines: found })));
    const fault = { name: 'payeeAccountNo', rule: 'bankPattern', msg: expect.stringContaining('accountPattern of SMKB') };
    expect(answer.lines).toEqual([{ rowNo: 2, warnings: [], faults: [fault] }]);
  });

  it('warns of the same payee and amount, in the file and within seven days, without refusing it', () => {
    const twice = desk.made({ lines: [line(2), line(3, { payeeAccountNo: line(2).payeeAccountNo, amount: '100.0' })] });
    expect(twice).toMatchObject({ status: 'DRAFT', duplicateCount: 1, warnCount: 1 });
    const again = done<BatchImportResult>(
      desk.send('import', desk.body({ dryRun: true, lines: [line(9, { payeeAccountNo: line(2).payeeAccountNo })] })),
    );
    expect(again.lines[0]?.warnings).toEqual([
      expect.objectContaining({ rule: 'recent', msg: expect.stringContaining(twice.batchNo) }),
    ]);
    desk.platform.clock.advance(8 * 86_400_000);
    const later = done<BatchImportResult>(
      desk.send('import', desk.body({ dryRun: true, lines: [line(9, { payeeAccountNo: line(2).payeeAccountNo })] })),
    );
    expect(later.lines).toEqual([]);
  });

  it('is refused when it came within seven days, unless that is accepted, also in a dry run', () => {
    const fileSha256 = shaOf('the same');
    const batch = desk.made({ fileSha256 });
    for (const dryRun of [true, false])
      expect(desk.send('import', desk.body({ fileSha256, dryRun }))).toMatchObject({
        code: 409,
        error: 'DUPLICATE',
        data: { existingId: batch.batchNo },
      });
    expect(desk.send('import', desk.body({ fileSha256, isSameFileAccepted: true }))).toMatchObject({ code: 200 });
  });

  it.each([
    ['a currency that no bank takes', { currency: 'USD' }, 'currency', 'exists'],
    ['a merchant that is not there', { mchNo: 'M0' }, 'mchNo', 'exists'],
    ['a pool of another currency', { groupCode: 'VN-A' }, 'groupCode', 'exists'],
    ['a time that is over', { scheduleAt: '2026-01-01T00:00:00+08:00' }, 'scheduleAt', 'future'],
    ['no line', { lines: [] }, 'lines', 'minItems'],
    ['10,001 lines', { lines: lines(10_001) }, 'lines', 'maxItems'],
  ])('is refused at the field with %s', (_, wrong, name, rule) => {
    expect(desk.send('import', desk.body(wrong))).toMatchObject(field(name, rule));
  });

  it('takes the currencies whose country has a bank that pays out in the dictionary, and no other', () => {
    const banks = desk.platform.world.dict.types.get('bank')?.items ?? [];
    const answerIn = (currency: string) => desk.send('import', desk.body({ currency, mchNo: null, dryRun: true }), 'admin');
    for (const bank of banks.filter(({ parentValue }) => parentValue === 'TH')) bank.extra = { isPayoutOn: false };
    expect(answerIn('THB')).toMatchObject(field('currency', 'exists'));
    const [bank] = banks.filter(({ parentValue }) => parentValue === 'VN');
    if (bank) bank.parentValue = 'US';
    expect(answerIn('USD')).toMatchObject({ code: 200 });
  });

  it('is accepted with 10,000 lines, and its log entry holds none of them', () => {
    const batch = desk.made({ lines: lines(10_000) });
    expect(batch).toMatchObject({ status: 'DRAFT', totalCount: 10_000, totalAmount: '1000000.00' });
    const entry = desk.platform.log.entries.findLast(({ action }) => action === 'bank:card:proxy:batch:import');
    expect(entry?.detail).toContain('"lines":10000');
    expect(entry?.detail).not.toContain('Nimmala');
  });

  it('replaces the lines of a faulty batch and keeps the batch', () => {
    const batch = desk.made({ lines: [line(2), line(3, { amount: 'x' })] });
    const { version = 0 } = batch;
    expect(desk.send('import', desk.body({ batchNo: batch.batchNo, version: version - 1 }))).toMatchObject({ code: 409 });
    const answer = done<BatchImportResult>(
      desk.send('import', desk.body({ batchNo: batch.batchNo, version, lines: lines(2) }), 'c.le'),
    );
    expect(answer).toMatchObject({ batchNo: batch.batchNo, status: 'VALIDATING' });
    desk.platform.clock.advance(1000);
    expect(desk.row(batch.batchNo)).toMatchObject({
      status: 'DRAFT',
      totalCount: 2,
      invalidCount: 0,
      updatedBy: 'SYSTEM',
    });
    expect(
      desk.send('import', desk.body({ batchNo: batch.batchNo, version: desk.row(batch.batchNo).version, mchNo: 'M100002' })),
    ).toMatchObject({
      code: 422,
    });
  });
});

describe('a draft batch', () => {
  it('is submitted with entered totals; a wrong one is refused at its field, without the right value', () => {
    const batch = desk.made();
    desk.fund(batch.batchNo);
    const wrong = desk.send('submit', { ...desk.ref(batch), controlCount: 4, controlAmount: '301.00' });
    expect(wrong).toMatchObject(field('controlCount', 'equals'));
    expect(wrong).toMatchObject(field('controlAmount', 'equals'));
    expect(JSON.stringify(wrong)).not.toMatch(/300\.00|"3"|\b3\b/);
    const row = done(desk.send('submit', { ...desk.ref(batch), ...desk.control(batch) }));
    expect(row.status).toBe('WAIT_APPROVE');
    expect(Number(row.heldAmount)).toBeCloseTo(Number(row.totalAmount) + Number(row.totalFee), 2);
  });

  it('requires amount and fee to be available', () => {
    const batch = desk.made({ mchNo: null });
    expect(desk.send('submit', { ...desk.ref(batch), ...desk.control(batch) })).toMatchObject({
      code: 460,
      error: 'BALANCE_SHORT',
      data: { available: '0.00', needed: '300.00', currency: 'THB' },
    });
    expect(desk.row(batch.batchNo)).toMatchObject({ status: 'DRAFT', heldAmount: '0.00' });
  });

  it('returns the first answer again for the same key', () => {
    const body = desk.body();
    const call = () => desk.call(MAKER, 'POST /bank/card/proxy/batch/import', { body, key: 'one-and-the-same-key' });
    const [first, second] = [call(), call()];
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.envelope.data).toEqual(first.envelope.data);
  });
});

describe('the approval of a batch', () => {
  it('is refused to the person who created or changed the batch, super administrators included', () => {
    const own = desk.submitted({}, 'admin');
    expect(desk.send('approve', desk.ref(own), 'admin')).toMatchObject({
      code: 403,
      error: 'SELF_APPROVAL',
      data: { makerName: 'admin' },
    });
    const edited = desk.made({}, 'admin');
    desk.fund(edited.batchNo);
    done(desk.send('edit', { ...desk.ref(edited), batchName: 'Other name' }, 'm.tan'));
    const row = done(desk.send('submit', { ...desk.ref(edited), ...desk.control(edited) }, 'admin'));
    expect(desk.send('approve', desk.ref(row), 'm.tan')).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(row.allowed).not.toContain('approve');
    expect(done(desk.send('approve', { ...desk.ref(row), remark: 'checked' }, CHECKER))).toMatchObject({
      status: 'APPROVED',
      checkerName: CHECKER,
      decisionRemark: 'checked',
    });
  });

  it('is refused to the author of its lines after colleagues renamed and submitted it', () => {
    const batch = desk.made({}, 'admin');
    desk.fund(batch.batchNo);
    done(desk.send('edit', { ...desk.ref(batch), batchName: 'Other name' }, 'm.tan'));
    const row = done(desk.send('submit', { ...desk.ref(batch), ...desk.control(batch) }, MAKER));
    for (const author of ['admin', 'm.tan'])
      expect(desk.send('approve', desk.ref(row), author)).toMatchObject({
        code: 403,
        error: 'SELF_APPROVAL',
        data: { makerName: author },
      });
    expect(done(desk.send('approve', desk.ref(row), CHECKER))).toMatchObject({ status: 'APPROVED' });
  });

  it('is refused when the content differs from the submitted one', () => {
    const batch = desk.submitted();
    const record = desk.record(batch.batchNo);
    const [first] = record.items;
    if (!first) throw new Error('No item');
    const { payeeAccountNo } = first;
    first.payeeAccountNo = '9904999999999999';
    expect(desk.send('approve', desk.ref(batch), CHECKER)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    first.payeeAccountNo = payeeAccountNo;
    expect(desk.send('approve', desk.ref(batch), CHECKER)).toMatchObject({ code: 200 });
  });

  it('is void after any edit: the batch is a draft again, and nothing is frozen', () => {
    const batch = desk.approved();
    expect(Number(batch.heldAmount)).toBeGreaterThan(0);
    const row = done(desk.send('edit', { ...desk.ref(batch), scheduleAt: '2027-01-01T00:00:00+08:00' }));
    expect(row).toMatchObject({ status: 'DRAFT', heldAmount: '0.00', checkerName: null, decidedAt: null, submittedAt: null });
    expect(row.scheduleAt).toBe('2026-12-31T16:00:00.000Z');
  });

  it('returns the money when it is refused, with a reason', () => {
    const batch = desk.submitted();
    expect(desk.send('reject', { ...desk.ref(batch), reasonCode: 'OTHER' }, CHECKER)).toMatchObject(field('remark', 'minLength'));
    expect(done(desk.send('reject', { ...desk.ref(batch), reasonCode: 'CONTENT_WRONG' }, CHECKER))).toMatchObject({
      status: 'REJECTED',
      heldAmount: '0.00',
      checkerName: CHECKER,
    });
  });

  it('happens once: the second of two gets a conflict', () => {
    const batch = desk.submitted();
    const ref = desk.ref(batch);
    done(desk.send('approve', ref, CHECKER));
    expect(desk.send('reject', { ...ref, reasonCode: 'DUPLICATE' }, 'y.sato')).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      data: { changedBy: CHECKER, current: { status: 'APPROVED' } },
    });
  });
});

describe('a batch in progress', () => {
  it('is paused and resumed; unsent lines can be canceled, paid ones stay', () => {
    const batch = desk.approved();
    pay(batch.batchNo, 1);
    expect(desk.send('cancel', { ...desk.ref(batch), reasonCode: 'DUPLICATE' }, 'ops.lee')).toMatchObject({ code: 409 });
    expect(done(desk.send('pause', { ...desk.ref(batch), reasonCode: 'BANK_DOWN' }, 'ops.lee')).status).toBe('PAUSED');
    expect(done(desk.send('resume', desk.ref(batch), 'admin')).status).toBe('PAYING');
    done(desk.send('pause', { ...desk.ref(batch), reasonCode: 'BANK_DOWN' }, 'ops.lee'));
    const row = done(desk.send('cancel', { ...desk.ref(batch), reasonCode: 'MERCHANT_REQUEST' }, 'ops.lee'));
    expect(row).toMatchObject({ status: 'PARTIAL', successCount: 1, canceledCount: 2, heldAmount: '0.00', progress: 100 });
  });

  it('stays paused while a sent line has no known outcome', () => {
    const batch = desk.approved();
    pay(batch.batchNo, 1, 'UNKNOWN');
    done(desk.send('pause', { ...desk.ref(batch), reasonCode: 'RISK_REVIEW' }, 'ops.lee'));
    const row = done(desk.send('cancel', { ...desk.ref(batch), reasonCode: 'RISK_REVIEW' }, 'ops.lee'));
    expect(row).toMatchObject({ status: 'PAUSED', unknownCount: 1, canceledCount: 2 });
    expect(Number(row.heldAmount)).toBeGreaterThan(100);
    expect(desk.send('retry', desk.ref(row), 'admin')).toMatchObject({ code: 409 });
  });

  it('pays failed lines again by new ones, with the same total', () => {
    const batch = desk.approved();
    pay(batch.batchNo, 1, 'FAILED');
    const row = done(desk.send('retry', desk.ref(batch), 'admin'));
    expect(row).toMatchObject({ status: 'PAYING', totalCount: 3, totalAmount: '300.00', failCount: 0, waitingCount: 3 });
    expect(row.heldAmount).toBe(batch.heldAmount);
    pay(batch.batchNo, 3);
    expect(desk.row(batch.batchNo)).toMatchObject({ status: 'SUCCESS', successCount: 3, heldAmount: '0.00', progress: 100 });
    expect(desk.send('retry', desk.ref(batch), 'admin')).toMatchObject({ code: 409 });
  });
});

describe('every pair of state and action', () => {
  it.each(batchActions.filter((action) => action !== 'import' && action !== 'result'))(
    '%s: what the table does not list is a conflict',
    (action) => {
      const batch = desk.made();
      const record = desk.record(batch.batchNo);
      for (const status of batchStatuses.filter((one) => !actionTables.batch.has(action, one))) {
        record.status = status;
        const extra = { reasonCode: 'DUPLICATE', controlCount: 3, controlAmount: '300.00' };
        const keep: Record<string, readonly string[]> = {
          submit: ['controlCount', 'controlAmount'],
          reject: ['reasonCode'],
          cancel: ['reasonCode'],
          pause: ['reasonCode'],
        };
        const more = Object.fromEntries(
          Object.entries(action === 'pause' ? { reasonCode: 'BANK_DOWN' } : extra).filter(([name]) =>
            keep[action]?.includes(name),
          ),
        );
        expect(desk.send(action, { batchNo: batch.batchNo, version: record.version, ...more }, 'admin')).toMatchObject({
          code: 409,
          error: 'STATE_CONFLICT',
        });
      }
      record.status = 'DRAFT';
    },
  );

  it('names only existing states', () => {
    for (const { from, to } of Object.values(batchTransitions))
      for (const status of [...from, ...to]) expect(batchStatuses).toContain(status);
  });
});

describe('the list', () => {
  it('shows batches of the scope, and the platform’s own only with an unlimited scope', () => {
    const own = desk.made({ mchNo: null });
    const scoped = desk.platform.world.operators.find(({ username }) => username === 'm.tan');
    if (!scoped) throw new Error('No operator');
    scoped.scope = { type: 'MERCHANT', values: ['M100001'] };
    const batch = desk.made();
    const { list } = done<{ list: Batch[] }>(desk.get('page', 'm.tan'));
    expect(list.map(({ batchNo }) => batchNo)).toEqual([batch.batchNo]);
    expect(desk.get(`detail?batchNo=${own.batchNo}`, 'm.tan')).toMatchObject({ code: 404 });
    expect(desk.send('approve', desk.ref(own), 'm.tan')).toMatchObject({ code: 404 });
    expect(desk.get(`result?batchNo=${own.batchNo}`, 'm.tan')).toMatchObject({ code: 404 });
    scoped.scope = { type: 'ALL', values: [] };
  });

  it('finds a batch by its number, a line number or the merchant’s number', () => {
    const batch = desk.made();
    const [item] = desk.record(batch.batchNo).items;
    for (const keyword of [batch.batchNo, item?.no, 'out-2', 'M100001']) {
      const { list } = done<{ list: Batch[] }>(desk.get(`page?keyword=${keyword}`));
      expect(list.map(({ batchNo }) => batchNo)).toContain(batch.batchNo);
    }
    expect(done(desk.call('admin', `GET /common/search?no=${item?.no}`).envelope)).toMatchObject([
      { entity: 'batch', id: batch.batchNo, matched: 'itemNo' },
    ]);
  });

  it('has a queue for approval, oldest due first, and one for the caller', () => {
    const first = desk.submitted();
    desk.platform.clock.advance(60_000);
    const second = desk.submitted();
    const numbers = (query: string, who = CHECKER) =>
      done<{ list: Batch[] }>(desk.get(`page?${query}`, who)).list.map(({ batchNo }) => batchNo);
    expect(numbers('view=WAIT_APPROVE')).toEqual([first.batchNo, second.batchNo]);
    expect(numbers('view=NEEDS_ME')).toEqual([second.batchNo, first.batchNo]);
    expect(numbers('view=NEEDS_ME', MAKER)).toEqual([]);
    const statistics = done<BatchStatistics>(desk.get('statistics'));
    expect(statistics).toMatchObject({ waitingCount: 2, oldestWaitingAt: first.submittedAt, unknownCount: 0 });
  });

  it('sums over the whole filtered set', () => {
    desk.made();
    desk.made();
    const { summary } = done<{ summary: unknown }>(desk.get('page?pageSize=1&currency=THB'));
    expect(summary).toEqual([expect.objectContaining({ currency: 'THB', count: 2, amount: '600.00', itemCount: 6 })]);
  });

  it('refuses an unknown sort field', () => {
    expect(desk.get('page?sortField=payeeName')).toMatchObject({ code: 400 });
  });

  it('has a detail with its approval history', () => {
    const batch = desk.approved();
    const detail = done<BatchDetail>(desk.get(`detail?batchNo=${batch.batchNo}`));
    expect(detail.events?.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['BATCH_CREATED', MAKER],
      ['BATCH_CHECKED', null],
      ['BATCH_SUBMITTED', MAKER],
      ['BATCH_APPROVED', CHECKER],
    ]);
    expect(detail.entries?.filter(({ kind }) => kind === 'FREEZE').map(({ direction }) => direction)).toEqual(['OUT', 'IN']);
    expect(detail.logs?.map(({ action }) => action.split(':').at(-1))).toEqual(['import', 'submit', 'approve']);
  });
});

describe('files', () => {
  const open = async (rest: string, who = 'admin') =>
    parseCsv(await textOf(desk.call(who, `GET /bank/card/proxy/batch/${rest}`)));

  it('contain the list, and the lines of a batch masked', async () => {
    const batch = desk.made();
    const list = await open('down?format=csv&columns=batchNo,totalAmount,status');
    expect(list.at(-2)).toEqual([batch.batchNo, '300.00', 'DRAFT']);
    expect(list.at(-1)).toEqual(['Total: 1 batches, amount, fee', 'THB', '300.00', '30.00']);
    const text = await textOf(desk.call('admin', `GET /bank/card/proxy/batch/result?batchNo=${batch.batchNo}&format=csv`));
    expect(text).toContain('990400******0002');
    expect(text).not.toContain('Nimmala');
    expect(text).not.toContain(line(2).payeeAccountNo);
  });

  it('have a template whose example line is valid', async () => {
    for (const currency of ['THB', 'VND']) {
      const [titles = [], example = []] = await open(`template?currency=${currency}&format=csv`);
      const cells = Object.fromEntries(titles.map((name, at) => [name, example[at]]));
      const answer = done<BatchImportResult>(
        desk.send('import', desk.body({ dryRun: true, currency, mchNo: null, lines: [{ rowNo: 2, ...cells }] }), 'admin'),
      );
      expect(answer).toMatchObject({ faultCount: 0, lineCount: 1 });
    }
    expect(desk.call('admin', 'GET /bank/card/proxy/batch/template?currency=USD').envelope).toMatchObject({ code: 422 });
    // The key for file import includes it.
    const [titles] = parseCsv(await textOf(desk.call(MAKER, 'GET /bank/card/proxy/batch/template?currency=THB&format=csv')));
    expect(titles?.slice(0, 2)).toEqual(['outItemNo', 'payeeName']);
  });
});
