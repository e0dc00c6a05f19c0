import type { CardChannel } from '../../mock/model/cards';
import { listen as en } from '../../src/locales/en-US/bankCard/otp';
import { listen as zh } from '../../src/locales/zh-CN/bankCard/otp';
import {
  collectAxe,
  discard,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { aBinding, oddReceipt } from '../support/listenCalls';

jest.setTimeout(240_000);
const SCREEN = '/bankCard/otp';
const visit = openBrowser({ user: 'b.suwan', at: SCREEN });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const nameOf = ({ card }: CardChannel) => `${card.bankCode} ${card.id}`;
const ofBinding = ({ card }: CardChannel) => `${SCREEN}?cardId=${card.id}`;

exhaustiveTest.each(localeThemes)(
  'in %s, %s, axe finds nothing in list, feed, drawer, dialogs and templates',
  async (locale, theme) => {
    const words = WORDS[locale];
    // An operator with every key sees every button.
    const bench = await visit({ locale, theme, user: 'admin', at: null });
    const { page } = bench;
    const channel = aBinding(bench);
    const told = oddReceipt(bench, channel);
    const { found, look } = collectAxe(page);
    await goInside(page, SCREEN);
    await seeRows(page);
    await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectSoon(page.locator('.listen-rows')).toBeVisible();
    await look('list and feed', '#content');
    await page.getByRole('button', { name: words.action.pair, exact: true }).click();
    await expectSoon(page.getByRole('dialog', { name: words.dialog.pair.title })).toBeVisible();
    await look('pair', DIALOG);
    await page.keyboard.press('Escape');
    for (const [verb, title] of [
      ['line', words.dialog.line.title],
      ['ignore', words.dialog.ignore.title],
    ] as const) {
      await page.getByRole('button', { name: `${words.action[verb]} ${told.no}` }).click();
      const dialog = page.getByRole('dialog', { name: title.replace('{name}', told.no) });
      await expectSoon(dialog).toBeVisible();
      await expectSoon(dialog.locator('.ant-skeleton')).toHaveCount(0);
      await look(verb, DIALOG);
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: words.action.templates, exact: true }).click();
    await expectSoon(page.locator(DRAWER).getByRole('heading', { name: 'SMKB_RECEIPT' })).toBeVisible();
    await look('templates', DRAWER);
    const template = page.getByRole('region', { name: 'SMKB_RECEIPT' });
    for (const verb of ['edit', 'test'] as const) {
      await template.getByRole('button', { name: words.template[verb], exact: true }).click();
      await expectSoon(page.locator(`${DIALOG} form`)).toBeVisible();
      await look(`template ${verb}`, DIALOG);
      await page.keyboard.press('Escape');
      await expectSoon(page.locator(`${DIALOG} form`)).toHaveCount(0);
    }
    await goInside(page, `${SCREEN}?no=${channel.no}`);
    await expectSoon(page.locator(DRAWER).getByRole('table').last()).toBeVisible();
    await expectSoon(page.locator(DRAWER).locator('.ant-skeleton')).toHaveCount(0);
    await look('drawer', DRAWER);
    expect(found).toEqual({});
  },
);

test('a binding is disabled with a reason, enabled again, ended, and paired anew by a code', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const channel = aBinding(bench);
  await goInside(page, ofBinding(channel));
  const row = rowOf(page, channel.no);
  const act = async (label: string) => {
    await row.locator('.row-button-icon').click();
    await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: label }).click();
  };
  await expectSoon(row).toContainText('Online');
  await act('Disable');
  const disabling = page.getByRole('dialog', { name: `Disable ${nameOf(channel)}` });
  // A digit chooses the reason of that place.
  await disabling.getByRole('combobox', { name: 'Reason' }).press('1');
  await sendButton(disabling).click();
  await expectSoon(successMessages(page).filter({ hasText: 'no longer listens' })).toBeVisible();
  await expectSoon(row).toContainText('Disabled');
  await act('Enable');
  await sendButton(page.getByRole('dialog', { name: `Enable ${nameOf(channel)}` })).click();
  await expectSoon(row).toContainText('Online');
  await act('Unpair');
  const ending = page.getByRole('dialog', { name: `Unpair ${nameOf(channel)}` });
  await ending.getByRole('combobox', { name: 'Reason' }).press('1');
  await sendButton(ending).click();
  await expectSoon(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Pair card' }).click();
  const pairing = page.getByRole('dialog', { name: 'Pair card' });
  await pairing.getByRole('combobox', { name: 'Card' }).fill(channel.card.id);
  await page.locator('.ant-select-item-option').getByText(channel.card.id).click();
  await sendButton(pairing).click();
  await expectSoon(page.locator('.listen-code svg')).toBeVisible();
  platform.clock.advance(9_000);
  await expectSoon(page.getByText(`now listens to ${channel.card.id}`)).toBeVisible();
  await page.locator(DIALOG).getByRole('button', { name: 'Close' }).last().click();
  await seeRows(page);
  expect([...platform.world.pool.channels.values()].filter(({ card }) => card === channel.card)).toHaveLength(2);
  expect(platform.check()).toEqual([]);
});

exhaustiveTest('a template is changed, tested and enabled; an ambiguous text is refused at its field', async () => {
  const { page, platform } = await visit();
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.locator(DRAWER).getByRole('button', { name: 'Add template' }).click();
  const adding = page.getByRole('dialog', { name: 'Add template' });
  await adding.getByRole('combobox', { name: 'Bank' }).fill('SMKB');
  await page.locator('.ant-select-item-option').getByText('SMKB').click();
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.locator('.ant-select-item-option').getByText('Other').click();
  await adding.getByLabel('Sender').fill('SMKB');
  await adding.getByLabel('Text').fill('{tail}{ref}');
  await adding.getByLabel('Samples').fill('SMKB: card ..4821 is blocked');
  await sendButton(adding).click();
  await expectSoon(adding.getByText('Text is required between two parts')).toBeVisible();
  await adding.getByLabel('Text').fill('SMKB: card ..{tail} is blocked');
  await sendButton(adding).click();
  await expectSoon(successMessages(page).filter({ hasText: 'SMKB_OTHER saved as version 1' })).toBeVisible();
  const template = page.getByRole('region', { name: 'SMKB_OTHER' });
  await template.getByRole('button', { name: 'Test', exact: true }).click();
  const trying = page.getByRole('dialog', { name: 'Test SMKB_OTHER' });
  await trying.getByLabel('Message').fill('SMKB: card ..7777 is blocked');
  await trying.getByRole('button', { name: 'Test', exact: true }).click();
  await expectSoon(trying.getByText('Match')).toBeVisible();
  await expectSoon(trying.getByRole('cell', { name: '7777' })).toBeVisible();
  await discard(page);
  await template.getByRole('button', { name: 'Enable', exact: true }).click();
  await sendButton(page.getByRole('dialog', { name: 'Enable SMKB_OTHER' })).click();
  await expectSoon(template.getByText('Enabled')).toBeVisible();
  expect(platform.world.pool.templates.get('SMKB_OTHER')?.isEnabled).toBe(true);
});
