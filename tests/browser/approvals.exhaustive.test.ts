import type { Locator, Page } from 'playwright-core';
import { approval as en } from '../../src/locales/en-US/approval';
import { approval as zh } from '../../src/locales/zh-CN/approval';
import { merchantBalance } from '../support/approvalCalls';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';

jest.setTimeout(240_000);
const LIST = '/account/info';
const visit = openBrowser({ user: 'li.na', at: null, platform: { approvals: true } });
const WORDS = { 'en-US': { approval: en }, 'zh-CN': { approval: zh } };
const PDF = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 agreement') };

const choose = async (page: Page, name: string, item: string) => {
  await pressEnter(page.getByRole('button', { name: `More actions on ${name}` }));
  await pressEnter(page.getByRole('menuitem', { name: item, exact: true }));
};
/** Chooses a reason of a dialog by its number. */
const giveReason = async (page: Page, field: Locator, number = '1') => {
  await field.focus();
  await page.keyboard.press(number);
};
const ANNOUNCED = /^Another user (must|may have to) approve this\./;

/** Fills the dialog of an adjustment, and sends it. */
async function fillAdjustment(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Credit' }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expectSoon(dialog.getByText(PDF.name)).toBeVisible();
  await giveReason(page, dialog.getByRole('combobox').first());
  await dialog.getByLabel('Remark').fill('Agreed with the merchant by mail');
  await dialog.getByRole('checkbox').check();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
}

/** Asks for an adjustment in its dialog, and gives the number of the approval. */
async function askToAdjust(bench: Bench, page: Page): Promise<string> {
  const { no } = merchantBalance(bench);
  await goInside(page, `${LIST}?keyword=${no}`);
  await seeRows(page);
  await choose(page, no, 'Adjust');
  const dialog = page.getByRole('dialog', { name: /^Adjust the balance of/ });
  await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
  await fillAdjustment(page, dialog);
  const approvalNo = [...bench.platform.world.approvals.byNo.keys()].at(-1) ?? '';
  await expectSoon(page.getByText(`Waits for approval ${approvalNo} by another user.`)).toBeVisible();
  // No success is shown: nothing has changed yet.
  await expectSoon(successMessages(page)).toHaveCount(0);
  return approvalNo;
}

/** Opens the inbox, and one approval in this tab. */
async function openApproval(page: Page, tab: RegExp, no: string): Promise<Locator> {
  await page.getByRole('button', { name: /^(Inbox|Mentions)/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByRole('tab', { name: tab }).click();
  await inbox.getByRole('button', { name: no }).click();
  await expectSoon(inbox.getByRole('heading', { name: no })).toBeVisible();
  return inbox;
}

test('one person asks for an adjustment, and another sees both sides, denies, and approves the next', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const account = merchantBalance(bench);
  const { available } = account.amounts;
  await page.goto(LIST);
  const first = await askToAdjust(bench, page);
  expect(account.amounts.available).toBe(available);

  const second = await bench.openProfile({ user: 'chen.yu', at: LIST });
  const denied = await openApproval(second.page, /^To decide \(1\)/, first);
  await expectSoon(denied.getByRole('rowheader', { name: 'Profit' })).toBeVisible();
  await expectSoon(denied.getByRole('button', { name: PDF.name })).toBeVisible();
  await denied.getByRole('button', { name: 'Deny' }).click();
  const denial = second.page.getByRole('dialog', { name: `Deny ${first}` });
  await sendButton(denial).click();
  await expectSoon(denial.getByText('Enter at least 4 characters')).toBeVisible();
  await denial.getByRole('textbox', { name: 'Reason' }).fill('The wrong merchant');
  await sendButton(denial).click();
  await expectSoon(denied.getByText('The wrong merchant')).toBeVisible();
  expect(account.amounts.available).toBe(available);

  const next = await askToAdjust(bench, page);
  const mine = await openApproval(page, /^Asked by you/, next);
  await expectSoon(mine.getByRole('button', { name: 'Recall' })).toBeVisible();
  await expectSoon(mine.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await second.page.reload();
  const approved = await openApproval(second.page, /^To decide \(1\)/, next);
  await approved.getByRole('button', { name: 'Approve' }).click();
  await sendButton(second.page.getByRole('dialog', { name: `Approve ${next}` })).click();
  await expectSoon(successMessages(second.page).filter({ hasText: 'Carried out' })).toBeVisible();
  expect(account.amounts.available - available).toBe(1_250n);
  expect(platform.world.approvals.byNo.get(next)).toMatchObject({ status: 'EXECUTED', maker: { username: 'li.na' } });
});

/** Each other action: sends it as its dialog does, after the dialog has announced the approval, and gives what it would change. */
const ASKS: Record<string, (bench: Bench, page: Page) => Promise<() => unknown>> = {
  'a transfer': async (bench, page) => {
    const { no, holderNo, currency } = merchantBalance(bench);
    const { ledger } = bench.platform.world;
    await goInside(page, `${LIST}?keyword=${no}`);
    await seeRows(page);
    await choose(page, no, 'Transfer');
    const dialog = page.getByRole('dialog', { name: /^Transfer funds of/ });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await giveReason(page, dialog.getByRole('combobox').first());
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.00');
    await dialog.getByRole('checkbox').check();
    await sendButton(dialog).click();
    return () => ledger.find(holderNo, currency, 'PAYOUT')?.amounts.available;
  },
  'an address for payouts': async ({ platform: { world } }, page) => {
    const mchNo = [...world.merchants.values()].find(({ holder }) => holder.status === 'ACTIVE')?.no ?? '';
    await goInside(page, `/merchant/user/ip/${mchNo}?pageSize=10`);
    await pressEnter(page.getByRole('button', { name: 'Add addresses' }));
    const dialog = page.getByRole('dialog', { name: 'Add addresses' });
    await dialog.locator('#white-add_list').fill('203.0.114.7');
    await dialog.getByRole('checkbox', { name: 'Query API' }).check();
    await expectSoon(dialog.getByText(ANNOUNCED)).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Payout API' }).check();
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await sendButton(dialog).click();
    return () => world.ips.get(mchNo)?.length;
  },
  'the enabling of an address for payouts': async ({ platform: { world } }, page) => {
    const entry = [...world.ips.values()].flat().find(({ scope }) => scope === 'PAYOUT');
    if (!entry) throw new Error('No merchant has an address for payouts');
    Object.assign(entry, { state: 'DISABLED', expireAt: null });
    await goInside(page, `/merchant/user/ip/${entry.owner.no}?pageSize=100`);
    await pressEnter(page.locator(`[data-row-key="${entry.id}"]`).getByRole('button', { name: /^Enable / }));
    const dialog = page.getByRole('dialog', { name: /^Enable / });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await sendButton(dialog).click();
    return () => entry.state;
  },
  'the reopening after a stop of all payouts': async (bench, page) => {
    const { services } = bench.platform.world.maintenance;
    expect((await callOverHttp(bench, 'm.tan', '/sys/maintenance/stop', { reasonCode: 'INCIDENT' })).code).toBe(200);
    await goInside(page, '/maintain');
    await page.getByRole('button', { name: 'Open payouts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open payouts' });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    // A service is opened because it is resolved, the fifth reason of all.
    await giveReason(page, dialog.getByRole('combobox').first(), '5');
    await sendButton(dialog).click();
    return () => services.get('PAYOUT')?.status;
  },
  'a critical role for an operator': async ({ platform: { world } }, page) => {
    const target = world.operators.find(({ username }) => username === 'k.wong');
    await goInside(page, '/sys/operator?keyword=k.wong');
    await page.getByRole('button', { name: 'Roles k.wong' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roles of k.wong' });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await dialog.getByRole('combobox').fill('Finance checker');
    await page.locator('.ant-select-item-option[title="Finance checker"]').click();
    await page.keyboard.press('Escape');
    await expectSoon(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0);
    await sendButton(dialog).click();
    return () => target?.roles.length;
  },
  'a link for a person with a critical role': async ({ platform: { world } }, page) => {
    await goInside(page, '/sys/operator?keyword=li.na');
    await page.getByRole('button', { name: 'More actions on li.na' }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the password of li.na' });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await sendButton(dialog).click();
    return () => world.links.mails.filter(({ username }) => username === 'li.na').length;
  },
  'another email address of such a person': async ({ platform: { world } }, page) => {
    const target = world.operators.find(({ username }) => username === 'chen.yu');
    await goInside(page, '/sys/operator?keyword=chen.yu');
    await page.getByRole('button', { name: 'Edit chen.yu' }).click();
    const dialog = page.getByRole('dialog', { name: /chen\.yu/ }).filter({ has: page.getByLabel('E-mail') });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await dialog.getByLabel('E-mail').fill('chen@example.org');
    await sendButton(dialog).click();
    return () => target?.email;
  },
  'the copy of a critical role': async ({ platform: { world } }, page) => {
    await goInside(page, '/sys/role?keyword=MCH_MANAGER&pageSize=20');
    await page.getByRole('button', { name: 'More actions on role MCH_MANAGER' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    const dialog = page.getByRole('dialog', { name: /MCH_MANAGER/ }).filter({ has: page.getByLabel('English name') });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await dialog.getByLabel('Role code').fill('MCH_TWO');
    await dialog.getByLabel('English name').fill('Merchants two');
    await sendButton(dialog).click();
    return () => world.roles.has('MCH_TWO');
  },
  'a critical key for a role': async (bench, page) => {
    const { roles } = bench.platform.world;
    const body = { roleCode: 'NIGHT', roleNameEn: 'Night shift' };
    expect((await callOverHttp(bench, 'm.tan', '/sys/role/add', body)).code).toBe(200);
    await goInside(page, '/sys/role?keyword=NIGHT&pageSize=20');
    await rowOf(page, 'NIGHT').getByRole('button', { name: 'Permissions NIGHT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Permissions of role NIGHT' });
    await dialog.locator('#role-grant-search').fill('trade:payorder:refund');
    await dialog
      .locator('.ant-tree-treenode', { has: page.getByText('trade:payorder:refund', { exact: true }) })
      .locator('.ant-tree-checkbox')
      .click();
    await dialog.getByRole('button', { name: /^Review \d+ changes?$/ }).click();
    const review = page.getByRole('dialog', { name: 'Save the permissions of role NIGHT' });
    await expectSoon(review.getByText(ANNOUNCED)).toBeVisible();
    await giveReason(page, review.getByLabel('Reason'));
    await review.getByRole('button', { name: 'Save' }).click();
    return () => roles.get('NIGHT')?.keys.length;
  },
  'a price below the floor': async ({ platform: { world } }, page) => {
    await goInside(page, '/merchant/product/pay?keyword=TH_SCAN');
    await page.getByRole('button', { name: /^Prices of TH scan to pay/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Merchants and prices of TH scan to pay' });
    await drawer.getByRole('checkbox').first().check();
    await drawer.getByRole('button', { name: 'Set price' }).click();
    const dialog = page.getByRole('dialog', { name: /^Price of TH scan to pay for/ });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await dialog.getByLabel('Rate (%)').fill('0.1');
    await sendButton(dialog).click();
    await dialog.getByLabel('Reason for this price').click();
    await page.locator('.ant-select-item-option').filter({ visible: true }).getByText('Promotion', { exact: true }).click();
    await sendButton(dialog).click();
    await expectSoon(dialog).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    return () => [...world.merchants.values()].filter(({ prices }) => prices.get('TH_SCAN')?.at(-1)?.ppm === 1_000).length;
  },
  'new credentials of an upstream': async ({ platform: { world } }, page) => {
    const name = world.catalog.upstreams.get('U04')?.name ?? '';
    await goInside(page, '/bank/config');
    await seeRows(page);
    await choose(page, name, 'Set credentials');
    const dialog = page.getByRole('dialog', { name: `Set credentials of ${name}` });
    await expectSoon(dialog.getByText(ANNOUNCED)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'App ID' }).fill('app-2026');
    await dialog.getByRole('textbox', { name: 'API key' }).fill('k3y-of-sixteen-or-more-7f21');
    await sendButton(dialog).click();
    return () => world.upstreamBook.get('U04')?.credentials.length;
  },
};

test('every other action is announced in its dialog, and waits for the inbox of a second person', async () => {
  const bench = await visit({ user: 'admin', at: LIST });
  const { page, platform } = bench;
  const { byNo } = platform.world.approvals;
  const second = await bench.openProfile({ user: 'm.tan', at: LIST });
  for (const [what, ask] of Object.entries(ASKS)) {
    const count = byNo.size;
    const state = await ask(bench, page);
    await until(`${what} waits`, () => byNo.size === count + 1);
    await expectSoon(page.locator('.ant-modal-wrap').filter({ visible: true })).toHaveCount(0);
    const before = state();
    const no = [...byNo.keys()].at(-1) ?? '';
    const inbox = await openApproval(second.page, /^To decide/, no);
    await inbox.getByRole('button', { name: 'Approve' }).click();
    await sendButton(second.page.getByRole('dialog', { name: `Approve ${no}` })).click();
    await expectSoon(inbox.getByText('Carried out').first()).toBeVisible();
    expect({ what, state: state() }).not.toEqual({ what, state: before });
    expect(byNo.get(no)).toMatchObject({ status: 'EXECUTED', maker: { username: 'admin' }, endedBy: { username: 'm.tan' } });
    await inbox.getByRole('button', { name: 'Close', exact: true }).click();
  }
});

test.each(localeThemes)('in %s, %s, axe finds nothing in the inbox, an approval and its steps', async (locale, theme) => {
  const { approval } = WORDS[locale];
  const bench = await visit({ user: 'm.tan', at: null, locale, theme });
  const { page, platform } = bench;
  const account = merchantBalance(bench);
  const version = platform.world.accountBook.states.get(account.no)?.version ?? 1;
  const body = { accountNo: account.no, version, amount: '10.00', reasonCode: 'PAYOUT_FUNDING' };
  const { data } = await callOverHttp<{ approvalNo: string }>(bench, 'admin', '/user/account/transfer', body);
  const { found, look } = collectAxe(page);
  await page.goto(`${LIST}?keyword=${account.no}&no=${account.no}`);
  const show = page.getByRole('button', { name: approval.show.replace('{no}', data.approvalNo) });
  await expectSoon(show).toBeVisible();
  await look('record', '.ant-drawer');
  await show.click();
  const inbox = page.getByRole('dialog', { name: approval.title });
  await expectSoon(inbox.getByRole('heading', { name: data.approvalNo })).toBeVisible();
  await look('approval', '.ant-modal-root');
  await inbox.getByRole('button', { name: approval.deny.action, exact: true }).click();
  await expectSoon(page.locator('#approval-deny')).toBeVisible();
  await look('deny', '.ant-modal-root');
  await page.keyboard.press('Escape');
  await inbox.getByRole('button', { name: approval.back }).click();
  await expectSoon(inbox.getByRole('button', { name: data.approvalNo })).toBeVisible();
  await look('list', '.ant-modal-root');
  expect(found).toEqual({});
});

test('the record shows its open approval, which opens in the inbox and leads back to the record', async () => {
  const bench = await visit();
  const { page } = bench;
  await page.goto(LIST);
  const no = await askToAdjust(bench, page);
  const account = merchantBalance(bench);
  await goInside(page, `${LIST}?keyword=${account.no}&no=${account.no}`);
  const drawer = page.getByRole('dialog', { name: new RegExp(account.no) });
  await expectSoon(drawer.getByText(/awaiting approval, asked by li\.na$/)).toBeVisible();
  await drawer.getByRole('button', { name: `Show ${no}` }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expectSoon(inbox.getByRole('heading', { name: no })).toBeVisible();
  await inbox
    .getByRole('link', { name: `Open ${account.no}` })
    .first()
    .click();
  await expectSoon(inbox).toHaveCount(0);
  await expectSoon(drawer).toBeVisible();
  await drawer.getByRole('button', { name: `Show ${no}` }).click();
  await inbox.getByRole('button', { name: 'Recall' }).click();
  await sendButton(page.getByRole('dialog', { name: `Recall ${no}` })).click();
  await expectSoon(inbox.getByText('Recalled').first()).toBeVisible();
  await inbox.getByRole('button', { name: 'Close', exact: true }).click();
  await expectSoon(drawer.getByText(/awaiting approval/)).toHaveCount(0);
});

test('on a server without approvals the bell opens the mentions alone, nothing is announced, and a change takes effect at once', async () => {
  const bench = await visit({ user: 'li.na', at: null, platform: {} });
  const { page, platform } = bench;
  const account = merchantBalance(bench);
  const { available } = account.amounts;
  // Nor has it work, notices, export tasks or a stream: they would be tabs beside the mentions.
  await page.route(/\/api\/common\/(work|notice|task|events)\b/, (route) =>
    route.fulfill({ status: 404, body: '<h1>Not Found</h1>' }),
  );
  await page.route('**/api/common/note/mention?*', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const { work, unreadNotices, notices, ...counts } = data;
    await route.fulfill({ response: answer, json: { ...envelope, data: counts } });
  });
  await page.goto(`${LIST}?keyword=${account.no}`);
  await page.getByRole('button', { name: /^Mentions/ }).click();
  const mentions = page.getByRole('dialog', { name: 'Notes that mention you' });
  await expectSoon(mentions.getByText('No mentions yet')).toBeVisible();
  await mentions.getByRole('button', { name: 'Close', exact: true }).click();
  await expectSoon(mentions).toHaveCount(0);
  await seeRows(page);
  await choose(page, account.no, 'Adjust');
  const dialog = page.getByRole('dialog', { name: /^Adjust the balance of/ });
  await expectSoon(dialog).toBeVisible();
  await expectSoon(dialog.getByText(ANNOUNCED)).toHaveCount(0);
  await fillAdjustment(page, dialog);
  await expectSoon(successMessages(page)).toBeVisible();
  expect(account.amounts.available - available).toBe(1_250n);
  expect(platform.world.approvals.byNo.size).toBe(0);
});
