import type { BrowserContext, Page } from 'playwright-core';
import { type ApiDocument, listOperations } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { screens } from '../../config/routes';
import { startSet } from '../../mock/areas/trial/runs';
import type { Platform } from '../../mock/platform';
import { accessKeys } from '../../src/contract/keys';
import { menu as titles } from '../../src/locales/en-US/menu';
import { accessTable, rowOf, type SeedRole, seedRoleNames } from '../support/accessTable';
import { expectSoon, goInside, LIST, openBrowser } from '../support/browser';
import { exhaustiveTest, firstOf, sample } from '../support/depth';
import { isArchetype } from '../support/everyScreen';
import { step } from '../support/step';

jest.setTimeout(480_000);
const visit = openBrowser({ at: null, isShared: true });

let bench: ReturnType<typeof visit> | undefined;
let signed: BrowserContext | undefined;

type Role = SeedRole | 'SUPER_ADMIN';
const PEOPLE: Record<Role, string> = {
  SUPER_ADMIN: 'admin',
  SYS_ADMIN: 'sys.admin',
  OPS_LEAD: 'ops.lee',
  FIN_REVIEWER: 'li.na',
  FIN_CHECKER: 'chen.yu',
  RISK: 'r.santos',
  CHANNEL_OPS: 'g.rao',
  CARD_OPS: 'b.suwan',
  MCH_MANAGER: 'o.bakar',
  SUPPORT: 'k.wong',
  AUDITOR: 'auditor',
};

type Look = readonly [address: string, row?: string];

/** Addresses, and which of their rows (else the first), that together show every button a screen has. */
const LOOKS: Record<string, (platform: Platform) => readonly Look[]> = {
  '/bankCard/otp': ({ world }) => {
    const channel = [...world.pool.channels.values()].find(({ device }) => device.silentFrom === null);
    if (channel) channel.isEnabled = false;
    return [['/bankCard/otp?listenStatus=ONLINE'], ['/bankCard/otp?listenStatus=DISABLED']];
  },
  '/bankCard/history': () => [['/bankCard/history?matchStatus=UNMATCHED'], ['/bankCard/history?matchStatus=IGNORED']],
  '/bankCard/proxyBatch': () =>
    ['WAIT_APPROVE', 'DRAFT', 'INVALID', 'PAYING', 'PAUSED', 'PARTIAL'].map((status) => [
      `/bankCard/proxyBatch?status=${status}`,
    ]),
  '/bankCard/order': () =>
    ['WAIT_PAY', 'AMOUNT_DIFF', 'EXPIRED', 'SUCCESS'].map((status) => [`/bankCard/order?pageSize=10&status=${status}`]),
  '/merchant/user': () => [
    ['/merchant/user?status=PENDING_REVIEW'],
    ['/merchant/user?status=SUSPENDED'],
    ['/merchant/user?keyword=M100001'],
  ],
  '/merchant/user/ip/:mchNo': () => [['/merchant/user/ip/M100001?status=ACTIVE'], ['/merchant/user/ip/M100001?status=DISABLED']],
  '/merchant/menu': ({ world }) => {
    const closed = [...world.mchMenu.values()].find(({ status }) => status === 'DISABLED');
    return [['/merchant/menu'], ['/merchant/menu?status=DISABLED', closed?.id]];
  },
  '/bankCard/proxyCard': ({ world }) => {
    const card = world.pool.cards.get('K00001');
    if (card) card.status = 'PAUSED';
    return ['status=PENDING_REVIEW', 'status=ENABLED&currency=THB', 'keyword=K00001'].map((by) => [`/bankCard/proxyCard?${by}`]);
  },
  '/merchant/product/pay': ({ world }) => {
    const product = world.catalog.products.get('TH_SCAN');
    if (product) product.status = 'DISABLED';
    return [['/merchant/product/pay?keyword=TH_SCAN'], ['/merchant/product/pay?keyword=TH_BANK']];
  },
  '/merchant/product/payway': ({ world }) => {
    const way = world.catalog.ways.get('TH_QR');
    if (way) way.status = 'DISABLED';
    return [['/merchant/product/payway?productCode=TH_SCAN&keyword=TH_QR'], ['/merchant/product/payway?productCode=TH_BANK']];
  },
  '/bank/channel': ({ world }) => {
    const [closed, recycled] = ['CH0101', 'CH0322'].map((code) => world.catalog.channels.get(code));
    if (closed) closed.status = 'DISABLED';
    if (recycled) Object.assign(recycled, { status: 'DISABLED', recycled: true });
    return ['keyword=CH0101', 'keyword=CH0102', 'recycled=true'].map((by) => [`/bank/channel?${by}`] as const);
  },
  '/merchant/product/payway/round': ({ world }) => {
    const rotation = world.rotations.get('TH_QR');
    const [first, ...rest] = rotation?.versions.at(-1)?.rounds ?? [];
    if (!rotation || !first) throw new Error('There is no round');
    // A draft, an earlier version and an open breaker.
    const by = 'g.rao';
    rotation.versions.push({ version: 2, rounds: [first, ...rest], at: 1, by, remark: null });
    rotation.draft = { version: 1, rounds: [{ ...first, weight: 1 }, ...rest], at: 1, by };
    return ['ENABLED', 'DISABLED'].map((status) => [`/merchant/product/payway/round?wayCode=TH_QR&status=${status}`]);
  },
  '/bankCard/proxyBatch/:batchNo': ({ world }) => {
    const items = world.pool.batches.rows.filter(({ status }) => status === 'PAYING').flatMap((batch) => batch.items);
    // The bank is asked for a code, and at work, for some seconds only.
    const oneOf = (is: string) => items.find(({ status }) => status === is);
    if (!oneOf('WAIT_OTP')) Object.assign(oneOf('ASSIGNED') ?? {}, { status: 'WAIT_OTP', otpMode: 'MANUAL' });
    if (!oneOf('PAYING')) Object.assign(oneOf('ASSIGNED') ?? {}, { status: 'PAYING' });
    return (['WAIT', 'ASSIGNED', 'WAIT_OTP', 'PAYING', 'UNKNOWN', 'FAILED'] as const).flatMap((status) =>
      items
        .filter((item) => item.status === status && !item.replacedBy)
        .slice(0, 1)
        .map(({ no, batch }) => [`/bankCard/proxyBatch/${batch.no}?no=${no}`] as const),
    );
  },
  '/account/info': ({ world }) => {
    const accounts = [...world.ledger.accounts.values()].filter(
      ({ isCustomer, holderNo, amounts }) => isCustomer && holderNo.startsWith('M') && amounts.available > 100_000n,
    );
    const [plain, blocked] = accounts;
    if (!plain || !blocked) throw new Error('No two merchants have money');
    const mark = { updatedAt: 1, updatedBy: 'g.rao', version: 2 };
    const fresh = { checkState: null, checkedAt: null, events: [], ...mark };
    world.accountBook.states.set(blocked.no, { ...fresh, status: 'DEBIT_BLOCKED', reasonCode: 'COURT_ORDER' });
    // The button that releases a hold is in the open account; each role opens the same one.
    if (!world.accountBook.holds.has('H1')) {
      const hold = { no: 'H1', account: plain, amount: 100n, reasonCode: 'COURT_ORDER', remark: 'Case 7', until: null };
      world.ledger.post(world.clock.now(), 'FREEZE', 'H1', [
        { account: plain, bucket: 'available', delta: -100n },
        { account: plain, bucket: 'frozen', delta: 100n },
      ]);
      world.accountBook.holds.set('H1', { ...hold, createdAt: 1, createdBy: 'g.rao', releasedAt: null, ...mark });
    }
    return [[`/account/info?keyword=${plain.no}`, plain.no], [`/account/info?keyword=${blocked.no}`]];
  },
  '/account/statement': ({ world }) => {
    const account = [...world.ledger.accounts.values()].find(
      ({ isCustomer, entries, holderNo }) => isCustomer && holderNo.startsWith('M') && entries.length > 3,
    );
    return [[`/account/statement?accountNo=${account?.no}`]];
  },
  '/maintain': ({ world: { maintenance: all, clock } }) => {
    const closed = all.services.get('PAYIN');
    if (closed)
      Object.assign(closed, { status: 'CLOSED', message: { zh: '维护', en: 'Work' }, changedBy: 'g.rao', changedAt: 1 });
    const [past] = all.windows;
    const [from, to] = [clock.now() + 86_400_000, clock.now() + 90_000_000];
    const told = { from, to, changedBy: 'g.rao', changedAt: 1 };
    if (past && !all.windows.some(({ id }) => id === 'MW9')) all.windows.push({ ...past, id: 'MW9', ...told });
    const notice = { id: 'MN9', level: 'INFO', text: { zh: '公告', en: 'Notice' }, mustAck: false, withdrawnAt: null } as const;
    if (all.notices.length === 0) all.notices.push({ ...notice, ackedBy: new Set(), ...told });
    return [['/maintain']];
  },
  '/currency/rate': () =>
    ['quoteCurrency=VND', 'quoteCurrency=PHP', 'quoteCurrency=IDR', 'baseCurrency=PHP'].map((by) => [`/currency/rate?${by}`]),
  '/test/pay': ({ world }) => {
    const [plan] = [...world.trialBook.trials.values()].map((trial) => trial.plan);
    // One that has not begun can be canceled.
    if (plan) startSet(world, 'admin', [{ plan, after: 3_600_000 }]);
    return [['/test/pay?verdict=RUNNING']];
  },
  '/agency/list': () => ['A2001', 'A2010', 'A2012'].map((no) => [`/agency/list?keyword=${no}`]),
  '/agency/perf': () => [['/agency/perf?agentNo=A2001&withTeam=false']],
  '/trade/payorder': () => ['PAYING', 'SUCCESS', 'DISPUTED'].map((status) => [`/trade/payorder?pageSize=10&status=${status}`]),
  '/trade/withdraw': () =>
    ['PENDING', 'HELD', 'UNKNOWN', 'FAILED'].map((status) => [`/trade/withdraw?view=ALL&pageSize=10&status=${status}`]),
  '/trade/payrecord': () =>
    ['unifiedCode=UNMAPPED', 'reconStatus=AMOUNT_DIFF', 'status=UNKNOWN'].map((by) => [`/trade/payrecord?pageSize=10&${by}`]),
  '/trade/settorder/detail/:id': ({ world }) =>
    (['SUCCESS', 'FAILED', 'UNKNOWN', 'REVIEW', 'QUEUED'] as const).flatMap((status) =>
      world.payouts.rows
        .filter((payout) => payout.status === status && !payout.order)
        .slice(-1)
        .map(({ no }) => [`/trade/settorder/detail/${no}`] as const),
    ),
  '/trade/settorder': () =>
    ['REVIEW', 'QUEUED', 'UNKNOWN', 'FAILED', 'SUCCESS'].map((status) => [`/trade/settorder?pageSize=10&status=${status}`]),
  '/bank/config': ({ world }) => {
    const closed = world.catalog.upstreams.get('U02');
    if (closed) closed.status = 'DISABLED';
    // One with credentials to take back, one that is closed, the own cards.
    const [record] = world.payRecords.rows.filter(({ channel }) => channel.upstream.code === 'U03').slice(-1);
    if (record) Object.assign(record, { rawCode: 'Z-99', unifiedCode: 'UNMAPPED', failClass: 'OTHER' });
    return [['/bank/config?keyword=U03', 'U03'], ['/bank/config?status=DISABLED'], ['/bank/config?keyword=U11']];
  },
  '/sys/operator': () => [
    ['/sys/operator?status=LOCKED'],
    ['/sys/operator?status=DISABLED'],
    ['/sys/operator?keyword=h.mendoza'],
  ],
  '/sys/role': () => [['/sys/role?keyword=NIGHT_SUPPORT'], ['/sys/role?status=DISABLED']],
  '/sys/menu': ({ world }) => {
    const [left] = [...world.menu.values()].filter(({ key }) => key === 'trade:withdraw:slip');
    if (!left) throw new Error('The left-over button is gone');
    left.status = 'DISABLED';
    return [['/sys/menu'], ['/sys/menu?accessKey=trade:withdraw:slip', left.id]];
  },
  '/sys/dict': ({ world }) => {
    const type = world.dict.types.get('bank');
    const [item] = type?.items ?? [];
    if (!type || !item) throw new Error('There is no bank');
    item.status = 'DISABLED';
    const other = world.dict.types.get('department');
    if (other) other.status = 'DISABLED';
    return [['/sys/dict?keyword=bank', 'bank'], ['/sys/dict?status=DISABLED']];
  },
};
/**
 * Buttons that other tests look at: one is there for the person alone who decided just now (desk.undo), one stands in a drawer of its
 * own (merchant.product), some belong to single messages and to templates (bankCard.otp), or to saved tests (test.pay),
 * and one is asked while limits are typed (maintain).
 */
const ELSEWHERE = new Set([
  'sys:maintenance:policy:preview',
  'bank:card:channel:message:line',
  'bank:card:channel:message:ignore',
  'bank:card:channel:message:reveal',
  'bank:card:channel:template:save',
  'bank:card:channel:template:test',
  'bank:card:channel:template:enable',
  'sys:test:case:remove',
  'sys:test:case:run',
  'trade:withdraw:undo',
  // In the drawer of handovers.
  'trade:withdraw:handover',
  // On an order with an open question (desk.escalate).
  'trade:withdraw:answer',
  // On an order that waits for the holder (desk.holder).
  'trade:withdraw:resume',
  // In the drawer of a paid order.
  'trade:withdraw:mark',
  'product:pay:merchant:price',
  // On an operator who has a second factor (factors).
  'sys:operator:resetMfa',
]);

/** The screens that are gone to, and the roles that go: what the platform lets each role do is held call by call in the unit tests. */
const looked = sample(screens, 0, ({ path }) => isArchetype(path));
const roles = sample(seedRoleNames, 0, (role) => role === 'OPS_LEAD');

/** Screens without a list: their content is on tabs. */
const ON_TABS = new Set(['/maintain']);
/** One in so many of the screens that a role may not see is gone to. */
const REFUSALS = 4;
/** Screens whose rows are sums: they open no record. */
const NO_RECORDS = new Set(['/trade/profitStatistics']);

const operations = listOperations(openapi as unknown as ApiDocument);
const titleOf = (name: string) => (titles as Readonly<Record<string, string>>)[name] ?? name;
/** What the server says of one operator and one row is left out: then the state alone decides, and two people see the same. */
const withoutWord = (body: string) => body.replaceAll(/"(allowed|denied)":\[/g, '"$1Of":[');

function holds(role: Role, key: string): boolean {
  if (role === 'SUPER_ADMIN') return true;
  const row = rowOf(key);
  return row?.held[role].split(' ').includes(key.slice(row.stem.length + 1)) ?? false;
}

const keysIn = (page: Page): Promise<string[]> =>
  page.locator('[data-access]:visible').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-access') ?? ''));

/** Addresses of a screen; the first is enough to see the permitted actions. */
async function looksAt(path: string): Promise<readonly Look[]> {
  if (!bench) throw new Error('Nobody is signed in');
  return LOOKS[path]?.((await bench).platform) ?? [[`${path}?pageSize=10`]];
}

/** Keys of the buttons that a screen shows: above its list, in its rows and their menus, for a selection; and those that only the open record has. */
interface Seen {
  list: Set<string>;
  record: Set<string>;
}

const nothingSeen = (): Seen => ({ list: new Set(), record: new Set() });

/** @param opens false when the record was checked before and has no key of its own */
async function buttonsOf(page: Page, path: string, [address, key]: Look, opens = true): Promise<Seen> {
  const seen = nothingSeen();
  const note = async (part: keyof Seen = 'list') => {
    for (const one of await keysIn(page)) if (!ELSEWHERE.has(one) && !seen.list.has(one)) seen[part].add(one);
  };
  await step(`Open ${address}`, async () => {
    await goInside(page, address);
    const { name = '' } = screens.find((screen) => screen.path === path) ?? {};
    await expectSoon(page.getByRole('heading', { level: 1, name: titleOf(name) })).toBeVisible();
  });
  if (path.includes(':')) {
    await step(`Read the buttons of the record on ${address}`, async () => {
      await expectSoon(page.locator('[data-record]')).toBeVisible();
      await note();
    });
    return seen;
  }
  if (ON_TABS.has(path)) {
    await expectSoon(page.getByRole('tab').first()).toBeVisible();
    for (const [index, tab] of (await page.getByRole('tab').all()).entries())
      await step(`Read the buttons of tab ${index + 1} on ${address}`, async () => {
        await tab.click();
        await expectSoon(page.locator('#content [role=tabpanel] :is(section, p)').first()).toBeVisible();
        await note();
      });
    return seen;
  }
  const row = page.locator(key ? `[data-row-key="${key}"]` : '[data-row-key]').first();
  await step(`Read the buttons of the list on ${address}`, async () => {
    // Some come after the rows.
    await expectSoon(page.locator('.later-tools:empty:not([hidden] *)')).toHaveCount(0);
    await expectSoon(row).toBeVisible();
    await expectSoon(page.locator('#content [aria-busy="true"]')).toHaveCount(0);
    // The desk's tools come after its rows.
    if (path === LIST) await expectSoon(page.locator('.order-switch:not([hidden] *)')).toBeVisible();
    await note();
  });
  const more = row.locator('.row-button-icon.icon-more');
  if ((await more.count()) > 0)
    await step(`Open the menu of a row on ${address}`, async () => {
      await more.click();
      await expectSoon(page.locator('.ant-dropdown:visible [role="menu"]')).toBeVisible();
      await note();
      await page.keyboard.press('Escape');
    });
  const box = row.locator('input[type=checkbox]');
  if ((await box.count()) > 0)
    await step(`Select a row on ${address}`, async () => {
      await box.press('Space');
      await expectSoon(box).toBeChecked();
      await note();
    });
  if (NO_RECORDS.has(path) || !opens) return seen;
  await step(`Open the record of a row on ${address}`, async () => {
    await row.focus();
    await page.keyboard.press('Enter');
    // Beside the list, or on a page of its own.
    const record = page.locator('[role="dialog"], [data-record]').first();
    await expectSoon(record).toBeVisible();
    await expectSoon(record.locator('.ant-skeleton')).toHaveCount(0);
    await note('record');
  });
  return seen;
}

async function signedIn(role: Role): Promise<Page> {
  bench ??= visit();
  const { openProfile } = await bench;
  const { page, context } = await openProfile({ user: PEOPLE[role], at: '/' });
  signed = context;
  await page.route(/\/api\/.*\/(page|detail|list)(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutWord(await answer.text()) });
  });
  return page;
}

const leaveScreen = async () => {
  // Ten consoles that refresh themselves would make the eleventh slow; their remaining calls are not needed any more.
  for (const page of signed?.pages() ?? []) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signed?.close();
};
afterEach(leaveScreen);

let all: Promise<ReadonlyMap<string, Seen>> | undefined;

async function lookAtAll(): Promise<ReadonlyMap<string, Seen>> {
  const page = await signedIn('SUPER_ADMIN');
  const seen = new Map<string, Seen>();
  for (const { path } of looked)
    for (const look of firstOf(await looksAt(path))) seen.set(look[0], await buttonsOf(page, path, look));
  await leaveScreen();
  return seen;
}

/** The buttons of the super administrator by address: the most that others may see. Collected once, by the first test that needs it. */
function seenByAdmin(): Promise<ReadonlyMap<string, Seen>> {
  all ??= lookAtAll();
  return all;
}

exhaustiveTest('SUPER_ADMIN has a button for every change of the contract', async () => {
  const seen = await seenByAdmin();
  const stems = looked.flatMap(({ path }) => accessTable[path]?.stem ?? []);
  const changes = operations.flatMap(({ accessKey = '', method }) =>
    (method === 'POST' || accessKey.endsWith(':down')) && stems.some((stem) => accessKey.startsWith(`${stem}:`)) ? accessKey : [],
  );
  const shown = new Set([...seen.values()].flatMap(({ list, record }) => [...list, ...record]));
  expect(changes.filter((key) => !shown.has(key) && !ELSEWHERE.has(key))).toEqual([]);
});

test.each(roles)('%s sees exactly the screens, the menu and the buttons of the table', async (role) => {
  const most = await seenByAdmin();
  const page = await signedIn(role);
  const may = screens.filter(({ access }) => holds(role, access));
  if (may.length > 0) await expectSoon(page.locator('aside a[href]').nth(0)).toBeVisible();
  const links = await page.locator('aside a[href]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
  const listed = may.filter((screen) => !('hidden' in screen)).map(({ path }) => path);
  expect(links.filter((href) => href !== '/').sort()).toEqual(listed.sort());
  const turn = seedRoleNames.indexOf(role);
  for (const [at, { path, access }] of looked.entries()) {
    if (!holds(role, access)) {
      // Every refusal is the same code: each role tries some, all roles together try all.
      if ((at + turn) % REFUSALS !== 0) continue;
      await goInside(page, path);
      await expectSoon(page.getByText(access, { exact: true })).toBeVisible();
      expect(await keysIn(page)).toEqual([]);
      continue;
    }
    // The super administrator has opened all of them; a button follows its key in the same way at each.
    const [look = [path] as const] = await looksAt(path);
    const { list, record } = most.get(look[0]) ?? nothingSeen();
    const wanted = [...list, ...record].filter((key) => holds(role, key)).sort();
    const found = await buttonsOf(page, path, look, record.size > 0);
    expect({ path, seen: [...found.list, ...found.record].sort() }).toEqual({ path, seen: wanted });
  }
});

exhaustiveTest('revealed buttons change nothing: the server refuses each call, and names the missing permission', async () => {
  bench ??= visit();
  const { openProfile, platform } = await bench;
  const type = platform.world.dict.types.get('department');
  if (!type) throw new Error('There are no departments');
  type.status = 'DISABLED';
  const { page, context } = await openProfile({ user: 'auditor', at: '/sys/log' });
  signed = context;
  await page.route('**/api/auth/current', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { access: string[] } };
    body.data.access = [...accessKeys];
    await route.fulfill({ response: answer, json: body });
  });
  await page.route(/\/api\/.*\/(page|detail)(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutWord(await answer.text()) });
  });
  const refused = async (key: string) => {
    await expectSoon(
      page
        .locator('.ant-message')
        .getByText(/^You need the permission/)
        .last(),
    ).toBeVisible();
    await expectSoon
      .poll(() => platform.log.entries.at(-1))
      .toMatchObject({ username: 'auditor', action: key, code: 403, result: 'REFUSED' });
  };

  await page.goto('/sys/dict?status=DISABLED');
  await page.locator('[data-row-key="department"] [data-access="sys:dict:enable"]').click();
  await refused('sys:dict:enable');
  expect(type.status).toBe('DISABLED');

  await page.goto('/trade/withdraw?view=ALL&status=PENDING&pageSize=20');
  const row = page.locator('[data-row-key]').first();
  const no = (await row.getAttribute('data-row-key')) ?? '';
  await row.locator('.row-button-icon.icon-more').click();
  await page.locator('.ant-dropdown:visible [data-access="trade:withdraw:claim"]').first().click();
  await refused('trade:withdraw:claim');
  expect(platform.world.withdraws.get(no)?.claimedBy?.username).not.toBe('auditor');

  await page.goto('/sys/role?keyword=NIGHT_SUPPORT');
  await page.locator('[data-row-key="NIGHT_SUPPORT"] [data-access="sys:role:edit"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').last().fill('Forced');
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click();
  await refused('sys:role:edit');
  expect(platform.world.roles.get('NIGHT_SUPPORT')?.description).not.toBe('Forced');
});
