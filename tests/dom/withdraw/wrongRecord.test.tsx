import { screen, waitFor, within } from '@testing-library/react';
import { type ApiDocument, resolveRef, type Schema } from '../../../config/contract/document';
import contract from '../../../config/openapi/openapi.json';
import { brokenIn, type Damage, damaged, damages, figuresIn, linesOf } from '../../support/damage';
import { firstOf, sample } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findPanel } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
const network = withNetwork();
const { stories, operatorOf } = aDesk(network);
type Row = Record<string, unknown>;

/** What the platform itself answers. */
function read(path: string, query: Record<string, string>): unknown {
  const { api } = network().platform;
  const operation = api.operations.get(`GET ${path}`);
  if (!operation) throw new Error(`No operation ${path}`);
  return api.perform(operation, { actor: operatorOf('ops.lee'), search: new URLSearchParams(query) }).envelope.data;
}
const answer = (path: string, data: unknown, times = 100) => {
  const { faults } = network().platform;
  faults.splice(0, faults.length, ...faults.filter(({ match }) => match !== path));
  faults.push({ match: path, times, kind: { code: 200, msg: 'ok', data } as never });
};
const LIST = '/trade/withdraw/page';
const DETAIL = '/trade/withdraw/detail';

/** Opens one order whose row and detail are as given. */
async function openWith(row: Row, detail: Row) {
  const no = String(row.withdrawNo);
  answer(LIST, { list: [row], total: 1, current: 1, pageSize: 20 });
  answer(DETAIL, detail);
  const { go } = await startApp(network(), { at: `/trade/withdraw?view=ALL&keyword=${no}&no=${no}` });
  const panel = await findPanel(no);
  const drawer = panel.closest<HTMLElement>('.ant-drawer');
  if (!drawer) throw new Error('No drawer');
  await waitFor(() => expect(drawer.querySelector('.ant-skeleton')).not.toBeInTheDocument());
  return { panel, drawer, go };
}

const readOrder = () => {
  const no = stories().overdue;
  const { list } = read(LIST, { withdrawNo: no, view: 'ALL' }) as { list: Row[] };
  return { no, row: list[0] ?? {}, detail: read(DETAIL, { withdrawNo: no }) as Row };
};

/** What a pass needs, and whether it is closed by each damage. */
const NEEDED = [
  'netAmount',
  'amount',
  'currency',
  'reviewStage',
  'requiredStages',
  'riskFlags',
  'payeeName',
  'allowed',
  'version',
];

test.each(NEEDED)('with a wrong %s the order cannot be passed, and says why', async (field) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { row, detail } = readOrder();
  const { panel } = await openWith(damaged(row, field, 'wrong'), damaged(detail, field, 'wrong'));
  const pass = within(panel).queryByRole('button', { name: /^Pass/ });
  if (field === 'allowed') expect(pass).toHaveAttribute('aria-disabled', 'true');
  if (pass) expect(pass).toHaveAttribute('aria-disabled', 'true');
  expect(panel).toHaveTextContent(/Unknown: |has no version|sent facts of this record wrong/);
  expect(brokenIn(panel)).toEqual([]);
});

test('an amount that came as a number is read exactly, said once, and the order can be passed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { row, detail } = readOrder();
  const sent = { amount: 1000.5, netAmount: 990.25, fee: 10.25, currency: 'THB' };
  const { panel } = await openWith({ ...row, ...sent }, { ...detail, ...sent });
  expect(panel).toHaveTextContent('THB 990.25');
  expect(within(panel).getByRole('button', { name: /^Pass/ })).not.toHaveAttribute('aria-disabled', 'true');
  const told = await screen.findAllByText(/^The answer to GET \/trade\/withdraw\/(page|detail) breaks the contract/);
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveTextContent(/: (list\[\]\.)?\w+ should be a decimal text and is a number\. It was read exactly\./);
  const lines = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('GET /trade/withdraw/'));
  expect(lines).toContain('GET /trade/withdraw/page list[].netAmount: expected decimal, got number');
  expect(lines).toContain('GET /trade/withdraw/detail netAmount: expected decimal, got number');
  expect(new Set(lines).size).toBe(lines.length);
});

test('a null row is left out, and the list says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { no, row } = readOrder();
  answer(LIST, { list: [null, row, { ...row, withdrawNo: 5 }], total: 3, current: 1, pageSize: 20 });
  await startApp(network(), { at: '/trade/withdraw?view=ALL' });
  await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]')).toHaveLength(1));
  expect(document.querySelector(`tr[data-row-key="${no}"]`)).toBeInTheDocument();
  expect(await screen.findByText('2 records have no number and cannot be shown.')).toBeVisible();
});

/** All fields that the contract gives an order's detail, but those by which the test finds it. */
const fields: string[] = (() => {
  const { schemas } = (contract as unknown as ApiDocument).components;
  const namesOf = (schema: Schema): string[] => [
    ...(schema.allOf ?? []).flatMap((part) => namesOf(resolveRef(contract as never, part))),
    ...Object.keys(schema.properties ?? {}),
  ];
  return [...new Set(namesOf(schemas.WithdrawDetail as Schema))].filter((name) => !['withdrawNo', 'events'].includes(name));
})();
const isAlways = (field: string) => ['holderName', 'currency', 'riskFlags', 'decisions'].includes(field);

test.each(firstOf<Damage>([...damages]))(
  'with each field of the open order %s nothing breaks and nothing is invented',
  async (how) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { no, row, detail } = readOrder();
    const known = figuresIn(JSON.stringify(detail));
    const { drawer, go } = await openWith(row, detail);
    const before = figuresIn(linesOf(drawer));
    const found: string[] = [];
    for (const field of sample(fields, 6, isAlways)) {
      go('/trade/withdraw?view=ALL');
      await waitFor(() => expect(document.querySelector('.decision-panel')).not.toBeInTheDocument());
      answer(DETAIL, damaged(detail, field, how));
      go(`/trade/withdraw?view=ALL&keyword=${no}&no=${no}`);
      const opened = (await findPanel(no)).closest('.ant-drawer') as HTMLElement;
      await waitFor(() => expect(opened.querySelector('.ant-skeleton')).not.toBeInTheDocument());
      const strange = [...figuresIn(linesOf(opened))].filter((figure) => !before.has(figure) && !known.has(figure));
      const isExact = how === 'number' && /^\d+(\.\d+)?$/.test(String(detail[field]));
      found.push(...[...brokenIn(opened), ...(isExact ? [] : strange)].map((text) => `${field}: ${text}`));
    }
    expect(found).toEqual([]);
    expect(fields.length).toBeGreaterThan(70);
  },
);
