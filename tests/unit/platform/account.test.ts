import type {
  AccountHold,
  AccountProof,
  MoneyAccount,
  MoneyAccountDetail,
  MoneyAccountStatistics,
  MoneyAccountTotal,
} from '@/contract';
import { breakOf } from '../../../mock/areas/account/proof';
import { actor } from '../../support/actor';
import { type APlatform, aPlatform, dataOf, NOW } from './support';

const PDF = Buffer.from('%PDF-1.4 receipt').toString('base64');
const REMARK = 'Agreed with the merchant by mail';

/** A merchant's account with money on it, and calls on it. */
function aDesk(bench: APlatform = aPlatform()) {
  const { call, platform } = bench;
  const holder = platform.world.holders.find(
    ({ type, status, accounts }) =>
      type === 'MERCHANT' && status === 'ACTIVE' && accounts.some(({ account }) => account.amounts.available > 10_000n),
  );
  const account = holder?.accounts[0]?.account;
  if (!holder || !account) throw new Error('No merchant has money');
  const version = () => platform.world.accountBook.states.get(account.no)?.version ?? 1;
  const upload = (who = 'admin') =>
    dataOf<{ fileId: string }>(
      call(who, 'POST /common/file/add', { body: { name: 'a.pdf', type: 'application/pdf', content: PDF } }),
    ).fileId;
  const { read, send } = actor('/user/account')(bench);
  const post = (verb: string, body: object, who?: string) =>
    send(verb, { accountNo: account.no, version: version(), ...body }, who);
  const detail = (who?: string) => dataOf<MoneyAccountDetail>(read(`detail?accountNo=${account.no}`, who));
  const refused = ({ data }: { data?: unknown }) =>
    (data as { fields?: { name: string; rule: string }[] }).fields?.map((one) => `${one.name} ${one.rule}`);
  return { ...bench, holder, account, post, detail, upload, refused, version };
}

describe('accounts', () => {
  it('lists accounts of every kind, hides empty ones, and sums to zero in every currency', () => {
    const { call, platform } = aPlatform();
    const page = dataOf<{ list: MoneyAccount[]; total: number }>(call('admin', 'GET /user/account/page?pageSize=200'));
    const all = dataOf<{ total: number }>(call('admin', 'GET /user/account/page?withZero=true'));
    expect(all.total).toBe(platform.world.ledger.accounts.size);
    expect(page.total).toBeLessThan(all.total);
    expect(
      page.list.every(({ availableAmount, frozenAmount, pendingAmount }) =>
        /[1-9]/.test(`${availableAmount}${frozenAmount}${pendingAmount}`),
      ),
    ).toBe(true);
    const kinds = new Set(page.list.map(({ holderType }) => holderType));
    expect([...kinds].sort()).toEqual(['AGENT', 'CARD', 'MERCHANT', 'PLATFORM', 'UPSTREAM']);
    const { currencies } = dataOf<MoneyAccountStatistics>(call('admin', 'GET /user/account/statistics'));
    expect(currencies.length).toBeGreaterThan(4);
    for (const { currency, grand } of currencies)
      expect([currency, grand]).toEqual([currency, currency === 'VND' ? '0' : '0.00']);
  });

  it('sums by type and currency over the listed rows', () => {
    const { call, platform } = aPlatform();
    const page = (query: string) =>
      dataOf<{ list: MoneyAccount[]; total: number; summary: MoneyAccountTotal[] }>(
        call('admin', `GET /user/account/page?pageSize=200&${query}`),
      );
    const { types = [] } = dataOf<MoneyAccountStatistics>(call('admin', 'GET /user/account/statistics'));
    expect(types.map(({ accountType }) => accountType)).toEqual(expect.arrayContaining(['BALANCE', 'CLEARING', 'PROFIT']));
    const { accounts } = platform.world.ledger;
    for (const { accountType, currencies } of types) {
      const own = [...accounts.values()].filter(({ type, amounts }) => {
        const isEmpty = amounts.available === 0n && amounts.frozen === 0n && amounts.pending === 0n;
        return type === accountType && !isEmpty;
      });
      expect(currencies.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
      expect(page(`accountType=${accountType}`).total).toBe(own.length);
      for (const { currency, amount } of currencies) {
        const digits = currency === 'VND' ? 0 : 2;
        const minor = own
          .filter((one) => one.currency === currency)
          .reduce((sum, { amounts }) => sum + amounts.available + amounts.frozen + amounts.pending, 0n);
        expect(BigInt(amount.replace('.', ''))).toBe(minor);
        expect(amount.split('.')[1]?.length ?? 0).toBe(digits);
      }
    }
    // Accounts of merchants and of clearing stand on two sides of the books: no total takes both.
    const { summary } = page('currency=THB');
    expect(new Set(summary.map(({ accountType }) => accountType)).size).toBe(summary.length);
    expect(page('currency=THB&accountType=BALANCE').summary).toHaveLength(1);
  });

  it('shows ninety days of an account, also of a younger one', () => {
    const { detail, account } = aDesk();
    const { days } = detail();
    const first = new Date((account.entries[0]?.transaction.at ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10);
    const today = new Date(NOW + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(days).toHaveLength(90);
    expect([days.at(-1)?.date, days[0]?.date]).toEqual([
      today,
      new Date(Date.parse(today) - 89 * 86_400_000).toISOString().slice(0, 10),
    ]);
    expect(days.filter(({ date, closing }) => date < first && /[1-9]/.test(closing))).toEqual([]);
  });

  it('shows platform accounts only with an unlimited scope', () => {
    const { call, operator, platform } = aPlatform();
    const who = operator('k.wong');
    const [merchant] = platform.world.holders.filter(({ type }) => type === 'MERCHANT');
    who.scope = { type: 'MERCHANT', values: [merchant?.no ?? ''] };
    const { list } = dataOf<{ list: MoneyAccount[] }>(call(who.username, 'GET /user/account/page?withZero=true'));
    expect(new Set(list.map(({ holderNo }) => holderNo))).toEqual(new Set([merchant?.no]));
    expect(call(who.username, 'GET /user/account/detail?accountNo=P1-THB-PROFIT').envelope.code).toBe(404);
    const { currencies } = dataOf<MoneyAccountStatistics>(call(who.username, 'GET /user/account/statistics'));
    expect(new Set(currencies.map(({ grand }) => grand))).toEqual(new Set([null]));
  });

  it('freezes an amount with a reason, and releases it once', () => {
    const { account, post, detail, call, platform } = aDesk();
    const { available, frozen } = account.amounts;
    const answer = post('freeze', { amount: '25', reasonCode: 'COURT_ORDER', remark: 'Case 7' });
    expect(answer).toMatchObject({ code: 200, data: { currency: 'THB' } });
    expect(account.amounts).toMatchObject({ available: available - 2_500n, frozen: frozen + 2_500n });
    const hold = detail().holds.find(({ kind }) => kind === 'MANUAL') as AccountHold;
    expect(hold).toMatchObject({ amount: '25.00', reasonCode: 'COURT_ORDER', remark: 'Case 7', canRelease: true });
    expect(platform.check()).toEqual([]);
    const give = () =>
      call('admin', 'POST /user/account/unfreeze', {
        body: { holdNo: hold.holdNo, version: hold.version, reasonCode: 'CASE_CLOSED' },
      }).envelope;
    expect(give().code).toBe(200);
    expect(account.amounts).toMatchObject({ available, frozen });
    expect(give()).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(platform.check()).toEqual([]);
  });

  it('releases a hold automatically when it expires', () => {
    const { account, post, platform } = aDesk();
    const { frozen } = account.amounts;
    post('freeze', { amount: '25', reasonCode: 'COURT_ORDER', remark: 'x', until: new Date(NOW + 3_600_000).toISOString() });
    expect(account.currency).toBe('THB');
    expect(account.amounts.frozen).toBe(frozen + 2_500n);
    platform.clock.advance(3_600_001);
    expect([...platform.world.accountBook.holds.values()].map(({ updatedBy }) => updatedBy)).toEqual(['SYSTEM']);
    expect(account.amounts.frozen).toBe(frozen);
    expect(platform.check()).toEqual([]);
  });

  it('freezes no more than the balance, and refuses an end in the past', () => {
    const { post, refused } = aDesk();
    const body = { reasonCode: 'COURT_ORDER', remark: 'x' };
    expect(refused(post('freeze', { ...body, amount: '99999999999' }))).toEqual(['amount balance']);
    expect(refused(post('freeze', { ...body, amount: '0' }))).toEqual(['amount positive']);
    expect(refused(post('freeze', { ...body, amount: '1.2345' }))).toEqual(['amount digits']);
    expect(refused(post('freeze', { ...body, amount: '5', until: '2020-01-01T00:00:00Z' }))).toEqual(['until range']);
  });

  it('books a correction against profit, with evidence, up to the tier of the operator', () => {
    const { account, post, upload, refused, platform, detail, operator } = aDesk();
    const profit = platform.world.ledger.account('P1', account.currency, 'PROFIT', false);
    const before = [account.amounts.available, profit.amounts.available] as const;
    const body = { direction: 'IN', amount: '7', reasonCode: 'BONUS', remark: REMARK };
    expect(refused(post('adjust', { ...body, evidenceFileId: 'none', remark: 'short' }))).toEqual([
      'remark minLength',
      'evidenceFileId exists',
    ]);
    const tier = detail().adjustMax ?? '';
    expect(refused(post('adjust', { ...body, evidenceFileId: upload(), amount: `9${tier.split('.')[0]}` }))).toEqual([
      'amount limit',
    ]);
    const fileId = upload();
    expect(post('adjust', { ...body, evidenceFileId: fileId }).code).toBe(200);
    expect(account.currency).toBe('THB');
    expect([account.amounts.available - before[0], profit.amounts.available - before[1]]).toEqual([700n, -700n]);
    expect(refused(post('adjust', { ...body, evidenceFileId: fileId }))).toEqual(['evidenceFileId exists']);
    expect(detail().events?.at(-1)).toMatchObject({ kind: 'ACCOUNT_ADJUST', fileId, actorName: 'admin' });
    const short = post('adjust', { ...body, direction: 'OUT', amount: '99999999999', evidenceFileId: upload() });
    expect(refused(short)).toContain('amount balance');
    expect(operator('admin').withdrawTier).toBe(3);
    expect(platform.check()).toEqual([]);
  });

  it('opens the evidence to everyone who may open the account', () => {
    const { post, upload, call } = aDesk();
    const fileId = upload();
    expect(call('auditor', `GET /common/file/down?fileId=${fileId}`).envelope.code).toBe(404);
    post('adjust', { direction: 'IN', amount: '7', reasonCode: 'BONUS', remark: REMARK, evidenceFileId: fileId });
    expect(call('auditor', `GET /common/file/down?fileId=${fileId}`).write).toBeDefined();
  });

  it('books each receipt once', () => {
    const { account, post, upload, refused, platform } = aDesk();
    const { available } = account.amounts;
    const body = () => ({ amount: '50', bankRefNo: ' ref-1 ', reasonCode: 'BANK_TRANSFER', evidenceFileId: upload() });
    expect(post('topUp', body())).toMatchObject({ code: 200, data: { currency: 'THB' } });
    expect(account.amounts.available).toBe(available + 5_000n);
    expect(refused(post('topUp', { ...body(), bankRefNo: 'REF-1' }))).toEqual(['bankRefNo unique']);
    expect(account.amounts.available).toBe(available + 5_000n);
    expect(platform.check()).toEqual([]);
  });

  it('blocks debits, manual credits or both until the block is lifted with permission', () => {
    const { account, post, upload, platform, holder } = aDesk();
    expect(post('block', { mode: 'DEBIT', reasonCode: 'FRAUD_SUSPECT' })).toMatchObject({ data: { status: 'DEBIT_BLOCKED' } });
    expect(account.isDebitBlocked).toBe(true);
    expect(() => platform.payOut({ holder })).toThrow(/blocked/);
    expect(post('block', { mode: 'ALL', reasonCode: 'FRAUD_SUSPECT' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(post('unblock', { reasonCode: 'MISTAKE' }, 'r.santos').code).toBe(403);
    expect(post('unblock', { reasonCode: 'MISTAKE' })).toMatchObject({ data: { status: 'NORMAL', statusReason: null } });
    post('block', { mode: 'CREDIT', reasonCode: 'COURT_ORDER' });
    expect(account.isDebitBlocked).toBe(false);
    const credit = { direction: 'IN', amount: '7', reasonCode: 'BONUS', remark: REMARK, evidenceFileId: upload() };
    expect(post('adjust', credit)).toMatchObject({ code: 409, data: { current: { status: 'CREDIT_BLOCKED' } } });
    const top = { amount: '5', bankRefNo: 'r', reasonCode: 'BANK_TRANSFER', evidenceFileId: upload() };
    expect(post('topUp', top).code).toBe(409);
    expect(post('adjust', { ...credit, direction: 'OUT' }).code).toBe(200);
  });

  it('refuses a stale version, and accounts of no customer', () => {
    const { post, call, version } = aDesk();
    post('block', { mode: 'DEBIT', reasonCode: 'FRAUD_SUSPECT' });
    const stale = post('unblock', { version: version() - 1, reasonCode: 'MISTAKE' });
    expect(stale).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'admin', current: { status: 'DEBIT_BLOCKED' } },
    });
    const body = { accountNo: 'P1-THB-PROFIT', version: 1, amount: '5', reasonCode: 'COURT_ORDER', remark: 'x' };
    expect(call('admin', 'POST /user/account/freeze', { body }).envelope.code).toBe(409);
  });

  it('verifies the ledger, and names the first entry that does not follow', () => {
    const { call, platform, account, detail } = aDesk();
    const proof = () => dataOf<AccountProof>(call('admin', 'GET /user/account/proof'));
    expect(proof()).toMatchObject({ broken: [] });
    expect(proof().currencies.every(({ isBalanced }) => isBalanced)).toBe(true);
    expect(detail()).toMatchObject({ checkState: 'OK', checkedAt: new Date(NOW).toISOString() });
    const entry = account.entries.find(({ bucket }) => bucket === 'available');
    if (!entry) throw new Error('No entry');
    entry.after += 1n;
    expect(breakOf(account)).toMatchObject({ historyNo: `${account.no}.available.${entry.seq}` });
    account.amounts.available += 1n;
    const { broken, currencies } = proof();
    expect(broken.map(({ accountNo }) => accountNo)).toEqual([account.no]);
    expect(currencies.filter(({ isBalanced }) => !isBalanced).map(({ currency }) => currency)).toEqual([account.currency]);
    expect(detail()).toMatchObject({ checkState: 'BROKEN' });
    expect(platform.check()).not.toEqual([]);
  });

  it('explains the whole frozen amount by its holds', () => {
    const { call, platform } = aPlatform({ flow: 0.3 });
    const frozen = [...platform.world.ledger.accounts.values()].filter(({ amounts }) => amounts.frozen > 0n).slice(0, 12);
    expect(frozen.length).toBeGreaterThan(3);
    for (const { no, amounts, currency } of frozen) {
      const { list } = dataOf<{ list: AccountHold[] }>(call('admin', `GET /user/account/hold/page?accountNo=${no}&pageSize=200`));
      const digits = currency === 'VND' ? 0 : 2;
      const sum = list.reduce((total, { amount }) => total + Math.round(Number(amount) * 10 ** digits), 0);
      expect([no, sum]).toEqual([no, Number(amounts.frozen)]);
    }
  });
});
