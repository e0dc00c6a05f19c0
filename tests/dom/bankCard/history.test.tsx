import { screen, waitFor, within } from '@testing-library/react';
import { bookOf } from '../../../mock/flow/cards/accounts';
import { collectOf } from '../../../mock/flow/cards/collect';
import { bankMoves, bookKnown } from '../../../mock/flow/cards/desk';
import type { BankCard, BankLine, Collect } from '../../../mock/model/cards';
import type { Way } from '../../../mock/model/catalog';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findRow } from '../../support/domDesk';
import { NOW, withNetwork } from '../../support/domNetwork';
import { findTold } from '../../support/domScreen';
import { aUser, choose } from '../../support/domUser';
import { performAs } from '../../support/performAs';
import { SheetWorker } from '../../support/sheetWorker';

const API = '/bank/card/history';
withCleanApp();
const network = withNetwork();
beforeEach(() => Object.assign(globalThis, { Worker: SheetWorker }));

const world = () => network().platform.world;
const sent = (verb: string) =>
  network()
    .callsOf(`${API}/${verb}`)
    .map(({ body }) => body);

/** An unpaid order of 500 baht on an own card. */
function collection(): Collect & { card: BankCard } {
  const way = world().catalog.ways.get('TH_CRD') as Way;
  const holder = world().holders.find(
    ({ type, status, isTest, no, accounts: [own] }) =>
      type === 'MERCHANT' &&
      status === 'ACTIVE' &&
      !isTest &&
      own?.account.currency === 'THB' &&
      world().merchants.get(no)?.prices.has('TH_BANK'),
  );
  const order = network().platform.payIn({ holder, way, amount: 500_00n, plan: { failures: 0, payAfter: null } });
  const collect = collectOf(world(), order);
  if (!collect?.card) throw new Error('No card took it');
  return collect as Collect & { card: BankCard };
}

/** An unexplained movement on a card. */
function movement(card: BankCard, amount: bigint, extra: object = {}): BankLine {
  const direction = 'direction' in extra ? 'OUT' : 'IN';
  return bookKnown(world(), card, {
    direction,
    amount,
    bankTime: network().platform.clock.now(),
    source: 'ONLINE_BANKING',
    bankAfter: bankMoves(card, direction === 'IN' ? amount : -amount),
    ref: `TEST${world().pool.lines.rows.length}`,
    ...extra,
  });
}

async function open(search: string, user = 'b.suwan') {
  const app = await startApp(network(), { user, at: `/bankCard/history?${search}` });
  return { ...app, user: aUser() };
}
/** Texts of a row, cell by cell. */
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');

describe('the statement of own cards', () => {
  test('separates incoming from outgoing, marks breaks, and has consistent sums', async () => {
    const { card } = collection();
    const came = movement(card, 500_00n);
    card.gap -= 25_00n;
    const went = movement(card, 10_00n, { direction: 'OUT' });
    await open(`cardId=${card.id}`);
    const [row, broken] = [await findRow(came.no), await findRow(went.no)];
    const place = (cells: string[], text: string) => cells.indexOf(text);
    expect(place(cellsOf(broken), 'THB 10.00')).toBe(place(cellsOf(row), 'THB 500.00') + 1);
    expect(row).not.toHaveTextContent('Does not follow');
    expect(broken).toHaveTextContent('Does not follow the previous balance');
    const figure = (name: string) => {
      const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
      return Number((term?.nextElementSibling?.textContent ?? '').replace(/[^\d.-]/g, ''));
    };
    await waitFor(() => expect(figure('Closing balance')).toBe(Number(bookOf(card)) / 100));
    expect(figure('Opening balance') + figure('In') - figure('Out')).toBeCloseTo(figure('Closing balance'), 2);
    expect(screen.getByText(/Other filters do not change these four/)).toBeVisible();
    expect(document.querySelector('.list-totals')).toHaveTextContent(/in THB [\d,.]+, out THB [\d,.]+/);
  });

  test('matches a movement with the best order, and shows beforehand where the money goes', async () => {
    const collect = collection();
    const line = movement(collect.card, collect.payable, { postscript: collect.postscript });
    const { user } = await open(`keyword=${line.no}`);
    await user.click(within(await findRow(line.no)).getByRole('button', { name: `Match ${line.no}` }));
    const dialog = await findDialog(`Match ${line.no}`);
    const best = await within(dialog).findByRole('radio', { name: collect.no });
    expect(best.closest('tr')).toHaveTextContent(/Exact amount.*Postscript/);
    await user.click(best);
    expect(await within(dialog).findByText(/THB 500\.00 is credited to the collection immediately/)).toBeVisible();
    expect(within(dialog).queryByRole('combobox', { name: 'Reason' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Match' }));
    expect(await findTold(`${line.no} matched with ${collect.no}.`)).toBeVisible();
    expect(sent('match')).toEqual([{ lineNo: line.no, version: 1, bizType: 'COLLECT', bizNo: collect.no }]);
    expect(collect.status).toBe('SUCCESS');
    await waitFor(() => expect(document.querySelector(`tr[data-row-key="${line.no}"]`)).toHaveTextContent('Matched'));
  });

  exhaustiveTest('of another amount requires a reason, and credits only the agreed amount', async () => {
    const collect = collection();
    const line = movement(collect.card, collect.payable - 5_00n);
    const { user } = await open(`keyword=${line.no}&no=${line.no}`);
    // The candidates may be there before the details, without which nothing is decided.
    const match = await screen.findByRole('button', { name: `Match ${collect.no}` });
    await waitFor(() => expect(match).toHaveAttribute('aria-disabled', 'false'));
    await user.click(match);
    const dialog = await findDialog(`Match ${line.no}`);
    expect(await within(dialog).findByText(/The amount differs by THB 5\.00/)).toBeVisible();
    const ok = within(dialog).getByRole('button', { name: 'Match' });
    await user.click(ok);
    expect(await within(dialog).findByText('Required')).toBeVisible();
    expect(sent('match')).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'The merchant agrees to THB 495.00 instead of THB 500.00' }));
    await choose(user, 'Reason', 'Confirmed by the merchant');
    await user.click(ok);
    await waitFor(() => expect(collect.status).toBe('SUCCESS'));
    expect(sent('match')).toMatchObject([{ mchAgreed: true, reasonCode: 'MCH_CONFIRMED' }]);
    expect(collect.paid).toBe(495_00n);
  });

  exhaustiveTest('ignores the selection, and reports the failed ones', async () => {
    const { card } = collection();
    const [fee, income] = [movement(card, 1_00n, { direction: 'OUT' }), movement(card, 2_00n)];
    const { user } = await open(`cardId=${card.id}&matchStatus=UNMATCHED`);
    for (const { no } of [fee, income]) await user.click(within(await findRow(no)).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    const dialog = await findDialog('Ignore 2 movements');
    expect(within(dialog).getByText('THB 2.00 in and THB 1.00 out have no order and leave suspense.')).toBeVisible();
    await choose(user, 'Reason', 'Bank fee');
    await user.click(within(dialog).getByRole('button', { name: 'Ignore' }));
    expect(await screen.findByText('A bank fee is money out, but this movement is money in.')).toBeVisible();
    expect([fee.matchStatus, income.matchStatus]).toEqual(['IGNORED', 'UNMATCHED']);
  });

  exhaustiveTest('keeps a credited line: the drawer says why it cannot be unmatched', async () => {
    const collect = collection();
    const line = movement(collect.card, collect.payable, { postscript: collect.postscript });
    performAs(network(), 'b.suwan', `${API}/match`, { lineNo: line.no, version: 1, bizType: 'COLLECT', bizNo: collect.no });
    await open(`keyword=${line.no}&no=${line.no}`, 'chen.yu');
    const unmatch = await screen.findByRole('button', { name: 'Unmatch' });
    expect(unmatch).toHaveAttribute('aria-disabled', 'true');
    unmatch.focus();
    expect(await screen.findByText(/^This movement credited collection order .+ Refund the order instead\.$/)).toBeVisible();
    expect(screen.queryByText('Possible orders')).not.toBeInTheDocument();
  });

  exhaustiveTest('imports a bank’s file: checked, corrected in place, booked once', async () => {
    const { card } = collection();
    const clock = new Date(NOW + 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    const lines = ['Date,Amount,Reference,Colour', `${clock},12.50,F-1,red`, `${clock},1x,F-2,red`, `${clock},3.00,F-3,blue`];
    const { user } = await open(`cardId=${card.id}`);
    await user.click(await screen.findByRole('button', { name: 'Import file' }));
    const dialog = await findDialog('Import bank file');
    const input = await within(dialog).findByLabelText('Choose or drop a CSV or XLSX file');
    await user.upload(input, new File([lines.join('\n')], 'bank.csv'));
    expect(await within(dialog).findByText('Ignored columns: Colour')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Check 3 lines' }));
    expect(await within(dialog).findByText(/^2 new, 0 duplicates, 0 conflicts, 1 unreadable/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Record 2 new lines/ })).toBeDisabled();
    const before = world().pool.lines.rows.length;
    const field = await within(dialog).findByRole('textbox', { name: /Amount.*3/ });
    expect(field).toHaveAccessibleDescription('The amount does not fit this bank’s format.');
    await user.clear(field);
    await user.type(field, '1.00');
    expect(await within(dialog).findByText(/Lines changed after the check/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Check 3 lines' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Record 3 new lines' }));
    expect(await screen.findByText(/^3 recorded, 0 of them matched\. 0 duplicates\.$/)).toBeVisible();
    expect(world().pool.lines.rows).toHaveLength(before + 3);
    expect(sent('import').map((body) => (body as { dryRun: boolean }).dryRun)).toEqual([true, true, false]);
  });

  test('names the time zone of an imported file, and reads it in the one that is chosen', async () => {
    const { card } = collection();
    const clock = new Date(NOW + 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    const { user } = await open(`cardId=${card.id}`);
    await user.click(await screen.findByRole('button', { name: 'Import file' }));
    const inside = within(await findDialog('Import bank file'));
    expect(await inside.findByText('The times in the file are read as Asia/Bangkok (UTC+7).')).toBeVisible();
    const input = await inside.findByLabelText('Choose or drop a CSV or XLSX file');
    await user.upload(input, new File([`Date,Amount,Reference\n${clock},12.50,F-1`], 'bank.csv'));
    await user.click(await inside.findByRole('button', { name: 'Check 1 line' }));
    expect(await inside.findByText(/^1 new, 0 duplicates, 0 conflicts, 0 unreadable/)).toBeVisible();
    await choose(user, 'Time zone of the file', 'UTC');
    expect(await inside.findByText('The times in the file are read as UTC (UTC+0).')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Check 1 line' }));
    expect(await inside.findByText('This time is in the future in UTC.')).toBeVisible();
    expect(sent('import').map((body) => (body as { zone?: string }).zone)).toEqual([undefined, 'UTC']);
  });
});
