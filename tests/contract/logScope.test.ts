import type { LogDetail, LogEntry as Row } from '@/contract';
import { operations } from '../../config/contract/conformanceClient';
import { aboutIn } from '../../mock/base/callLog';
import { currencies } from '../../mock/base/money';
import type { LogEntry } from '../../mock/engine/log';
import type { Scope } from '../../mock/model/operators';
import type { Holder } from '../../mock/model/parties';
import type { Platform } from '../../mock/platform';
import { successesOn } from '../support/successes';
import { PDF } from '../unit/platform/deskSupport';
import { type APlatform, aPlatform, parseCsv, takenNow, textOf } from '../unit/platform/support';

/*
 * Every call that leaves an entry in the operation log is carried out once. Then auditors read about it: one who sees everything, one
 * whose data scope has the record, and one whose scope does not. Who owns which record is written here by hand, beside the rules of
 * the platform.
 */

let bench: APlatform;
beforeAll(() => {
  bench = aPlatform({ days: 8 });
});

type World = Platform['world'];
const contractOf = (id: string) => operations.find((one) => one.id === id);
/** The scopes that have a record; 'ALL' for one of the platform, 'COUNTRIES' for one that serves all of them. */
type Owner = readonly Scope[] | 'ALL' | 'COUNTRIES';

const ALL: Scope = { type: 'ALL', values: [] };

const inCountry = (...countries: string[]): Scope => ({ type: 'COUNTRY', values: countries });
function ofHolder(holder: Pick<Holder, 'type' | 'no' | 'country' | 'agent'> | undefined): Owner {
  if (!holder || holder.type === 'PLATFORM') return 'ALL';
  const { type, no, country, agent } = holder;
  return [inCountry(country), { type, values: [no] }, ...(agent ? [{ type: 'AGENT' as const, values: [agent.no] }] : [])];
}
const ofCountry = (country: string | undefined): Owner | undefined => (country === undefined ? undefined : [inCountry(country)]);
const ofCurrency = (currency: string | null | undefined): Owner => {
  const { country } = Object.values(currencies).find((one) => one.currency === currency) ?? {};
  return country ? [inCountry(country)] : 'COUNTRIES';
};
const ofOperator = (operator: { scope: Scope } | null | undefined): Owner =>
  !operator || operator.scope.type === 'ALL' ? 'ALL' : [operator.scope];
/** Records of no scope: every auditor sees them. */
const anybody = () => undefined;

const OWNERS: Readonly<Record<string, (world: World, no: string) => Owner | undefined>> = {
  withdraw: ({ withdraws }, no) => withdraws.get(no) && ofHolder(withdraws.get(no)?.holder),
  payorder: ({ payOrders }, no) => payOrders.get(no) && ofHolder(payOrders.get(no)?.holder),
  payrecord: ({ payRecords }, no) => payRecords.get(no) && ofHolder(payRecords.get(no)?.order.holder),
  sett: ({ payouts }, no) => payouts.get(no) && ofHolder(payouts.get(no)?.holder),
  collect: ({ pool }, no) => pool.collects.get(no) && ofHolder(pool.collects.get(no)?.holder),
  batch: ({ pool }, no) => pool.batches.get(no) && ofHolder(pool.batches.get(no)?.holder),
  batchItem: ({ pool }, no) => pool.items.get(no) && ofHolder(pool.items.get(no)?.batch.holder),
  merchant: ({ merchants }, no) => merchants.get(no) && ofHolder(merchants.get(no)?.holder),
  agent: ({ agencies }, no) => agencies.get(no) && ofHolder(agencies.get(no)?.holder),
  ip: ({ ips }, no) => ofHolder([...ips.values()].flat().find(({ id }) => id === no)?.owner),
  account: ({ ledger, holders }, no) => ofHolder(holders.find((holder) => holder.no === ledger.accounts.get(no)?.holderNo)),
  card: ({ pool }, no) => ofCountry(pool.cards.get(no)?.country),
  cardChannel: ({ pool }, no) => ofCountry(pool.channels.get(no)?.card.country),
  bankLine: ({ pool }, no) => ofCountry(pool.lines.get(no)?.card.country),
  message: ({ pool }, no) => ofCountry(pool.messages.find((one) => one.no === no)?.channel.card.country),
  template: ({ pool }, no) => {
    const bank = pool.templates.get(no)?.bankCode;
    return ofCountry([...pool.cards.values()].find(({ bankCode }) => bankCode === bank)?.country);
  },
  product: ({ catalog }, no) => catalog.products.get(no) && [inCountry(catalog.products.get(no)?.country ?? '')],
  payway: ({ catalog }, no) => catalog.ways.get(no) && ofCurrency(catalog.ways.get(no)?.currency),
  channel: ({ catalog }, no) => catalog.channels.get(no) && ofCurrency(catalog.channels.get(no)?.currency),
  upstream: ({ catalog }, no) => {
    const own = [...catalog.channels.values()].filter(({ upstream }) => upstream.code === no);
    if (own.some(({ currency }) => currency === null)) return 'COUNTRIES';
    return own[0] ? ofCurrency(own[0].currency) : 'ALL';
  },
  trial: ({ trialBook }, no) => ofHolder(trialBook.trials.get(no)?.plan.holder),
  trialCase: ({ trialBook, holders }, no) =>
    ofHolder(holders.find((holder) => holder.no === trialBook.cases.get(no)?.plan.mchNo)),
  operator: ({ operators }, no) => ofOperator(operators.find(({ id }) => id === no)),
  view: ({ views }, no) => ofOperator(views.get(no)?.owner),
  task: (world, no) => ofOperator(world.exports.tasks.get(no)?.owner),
  schedule: (world, no) => ofOperator(world.exports.schedules.get(no)?.owner),
  file: ({ files }, no) => ofOperator(files.get(no)?.by),
  approval(world, no) {
    const { entity = '', ids = [] } = world.approvals.byNo.get(no) ?? {};
    return ids.length === 1 ? ownerOf(world, entity, ids[0] ?? '') : 'ALL';
  },
  role: anybody,
  menu: anybody,
  mchMenu: anybody,
  dict: anybody,
  exchange: anybody,
  maintenance: anybody,
};

/** @throws for a kind of record that is not in the table */
function ownerOf(world: World, entity: string, no: string): Owner | undefined {
  const find = OWNERS[entity];
  if (!find) throw new Error(`Who owns a record of kind ${entity}?`);
  return find(world, no);
}

/** Scopes without a single record. */
const NOBODY: readonly Scope[] = [
  inCountry('ZZ'),
  { type: 'MERCHANT', values: ['M999999'] },
  { type: 'AGENT', values: ['A9999'] },
];

const logNoOf = ({ seq, at }: LogEntry) =>
  `O${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}${String(seq).padStart(6, '0')}`;

/** The entry as an auditor with this scope reads it: in the list, by itself, and in a file. */
async function readAs({ api, world }: Platform, scope: Scope, entry: LogEntry) {
  const auditor = world.operators.find(({ username }) => username === 'auditor');
  if (!auditor) throw new Error('No auditor');
  const access = new Set(['page', 'detail', 'down'].map((verb) => `sys:log:${verb}`));
  const actor = { ...auditor, access, scope };
  const ask = (path: string, query: string) => {
    const operation = api.operations.get(`GET ${path}`);
    if (!operation) throw new Error(`No ${path}`);
    return api.perform(operation, { actor, search: new URLSearchParams(query) });
  };
  const logNo = logNoOf(entry);
  const page = ask('/sys/log/page', `logNo=${logNo}`).envelope.data as { list: Row[]; total: number };
  const [row] = page.list;
  if (!row) throw new Error(`No entry ${logNo}`);
  const detail = ask('/sys/log/detail', `logNo=${logNo}`).envelope.data as LogDetail;
  const file = await textOf(ask('/sys/log/down', `logNo=${logNo}&format=csv`));
  /** How many entries each number of a record finds. */
  const totals = aboutIn(entry).ids.map(
    (no) => (ask('/sys/log/page', `logNo=${logNo}&entityId=${no}`).envelope.data as { total: number }).total,
  );
  // The first line of the file repeats its filter.
  return { row, detail, totals, text: JSON.stringify([row, detail, parseCsv(file).slice(1)]) };
}

const successes = successesOn(() => bench);
/** Kinds of records whose entries a narrow scope was shown. */
const shown = new Set<string>();

/** The last entries that this call left, in the newest world that has one. @throws without an entry */
function entriesOf(id: string): { platform: Platform; entries: LogEntry[] } {
  for (const platform of takenNow()) {
    const { accessKey, path } = [...platform.api.operations.values()].find((one) => one.id === id) ?? {};
    const own = platform.log.entries.filter(({ action, code }) => action === (accessKey ?? path) && code < 300);
    if (own.length > 0) return { platform, entries: own.slice(-2) };
  }
  throw new Error(`${id} left no entry`);
}

/** What every scope that has none of its records must not find of an entry. */
async function demandHidden(platform: Platform, scope: Scope, entry: LogEntry) {
  const { ids, name, remark, amount } = aboutIn(entry);
  const { row, detail, totals, text } = await readAs(platform, scope, entry);
  expect([scope, row.isCut, row.entityIds, detail.request, detail.changes]).toEqual([scope, true, [], null, []]);
  expect(totals).toEqual(ids.map(() => 0));
  for (const hidden of [...ids, name, remark, amount]) if (hidden) expect(text).not.toContain(JSON.stringify(hidden));
}

const isIn = (owner: Owner | undefined, { type, values }: Scope) =>
  Array.isArray(owner) && (owner as readonly Scope[]).some((one) => one.type === type && one.values[0] === values[0]);

describe('an entry of the log shows what is in the data scope', () => {
  /** Says only that its operator is there, and leaves no entry (docs/rules/session.md#idle-time). */
  const UNLOGGED = 'reportActivity';
  const leaving = Object.keys(successes).filter(
    (id) => id !== UNLOGGED && (contractOf(id)?.method === 'POST' || contractOf(id)?.isFile),
  );

  it.each(leaving)('after %s', async (id) => {
    successes[id]?.();
    const { platform, entries } = entriesOf(id);
    for (const entry of entries) {
      const { entity, ids, within } = aboutIn(entry);
      const whole = await readAs(platform, ALL, entry);
      expect(whole.row).toMatchObject({ isCut: false, entityIds: ids });
      // The entries of an own account name nobody but its operator.
      const isOpen = entry.action.startsWith('/auth/') || OWNERS[entity ?? ''] === anybody;
      const owners = entity === null ? [] : ids.map((no) => ownerOf(platform.world, entity, no));
      for (const scope of NOBODY) {
        if (isOpen) expect((await readAs(platform, scope, entry)).row).toMatchObject({ isCut: false, entityIds: ids });
        else if (scope.type !== 'COUNTRY' || !owners.includes('COUNTRIES')) await demandHidden(platform, scope, entry);
      }
      const scopes = owners.flatMap((owner) => (Array.isArray(owner) ? (owner as readonly Scope[]) : []));
      for (const scope of scopes) {
        const { row } = await readAs(platform, scope, entry);
        const own = ids.filter((_, at) => isIn(owners[at], scope));
        expect(row.entityIds).toEqual(scope.type === 'AGENT' ? expect.arrayContaining(own) : own);
        if (!within) expect([scope, row.isCut]).toEqual([scope, row.entityIds.length < ids.length]);
        if (!row.isCut) shown.add(String(entity));
      }
    }
  });
});

/** Kinds that no call of the table makes for a narrow scope: what belongs to an operator is below, the rest belongs to the platform. */
const UNSHOWN = ['batchItem', 'file', 'schedule', 'task', 'upstream', 'view'];

test('each kind of record was shown to a scope that has it, so nothing passes by hiding all', () => {
  const scoped = Object.keys(OWNERS).filter((kind) => OWNERS[kind] !== anybody);
  expect([...shown, ...UNSHOWN].sort()).toEqual(scoped.sort());
});

describe('what belongs to an operator is read with the scope of that operator', () => {
  const bodies = {
    view: { screen: '/trade/withdraw', name: 'Mine', content: { filters: { keyword: 'W20261120' } } },
    file: { name: 'Mine.pdf', type: 'application/pdf', content: PDF },
    schedule: {
      name: 'Mine',
      accessKey: 'trade:withdraw:down',
      content: { filters: { currency: 'THB' }, ranges: {}, columns: null },
      format: 'xlsx',
      cron: 'DAILY',
      at: '06:00',
      zone: 'Asia/Singapore',
    },
  };
  const paths = { view: 'view/add', file: 'file/add', schedule: 'schedule/save' };

  it.each(Object.keys(paths) as (keyof typeof paths)[])('a %s, and what an export asks for', async (kind) => {
    const { platform, call, operator } = aPlatform({ days: 2 });
    const kumar = operator('d.kumar');
    kumar.access = new Set([...kumar.access, 'trade:withdraw:down']);
    const same: Scope = { type: 'COUNTRY', values: ['TH', 'VN'] };
    expect(kumar.scope).toEqual(same);
    expect(call('d.kumar', `POST /common/${paths[kind]}`, { body: bodies[kind] }).envelope.code).toBe(200);
    expect(call('d.kumar', 'GET /trade/withdraw/down?format=csv&currency=THB').envelope.code).toBe(200);
    const [made, asked] = platform.log.entries.slice(-2) as [LogEntry, LogEntry];
    expect([aboutIn(made).entity, aboutIn(made).ids.length, aboutIn(asked).entity]).toEqual([kind, 1, null]);
    for (const entry of [made, asked]) {
      const { row, detail } = await readAs(platform, same, entry);
      expect([row.isCut, detail.request === null]).toEqual([false, false]);
      // One of the two countries is not all that the operator sees.
      for (const scope of [...NOBODY, inCountry('TH')]) await demandHidden(platform, scope, entry);
    }
    // Once narrowed, the operator no longer reads what the wider scope let them ask for.
    kumar.scope = inCountry('TH');
    await demandHidden(platform, kumar.scope, asked);
  });
});

test('a bulk call shows each scope its own records, with their changes alone', async () => {
  const { platform, call } = aPlatform({ days: 2, flow: 0.2 });
  const [thai, other] = ['TH', 'VN'].map((country) =>
    [...platform.world.merchants.values()].find(({ holder }) => holder.country === country && holder.status === 'ACTIVE'),
  );
  if (!thai || !other) throw new Error('No two merchants');
  const items = [thai, other].map(({ no, version }) => ({ mchNo: no, version }));
  const body = { items, switch: 'payout', on: false, reasonCode: 'RISK', remark: 'Both at once' };
  expect(call('admin', 'POST /merchant/user/switch', { body }).envelope).toMatchObject({ code: 200 });
  const entry = platform.log.entries.at(-1) as LogEntry;
  expect(aboutIn(entry).changes.map(({ id }) => id)).toEqual([thai.no, other.no]);
  for (const [own, foreign] of [
    [thai, other],
    [other, thai],
  ]) {
    const { row, detail, text } = await readAs(platform, { type: 'MERCHANT', values: [own?.no ?? ''] }, entry);
    expect(row).toMatchObject({ isCut: true, entityIds: [own?.no], remark: null });
    expect(detail.changes).toEqual([expect.objectContaining({ id: own?.no, before: 'true', after: 'false' })]);
    expect([text.includes(foreign?.no ?? ''), text.includes('Both at once'), detail.request]).toEqual([false, false, null]);
  }
});

test('rounds are read by those who see their channels, not by all who see the pay way', async () => {
  const { platform, call } = aPlatform({ days: 2, flow: 0.2 });
  const rotation = platform.world.rotations.get('TH_QR');
  if (!rotation) throw new Error('No rounds');
  const draftVersion = rotation.draft?.version ?? 0;
  const rounds = rotation.versions.at(-1)?.rounds.map(({ channel }) => ({ channelCode: channel.code, weight: 7 })) ?? [];
  const body = { wayCode: 'TH_QR', version: rotation.versions.length, draftVersion, rounds };
  expect(call('admin', 'POST /product/payway/round/save', { body }).envelope).toMatchObject({ code: 200 });
  const entry = platform.log.entries.at(-1) as LogEntry;
  const buyer = [...platform.world.merchants.values()].find(({ prices }) => prices.has(rotation.way.product.code));
  const merchant = await readAs(platform, { type: 'MERCHANT', values: [buyer?.no ?? ''] }, entry);
  expect([merchant.row.isCut, merchant.detail.changes, merchant.detail.request]).toEqual([true, [], null]);
  expect((await readAs(platform, inCountry('TH'), entry)).row).toMatchObject({ isCut: false, entityIds: ['TH_QR'] });
  await demandHidden(platform, inCountry('VN'), entry);
});
