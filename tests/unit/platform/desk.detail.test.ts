import type { WithdrawDetail } from '@/contract';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, HOUR, iso, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

const desk = aDesk({ days: 6, scale: 1 });
afterAll(() => {
  expect(desk.platform.check()).toEqual([]);
});

const { rows } = desk.world.withdraws;
const detail = (row: Order, who = 'admin') =>
  dataOf<WithdrawDetail>(desk.call(who, `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
/** Decimal text to minor units, by hand. */
const minor = (text: string | undefined) => BigInt((text ?? '').replace('.', ''));
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const inPlatformZone = (at: number) => new Date(at + 8 * HOUR).toISOString().slice(0, 10);

describe('the detail of an order', () => {
  it('contains the row of the list', () => {
    for (const row of rows.slice(-40)) expect(detail(row)).toMatchObject(desk.shown('admin', row));
  });

  it('sums the beneficiary’s receipts from this holder exactly, and names other payers', () => {
    let withHistory = 0;
    for (const row of rows) {
      const paid = rows.filter((one) => one.payee === row.payee && one.holder === row.holder && one.status === 'SUCCESS');
      const { payeeHistory } = detail(row);
      expect(payeeHistory?.count).toBe(paid.length);
      const currencies = new Set(paid.map(({ account }) => account.currency));
      expect(payeeHistory?.totals?.map(({ currency }) => currency).sort()).toEqual([...currencies].sort());
      for (const { currency, count, amount } of payeeHistory?.totals ?? []) {
        const own = paid.filter(({ account }) => account.currency === currency);
        expect([count, minor(amount)]).toEqual([own.length, sum(own.map(({ net }) => net))]);
      }
      expect(payeeHistory?.lastAt).toBe(paid.length === 0 ? null : iso(Math.max(...paid.map((one) => one.finishedAt ?? 0))));
      if (paid.length > 1) withHistory++;
    }
    expect(withHistory).toBeGreaterThan(50);
  });

  it('names other holders of the beneficiary only within the scope', () => {
    const [first, second, third] = desk.stories.sharedPayee.map(desk.order) as [Order, Order, Order];
    const me = desk.operator('p.garcia');
    const { scope } = me;
    me.scope = { type: 'MERCHANT', values: [first.holder.no, third.holder.no] };
    expect(detail(first, 'p.garcia').payeeHistory?.others?.map(({ holderNo }) => holderNo)).toEqual([third.holder.no]);
    expect(desk.call('p.garcia', `GET /trade/withdraw/detail?withdrawNo=${second.no}`).envelope.code).toBe(404);
    me.scope = scope;
  });

  it('gives the same facts for several orders at once, in the order asked, within the scope', () => {
    const asked = rows.slice(-20).reverse();
    const facts = (who: string, orders: readonly Order[]) =>
      dataOf<WithdrawDetail[]>(
        desk.call(who, `GET /trade/withdraw/facts?withdrawNo=${[...orders.map(({ no }) => no), 'W0'].join()}`),
      );
    const read = facts('admin', asked);
    expect(read.map(({ withdrawNo }) => withdrawNo)).toEqual(asked.map(({ no }) => no));
    for (const [at, order] of asked.entries()) expect(detail(order)).toMatchObject(read[at] ?? {});
    for (const { policy, decision, payeeHistory } of read)
      for (const part of [policy, decision, payeeHistory]) expect(part).toBeDefined();
    const [first, second] = desk.stories.sharedPayee.map(desk.order) as [Order, Order];
    const me = desk.operator('p.garcia');
    const { scope } = me;
    me.scope = { type: 'MERCHANT', values: [second.holder.no] };
    expect(facts('p.garcia', [first, second]).map(({ withdrawNo }) => withdrawNo)).toEqual([second.no]);
    me.scope = scope;
    expect(desk.call('admin', 'GET /trade/withdraw/facts').envelope.code).toBe(400);
  });

  it('shows the account as in the ledger, with its last 20 entries, newest first', () => {
    for (const row of rows.slice(-60)) {
      const { account } = row;
      const { holderMoney } = detail(row);
      expect([holderMoney?.accountNo, holderMoney?.currency]).toEqual([account.no, account.currency]);
      expect([minor(holderMoney?.available), minor(holderMoney?.frozen), minor(holderMoney?.pending)]).toEqual([
        account.amounts.available < 0n ? 0n : account.amounts.available,
        account.amounts.frozen,
        account.amounts.pending,
      ]);
      const own = desk.world.ledger.entries.filter((entry) => entry.account === account).slice(-20);
      expect(holderMoney?.entries?.map(({ at, kind, amount, direction }) => [at, kind, minor(amount), direction])).toEqual(
        own
          .reverse()
          .map(({ transaction, delta }) => [
            iso(transaction.at),
            transaction.kind,
            delta < 0n ? -delta : delta,
            delta < 0n ? 'OUT' : 'IN',
          ]),
      );
    }
  });

  it('sums 30 business days of the account, today last, including days without a movement', () => {
    for (const row of [...rows.slice(-30), desk.order(desk.stories.reversed)]) {
      const days = detail(row).holderMoney?.days ?? [];
      expect(days).toHaveLength(30);
      expect(days.at(-1)?.date).toBe(inPlatformZone(NOW));
      expect(days.map(({ date }) => date)).toEqual(
        Array.from({ length: 30 }, (_, back) => inPlatformZone(NOW - (29 - back) * 24 * HOUR)),
      );
      const moved = (kind: string, bucket: string, date: string) =>
        sum(
          desk.world.ledger.entries
            .filter((entry) => entry.account === row.account && entry.bucket === bucket && entry.transaction.kind === kind)
            .filter(({ transaction }) => inPlatformZone(transaction.at) === date)
            .map(({ delta }) => delta),
        );
      for (const { date, paidIn, withdrawn, returned } of days)
        expect([date, minor(paidIn), -minor(withdrawn), minor(returned)]).toEqual([
          date,
          moved('PAYIN', 'available', date) + moved('SETTLE', 'available', date) + moved('TOPUP', 'available', date),
          moved('WITHDRAW', 'frozen', date),
          moved('REVERSAL', 'frozen', date),
        ]);
    }
  });

  it('lists every leg of the order, oldest first, each transaction summing to zero', () => {
    for (const row of [...rows.slice(-60), desk.order(desk.stories.reversed)]) {
      const { entries = [] } = detail(row);
      const own = desk.world.ledger.entries.filter(({ transaction }) => transaction.ref === row.no);
      expect(entries.map(({ entryNo }) => entryNo)).toEqual(
        own.map(({ account, bucket, seq }) => `${account.no}.${bucket}.${seq}`),
      );
      expect(sum(entries.map(({ amount, direction }) => (direction === 'IN' ? minor(amount) : -minor(amount))))).toBe(0n);
      expect(entries.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['FREEZE', detail(row).amount],
        ['FREEZE', detail(row).amount],
      ]);
    }
  });

  it('has the log entries of every change, claim, reveal and refusal', () => {
    const row = desk.order(desk.stories.tier2);
    const steps: [string, () => { traceId: string }][] = [
      ['SUCCESS', () => desk.done('li.na', 'claim', row)],
      ['REFUSED', () => desk.act('w.chai', 'pass', row)],
      ['SUCCESS', () => desk.done('li.na', 'release', row)],
      ['SUCCESS', () => desk.done('li.na', 'pass', row)],
      ['REFUSED', () => desk.act('li.na', 'pass', row)],
      [
        'SUCCESS',
        () =>
          desk.call('li.na', 'POST /common/sensitive/reveal', {
            body: { entity: 'withdraw', id: row.no, field: 'payeeName', reasonCode: 'VERIFY_PAYEE' },
          }).envelope,
      ],
      ['SUCCESS', () => desk.done('li.na', 'undo', row)],
    ];
    const traces = steps.map(([result, run]) => {
      desk.clock.advance(10);
      return [run().traceId, result];
    });
    // Calls on other orders are not included.
    desk.done('w.chai', 'claim', desk.order(desk.stories.overdue));
    const { logs = [], events = [] } = detail(row);
    expect(logs.map(({ traceId, result }) => [traceId, result])).toEqual(traces);
    expect(logs.map(({ seq }) => seq)).toEqual(logs.map(({ seq }) => seq).sort((a, b) => a - b));
    expect(events.map(({ kind }) => kind)).toEqual(['SUBMITTED', 'CLAIMED', 'RELEASED', 'FIRST_PASSED', 'REVEALED', 'UNDONE']);
  });

  it('has the entry of a bulk call that was refused for this order alone', () => {
    const [good, bad] = [desk.order(desk.stories.kycExpired), desk.order(desk.stories.claimedByColleague)];
    const items = [good, bad].map(({ no, version }) => ({ withdrawNo: no, version }));
    const { envelope } = desk.call('li.na', 'POST /trade/withdraw/reject', { body: { items, reasonCode: 'LIMIT' } });
    expect(envelope.code).toBe(207);
    expect(detail(bad).logs?.at(-1)).toMatchObject({ traceId: envelope.traceId, result: 'PARTIAL', operatorName: 'li.na' });
    expect(detail(good).logs?.at(-1)).toMatchObject({ traceId: envelope.traceId, result: 'PARTIAL' });
  });

  it('shows no full name or account number in any part', () => {
    const secrets = desk.world.payees.flatMap(({ name, accountNo }) => [name, accountNo]);
    const text = JSON.stringify(rows.slice(-80).map((row) => detail(row)));
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is not found without the right to open it', () => {
    const row = desk.order(desk.stories.overdue);
    expect(desk.call('sys.admin', `GET /trade/withdraw/detail?withdrawNo=${row.no}`).envelope.code).toBe(403);
    expect(row.submittedAt).toBe(NOW - 48 * MINUTE);
  });
});
