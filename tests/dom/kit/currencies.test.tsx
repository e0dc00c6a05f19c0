import { screen, waitFor, within } from '@testing-library/react';
import type { FilterField } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { useListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { endKeySequence } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

interface Order {
  no: string;
  currency: string;
  amount: string;
  netAmount: string;
}

const ORDERS: readonly Order[] = [
  { no: 'R1', currency: 'THB', amount: '100.00', netAmount: '98.00' },
  { no: 'R2', currency: 'VND', amount: '50000', netAmount: '49000' },
  { no: 'R3', currency: 'THB', amount: '20.00', netAmount: '19.50' },
];
const SUMS: Readonly<Record<string, { amount: string; netAmount: string }>> = {
  THB: { amount: '120.00', netAmount: '117.50' },
  VND: { amount: '50000', netAmount: '49000' },
};
const columns = [
  { dataIndex: 'no', title: 'Number', sorter: true },
  { dataIndex: 'netAmount', title: 'Net', sorter: true, isMoney: true },
  { dataIndex: 'amount', title: 'Amount', sorter: true, isMoney: true },
];
const CURRENCY: FilterField = { kind: 'select', name: 'currency', label: 'Currency', choices: [] };
const options = { names: ['currency'] };

const fetchPage = async ({ currency }: { currency?: string }) => {
  const list = ORDERS.filter((order) => !currency || order.currency === currency);
  const found = [...new Set(list.map((order) => order.currency))];
  return { list, total: list.length, summary: found.map((one) => ({ currency: one, count: 1, ...SUMS[one] })) };
};

interface ListProps {
  fields?: readonly FilterField[];
  hiddenColumns?: readonly string[];
}

function Orders({ fields = [CURRENCY], hiddenColumns }: ListProps) {
  const list = useResourceList({ list: useListState(options), rowKey: 'no' as const, fetchPage });
  return <ResourceTable list={list} columns={columns} hiddenColumns={hiddenColumns} rowKey="no" name="orders" fields={fields} />;
}

const rows = () => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'));
const NOTE = 'Amounts of different currencies cannot be compared.';

async function show(at = '/', props: ListProps = {}) {
  const view = await renderKit(<Orders {...props} />, { at });
  await waitFor(() => expect(rows()).not.toEqual([]));
  return { ...view, user: aUser() };
}

beforeEach(endKeySequence);

describe('a sort by amount', () => {
  test('across currencies says that they cannot be compared, and asks for one', async () => {
    const { user, search } = await show();
    expect(screen.queryByText(NOTE, { exact: false })).not.toBeInTheDocument();
    await user.click(screen.getByRole('columnheader', { name: 'Net' }));
    const note = (await screen.findByText(NOTE, { exact: false })).closest<HTMLElement>('[role=status]');
    const choices = within(note as HTMLElement).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['THB', 'VND']);
    await user.click(screen.getByRole('button', { name: 'Show THB only' }));
    await waitFor(() => expect(rows()).toEqual(['R1', 'R3']));
    expect(search().get('currency')).toBe('THB');
    expect(search().get('sortField')).toBe('netAmount');
    await waitFor(() => expect(screen.queryByText(NOTE, { exact: false })).not.toBeInTheDocument());
  });

  test('asks for nothing where the list has no filter for it', async () => {
    await show('/?sortField=amount&sortOrder=descend', { fields: [] });
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show THB only' })).not.toBeInTheDocument();
  });

  test('is the only sort that says so', async () => {
    await show('/?sortField=no&sortOrder=descend');
    expect(screen.queryByText(NOTE, { exact: false })).not.toBeInTheDocument();
  });
});

describe('the totals', () => {
  const totals = () => document.querySelector('.list-totals');

  test('sum the first amount that is shown, and name it', async () => {
    await show();
    expect(totals()).toHaveTextContent(/^Total of all 3 records\s*Net\s*THB 117\.50\s*VND 49,000$/);
  });

  test('are those of the amount where the net is not shown', async () => {
    await show('/', { hiddenColumns: ['netAmount'] });
    expect(totals()).toHaveTextContent(/^Total of all 3 records\s*Amount\s*THB 120\.00\s*VND 50,000$/);
  });
});
