import type { Locator, Page } from 'playwright-core';
import { changeRecord } from '../../mock/flow/payin/moves';
import type { Withdraw } from '../../mock/model/payments';
import type { WorkCount, WorkKind } from '../../src/contract';
import { work as en } from '../../src/locales/en-US/work';
import { askForAdjustment } from '../support/adjustment';
import {
  type Bench,
  callOverHttp,
  discard,
  drawerOf,
  expectSoon,
  LIST,
  openBrowser,
  orderOf,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { NEW_CARD } from '../support/cardCalls';
import { NEW_MERCHANT } from '../support/mchCalls';
import { performAs } from '../support/performAs';
import { step } from '../support/step';
import { openWork, seeWork, workIn } from '../support/work';
import { NEW_AGENT } from '../unit/platform/agentSupport';
import { line, shaOf } from '../unit/platform/batchSupport';

jest.setTimeout(240_000);
/** A screen that asks for nothing, under the bell. */
const HOME = '/nowhere';
const visit = openBrowser({ at: HOME, platform: { approvals: true } });

/** Start of the platform's clock, as an operator in Singapore sees it. */
const AT = '2026-11-20 14:31:02';
const WAITS = `Waiting since ${AT}`;
const PDF = { name: 'signed.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 signed').toString('base64') };
const PAIR = 'USDTHB';

const local = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const idOf = ({ platform }: Bench, who: string) => platform.world.operators.find(({ username }) => username === who)?.id;
const fileOf = (bench: Bench, who: string) => performAs<{ fileId: string }>(bench, who, '/common/file/add', PDF).fileId;
const countOf = (bench: Bench, who: string, kind: WorkKind): number =>
  performAs<{ kinds: WorkCount[] }>(bench, who, '/common/work').kinds.find((one) => one.kind === kind)?.count ?? -1;

/** A withdraw order that waits for anybody who may decide, and needs so many decisions. */
function anOrder({ platform: { world } }: Bench, stages: number): Withdraw {
  const found = [...world.open].find(
    (row) =>
      row.status === 'PENDING' &&
      row.requiredStages === stages &&
      !row.claimedBy &&
      !row.adder &&
      !row.assignment &&
      row.escalations.length === 0 &&
      row.flags.every(({ severity }) => severity !== 'HIGH'),
  );
  if (!found) throw new Error(`No order waits for ${stages} decisions`);
  return found;
}
const refsOf = ({ no, version }: Withdraw) => ({ items: [{ withdrawNo: no, version }] });

interface Round {
  kind: WorkKind;
  /** Two people who may both do it. */
  people: readonly [first: string, second: string];
  /** Brings the work about. Gives its number, and what the entry says of it. */
  cause: (bench: Bench) => { no: string; facts: readonly string[] };
  /** Where it opens; without, in the inbox. */
  path?: (no: string) => string;
  /** Name of the drawer that shows it; without, it has a page of its own. */
  record?: (no: string) => string;
  action: string;
  /** Name of the action's dialog. */
  dialog: (no: string) => string;
  /** Fills in what the dialog requires. */
  fill?: (dialog: Locator, page: Page) => Promise<void>;
  /** When it was done. */
  doneAt?: string;
}

const check = (label: string) => (dialog: Locator) => dialog.getByRole('radio', { name: label }).check();

const ROUNDS: Readonly<Record<string, Round>> = {
  PAYOUT: {
    kind: 'PAYOUT',
    people: ['li.na', 'w.chai'],
    cause({ platform }) {
      const holder = platform.world.holders.find(({ no }) => no === 'M100001');
      const reviewReasons = ['DUPLICATE_SUSPECT'] as const;
      const { no } = platform.payOut({ holder, payee: holder?.payees[0], net: 100_000n, source: 'API', waits: 0, reviewReasons });
      return { no, facts: ['Lotus Games Co.', 'Awaiting review', '1,000.00', 'Due 2026-11-20 15:01:02'] };
    },
    path: (no) => `/trade/settorder/detail/${no}`,
    action: 'Pass',
    dialog: () => 'Pass 1 payout order',
  },
  BATCH: {
    kind: 'BATCH',
    people: ['chen.yu', 'y.sato'],
    cause(bench) {
      const { world, clock } = bench.platform;
      const PATH = '/bank/card/proxy/batch';
      const file = { fileName: 'salaries.csv', fileSha256: shaOf('salaries'), lines: [line(2), line(3)], dryRun: false };
      const terms = { currency: 'THB', mchNo: 'M100001', batchName: 'Salaries of November' };
      const { batchNo } = performAs<{ batchNo: string }>(bench, 'b.suwan', `${PATH}/import`, { ...file, ...terms });
      clock.advance(6_000);
      const batch = world.pool.batches.get(batchNo);
      if (!batch) throw new Error('No batch was made');
      world.ledger.post(clock.now(), 'TOPUP', batchNo, [
        { account: world.ledger.account('U01', 'THB', 'CLEARING', false), bucket: 'available', delta: -100_000n },
        { account: batch.account, bucket: 'available', delta: 100_000n },
      ]);
      const control = { controlCount: 2, controlAmount: '200.00' };
      performAs(bench, 'b.suwan', `${PATH}/submit`, { batchNo, version: batch.version, ...control });
      return { no: batchNo, facts: ['Salaries of November', 'Awaiting review', 'Due 2026-11-20 16:31:08'] };
    },
    path: (no) => `/bankCard/proxyBatch?no=${no}`,
    record: (no) => `Batch ${no}`,
    action: 'Approve',
    dialog: (no) => `Approve ${no}`,
    doneAt: '2026-11-20 14:31:08',
  },
  MERCHANT: {
    kind: 'MERCHANT',
    people: ['r.santos', 'e.lim'],
    cause(bench) {
      const { mchNo } = performAs<{ mchNo: string }>(bench, 'o.bakar', '/merchant/user/add', {
        ...NEW_MERCHANT,
        kycStatus: 'PASSED',
      });
      return { no: mchNo, facts: ['Quokka Parcels Co.', 'Awaiting review', WAITS] };
    },
    path: (no) => `/merchant/user?no=${no}`,
    record: (no) => `Merchant ${no}`,
    action: 'Review',
    dialog: (no) => `Review Quokka Parcels Co. (${no})`,
    fill: check('Pass'),
  },
  'MERCHANT, an agent': {
    kind: 'MERCHANT',
    people: ['admin', 'm.tan'],
    cause(bench) {
      const body = { ...NEW_AGENT, parentAgentNo: 'A2001' };
      const { agentNo } = performAs<{ agentNo: string }>(bench, 'o.bakar', '/user/agent/add', body);
      return { no: agentNo, facts: ['Lotus Gate', 'Awaiting review', WAITS] };
    },
    path: (no) => `/agency/list?no=${no}`,
    record: (no) => `Agent ${no}`,
    action: 'Review',
    dialog: (no) => `Review Lotus Gate (${no})`,
    fill: check('Pass: sends a link to set the password'),
  },
  CARD: {
    kind: 'CARD',
    people: ['admin', 'm.tan'],
    cause(bench) {
      const body = { ...NEW_CARD, authorisationFileId: fileOf(bench, 'c.le') };
      const { cardId } = performAs<{ cardId: string }>(bench, 'c.le', '/bank/card/proxy/card/add', body);
      return { no: cardId, facts: ['SMKB 990400******0001', 'Awaiting review', WAITS] };
    },
    path: (no) => `/bankCard/proxyCard?no=${no}`,
    record: (no) => `Card ${no}`,
    action: 'Review',
    dialog: (no) => `Review ${no}`,
    fill: check('Pass'),
  },
  RATE: {
    kind: 'RATE',
    people: ['admin', 'm.tan'],
    cause(bench) {
      const { rates } = bench.platform.world;
      const pair = rates.pairs.get(PAIR);
      // A step of 3%: above the 2% that are taken without a person, and within the band of 8%.
      const feed = jest.spyOn(rates, 'next').mockReturnValue((Number(pair?.auto) * 1.03).toFixed(4));
      performAs(bench, 'admin', '/sys/exchange/fetch', { pair: PAIR, version: pair?.version });
      feed.mockRestore();
      return { no: PAIR, facts: ['Step held back', WAITS] };
    },
    path: (no) => `/currency/rate?no=${no}`,
    record: () => 'Rate of USD/THB',
    action: 'Accept pending rate',
    dialog: () => 'Accept rate of USD/THB',
  },
  DIFFERENCE: {
    kind: 'DIFFERENCE',
    people: ['g.rao', 'h.mendoza'],
    cause({ platform: { world } }) {
      const record = world.payRecords.rows.findLast(
        ({ status, reconStatus }) => status === 'SUCCESS' && reconStatus === 'MATCHED',
      );
      if (!record) throw new Error('No pay record was reconciled');
      changeRecord(world, record, { reconStatus: 'AMOUNT_DIFF' });
      return { no: record.no, facts: [record.order.holder.name, 'Amount mismatch', WAITS] };
    },
    path: (no) => `/trade/payrecord?no=${no}`,
    record: (no) => `Pay record ${no}`,
    action: 'Handle difference',
    dialog: (no) => `Handle difference of ${no}`,
    async fill(dialog, page) {
      await expectSoon(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('1');
    },
  },
  SECOND: {
    kind: 'SECOND',
    people: ['r.santos', 'e.lim'],
    cause(bench) {
      const order = anOrder(bench, 2);
      performAs(bench, 'li.na', '/trade/withdraw/pass', refsOf(order));
      return { no: order.no, facts: [order.holder.name, 'In your queue', `Due ${local(order.dueAt)}`] };
    },
    path: (no) => `${LIST}?no=${no}`,
    record: (no) => `Withdraw order ${no}`,
    action: 'Pass',
    dialog: () => 'Pass 1 withdraw order',
  },
  ESCALATION: {
    kind: 'ESCALATION',
    people: ['r.santos', 'e.lim'],
    cause(bench) {
      const order = anOrder(bench, 1);
      const question = { to: 'RISK', question: 'Is this holder known?' };
      performAs(bench, 'li.na', '/trade/withdraw/escalate', { ...refsOf(order), ...question });
      const facts = [order.holder.name, 'Awaiting an answer of your role', 'By li.na', `Due ${local(order.dueAt)}`];
      return { no: order.no, facts };
    },
    path: (no) => `${LIST}?no=${no}`,
    record: (no) => `Withdraw order ${no}`,
    action: 'Answer',
    dialog: (no) => `Answer about ${no}`,
    fill: (dialog) => dialog.getByLabel('Answer', { exact: true }).fill('Known for years'),
  },
  APPROVAL: {
    kind: 'APPROVAL',
    people: ['chen.yu', 'y.sato'],
    cause(bench) {
      const facts = ['Accounts: adjust a balance', 'Awaiting your decision', 'By li.na', 'Due 2026-11-21 14:31:02'];
      return { no: askForAdjustment(bench, 'li.na'), facts };
    },
    record: () => 'Inbox',
    action: 'Approve',
    dialog: (no) => `Approve ${no}`,
  },
};

/** Opens an entry, goes back by the browser or within the inbox, and opens it again. */
async function openTwice(page: Page, entry: Locator, address: string | undefined): Promise<void> {
  await entry.click();
  if (address === undefined) {
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await entry.click();
    return;
  }
  await expectSoon(page).toHaveURL(address);
  await page.goBack();
  await expectSoon(page).toHaveURL(HOME);
  await page.goForward();
  await expectSoon(page).toHaveURL(address);
}

test.each(Object.keys(ROUNDS))(
  '%s: both find it, one does it, it leaves the list of the other, who is told when late',
  async (name) => {
    const { kind, people, cause, path, record, action, dialog, fill, doneAt = AT } = ROUNDS[name] as Round;
    const [first, second] = people;
    const bench = await visit({ user: first });
    const { log } = bench.platform;
    const other = await bench.openProfile({ user: second });
    const both = [
      { who: first, page: bench.page, before: countOf(bench, first, kind) },
      { who: second, page: other.page, before: countOf(bench, second, kind) },
    ];
    const { no, facts } = cause(bench);
    // An order that was answered may be in the list again, to be decided.
    const entryIn = (inbox: Locator) =>
      workIn(inbox)
        .getByRole(path ? 'link' : 'button', { name: no })
        .filter({ hasText: en.kind[kind] });
    const dialogIn = (page: Page) => page.getByRole('dialog', { name: dialog(no), exact: true });

    for (const { who, page, before } of both) {
      await step(`${name}: ${who} finds it with its facts, and opens it`, async () => {
        const entry = entryIn(await seeWork(page, kind, before + 1));
        for (const fact of [en.kind[kind], ...facts]) await expectSoon(entry).toContainText(fact);
        await openTwice(page, entry, path?.(no));
      });
      await step(`${name}: ${who} opens the dialog`, async () => {
        const place = record ? page.getByRole('dialog', { name: record(no) }) : page.locator('#content');
        await expectSoon(place).toContainText(no);
        const button = place.getByRole('button', { name: action, exact: true });
        await expectSoon(button).toHaveAttribute('aria-disabled', 'false');
        await button.click();
        await expectSoon(dialogIn(page)).toBeVisible();
        await fill?.(dialogIn(page), page);
      });
    }
    const logged = log.entries.length;
    const [early, late] = [dialogIn(bench.page), dialogIn(other.page)];
    await step(`${name}: ${first} does it`, async () => {
      await sendButton(early).click();
      await expectSoon(early).toHaveCount(0);
    });
    await step(`${name}: ${second} is refused, and told who was faster`, async () => {
      await sendButton(late).click();
      await expectSoon(late.getByRole('alert').filter({ hasText: `Changed by ${first} at ${doneAt}` })).toBeVisible();
      const answers = log.entries.slice(logged).map(({ username, code }) => [username, code]);
      expect(answers.filter(([who]) => people.includes(String(who)))).toEqual([
        [first, 200],
        [second, 409],
      ]);
      await discard(other.page);
    });
    for (const { who, page, before } of both)
      await step(`${name}: ${who} has it no more`, async () => {
        await page.goto(HOME);
        const inbox = await seeWork(page, kind, before);
        if (before > 0) await expectSoon(workIn(inbox)).toBeVisible();
        await expectSoon(entryIn(inbox)).toHaveCount(0);
      });
  },
);

test('WITHDRAW: who opens an order claims it, it leaves the list of the other, who comes too late', async () => {
  const bench = await visit({ user: 'li.na' });
  const { page, platform } = bench;
  const { page: other } = await bench.openProfile({ user: 'w.chai' });
  const { overdue: no } = platform.stories;
  const order = orderOf(bench, no);
  const before = countOf(bench, 'w.chai', 'WITHDRAW');
  const entryIn = (inbox: Locator) => workIn(inbox).getByRole('link', { name: no });
  const theirs = await seeWork(other, 'WITHDRAW', before);
  for (const fact of [order.holder.name, 'In your queue', 'Overdue', `Due ${local(order.dueAt)}`])
    await expectSoon(entryIn(theirs)).toContainText(fact);

  await entryIn(await openWork(page, 'WITHDRAW')).click();
  await until('li.na has claimed it', () => order.claimedBy?.username === 'li.na');
  await theirs.getByRole('button', { name: 'Refresh', exact: true }).click();
  const chip = `${en.kind.WITHDRAW} (${before - 1})`;
  await expectSoon(theirs.getByRole('button', { name: chip, exact: true })).toBeVisible();
  await expectSoon(workIn(theirs)).toBeVisible();
  await expectSoon(entryIn(theirs)).toHaveCount(0);

  const { version } = order;
  await drawerOf(page, no).getByRole('button', { name: 'Pass', exact: true }).click();
  await sendButton(page.getByRole('dialog', { name: 'Pass 1 withdraw order' })).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  await other.goto(`${LIST}?no=${no}`);
  await expectSoon(drawerOf(other, no)).toContainText('Passed');
  await expectSoon(drawerOf(other, no).getByRole('button', { name: 'Pass', exact: true })).toHaveCount(0);
  const late = await callOverHttp(bench, 'w.chai', '/trade/withdraw/pass', {
    items: [{ withdrawNo: no, version }],
    acknowledgedFlags: [],
  });
  expect(late).toMatchObject({ code: 409, data: { changedBy: 'li.na' } });
  expect(order.decisions.map(({ operator }) => operator.username)).toEqual(['li.na']);
});

test('QUESTION and MINE: a question waits for the one who is asked, and the one who asked sees the answer', async () => {
  const bench = await visit({ user: 'm.tan' });
  const { page } = bench;
  const { page: asking } = await bench.openProfile({ user: 'li.na' });
  const order = anOrder(bench, 1);
  const { no } = order;
  const question = { to: idOf(bench, 'm.tan'), question: 'Is this holder known?' };
  const before = { QUESTION: countOf(bench, 'm.tan', 'QUESTION'), MINE: countOf(bench, 'li.na', 'MINE') };
  performAs(bench, 'li.na', '/trade/withdraw/escalate', { ...refsOf(order), ...question });
  const linkIn = (inbox: Locator) => workIn(inbox).getByRole('link', { name: no });

  const mine = linkIn(await seeWork(asking, 'MINE', before.MINE + 1));
  for (const fact of ['Waiting', 'Asked by you', 'Asked m.tan', `Due ${local(order.dueAt)}`])
    await expectSoon(mine).toContainText(fact);
  const asked = linkIn(await seeWork(page, 'QUESTION', before.QUESTION + 1));
  for (const fact of ['Awaiting your answer', 'By li.na', `Due ${local(order.dueAt)}`])
    await expectSoon(asked).toContainText(fact);
  await openTwice(page, asked, `${LIST}?no=${no}`);
  await drawerOf(page, no).getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Answer about ${no}` });
  await dialog.getByLabel('Answer', { exact: true }).fill('Known for years');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no}: answer sent` })).toBeVisible();
  await page.goto(HOME);
  await seeWork(page, 'QUESTION', before.QUESTION);

  await asking.goto(HOME);
  const answered = linkIn(await seeWork(asking, 'MINE', before.MINE + 1));
  for (const fact of ['Answered', 'By m.tan', `Ended ${AT}`]) await expectSoon(answered).toContainText(fact);
  await openTwice(asking, answered, `${LIST}?no=${no}`);
  await expectSoon(drawerOf(asking, no)).toContainText('Known for years');
});
