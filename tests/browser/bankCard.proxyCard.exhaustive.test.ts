import { card as en } from '../../src/locales/en-US/bankCard/proxyCard';
import { card as zh } from '../../src/locales/zh-CN/bankCard/proxyCard';
import { collectAxe, expectSoon, goInside, localeThemes, openBrowser, pressEnter, seeRows, sendButton } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/bankCard/proxyCard';
const visit = openBrowser({ user: 'admin', at: `${PATH}?pageSize=10` });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, drawer and dialogs', async (locale, theme) => {
  const words = WORDS[locale];
  const { page, platform } = await visit({ locale, theme });
  const [first, second] = [...platform.world.pool.cards.values()].filter(({ status }) => status === 'ENABLED');
  // A bar of each colour.
  if (first) first.use = { ...first.use, in: (first.dailyInLimit * 9n) / 10n };
  if (second) second.use = { ...second.use, in: second.dailyInLimit };
  const { found, look } = collectAxe(page);
  await goInside(page, `${PATH}?sortField=limitUsage&sortOrder=descend`);
  await seeRows(page);
  await goInside(page, `${PATH}?no=K00001`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: words.detail.facts })).toBeVisible();
  await look('card', DRAWER);
  for (const name of [
    words.action.edit,
    words.action.pause,
    words.action.limit,
    words.action.correct,
    words.action.queryBalance,
  ]) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  }
  await goInside(page, `${PATH}?status=PENDING_REVIEW`);
  await seeRows(page);
  await page.getByRole('button', { name: words.action.add, exact: true }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('new card', DIALOG);
  expect(found).toEqual({});
});

test('pauses a card by keys alone and resumes it', async () => {
  const { page, platform } = await visit({ at: null });
  const { pool } = platform.world;
  // A card with a listening device: otherwise it could not be resumed.
  const heard = [...pool.channels.values()].find(({ card, device }) => card.status === 'ENABLED' && device.silentFrom === null);
  if (!heard) throw new Error('Nobody listens to any card');
  const { id } = heard.card;
  await goInside(page, `${PATH}?keyword=${id}`);
  await seeRows(page);
  const row = page.locator(`[data-row-key="${id}"]`);
  await pressEnter(page.getByRole('button', { name: `More actions on ${id}` }));
  await pressEnter(page.getByRole('menuitem', { name: 'Pause' }));
  const dialog = page.getByRole('dialog', { name: `Pause ${id}` });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(row).toContainText('Paused');
  expect(heard.card.status).toBe('PAUSED');
  await page.getByRole('button', { name: `More actions on ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await sendButton(page.getByRole('dialog', { name: `Enable ${id}` })).click();
  await expectSoon(row).toContainText('Enabled');
});

exhaustiveTest('reviews a waiting card, and shows why another cannot be enabled', async () => {
  const { page, platform } = await visit({ at: `${PATH}?status=PENDING_REVIEW` });
  await seeRows(page);
  const card = [...platform.world.pool.cards.values()].find(({ status }) => status === 'PENDING_REVIEW');
  if (!card) throw new Error('No card waits');
  await page.getByRole('button', { name: `More actions on ${card.id}` }).click();
  await page.getByRole('menuitem', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: `Review ${card.id}` });
  await dialog.getByRole('radio', { name: 'Pass' }).check();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  // It collects, without a listening device yet.
  await expectSoon(page.locator(`[data-row-key="${card.id}"]`)).toContainText('Paused');
  await page.getByRole('button', { name: `More actions on ${card.id}` }).click();
  await expectSoon(page.getByRole('menuitem', { name: 'Enable' })).toContainText('No device listens to this card');
});
