import type { Locator, Page } from 'playwright-core';
import { work as en } from '../../src/locales/en-US/work';
import { expectSoon } from './browser';

type Kind = keyof typeof en.kind;

const chipOf = (inbox: Locator, kind?: Kind): Locator =>
  inbox.getByRole('button', { name: new RegExp(`^${kind ? en.kind[kind] : 'All'} \\(`) });

/** The inbox at the work; of all kinds, until one is chosen. */
async function openInbox(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Inbox|Mentions)/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByRole('tab', { name: /^My work/ }).click();
  await expectSoon(chipOf(inbox)).toHaveAttribute('aria-pressed', 'true');
  return inbox;
}

/** Opens the inbox at the work, narrowed to one kind that has entries, or at all of them. */
export async function openWork(page: Page, kind?: Kind): Promise<Locator> {
  const inbox = await openInbox(page);
  if (!kind) return inbox;
  await chipOf(inbox, kind).click();
  await expectSoon(chipOf(inbox, kind)).toHaveAttribute('aria-pressed', 'true');
  return inbox;
}

/** Opens the inbox at the work and waits until it counts so many of one kind; none is shown by no chip. */
export async function seeWork(page: Page, kind: Kind, count: number): Promise<Locator> {
  const inbox = await openInbox(page);
  await expectSoon(chipOf(inbox, kind)).toHaveText(count > 0 ? [`${en.kind[kind]} (${count})`] : []);
  if (count > 0) await chipOf(inbox, kind).click();
  return inbox;
}

/** The list of the work in the open inbox. */
export const workIn = (inbox: Locator): Locator => inbox.getByRole('list', { name: en.list });
