import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Card } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { screenTexts } from '@/locales/store';
import { CardDrawer } from '@/pages/bankCard/proxyCard/CardDrawer';
import { LimitBar } from '@/pages/bankCard/proxyCard/cells';
import { Dialogs } from '@/pages/bankCard/proxyCard/Dialogs';
import type { Dialog } from '@/pages/bankCard/proxyCard/dialog';
import { pageCards } from '@/services/card';
import { bookOf } from '../../../mock/flow/cards/accounts';
import { findDialog } from '../../support/domDesk';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aScreen } from '../../support/domScreen';
import { aUser, choose } from '../../support/domUser';

const network = withNetwork({ days: 0 });
const API = '/bank/card/proxy/card';

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  // What the server answers arrives when it does, not when the test acts.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await network().enter('admin');
});

const show = async (part: ReactNode, locale?: 'zh-CN') => {
  await screenTexts('/bankCard/proxyCard')?.();
  return renderKit(part, { access: accessKeys, locale, at: '/bankCard/proxyCard' });
};
const cards = () => [...network().platform.world.pool.cards.values()];
const rowsOf = async (...ids: string[]) => (await pageCards({ cardId: ids.join(), current: 1, pageSize: 50 }, {})).list;
const callsOf = (verb: string) => network().callsOf(`${API}/${verb}`);
const field = (dialog: HTMLElement, label: string | RegExp) => within(dialog).getByLabelText(label);

async function open(dialog: Dialog) {
  const told = aScreen<Card, Dialog>('cardId', { dialog });
  await show(<Dialogs dialog={dialog} screen={told.screen} />);
  return { user: aUser(), ...told };
}

test('a card without an alert balance is edited, and gets one', async () => {
  const card = cards().find(({ status }) => status === 'ENABLED');
  if (!card) throw new Error('There is no card');
  card.alertBalance = null;
  const [row] = await rowsOf(card.id);
  if (!row) throw new Error('There is no row');
  const { user, updateRows } = await open({ kind: 'edit', row });
  const dialog = await findDialog(`Edit ${card.id}`);
  expect(field(dialog, 'Sweep alert above')).toHaveValue('');
  await user.type(field(dialog, 'Sweep alert above'), '500');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updateRows).toHaveBeenCalled());
  expect(callsOf('edit')).toHaveLength(1);
  expect(String(card.alertBalance)).toMatch(/^500/);
});

describe('a correction of the book balance', () => {
  test('shows its posting beforehand, and books it', async () => {
    const card = cards().find(({ currency, status }) => currency === 'THB' && status === 'ENABLED');
    const [row] = await rowsOf(card?.id ?? '');
    if (!card || !row) throw new Error('There is no card');
    const book = bookOf(card);
    const { user, updateRows } = await open({ kind: 'correct', row });
    const dialog = await findDialog(`Correct book balance of ${card.id}`);
    const wanted = `${(book + 125_00n) / 100n}.00`;
    await user.type(field(dialog, 'New book balance (THB)'), wanted);
    const posting = await within(dialog).findByRole('region', { name: 'Posting' });
    expect(within(posting).getAllByText('THB 125.00')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await within(dialog).findAllByText('Required')).toHaveLength(2);
    expect(callsOf('correct')).toHaveLength(0);
    await user.click(within(dialog).getByLabelText('Missed movement'));
    await user.type(field(dialog, 'Evidence for the correction'), 'Bank page of today');
    await user.click(within(dialog).getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(updateRows).toHaveBeenCalledWith([expect.objectContaining({ bookBalance: wanted })]));
    expect(bookOf(card)).toBe(book + 125_00n);
  });

  test('is not sent for the same balance, or with too many digits', async () => {
    const [row] = await rowsOf('K00001');
    if (!row) throw new Error('There is no card');
    const { user } = await open({ kind: 'correct', row });
    const dialog = await findDialog('Correct book balance of K00001');
    await user.type(field(dialog, 'New book balance (THB)'), '1.001');
    await user.tab();
    expect(await within(dialog).findByText('Enter an amount in the card’s currency')).toBeVisible();
    await user.clear(field(dialog, 'New book balance (THB)'));
    await user.type(field(dialog, 'New book balance (THB)'), row.bookBalance ?? '');
    await user.tab();
    expect(await within(dialog).findByText('Same as the current book balance')).toBeVisible();
  });
});

describe('the form', () => {
  test('shows faults of several fields at each of them, and sends nothing', async () => {
    const [row] = await rowsOf('K00001');
    if (!row) throw new Error('There is no card');
    const { user } = await open({ kind: 'edit', row });
    const dialog = await findDialog('Edit K00001');
    const month = field(dialog, 'Monthly limit');
    await user.clear(month);
    await user.type(month, '1.00');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Must not be below the daily limits')).toBeVisible();
    expect(callsOf('edit')).toHaveLength(0);
    expect(month).toHaveValue('1.00');
  });

  test('sends neither the masked holder nor an unchanged agreement', async () => {
    const person = cards().find(({ holderType, status }) => holderType === 'PERSONAL' && status === 'ENABLED');
    const [row] = await rowsOf(person?.id ?? '');
    if (!person || !row) throw new Error('There is no card');
    const { user, updateRows } = await open({ kind: 'edit', row });
    const dialog = await findDialog(`Edit ${person.id}`);
    expect(field(dialog, 'Card holder')).toHaveValue('');
    const remark = field(dialog, 'Remark');
    await user.type(remark, 'Called');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updateRows).toHaveBeenCalled());
    const { holderName } = person;
    expect(person).toMatchObject({ remark: 'Called', status: 'ENABLED', holderName });
    expect(holderName).not.toContain('**');
  });
});

describe('a bulk change', () => {
  test('offers no amounts for cards of several currencies', async () => {
    const rows = await rowsOf('K00001', 'K00021');
    await open({ kind: 'limit', rows });
    const dialog = await findDialog('Set limits of 2 cards');
    expect(within(dialog).getByText(/^The cards have several currencies/)).toBeVisible();
    expect(within(dialog).queryByLabelText(/^Daily limit in/)).not.toBeInTheDocument();
  });

  test('requires a change, and reports the outcome of each card', async () => {
    const rows = await rowsOf('K00001', 'K00002');
    const { user, ask } = await open({ kind: 'limit', rows });
    const dialog = await findDialog('Set limits of 2 cards');
    await user.click(within(dialog).getByRole('button', { name: 'Set' }));
    expect(await within(dialog).findByText('Change at least one limit or the pool')).toBeVisible();
    const second = network().platform.world.pool.cards.get('K00002');
    if (second) second.version = 7;
    await user.type(field(dialog, 'Daily limit in (THB)'), '2000000.00');
    await user.click(within(dialog).getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith({
        kind: 'result',
        result: expect.objectContaining({ failed: [expect.objectContaining({ cardId: 'K00002', error: 'VERSION_CONFLICT' })] }),
      }),
    );
    if (second) second.version = 1;
  });
});

describe('the drawer', () => {
  test('shows the card holder, reveals the number with a reason, and offers the allowed actions', async () => {
    const rows = await rowsOf('K00001');
    await show(<CardDrawer id="K00001" screen={aScreen<Card, Dialog>('cardId', { rows }).screen} />);
    const user = aUser();
    expect(await screen.findByRole('heading', { name: 'Identity and authorization' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open AU-2026-00001.pdf' })).toBeVisible();
    expect(screen.getByRole('meter', { name: 'In today' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|card\.\w+\./);
    const card = cards()[0];
    expect(document.body.textContent).not.toContain(card?.no);
    await user.click(screen.getByRole('button', { name: 'Show in full: Card number' }));
    const dialog = await findDialog('Show Card number in full');
    await choose(user, 'Reason', 'Investigation');
    await user.click(within(dialog).getByRole('button', { name: 'Show in full' }));
    expect(await screen.findByText(card?.no ?? '-')).toBeVisible();
  });
});

describe('a usage bar', () => {
  test.each([
    ['79.99', '80%', false],
    ['80.00', '80%', true],
    ['100.00', '100%', true],
    ['150.00', '150%', true],
  ])('of %s in 100 shows %s beside its colour', async (used, percent, isLoud) => {
    await show(<LimitBar label="In today" used={used} limit="100.00" currency="THB" />);
    const meter = await screen.findByRole('meter', { name: 'In today' });
    expect(meter).toHaveAttribute('aria-valuetext', `In today: THB ${used} of THB 100.00, ${percent}`);
    expect(screen.getByText(percent).tagName).toBe(isLoud ? 'STRONG' : 'SMALL');
  });
});
