import type { CardChannel, CardChannelDetail, CardChannelStatistics, DeviceMessage, MessageTemplate } from '@/contract';
import { messageActionState, templateFault } from '@/domain/listen';
import { collectOf } from '../../../mock/flow/cards/collect';
import { payTo } from '../../../mock/flow/cards/desk';
import { receive, sendCode } from '../../../mock/flow/cards/messages';
import { channelOfCard, listenOf } from '../../../mock/flow/cards/use';
import type { BankCard, BatchItem, CardChannel as Binding, Collect, DeviceMessage as Message } from '../../../mock/model/cards';
import type { Way } from '../../../mock/model/catalog';
import { silence, wake } from '../../../mock/seed/pool';
import { actor } from '../../support/actor';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

const MINUTE = 60_000;
let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const world = () => bench.platform.world;
const WHO = 'b.suwan';
const at = actor('/bank/card/channel', WHO)(() => bench);
const { read: get, send } = at;
const rows = <T = CardChannel>(line: string, who = WHO) => dataOf<{ list: T[]; total: number }>(get(line, who));
const row = (no: string, who = WHO) => rows(`page?cardChannelNo=${no}`, who).list[0] as CardChannel;
const message = (no: string, who = WHO) => rows<DeviceMessage>(`message/page?msgNo=${no}`, who).list[0] as DeviceMessage;
const channelWith = (test: (channel: Binding) => boolean = () => true): Binding => {
  const found = [...world().pool.channels.values()].find(
    (one) => one.unpairedAt === null && listenOf(one, world().clock.now()).status === 'ONLINE' && test(one),
  );
  if (!found) throw new Error('No such binding');
  return found;
};
const inBaht = ({ card }: Binding) => card.currency === 'THB' && card.status === 'ENABLED' && card.usage === 'COLLECT';
const ref = ({ no, version }: Binding) => ({ cardChannelNo: no, version });
const field = (name: string, rule: string) => ({ code: 422, data: { fields: [expect.objectContaining({ name, rule })] } });

/** A receipt in words that no template knows. */
const odd = (channel = channelWith(inBaht)): Message =>
  receive(world(), channel, {
    type: 'RECEIPT',
    at: world().clock.now(),
    values: { amount: '120.00', balance: '500.00', tail: '1234', ref: 'AB12CD34', time: '2026-11-20 14:00' },
    isOdd: true,
  });

/** A batch item that somebody holds, as far as its code goes. */
const itemOf = (assignee: string): BatchItem =>
  ({ no: 'BI20261120063102000001', net: 500_00n, assignee: bench.operator(assignee) }) as BatchItem;
const codeFor = (assignee: string): Message => sendCode(world(), channelWith(inBaht), itemOf(assignee));
const reveal = ({ no }: Message, who = WHO, extra: object = {}, key?: string) =>
  send('message/reveal', { msgNo: no, itemNo: 'BI20261120063102000001', reasonCode: 'ENTER_AT_BANK', ...extra }, who, { key });

/** An order over an own card in baht. */
function collection(): Collect {
  const way = world().catalog.ways.get('TH_CRD') as Way;
  const holder = world().holders.find(
    (one) =>
      one.type === 'MERCHANT' && one.status === 'ACTIVE' && !one.isTest && world().merchants.get(one.no)?.prices.has('TH_BANK'),
  );
  const plan = { failures: 0, payAfter: null };
  const collect = collectOf(world(), bench.platform.payIn({ holder, way, amount: 500_00n, plan }));
  if (!collect?.card) throw new Error('No collection was made');
  return collect;
}

describe('the list', () => {
  it('shows bindings in trouble first, with masked numbers and allowed actions', () => {
    const { list, total } = rows('page?pageSize=200');
    expect(total).toBe([...world().pool.channels.values()].length);
    const ranks = list.map(({ listenStatus }) => ['OFFLINE', 'DEGRADED', 'ONLINE', 'DISABLED'].indexOf(listenStatus));
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(list.map(({ statusReason }) => statusReason))).toEqual(
      new Set(['NO_HEARTBEAT', 'LOW_BATTERY', 'QUEUE_BACKLOG', 'OLD_APP', null]),
    );
    const wire = JSON.stringify(list);
    for (const { no, bankMobile } of world().pool.cards.values()) {
      expect(wire).not.toContain(no);
      expect(wire).not.toContain(bankMobile);
    }
    expect(list[0]).toMatchObject({ allowed: ['ping', 'disable', 'unpair'], denied: [{ action: 'rotateKey' }] });
  });

  it.each([
    ['listenStatus=OFFLINE', ({ listenStatus }: CardChannel) => listenStatus === 'OFFLINE'],
    ['purpose=PAYOUT_OTP', ({ purpose }: CardChannel) => purpose === 'PAYOUT_OTP'],
    ['bankCode=SMKB,CHPB', ({ bankCode }: CardChannel) => ['SMKB', 'CHPB'].includes(bankCode ?? '')],
    ['deviceId=D0001', ({ deviceId }: CardChannel) => deviceId === 'D0001'],
    ['cardId=K00001', ({ cardId }: CardChannel) => cardId === 'K00001'],
  ])('filters by %s', (filter, test) => {
    const all = rows('page?pageSize=200').list;
    const { list } = rows(`page?pageSize=200&${filter}`);
    expect(list.map(({ cardChannelNo }) => cardChannelNo)).toEqual(all.filter(test).map(({ cardChannelNo }) => cardChannelNo));
    expect(list.length).toBeGreaterThan(0);
  });

  it('and its details show only cards of the countries of the scope', () => {
    Object.assign(bench.operator('c.le'), { scope: { type: 'COUNTRY', values: ['VN'] } });
    const foreign = channelWith(inBaht);
    const told = odd(foreign);
    expect(new Set(rows('page?pageSize=200', 'c.le').list.map(({ currency }) => currency))).toEqual(new Set(['VND']));
    expect(rows<DeviceMessage>('message/page?pageSize=200', 'c.le').list.map(({ msgNo }) => msgNo)).not.toContain(told.no);
    expect(dataOf<MessageTemplate[]>(get('template/list', 'c.le')).map(({ bankCode }) => bankCode)).not.toContain('SMKB');
    for (const verb of ['unpair', 'disable'])
      expect(send(verb, { ...ref(foreign), reasonCode: 'RISK' }, 'c.le')).toMatchObject({ code: 404 });
    expect(
      send(
        'message/line',
        { msgNo: told.no, version: 1, amount: '1.00', bankTime: '2026-11-20T06:00:00Z', bankRefNo: 'ABCD' },
        'c.le',
      ),
    ).toMatchObject({ code: 404 });
    expect(send('pair', { cardId: foreign.card.id, purpose: 'BOTH' }, 'c.le')).toMatchObject({ code: 404 });
    expect(send('template/test', { body: 'x', templateCode: 'SMKB_RECEIPT' }, 'c.le')).toMatchObject({ code: 404 });
    Object.assign(bench.operator('c.le'), { scope: { type: 'MERCHANT', values: ['M100001'] } });
    expect(rows('page', 'c.le').total).toBe(0);
  });

  it('has counts that match its rows, and an export without messages', async () => {
    odd();
    const { list } = rows('page?pageSize=200');
    const figures = dataOf<CardChannelStatistics>(get('statistics?listenStatus=ONLINE'));
    const count = (status: string) => list.filter(({ listenStatus }) => listenStatus === status).length;
    expect(figures).toMatchObject({ online: count('ONLINE'), offline: count('OFFLINE'), degraded: count('DEGRADED') });
    expect(figures.receipts1h).toBeGreaterThan(0);
    expect(Number(figures.unparsedShare24h)).toBeGreaterThan(0);
    const unheard = figures.unheardCards;
    const channel = channelWith(inBaht);
    send('disable', { ...ref(channel), reasonCode: 'RISK' }, 'r.santos');
    expect(dataOf<CardChannelStatistics>(get('statistics'))).toMatchObject({ unheardCards: unheard + 1, disabled: 1 });
    const file = parseCsv(await textOf(at.get('down?format=csv', 'admin')));
    expect(file).toHaveLength(list.length + 2);
    expect(file[1]).not.toContain('body');
  });
});

describe('heartbeats', () => {
  it('degrade a binding after 90 s and take it offline after 180 s; its card stops collecting until the device returns', () => {
    const channel = channelWith(inBaht);
    silence(world(), channel.device);
    const seen: unknown[] = [];
    for (const seconds of [60, 45, 100]) {
      bench.platform.clock.advance(seconds * 1000);
      const { listenStatus, statusReason } = row(channel.no);
      seen.push([listenStatus, statusReason, channel.card.status]);
    }
    expect(seen).toEqual([
      ['ONLINE', null, 'ENABLED'],
      ['DEGRADED', 'NO_HEARTBEAT', 'ENABLED'],
      ['OFFLINE', 'NO_HEARTBEAT', 'COOLING'],
    ]);
    expect(send('ping', { cardChannelNo: channel.no })).toMatchObject({ code: 424, error: 'UPSTREAM_FAILED' });
    wake(world(), channel.device);
    expect([row(channel.no).listenStatus, channel.card.status]).toEqual(['ONLINE', 'ENABLED']);
    expect(send('ping', { cardChannelNo: channel.no })).toMatchObject({ code: 200, data: { latencyMs: expect.any(Number) } });
  });

  it('lose nothing when they stop: later messages are delivered in order and once', () => {
    const first = collection();
    const channel = channelOfCard(world(), first.card as BankCard) as Binding;
    silence(world(), channel.device);
    payTo(world(), first, { amount: first.payable, postscript: first.postscript });
    // The bank's own page tells of the first one before the device does.
    bench.platform.clock.advance(6 * MINUTE);
    const before = { lines: world().pool.lines.rows.length, sequence: channel.device.sequence };
    expect(first.line?.source).toBe('ONLINE_BANKING');
    const second = collection();
    payTo(world(), { ...second, card: first.card }, { amount: 77_00n, postscript: undefined });
    wake(world(), channel.device);
    bench.platform.clock.advance(40 * MINUTE);
    expect(channel.device.sequence).toBe(before.sequence + 2);
    const told = rows<DeviceMessage>(`message/page?cardChannelNo=${channel.no}`).list.slice(0, 2);
    expect(told.map(({ parseStatus }) => parseStatus)).toEqual(['PARSED', 'DUPLICATE']);
    expect(told[1]?.lineNo).toBe(first.line?.no);
    expect(world().pool.lines.rows.filter(({ amount, card }) => amount === 77_00n && card === first.card)).toHaveLength(1);
    expect(world().pool.lines.rows).toHaveLength(before.lines + 1);
  });
});

describe('a binding', () => {
  const unheard = (): BankCard => {
    const channel = channelWith(inBaht);
    expect(send('unpair', { ...ref(channel), reasonCode: 'DEVICE_REPLACED' })).toMatchObject({ code: 200 });
    return channel.card;
  };

  it('starts with a code that a device uses some seconds later', () => {
    const card = unheard();
    const paired = send('pair', { cardId: card.id, purpose: 'BOTH' });
    expect(paired).toMatchObject({ code: 200, data: { pairingCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) } });
    expect(rows(`page?cardId=${card.id}`).total).toBe(0);
    bench.platform.clock.advance(9_000);
    const { list } = rows(`page?cardId=${card.id}`);
    expect(list).toMatchObject([{ cardId: card.id, purpose: 'BOTH', pairedBy: WHO, listenStatus: 'ONLINE', version: 1 }]);
    const detail = dataOf<CardChannelDetail>(get(`detail?cardChannelNo=${list[0]?.cardChannelNo}`));
    expect(detail.earlier).toHaveLength(1);
    expect(detail.earlier?.[0]?.unpairedAt).toEqual(expect.any(String));
    // The ended one can still be read, and nothing can be done with it.
    const old = detail.earlier?.[0]?.cardChannelNo ?? '';
    expect(dataOf<CardChannelDetail>(get(`detail?cardChannelNo=${old}`))).toMatchObject({ allowed: [], denied: [] });
    expect(rows(`page?cardId=${card.id}&withUnpaired=true`).total).toBe(2);
    expect(send('enable', { cardChannelNo: old, version: 2 })).toMatchObject({ code: 409 });
    expect(JSON.stringify(bench.platform.log.entries)).not.toContain(dataOf<{ pairingCode: string }>(paired).pairingCode);
  });

  it('is not created with an older or expired code', () => {
    const card = unheard();
    for (const device of world().pool.devices.values()) if (device.country === 'TH') silence(world(), device);
    send('pair', { cardId: card.id, purpose: 'BOTH' });
    bench.platform.clock.advance(11 * MINUTE);
    expect(rows(`page?cardId=${card.id}`).total).toBe(0);
    expect(world().pool.pairings.size).toBe(0);
    for (const device of world().pool.devices.values()) wake(world(), device);
    send('pair', { cardId: card.id, purpose: 'BOTH' });
    bench.platform.clock.advance(4_000);
    send('pair', { cardId: card.id, purpose: 'RECEIPT' });
    bench.platform.clock.advance(5_000);
    expect(rows(`page?cardId=${card.id}`).total).toBe(0);
    bench.platform.clock.advance(5_000);
    expect(rows(`page?cardId=${card.id}`).list).toMatchObject([{ purpose: 'RECEIPT' }]);
  });

  it('requires the holder’s consent, an enabled card, and no other binding', () => {
    const card = unheard();
    const pair = (cardId: string) => send('pair', { cardId, purpose: 'BOTH' });
    expect(pair(channelWith(inBaht).card.id)).toMatchObject(field('cardId', 'listened'));
    const { authorisation } = card;
    card.authorisation = null;
    expect(pair(card.id)).toMatchObject(field('cardId', 'authorised'));
    card.authorisation = authorisation && { ...authorisation, expireAt: world().clock.now() };
    expect(pair(card.id)).toMatchObject(field('cardId', 'authorised'));
    card.authorisation = authorisation;
    const retired = [...world().pool.cards.values()].find(({ status }) => status === 'RETIRED');
    expect(pair(retired?.id ?? '')).toMatchObject(field('cardId', 'status'));
    expect(pair('K99999')).toMatchObject({ code: 404 });
  });

  it('is disabled with a reason and enabled again while the holder consents', () => {
    const channel = channelWith(inBaht);
    expect(send('disable', { ...ref(channel), reasonCode: 'OTHER', remark: 'x' }, 'r.santos')).toMatchObject(
      field('remark', 'minLength'),
    );
    const off = send('disable', { ...ref(channel), reasonCode: 'RISK' }, 'r.santos');
    expect(off).toMatchObject({ code: 200, data: { listenStatus: 'DISABLED', version: 2 } });
    expect(send('disable', { ...ref(channel), reasonCode: 'RISK' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(send('enable', { cardChannelNo: channel.no, version: 1 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(send('enable', ref(channel), 'r.santos')).toMatchObject({ code: 403 });
    const { authorisation } = channel.card;
    channel.card.authorisation = null;
    expect(row(channel.no)).toMatchObject({ denied: [{ action: 'enable' }, { action: 'rotateKey' }] });
    expect(send('enable', ref(channel))).toMatchObject({ code: 409 });
    channel.card.authorisation = authorisation;
    expect(send('enable', ref(channel))).toMatchObject({ code: 200, data: { listenStatus: 'ONLINE', version: 3 } });
    const { events, logs } = dataOf<CardChannelDetail>(get(`detail?cardChannelNo=${channel.no}`));
    expect(events?.map(({ kind, reasonCode }) => [kind, reasonCode])).toEqual([
      ['CHANNEL_PAIRED', null],
      ['CHANNEL_DISABLED', 'RISK'],
      ['CHANNEL_ENABLED', null],
    ]);
    expect(logs?.filter(({ result }) => result === 'SUCCESS').map(({ action }) => action)).toEqual([
      'bank:card:channel:enable',
      'bank:card:channel:disable',
    ]);
  });

  it('rotates its key only with permission, logged as MEDIUM, and the key itself is nowhere', () => {
    const channel = channelWith(inBaht);
    expect(send('rotateKey', ref(channel))).toMatchObject({ code: 403 });
    bench.platform.clock.advance(1000);
    const done = send('rotateKey', ref(channel), 'admin');
    expect(done).toMatchObject({ code: 200, data: { keyRotatedAt: new Date(world().clock.now()).toISOString() } });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ level: 'MEDIUM', action: 'bank:card:channel:rotateKey' });
    silence(world(), channel.device);
    expect(send('rotateKey', ref(channel), 'admin')).toMatchObject({ code: 424 });
  });
});

describe('a message', () => {
  it('is shown without its text; an unreadable one becomes a line, once', () => {
    const told = odd();
    const wire = message(told.no);
    expect(wire).toMatchObject({ parseStatus: 'UNPARSED', parsedAmount: null, codeMasked: null, allowed: ['line'] });
    expect(JSON.stringify(wire)).not.toContain(told.body);
    const typed = { amount: '120.00', bankTime: new Date(world().clock.now()).toISOString(), bankRefNo: 'ab12cd34' };
    const lined = send('message/line', { msgNo: told.no, version: 1, ...typed });
    expect(lined).toMatchObject({ code: 200, data: { parseStatus: 'PARSED', parsedAmount: '120.00', allowed: [] } });
    expect(told.line).toMatchObject({ amount: 120_00n, ref: 'AB12CD34', createdBy: WHO, card: told.channel.card });
    expect(send('message/line', { msgNo: told.no, version: 2, ...typed })).toMatchObject({ code: 409 });
    const again = odd(told.channel);
    expect(send('message/line', { msgNo: again.no, version: 1, ...typed })).toMatchObject({
      code: 200,
      data: { parseStatus: 'DUPLICATE', lineNo: told.line?.no },
    });
    expect(
      rows<DeviceMessage>('message/page?keyword=ab12cd34')
        .list.map(({ msgNo }) => msgNo)
        .sort(),
    ).toEqual([told.no, again.no]);
  });

  it.each([
    ['nothing', { amount: '0.00' }, 'amount', 'gt:0'],
    ['more digits than the currency has', { amount: '1.001' }, 'amount', 'digits'],
    ['a time to come', { bankTime: '2026-12-20T06:31:02Z' }, 'bankTime', 'lte:now'],
    ['a time of another day', { bankTime: '2026-11-18T06:31:02Z' }, 'bankTime', 'gte:message'],
    ['a reference of three signs', { bankRefNo: 'ABC' }, 'bankRefNo', 'pattern'],
  ])('does not become a line with %s', (_, wrong, name, rule) => {
    const told = odd();
    const typed = { amount: '1.00', bankTime: '2026-11-20T06:30:00Z', bankRefNo: 'ABCD', ...wrong };
    expect(send('message/line', { msgNo: told.no, version: 1, ...typed })).toMatchObject(field(name, rule));
    expect(told.line).toBeNull();
  });

  it('entered by hand is not found again in the bank statement', () => {
    const collect = collection();
    const channel = channelOfCard(world(), collect.card as BankCard) as Binding;
    const template = world().pool.templates.get(channel.templateCode);
    Object.assign(template ?? {}, { isEnabled: false });
    payTo(world(), collect, { amount: collect.payable, postscript: collect.postscript });
    bench.platform.clock.advance(1);
    const told = world().pool.messages.at(-1) as Message;
    expect(told.parseStatus).toBe('UNPARSED');
    const bankRefNo = told.body.match(/Ref (\w+)/)?.[1] ?? '';
    const bankTime = new Date(told.sentAt).toISOString();
    const amount = `${collect.payable / 100n}.${String(collect.payable % 100n).padStart(2, '0')}`;
    expect(send('message/line', { msgNo: told.no, version: 1, amount, bankTime, bankRefNo })).toMatchObject({ code: 200 });
    expect([collect.status, collect.line]).toEqual(['SUCCESS', told.line]);
    bench.platform.clock.advance(40 * MINUTE);
    expect(world().pool.lines.rows.filter(({ ref: own }) => own === bankRefNo)).toHaveLength(1);
    expect(collect.card?.gap).toBe(0n);
  });

  it('is set aside with a reason, with permission only', () => {
    const told = odd();
    const body = { msgNo: told.no, version: 1, reasonCode: 'ADVERTISEMENT' };
    expect(send('message/ignore', body)).toMatchObject({ code: 403 });
    expect(send('message/ignore', body, 'admin')).toMatchObject({ code: 200, data: { parseStatus: 'IGNORED', version: 2 } });
    expect(send('message/ignore', { ...body, version: 2 }, 'admin')).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('a one-time code', () => {
  it('is shown once to the operator of the item, logged as HIGH, and never again', () => {
    const told = codeFor(WHO);
    const code = told.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(message(told.no)).toMatchObject({ codeMasked: '••••••', itemNo: 'BI20261120063102000001', allowed: ['reveal'] });
    expect(reveal(told, WHO, {}, 'the-same-key')).toMatchObject({ code: 200, data: { code, visibleSec: 60 } });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ level: 'HIGH', username: WHO, result: 'SUCCESS' });
    const again = reveal(told, WHO, {}, 'the-same-key');
    expect(again).toMatchObject({ code: 410, error: 'GONE' });
    expect(JSON.stringify(again)).not.toContain(code);
    expect(reveal(told)).toMatchObject({ code: 410 });
    expect(message(told.no)).toMatchObject({ allowed: [], denied: [{ action: 'reveal' }] });
  });

  it('is not found by anyone else, whatever else is wrong', () => {
    const told = codeFor(WHO);
    const answers = [
      reveal(told, 'c.le'),
      reveal(told, 'admin'),
      reveal(told, WHO, { itemNo: 'BI20261120063102000002' }),
      reveal({ ...told, no: 'SM0' }),
      reveal(odd()),
    ];
    expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`))).toEqual(new Set(['404 Code not found.']));
    expect(reveal(told, 'ops.lee')).toMatchObject({ code: 403 });
    expect(message(told.no, 'c.le')).toMatchObject({ allowed: [], denied: [] });
    // The code is still unused.
    expect(reveal(told)).toMatchObject({ code: 200 });
  });

  it('requires a reason, and is gone after it has expired', () => {
    const told = codeFor(WHO);
    expect(reveal(told, WHO, { reasonCode: 'OTHER' })).toMatchObject(field('remark', 'minLength'));
    bench.platform.clock.advance(2 * MINUTE);
    expect(reveal(told)).toMatchObject({ code: 410, error: 'GONE' });
    expect(message(told.no)).toMatchObject({ denied: [{ action: 'reveal', why: 'This code has expired.' }] });
    bench.platform.clock.advance(10 * MINUTE + 1);
    expect([told.code, told.body.includes('••••••')]).toEqual([null, true]);
    expect(message(told.no)).toMatchObject({ codeMasked: null, allowed: [], denied: [] });
  });

  it('is in no other answer, no log entry and no file', async () => {
    const told = codeFor(WHO);
    const code = told.code ?? '';
    reveal(told, 'c.le');
    reveal(told);
    reveal(told);
    // The template is tried on this message.
    send('template/test', { body: told.body, templateCode: `${told.channel.card.bankCode}_OTP` });
    send('template/test', { body: told.body, text: '{name} code {code} for' });
    send('template/test', { body: told.body, templateCode: 'SMKB_OTP' }, 'ops.lee');
    const no = told.channel.no;
    const lines = [
      'page?pageSize=200',
      `detail?cardChannelNo=${no}`,
      'statistics',
      'message/page?pageSize=200',
      `message/page?keyword=${code}`,
      'template/list',
    ];
    for (const line of lines)
      for (const who of [WHO, 'admin', 'auditor']) {
        const { traceId: _trace, ...answer } = get(line, who);
        // The digits may stand in a number or a time by chance, never by themselves.
        expect(`${line} ${JSON.stringify(answer)}`.replace(`keyword=${code}`, '')).not.toMatch(
          new RegExp(`(?<!\\d)${code}(?!\\d)`),
        );
      }
    const tested = send('template/test', { body: told.body, templateCode: `${told.channel.card.bankCode}_OTP` });
    expect(tested).toMatchObject({
      data: { isParsed: true, parts: expect.arrayContaining([{ name: 'code', value: '••••••' }]) },
    });
    expect(JSON.stringify(tested.data)).not.toContain(code);
    for (const target of ['/bank/card/channel/down', '/sys/log/down'])
      expect(await textOf(bench.call('admin', `GET ${target}?format=csv`))).not.toContain(code);
    for (const entry of bench.platform.log.entries.filter(({ action }) => !action.includes('message:page')))
      expect(`${entry.detail} ${JSON.stringify(entry.about)}`).not.toContain(code);
  });
});

describe('a template', () => {
  const NEW = {
    bankCode: 'SMKB',
    msgType: 'OTHER',
    sender: 'SMKB',
    text: 'SMKB: card ..{tail} is blocked',
    samples: ['SMKB: card ..4821 is blocked'],
  };
  const list = (who = WHO) => dataOf<MessageTemplate[]>(get('template/list', who));
  const one = (code: string) => list().find(({ templateCode }) => templateCode === code) as MessageTemplate;

  it('starts disabled, and is enabled when all its samples parse', () => {
    expect(send('template/save', { ...NEW, samples: ['SMKB: hello'] })).toMatchObject({ code: 200, data: { isEnabled: false } });
    expect(one('SMKB_OTHER')).toMatchObject({ version: 1, allowed: ['save'], denied: [{ action: 'enable' }] });
    expect(send('template/enable', { templateCode: 'SMKB_OTHER', version: 1 })).toMatchObject({ code: 409 });
    expect(send('template/save', NEW)).toMatchObject(field('msgType', 'unique'));
    expect(send('template/save', { ...NEW, version: 7 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(send('template/save', { ...NEW, version: 1 })).toMatchObject({ code: 200 });
    expect(send('template/enable', { templateCode: 'SMKB_OTHER', version: 2 })).toMatchObject({ data: { isEnabled: true } });
    expect(send('template/enable', { templateCode: 'SMKB_OTHER', version: 3 })).toMatchObject({ code: 409 });
    expect(one('SMKB_OTHER').history?.map(({ version }) => version)).toEqual([2, 1]);
    expect(send('template/save', { ...NEW, version: 1 }, 'ops.lee')).toMatchObject({ code: 403 });
    expect(send('template/save', { ...NEW, msgType: 'OTP', bankCode: 'NONE', text: '{code}!' })).toMatchObject(
      field('bankCode', 'exists'),
    );
  });

  it('in use checks its samples after a change, and reads messages by the new text', () => {
    const { version, samples = [] } = one('SMKB_BALANCE');
    const body = { bankCode: 'SMKB', msgType: 'BALANCE', version, sender: 'SMKB', text: 'SMKB has {balance} on {tail}', samples };
    expect(send('template/save', body)).toMatchObject(field('samples.0', 'parse'));
    expect(send('template/save', { ...body, samples: ['SMKB has 5.00 on 1234'] })).toMatchObject({ code: 200 });
    expect(one('SMKB_BALANCE')).toMatchObject({ version: version === undefined ? 0 : version + 1, isEnabled: true });
    const channel = channelWith(({ card }) => card.bankCode === 'SMKB');
    const values = { balance: '77.00', tail: '1234' };
    const told = receive(world(), channel, { type: 'BALANCE', at: world().clock.now(), values });
    expect([told.parseStatus, told.balance]).toEqual(['PARSED', 77_00n]);
  });

  it.each([
    ['{amount', undefined, { rule: 'braces' }],
    ['{}{amount}', undefined, { rule: 'braces' }],
    ['{amount} and {money}', undefined, { rule: 'part', part: 'money' }],
    ['{amount} and {amount}', undefined, { rule: 'twice', part: 'amount' }],
    ['{amount}{balance}', undefined, { rule: 'divided' }],
    ['{amount} , {balance}', undefined, { rule: 'divided' }],
    ['{balance} left', 'RECEIPT', { rule: 'needed', part: 'amount' }],
    ['your code {balance}', 'OTP', { rule: 'needed', part: 'code' }],
    ['(.*)+ {amount} [a-z]', 'RECEIPT', undefined],
    ['anything', 'OTHER', undefined],
  ] as const)('%s for %s', (text, type, expected) => {
    expect(templateFault(text, type)).toEqual(expected);
  });

  it('is matched without regular expressions, and terminates for any text', () => {
    const test = (body: string, extra: object) => send('template/test', { body, ...extra });
    expect(test('(.*)+ 5.00 [a-z]', { text: '(.*)+ {amount} [a-z]' })).toMatchObject({
      data: { isParsed: true, parts: [{ name: 'amount', value: '5.00' }] },
    });
    expect(test('xx 5.00 b', { text: '(.*)+ {amount} [a-z]' })).toMatchObject({ data: { isParsed: false, parts: [] } });
    expect(test('x', {})).toMatchObject(field('templateCode', 'oneOf'));
    expect(test('x', { text: '{amount}{balance}' })).toMatchObject(field('text', 'divided'));
    // Backtracking over all ways to split the text would not end.
    const text = '{name}a{time}a{amount}a{balance}a{ref}a{code}a{tail}';
    for (const hostile of ['1'.repeat(500), '1 '.repeat(250), 'a1'.repeat(250), '1,1a'.repeat(125)])
      expect(test(hostile, { text })).toMatchObject({ code: 200 });
  });
});

test('a one-time code is not revealable when the server does not name the operator', () => {
  const own = { msgType: 'OTP', parseStatus: 'PARSED', codeMasked: '••••••' } as const;
  expect(messageActionState(own, 'reveal')).toEqual({ isAllowed: false });
  expect(messageActionState({ ...own, msgType: 'RECEIPT', parseStatus: 'UNPARSED' }, 'line')).toEqual({ isAllowed: true });
});
