import { screen, waitFor } from '@testing-library/react';
import { brokenIn } from '../../support/damage';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findPanel } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

// As when its file cannot be loaded.
jest.mock('@/request/answers', () => {
  throw new Error('Loading chunk answers failed');
});

withCleanApp();
const network = withNetwork();
const { stories, operatorOf } = aDesk(network);
type Row = Record<string, unknown>;
const LIST = '/trade/withdraw/page';

function read(path: string, query: Record<string, string>): unknown {
  const { api } = network().platform;
  const operation = api.operations.get(`GET ${path}`);
  if (!operation) throw new Error(`No operation ${path}`);
  return api.perform(operation, { actor: operatorOf('ops.lee'), search: new URLSearchParams(query) }).envelope.data;
}
const answer = (match: string, data: unknown) =>
  network().platform.faults.push({ match, times: 100, kind: { code: 200, msg: 'ok', data } as never });

/** The list with one order that waits, with these fields; null where the server sends no row. */
async function openList(...changes: (Row | null)[]): Promise<HTMLElement[]> {
  const { list } = read(LIST, { withdrawNo: stories().overdue, view: 'ALL' }) as { list: Row[] };
  const rows = changes.map((change, at) => change && { ...list[0], withdrawNo: `WRONG${at}`, ...change });
  answer(LIST, { list: rows, total: rows.length, current: 1, pageSize: 20 });
  await startApp(network(), { at: '/trade/withdraw?view=ALL' });
  const there = rows.filter((row) => typeof row?.withdrawNo === 'string');
  await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]')).toHaveLength(there.length));
  return [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')];
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('without the file of the tables, the list shows what is right, decides on no wrong row, and says so once', async () => {
  const [right, wrong] = await openList({}, { amount: 1000.5, netAmount: { of: 'x' }, holderName: { first: 'A' } }, null);
  expect(right).toHaveTextContent('WRONG0');
  expect(wrong).toHaveTextContent('WRONG1');
  expect(wrong?.querySelectorAll('[data-access="trade:withdraw:pass"]:not([aria-disabled="true"])')).toHaveLength(0);
  expect(right?.querySelectorAll('[data-access="trade:withdraw:pass"]:not([aria-disabled="true"])')).toHaveLength(1);
  expect(brokenIn(document.body)).toEqual([]);
  expect(await screen.findAllByText('The server sent an unreadable answer. Try again.')).toHaveLength(1);
  expect(await screen.findByText('1 record has no number and cannot be shown.')).toBeVisible();
});

test('without the file of the tables, an open record is shown as it came, and the operator hears that nothing compared it', async () => {
  const no = stories().overdue;
  await startApp(network(), { at: `/trade/withdraw?view=ALL&keyword=${no}&no=${no}` });
  await findPanel(no);
  expect(await screen.findByText('The connection failed, or a new version was published.')).toBeVisible();
});
