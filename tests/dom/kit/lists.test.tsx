import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { RecordDrawer } from '@/components/RecordDrawer';
import { ResourceTable } from '@/components/ResourceTable';
import { useListState } from '@/hooks/useListState';
import { type PageAnswer, useResourceList } from '@/hooks/useResourceList';
import { aRefusal, onePage } from '../../support/domBuilders';
import { endKeySequence, press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser, choose } from '../../support/domUser';

interface Row {
  no: string;
  city: string;
}
interface Total {
  currency: string;
  amount: string;
}
type Query = Record<string, string | number | undefined>;
type Fetch = (query: Query, options: { signal: AbortSignal }) => Promise<PageAnswer<Row, Total>>;

const listOptions = { names: ['view', 'city'], defaults: { view: 'ALL' } };
const columns = [
  { dataIndex: 'no', title: 'Number', sorter: true },
  { dataIndex: 'city', title: 'City' },
];

function Cities({ fetchPage, news }: { fetchPage: Fetch; news?: number }) {
  const list = useResourceList<Row, Total, Query>({ list: useListState(listOptions), rowKey: 'no', fetchPage });
  return (
    <>
      <button type="button" onClick={() => list.setState({ filters: { view: 'ALL', city: 'Hanoi' } })}>
        Hanoi only
      </button>
      <ResourceTable list={list} columns={columns} rowKey="no" name="cities" news={news} />
    </>
  );
}

interface Detail {
  no: string;
  text: string;
}

const NOTHING = () => null;

interface RecordsProps {
  first: string;
  ids: readonly string[];
  ahead?: readonly string[];
  fetchDetail: (no: string, options: { signal: AbortSignal }) => Promise<Detail>;
}

function Records({ first, ids, ahead, fetchDetail }: RecordsProps) {
  const [id, setId] = useState<string | undefined>(first);
  const [version, setVersion] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Read again
      </button>
      <p>open: {id ?? 'none'}</p>
      <RecordDrawer<Pick<Detail, 'no'>, Detail>
        id={id}
        ids={ids}
        pages={onePage(ids.length)}
        ahead={ahead}
        title={(no) => `Record ${no}`}
        fetchDetail={fetchDetail}
        onOpen={setId}
        versionOf={() => version}
        head={NOTHING}
      >
        {(detail, refresh) => (
          <>
            <p>{detail.text}</p>
            <button type="button">Pass {detail.no}</button>
            <button type="button" onClick={refresh}>
              Noted
            </button>
          </>
        )}
      </RecordDrawer>
    </>
  );
}

const table = () => screen.findByRole('region', { name: 'List of cities' });
const numbers = () => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'));

/** A server of one list, whose answers come when the test says so. */
function aServer() {
  const calls: { query: Query; signal: AbortSignal; answer: ReturnType<typeof aDeferred<PageAnswer<Row, Total>>> }[] = [];
  const fetchPage: Fetch = (query, { signal }) => {
    const answer = aDeferred<PageAnswer<Row, Total>>();
    calls.push({ query, signal, answer });
    return answer.promise;
  };
  const reply = (rows: string[], total = rows.length, summary?: Total[]) =>
    act(async () => calls.at(-1)?.answer.resolve({ list: rows.map((no) => ({ no, city: `City of ${no}` })), total, summary }));
  const fail = (failure: Parameters<typeof aRefusal>[0]) => act(async () => calls.at(-1)?.answer.reject(aRefusal(failure)));
  return { calls, fetchPage, reply, fail };
}

beforeEach(endKeySequence);

describe('a list', () => {
  test('is busy while it loads, then shows rows, their positions, and totals per currency', async () => {
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} />);
    expect(await table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/Nothing here yet|could not be loaded/)).not.toBeInTheDocument();
    await server.reply(['R1', 'R2'], 23, [
      { currency: 'THB', amount: '1250.00' },
      { currency: 'VND', amount: '50000' },
    ]);
    expect(await table()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('row', { name: 'R1 City of R1' })).toBeVisible();
    expect(screen.getByText('1–10 of 23')).toBeVisible();
    expect(screen.getByText('Total of all 23 records').parentElement).toHaveTextContent('THB 1,250.00VND 50,000');
  });

  test.each(['/?city=Hanoi', '/?city=Hanoi&current=3'])('reads anew from page 1 when %s is searched once more', async (at) => {
    const server = aServer();
    const { search } = await renderKit(<Cities fetchPage={server.fetchPage} />, { at });
    await table();
    await server.reply(['R1'], 40);
    const before = server.calls.length;
    await aUser().click(screen.getByRole('button', { name: 'Hanoi only' }));
    await waitFor(() => expect(server.calls).toHaveLength(before + 1));
    expect(server.calls.at(-1)?.query).toMatchObject({ city: 'Hanoi', current: 1 });
    await server.reply(['R2', 'R1'], 41);
    expect(numbers()).toEqual(['R2', 'R1']);
    expect(search().toString()).toBe('city=Hanoi');
    expect(server.calls).toHaveLength(before + 1);
  });

  test.each([
    ['current=6', '20 条/页', { current: 3, pageSize: 20 }],
    ['current=6', '50 条/页', { current: 2, pageSize: 50 }],
    ['current=5&pageSize=50', '10 条/页', { current: 21, pageSize: 10 }],
    ['current=5&pageSize=50', '200 条/页', { current: 2, pageSize: 200 }],
    ['current=1', '100 条/页', { current: 1, pageSize: 100 }],
  ])('keeps its first row when %s changes to %s', async (at, size, expected) => {
    const server = aServer();
    const { search } = await renderKit(<Cities fetchPage={server.fetchPage} />, { at: `/?${at}` });
    await table();
    await server.reply(['R1', 'R2'], 230);
    const user = aUser();
    // Without the console around it, ProTable says this in its own language.
    await choose(user, '页码', size);
    await waitFor(() => expect(server.calls.at(-1)?.query).toMatchObject(expected));
    // The first page is not in the address.
    expect(search().get('current')).toBe(expected.current === 1 ? null : String(expected.current));
  });

  test('reports that it is empty', async () => {
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} />);
    await table();
    await server.reply([]);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  test('reports that nothing matches, and clears the filter on request', async () => {
    const user = aUser();
    const server = aServer();
    const { search } = await renderKit(<Cities fetchPage={server.fetchPage} />, { at: '/?city=Oz&view=HELD' });
    await table();
    expect(server.calls[0]?.query).toMatchObject({ city: 'Oz', view: 'HELD', current: 1, pageSize: 10 });
    await server.reply([]);
    expect(await screen.findByText('No records match the filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await server.reply(['R1']);
    expect(await screen.findByRole('row', { name: 'R1 City of R1' })).toBeVisible();
    expect(Object.fromEntries(search())).toEqual({ view: 'HELD' });
  });

  test('shows no row after a failure, and loads on retry', async () => {
    const user = aUser();
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} />);
    await table();
    await server.reply(['R1']);
    expect(numbers()).toEqual(['R1']);
    await user.click(screen.getByRole('button', { name: 'Hanoi only' }));
    expect(numbers()).toEqual([]);
    await server.fail({ kind: 'http', status: 500, msg: 'Broken', requestId: 'trace-9' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be loaded');
    expect(alert).toHaveTextContent('Request ID trace-9');
    expect(numbers()).toEqual([]);
    expect(screen.queryByText(/Nothing here yet|No record matches/)).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await server.reply(['R2']);
    expect(await screen.findByRole('row', { name: 'R2 City of R2' })).toBeVisible();
    expect(server.calls.at(-1)?.query).toMatchObject({ city: 'Hanoi' });
  });

  test('without permission names the missing key, with the message of the platform', async () => {
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} />);
    await table();
    await server.fail({ kind: 'business', code: 403, msg: 'The right “Cities” is missing.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The right “Cities” is missing.');
    expect(screen.queryByText('The list could not be loaded')).not.toBeInTheDocument();
  });

  test('keeps its rows while they are reloaded, and shows none when that fails', async () => {
    const user = aUser();
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} />);
    await table();
    await server.reply(['R1']);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(server.calls).toHaveLength(2);
    expect(numbers()).toEqual(['R1']);
    await server.fail({ kind: 'timeout' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded');
    expect(numbers()).toEqual([]);
  });

  test('offers new rows, and loads them on request', async () => {
    const user = aUser();
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} news={2} />);
    await table();
    await server.reply(['R1']);
    expect(server.calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '2 new' }));
    expect(server.calls).toHaveLength(2);
    await server.reply(['N1', 'N2', 'R1']);
    expect(numbers()).toEqual(['N1', 'N2', 'R1']);
  });

  test('offers no new rows when there are none', async () => {
    const server = aServer();
    await renderKit(<Cities fetchPage={server.fetchPage} news={0} />);
    await table();
    await server.reply(['R1']);
    expect(numbers()).toEqual(['R1']);
    expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument();
  });

  test('goes to the last page when the requested page is beyond the end', async () => {
    const server = aServer();
    const { search } = await renderKit(<Cities fetchPage={server.fetchPage} />, { at: '/?current=9' });
    await table();
    await server.reply([], 23);
    expect(server.calls.at(-1)?.query).toMatchObject({ current: 3 });
    await server.reply(['R21', 'R22', 'R23'], 23);
    expect(await screen.findByText('21–23 of 23')).toBeVisible();
    expect(search().get('current')).toBe('3');
  });

  test('keeps page, size and sort in the address, and restarts at page 1 with another sort', async () => {
    const user = aUser();
    const server = aServer();
    const { search } = await renderKit(<Cities fetchPage={server.fetchPage} />);
    await table();
    await server.reply(['R1'], 23);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    expect(search().get('current')).toBe('2');
    await server.reply(['R11'], 23);
    await user.click(await screen.findByRole('columnheader', { name: /Number/ }));
    expect(Object.fromEntries(search())).toMatchObject({ sortField: 'no', sortOrder: 'ascend' });
    expect(server.calls.at(-1)?.query).toMatchObject({ sortField: 'no', sortOrder: 'ascend', current: 1 });
  });
});

describe('the detail of a record', () => {
  const openCalls = () => {
    const calls = new Map<string, { signal: AbortSignal; answer: ReturnType<typeof aDeferred<Detail>> }>();
    const fetchDetail = (no: string, { signal }: { signal: AbortSignal }) => {
      const answer = aDeferred<Detail>();
      calls.set(no, { signal, answer });
      return answer.promise;
    };
    const reply = (no: string) => act(async () => calls.get(no)?.answer.resolve({ no, text: `All of ${no}` }));
    const fail = (no: string) => act(async () => calls.get(no)?.answer.reject(aRefusal({ kind: 'http', status: 500 })));
    return { calls, fetchDetail, reply, fail };
  };
  const show = async (
    server: ReturnType<typeof openCalls>,
    ids: readonly string[] = ['R1', 'R2', 'R3'],
    first = 'R1',
    ahead?: readonly string[],
  ) => {
    await renderKit(<Records first={first} ids={ids} ahead={ahead} fetchDetail={server.fetchDetail} />);
    await screen.findByRole('dialog');
    return aUser();
  };
  const next = () => screen.getByRole('button', { name: 'Next' });
  const previous = () => screen.getByRole('button', { name: 'Previous' });

  test('is never shown under another number, in whatever order the answers come', async () => {
    const server = openCalls();
    const user = await show(server);
    await user.click(next());
    expect(server.calls.get('R1')?.signal.aborted).toBe(true);
    await server.reply('R2');
    expect(await screen.findByText('All of R2')).toBeVisible();
    await server.reply('R1');
    expect(screen.getByRole('dialog', { name: 'Record R2' })).toBeVisible();
    expect(screen.getByText('All of R2')).toBeVisible();
    expect(screen.queryByText('All of R1')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pass R2' })).toBeVisible();
  });

  test('disappears with its buttons as soon as the number changes', async () => {
    const server = openCalls();
    const user = await show(server);
    await server.reply('R1');
    expect(await screen.findByText('All of R1')).toBeVisible();
    await user.click(next());
    expect(screen.getByText('Record R2')).toBeVisible();
    expect(screen.queryByText('All of R1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pass/ })).not.toBeInTheDocument();
  });

  test('reports a failure and loads on retry', async () => {
    const server = openCalls();
    const user = await show(server);
    await server.fail('R1');
    expect(await screen.findByRole('alert')).toHaveTextContent('The record could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await server.reply('R1');
    expect(await screen.findByText('All of R1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of the next record is unaffected by a failure while it loads', async () => {
    const server = openCalls();
    const user = await show(server);
    await server.fail('R1');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(next());
    expect(screen.getByText('Record R2')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('stays while it is reloaded, and is hidden when that fails', async () => {
    const server = openCalls();
    const user = await show(server);
    await server.reply('R1');
    expect(await screen.findByText('All of R1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read again', hidden: true }));
    expect(screen.getByText('All of R1')).toBeVisible();
    await server.fail('R1');
    expect(await screen.findByText('The record could not be loaded')).toBeVisible();
  });

  test('moves to the previous and next record in list order, and stops at the ends', async () => {
    const server = openCalls();
    const user = await show(server);
    expect(previous()).toBeDisabled();
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.click(next());
    await user.click(next());
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(next()).toBeDisabled();
    await user.click(previous());
    expect(screen.getByText('Record R2')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
  });

  test.each([
    [']', '['],
    ['j', 'k'],
  ])('moves on by %s and back by %s, and stops at the ends of the list', async (on, back) => {
    await show(openCalls());
    const walk = (...keys: string[]) =>
      keys.map((key) => {
        press(key);
        return document.querySelector('.ant-drawer-title')?.textContent;
      });
    expect(walk(on, on, on)).toEqual(['Record R2', 'Record R3', 'Record R3']);
    expect(walk(back, back, back)).toEqual(['Record R2', 'Record R1', 'Record R1']);
  });

  test('of the next record is loaded ahead and shown at once', async () => {
    const server = openCalls();
    await show(server, ['R1', 'R2', 'R3'], 'R1', ['R2']);
    expect([...server.calls.keys()]).toEqual(['R1']);
    await server.reply('R1');
    expect([...server.calls.keys()]).toEqual(['R1', 'R2']);
    await server.reply('R2');
    press(']');
    expect(await screen.findByText('All of R2')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Record R2' })).toBeVisible();
    expect([...server.calls.keys()]).toEqual(['R1', 'R2']);
  });

  test('is loaded again when a part of it has changed', async () => {
    const server = openCalls();
    const user = await show(server);
    await server.reply('R1');
    const first = server.calls.get('R1');
    await user.click(await screen.findByRole('button', { name: 'Noted' }));
    expect(server.calls.get('R1')).not.toBe(first);
    expect(screen.getByText('All of R1')).toBeVisible();
  });

  test('of a record outside the list has no neighbours', async () => {
    const server = openCalls();
    await show(server, ['R1', 'R2'], 'X9');
    await server.reply('X9');
    expect(await screen.findByText('All of X9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('closes with Escape', async () => {
    const server = openCalls();
    const user = await show(server);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('open: none')).toBeInTheDocument());
  });
});
