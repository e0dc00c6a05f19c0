import { screen, waitFor, within } from '@testing-library/react';
import { clearCache } from 'ahooks';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
// As in a page that has just been opened.
beforeEach(() => clearCache());
const network = withNetwork();
const { stories, orderOf, open, callsOf } = aDesk(network);

/** Leaves this much at the bank, in minor units, and no own card that could pay. */
function fund(currency: string, available: bigint) {
  const { world, clock } = network().platform;
  for (const card of world.pool.cards.values()) card.status = 'PAUSED';
  world.upstreamBook.get('U01')?.balances.set(currency, { currency, available, asOf: clock.now() });
}

/** The orders of a currency that wait, by due time. */
const queueOf = (currency: string) =>
  [...network().platform.world.open]
    .filter(({ account, status }) => account.currency === currency && status !== 'HELD')
    .sort((a, b) => a.dueAt - b.dueAt);

/** Opens the dialog that passes an order, and reads its estimate. */
async function forecastOf(no: string, user?: string): Promise<{ dialog: HTMLElement; line: HTMLElement }> {
  const person = await open(`keyword=${no}`, user);
  await findRow(no);
  const dialog = await ask(person, 'Pass', no);
  const line = await waitFor(() => {
    const found = dialog.querySelector<HTMLElement>('.forecast');
    if (!found) throw new Error('No estimate yet');
    return found;
  });
  return { dialog, line };
}

test('the pass dialog shows how many orders are covered, and the first that is not', async () => {
  const no = stories().spike;
  const { currency } = orderOf(no).account;
  const queue = queueOf(currency);
  const [first, second] = queue;
  // Enough for the first, with the cost of its payout, and for nothing else.
  fund(currency, (first?.net ?? 0n) + 500n);
  expect(currency).toBe('THB');
  expect((second?.net ?? 0n) > 0n).toBe(true);
  const { line } = await forecastOf(no);
  expect(line).toHaveTextContent(`THB: the next order is covered, of ${queue.length} waiting`);
  expect(line).toHaveTextContent(`first without cover: ${second?.no}`);
  expect(line).toHaveTextContent(/estimate, balance asked/);
  expect(line).toHaveClass('text-warning');
  expect(callsOf('cover')).toHaveLength(1);
});

test('a quiet line says that all are covered', async () => {
  const no = stories().spike;
  fund('THB', 10n ** 14n);
  const { line } = await forecastOf(no);
  expect(line).toHaveTextContent(`THB: all ${queueOf('THB').length} waiting orders are covered`);
  expect(line).toHaveTextContent(/THB 1,000,000,000,000\.00 available, THB [\d,.]+ needed/);
  expect(line).not.toHaveTextContent('first without cover');
  expect(line).toHaveClass('soft');
});

test('a failed estimate is reported and blocks nothing', async () => {
  network().platform.faults.push({ match: '/trade/withdraw/cover', kind: { code: 461, msg: 'Not now.' }, times: 1 });
  const { dialog, line } = await forecastOf(stories().spike);
  expect(line).toHaveTextContent('Payout cover could not be loaded');
  expect(await within(dialog).findByRole('button', { name: /^Pass THB [\d,.]+/ })).toBeEnabled();
});

test('a server without a forecast is asked once, and the line disappears', async () => {
  network().platform.faults.push({ match: '/trade/withdraw/cover', kind: { status: 404, body: '<h1>Not Found</h1>' }, times: 9 });
  const no = stories().spike;
  const person = await open(`keyword=${no}`);
  await findRow(no);
  const dialog = await ask(person, 'Pass', no);
  await waitFor(() => expect(callsOf('cover')).toHaveLength(1));
  await waitFor(() => expect(dialog.querySelector('.card-coming, .forecast')).toBeNull());
  expect(within(dialog).getByRole('button', { name: /^Pass THB [\d,.]+/ })).toBeEnabled();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
