import { waitFor, within } from '@testing-library/react';
import { brokenIn } from '../../support/damage';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findPanel } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
const network = withNetwork();
const { stories, operatorOf } = aDesk(network);
type Row = Record<string, unknown>;
const LIST = '/trade/withdraw/page';
const DETAIL = '/trade/withdraw/detail';

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

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
});

const NO_CURRENCY = { currency: undefined, netAmount: '452481.00', amount: '452481.00' };

test.each<[string, Row, string, string | undefined]>([
  [
    'an amount as a number',
    { amount: 1000.5, netAmount: 990.25, currency: 'THB' },
    'THB 990.25',
    'netAmount: expected decimal, got number',
  ],
  ['yen as a number', { amount: 452_481, netAmount: 452_481, currency: 'JPY' }, 'JPY 452,481', ''],
  ['yen as a text', { amount: '452481', netAmount: '452481', fee: '0', currency: 'JPY' }, 'JPY 452,481', undefined],
  ['no currency', NO_CURRENCY, '? 452,481.00', 'currency: expected text, got missing'],
  ['a currency of null', { ...NO_CURRENCY, currency: null }, '? 452,481.00', 'currency: expected text, got null'],
  ['a fee as a number', { fee: 12.5, netAmount: '990.25', currency: 'THB' }, 'THB 990.25', 'fee: expected decimal, got number'],
  [
    'a holder as an object',
    { holderName: { first: 'A' }, netAmount: '990.25', currency: 'THB' },
    'THB 990.25',
    'holderName: expected text, got object',
  ],
])('%s is shown as what is known of it, and told', async (_name, change, shown, line) => {
  const [row] = await openList(change);
  expect(row).toHaveTextContent(shown);
  const pass = row?.querySelector('[data-access="trade:withdraw:pass"]');
  if (shown.startsWith('?')) expect(pass).toHaveAttribute('aria-disabled', 'true');
  if (shown.startsWith('JPY')) expect(row).not.toHaveTextContent(/452,481[.]/);
  expect(brokenIn(document.body)).toEqual([]);
  const own = lines.filter((one) => one.startsWith('GET /trade/withdraw/page'));
  if (line) expect(own).toContain(`GET /trade/withdraw/page list[].${line}`);
  // Of what was sent rightly nothing is said; a field that was named is not named again.
  if (line === undefined) expect(own).toEqual([]);
});

test('an order without a currency cannot be passed, and its amount says that it has none', async () => {
  const no = stories().overdue;
  const detail = read(DETAIL, { withdrawNo: no }) as Row;
  const { list } = read(LIST, { withdrawNo: no, view: 'ALL' }) as { list: Row[] };
  answer(LIST, { list: [{ ...list[0], currency: undefined }], total: 1, current: 1, pageSize: 20 });
  answer(DETAIL, { ...detail, currency: undefined });
  await startApp(network(), { at: `/trade/withdraw?view=ALL&keyword=${no}&no=${no}` });
  const panel = await findPanel(no);
  await waitFor(() => expect(panel).toHaveTextContent(/Unknown: |sent facts of this record wrong/));
  const pass = within(panel).queryByRole('button', { name: /^Pass/ });
  if (pass) expect(pass).toHaveAttribute('aria-disabled', 'true');
  expect(brokenIn(panel)).toEqual([]);
});
