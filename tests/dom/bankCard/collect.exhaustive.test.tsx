import { screen, waitFor, within } from '@testing-library/react';
import { feeBy } from '../../../mock/flow/prices';
import type { BankLine, Collect } from '../../../mock/model/cards';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { findTold } from '../../support/domScreen';
import { aUser, choose, type User } from '../../support/domUser';
import { collectsIn, MINUTE } from '../../unit/platform/collectSupport';

withCleanApp();
const network = withNetwork({ days: 1 });

let make: ReturnType<typeof collectsIn>;
let collect: Collect;
beforeEach(() => {
  make = collectsIn(network().platform);
  collect = make.order();
});

const WHO = 'b.suwan';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const money = (minor: bigint) => `THB ${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const bodiesOf = (verb: string) =>
  network()
    .callsOf(`/bank/card/order/${verb}`)
    .map(({ body }) => body);
const rowText = async (no: string) => (await findRow(no)).textContent;

async function open(search = `keyword=${collect.no}`, user = WHO): Promise<User> {
  await startApp(network(), { user, at: `/bankCard/order?${search}` });
  return aUser();
}
/** Opens the dialog that confirms, and gives it with its candidates read. */
async function openConfirm(user: User): Promise<HTMLElement> {
  await user.click(within(await findRow(collect.no)).getByRole('button', { name: `Confirm receipt ${collect.no}` }));
  const dialog = await findDialog(`Confirm receipt of ${collect.no}`);
  await waitFor(() => expect(within(dialog).queryByText('Looking for payments…')).not.toBeInTheDocument());
  return dialog;
}
const pick = (user: User, dialog: HTMLElement, name: string | RegExp) => user.click(within(dialog).getByRole('radio', { name }));
const submit = (user: User, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Confirm receipt' }));
const ofLine = ({ no }: BankLine) => new RegExp(no);
const agreement = (dialog: HTMLElement) => within(dialog).queryByRole('checkbox', { name: /The merchant agrees/ });

describe('the confirmation dialog', () => {
  test('offers the best match first, shows the credited amount, and confirms once', async () => {
    const near = make.stray(collect, collect.payable - 10_00n);
    const exact = make.stray(collect, collect.payable, collect.postscript);
    const fee = feeBy(collect.order.price, collect.payable);
    const user = await open();
    const dialog = await openConfirm(user);
    const choices = within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent ?? '');
    expect([choices.length, choices[0], choices[1]]).toEqual([
      3,
      expect.stringContaining(exact.no),
      expect.stringContaining(near.no),
    ]);
    expect(
      within(dialog)
        .getAllByRole('radio')
        .some((radio) => (radio as HTMLInputElement).checked),
    ).toBe(false);
    await submit(user, dialog);
    expect(await within(dialog).findByText('Choose the payment')).toBeInTheDocument();
    await pick(user, dialog, ofLine(exact));
    const { name } = collect.holder;
    const said = `${name} is credited ${money(collect.payable - fee)}: ${money(collect.payable)} less the fee of ${money(fee)}.`;
    expect(await within(dialog).findByText(new RegExp(said.replaceAll('.', '\\.')))).toBeInTheDocument();
    expect(agreement(dialog)).toBeNull();
    const { version } = collect;
    await choose(user, /Reason/, 'Money received on the card');
    await submit(user, dialog);
    expect(await findTold(`${collect.no}: Received, ${money(collect.payable)}`)).toBeInTheDocument();
    expect(bodiesOf('confirm')).toEqual([
      { collectNo: collect.no, version, statementLineNo: exact.no, reasonCode: 'MONEY_SEEN' },
    ]);
    await waitFor(async () => expect(await rowText(collect.no)).toContain('Received'));
    expect(collect.order).toMatchObject({ status: 'SUCCESS', fee });
  });

  test('requires the merchant’s agreement to another amount, and again for each amount', async () => {
    const less = make.stray(collect, collect.payable - 10_00n);
    const more = make.stray(collect, collect.payable + 5_00n);
    const user = await open();
    const dialog = await openConfirm(user);
    await pick(user, dialog, ofLine(less));
    expect(await within(dialog).findByText(/THB 10\.00 less than the .* Nothing is credited/)).toBeInTheDocument();
    await user.click(agreement(dialog) as HTMLElement);
    expect(await within(dialog).findByText(/THB 10\.00 less than .* is credited/)).toBeInTheDocument();
    await pick(user, dialog, ofLine(more));
    expect(await within(dialog).findByText(/THB 5\.00 more than .* Nothing is credited/)).toBeInTheDocument();
    expect(agreement(dialog)).not.toBeChecked();
    await choose(user, /Reason/, 'Merchant agreed');
    await user.click(agreement(dialog) as HTMLElement);
    await submit(user, dialog);
    await waitFor(() => expect(collect.status).toBe('SUCCESS'));
    expect(bodiesOf('confirm')).toMatchObject([{ statementLineNo: more.no, mchAgreed: true }]);
    expect(collect.order.paid).toBe(collect.payable + 5_00n);
  });

  exhaustiveTest('keeps typed text when the reference is taken, with the message at its field', async () => {
    const known = make.stray(collect, 9_00n);
    const user = await open();
    const dialog = await openConfirm(user);
    await pick(user, dialog, /None of these/);
    const reference = await within(dialog).findByLabelText('Bank reference');
    await user.type(reference, known.ref ?? '');
    const file = new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' });
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
    await within(dialog).findByText(/slip\.png/);
    await waitFor(() => expect(network().callsOf('/common/file/add')).toHaveLength(1));
    await choose(user, /Reason/, 'Proof from the payer');
    await submit(user, dialog);
    expect(
      await within(dialog).findByText(new RegExp(`already has a movement with this reference: ${known.no}`)),
    ).toBeInTheDocument();
    expect(reference).toHaveValue(known.ref);
    await user.type(reference, '-2');
    await submit(user, dialog);
    await waitFor(() => expect(collect.status).toBe('SUCCESS'));
    expect(collect.line).toMatchObject({ source: 'MANUAL', ref: `${known.ref}-2` });
  });

  test('sends only the agreement for a payment of another amount', async () => {
    const line = make.pays(collect, collect.payable - 20_00n, collect.postscript);
    const user = await open();
    const dialog = await openConfirm(user);
    expect(within(dialog).getByText(new RegExp(`Payment ${line.no} of ${money(line.amount)}`))).toBeInTheDocument();
    await choose(user, /Reason/, 'Merchant agreed');
    await submit(user, dialog);
    expect(await within(dialog).findByText('The merchant’s agreement is required')).toBeInTheDocument();
    expect(bodiesOf('confirm')).toEqual([]);
    await user.click(agreement(dialog) as HTMLElement);
    const { version } = collect;
    await submit(user, dialog);
    await waitFor(() => expect(collect.status).toBe('SUCCESS'));
    expect(bodiesOf('confirm')).toEqual([{ collectNo: collect.no, version, mchAgreed: true, reasonCode: 'MERCHANT_AGREED' }]);
  });
});

exhaustiveTest('the drawer shows the payer’s page with the time left, and opens the confirmation of a candidate', async () => {
  const line = make.stray(collect, collect.payable);
  const user = await open(`no=${collect.no}&keyword=${collect.no}`);
  const title = await screen.findByText(`Collection order ${collect.no}`, { selector: '.ant-drawer-title' });
  const drawer = title.closest('.ant-drawer') as HTMLElement;
  const page = (await within(drawer).findByText('Payer page')).closest('section') as HTMLElement;
  expect(page).toHaveTextContent(collect.postscript);
  expect(page).toHaveTextContent(money(collect.payable));
  expect(page).toHaveTextContent(/\d+ min.* left/);
  await user.click(await within(drawer).findByRole('button', { name: 'Confirm with this' }));
  const dialog = await findDialog(`Confirm receipt of ${collect.no}`);
  expect(await within(dialog).findByRole('radio', { name: ofLine(line) })).toBeChecked();
});

exhaustiveTest('a card that cannot carry the order is disabled with the reason', async () => {
  const user = await open();
  await user.click(within(await findRow(collect.no)).getByRole('button', { name: `More actions on ${collect.no}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change card' }));
  const dialog = await findDialog(`Change card of ${collect.no}`);
  await waitFor(() => expect(network().callsOf('/bank/card/order/detail')).toHaveLength(1));
  const own = collect.card;
  await user.click(within(dialog).getByRole('combobox', { name: 'New card' }));
  await user.type(within(dialog).getByRole('combobox', { name: 'New card' }), own?.id ?? '');
  const entry = (await screen.findByText('The order is already on this card.')).closest('.ant-select-item') as HTMLElement;
  expect(entry).toHaveClass('ant-select-item-option-disabled');
  await user.clear(within(dialog).getByRole('combobox', { name: 'New card' }));
  await user.click(within(dialog).getByRole('button', { name: 'Change card' }));
  expect(await findTold(new RegExp(`${collect.no} moved to`))).toBeInTheDocument();
  expect(collect.card).not.toBe(own);
  expect(bodiesOf('reallocate')).toMatchObject([{ collectNo: collect.no }]);
});

exhaustiveTest('several orders are closed when their time is over; the others are reported one by one', async () => {
  const other = make.order(700_00n);
  collect.expireAt = network().platform.clock.now();
  const user = await open('status=WAIT_PAY');
  for (const { no } of [collect, other]) await user.click(within(await findRow(no)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Close selected' }));
  const dialog = await findDialog('Close 2 collection orders');
  expect(within(dialog).getByText('THB (2)').closest('tr')).toHaveTextContent('THB 1,200.00');
  await choose(user, /Reason/, 'Expired');
  await user.click(within(dialog).getByRole('button', { name: 'Close 2 orders' }));
  expect(await screen.findByText(/Close this order separately/)).toBeInTheDocument();
  expect([collect.status, other.status]).toEqual(['CLOSED', 'WAIT_PAY']);
});

test('the time left counts down in the row, in red when it is short', async () => {
  collect.expireAt = network().platform.clock.now() + MINUTE;
  await open();
  const cell = await within(await findRow(collect.no)).findByText(/left$/);
  expect(cell).toHaveClass('text-error');
});

test('a read-only operator has no actions', async () => {
  await open(`no=${collect.no}&keyword=${collect.no}`, 'auditor');
  await screen.findByText('Payer page');
  const offered = [...document.querySelectorAll('[data-access]')].map((one) => one.getAttribute('data-access') ?? '');
  expect(offered.filter((key) => key.startsWith('bank:card:order:') && key !== 'bank:card:order:down')).toEqual([]);
  expect(network().callsOf('/bank/card/order/candidate')).toEqual([]);
});
