import type { Locator, Page } from 'playwright-core';
import { MENTIONS_POLL_MS } from '../../src/constants';
import type { OwnNotice } from '../../src/contract';
import { mention as mentionEn } from '../../src/locales/en-US/mention';
import { ownNotice as en } from '../../src/locales/en-US/ownNotice';
import { work as workEn } from '../../src/locales/en-US/work';
import { ownNotice as zh } from '../../src/locales/zh-CN/ownNotice';
import { work as workZh } from '../../src/locales/zh-CN/work';
import { askForAdjustment } from '../support/adjustment';
import {
  type Bench,
  collectAxe,
  expectSoon,
  LIST,
  localeThemes,
  openBrowser,
  passTime,
  seeRows,
  storedOf,
  tokenOf,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { performAs } from '../support/performAs';
import { step } from '../support/step';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'li.na', at: null, hasFakeTime: true, platform: { approvals: true, factors: true } });
const PAGE = '/common/notice/page';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';

interface Recorded {
  asked: number;
  shown: { title: string; options: { body?: string; tag?: string }; onclick?: () => void }[];
}
/** The window of a page whose notices of the browser are written down. */
type Recording = typeof window & { recorded: Recorded };

/** Chromium without a screen shows no notices: it answers "granted" once it is asked, and writes down what it is given. */
function record(): void {
  const recorded: Recorded = { asked: 0, shown: [] };
  class Recorder {
    // One for all tabs, as a browser has it.
    static get permission() {
      return localStorage.getItem('permission') ?? 'default';
    }
    static async requestPermission() {
      recorded.asked += 1;
      localStorage.setItem('permission', 'granted');
      return Recorder.permission;
    }
    onclick?: () => void;
    constructor(
      readonly title: string,
      readonly options = {},
    ) {
      recorded.shown.push(this);
    }
    close() {}
  }
  Object.assign(window, { Notification: Recorder, recorded });
}
const recordedOf = (page: Page): Promise<Recorded> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as Recording).recorded)));

/** Chromium without a screen takes no tab for hidden, not even behind another one. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const idOf = ({ platform }: Bench, who: string) => platform.world.operators.find(({ username }) => username === who)?.id ?? '';
const noticesOf = (bench: Bench, who: string) => performAs<{ list: OwnNotice[]; total: number }>(bench, who, PAGE);
const mention = (bench: Bench, no: string, text: string) =>
  performAs(bench, 'k.wong', '/common/note/add', { entity: 'withdraw', id: no, text, mentions: [idOf(bench, 'li.na')] });

/** An order that li.na may ask about. */
function anOrder({ platform: { world } }: Bench) {
  const found = [...world.open].find(
    (row) => row.status === 'PENDING' && !row.claimedBy && !row.adder && !row.assignment && row.escalations.length === 0,
  );
  if (!found) throw new Error('No order waits');
  return found;
}

/** An adjustment asked for by li.na and approved by chen.yu. */
function approve(bench: Bench): string {
  const approvalNo = askForAdjustment(bench, 'li.na');
  performAs(bench, 'chen.yu', '/common/approval/decide', { approvalNo, decision: 'APPROVE', version: 1 });
  return approvalNo;
}

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const entries = (inbox: Locator) => inbox.locator('.mention-list').getByRole('listitem');
/** Opens the inbox, which begins at the notices where one is unread. */
async function openNotices(page: Page, count: number): Promise<Locator> {
  await bell(page, new RegExp(`^Inbox: ${count} open`)).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expectSoon(inbox.getByRole('tab', { name: en.title, exact: true })).toHaveAttribute('aria-selected', 'true');
  return inbox;
}

test('what happened to two people reaches each of them alone, is read, switched off, and told by title and browser', async () => {
  const bench = await visit();
  const { page, context, platform, callsOf, newTab } = bench;
  const { world } = platform;
  await context.addInitScript(record);
  const { page: other } = await bench.openProfile({ user: 'm.tan', at: LIST });
  await page.goto(LIST);
  for (const one of [page, other]) await seeRows(one);
  // What the sign-ins of this test have told.
  world.ownNotices.clear();
  const { no, version } = anOrder(bench);

  const approvalNo = await step('Let everything happen', async () => {
    mention(bench, no, 'Please look, @li.na');
    const question = { to: idOf(bench, 'm.tan'), question: 'Is this holder known?' };
    performAs(bench, 'li.na', '/trade/withdraw/escalate', { items: [{ withdrawNo: no, version }], ...question });
    const asked = { withdrawNo: no, version: world.withdraws.get(no)?.version };
    performAs(bench, 'm.tan', '/trade/withdraw/answer', { ...asked, answer: 'Known for years' });
    const approved = approve(bench);
    await tokenOf(bench.url, 'li.na', FIREFOX);
    const { token } = await storedOf(page);
    const ended = await fetch(`${bench.url}/api/auth/session/end`, {
      method: 'POST',
      headers: { authorization: token ?? '', 'content-type': 'application/json', 'idempotency-key': 'end-of-firefox' },
      body: '{}',
    });
    expect(ended.status).toBe(200);
    return approved;
  });

  await step('Each finds the own ones, and nobody else has any', async () => {
    // Whether or not the first look was made meanwhile.
    await passTime(bench, [page, other], MENTIONS_POLL_MS);
    const inbox = await openNotices(page, 5);
    await expectSoon(entries(inbox)).toHaveText([
      /^Unread1 of your sessions was ended.*By li\.na$/,
      new RegExp(`^UnreadSign-in from a new device.*127\\.0\\.0\\.1 · ${FIREFOX.replace(/[.()/]/g, '\\$&')}$`),
      new RegExp(`^UnreadYour request was carried out${approvalNo}.*By chen\\.yu$`),
      new RegExp(`^UnreadYour question is answered${no}.*By m\\.tan · @li\\.na Known for years$`),
      new RegExp(`^UnreadMention${no}.*By k\\.wong · Please look, @li\\.na$`),
    ]);
    const others = await openNotices(other, 1);
    await expectSoon(entries(others)).toHaveText([
      new RegExp(`^UnreadYou are asked about an order${no}.*By li\\.na · Is this holder known\\?$`),
    ]);
    const told = world.operators.filter(({ username }) => noticesOf(bench, username).total > 0);
    expect(told.map(({ username }) => username).sort()).toEqual(['li.na', 'm.tan']);
  });

  await step('Each one leads to what it is about, and is read then', async () => {
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await entries(inbox).filter({ hasText: approvalNo }).getByRole('button').click();
    await expectSoon(inbox.getByRole('heading', { name: approvalNo })).toBeVisible();
    await inbox.getByRole('button', { name: 'Back to the list' }).click();
    await entries(inbox).filter({ hasText: FIREFOX }).getByRole('button').click();
    const security = page.getByRole('dialog', { name: 'Security' });
    await security.getByRole('button', { name: 'Close' }).click();
    await expectSoon(security).toHaveCount(0);
    await expectSoon(inbox.getByText(mentionEn.unread, { exact: true })).toHaveCount(3);
    await inbox.getByRole('checkbox', { name: en.unreadOnly }).check();
    await expectSoon(entries(inbox)).toHaveCount(3);
    await entries(inbox).filter({ hasText: 'Please look' }).getByRole('button').click();
    await expectSoon(page).toHaveURL(new RegExp(`/trade/withdraw\\?no=${no}$`));
    await expectSoon(inbox).toHaveCount(0);
    await page.goBack();
    await openNotices(page, 2);
    await inbox.getByRole('button', { name: mentionEn.readAll }).click();
    await expectSoon(inbox.getByText(mentionEn.unread, { exact: true })).toHaveCount(0);
    await expectSoon(entries(inbox)).toHaveCount(5);
    expect(noticesOf(bench, 'li.na').list.every(({ isRead }) => isRead)).toBe(true);
    expect(noticesOf(bench, 'm.tan').list.map(({ isRead }) => isRead)).toEqual([false]);
  });

  await step('A kind that is off makes none; the browser is asked after a press', async () => {
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await inbox.getByRole('button', { name: en.settings }).click();
    const kind = inbox.getByRole('checkbox', { name: en.kind.MENTION });
    await kind.click();
    await expectSoon(kind).not.toBeChecked();
    mention(bench, no, 'Nobody hears this, @li.na');
    expect(noticesOf(bench, 'li.na').total).toBe(5);
    await kind.click();
    await expectSoon(kind).toBeChecked();
    expect((await recordedOf(page)).asked).toBe(0);
    await inbox.getByRole('checkbox', { name: en.desktop }).click();
    await expectSoon(inbox.getByRole('checkbox', { name: en.desktop })).toBeChecked();
    expect((await recordedOf(page)).asked).toBe(1);
    await page.keyboard.press('Escape');
    await expectSoon(inbox).toHaveCount(0);
  });

  await step('Two tabs in the background count in their titles, and the browser tells once', async () => {
    const TITLE = 'Withdraw orders - Payment Console';
    await expectSoon(page).toHaveTitle(TITLE);
    const tab = await newTab(LIST);
    await seeRows(tab);
    const tabs = [page, tab];
    const before = callsOf(PAGE).length;
    for (const one of tabs) {
      const looks = callsOf(PAGE).length;
      await hide(one, true);
      // What is old may be known from the other tab, until this one looks.
      await until('the tab looks', () => callsOf(PAGE).length > looks);
      const kept = () => one.evaluate(() => localStorage.getItem('own-notices') ?? '');
      await until('the tab knows what is old', async () => (await kept()).includes('"known"'));
    }
    mention(bench, no, 'Payee Jane Roe gets 5,000, @li.na');
    await passTime(bench, tabs, MENTIONS_POLL_MS);
    for (const one of tabs) await expectSoon(one).toHaveTitle(`(1) ${TITLE}`);
    const shown = async () => (await Promise.all(tabs.map(recordedOf))).flatMap((one) => one.shown);
    await until('the browser tells', async () => (await shown()).length > 0);
    const told = await shown();
    expect(told).toEqual([{ title: 'Mention', options: { body: no, tag: noticesOf(bench, 'li.na').list[0]?.noticeNo } }]);
    await passTime(bench, tabs, MENTIONS_POLL_MS);
    await until('the next look is over', () => callsOf(PAGE).length > before + 3);
    expect(await shown()).toHaveLength(1);

    const teller = (await recordedOf(page)).shown.length > 0 ? page : tab;
    await teller.evaluate(() => (window as Recording).recorded.shown[0]?.onclick?.());
    await hide(teller, false);
    await expectSoon(teller).toHaveTitle(TITLE);
    const inbox = teller.getByRole('dialog', { name: 'Inbox' });
    await expectSoon(entries(inbox).first()).toHaveText(/^UnreadMention.*Payee Jane Roe/);
  });
});

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in notices and work', async (locale, theme) => {
  const words = { 'en-US': { ...en, work: workEn }, 'zh-CN': { ...zh, work: workZh } }[locale];
  const bench = await visit({ locale, theme, hasFakeTime: false });
  const { page } = bench;
  mention(bench, anOrder(bench).no, 'Please look, @li.na');
  approve(bench);
  await page.goto('/nowhere');
  await page.getByRole('button', { name: /^(Inbox|收件箱|Mentions|提及)/ }).click();
  const inbox = page.locator('.ant-modal').first();
  const { found, look } = collectAxe(page, { isWhole: true });
  await inbox.getByRole('tab', { name: words.title, exact: true }).click();
  await inbox.getByRole('button', { name: words.settings }).click();
  await expectSoon(inbox.getByText(words.kinds)).toBeVisible();
  await expectSoon(entries(inbox).first()).toBeVisible();
  await look('notices', '.ant-modal');
  await inbox.getByRole('tab', { name: new RegExp(`^${words.work.title}`) }).click();
  await expectSoon(inbox.getByRole('list', { name: words.work.list })).toBeVisible();
  await look('work', '.ant-modal');
  expect(found).toEqual({});
});
