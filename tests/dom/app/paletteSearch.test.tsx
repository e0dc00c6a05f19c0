import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startApp, withCleanApp } from '../../support/domApp';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { focusStays } from '../../support/domUser';

withCleanApp();
const network = withNetwork();
beforeEach(endKeySequence);

const field = () => {
  const found = document.querySelector<HTMLElement>('.palette input');
  if (!found) throw new Error('The palette is not open');
  return found;
};
const status = () => document.querySelector('.palette-status')?.textContent ?? '';
const type = (value: string) => fireEvent.change(field(), { target: { value } });

async function openWithout(...paths: string[]) {
  for (const match of paths)
    network().platform.faults.push({ match, times: 99, kind: { status: 404, body: '<h1>Not Found</h1>' } });
  await startApp(network(), { at: '/no/such/page' });
  await screen.findByRole('button', { name: 'Shortcuts on this screen' });
  press('k', { ctrlKey: true });
  await waitFor(field);
  await focusStays(field);
}

test('for a server without the search by number or name, the status says that it cannot search, not 0 results', async () => {
  await openWithout('/common/search', '/common/search/name');
  type('W2026112099');
  await waitFor(() => expect(status()).toBe('This server cannot search by number'));
  type('Qwertz Trading');
  await waitFor(() => expect(status()).toBe('This server cannot search by name'));
  // What the console itself knows is still found, and counted.
  type('pay records');
  await waitFor(() => expect(status()).toMatch(/\d results?$/));
  expect(status()).not.toMatch(/cannot search/);
});

test('a server that can search by name alone says so of numbers alone', async () => {
  await openWithout('/common/search');
  type('Qwertz Trading');
  await waitFor(() => expect(status()).toBe('0 results'));
  type('W2026112099');
  await waitFor(() => expect(status()).toBe('This server cannot search by number'));
});
