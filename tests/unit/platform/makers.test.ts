import type { Agent, Batch, Card, Merchant } from '@/contract';
import { actor } from '../../support/actor';
import { NEW_MERCHANT } from '../../support/mchCalls';
import { aWorkbench, MINUTE } from './batchPaySupport';
import { aBatchDesk, CHECKER, lines } from './batchSupport';
import { aDesk } from './deskSupport';
import { aPayoutDesk } from './settSupport';
import { aPlatform, dataOf } from './support';

/* Authors do not approve their own work, and who records that a payment failed does not pay it again (docs/rules/approval.md#makers). */

/** Two who may do everything. */
const [A, B] = ['m.tan', 'admin'];
const OWN = { code: 403, error: 'SELF_APPROVAL' };
const owns = (who: string) => ({ ...OWN, data: { makerName: who } });
const denies = (action: string) => expect.arrayContaining([expect.objectContaining({ action })]);

describe('a batch', () => {
  /** The lines are A's, the rest is B's. */
  function written() {
    const desk = aBatchDesk();
    const batch = desk.made({}, A);
    desk.fund(batch.batchNo);
    const send = (verb: string, who: string, body: object = {}) => desk.send(verb, { ...desk.ref(batch), ...body }, who);
    return { desk, batch, send, record: desk.record(batch.batchNo) };
  }

  it('is not approved by who wrote its lines, after a colleague renamed and submitted it', () => {
    const { desk, batch, send, record } = written();
    expect(send('edit', B, { batchName: 'Salaries of May' }).code).toBe(200);
    expect(send('submit', B, desk.control(batch)).code).toBe(200);
    for (const who of [A, B]) {
      expect(send('approve', who)).toMatchObject(owns(who));
      expect(desk.row(batch.batchNo, who)).toMatchObject({ makerName: B, denied: denies('approve') });
      expect(desk.row(batch.batchNo, who).allowed).not.toContain('approve');
    }
    expect(record.status).toBe('WAIT_APPROVE');
    expect(send('approve', CHECKER).code).toBe(200);
    expect(desk.platform.check()).toEqual([]);
  });

  it('is not approved by who submitted what a colleague wrote', () => {
    const { desk, batch, send } = written();
    expect(send('submit', B, desk.control(batch)).code).toBe(200);
    expect(send('approve', B)).toMatchObject(owns(B));
  });

  it('is not approved by who wrote lines that were replaced, or that came back from a rejection', () => {
    const { desk, batch, send } = written();
    expect(desk.send('import', { ...desk.body({ ...desk.ref(batch), lines: lines(2) }) }, B).code).toBe(200);
    desk.platform.clock.advance(6000);
    const row = desk.row(batch.batchNo, B);
    expect(send('submit', B, desk.control(row)).code).toBe(200);
    expect(send('approve', A)).toMatchObject(owns(A));
    expect(send('reject', CHECKER, { reasonCode: 'OTHER', remark: 'Wrong month' }).code).toBe(200);
    expect(send('edit', B, { batchName: 'Salaries of June' }).code).toBe(200);
    expect(send('submit', B, desk.control(row)).code).toBe(200);
    expect(send('approve', A)).toMatchObject(owns(A));
  });

  it('is found approved by a maker, if it ever is', () => {
    const { desk, batch, send, record } = written();
    expect(send('submit', B, desk.control(batch)).code).toBe(200);
    expect(send('approve', CHECKER).code).toBe(200);
    record.makers.add(CHECKER);
    expect(desk.platform.check()).toEqual([expect.stringContaining(`approved by ${CHECKER}`)]);
  });
});

describe('a card', () => {
  it('is not passed by who changed its holder before a colleague did; what was passed is over', () => {
    const bench = aPlatform({ days: 0 });
    const { send, read } = actor('/bank/card/proxy/card')(bench);
    const card = [...bench.platform.world.pool.cards.values()].find(({ status }) => status === 'ENABLED');
    if (!card) throw new Error('No card is in use');
    const act = (verb: string, who: string, body: object) => send(verb, { cardId: card.id, version: card.version, ...body }, who);
    expect(act('edit', A, { holderName: 'Aspen Holding Ltd' }).code).toBe(200);
    expect(act('edit', B, { holderName: 'Aspen Holdings Ltd' }).code).toBe(200);
    for (const who of [A, B]) {
      expect(act('review', who, { decision: 'PASS' })).toMatchObject(owns(who));
      const { list } = dataOf<{ list: Card[] }>(read(`page?cardId=${card.id}`, who));
      expect(list[0]).toMatchObject({ submittedBy: B, denied: denies('review') });
    }
    Object.assign(bench.operator('ops.lee'), { access: bench.operator(A).access });
    expect(act('review', 'ops.lee', { decision: 'PASS' })).toMatchObject({ code: 200, data: { status: 'ENABLED' } });
    // Of a later change only its author is kept away.
    expect(act('edit', B, { holderName: 'Birch Holding Ltd' }).code).toBe(200);
    expect(act('review', B, { decision: 'PASS' })).toMatchObject(owns(B));
    expect(act('review', A, { decision: 'PASS' })).toMatchObject({ code: 200 });
  });

  it('is not passed by who edited it while it waited', () => {
    const bench = aPlatform({ days: 0 });
    const { send } = actor('/bank/card/proxy/card')(bench);
    const card = [...bench.platform.world.pool.cards.values()].find(({ status }) => status === 'PENDING_REVIEW');
    if (!card) throw new Error('No card waits');
    const act = (verb: string, who: string, body: object) => send(verb, { cardId: card.id, version: card.version, ...body }, who);
    expect(act('edit', A, { groupCode: card.groupCode, remark: 'A larger pool' }).code).toBe(200);
    expect(act('edit', B, { remark: 'Checked' }).code).toBe(200);
    expect(act('review', A, { decision: 'PASS' })).toMatchObject(owns(A));
  });
});

describe('a merchant', () => {
  const filed = () => {
    const bench = aPlatform({ days: 0 });
    const { send } = actor('/merchant/user')(bench);
    const { mchNo } = dataOf<Merchant>(send('add', { ...NEW_MERCHANT, kycStatus: 'PASSED' }, 'o.bakar'));
    const version = () => bench.platform.world.merchants.get(mchNo)?.version;
    const act = (verb: string, who: string, body: object) => send(verb, { mchNo, version: version(), ...body }, who);
    return { bench, mchNo, version, act };
  };

  it('is not passed by who corrected it before a colleague did, also after a rejection', () => {
    const { act } = filed();
    expect(act('edit', A, { tags: ['a'] }).code).toBe(200);
    expect(act('edit', 'o.bakar', { tags: ['b'] }).code).toBe(200);
    expect(act('review', A, { decision: 'PASS' })).toMatchObject(owns(A));
    expect(act('review', B, { decision: 'REJECT', reasonCode: 'DUPLICATE' }).code).toBe(200);
    expect(act('edit', 'o.bakar', { tags: ['c'] }).code).toBe(200);
    expect(act('review', A, { decision: 'PASS' })).toMatchObject(owns(A));
    expect(act('review', B, { decision: 'PASS' })).toMatchObject({ code: 200, data: { status: 'ACTIVE' } });
  });

  it('is not passed by who set its price, in its own form or in that of the product', () => {
    const { bench, mchNo, version, act } = filed();
    const price = { enabled: true, rate: '0.04', fixed: '0.00' };
    expect(act('product/save', A, { items: [{ productCode: 'TH_SCAN', ...price }] }).code).toBe(200);
    expect(act('review', A, { decision: 'PASS' })).toMatchObject(owns(A));
    const body = { productCode: 'TH_SCAN', items: [{ mchNo, version: version() }], ...price, rate: '0.05' };
    expect(bench.call(B, 'POST /product/pay/merchant/price', { body }).envelope.code).toBe(200);
    expect(act('review', B, { decision: 'PASS' })).toMatchObject(owns(B));
  });
});

describe('an agent', () => {
  it('is not passed by who set its terms or corrected it before a colleague did', () => {
    const bench = aPlatform({ days: 0 });
    const { send } = actor('/user/agent')(bench);
    const agency = [...bench.platform.world.agencies.values()].find(({ status }) => status === 'PENDING_REVIEW');
    if (!agency) throw new Error('No agent waits');
    const act = (verb: string, who: string, body: object) =>
      send(verb, { agentNo: agency.no, version: agency.version, ...body }, who);
    expect(act('price', A, { shareMode: 'RATE_DIFF', profitPct: '0.1' })).toMatchObject({ code: 200 });
    expect(act('edit', 'o.bakar', { agentName: 'Harbour Lanes' }).code).toBe(200);
    expect(act('review', A, { decision: 'PASS' })).toMatchObject(owns(A));
    expect(dataOf<Agent>(act('review', B, { decision: 'PASS' }))).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('who recorded that a payout failed', () => {
  it('neither pays a withdrawal again nor gives its money back', () => {
    const desk = aDesk();
    const order = desk.order(desk.stories.unknownPayout);
    desk.done(A, 'resolve', order);
    expect(order.status).toBe('FAILED');
    const before = desk.print(order);
    for (const verb of ['retry', 'refund'] as const) {
      expect(desk.act(A, verb, order)).toMatchObject(owns(A));
      expect(desk.shown(A, order).allowed).not.toContain(verb);
      expect(desk.shown(A, order).denied).toEqual(denies(verb));
    }
    expect(desk.print(order)).toEqual(before);
    expect(order.payouts).toHaveLength(1);
    expect(desk.act(B, 'retry', order)).toMatchObject({ code: 200, data: { status: 'PASSED' } });
    expect(order.payouts).toHaveLength(2);
  });

  it('does not pay a payout again', () => {
    const desk = aPayoutDesk();
    const row = desk.inState('UNKNOWN');
    desk.done(A, 'resolve', row);
    expect(row.status).toBe('FAILED');
    const before = desk.print(row);
    expect(desk.act(A, 'retry', row)).toMatchObject(owns(A));
    expect(desk.print(row)).toEqual(before);
    expect(desk.act(B, 'retry', row)).toMatchObject({ code: 200 });
  });

  it('does not pay a line of a batch again, alone or with the whole batch', () => {
    const bench = aWorkbench();
    const { batch, send, ref, clock } = bench;
    for (const item of batch.items) bench.plan(item, item === bench.first ? 'SILENT' : 'FAILED');
    expect(bench.assign(bench.card, batch.items).code).toBe(200);
    expect(bench.apply(batch.items, 'LISTEN', A).code).toBe(200);
    clock.advance(2 * MINUTE);
    const [own, ...others] = batch.items;
    if (!own) throw new Error('No line');
    expect(batch.items.map(({ status }) => status)).toEqual(['UNKNOWN', 'FAILED', 'FAILED']);
    const content = Buffer.from('%PDF-1.4 statement').toString('base64');
    const file = { name: 'statement.pdf', type: 'application/pdf', content };
    const { fileId } = dataOf<{ fileId: string }>(bench.call(A, 'POST /common/file/add', { body: file }));
    const evidence = { result: 'FAILED', evidenceFileId: fileId, remark: 'The bank has none' };
    expect(send('item/resolve', { ...ref(own), ...evidence }, A).code).toBe(200);
    expect(send('item/retry', { items: [ref(own)] }, A)).toMatchObject(owns(A));
    // With the whole batch the lines of others are paid again, and the own one stays.
    expect(send('retry', { batchNo: batch.no, version: batch.version }, A).code).toBe(200);
    expect(others.every(({ replacedBy }) => replacedBy !== null)).toBe(true);
    expect(own.replacedBy).toBeNull();
    expect(send('retry', { batchNo: batch.no, version: batch.version }, A)).toMatchObject(owns(A));
    const { list } = dataOf<{ list: Batch[] }>(bench.get(`page?batchNo=${batch.no}`, A));
    expect(list[0]?.denied).toEqual(denies('retry'));
    expect(send('item/retry', { items: [ref(own)] }, B).code).toBe(200);
    expect(bench.platform.check()).toEqual([]);
  });
});

describe('who decided that a payout is sent', () => {
  it('does not send a withdrawal again', () => {
    const desk = aDesk();
    const order = desk.paid(desk.simple(), 'FAILED', A);
    expect(desk.act(A, 'retry', order)).toMatchObject(owns(A));
    expect(desk.act(B, 'retry', order)).toMatchObject({ code: 200 });
  });

  it('neither records the outcome of a payout nor sends it again', () => {
    const desk = aPayoutDesk();
    const passed = (plan: 'SILENT' | 'FAILED') => {
      const row = desk.platform.payOut({ ...desk.known, reviewReasons: ['DUPLICATE_SUSPECT'], plan });
      desk.done(A, 'pass', row);
      desk.clock.advance(60 * MINUTE);
      return row;
    };
    const unknown = passed('SILENT');
    expect(desk.act(A, 'resolve', unknown)).toMatchObject(owns(A));
    expect(desk.act(B, 'resolve', unknown)).toMatchObject({ code: 200 });
    const failed = passed('FAILED');
    expect(desk.act(A, 'retry', failed)).toMatchObject(owns(A));
    expect(desk.act(B, 'retry', failed)).toMatchObject({ code: 200 });
  });
});
