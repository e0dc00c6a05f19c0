import type { ApprovalDetail, LogEntry, Option, OwnNotice, Upstream } from '@/contract';
import type { Scope } from '../../../mock/model/operators';
import { seesRecord } from '../../../mock/model/recordScope';
import { anApprovalDesk } from '../../support/approvalCalls';
import { type APlatform, aPlatform, dataOf, textOf } from './support';

/* What a narrow data scope must not show, besides the entries of the log (tests/contract/logScope.test.ts). */

const MERCHANT: Scope = { type: 'MERCHANT', values: ['M100001'] };
const THAI: Scope = { type: 'COUNTRY', values: ['TH'] };

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 2, flow: 0.2 });
});
/** A super administrator, but for this scope. */
function scoped(scope: Scope): string {
  bench.operator('m.tan').scope = scope;
  return 'm.tan';
}
const read = (who: string, line: string) => bench.call(who, `GET ${line}`).envelope;
const optionsOf = (who: string, type: string) =>
  dataOf<{ list: Option[] }>(read(who, `/common/option?type=${type}&pageSize=200`)).list.map(({ value }) => value);
const totalOf = (who: string, line: string) => dataOf<{ total: number }>(read(who, line)).total;

describe('a scope of merchants', () => {
  test.each(['channel', 'payChannel', 'upstream', 'card', 'device'])('chooses from no %s', (type) => {
    expect(optionsOf('admin', type).length).toBeGreaterThan(1);
    expect(optionsOf(scoped(MERCHANT), type)).toEqual([]);
  });

  test('chooses from the products it has a contract for, and their ways', () => {
    const { merchants, catalog } = bench.platform.world;
    const sold = [...(merchants.get('M100001')?.prices.keys() ?? [])].sort();
    expect(optionsOf('admin', 'product').length).toBeGreaterThan(sold.length);
    const who = scoped(MERCHANT);
    expect(optionsOf(who, 'product').sort()).toEqual(sold);
    const ways = [...catalog.ways.values()].filter(({ product }) => sold.includes(product.code)).map(({ code }) => code);
    expect(ways.length).toBeGreaterThan(0);
    expect(optionsOf(who, 'way').sort()).toEqual(ways.sort());
  });

  test('sees no round: not in the list, its figures and file, by its number, nor the versions and head of a way', () => {
    const all = dataOf<{ list: { roundId: string; wayCode: string }[]; total: number }>(
      read('admin', '/product/payway/round/page?pageSize=200'),
    );
    const { roundId, wayCode } = all.list[0] ?? { roundId: '', wayCode: '' };
    expect(roundId).not.toBe('');
    const who = scoped(MERCHANT);
    expect(totalOf(who, '/product/payway/round/page')).toBe(0);
    expect(read(who, `/product/payway/round/detail?roundId=${roundId}`)).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(read(who, `/product/payway/round/version/list?wayCode=${wayCode}`)).toMatchObject({ code: 404 });
    expect(read(who, `/product/payway/round/statistics?wayCode=${wayCode}`).data).toMatchObject({ way: null });
    expect(JSON.stringify(read(who, `/product/payway/round/statistics?wayCode=${wayCode}`))).not.toContain('CH0');
    const body = { wayCode, version: 1, draftVersion: 0, rounds: [] };
    const { envelope } = bench.call(who, 'POST /product/payway/round/discard', { body: { wayCode, draftVersion: 1 } });
    expect([envelope.code, body.wayCode]).toEqual([404, wayCode]);
  });

  test('sees no upstream: not in the list, its figures, by its code, nor its callbacks and files', () => {
    expect(totalOf('admin', '/bank/config/page')).toBeGreaterThan(5);
    const who = scoped(MERCHANT);
    expect(totalOf(who, '/bank/config/page')).toBe(0);
    expect(read(who, '/bank/config/statistics').data).toMatchObject({ enabled: 0, disabled: 0, maintenance: 0 });
    for (const line of ['detail', 'callback/page', 'recon/page'])
      expect([line, read(who, `/bank/config/${line}?upstreamCode=U03`).code]).toEqual([line, 404]);
  });
});

describe('a scope of countries', () => {
  test('sees an upstream with a channel for it, and of this upstream only such channels', () => {
    const { catalog } = bench.platform.world;
    const serves = (code: string, currencies: readonly (string | null)[]) =>
      [...catalog.channels.values()].some(({ upstream, currency }) => upstream.code === code && currencies.includes(currency));
    // One upstream that has none.
    for (const [code, { upstream, currency }] of [...catalog.channels])
      if (upstream.code === 'U03' && (currency === null || currency === 'THB')) catalog.channels.delete(code);
    expect(serves('U03', ['VND', 'IDR', 'PHP', 'INR', 'MYR', 'BRL'])).toBe(true);
    const wanted = [...catalog.upstreams.keys()].filter((code) => serves(code, ['THB', null]));
    expect(wanted.length).toBeLessThan(catalog.upstreams.size);
    const who = scoped(THAI);
    const { list } = dataOf<{ list: Upstream[] }>(read(who, '/bank/config/page?pageSize=200'));
    expect(list.map(({ upstreamCode }) => upstreamCode).sort()).toEqual(wanted.sort());
    expect(optionsOf(who, 'upstream').sort()).toEqual(wanted);
    for (const { upstreamCode, channelCount, lostRounds } of list) {
      const { channels } = dataOf<{ channels: { currency: string | null }[] }>(
        read(who, `/bank/config/detail?upstreamCode=${upstreamCode}`),
      );
      expect([channels.length, channels.filter(({ currency }) => ![null, 'THB'].includes(currency))]).toEqual([channelCount, []]);
      expect(lostRounds?.filter(({ wayCode }) => !wayCode.startsWith('TH'))).toEqual([]);
    }
  });

  test('sees the rounds of its currency', () => {
    const ways = (who: string) =>
      dataOf<{ list: { wayCode: string }[] }>(read(who, '/product/payway/round/page?pageSize=200')).list.map(
        ({ wayCode }) => wayCode,
      );
    expect(ways('admin').some((code) => !code.startsWith('TH'))).toBe(true);
    const thai = ways('admin').filter((code) => code.startsWith('TH'));
    expect(ways(scoped(THAI))).toEqual(thai);
  });
});

describe('no reading call tells a number of a record that the scope does not have', () => {
  const world = () => bench.platform.world;
  /** Numbers by the parameter that asks for them. */
  const numbers = (): Readonly<Record<string, readonly string[]>> => ({
    withdrawNo: world().withdraws.rows.map(({ no }) => no),
    payOrderNo: world().payOrders.rows.map(({ no }) => no),
    recordNo: world().payRecords.rows.map(({ no }) => no),
    settNo: world().payouts.rows.map(({ no }) => no),
    collectNo: world().pool.collects.rows.map(({ no }) => no),
    batchNo: world().pool.batches.rows.map(({ no }) => no),
    itemNo: world().pool.items.rows.map(({ no }) => no),
    mchNo: [...world().merchants.keys()],
    agentNo: [...world().agencies.keys()],
    accountNo: [...world().ledger.accounts.keys()],
    cardId: [...world().pool.cards.keys()],
    cardChannelNo: [...world().pool.channels.keys()],
    lineNo: world().pool.lines.rows.map(({ no }) => no),
    msgNo: world().pool.messages.map(({ no }) => no),
    templateCode: [...world().pool.templates.keys()],
    productCode: [...world().catalog.products.keys()],
    wayCode: [...world().catalog.ways.keys()],
    roundId: [...world().rotations.values()].flatMap(({ versions }) => versions.at(-1)?.rounds.map(({ id }) => id) ?? []),
    channelCode: [...world().catalog.channels.keys()],
    upstreamCode: [...world().catalog.upstreams.keys()],
    testNo: [...world().trialBook.trials.keys()],
  });
  /** What these calls tell has no scope: maintenance, the scopes of operators, and products to offer with their cheapest channel. */
  const OPEN = [
    'getMaintenance',
    'pageMaintenanceHistory',
    'pageOperators',
    'getOperator',
    'downloadOperators',
    'listMerchantProducts',
  ];
  const NARROW: readonly Scope[] = [
    { type: 'COUNTRY', values: ['ZZ'] },
    { type: 'AGENT', values: ['A9999'] },
    { type: 'MERCHANT', values: ['M999999'] },
  ];

  test.each(NARROW)('to a scope of type $type', async (scope) => {
    const who = scoped(scope);
    const known = numbers();
    const secret = new Map(Object.entries(known).flatMap(([name, all]) => all.map((no) => [no, name] as const)));
    // Payout channels serve every country.
    const isOpen = (name: string) => scope.type === 'COUNTRY' && (name === 'channelCode' || name === 'upstreamCode');
    const told: string[] = [];
    let asked = 0;
    for (const operation of bench.platform.api.operations.values()) {
      const { id, method, path, query, isStream } = operation;
      if (method !== 'GET' || isStream || OPEN.includes(id)) continue;
      const names = Object.keys(query.properties ?? {}).filter((name) => known[name]);
      const required = ((query.required as string[] | undefined) ?? []).map((name) => {
        const [first = ''] = (query.properties?.[name] as { enum?: string[] } | undefined)?.enum ?? [];
        return [name, known[name]?.at(-1) ?? first] as const;
      });
      const lines = [[], ...names.map((name) => [[name, known[name]?.at(-1) ?? ''] as const])];
      for (const line of lines) {
        // The text of an XLSX file is packed.
        const asText = query.properties?.format ? [['format', 'csv']] : [];
        const search = new URLSearchParams([...required, ...line, ...asText].map(([name = '', value = '']) => [name, value]));
        const outcome = bench.call(who, `GET ${path}?${search}`);
        asked += 1;
        const file = outcome.write && outcome.envelope.code === 200 ? await textOf(outcome) : '';
        const text = `${JSON.stringify(outcome.envelope.data ?? null)}${file}`;
        for (const word of new Set(text.match(/[A-Z0-9][A-Za-z0-9_.-]+/g)))
          if (secret.has(word) && !String(search).includes(word) && !isOpen(secret.get(word) ?? ''))
            told.push(`${id}?${search} tells ${word}`);
      }
    }
    expect(told).toEqual([]);
    expect(asked).toBeGreaterThan(300);
  });

  test('the calls are able to tell: the scope of all finds what they hide', () => {
    const no = numbers().settNo?.at(-1);
    expect(JSON.stringify(read('admin', '/trade/sett/page?pageSize=200').data)).toContain(no);
  });
});

test('an order shows the legs on accounts in the scope alone: a leg tells the balance of its account', () => {
  const paid = bench.platform.world.withdraws.rows.filter(({ status }) => status === 'SUCCESS').at(-1);
  const accounts = (who: string) =>
    dataOf<{ entries: { accountNo: string }[] }>(read(who, `/trade/withdraw/detail?withdrawNo=${paid?.no}`)).entries.map(
      ({ accountNo }) => accountNo,
    );
  expect(new Set(accounts('admin')).size).toBeGreaterThan(1);
  expect(new Set(accounts(scoped({ type: 'COUNTRY', values: [paid?.holder.country ?? ''] })))).toEqual(
    new Set([paid?.account.no]),
  );
});

test('a channel test offers and takes no channel, upstream or pay way outside the scope', () => {
  const { holders } = bench.platform.world;
  const own = holders.find(({ type, isTest }) => type === 'MERCHANT' && isTest);
  const who = scoped({ type: 'MERCHANT', values: [own?.no ?? ''] });
  const offered = (name: string) => dataOf<{ channels: unknown[]; ways: unknown[] }>(read(name, '/sys/test/option'));
  expect(offered('admin').channels.length).toBeGreaterThan(20);
  expect(offered(who).channels).toEqual([]);
  expect(offered(who).ways.length).toBeLessThan(offered('admin').ways.length);
  expect(dataOf<{ untestedCodes: string[] }>(read(who, '/sys/test/statistics')).untestedCodes).toEqual([]);
  const { currency } = own?.accounts[0]?.account ?? {};
  const body = { mode: 'DRY_RUN', direction: 'PAYOUT', mchNo: own?.no, channelCode: 'CH0310', currency, amount: '10' };
  const sent = bench.call(who, 'POST /sys/test/pay', { body }).envelope;
  expect([sent.code, dataOf<{ fields: { name: string; rule: string }[] }>(sent).fields[0]]).toMatchObject([
    422,
    { name: 'channelCode', rule: 'exists' },
  ]);
});

test('the prices of a foreign agent are told neither before nor while a merchant is added', () => {
  const { agencies } = bench.platform.world;
  const [own, foreign] = ['TH', 'VN'].map(
    (country) => [...agencies.values()].find(({ holder, status }) => holder.country === country && status === 'ACTIVE')?.no,
  );
  const line = (agentNo = '') => `/merchant/user/product/list?country=TH&agentNo=${agentNo}`;
  expect(read('admin', line(foreign)).code).toBe(200);
  const who = scoped(THAI);
  expect(read(who, line(own)).code).toBe(200);
  // Foreign and unknown are not told apart.
  for (const no of [foreign, 'A9999']) expect(read(who, line(no))).toMatchObject({ code: 404, error: 'NOT_FOUND' });
});

test('a kind of record without a rule is seen with the scope of all alone', () => {
  const { world } = bench.platform;
  expect(seesRecord(world, bench.operator('admin'), 'noSuchKind', '1')).toBe(true);
  expect(seesRecord(world, bench.operator(scoped(THAI)), 'noSuchKind', '1')).toBe(false);
});

describe('once the scope was narrowed', () => {
  const KEY = 'a-key-of-this-call-0001';

  /** A call of m.tan on an order of this country; sent again with the same key it has the same answer. */
  function hold(country: string) {
    const order = bench.simpleOrders().find(({ holder }) => holder.country === country);
    if (!order) throw new Error(`No order in ${country}`);
    const body = { items: [{ withdrawNo: order.no, version: order.version }], reasonCode: 'PAYEE_CHECK' };
    const send = () => bench.call('m.tan', 'POST /trade/withdraw/hold', { body, key: KEY });
    const first = send();
    expect([first.envelope.code, order.status]).toEqual([200, 'HELD']);
    expect(send().headers['idempotency-replayed']).toBe('true');
    return { order, send, first };
  }

  test('a stored answer about a record that is now hidden is not repeated, and nothing is done again', () => {
    const { order, send } = hold('VN');
    scoped(THAI);
    const { version } = order;
    const again = send();
    expect(again.envelope).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect([again.headers['idempotency-replayed'], JSON.stringify(again.envelope).includes(order.no)]).toEqual([
      undefined,
      false,
    ]);
    expect([order.status, order.version]).toEqual(['HELD', version]);
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ result: 'REFUSED', error: 'OUT_OF_SCOPE', username: 'm.tan' });
    // With the former scope the answer is still there.
    scoped({ type: 'ALL', values: [] });
    expect(send().envelope.code).toBe(200);
  });

  test('an answer about records that remain visible is repeated', () => {
    const { send, first } = hold('TH');
    scoped(THAI);
    expect(send().envelope).toEqual(first.envelope);
  });

  test('an answer that also claimed a hidden order is not repeated', () => {
    const [thai, other] = ['TH', 'VN'].map((country) =>
      bench.simpleOrders().find(({ holder, flags }) => holder.country === country && flags.length === 0),
    );
    const body = {
      items: [{ withdrawNo: thai?.no, version: thai?.version }],
      reasonCode: 'DUPLICATE',
      claimNext: other?.no,
    };
    const send = () => bench.call('m.tan', 'POST /trade/withdraw/reject', { body, key: KEY }).envelope;
    expect(send().data).toMatchObject({ claimed: { withdrawNo: other?.no } });
    scoped(THAI);
    expect(send()).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
  });

  test('a note is repeated only to those who may still open its record', () => {
    const [order] = bench.simpleOrders();
    const body = { entity: 'withdraw', id: order?.no, text: 'Called' };
    const send = () => bench.call('m.tan', 'POST /common/note/add', { body, key: KEY }).envelope.code;
    expect([send(), send()]).toEqual([200, 200]);
    const operator = bench.operator('m.tan');
    operator.access = new Set([...operator.access].filter((key) => key !== 'trade:withdraw:detail'));
    expect([send(), order?.notes.length]).toEqual([403, 1]);
  });

  test('an approval is no longer shown to the person who asked for it, nor its evidence', () => {
    const desk = anApprovalDesk();
    const { call, platform, post, account, evidence, operator } = desk;
    const fileId = evidence('admin');
    const asked = post('admin', '/user/account/adjust', {
      accountNo: account.no,
      version: 1,
      direction: 'IN',
      amount: '1',
      reasonCode: 'BONUS',
      remark: 'A remark of its own',
      evidenceFileId: fileId,
    });
    const { approvalNo } = asked.data as { approvalNo: string };
    const ask = (line: string) => call('admin', `GET ${line}`).envelope;
    expect(dataOf<ApprovalDetail>(ask(`/common/approval/detail?approvalNo=${approvalNo}`)).entityIds).toEqual([account.no]);
    operator('admin').scope = { type: 'COUNTRY', values: ['ZZ'] };
    expect(ask(`/common/approval/detail?approvalNo=${approvalNo}`).code).toBe(404);
    expect(dataOf<{ list: unknown[] }>(ask('/common/approval/page')).list).toEqual([]);
    const { list } = dataOf<{ list: OwnNotice[] }>(ask('/common/notice/page'));
    expect(list.filter(({ id }) => id === approvalNo)).toEqual([]);
    expect(platform.world.approvals.byNo.get(approvalNo)?.status).toBe('WAITING');
  });

  test('a decided approval is no longer shown to the person who decided, in the refusal of a second decision either', () => {
    const { adjust, asked, decide, account, operator } = anApprovalDesk();
    const no = asked(adjust('admin'));
    expect(decide('m.tan', no).code).toBe(200);
    expect(decide('m.tan', no)).toMatchObject({ code: 409, data: { current: { entityIds: [account.no] } } });
    operator('m.tan').scope = { type: 'COUNTRY', values: ['ZZ'] };
    expect(JSON.stringify(decide('m.tan', no))).not.toContain(account.no);
    expect(decide('m.tan', no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
  });

  test('own exports, and what they asked for, are read with the present scope', () => {
    expect(read('m.tan', '/trade/withdraw/down?format=csv&currency=VND&background=true').code).toBe(202);
    const rows = () => dataOf<{ list: LogEntry[] }>(read('m.tan', '/sys/log/page?action=trade:withdraw:down')).list;
    expect(rows()[0]).toMatchObject({ isCut: false });
    scoped(THAI);
    expect(rows()[0]).toMatchObject({ isCut: true, entityIds: [] });
  });
});
