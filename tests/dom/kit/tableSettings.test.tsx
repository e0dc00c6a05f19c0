import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import { type AutoRefresh, useAutoRefresh } from '@/hooks/useAutoRefresh';
import { useListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { useSelection } from '@/hooks/useSelection';
import { endKeySequence } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

interface Row {
  no: string;
  city: string;
  currency: string;
  amount: string;
}

const listOptions = { names: ['city'] };
const columns = [
  { dataIndex: 'no', title: 'Number', fixed: 'left' as const },
  { dataIndex: 'city', title: 'City', sorter: true },
  { dataIndex: 'amount', title: 'Amount' },
  { dataIndex: 'country', title: 'Country' },
  { key: 'actions', title: 'Actions', fixed: 'right' as const, render: () => <button type="button">Go</button> },
];
const hiddenColumns = ['country'];
const PER_PAGE = 3;
let auto: AutoRefresh;

const rowOf = (no: number): Row => ({ no: `R${no}`, city: `City ${no}`, currency: 'THB', amount: `${no}.00` });
/** Three rows a page, numbered through. */
const fetchPage = async ({ current = 1 }: { current?: number }) => ({
  list: Array.from({ length: PER_PAGE }, (_, index) => rowOf((Number(current) - 1) * PER_PAGE + index + 1)),
  total: 30,
});

function Cities() {
  const list = useResourceList<Row, never, { current?: number }>({ list: useListState(listOptions), rowKey: 'no', fetchPage });
  const selection = useSelection(list, 'no');
  auto = useAutoRefresh();
  return (
    <>
      <button type="button" onClick={() => list.setState({ filters: { city: 'Hanoi' } })}>
        Hanoi only
      </button>
      <button type="button" onClick={() => list.setState({ filters: {} })}>
        Any city
      </button>
      <SelectionBar
        selection={selection}
        total={list.total}
        sums={[{ currency: 'THB', count: selection.rows.length, amount: `${selection.rows.length}.00` }]}
      >
        <button type="button">Do it to {selection.keys.join(' ')}</button>
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="no"
        name="cities"
        selection={selection}
        auto={auto}
      />
    </>
  );
}

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.trim())
    .filter(Boolean);
const stored = () => JSON.parse(localStorage.getItem('layout:/#no:ops.lee') ?? 'null');

async function show() {
  const view = await renderKit(<Cities />);
  await screen.findByText('R1');
  return { ...view, user: aUser() };
}

async function openSettings(user: ReturnType<typeof aUser>) {
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  return screen.findByRole('group', { name: 'Columns' });
}

beforeEach(endKeySequence);
afterEach(() => localStorage.clear());

describe('the columns of a table', () => {
  test('are hidden and shown, and remembered per operator', async () => {
    const { user, unmount } = await show();
    expect(heads()).toEqual(['Number', 'City', 'Amount', 'Actions']);
    const panel = await openSettings(user);
    await user.click(within(panel).getByRole('checkbox', { name: 'City' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'Country' }));
    expect(heads()).toEqual(['Number', 'Amount', 'Country', 'Actions']);
    unmount();
    await show();
    expect(heads()).toEqual(['Number', 'Amount', 'Country', 'Actions']);
  });

  test('are not taken back by another tab with the same list', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    // The other tab hides a column and tells.
    const key = 'layout:/#no:ops.lee';
    const other = {
      density: 'compact',
      columns: [{ key: 'no', pin: 'start' }, { key: 'city' }, { key: 'amount', isHidden: true }],
    };
    localStorage.setItem(key, JSON.stringify(other));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(heads()).toEqual(['Number', 'City', 'Actions']);
    await user.click(within(panel).getByRole('checkbox', { name: 'Country' }));
    expect(heads()).toEqual(['Number', 'City', 'Country', 'Actions']);
    const hidden = (stored() as { columns: { key: string; isHidden?: true }[] }).columns.filter(({ isHidden }) => isHidden);
    expect(hidden.map((one) => one.key)).toEqual(['amount']);
  });

  test('of another operator or screen are unchanged', async () => {
    localStorage.setItem('layout:/#no:chen.yu', JSON.stringify({ columns: [{ key: 'no' }, { key: 'city', isHidden: true }] }));
    localStorage.setItem(
      'layout:/other#no:ops.lee',
      JSON.stringify({ columns: [{ key: 'no' }, { key: 'city', isHidden: true }] }),
    );
    await show();
    expect(heads()).toEqual(['Number', 'City', 'Amount', 'Actions']);
  });

  test.each(['not json', '{"columns":7}', '[]', '{"columns":[{"key":"gone"}],"density":4}'])(
    'return to the default when %s is stored',
    async (damage) => {
      localStorage.setItem('layout:/#no:ops.lee', damage);
      await show();
      expect(heads()).toEqual(['Number', 'City', 'Amount', 'Actions']);
    },
  );

  test('are moved by buttons, which announce the position and keep the focus at the end', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    const later = () => within(panel).getByRole('button', { name: 'Move City back' });
    await user.click(later());
    expect(heads()).toEqual(['Number', 'Amount', 'City', 'Actions']);
    expect(within(panel).getByRole('status')).toHaveTextContent('City is now column 3');
    await user.click(later());
    expect(later()).toHaveFocus();
    expect(later()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(stored().columns.map(({ key }: { key: string }) => key)).toEqual(['no', 'amount', 'country', 'city']);
  });

  test('are moved by dragging', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    const line = (name: string) => within(panel).getByRole('checkbox', { name }).closest('li') as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(line('Amount'), { dataTransfer });
    fireEvent.dragOver(line('City'), { dataTransfer });
    fireEvent.drop(line('City'), { dataTransfer });
    expect(heads()).toEqual(['Number', 'Amount', 'City', 'Actions']);
  });

  test('are pinned to their edge', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    const pin = within(panel).getByRole('combobox', { name: 'Pinning of City' });
    await user.click(pin);
    await user.click(await screen.findByTitle('Pinned right'));
    expect(heads()).toEqual(['Number', 'Amount', 'City', 'Actions']);
    expect(stored().columns.at(-1)).toMatchObject({ key: 'city', pin: 'end' });
  });

  test('have the entered width, within bounds, and an automatic one when it is empty', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    const width = within(panel).getByRole('spinbutton', { name: 'Width of City in pixels' });
    await user.type(width, '96{Enter}');
    const head = () => screen.getByRole('columnheader', { name: /City/ });
    await waitFor(() => expect(head()).toHaveStyle({ width: '96px', maxWidth: '96px' }));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(head()).toHaveStyle({ width: '104px' }));
    await user.clear(width);
    await user.tab();
    await waitFor(() => expect(head()).not.toHaveStyle({ width: '104px' }));
    expect(stored().columns.find(({ key }: { key: string }) => key === 'city').width).toBeUndefined();
  });

  test('return to the default together with the density', async () => {
    const { user } = await show();
    const panel = await openSettings(user);
    const reset = () => within(panel).getByRole('button', { name: 'Restore defaults' });
    expect(reset()).toBeDisabled();
    await user.click(within(panel).getByText('Roomy'));
    await user.click(within(panel).getByRole('checkbox', { name: 'City' }));
    expect(document.querySelector('.ant-table-small')).toBeNull();
    await user.click(reset());
    expect(heads()).toEqual(['Number', 'City', 'Amount', 'Actions']);
    expect(document.querySelector('.ant-table-small')).not.toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('the columns of a narrow table', () => {
  const WIDTH = 100;
  let room = 0;

  /** jsdom lays nothing out: each head is 100 pixels wide, unless its place is marked as left out. */
  function layOut() {
    const placesOf = (table: Element) => (table.closest('[data-out]')?.getAttribute('data-out') ?? '').split(' ');
    const isOut = (head: Element) => placesOf(head).includes(String([...(head.parentElement?.children ?? [])].indexOf(head) + 1));
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.matches('th') && !isOut(this) ? WIDTH : 0;
    });
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return Math.max(room, WIDTH * [...this.querySelectorAll('th')].filter((head) => !isOut(head)).length);
    });
  }
  const shown = () =>
    screen
      .getAllByRole('columnheader')
      .filter(({ offsetWidth }) => offsetWidth > 0)
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  test('give way from the end, never the fixed ones, and the settings count and name them', async () => {
    // The check box, and three columns more.
    room = 400;
    const { user } = await show();
    expect(shown()).toEqual(['Number', 'City', 'Actions']);
    const settings = screen.getByRole('button', { name: 'Columns +1' });
    expect(settings).toHaveTextContent('+1');
    expect(settings).toHaveAccessibleDescription('Columns without room: Amount');
    const panel = await openSettings(user);
    expect(within(panel).getByRole('checkbox', { name: 'Amount No room' })).toBeChecked();
    expect(within(panel).getByText(/Columns at the end give way first/)).toBeVisible();
    // The one before it makes room.
    await user.click(within(panel).getByRole('checkbox', { name: 'City' }));
    expect(shown()).toEqual(['Number', 'Amount', 'Actions']);
    expect(settings).not.toHaveTextContent('+');
    expect(settings).not.toHaveAccessibleDescription();
  });

  test('stay when they sort, and when the operator has added them', async () => {
    room = 400;
    const { user } = await show();
    const panel = await openSettings(user);
    await user.click(within(panel).getByRole('checkbox', { name: 'Country' }));
    expect(shown()).toEqual(['Number', 'Country', 'Actions']);
    await user.click(within(panel).getByRole('checkbox', { name: 'Country' }));
    expect(shown()).toEqual(['Number', 'City', 'Actions']);
    await user.click(screen.getByRole('columnheader', { name: 'City' }));
    await screen.findByText('R1');
    room = 300;
    await user.click(within(panel).getByText('Roomy'));
    expect(shown()).toEqual(['Number', 'City', 'Actions']);
  });

  test('are all shown where there is room', async () => {
    room = 500;
    await show();
    expect(shown()).toEqual(['Number', 'City', 'Amount', 'Actions']);
    expect(screen.getByRole('button', { name: 'Columns' })).not.toHaveTextContent('+');
  });
});

describe('the edge of a column', () => {
  test('resizes the column when it is dragged and released, and does not sort', async () => {
    const { search } = await show();
    const head = screen.getByRole('columnheader', { name: /City/ });
    Object.defineProperty(head, 'offsetWidth', { value: 150 });
    const edge = head.querySelector('.column-edge') as HTMLElement;
    edge.setPointerCapture = () => undefined;
    const at = (type: string, clientX: number) =>
      act(() => {
        edge.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX }));
      });
    at('pointerdown', 300);
    at('pointermove', 340);
    expect(stored()).toBeNull();
    at('pointerup', 350);
    fireEvent.click(edge);
    expect(stored().columns.find(({ key }: { key: string }) => key === 'city').width).toBe(200);
    expect(search().get('sortField')).toBeNull();
  });
});

describe('a selection', () => {
  const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
  const boxOf = (no: string) => within(document.querySelector(`[data-row-key="${no}"]`) as HTMLElement).getByRole('checkbox');

  test('spans pages, counts the rows elsewhere, and never means all', async () => {
    const { user } = await show();
    await user.click(box('Select all 3 rows on this page'));
    expect(screen.getByRole('region', { name: '3 records selected' })).toHaveTextContent('of 30 in this list');
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await screen.findByText('R4');
    expect(screen.getByText('3 of them on other pages; 30 in this list')).toBeVisible();
    expect(box('Select all 3 rows on this page')).not.toBeChecked();
    await user.click(boxOf('R5'));
    expect(screen.getByRole('button', { name: 'Do it to R1 R2 R3 R5' })).toBeVisible();
    expect(screen.getByText('THB 4.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument();
  });

  test('is cleared with its filter, and does not return with it', async () => {
    const { user } = await show();
    await user.click(boxOf('R1'));
    await user.click(screen.getByRole('button', { name: 'Hanoi only' }));
    expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Any city' }));
    await screen.findByText('R1');
    expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument();
    expect(boxOf('R1')).not.toBeChecked();
  });
});

test('the polling interval of a list is chosen, shown, and remembered per operator and screen', async () => {
  const { user, unmount } = await show();
  expect(auto.everyMs).toBe(10_000);
  await user.click(screen.getByRole('button', { name: 'Auto-refresh: every 10 sec' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Off' }));
  expect(auto.everyMs).toBe(0);
  unmount();
  await show();
  expect(screen.getByRole('button', { name: 'Auto-refresh: Off' })).toBeVisible();
  localStorage.setItem('refresh:/:ops.lee', '"often"');
  await show();
  expect(auto.everyMs).toBe(10_000);
});
