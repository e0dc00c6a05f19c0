import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AccountDays, AccountEntry, AccountEntryDetail, AccountEntryStatistics, AccountTransaction } from '@/contract';
import { actor } from '../../support/actor';
import { aPlatform, dataOf, NOW } from './support';

const minor = (amount: string) => BigInt(amount.replace('.', ''));

function aDesk() {
  const bench = aPlatform({ flow: 0.2 });
  const { call, platform } = bench;
  const account = [...platform.world.ledger.accounts.values()].find(
    ({ type, entries, isCustomer }) => type === 'BALANCE' && isCustomer && entries.length > 8,
  );
  if (!account) throw new Error('No account has entries');
  const at = actor('/user/accountHistory')({ call });
  const get = <T>(line: string, who?: string) => dataOf<T>(at.get(line, who));
  const page = (query: string, who = 'admin') => get<{ list: AccountEntry[]; total: number }>(`page?pageSize=200&${query}`, who);
  const code = at.read;
  return { ...bench, account, get, page, code };
}

describe('account statement', () => {
  it('shows each change with the balance before and after, without a gap', () => {
    const { account, page } = aDesk();
    const { list } = page(`accountNo=${account.no}&bucket=AVAILABLE`);
    expect(list.length).toBeGreaterThan(3);
    list.forEach(({ beforeAmount, afterAmount, amount, direction }, at) => {
      const signed = direction === 'IN' ? minor(amount) : -minor(amount);
      expect(minor(beforeAmount) + signed).toBe(minor(afterAmount));
      const older = list[at + 1];
      if (older) expect(older.afterAmount).toBe(beforeAmount);
    });
  });

  it('requires a holder or an account for more than 7 days, and defaults to the last 7', () => {
    const { account, page, code } = aDesk();
    const days = (from: number) => `from=${new Date(NOW - from * 86_400_000).toISOString()}&to=${new Date(NOW).toISOString()}`;
    expect(code(`page?${days(8)}`)).toMatchObject({
      code: 400,
      msg: 'Choose a holder or an account to see more than 7 days.',
    });
    expect(code(`page?${days(7)}`).code).toBe(200);
    expect(code(`page?${days(8)}&accountNo=${account.no}`).code).toBe(200);
    expect(code(`page?${days(8)}&holderNo=${account.holderNo}`).code).toBe(200);
    expect(page('').total).toBeGreaterThan(0);
  });

  it('finds all entries with a number, at any time', () => {
    const { account, page, platform } = aDesk();
    // Of a pay order: the number of a top-up may also be a merchant's order number.
    const entry = account.entries.find(({ transaction }) => transaction.ref.startsWith('P'));
    const ref = entry?.transaction.ref ?? '';
    const { list } = page(`keyword=${ref.toLowerCase()}`);
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBe(platform.world.ledger.entries.filter(({ transaction }) => transaction.ref === ref).length);
    expect(list.every(({ bizNo }) => bizNo === ref)).toBe(true);
  });

  it('shows every side of a transaction, which add up to zero', () => {
    const { account, page, get } = aDesk();
    const [entry] = page(`accountNo=${account.no}&bizType=PAYIN`).list;
    if (!entry) throw new Error('No pay-in');
    const { sides, hiddenSides } = get<AccountTransaction>(`txn?txnNo=${entry.txnNo}`);
    expect(hiddenSides).toBe(0);
    expect(sides.reduce((sum, { amount, direction }) => sum + (direction === 'IN' ? minor(amount) : -minor(amount)), 0n)).toBe(
      0n,
    );
    expect(entry).toMatchObject({ bizEntity: 'payorder', bizRecordNo: entry.bizNo });
    const txns = page(`accountNo=${account.no}&by=TXN`).list;
    expect(new Set(txns.map(({ txnNo }) => txnNo)).size).toBe(txns.length);
    expect(txns.every(({ sides: own = [] }) => own.length > 1)).toBe(true);
  });

  it('counts the sides that are outside the scope', () => {
    const { account, operator, get, code, page } = aDesk();
    const who = operator('k.wong');
    who.scope = { type: 'MERCHANT', values: [account.holderNo] };
    const [entry] = page(`accountNo=${account.no}&bizType=PAYIN`).list;
    const { sides, hiddenSides } = get<AccountTransaction>(`txn?txnNo=${entry?.txnNo}`, who.username);
    expect(sides.map(({ accountNo }) => accountNo)).toEqual([account.no]);
    expect(hiddenSides).toBeGreaterThan(0);
    expect(code('page?accountNo=P1-THB-PROFIT', who.username)).toMatchObject({ data: { total: 0 } });
    expect(code('daily?accountNo=P1-THB-PROFIT&from=2026-11-18&to=2026-11-20', who.username).code).toBe(404);
  });

  it('balances opening, in, out and closing, for a range and for each day', () => {
    const { account, get } = aDesk();
    const from = new Date(NOW - 2 * 86_400_000).toISOString();
    for (const bucket of ['', '&bucket=AVAILABLE', '&bucket=PENDING']) {
      const { account: sum } = get<AccountEntryStatistics>(`statistics?accountNo=${account.no}&from=${from}${bucket}`);
      if (!sum) throw new Error('No equation');
      expect(minor(sum.opening) + minor(sum.inAmount) - minor(sum.outAmount)).toBe(minor(sum.closing));
    }
    const { days } = get<AccountDays>(`daily?accountNo=${account.no}&from=2026-11-16&to=2026-11-20`);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']);
    days.forEach(({ opening, inAmount, outAmount, closing, available = '0', frozen = '0', pending = '0' }, at) => {
      expect(minor(opening) + minor(inAmount) - minor(outAmount)).toBe(minor(closing));
      expect(minor(available) + minor(frozen) + minor(pending)).toBe(minor(closing));
      const older = days[at + 1];
      if (older) expect(older.closing).toBe(opening);
    });
    expect(get<AccountDays>(`daily?accountNo=${account.no}`).days.map(({ date }) => date)).toHaveLength(30);
    expect(get<AccountDays>(`daily?accountNo=${account.no}&to=2026-11-20`).days[0]).toEqual(days[0]);
    const { amounts } = account;
    expect(minor(days[0]?.closing ?? '0')).toBe(amounts.available + amounts.frozen + amounts.pending);
  });

  it('refuses reversed ranges and too many days', () => {
    const { account, code } = aDesk();
    const days = (from: string, to: string) => code(`daily?accountNo=${account.no}&from=${from}&to=${to}`).code;
    expect(days('2026-11-20', '2026-11-19')).toBe(400);
    expect(days('2026-01-01', '2026-11-19')).toBe(400);
  });

  it('shows who made a manual entry, and why', () => {
    const { account, call, page, get } = aDesk();
    const body = { accountNo: account.no, version: 1, amount: '5', reasonCode: 'COURT_ORDER', remark: 'Case 7' };
    expect(call('admin', 'POST /user/account/freeze', { body }).envelope.code).toBe(200);
    const [entry] = page(`accountNo=${account.no}&bizType=FREEZE`).list;
    expect(entry).toMatchObject({ operatorName: 'admin', summary: 'Case 7' });
    expect(get<AccountEntryDetail>(`detail?historyNo=${entry?.historyNo}`)).toMatchObject({ reasonCode: 'COURT_ORDER' });
  });

  it('writes the statement of a month with opening, entries, closing and the digest of the entries', async () => {
    const { account, call, code } = aDesk();
    const { write } = call('admin', `GET /user/accountHistory/file?accountNo=${account.no}&month=2026-11&format=csv`);
    const out = new PassThrough();
    const [written] = await Promise.all([text(out), write?.(out)]);
    const lines = written.trim().split('\n');
    expect(lines).toHaveLength(account.entries.length + 5);
    expect(lines[2]).toMatch(/^Opening balance/);
    expect(lines.at(-2)).toMatch(/^Closing balance/);
    const hash = createHash('sha256');
    const list = account.entries.map(({ bucket, seq, transaction, delta, after }) => {
      const money = (value: bigint) => {
        const digits = account.currency === 'VND' ? 0 : 2;
        const raw = value.toString().padStart(digits + 1, '0');
        return digits === 0 ? raw : `${raw.slice(0, -digits)}.${raw.slice(-digits)}`;
      };
      const of = `${account.no}.${bucket}.${seq}|${new Date(transaction.at).toISOString()}`;
      return `${of}|${delta > 0n ? 'IN' : 'OUT'}|${money(delta < 0n ? -delta : delta)}|${money(after)}\n`;
    });
    hash.update(list.join(''));
    expect(lines.at(-1)).toContain(hash.digest('hex'));
    expect(code(`file?accountNo=${account.no}&month=2027-01`).code).toBe(400);
  });
});
