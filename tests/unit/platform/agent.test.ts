import type { AgentDetail, AgentMailed, AgentNode, AgentStatistics, Agent as WireAgent } from '@/contract';
import type { Envelope } from '../../../mock/engine/call';
import { agencyOf } from '../../../mock/flow/agencies';
import { chainTo, priceAt, sharesOf } from '../../../mock/flow/prices';
import { agentActions, agentStatuses } from '../../../src/domain/agent';
import { chainBreak } from '../../../src/domain/prices';
import { actionTables } from '../../support/stateTables';
import { NEW_AGENT } from './agentSupport';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

let bench: APlatform;
/** A world is created again only after a test that changed it. */
let isChanged = true;
beforeEach(() => {
  if (isChanged) bench = aPlatform({ days: 1 });
  isChanged = true;
});
afterEach(() => {
  if (isChanged) expect(bench.platform.check()).toEqual([]);
});
const nothingChanged = () => {
  isChanged = false;
};

const of = (no: string) => {
  const found = bench.platform.world.agencies.get(no);
  if (!found) throw new Error(`No agent ${no}`);
  return found;
};
const send = (who: string, verb: string, body: object, lang?: 'zh') =>
  bench.call(who, `POST /user/agent/${verb}`, { body, lang }).envelope;
/** A change of an agent in its current version. */
const change = (who: string, verb: string, no: string, body: object = {}, lang?: 'zh') =>
  send(who, verb, { agentNo: no, version: of(no).version, ...body }, lang);
const done = (envelope: Envelope): WireAgent => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<WireAgent>(envelope);
};
const page = (who: string, query = '') =>
  dataOf<{ list: WireAgent[]; total: number }>(bench.call(who, `GET /user/agent/page?pageSize=100${query}`));
const numbers = (who: string, query = '') => page(who, query).list.map(({ agentNo }) => agentNo);
const detail = (no: string, who = 'admin') => dataOf<AgentDetail>(bench.call(who, `GET /user/agent/detail?agentNo=${no}`));
const field = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });
const lastLog = () => bench.platform.log.entries.at(-1);
const reason = { reasonCode: 'AGENT_REQUEST' };
const merchantsOf = (no: string) =>
  bench.platform.world.holders.filter(({ type, agent }) => type === 'MERCHANT' && agent?.no === no);
const price = (no: string, productCode: string, rate: string, more: object = {}) =>
  change('admin', 'price', no, { prices: [{ productCode, rate, fixed: '0.00', ...more }] });
/** Everything of an agent that a refused call must leave as it is. */
const print = (no: string) => {
  const { agent, holder: _holder, prices, fixedShares, events, ...rest } = of(no);
  return JSON.stringify({
    ...rest,
    owner: rest.owner?.id,
    parent: agent.parent?.no,
    depth: agent.depth,
    prices: [...prices].map(([code, list]) => [code, list.map((one) => ({ ...one, fixed: String(one.fixed) }))]),
    fixedShares: [...fixedShares].map(String),
    events: events.length,
  });
};

describe('the list', () => {
  it('shows masked names, the tree, and the earnings of the month', () => {
    expect(page('admin').total).toBe(bench.platform.world.agencies.size);
    const row = page('admin', '&agentNo=A2005').list[0];
    expect(row).toMatchObject({
      level: 2,
      parentAgentNo: 'A2001',
      path: ['A2001', 'A2005'],
      contactEmail: 'of***@agents.example',
    });
    expect(row?.contactName).toMatch(/^.\*\*$/);
    const { contactEmail, contactMobile } = of('A2005');
    expect(JSON.stringify(page('admin'))).not.toContain(contactEmail);
    expect(JSON.stringify(detail('A2005'))).not.toContain(contactMobile);
    nothingChanged();
  });

  it('hides agents outside the scope, and refuses changes to them', () => {
    const own = numbers('v.reyes');
    expect(own).toContain('A2001');
    expect(own).toContain('A2005');
    expect(own).not.toContain('A2002');
    expect(bench.call('v.reyes', 'GET /user/agent/detail?agentNo=A2002').envelope).toMatchObject({ code: 404 });
    expect(change('v.reyes', 'edit', 'A2002', { agentName: 'Mine now' })).toMatchObject({ code: 404 });
    expect(numbers('d.kumar').every((no) => ['TH', 'VN'].includes(of(no).holder.country))).toBe(true);
    expect(numbers('p.garcia')).toEqual([]);
    nothingChanged();
  });

  it.each([
    ['&status=SUSPENDED', ['A2012']],
    ['&keyword=delta', ['A2001']],
    ['&keyword=a2003', ['A2003']],
    ['&parentAgentNo=A2001&hasSubAgents=true', ['A2005']],
    ['&level=3', ['A2009', 'A2008']],
  ])('%s finds the matching agents', (query, expected) => {
    expect(numbers('admin', query).sort()).toEqual([...expected].sort());
    nothingChanged();
  });

  it('refuses an unknown sort field, and sorts by earnings', () => {
    expect(bench.call('admin', 'GET /user/agent/page?sortField=docNo').envelope).toMatchObject({ code: 400 });
    const shares = page('admin', '&sortField=monthShare&sortOrder=descend').list.map(({ monthShare }) => Number(monthShare));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    nothingChanged();
  });

  it('shows in its header the counts of the rows', () => {
    const figures = dataOf<AgentStatistics>(bench.call('admin', 'GET /user/agent/statistics?country=TH'));
    for (const { status, count } of figures.byStatus)
      expect(numbers('admin', `&country=TH&status=${status}`)).toHaveLength(count);
    const { list } = page('admin');
    const all = dataOf<AgentStatistics>(bench.call('admin', 'GET /user/agent/statistics'));
    const idle = list.filter(({ status, activeMerchantCount }) => status === 'ACTIVE' && activeMerchantCount === 0);
    expect(all.withoutActiveMerchants).toBe(idle.length);
    expect(all.byLevel.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
    nothingChanged();
  });

  it('returns the whole tree and marks the nodes that match a filter', () => {
    const nodes = dataOf<AgentNode[]>(bench.call('k.wong', 'GET /user/agent/tree?level=3'));
    expect(nodes).toHaveLength(bench.platform.world.agencies.size);
    expect(nodes.filter(({ matched }) => matched).map(({ agentNo }) => agentNo)).toEqual(['A2008', 'A2009']);
    nothingChanged();
  });

  it('is exported row by row, masked', async () => {
    const outcome = bench.call('auditor', 'GET /user/agent/down?format=csv&columns=agentNo,contactEmail,balances&status=ACTIVE');
    const [head, titles, ...rows] = parseCsv(await textOf(outcome));
    expect(head?.[0]).toContain('auditor');
    expect(titles).toEqual(['Agent no.', 'E-mail', 'Available']);
    expect(rows.map(([no]) => no)).toEqual(numbers('admin', '&status=ACTIVE'));
    expect(rows.flat().join()).not.toContain('office.');
    expect(bench.call('auditor', 'GET /user/agent/down?columns=docNo').envelope).toMatchObject({ code: 400 });
    expect(bench.call('k.wong', 'GET /user/agent/down').envelope).toMatchObject({ code: 403 });
    nothingChanged();
  });
});

describe('a new agent', () => {
  it('waits for review by another person, with the prices of its parent', () => {
    const made = done(send('o.bakar', 'add', { ...NEW_AGENT, parentAgentNo: 'A2001' }));
    expect(made).toMatchObject({ status: 'PENDING_REVIEW', level: 2, parentAgentNo: 'A2001', createdBy: 'o.bakar', version: 1 });
    const no = made.agentNo;
    for (const [code] of of('A2001').prices)
      expect(priceAt(of(no).prices, code, NOW)?.ppm).toBe(priceAt(of('A2001').prices, code, NOW)?.ppm);
    expect(lastLog()).toMatchObject({ about: { entity: 'agent', ids: [no], name: 'Lotus Gate' } });
    expect(JSON.stringify([made, bench.platform.log.entries])).not.toMatch(/Chaiyatorn|ploy\.|5520999|77881234/);
    const passed = done(change('admin', 'review', no, { decision: 'PASS' }));
    expect(passed).toMatchObject({ status: 'ACTIVE', linkUntil: new Date(NOW + 86_400_000).toISOString() });
    expect(of(no).holder.status).toBe('ACTIVE');
  });

  it.each([
    ['with a name that is taken', { agentName: 'DELTA partners' }, field('agentName', 'unique')],
    ['with a login that is taken', { loginAccount: 'A2001.OFFICE' }, field('loginAccount', 'unique')],
    ['in a country without the platform', { country: 'FR' }, field('country', 'exists')],
    ['in a currency without the platform', { currencies: ['EUR'] }, field('currencies', 'exists')],
    ['below nobody', { parentAgentNo: 'A9999' }, field('parentAgentNo', 'exists')],
    ['below one that is suspended', { parentAgentNo: 'A2012' }, field('parentAgentNo', 'active')],
    ['below one that may have none', { parentAgentNo: 'A2008' }, field('parentAgentNo', 'may')],
    ['without an address', { contactEmail: 'ploy' }, field('contactEmail', 'pattern')],
    ['of somebody who is not here', { ownerOperatorId: '999' }, field('ownerOperatorId', 'active')],
  ])('%s is refused', (_, body, expected) => {
    const before = bench.platform.world.agencies.size;
    expect(send('o.bakar', 'add', { ...NEW_AGENT, ...body })).toMatchObject(expected);
    expect(bench.platform.world.agencies.size).toBe(before);
    nothingChanged();
  });

  it('is created only within the scope of its creator', () => {
    expect(send('v.reyes', 'add', NEW_AGENT)).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect(send('v.reyes', 'add', { ...NEW_AGENT, parentAgentNo: 'A2002' })).toMatchObject(field('parentAgentNo', 'exists'));
    expect(done(send('v.reyes', 'add', { ...NEW_AGENT, parentAgentNo: 'A2001' })).parentAgentNo).toBe('A2001');
  });

  it('is at most five levels deep', () => {
    let parentAgentNo = 'A2008';
    of('A2008').maySubAgent = true;
    for (const level of [4, 5]) {
      const body = {
        ...NEW_AGENT,
        agentName: `Level ${level}`,
        loginAccount: `level.${level}`,
        parentAgentNo,
        maySubAgent: true,
      };
      const made = done(send('o.bakar', 'add', body));
      expect(made.level).toBe(level);
      expect(change('admin', 'review', made.agentNo, { decision: 'PASS' }).code).toBe(200);
      parentAgentNo = made.agentNo;
    }
    expect(send('o.bakar', 'add', { ...NEW_AGENT, parentAgentNo })).toMatchObject(field('parentAgentNo', 'maxDepth'));
  });
});

describe('the review', () => {
  it('is refused to the person who created or last submitted the agent', () => {
    const no = done(send('admin', 'add', NEW_AGENT)).agentNo;
    expect(change('admin', 'review', no, { decision: 'PASS' })).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    done(change('m.tan', 'edit', no, { agentName: 'Lotus Gates' }));
    expect(change('m.tan', 'review', no, { decision: 'PASS' })).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    expect(of(no).status).toBe('PENDING_REVIEW');
    expect(change('o.bakar', 'review', no, { decision: 'PASS' })).toMatchObject({ code: 403, error: 'FORBIDDEN' });
  });

  it('rejects with a reason, and an edited agent returns to review', () => {
    expect(change('admin', 'review', 'A2010', { decision: 'REJECT' })).toMatchObject(field('reasonCode', 'enum'));
    expect(change('admin', 'review', 'A2010', { decision: 'REJECT', reasonCode: 'OTHER', remark: 'no' })).toMatchObject(
      field('remark', 'minLength'),
    );
    const rejected = done(change('admin', 'review', 'A2010', { decision: 'REJECT', reasonCode: 'DOCS_INCOMPLETE' }));
    expect(rejected).toMatchObject({ status: 'REJECTED', statusReason: 'DOCS_INCOMPLETE' });
    const again = done(change('o.bakar', 'edit', 'A2010', { agentName: 'Harbour Lane 2' }));
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', statusReason: null });
    expect(of('A2010').events.map(({ kind }) => kind)).toEqual(['REJECTED', 'RESUBMITTED']);
  });
});

describe('states and actions', () => {
  const BODIES: Record<string, object> = {
    edit: { agentName: 'Other Name' },
    review: { decision: 'PASS' },
    price: { profitPct: '0.01' },
    suspend: { ...reason, keepsEarning: true },
    resume: {},
    move: { ...reason, parentAgentNo: null },
    moveMerchant: { ...reason, mchNos: ['M100001'], targetAgentNo: null },
    resetPassword: {},
    close: reason,
  };
  const NO_OF: Record<string, string> = {
    PENDING_REVIEW: 'A2010',
    REJECTED: 'A2011',
    ACTIVE: 'A2005',
    SUSPENDED: 'A2012',
    CLOSED: 'A2013',
  };

  it('are a closed table: any other action is a conflict and changes nothing', () => {
    for (const status of agentStatuses)
      for (const action of agentActions.filter((one) => !actionTables.agent.has(one, status))) {
        const no = NO_OF[status] as string;
        const before = print(no);
        const answer = change('admin', action, no, BODIES[action]);
        expect(answer).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { agentNo: no, status } } });
        expect(print(no)).toBe(before);
      }
    nothingChanged();
  });

  it('allow every action of the table', () => {
    const tried: string[] = [];
    for (const status of ['REJECTED', 'SUSPENDED', 'ACTIVE', 'PENDING_REVIEW'] as const)
      for (const action of ['edit', 'price', 'resetPassword', 'review', 'suspend', 'resume'] as const) {
        const no = NO_OF[status] as string;
        if (of(no).status !== status || !actionTables.agent.has(action, status)) continue;
        // Edited by the one, reviewed by the other.
        const who = action === 'review' ? 'm.tan' : 'admin';
        expect([
          status,
          action,
          change(who, action, no, { ...BODIES[action], ...(action === 'edit' && { agentName: `Other ${status}` }) }).code,
        ]).toEqual([status, action, 200]);
        tried.push(`${status} ${action}`);
      }
    expect(tried).toEqual([
      'REJECTED edit',
      ...['edit', 'price', 'resetPassword', 'resume'].map((action) => `SUSPENDED ${action}`),
      ...['edit', 'price', 'resetPassword', 'suspend'].map((action) => `ACTIVE ${action}`),
      ...['edit', 'price', 'review'].map((action) => `PENDING_REVIEW ${action}`),
    ]);
  });

  it('change nothing in a stale version, for any action', () => {
    for (const action of ['edit', 'price', 'suspend', 'move', 'resetPassword'])
      expect(send('admin', action, { agentNo: 'A2005', version: 99, ...BODIES[action] })).toMatchObject({
        code: 409,
        error: 'VERSION_CONFLICT',
      });
    expect(of('A2005').version).toBe(1);
    nothingChanged();
  });

  it('stop or keep the earnings of a suspended agent as chosen, and resume it', () => {
    const holder = merchantsOf('A2005')[0] ?? { ...bench.platform.world.holders[0], agent: of('A2005').agent };
    const shares = () =>
      sharesOf(bench.platform.world, holder as never, { amount: 100_000n, fee: 3_000n, cost: 1_000n, currency: 'THB' });
    const own = () => shares().find(({ agent }) => agent.no === 'A2005')?.share;
    const usual = own();
    expect(usual).toBeGreaterThan(0n);
    const row = done(change('r.santos', 'suspend', 'A2005', { reasonCode: 'COMPLIANCE', keepsEarning: true }));
    expect(row).toMatchObject({ status: 'SUSPENDED', isEarning: true, statusReason: 'COMPLIANCE' });
    expect(own()).toBe(usual);
    done(change('admin', 'resume', 'A2005'));
    done(change('admin', 'suspend', 'A2005', { ...reason, keepsEarning: false }));
    expect(own()).toBe(0n);
    expect(done(change('admin', 'resume', 'A2005'))).toMatchObject({ status: 'ACTIVE', isEarning: true, statusReason: null });
    expect(own()).toBe(usual);
    expect(change('r.santos', 'resume', 'A2012')).toMatchObject({ code: 403 });
  });
});

describe('base prices', () => {
  it('hold along the chain, and a refusal names the agent that breaks it', () => {
    const before = print('A2005');
    const low = price('A2005', 'TH_SCAN', '0.02');
    expect(low).toMatchObject(field('prices.0.rate', 'chain'));
    expect(low.msg).toMatch(
      /^Check prices\.0\.rate: TH scan to pay: Blue Kite \(A2005\) would pay 2%, less than .+ at 2\.\d+%\.$/,
    );
    expect(price('A2005', 'TH_SCAN', '0.09').msg).toMatch(
      /TH scan to pay: .+ \((M|A)\d+\) would pay .+, less than Blue Kite \(A2005\) at 9%/,
    );
    expect(
      change('admin', 'price', 'A2005', { prices: [{ productCode: 'TH_SCAN', rate: '0.09', fixed: '0.00' }] }, 'zh').msg,
    ).toMatch(/其下的/);
    expect(print('A2005')).toBe(before);
    const row = done(price('A2005', 'TH_SCAN', '0.0246'));
    expect(row.version).toBe(2);
    expect(priceAt(of('A2005').prices, 'TH_SCAN', NOW)?.ppm).toBe(24_600);
    expect(lastLog()).toMatchObject({
      about: { changes: [{ field: 'TH_SCAN', before: '2.45% + THB 0.00', after: '2.46% + THB 0.00' }] },
    });
  });

  it('hold also at the effective time, and against prices planned after it', () => {
    const from = '2026-12-01T00:00:00.000Z';
    const plan = (no: string, rate: string, effectiveAt: string) =>
      change('admin', 'price', no, { prices: [{ productCode: 'TH_BANK', rate, fixed: '0.00' }], effectiveAt });
    done(plan('A2001', '0.0244', from));
    expect(priceAt(of('A2001').prices, 'TH_BANK', NOW)?.ppm).toBe(24_200);
    expect(detail('A2001').prices?.find(({ productCode }) => productCode === 'TH_BANK')?.planned).toMatchObject([
      { rate: '0.0244' },
    ]);
    // Today it would fit; from December on the one above pays more.
    const today = change('admin', 'price', 'A2005', { prices: [{ productCode: 'TH_BANK', rate: '0.0243', fixed: '0.00' }] });
    expect(today).toMatchObject(field('prices.0.rate', 'chain'));
    expect(today.msg).toContain('from 2026-12-01 00:00 UTC.');
    expect(plan('A2001', '0.0241', '2026-11-01T00:00:00Z')).toMatchObject(field('effectiveAt', 'future'));
  });

  it.each([
    [
      'of a product that is not there',
      { productCode: 'XX', rate: '0.02', fixed: '0.00' },
      field('prices.0.productCode', 'exists'),
    ],
    ['above 100%', { productCode: 'TH_SCAN', rate: '1.5', fixed: '0.00' }, field('prices.0.rate', 'maximum')],
    ['with too many digits', { productCode: 'VN_SCAN', rate: '0.0245', fixed: '0.5' }, field('prices.0.fixed', 'digits')],
    ['that are the same', { productCode: 'TH_SCAN', rate: '0.0245', fixed: '0.00' }, field('prices', 'changed')],
    ['in words', { productCode: 'TH_SCAN', rate: '2%', fixed: '0.00' }, field('prices.0.rate', 'pattern')],
  ])('%s are refused', (_, row, expected) => {
    expect(change('admin', 'price', 'A2005', { prices: [row] })).toMatchObject(expected);
    nothingChanged();
  });

  it('never break a chain that was valid, for any change', () => {
    const { world } = bench.platform;
    const products = [...world.catalog.products.values()];
    const whole = () =>
      world.agents.flatMap((agent) =>
        products.filter((product) => !chainBreak(chainTo(world, product, agent, NOW))).map(({ code }) => `${agent.no} ${code}`),
      );
    const before = whole();
    let accepted = 0;
    for (const no of ['A2001', 'A2005', 'A2008', 'A2002'])
      for (const ppm of [5_000, 23_900, 24_100, 24_300, 24_400, 24_600, 26_000]) {
        const { code } = price(no, 'TH_BANK', (ppm / 1_000_000).toFixed(4));
        accepted += Number(code === 200);
        expect(before.filter((one) => !whole().includes(one))).toEqual([]);
      }
    expect(accepted).toBeGreaterThan(2);
  });

  it('sum to at most all of the profit along the chain, as profit shares', () => {
    const tooMuch = change('admin', 'price', 'A2001', { shareMode: 'PROFIT_PCT', profitPct: '0.9' });
    expect(tooMuch).toMatchObject(field('profitPct', 'maximum'));
    expect(tooMuch.msg).toMatch(/A2001 › A2005 › A2008 would be 1\d\d%/);
    expect(of('A2001').profitPpm).toBe(200_000);
    expect(done(change('admin', 'price', 'A2001', { shareMode: 'PROFIT_PCT', profitPct: '0.8' })).profitPct).toBe('0.8');
    expect(change('admin', 'price', 'A2005', { profitPct: '0.13' })).toMatchObject(field('profitPct', 'maximum'));
  });

  it('pay a fixed share per order in its currency', () => {
    const body = { shareMode: 'FIXED_PER_ORDER', fixedShares: [{ currency: 'THB', amount: '2.00' }] };
    expect(done(change('admin', 'price', 'A2002', body)).fixedShares).toEqual([{ currency: 'THB', amount: '2.00' }]);
    const holder = { ...bench.platform.world.holders[0], agent: of('A2002').agent } as never;
    const share = (currency: string, fee = 3_000n) =>
      sharesOf(bench.platform.world, holder, { amount: 100_000n, fee, cost: 1_000n, currency })[0]?.share;
    expect([share('THB'), share('VND')]).toEqual([200n, 0n]);
    // Never more than the platform earns.
    expect([share('THB', 1_050n), share('THB', 1_000n), share('THB', 900n)]).toEqual([50n, 0n, 0n]);
    const twice = [...body.fixedShares, ...body.fixedShares];
    expect(change('admin', 'price', 'A2002', { fixedShares: twice })).toMatchObject(field('fixedShares', 'unique'));
    expect(change('o.bakar', 'price', 'A2002', { profitPct: '0.1' }).code).toBe(200);
    expect(change('li.na', 'price', 'A2002', { profitPct: '0.2' })).toMatchObject({ code: 403 });
  });
});

describe('moving an agent', () => {
  it('takes the whole branch along, and updates its levels', () => {
    const row = done(change('o.bakar', 'move', 'A2006', { ...reason, parentAgentNo: 'A2001' }));
    expect(row).toMatchObject({ parentAgentNo: 'A2001', level: 2 });
    expect(of('A2006').holder.agent?.no).toBe('A2001');
    const top = done(change('o.bakar', 'move', 'A2006', { ...reason, parentAgentNo: null }));
    expect(top).toMatchObject({ parentAgentNo: null, level: 1 });
    for (const agent of bench.platform.world.agents) expect(agent.depth).toBe((agent.parent?.depth ?? 0) + 1);
  });

  it.each([
    ['under itself', 'A2001', 'A2001', 'circle'],
    ['under its own branch', 'A2001', 'A2005', 'circle'],
    ['where it is already', 'A2005', 'A2001', 'changed'],
    ['under one that is suspended', 'A2005', 'A2012', 'active'],
    ['under one that may have none', 'A2006', 'A2008', 'may'],
    ['under one whose prices are above its own', 'A2006', 'A2007', 'chain'],
  ])('%s is refused', (_, no, parentAgentNo, rule) => {
    if (rule === 'chain')
      agencyOf(bench.platform.world, of('A2007').agent).prices = new Map(
        [...of('A2007').prices].map(([code, [one]]) => [code, one ? [{ ...one, ppm: 24_700 }] : []]),
      );
    const before = print(no);
    expect(change('admin', 'move', no, { ...reason, parentAgentNo })).toMatchObject(field('parentAgentNo', rule));
    expect(print(no)).toBe(before);
    if (rule !== 'chain') nothingChanged();
  });

  it('is refused when the tree would be too deep, or the shares too high', () => {
    const a = of('A2008').agent;
    a.parent = of('A2005').agent;
    const chain = ['A2003', 'A2009', 'A2007'];
    for (const no of chain) of(no).maySubAgent = true;
    const { world } = bench.platform;
    const four = world.agents.filter(({ no }) => ['A2002', 'A2003', 'A2004', 'A2007'].includes(no));
    four.forEach((agent, at) => {
      agent.parent = four[at - 1];
      agent.depth = at + 1;
      of(agent.no).maySubAgent = true;
      of(agent.no).prices = new Map();
    });
    expect(change('admin', 'move', 'A2005', { ...reason, parentAgentNo: 'A2007' })).toMatchObject(
      field('parentAgentNo', 'maxDepth'),
    );
    of('A2002').profitPpm = 950_000;
    of('A2002').shareMode = 'PROFIT_PCT';
    expect(change('admin', 'move', 'A2005', { ...reason, parentAgentNo: 'A2002' })).toMatchObject(
      field('parentAgentNo', 'maximum'),
    );
  });

  it('moves merchants to another agent, all of them or none', () => {
    const [first, second] = merchantsOf('A2001');
    const { world } = bench.platform;
    const from = first ? 'A2001' : (world.holders.find(({ type, agent }) => type === 'MERCHANT' && agent)?.agent?.no as string);
    const mchNos = [first, second].flatMap((one) => (one ? [one.no] : []));
    expect(mchNos.length).toBeGreaterThan(0);
    const moved = { ...reason, mchNos };
    expect(change('admin', 'moveMerchant', from, { ...moved, targetAgentNo: from })).toMatchObject(
      field('targetAgentNo', 'changed'),
    );
    expect(change('admin', 'moveMerchant', from, { ...moved, targetAgentNo: 'A2013' })).toMatchObject(
      field('targetAgentNo', 'active'),
    );
    expect(change('admin', 'moveMerchant', from, { ...reason, mchNos: [...mchNos, 'M1'], targetAgentNo: null })).toMatchObject({
      code: 422,
    });
    expect(merchantsOf(from).map(({ no }) => no)).toEqual(expect.arrayContaining(mchNos));
    expect(change('o.bakar', 'moveMerchant', from, { ...moved, targetAgentNo: null })).toMatchObject({ code: 403 });
    const version = world.merchants.get(mchNos[0] as string)?.version as number;
    done(change('admin', 'moveMerchant', from, { ...moved, targetAgentNo: null }));
    expect(merchantsOf(from).some(({ no }) => mchNos.includes(no))).toBe(false);
    expect(world.merchants.get(mchNos[0] as string)).toMatchObject({ version: version + 1, updatedBy: 'admin' });
  });

  it('refuses to move a merchant to an agent whose base price is above its own', () => {
    const [one] = merchantsOf('A2001').filter(({ status }) => status === 'ACTIVE');
    const target = of('A2002');
    target.prices = new Map([...target.prices].map(([code, [price]]) => [code, price ? [{ ...price, ppm: 90_000 }] : []]));
    const answer = change('admin', 'moveMerchant', 'A2001', { ...reason, mchNos: [one?.no], targetAgentNo: 'A2002' });
    expect(answer).toMatchObject(field('targetAgentNo', 'chain'));
    expect(answer.msg).toContain(`(${one?.no})`);
  });
});

describe('closing an agent', () => {
  it('requires no merchants, no sub-agents and no balance, and is final', () => {
    const { world } = bench.platform;
    const close = () => change('admin', 'close', 'A2001', reason);
    expect(close().msg).toContain('still has merchants (');
    const mchNos = merchantsOf('A2001').map(({ no }) => no);
    done(change('admin', 'moveMerchant', 'A2001', { ...reason, mchNos, targetAgentNo: null }));
    expect(close().msg).toContain('still has sub-agents (');
    for (const { no, parent } of [...world.agents])
      if (parent?.no === 'A2001') done(change('admin', 'move', no, { ...reason, parentAgentNo: null }));
    const accounts = of('A2001').holder.accounts.map(({ account }) => account);
    const bank = world.ledger.account('U01', accounts[0]?.currency as string, 'CLEARING', false);
    world.ledger.post(NOW, 'TOPUP', 'T1', [
      { account: bank, bucket: 'available', delta: -5n },
      { account: accounts[0] as never, bucket: 'available', delta: 5n },
    ]);
    expect(close().msg).toMatch(/still has a balance of [A-Z]{3} /);
    for (const account of accounts) {
      const delta = account.amounts.available;
      world.ledger.post(NOW, 'TOPUP', 'T2', [
        { account: world.ledger.account('U01', account.currency, 'CLEARING', false), bucket: 'available', delta },
        { account, bucket: 'available', delta: -delta },
      ]);
    }
    const row = done(close());
    expect(row).toMatchObject({ status: 'CLOSED', statusReason: 'AGENT_REQUEST', isEarning: false });
    expect(row.allowed).toEqual([]);
    expect(change('admin', 'edit', 'A2001', { agentName: 'Back again' })).toMatchObject({ code: 409 });
  });
});

describe('a portal link', () => {
  it('is mailed, and the answer shows only the masked address', () => {
    const answer = change('admin', 'resetPassword', 'A2001');
    expect(dataOf<AgentMailed>(answer)).toMatchObject({
      mailTo: 'of***@agents.example',
      linkUntil: new Date(NOW + 86_400_000).toISOString(),
    });
    expect(JSON.stringify([answer, bench.platform.log.entries])).not.toMatch(/office\.a2001|token|https?:/i);
    expect(change('o.bakar', 'resetPassword', 'A2001')).toMatchObject({ code: 403 });
  });
});

describe('the detail', () => {
  it('has the chain of each price, the team, the history and the notes', () => {
    done(price('A2005', 'TH_SCAN', '0.0246'));
    bench.call('k.wong', 'POST /common/note/add', { body: { entity: 'agent', id: 'A2005', text: 'Called back' } });
    const one = detail('A2005');
    const scan = one.prices?.find(({ productCode }) => productCode === 'TH_SCAN');
    expect(scan?.above.map(({ kind }) => kind)).toEqual(['COST', 'AGENT']);
    expect(scan?.current).toMatchObject({ rate: '0.0246', setBy: 'admin' });
    expect(one.subAgents?.map(({ agentNo }) => agentNo)).toEqual(['A2008']);
    expect(one.merchants).toHaveLength(merchantsOf('A2005').length);
    expect(one.events).toMatchObject([{ kind: 'PRICED', actorName: 'admin', refNo: 'TH_SCAN' }]);
    expect(one.notes).toMatchObject([{ text: 'Called back', by: 'k.wong' }]);
    expect(one.logs?.map(({ action }) => action)).toContain('user:agent:price');
    expect(one.docNo).toMatch(/^\*\*\*/);
  });
});
