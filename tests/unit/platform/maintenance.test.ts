import type { ConsoleNotice, Maintenance, MaintenancePolicyChange, MaintenancePolicyPreview } from '@/contract';
import { tiersOf } from '../../../mock/flow/maintenance';
import { actor } from '../../support/actor';
import { aPlatform, dataOf, NOW } from './support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MESSAGE = { zh: '维护中', en: 'Under maintenance' };
const REASON = { reasonCode: 'INCIDENT' };
const at = (ms: number) => new Date(NOW + ms).toISOString();

function aDesk() {
  const bench = aPlatform({ days: 3 });
  const { call, platform } = bench;
  const all = platform.world.maintenance;
  const { read, send } = actor('/sys/maintenance')(bench);
  const get = (who?: string) => dataOf<Maintenance>(read('get', who));
  const post = (verb: string, body: object, who?: string) => send(verb, { version: all.version, ...body }, who);
  const stop = (body: object, who?: string) => send('stop', body, who);
  const close = (code: string, who = 'admin', more: object = {}) =>
    post('service', { code, status: 'CLOSED', message: MESSAGE, ...REASON, ...more }, who);
  const open = (code: string, who = 'admin') => post('service', { code, status: 'OPEN', reasonCode: 'RESOLVED' }, who);
  const told = (who = 'k.wong') => dataOf<{ notices: ConsoleNotice[] }>(call(who, 'GET /common/note/mention')).notices;
  const service = (code: string) => get().services.find((one) => one.code === code);
  return { ...bench, all, get, post, stop, close, open, told, service };
}

const WINDOW = {
  title: 'Certificate of Kestrel',
  scopeType: 'UPSTREAM',
  scopeCodes: ['U03'],
  from: at(HOUR),
  to: at(3 * HOUR),
  zone: 'Asia/Singapore',
  repeat: 'NONE',
  effect: 'CLOSE',
  noticeBeforeMin: 30,
  message: MESSAGE,
};
const faultsOf = ({ data }: { data?: unknown }) =>
  (data as { fields?: { name: string; rule: string }[] } | undefined)?.fields?.map(({ name, rule }) => `${name} ${rule}`);

describe('services', () => {
  it('close with a message in both languages, and are opened again by another person', () => {
    const { close, open, service, told, post, all } = aDesk();
    expect(faultsOf(post('service', { code: 'PAYOUT', status: 'CLOSED', ...REASON }))).toEqual(['message.en required']);
    expect(close('PAYOUT')).toMatchObject({ code: 200 });
    expect(service('PAYOUT')).toMatchObject({ status: 'CLOSED', message: MESSAGE, changedBy: 'admin', needsOther: true });
    expect(told()).toEqual([expect.objectContaining({ kind: 'SERVICE', serviceCode: 'PAYOUT', text: MESSAGE })]);
    expect(close('PAYOUT')).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(open('PAYOUT')).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(open('PAYOUT', 'ops.lee')).toMatchObject({ code: 200 });
    expect(all.services.get('PAYOUT')).toMatchObject({ status: 'OPEN', message: null });
    expect(told()).toEqual([]);
  });

  it('that pay nothing out may be opened by the person who closed them', () => {
    const { close, open } = aDesk();
    expect(close('PAYIN')).toMatchObject({ code: 200 });
    expect(open('PAYIN')).toMatchObject({ code: 200 });
  });

  it('are refused in a stale version, with the current configuration', () => {
    const { close, post, all } = aDesk();
    const { version } = all;
    close('PAYIN');
    const answer = post('service', { version, code: 'WITHDRAW', status: 'CLOSED', message: MESSAGE, ...REASON });
    expect(answer).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'admin', current: { version: all.version } },
    });
    expect(all.services.get('WITHDRAW')?.status).toBe('OPEN');
  });

  it('accept existing merchants and an end in the future only', () => {
    const { close } = aDesk();
    expect(faultsOf(close('PAYIN', 'admin', { allowMchNos: ['nobody'] }))).toEqual(['allowMchNos exists']);
    expect(faultsOf(close('PAYIN', 'admin', { until: at(-1) }))).toEqual(['until past']);
  });
});

describe('the emergency stop', () => {
  it('closes all payouts at once by one person, without a version, and is logged', () => {
    const { stop, all, open, platform } = aDesk();
    expect(stop({ reasonCode: 'FRAUD' }, 'r.santos')).toMatchObject({ code: 200 });
    expect(['PAYOUT', 'WITHDRAW'].map((code) => all.services.get(code as 'PAYOUT')?.status)).toEqual(['CLOSED', 'CLOSED']);
    expect(all.services.get('PAYIN')?.status).toBe('OPEN');
    expect(platform.log.entries.at(-1)).toMatchObject({ action: 'sys:maintenance:stop', level: 'CRITICAL' });
    expect(open('WITHDRAW', 'ops.lee')).toMatchObject({ code: 200 });
    // Again: a closed service keeps the person who closed it.
    expect(stop({ reasonCode: 'FRAUD' }, 'ops.lee')).toMatchObject({ code: 200 });
    expect(all.services.get('PAYOUT')?.changedBy).toBe('r.santos');
    expect(all.services.get('WITHDRAW')?.changedBy).toBe('ops.lee');
  });

  it('requires its own key and a reason', () => {
    const { stop } = aDesk();
    expect(stop({ reasonCode: 'FRAUD' }, 'li.na')).toMatchObject({ code: 403 });
    expect(faultsOf(stop({ reasonCode: 'OTHER', remark: 'x' }))).toEqual(['remark minLength']);
  });
});

describe('a read-only console', () => {
  it('refuses every change except its own end, with the text of the notice', () => {
    const { close, open, call, platform, all } = aDesk();
    expect(close('CONSOLE_WRITE')).toMatchObject({ code: 200 });
    const order = platform.world.withdraws.rows.find(({ status }) => status === 'PENDING');
    const claim = { body: { items: [{ withdrawNo: order?.no, version: order?.version }] } };
    expect(call('ops.lee', 'POST /trade/withdraw/claim', claim).envelope).toMatchObject({
      code: 503,
      error: 'MAINTENANCE',
      msg: 'The console is read only: Under maintenance',
    });
    expect(call('ops.lee', 'GET /trade/withdraw/page').envelope.code).toBe(200);
    expect(call('li.na', 'POST /trade/withdraw/retry', { body: {} }).envelope.code).not.toBe(503);
    expect(open('CONSOLE_WRITE', 'ops.lee')).toMatchObject({ code: 200 });
    expect(all.services.get('CONSOLE_WRITE')?.status).toBe('OPEN');
    expect(call('ops.lee', 'POST /trade/withdraw/claim', claim).envelope.code).not.toBe(503);
  });
});

describe('windows', () => {
  it('are planned, announced, active and canceled', () => {
    const { post, get, told, platform, all } = aDesk();
    expect(post('window/save', WINDOW)).toMatchObject({ code: 200 });
    const id = all.windows.at(-1)?.id;
    const status = () => get().windows.find(({ windowId }) => windowId === id)?.status;
    expect(status()).toBe('PLANNED');
    expect(told()).toEqual([]);
    platform.clock.advance(31 * 60_000);
    expect(told()).toEqual([expect.objectContaining({ kind: 'WINDOW', level: 'INFO', title: WINDOW.title, from: at(HOUR) })]);
    platform.clock.advance(HOUR);
    expect(status()).toBe('RUNNING');
    expect(told()).toEqual([expect.objectContaining({ level: 'WARN', from: null, until: WINDOW.to })]);
    expect(post('window/save', { ...WINDOW, windowId: id, from: at(2 * HOUR) })).toMatchObject({ code: 409 });
    expect(post('window/cancel', { windowId: id, ...REASON })).toMatchObject({ code: 200 });
    expect(status()).toBe('CANCELED');
    expect(told()).toEqual([]);
    expect(post('window/cancel', { windowId: id, ...REASON })).toMatchObject({ code: 409 });
  });

  it.each([
    ['ends before it begins', { to: WINDOW.from }, 'to gt:from'],
    ['lies in the past', { from: at(-HOUR) }, 'from past'],
    ['names nothing', { scopeCodes: [] }, 'scopeCodes required'],
    ['names what is not there', { scopeCodes: ['U99'] }, 'scopeCodes exists'],
    ['names something of the whole platform', { scopeType: 'PLATFORM' }, 'scopeCodes none'],
    ['lies in no zone', { zone: 'Nowhere/Here' }, 'zone zone'],
    ['is longer than its period', { repeat: 'DAILY', to: at(26 * HOUR) }, 'to period'],
  ])('that %s is refused at its field', (_, more, fault) => {
    const { post, all } = aDesk();
    const { length } = all.windows;
    expect(faultsOf(post('window/save', { ...WINDOW, ...more }))).toContain(fault);
    expect(all.windows).toHaveLength(length);
  });

  it('of one scope never overlap, also when one of them repeats', () => {
    const { post, all } = aDesk();
    post('window/save', WINDOW);
    const later = { from: at(2 * HOUR), to: at(4 * HOUR) };
    expect(faultsOf(post('window/save', { ...WINDOW, ...later }))).toEqual(['from overlap']);
    expect(faultsOf(post('window/save', { ...WINDOW, from: at(3 * HOUR), to: at(4 * HOUR) }))).toBeUndefined();
    expect(faultsOf(post('window/save', { ...WINDOW, ...later, scopeCodes: ['U04'] }))).toBeUndefined();
    const nightly = { ...WINDOW, scopeCodes: ['U05'], repeat: 'DAILY', from: at(10 * HOUR), to: at(11 * HOUR) };
    expect(faultsOf(post('window/save', nightly))).toBeUndefined();
    const once = { ...WINDOW, scopeCodes: ['U05'], from: at(5 * DAY + 10.5 * HOUR), to: at(5 * DAY + 12 * HOUR) };
    expect(faultsOf(post('window/save', once))).toEqual(['from overlap']);
    const own = all.windows.find(({ scopeCodes }) => scopeCodes.includes('U05'));
    expect(faultsOf(post('window/save', { ...nightly, windowId: own?.id, to: at(11.5 * HOUR) }))).toBeUndefined();
  });
});

describe('notices', () => {
  const NOTICE = { level: 'WARN', text: MESSAGE, from: at(0), to: at(DAY), mustAck: true };

  it('are shown to everyone until read, and again when their text changes', () => {
    const { post, told, call, all, get } = aDesk();
    expect(post('notice/save', NOTICE, 'sys.admin')).toMatchObject({ code: 200 });
    const noticeId = all.notices.at(-1)?.id;
    expect(told()).toEqual([expect.objectContaining({ noticeId, kind: 'NOTICE', mustAck: true })]);
    expect(call('k.wong', 'POST /common/notice/ack', { body: { noticeId } }).envelope.code).toBe(200);
    expect(told()).toEqual([]);
    expect(told('li.na')).toHaveLength(1);
    expect(get().notices[0]).toMatchObject({ ackCount: 1, status: 'SHOWN' });
    post('notice/save', { ...NOTICE, noticeId, text: { ...MESSAGE, en: 'Other words' } });
    expect(told()).toHaveLength(1);
    expect(post('notice/withdraw', { noticeId })).toMatchObject({ code: 200 });
    expect(told()).toEqual([]);
    expect(post('notice/save', { ...NOTICE, noticeId })).toMatchObject({ code: 409 });
    expect(call('k.wong', 'POST /common/notice/ack', { body: { noticeId: 'MN9' } }).envelope.code).toBe(404);
  });

  it('end automatically, and require both languages', () => {
    const { post, told, platform } = aDesk();
    expect(post('notice/save', { ...NOTICE, text: { zh: ' ', en: 'x' } })).toMatchObject({ code: 422 });
    expect(faultsOf(post('notice/save', { ...NOTICE, to: at(-1), from: at(-2) }))).toEqual(['to past']);
    post('notice/save', { ...NOTICE, to: at(HOUR) });
    platform.clock.advance(HOUR);
    expect(told()).toEqual([]);
  });
});

describe('review limits', () => {
  it('preview how many recent withdrawals would be decided differently, and then take effect', () => {
    const { post, get, call, platform, all } = aDesk();
    const thb = get().tiers.find(({ currency }) => currency === 'THB');
    const preview = (tiers: object[]) =>
      dataOf<MaintenancePolicyPreview>(call('admin', 'POST /sys/maintenance/policy/preview', { body: { tiers } }));
    expect(preview([thb as object])).toMatchObject({
      changedCount: 0,
      orderCount: Math.min(1000, platform.world.withdraws.rows.length),
    });
    const low = { currency: 'THB', tier1: '0.01', tier2: '0.02', tier3: '0.03' };
    const { currencies, changedCount } = preview([low]);
    const last = platform.world.withdraws.rows.slice(-1000).filter(({ account }) => account.currency === 'THB');
    const tier3 = tiersOf(platform.world, 'THB').tier3;
    const moved = last.filter(({ net }) => net < tier3).length;
    expect(moved).toBeGreaterThan(0);
    expect(changedCount).toBe(moved);
    expect(currencies.find(({ currency }) => currency === 'THB')).toEqual({
      currency: 'THB',
      orderCount: last.length,
      changedCount: moved,
      moreReviewCount: moved,
      lessReviewCount: 0,
    });
    expect(tiersOf(platform.world, 'THB').tier3).toBe(tier3);
    expect(post('policy', { tiers: [low], remark: 'Stricter for a while' })).toMatchObject({ code: 200 });
    expect(tiersOf(platform.world, 'THB')).toEqual({ tier1: 1n, tier2: 2n, tier3: 3n });
    const arrived = Array.from({ length: 30 }, () => platform.arrive()).filter((order) => order?.account.currency === 'THB');
    expect(arrived.length).toBeGreaterThan(0);
    expect(arrived.every((order) => order?.requiredStages === 2)).toBe(true);
    expect(dataOf<MaintenancePolicyChange[]>(call('admin', 'GET /sys/maintenance/policy/history'))).toEqual([
      {
        version: all.version,
        at: at(0),
        by: 'admin',
        remark: 'Stricter for a while',
        changes: [{ currency: 'THB', before: thb, after: low }],
      },
    ]);
    expect(platform.check()).toEqual([]);
  });

  it.each([
    ['do not ascend', { tier2: '1.00' }, 'tiers.0.tier2 gt:tier1'],
    ['are nothing', { tier1: '0.00' }, 'tiers.0.tier1 gt:0'],
    ['have too many digits', { tier1: '1.001' }, 'tiers.0.tier1 digits'],
    ['are of an unknown currency', { currency: 'XXX' }, 'tiers.0.currency currency'],
  ])('that %s are refused at their field', (_, more, fault) => {
    const { post } = aDesk();
    const tier = { currency: 'THB', tier1: '2.00', tier2: '3.00', tier3: '4.00', ...more };
    expect(faultsOf(post('policy', { tiers: [tier], remark: 'wrong' }))).toContain(fault);
  });

  it('are not saved without a change', () => {
    const { post, get } = aDesk();
    expect(faultsOf(post('policy', { tiers: get().tiers, remark: 'the same' }))).toEqual(['tiers changes']);
  });
});
