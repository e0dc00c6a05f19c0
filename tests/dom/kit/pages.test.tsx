import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { RecordDrawer } from '@/components/RecordDrawer';
import { ResourceTable } from '@/components/ResourceTable';
import { useListState } from '@/hooks/useListState';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { usePages } from '@/hooks/usePages';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { aRefusal } from '../../support/domBuilders';
import { endKeySequence, press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser } from '../../support/domUser';

interface City {
  no: string;
  version: number;
}
interface Query {
  current?: number;
  pageSize?: number;
}

const TOTAL = 23;
const columns = [{ dataIndex: 'no', title: 'Number' }];
/** A page that the server cannot answer. */
let broken: number | undefined;
/** Ends the wait of the next page, while one is held back. */
let held: ReturnType<typeof aDeferred<void>> | undefined;
let asked: Query[] = [];
let read: string[] = [];

const fetchPage = async ({ current = 1, pageSize = 10 }: Query) => {
  asked.push({ current, pageSize });
  await held?.promise;
  if (current === broken) throw aRefusal({ kind: 'http', status: 500 });
  const from = (current - 1) * pageSize;
  const list = Array.from({ length: Math.min(pageSize, TOTAL - from) }, (_, at) => ({ no: `R${from + at + 1}`, version: 1 }));
  return { list, total: TOTAL };
};
const fetchDetail = async (no: string) => {
  read.push(no);
  return { no, version: 1 };
};
const LISTS = { cities: { names: [], screen: '/cities' }, towns: { names: [], screen: '/towns' } } as const;

function Cities({ of = 'cities' }: { of?: keyof typeof LISTS }) {
  const list = useResourceList<City, never, Query>({ list: useListState(LISTS[of]), rowKey: 'no', fetchPage });
  const pages = usePages(list, 'no');
  const cursor = useRowCursor(list.rows, 'no', pages);
  const [no, open] = useOpenRecord();
  const rowOf = (id: string) => list.rows.find((row) => row.no === id);
  return (
    <>
      <ResourceTable list={list} columns={columns} rowKey="no" name={of} cursor={cursor} onOpen={(row) => open(row.no)} />
      <RecordDrawer<City, City>
        id={no}
        ids={list.rows.map((row) => row.no)}
        pages={pages}
        title={(id) => `City ${id}`}
        fetchDetail={fetchDetail}
        onOpen={open}
        versionOf={(id) => rowOf(id)?.version}
        known={no === undefined ? undefined : rowOf(no)}
        head={(city) => <p>Head of {city.no}</p>}
      >
        {(city) => <p>All of {city.no}</p>}
      </RecordDrawer>
    </>
  );
}

const shown = () => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'));
const focused = () => document.activeElement?.getAttribute('data-row-key');

async function show(at = '/', options: { username?: string; of?: keyof typeof LISTS } = {}) {
  const view = await renderKit(<Cities of={options.of} />, { at, username: options.username });
  await waitFor(() => expect(shown()).not.toEqual([]));
  return { ...view, user: aUser() };
}

beforeEach(() => {
  endKeySequence();
  broken = undefined;
  held = undefined;
  asked = [];
  read = [];
  localStorage.clear();
});

describe('the focus', () => {
  test('runs on into the next page and back, and the page is told', async () => {
    await show();
    press('k');
    expect(focused()).toBe('R10');
    press('j');
    await waitFor(() => expect(focused()).toBe('R11'));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    press('ArrowUp');
    await waitFor(() => expect(focused()).toBe('R10'));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  test('stops at the first and at the last row of all', async () => {
    await show('/?current=3');
    press('k');
    expect(focused()).toBe('R23');
    press('j');
    expect(focused()).toBe('R23');
    press('k');
    press('k');
    expect(focused()).toBe('R21');
    asked = [];
    press('k');
    await waitFor(() => expect(focused()).toBe('R20'));
    expect(asked).toEqual([{ current: 2, pageSize: 10 }]);
  });
});

describe('the drawer', () => {
  const drawerOf = (no: string) => screen.findByRole('dialog', { name: `City ${no}` });
  const button = (name: 'Next' | 'Previous') => screen.getByRole('button', { name });

  test('goes on to the first record of the next page, and back to the last one before it', async () => {
    const { user } = await show('/?no=R10');
    await screen.findByText('All of R10');
    expect(await drawerOf('R10')).toHaveTextContent('10 of 23');
    await user.click(button('Next'));
    expect(await drawerOf('R11')).toHaveTextContent('11 of 23');
    await screen.findByText('All of R11');
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(button('Next')).toHaveFocus();
    expect(shown()[0]).toBe('R11');
    press('k');
    expect(await drawerOf('R10')).toHaveTextContent('10 of 23');
    await screen.findByText('All of R10');
    // Nothing is read twice on the way.
    expect(read).toEqual(['R10', 'R11']);
    expect(asked.map(({ current }) => current)).toEqual([1, 2, 1]);
  });

  test('decides nothing on the way: the record that is left is not shown, and its keys do nothing', async () => {
    const { user } = await show('/?no=R10');
    await screen.findByText('All of R10');
    held = aDeferred();
    await user.click(button('Next'));
    expect(screen.queryByText('All of R10')).not.toBeInTheDocument();
    press(']');
    press('k');
    act(() => held?.resolve());
    await screen.findByText('All of R11');
    await drawerOf('R11');
    expect(read).toEqual(['R10', 'R11']);
  });

  test('ends at the last record of all, and at the first', async () => {
    await show('/?no=R23&current=3');
    await screen.findByText('All of R23');
    expect(button('Next')).toBeDisabled();
    expect(button('Previous')).toBeEnabled();
  });

  test('stays at its record when the next page cannot be loaded', async () => {
    const { user } = await show('/?no=R10');
    await screen.findByText('All of R10');
    broken = 2;
    await user.click(button('Next'));
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
    expect(await screen.findByText('All of R10')).toBeVisible();
    expect(screen.queryByText(/^Page 2/)).not.toBeInTheDocument();
  });
});

test('a turn of pages ends with the rows that were read after it, not with those of the page before', async () => {
  type List = Parameters<typeof usePages<City>>[0];
  const page = (current: number, readAt: number): List => ({
    rows: ['a', 'b'].map((no) => ({ no: `${no}${readAt}`, version: 1 })),
    total: 4,
    status: 'ready',
    readAt,
    state: { current, pageSize: 2, filters: {} },
    setState: () => undefined,
  });
  let give: (list: List) => void = () => undefined;
  let pages: ReturnType<typeof usePages> | undefined;
  const Turning = () => {
    const [list, setList] = useState(page(1, 1));
    give = setList;
    pages = usePages(list, 'no');
    return null;
  };
  await renderKit(<Turning />);
  const arrive = jest.fn();
  act(() => pages?.turn(1, arrive));
  // The page of the address has changed, and its rows are not there.
  act(() => give(page(2, 1)));
  expect(arrive).not.toHaveBeenCalled();
  expect(pages?.isTurning).toBe(true);
  act(() => give(page(2, 2)));
  expect(arrive.mock.calls).toEqual([['a2']]);
  expect(pages?.isTurning).toBe(false);
});

describe('a page size', () => {
  const chooseSize = async (user: ReturnType<typeof aUser>, size: string) => {
    await user.click(within(document.querySelector('.ant-pagination') as HTMLElement).getByRole('combobox'));
    await user.click(await screen.findByTitle(new RegExp(`^${size} `)));
    await waitFor(() => expect(shown()).toHaveLength(Math.min(Number(size), TOTAL)));
  };
  const sizeOf = () => asked.at(-1)?.pageSize;

  test('is 10 at first; a chosen one stays for this operator and screen', async () => {
    const first = await show();
    expect(sizeOf()).toBe(10);
    await chooseSize(first.user, '20');
    first.unmount();
    (await show()).unmount();
    expect(sizeOf()).toBe(20);
    (await show('/', { of: 'towns' })).unmount();
    expect(sizeOf()).toBe(10);
    (await show('/', { username: 'chen.yu' })).unmount();
    expect(sizeOf()).toBe(10);
    const again = await show();
    await chooseSize(again.user, '10');
    again.unmount();
    await show();
    expect(sizeOf()).toBe(10);
  });

  test('in the address is that of the link, and is not kept', async () => {
    const link = await show('/?pageSize=50');
    expect(sizeOf()).toBe(50);
    act(() => link.unmount());
    await show();
    expect(sizeOf()).toBe(10);
  });

  test('that no list offers is the usual one', async () => {
    localStorage.setItem('pageSize:/cities:ops.lee', '7');
    await show();
    expect(sizeOf()).toBe(10);
  });
});
