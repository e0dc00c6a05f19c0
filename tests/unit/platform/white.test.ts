import type { RefusedIp, WhiteIp, WhiteOwner, WhiteScope, WhiteVerdict } from '@/contract';
import { whiteStatuses } from '@/domain/white';
import { countOf, statusAt } from '../../../mock/areas/white/rules';
import { callFrom } from '../../../mock/seed/life/callers';
import { actor } from '../../support/actor';
import { actionTables } from '../../support/stateTables';
import { aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const MCH = 'M100001';
const DAY = 86_400_000;
let bench = aPlatform({ days: 0 });
beforeEach(() => {
  bench = aPlatform({ days: 0 });
});

type Page = { list: WhiteIp[]; total: number; owner: WhiteOwner };
const page = (query = '', mchNo = MCH, who = 'o.bakar') =>
  dataOf<Page>(bench.call(who, `GET /sys/white/ip/page?mchNo=${mchNo}&pageSize=100${query}`));
const list = (query = '') => page(query).list;
const { send } = actor('/sys/white/ip')(() => bench);
const add = (items: object[], mchNo = MCH, lang: 'en' | 'zh' = 'en') => send('add', { mchNo, items }, 'o.bakar', { lang });
const faults = (envelope: { data?: unknown }) =>
  ((envelope.data as { fields?: { name: string; rule: string; msg: string }[] }).fields ?? []).map(
    ({ name, rule }) => `${name} ${rule}`,
  );
const first = (status: WhiteIp['status']) => {
  const [found] = list(`&status=${status}`);
  if (!found) throw new Error(`No entry is ${status}`);
  return found;
};
const REASON = { reasonCode: 'RISK' };
const test = (ip: string, scope: WhiteScope, mchNo = MCH) =>
  dataOf<WhiteVerdict>(bench.call('k.wong', `GET /sys/white/ip/test?mchNo=${mchNo}&ip=${encodeURIComponent(ip)}&scope=${scope}`));
const holder = (no = MCH) => {
  const found = bench.platform.world.merchants.get(no)?.holder;
  if (!found) throw new Error(no);
  return found;
};
const calling = (scope: WhiteScope, ip?: string, no = MCH) => callFrom(bench.platform.world, holder(no), scope, ip);

describe('the list of addresses', () => {
  it('has entries of every state, newest first, and the status of each interface', () => {
    const { list: rows, owner } = page();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(whiteStatuses));
    const times = rows.map(({ createdAt = '' }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(owner).toMatchObject({ mchNo: MCH, mchName: holder().name, limit: 50, count: rows.length });
    expect(owner.scopes.map(({ scope, isOpen }) => `${scope} ${isOpen}`)).toEqual([
      'PAYIN false',
      'PAYOUT false',
      'QUERY false',
      'PORTAL false',
    ]);
    expect(page('', 'M100005').owner.scopes[0]).toEqual({ scope: 'PAYIN', active: 0, isOpen: true });
  });

  it('finds entries by address, by part of a text, and by scope and state', () => {
    expect(list('&keyword=192.0.2.21').map(({ cidr }) => cidr)).toEqual(['192.0.2.16/28']);
    expect(new Set(list('&keyword=2001:db8:1:7::1').map(({ cidr }) => cidr))).toEqual(new Set(['2001:db8:1::/48']));
    expect(list('&keyword=old').map(({ remark }) => remark)).toEqual(['Old server']);
    expect(list('&scope=PORTAL').every(({ scope }) => scope === 'PORTAL')).toBe(true);
    expect(
      list('&status=PENDING,EXPIRED')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['EXPIRED', 'PENDING', 'PENDING']);
    expect(bench.call('o.bakar', `GET /sys/white/ip/page?mchNo=${MCH}&sortField=cidr&sortOrder=ascend`).envelope.code).toBe(400);
  });

  it('hides entries of merchants outside the scope, and of none', () => {
    const actor = bench.operator('o.bakar');
    actor.scope = { type: 'MERCHANT', values: ['M100002'] };
    const [entry] = bench.platform.world.ips.get(MCH) ?? [];
    for (const line of ['page', 'refused', 'down'])
      expect(bench.call('admin', `GET /sys/white/ip/${line}?mchNo=M1`).envelope.code).toBe(404);
    expect(bench.call('o.bakar', `GET /sys/white/ip/page?mchNo=${MCH}`).envelope.code).toBe(404);
    expect(add([{ cidr: '203.0.113.200', scope: 'QUERY' }]).code).toBe(404);
    expect(send('edit', { ipId: entry?.id, version: 1, remark: 'x', expireAt: null }, 'o.bakar').code).toBe(404);
  });

  it('is exported with its filters', async () => {
    const rows = parseCsv(
      await textOf(bench.call('admin', `GET /sys/white/ip/down?mchNo=${MCH}&format=csv&scope=PORTAL&columns=cidr,scope`)),
    );
    expect(rows.slice(1)).toEqual([
      ['Address', 'Scope'],
      ['192.0.2.16/28', 'PORTAL'],
    ]);
  });
});

describe('adding', () => {
  it('takes single addresses and ranges of both kinds, normalised and effective at once', () => {
    const expireAt = new Date(NOW + DAY).toISOString();
    const envelope = add([
      { cidr: ' 203.0.113.77 ', scope: 'PAYIN', remark: ' Web ' },
      { cidr: '203.0.113.77', scope: 'PAYOUT', expireAt },
      { cidr: '2001:DB8:aa::/48', scope: 'QUERY' },
    ]);
    expect(envelope.data).toMatchObject([
      { cidr: '203.0.113.77/32', status: 'ACTIVE', remark: 'Web', source: 'OPERATOR', createdBy: 'o.bakar', expireAt: null },
      { cidr: '203.0.113.77/32', expireAt },
      { cidr: '2001:db8:aa::/48' },
    ]);
    expect(test('203.0.113.77', 'PAYOUT')).toMatchObject({ passes: true, why: 'LISTED', cidr: '203.0.113.77/32' });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ action: 'sys:white:ip:add', level: 'HIGH' });
    expect(bench.platform.check()).toEqual([]);
  });

  it('names every invalid entry, and saves none until all are valid', () => {
    const before = page().total;
    const items = [
      { cidr: '203.0.113.90', scope: 'QUERY' },
      { cidr: 'rubbish', scope: 'QUERY' },
      { cidr: '203.0.112.0/23', scope: 'QUERY' },
      { cidr: '10.0.0.1', scope: 'QUERY' },
      { cidr: '203.0.113.9/24', scope: 'QUERY' },
      { cidr: '203.0.113.90/32', scope: 'QUERY' },
      { cidr: '192.0.2.20', scope: 'PORTAL' },
      { cidr: '203.0.113.91', scope: 'QUERY', expireAt: '2020-01-01T00:00:00Z' },
    ];
    const envelope = add(items);
    expect(envelope.code).toBe(422);
    expect(faults(envelope)).toEqual([
      'items.1.cidr form',
      'items.2.cidr wide',
      'items.3.cidr private',
      'items.4.cidr hostBits',
      'items.5.cidr twice',
      'items.6.cidr overlap',
      'items.7.expireAt future',
    ]);
    const { fields } = envelope.data as unknown as { fields: { msg: string }[] };
    expect(fields[3]?.msg).toContain('203.0.113.0/24');
    expect(fields[4]?.msg).toBe('203.0.113.90/32 overlaps 203.0.113.90 in this list.');
    expect(fields[5]?.msg).toBe('192.0.2.20 overlaps the entry 192.0.2.16/28 (active).');
    expect(JSON.stringify(add(items, MCH, 'zh').data)).toContain('已有条目 192.0.2.16/28（生效）');
    expect(page().total).toBe(before);
    expect(add(items.filter((_, index) => index === 0)).code).toBe(200);
  });

  it('refuses an overlap with a disabled entry of the same scope', () => {
    const old = first('DISABLED');
    expect(faults(add([{ cidr: old.cidr, scope: old.scope }]))).toEqual(['items.0.cidr overlap']);
    expect(add([{ cidr: old.cidr, scope: 'PORTAL' }]).code).toBe(200);
  });

  it('allows fifty entries per merchant at most', () => {
    const room = 50 - page().total;
    const some = (count: number) => Array.from({ length: count }, (_, at) => ({ cidr: `203.0.113.${at + 60}`, scope: 'PORTAL' }));
    expect(faults(add(some(room + 1)))).toEqual(['items maxItems']);
    expect(add(some(room)).code).toBe(200);
    expect(faults(add([{ cidr: '198.51.100.9', scope: 'PORTAL' }]))).toEqual(['items maxItems']);
    expect(bench.platform.check()).toEqual([]);
  });

  it('refuses entries for a closed merchant', () => {
    holder().status = 'CLOSED';
    expect(add([{ cidr: '203.0.113.200', scope: 'QUERY' }])).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('every action in every state', () => {
  const cases = whiteStatuses.flatMap((status) =>
    (['edit', 'enable', 'disable', 'remove'] as const).map((action) => [action, status] as const),
  );
  it.each(cases)('%s while %s', (action, status) => {
    const { ipId, version, allowed, denied } = first(status);
    const body = { ipId, version, ...(action === 'edit' ? { remark: 'x', expireAt: null } : action === 'enable' ? {} : REASON) };
    const fits = actionTables.white.has(action, status);
    expect(allowed?.includes(action)).toBe(fits);
    expect(denied?.some((one) => one.action === action && one.why.length > 5)).toBe(!fits);
    const envelope = send(action, body);
    expect(envelope.code).toBe(fits ? 200 : 409);
    if (!fits) expect(envelope).toMatchObject({ error: 'STATE_CONFLICT', data: { current: { ipId, status } } });
    expect(bench.platform.check()).toEqual([]);
  });

  it('requires the current version, and a remark for OTHER', () => {
    const { ipId, version } = first('ACTIVE');
    for (const verb of ['disable', 'remove']) {
      expect(send(verb, { ipId, version: version + 1, ...REASON })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
      expect(faults(send(verb, { ipId, version, reasonCode: 'OTHER', remark: ' x ' }))).toEqual(['remark minLength']);
      expect(send(verb, { ipId, version }).code).toBe(422);
    }
    expect(send('disable', { ipId, version, reasonCode: 'OTHER', remark: 'Moved away' }, 'r.santos').data).toMatchObject({
      status: 'DISABLED',
      statusReason: 'OTHER',
      version: version + 1,
    });
    expect(send('enable', { ipId, version: version + 1 }).data).toMatchObject({ status: 'ACTIVE', statusReason: null });
  });

  it('lasts until its expiry, exclusively', () => {
    const entry = {
      ...(bench.platform.world.ips.get(MCH)?.[0] as Parameters<typeof statusAt>[0]),
      state: 'ACTIVE',
      expireAt: NOW,
    } as const;
    expect([NOW - 1, NOW, NOW + 1].map((at) => statusAt(entry, at))).toEqual(['ACTIVE', 'EXPIRED', 'EXPIRED']);
  });

  it('counts the calls of seven days, including today', () => {
    // Noon of the business zone, by the day since 1970 in that zone.
    const noon = Date.parse('2026-11-20T04:00:00Z');
    const today = Math.floor(Date.parse('2026-11-20T12:00:00Z') / DAY);
    const counts = new Map([
      [today, 1],
      [today - 6, 10],
      [today - 7, 100],
    ]);
    expect(countOf(counts, noon)).toBe(11);
    expect(countOf(counts, noon + 12 * 3_600_000)).toBe(1);
  });

  it('expires automatically, and a later expiry restores it', () => {
    const { ipId, cidr } = first('EXPIRED');
    const ip = cidr.split('/')[0] ?? '';
    expect(test(ip, 'QUERY')).toMatchObject({ passes: false, why: 'NOT_LISTED', cidr, status: 'EXPIRED' });
    const past = new Date(NOW - DAY).toISOString();
    expect(faults(send('edit', { ipId, version: 1, remark: '', expireAt: past }))).toEqual(['expireAt future']);
    const expireAt = new Date(NOW + DAY).toISOString();
    expect(send('edit', { ipId, version: 1, remark: 'Longer', expireAt }).data).toMatchObject({
      status: 'ACTIVE',
      remark: 'Longer',
    });
    expect(test(ip, 'QUERY').passes).toBe(true);
    bench.platform.clock.advance(DAY + 1);
    expect(test(ip, 'QUERY').passes).toBe(false);
  });

  it('removes for good', () => {
    const { ipId, version } = first('ACTIVE');
    expect(send('remove', { ipId, version, ...REASON }).code).toBe(200);
    expect(list().some((row) => row.ipId === ipId)).toBe(false);
    expect(send('remove', { ipId, version, ...REASON }).code).toBe(404);
  });
});

describe('the check of an address', () => {
  const empty = (scope: WhiteScope) => {
    for (const row of list(`&scope=${scope}`)) send('remove', { ipId: row.ipId, version: row.version, ...REASON });
  };

  it('uses the active entries, and names the entry that decides', () => {
    expect(test('203.0.113.2', 'PAYOUT')).toMatchObject({ passes: true, cidr: '203.0.113.2/32', status: 'ACTIVE' });
    expect(test('203.0.113.3', 'PAYOUT')).toMatchObject({ passes: false, why: 'NOT_LISTED', cidr: null });
    expect(test('2001:db8:1::5', 'PAYOUT')).toMatchObject({ passes: false, cidr: '2001:db8:1::/48', status: 'PENDING' });
    expect(test('::ffff:203.0.113.2', 'PAYOUT').passes).toBe(true);
    const refused = bench.call('k.wong', `GET /sys/white/ip/test?mchNo=${MCH}&ip=10.1&scope=PAYIN`).envelope;
    expect([refused.code, ...faults(refused)]).toEqual([422, 'ip form']);
  });

  it('with an empty list refuses payouts and allows everything else, without changing that', () => {
    empty('PAYIN');
    empty('PAYOUT');
    expect(test('203.0.113.99', 'PAYIN')).toMatchObject({ passes: true, why: 'EMPTY_OPEN' });
    expect(test('203.0.113.99', 'PAYOUT')).toMatchObject({ passes: false, why: 'EMPTY_CLOSED' });
  });

  it('stays closed when the last entry is disabled by hand', () => {
    for (const row of list('&scope=PORTAL')) send('disable', { ipId: row.ipId, version: row.version, ...REASON });
    expect(test('192.0.2.21', 'PORTAL')).toMatchObject({ passes: false, why: 'NOT_LISTED' });
  });
});

describe('calls of merchants', () => {
  it('are counted for seven days at the entry that allows them', () => {
    const before = list('&keyword=192.0.2.21')[0]?.hits7d ?? 0;
    expect([calling('PORTAL'), calling('PORTAL')]).toEqual([true, true]);
    expect(list('&keyword=192.0.2.21')[0]).toMatchObject({ hits7d: before + 2, lastHitAt: new Date(NOW).toISOString() });
    bench.platform.clock.advance(8 * DAY);
    expect(list('&keyword=192.0.2.21')[0]?.hits7d).toBe(0);
  });

  it('that were refused are listed for a day by address and interface, with the current check', () => {
    const refused = () => dataOf<RefusedIp[]>(bench.call('o.bakar', `GET /sys/white/ip/refused?mchNo=${MCH}`));
    bench.platform.world.refusedCalls.length = 0;
    const before = first('DISABLED').refused7d ?? 0;
    calling('PAYIN', '192.0.2.200');
    bench.platform.clock.advance(60_000);
    for (const ip of ['192.0.2.200', first('DISABLED').cidr.split('/')[0]]) calling('PAYIN', ip);
    calling('PAYOUT', '192.0.2.200');
    calling('PAYIN', '192.0.2.201', 'M100002');
    expect(
      refused()
        .map(({ ip, scope, count, passes }) => `${ip} ${scope} ${count} ${passes}`)
        .sort(),
    ).toEqual(['192.0.2.200 PAYIN 2 false', '192.0.2.200 PAYOUT 1 false', '198.51.100.101 PAYIN 1 false']);
    expect(refused().find(({ ip }) => ip === '198.51.100.101')?.cidr).toBe('198.51.100.101/32');
    expect(first('DISABLED').refused7d).toBe(before + 1);
    add([{ cidr: '192.0.2.200', scope: 'PAYIN' }]);
    expect(
      refused()
        .filter(({ passes }) => passes)
        .map(({ ip, scope }) => `${ip} ${scope}`),
    ).toEqual(['192.0.2.200 PAYIN']);
    bench.platform.clock.advance(DAY);
    expect(refused()).toEqual([]);
  });

  it('are simulated, allowed and refused, and their orders depend on the list', () => {
    const busy = aPlatform({ days: 3, flow: 0.1 });
    const { world } = busy.platform;
    const [own] = world.ips.get(MCH) ?? [];
    if (!own) throw new Error('No list');
    expect(world.refusedCalls.length).toBeGreaterThan(10);
    expect([...world.ips.values()].flat().some(({ hits }) => countOf(hits, NOW) > 0)).toBe(true);
    expect([...world.ips.values()].flat().some(({ refused }) => countOf(refused, NOW) > 0)).toBe(true);
    expect(
      world.refusedCalls.every(
        ({ ip, scope, holder: { no } }) =>
          !(world.ips.get(no) ?? []).some(
            (one) => one.scope === scope && one.cidr === `${ip}/32` && statusAt(one, NOW) === 'ACTIVE',
          ),
      ),
    ).toBe(true);
    const target = world.merchants.get(MCH)?.holder;
    const before = world.refusedCalls.length;
    expect(busy.platform.payIn({ holder: target }).holder.no).toBe(MCH);
    for (const entry of world.ips.get(MCH) ?? []) if (entry.scope === 'PAYIN') entry.state = 'DISABLED';
    const orders = world.payOrders.rows.length;
    expect(() => busy.platform.payIn({ holder: target })).toThrow('whitelist');
    expect([world.payOrders.rows.length, world.refusedCalls.length]).toEqual([orders, before + 1]);
    expect(busy.platform.check()).toEqual([]);
  });
});
