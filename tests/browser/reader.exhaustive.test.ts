import type { Page } from 'playwright-core';
import { announcementsOf, heardIn } from '../support/accessibilityTree';
import { ask, drawerOf, expectSoon, onlyOf, openBrowser, seeRows, sendButton } from '../support/browser';
import { step } from '../support/step';

/*
 * The withdrawal desk as a screen reader reads it, from top to bottom: names, roles, order, and what is announced by itself. The outlines
 * are written by hand, as a reader should hear them; numbers, times and amounts that the platform chooses are left open.
 */

const visit = openBrowser({ at: null });

/** What differs from run to run is written as a sign of its kind. */
const plain = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line
      .replace(/^(button '(?:My queue|Awaiting decision|Overdue)) \d+'/, "$1 <count>'")
      .replace(/W\d{15,}/g, 'W…')
      .replace(/\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?/g, '<time>')
      .replace(/\d\d:\d\d:\d\d/g, '<time>')
      .replace(/\b[A-Z]{3} [\d,]+(\.\d+)?/g, '<money>'),
  );
const outlineOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const hear = async (page: Page, within?: string) => plain(await heardIn(page, within));

/** Without the texts between them: a drawer has many, which its own tests look at. */
const controls = (lines: readonly string[]): string[] => lines.filter((line) => !line.startsWith('text '));

test('a reader hears header, menu, filters, tools and table in this order, decides, and is told what became of it', async () => {
  const { page, platform } = await visit();
  const { payeeChanged: no, kycExpired: other } = platform.stories;
  await page.goto(onlyOf(no));
  await seeRows(page);
  await expectSoon(page.locator('.later-tools button').first()).toBeVisible();

  await step('Read the page', async () => {
    expect(await hear(page)).toEqual(outlineOf(PAGE));
  });
  await step('Read an order', async () => {
    await page.getByRole('link', { name: `Open ${no}` }).click();
    await expectSoon(drawerOf(page, no).locator('.ant-timeline').first()).toBeVisible();
    await expectSoon(drawerOf(page, no).locator('.ant-skeleton')).toHaveCount(0);
    // Who opens an order claims it, after a moment.
    await expectSoon(drawerOf(page, no).getByRole('button', { name: 'Release claim' })).toBeVisible();
    expect(controls(await hear(page, '[role=dialog]'))).toEqual(outlineOf(DRAWER));
    await page.keyboard.press('Escape');
    await expectSoon(drawerOf(page, no)).toBeHidden();
  });
  await step('Pass it', async () => {
    const announcements = await announcementsOf(page);
    const dialog = await ask(page, 'Pass', no);
    await expectSoon(sendButton(dialog)).toBeEnabled();
    expect(controls(await hear(page, '[role=dialog]'))).toEqual(outlineOf(PASS));
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await sendButton(dialog).click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon.poll(async () => plain(await announcements())).toContain('alert: W… moves to second review');
    // Nothing but the outcome: the rows that changed are read when they are gone to.
    expect(plain(await announcements())).toEqual(['alert: W… moves to second review']);
  });
  await step('Reject another one', async () => {
    await page.goto(onlyOf(other));
    await seeRows(page);
    const announcements = await announcementsOf(page);
    const dialog = await ask(page, 'Reject', other);
    expect(controls(await hear(page, '[role=dialog]'))).toEqual(outlineOf(REJECT));
    await dialog.getByRole('combobox').click();
    await page.keyboard.press('Enter');
    await sendButton(dialog).click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon.poll(async () => plain(await announcements())).toContain('alert: W… rejected. <money> is available again');
    expect(plain(await announcements())).toEqual([
      'polite: Invalid beneficiary details',
      'alert: W… rejected. <money> is available again',
    ]);
  });
});

test('in Chinese the same is read in the same order', async () => {
  const { page, platform } = await visit({ locale: 'zh-CN' });
  await page.goto(onlyOf(platform.stories.payeeChanged));
  await seeRows(page);
  await expectSoon(page.locator('.later-tools button').first()).toBeVisible();
  const rolesOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]).filter((role) => role !== 'text');
  expect(rolesOf(await hear(page))).toEqual(rolesOf(outlineOf(PAGE)));
});

const PAGE = `
  link 'Skip to content'
  navigation 'Menu'
    button 'Bank cards' expanded
      list 'Bank cards'
      link 'Collection orders'
      link 'Bank cards'
      link 'Batch payouts'
      link 'Bank card statement'
      link 'OTP listening'
    button 'Merchants' expanded
      list 'Merchants'
      link 'Merchants'
      link 'Pay products'
    button 'Trade' expanded
      list 'Trade'
      link 'Pay orders'
      link 'Pay records'
      link 'Payout orders'
      link 'Profit statistics'
      link 'Withdraw orders 38 orders await your decision'
    button 'Accounts' expanded
      list 'Accounts'
      link 'Accounts'
      link 'Account statement'
    button 'Upstream' expanded
      list 'Upstream'
      link 'Upstream config'
      link 'Trade channels'
    button 'Currencies' expanded
      list 'Currencies'
      link 'Exchange rates'
    link 'Maintenance'
    button 'Testing' expanded
      list 'Testing'
      link 'Channel test'
    button 'System' expanded
      list 'System'
      link 'Users'
      link 'Roles'
      link 'System menu'
      link 'Data dictionary'
      link 'Operation log'
    button 'Agency' expanded
      list 'Agency'
      link 'Agents'
      link 'Agent performance'
  banner
    link 'logo Payment Console'
    button 'Menu' expanded
    button 'Quick search Ctrl K'
    button 'Mentions'
    button 'Shortcuts on this screen'
    button '中文 – switch the language to Chinese'
    button 'Dark theme'
    button 'Account of ops.lee'
  main
    status
    heading 'Withdraw orders'
    text 'Trade'
    text 'Withdraw orders'

    text 'My queue'
    button 'My queue <count>'
    text 'Awaiting decision'
    button 'Awaiting decision <count>'
    text 'Overdue'
    button 'Overdue <count>'
    text 'Held'
    text '0'
    text 'Paying'
    text '0'
    text 'Outcome unknown'
    text '0'
    text 'Passed today'
    text '0'
    text 'Rejected today'
    text '0'
    text 'Paid today'
    text '0'
    button 'Amounts per currency' collapsed
    button 'Figures' expanded

    text 'Any number'
    textbox 'Any number' "W…"
    text 'Holder'
    textbox 'Holder'
    text 'Currency'
    text 'Any'
    combobox 'Currency' collapsed
    image 'down'
    text 'Submitted'
    text 'Any'
    combobox 'Submitted' collapsed
    image 'down'
    button 'Search'
    button 'Reset'
    button 'More filters' collapsed

    tab 'My queue' selected
    tab 'Awaiting decision'
    tab 'Held'
    tab 'In payout'
    tab 'Done'
    tab 'All'
    tab 'Escalated to me'
    tabpanel 'My queue'

    region 'List of withdraw orders'
      text 'Times in Asia/Singapore (UTC+8)'
      text '· As of <time>'
      button 'Views' collapsed
      group 'Order'
      button 'By due time' pressed
      button 'By risk'
      button 'Handover'
      button 'Review quality'
      button 'Charts' collapsed
      button 'Export'
      button 'Columns' collapsed
      button 'Print'
      button 'Refresh'
      button 'Auto-refresh: every 10 sec'
      table
        row
          columnheader 'Select the row on this page'
          columnheader 'Withdraw no.'
          columnheader 'Holder'
          columnheader 'Net'
          columnheader 'Risk'
          columnheader 'Beneficiary'
          columnheader 'Status'
          columnheader 'Submitted'
          columnheader 'Actions'
        row
          checkbox 'Select W…'
          link 'Open W…'
          text 'overdue by 20 min'
          text 'Harbor Travel PT'
          text 'S'
          text 'M100003 · Fourwinds'
          text '<money>'
          text 'Fee'
          text '<money>'
          text '91'
          text 'Beneficiary changed'
          text 'Recent password reset'
          text '+1'
          text 'A**'
          text '990436******0647'
          text 'Garden Isle Bank'
          text 'Awaiting review'
          text '0 of 2'
          text '<time>'
          text '22 min ago'
          button 'Pass W…'
          button 'Reject W…'
          button 'More actions on W…' collapsed
      text 'Total of 1 record'
      text 'Net'
      text '<money>'
      text '1–1 of 1'
      button 'left' disabled
      text '1'
      button 'right' disabled
      text '10 / page'
      combobox 'Page Size' collapsed
      image 'down'
`;
const DRAWER = `
  dialog 'Withdraw order W…'
    button 'Close'
    button 'Previous' disabled
    button 'Next' disabled
    button 'Print'
    region 'Decision'
      link 'Open M100003'
      link 'Open CH0313'
      link 'Open CH0310'
      link 'Open CH0311'
      link 'Open CH0312'
      list 'Check before you decide'
      button 'Release claim'
      group 'Risk flags'
        checkbox 'I have reviewed: Beneficiary changed Beneficiary changed 2 hr before the request.'
        link 'Open M100003'
        checkbox 'I have reviewed: Recent password reset Password reset 3 hr before the request.'
        link 'Open M100003'
      list 'Risk flags'
        link 'Open M100003'
      button 'Pass'
      button 'Reject'
      button 'Escalate'
      button 'Hold'
      button 'Assign'
      button 'Ask the holder'
    heading 'Related orders'
      button 'Show related orders' collapsed
    heading 'Amounts'
      table
        row
        row
        row
    heading 'Beneficiary'
      table
        row
          button 'Show in full: Beneficiary name'
          button 'Show in full: Beneficiary account'
        row
        row
        row
    heading 'Holder funds'
      table
        row
        row
      image 'Account 100003-IDR-BALANCE, last 30 days, <time> to <time>: Pay-ins <money>, Withdrawals <money>, and Returns <money>; <time> so far'
      button 'Show as table' collapsed
      button 'Last 20 entries of the account' collapsed
    heading 'Request'
      table
        row
          button 'Copy Withdraw no.'
          status
        row
          link 'Open M100003'
        row
          link 'Open A2009'
        row
          link 'Open 100003-IDR-BALANCE'
        row
        row
    heading 'Timeline'
    heading 'Ledger entries of this order'
      region 'Ledger entries of this order'
        table
          row
            columnheader 'Time'
            columnheader 'Type'
            columnheader 'Account'
            columnheader 'Bucket'
            columnheader 'Amount'
            columnheader 'Balance after'
          row
            link '<time>'
            link 'Open 100003-IDR-BALANCE'
          row
            link '<time>'
            link 'Open 100003-IDR-BALANCE'
    heading 'Notes'
      status
      textbox 'New note'
      status
      button 'Add note'
      status
`;
const PASS = `
  dialog 'Pass 1 withdraw order'
    button 'Close'
    list 'Check before you decide'
    group 'Risk flags'
      checkbox '1 I have reviewed: Beneficiary changed Beneficiary changed 2 hr before the request.'
      checkbox '2 I have reviewed: Recent password reset Password reset 3 hr before the request.'
    list 'Risk flags'
    textbox 'Internal remark'
    button 'Cancel'
    button 'Pass <money>'
`;
const REJECT = `
  dialog 'Reject 1 withdraw order'
    button 'Close'
    combobox '* Reason' required collapsed
    image 'down'
    textbox 'Internal remark'
    textbox 'Message to the holder'
    button 'Cancel'
    button 'Reject <money>'
`;
