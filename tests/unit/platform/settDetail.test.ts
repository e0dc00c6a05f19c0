import type { NotifyTry, RawMessage, RecordEvent, Sett, SettDetail } from '@/contract';
import { currencyInfo } from '../../../mock/base/money';
import type { Payout } from '../../../mock/model/payments';
import { formatMoney } from '../../../src/domain/money';
import { aPlatform, dataOf, textOf } from './support';

const HOUR = 3_600_000;
const bench = aPlatform({ days: 1, scale: 0 });
const { platform, call, operator } = bench;
const { world, clock } = platform;
/** Of a merchant that no operator with a narrow scope may see, and one that p.garcia may. */
const merchant = (isSeen: boolean) => {
  const { values } = operator('p.garcia').scope;
  const found = world.holders.find(
    ({ type, status, no, isTest }) => type === 'MERCHANT' && status === 'ACTIVE' && !isTest && values.includes(no) === isSeen,
  );
  if (!found) throw new Error('There is no such merchant');
  return found;
};
const seen = merchant(true);
const foreign = merchant(false);
/** Requested by the API, small and to a known beneficiary: no rule flags it for review. */
function payOut(plan: 'SUCCESS' | 'FAILED' | 'SILENT' | 'REVERSED', holder = seen) {
  const payee = holder.payees.find(({ firstUsedAt }) => clock.now() - firstUsedAt > 24 * HOUR);
  const { currency } = holder.accounts[0]?.account ?? {};
  return platform.payOut({ holder, payee, net: currencyInfo(currency ?? '').tiers.tier1 / 100n, plan, waits: 0, source: 'API' });
}

const paid = payOut('SUCCESS');
const failed = payOut('FAILED');
const lost = payOut('SILENT');
const returned = payOut('REVERSED');
const strange = payOut('SUCCESS', foreign);
const held = platform.payOut({ holder: seen, waits: 0, reviewReasons: ['BLACKLIST_NEAR'], source: 'API' });
clock.advance(5 * HOUR);

const PATHS = ['detail', 'raw', 'event/list', 'notify/page', 'receipt'] as const;
type Path = (typeof PATHS)[number];
const get = (path: Path, { no }: Pick<Payout, 'no'>, who = 'admin', lang: 'en' | 'zh' = 'en') =>
  call(who, `GET /trade/sett/${path}?settNo=${no}`, { lang });
const detailOf = (payout: Payout, who = 'admin') => dataOf<SettDetail>(get('detail', payout, who));

/** Gives an operator exactly these keys for a moment. */
function withKeys<Result>(who: string, keys: readonly string[], run: () => Result): Result {
  const one = operator(who);
  const { access } = one;
  one.access = new Set(keys);
  try {
    return run();
  } finally {
    one.access = access;
  }
}

it('the payouts have the states that these tests need', () => {
  expect([paid, failed, lost, returned, strange, held].map(({ status }) => status)).toEqual([
    'SUCCESS',
    'FAILED',
    'UNKNOWN',
    'REVERSED',
    'SUCCESS',
    'REVIEW',
  ]);
});

describe('each call has its own key', () => {
  it.each(PATHS)('%s: refused without it, whatever other keys there are, and answered with it alone', (path) => {
    const key = `trade:sett:${path.replaceAll('/', ':')}`;
    const others = [...operator('admin').access].filter((one) => one !== key);
    const refused = withKeys('admin', others, () => get(path, paid));
    expect(refused.envelope).toMatchObject({ code: 403, error: 'FORBIDDEN', data: { required: [key] } });
    expect(refused.write).toBeUndefined();
    expect(withKeys('admin', [key], () => get(path, paid)).envelope.code).toBe(200);
  });

  it('of which the seed roles have those for reading, but neither raw messages nor receipts', () => {
    for (const path of ['detail', 'event/list', 'notify/page'] as const)
      expect(get(path, paid, 'k.wong').envelope.code).toBe(200);
    for (const path of ['raw', 'receipt'] as const)
      for (const who of ['k.wong', 'chen.yu', 'ops.lee', 'auditor']) expect(get(path, paid, who).envelope.code).toBe(403);
  });
});

describe('a missing order and one outside the scope', () => {
  it.each(PATHS)('%s: have the same answer', (path) => {
    const keys = [...operator('admin').access];
    const [unknown, outside, own] = withKeys('p.garcia', keys, () => [
      get(path, { no: 'S20000101000000000001' }, 'p.garcia').envelope,
      get(path, strange, 'p.garcia').envelope,
      get(path, paid, 'p.garcia').envelope,
    ]);
    expect(unknown).toMatchObject({
      code: 404,
      error: 'NOT_FOUND',
      msg: 'Payout order not found, or outside your data scope.',
    });
    expect(outside).toMatchObject({ code: 404, msg: unknown?.msg });
    expect(own?.code).toBe(200);
    expect(get(path, strange).envelope.code).toBe(200);
  });

  it('require a number', () => {
    for (const path of PATHS) expect(call('admin', `GET /trade/sett/${path}`).envelope.code).toBe(400);
  });
});

describe('the detail', () => {
  it('shows the path of the money step by step, with sums', () => {
    const { money = [], amount, fee, netAmount } = detailOf(paid);
    const of = (kind: string) => money.find((part) => part.kind === kind)?.amount;
    expect([of('AMOUNT'), of('FEE'), of('PAYEE')]).toEqual([amount, `-${fee}`, netAmount]);
    expect(of('NET')).toBeUndefined();
    expect(of('PROFIT')).toBe(detailOf(paid).profit);
  });

  it('hides cost, agents and profit without the profit key', () => {
    const shown = detailOf(paid, 'k.wong');
    expect(shown.money?.map(({ kind }) => kind)).toEqual(['AMOUNT', 'FEE', 'PAYEE']);
    for (const field of ['agents', 'profit', 'upstreamCost', 'agentShare']) expect(shown).not.toHaveProperty(field);
  });

  it('shows the balance after each entry', () => {
    const { entries = [] } = detailOf(failed);
    expect(entries.map(({ kind, bucket, direction }) => [kind, bucket, direction])).toEqual([
      ['FREEZE', 'AVAILABLE', 'OUT'],
      ['FREEZE', 'FROZEN', 'IN'],
      ['RELEASE', 'AVAILABLE', 'IN'],
      ['RELEASE', 'FROZEN', 'OUT'],
    ]);
    expect(entries.every(({ afterAmount }) => /^-?\d/.test(afterAmount ?? ''))).toBe(true);
  });

  it('shows entries of other accounts only with the profit key', () => {
    const accountsOf = (who: string) => new Set(detailOf(paid, who).entries?.map(({ accountNo }) => accountNo));
    expect([...accountsOf('k.wong')]).toEqual([paid.account.no]);
    expect(accountsOf('admin').size).toBeGreaterThan(2);
  });

  it('names every order over the same money, from each of them', () => {
    const again = ({ no, version }: Payout, channelCode: string): Payout => {
      const body = { settNo: no, version, channelCode };
      const { retriedBy } = dataOf<Sett>(call('ops.lee', 'POST /trade/sett/retry', { body }));
      return world.payouts.get(retriedBy ?? '') as Payout;
    };
    const alone = detailOf(failed);
    expect(alone.lineage).toMatchObject([{ settNo: failed.no, status: 'FAILED', failMsg: expect.stringMatching(/rejected/) }]);
    const second = again(failed, 'CH0311');
    world.payoutPlans.set(second.no, 'FAILED');
    clock.advance(HOUR);
    expect(second.status).toBe('FAILED');
    const third = again(second, 'CH0312');
    const chain = [failed, second, third].map(({ no }) => no);
    for (const payout of [failed, second, third]) expect(detailOf(payout).lineage?.map(({ settNo }) => settNo)).toEqual(chain);
    expect(detailOf(second)).toMatchObject({
      retryOf: failed.no,
      retriedBy: third.no,
      lineage: [{}, { channelCode: 'CH0311' }, {}],
    });
    expect(detailOf(paid).lineage).toHaveLength(1);
  });

  it('of a withdrawal names its siblings, and leaves the decision to the withdrawal', () => {
    const order = world.withdraws.get(platform.stories.failed);
    const [payout] = order?.payouts ?? [];
    if (!order || !payout) throw new Error('The story is gone');
    const shown = detailOf(payout);
    expect(shown).toMatchObject({ source: 'WITHDRAW', sourceNo: order.no, entries: [] });
    expect(shown.lineage?.map(({ settNo }) => settNo)).toEqual(order.payouts.map(({ no }) => no));
    expect(shown.denied?.find(({ action }) => action === 'retry')?.why).toContain(order.no);
  });
});

describe('the beneficiary stays masked', () => {
  const secretsOf = ({ payee }: Payout) => [payee.name, payee.accountNo];

  it.each([
    ['paid', paid],
    ['failed', failed],
    ['unknown', lost],
    ['returned', returned],
  ])('for a payout that is %s, in detail, callbacks, messages and receipt', async (_, payout) => {
    const answers = await Promise.all(
      (['detail', 'raw', 'event/list', 'notify/page'] as const).map((path) => JSON.stringify(get(path, payout).envelope.data)),
    );
    if (payout.status !== 'UNKNOWN' && payout.status !== 'FAILED') answers.push(await textOf(get('receipt', payout)));
    for (const secret of secretsOf(payout)) expect(answers.filter((text) => text.includes(secret))).toEqual([]);
    expect(answers[0]).toContain(`******${payout.payee.accountNo.slice(-4)}`);
  });
});

describe('raw messages', () => {
  const messagesOf = (payout: Payout) => dataOf<RawMessage[]>(get('raw', payout));
  const namesOf = (payout: Payout) => messagesOf(payout).map(({ name, attemptNo }) => `${name} ${attemptNo}`);

  it('show each attempt, oldest first', () => {
    expect(namesOf(paid)).toEqual(['REQUEST 1', 'ANSWER 1', 'CALLBACK 1']);
    expect(namesOf(lost)).toEqual(['REQUEST 1']);
    expect(namesOf(returned)).toEqual(['REQUEST 1', 'ANSWER 1', 'CALLBACK 1', 'CALLBACK 1']);
    expect(namesOf(held)).toEqual([]);
    const [request, , callback] = messagesOf(failed).map(({ body }) => JSON.parse(body ?? '') as Record<string, unknown>);
    expect(request).toMatchObject({ orderNo: failed.no, payee: { name: '******', account: '******' }, sign: '******' });
    expect(callback).toMatchObject({ status: 'REFUSED', code: 'BENEFICIARY_BANK_REFUSED' });
    const times = messagesOf(returned).map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('are not in the detail, and each view is logged for the order', () => {
    expect(detailOf(paid)).not.toHaveProperty('raw');
    const before = detailOf(paid).logs?.length ?? 0;
    get('raw', paid);
    expect(detailOf(paid).logs?.slice(before)).toMatchObject([
      { operatorName: 'admin', action: 'trade:sett:raw', result: 'SUCCESS' },
    ]);
    get('event/list', paid);
    expect(detailOf(paid).logs).toHaveLength(before + 1);
  });
});

describe('timeline and callbacks alone', () => {
  it('are the same as in the detail', () => {
    expect(dataOf<RecordEvent[]>(get('event/list', returned))).toEqual(detailOf(returned).events);
    const { list, total } = dataOf<{ list: NotifyTry[]; total: number }>(get('notify/page', returned));
    expect(list).toEqual(detailOf(returned).notifies?.slice().reverse());
    expect(total).toBeGreaterThan(1);
  });

  it('come in pages, newest first', () => {
    const page = (current: number) =>
      dataOf<{ list: NotifyTry[] }>(
        call('admin', `GET /trade/sett/notify/page?settNo=${returned.no}&current=${current}&pageSize=1`),
      ).list[0]?.tryNo;
    const total = returned.notify.tries.length;
    expect([page(1), page(total), page(total + 1)]).toEqual([total, 1, undefined]);
  });
});

describe('the receipt', () => {
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

  it('is a PDF with number, amount and masked beneficiary, in both languages', async () => {
    const outcome = get('receipt', paid);
    expect(outcome.headers).toMatchObject({ 'content-type': 'application/pdf', 'file-name': `receipt_${paid.no}.pdf` });
    const text = await textOf(outcome);
    const { netAmount = '', payeeName, payeeAccountNo, currency } = dataOf<Sett>(get('detail', paid));
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.endsWith('%%EOF\n')).toBe(true);
    for (const part of [paid.no, formatMoney(netAmount, currency), payeeName, payeeAccountNo, 'Payout receipt'])
      expect(text).toContain(`(${part}`.trimEnd());
    expect(text).toContain(`<${wide('代付回单')}>`);
    expect(text).toContain('/BaseFont /STSong-Light /Encoding /UniGB-UCS2-H');
    expect(text).not.toContain('Returned');
  });

  it('has a correct cross-reference table', async () => {
    const text = await textOf(get('receipt', returned));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place) => /^\d+ 0 obj/.exec(text.slice(place))?.[0])).toEqual(places.map((_, at) => `${at + 1} 0 obj`));
    const [, length = '', stream = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
    expect(text).toContain('(Returned at');
  });

  it('escapes brackets in a name', async () => {
    const { holder } = paid;
    const { name } = holder;
    holder.name = 'A) Tj (B\\';
    const text = await textOf(get('receipt', paid));
    holder.name = name;
    expect(text).toContain('(A\\) Tj \\(B\\\\ \\(');
  });

  it.each([
    ['FAILED', failed],
    ['UNKNOWN', lost],
    ['REVIEW', held],
  ] as const)('is refused for a payout that is %s, with its state', (status, payout) => {
    const { envelope, write } = get('receipt', payout);
    expect(envelope).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      data: { current: { settNo: payout.no, status }, changedBy: expect.any(String), changedAt: expect.any(String) },
    });
    expect(write).toBeUndefined();
  });

  it('is logged, refused or not', () => {
    expect(platform.log.entries.filter(({ action }) => action === 'trade:sett:receipt').at(-1)).toMatchObject({
      result: 'REFUSED',
    });
    get('receipt', paid);
    expect(detailOf(paid).logs?.at(-1)).toMatchObject({ action: 'trade:sett:receipt', result: 'SUCCESS', operatorName: 'admin' });
  });
});

it('the books balance after all tests', () => {
  expect(platform.check()).toEqual([]);
});
