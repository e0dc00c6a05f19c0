import * as accessPlugin from '@@/plugin-access/runtime';
import { createHistory, PluginManager, Provider, renderClient } from '@umijs/max';
import { Table } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ResourceTable } from '@/components/ResourceTable';
import type { CurrentUser, Withdraw } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { FormatProvider } from '@/hooks/useFormat';
import type { ListState } from '@/hooks/useListState';
import { type PageAnswer, type ResourceList, useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { AntdProvider } from '@/layouts/AntdProvider';
import { applyLocale, loadConsoleTexts } from '@/locales/store';
import { hiddenColumns, withdrawColumns } from '@/pages/trade/withdraw/columns';
import '@/layouts/Console.css';
import '@/layouts/PlainTable.css';
import type { BenchPage, TableKind } from './lists';

/** The page that `npm run bench` measures: our list table, and antd's own with plain texts in the same columns. */

type Rows = readonly Withdraw[];
/** What the measured table lets be done with it. */
interface Handle {
  show: (rows: Rows) => void;
  tick: (rows: Rows) => void;
  sort: (rows: Rows) => void;
}

const VIRTUAL_HEIGHT = 600;
let handle: Handle | undefined;
/** Told of every drawing of the measured table. */
let onDrawn: (() => void) | undefined;

function useDrawn(...what: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the caller names
  useLayoutEffect(() => onDrawn?.(), what);
}

const nothing = () => undefined;
const nothingLater = async () => undefined;

/** ResourceTable as the review queue uses it; everything it takes is put together here. */
function OurTable({ size }: { size: number }) {
  const t = useT();
  const state = useState<ListState>({ current: 1, pageSize: size, filters: {} });
  const merged = useMemo<[ListState, (next: Partial<ListState>) => void]>(
    () => [state[0], (next) => state[1]((before) => ({ ...before, ...next }))],
    [state[0], state[1]],
  );
  const [wire] = useState(() => {
    let held: ((rows: Rows) => void) | undefined;
    let ready: Rows | undefined;
    const fetchPage = () =>
      new Promise<PageAnswer<Withdraw, object>>((resolve) => {
        held = (rows) => resolve({ list: [...rows], total: size, summary: [] });
        if (ready) held(ready);
      });
    return {
      fetchPage,
      answer: (rows: Rows) => held?.(rows),
      answerNext: (rows: Rows) => {
        ready = rows;
      },
    };
  });
  const list: ResourceList<Withdraw, object> = useResourceList({ list: merged, rowKey: 'withdrawNo', fetchPage: wire.fetchPage });
  const cursor = useRowCursor(list.rows, 'withdrawNo');
  const selection = useSelection(list, 'withdrawNo');
  const columns = useMemo(
    () => withdrawColumns(t, { onOpen: nothing, ask: nothing, act: nothingLater, lockOf: () => undefined }),
    [t],
  );
  handle = {
    show: wire.answer,
    tick: (rows) => list.absorb({ list: [...rows], total: size, summary: [] }, Date.now()),
    sort: (rows) => {
      wire.answerNext(rows);
      list.setState({ sortField: 'amount', sortOrder: list.state.sortOrder === 'ascend' ? 'descend' : 'ascend' });
    },
  };
  useDrawn(list.rows);
  return (
    <ResourceTable
      list={list}
      columns={columns}
      hiddenColumns={hiddenColumns}
      rowKey="withdrawNo"
      name="withdrawals"
      cursor={cursor}
      onOpen={nothing}
      selection={selection}
    />
  );
}

const plainColumns = [
  { dataIndex: 'withdrawNo', title: 'Number', width: 190 },
  { dataIndex: 'submittedAt', title: 'Submitted', width: 180 },
  { dataIndex: 'holderName', title: 'Holder', width: 200 },
  { dataIndex: 'amount', title: 'Amount', width: 140 },
  { dataIndex: 'netAmount', title: 'Net amount', width: 140 },
  { dataIndex: 'riskScore', title: 'Risk', width: 80 },
  { dataIndex: 'status', title: 'Status', width: 140 },
  { dataIndex: 'payeeName', title: 'Beneficiary', width: 200 },
  { dataIndex: 'source', title: 'Actions', width: 120 },
];
const PLAIN_WIDTH = plainColumns.reduce((sum, { width }) => sum + width, 0);

/** The measure: antd's table with a text in each cell and nothing else. */
function PlainTable({ size, isVirtual }: { size: number; isVirtual: boolean }) {
  const [rows, setRows] = useState<Rows>([]);
  handle = { show: setRows, tick: setRows, sort: setRows };
  useDrawn(rows);
  return (
    <Table<Withdraw>
      rowKey="withdrawNo"
      size="small"
      columns={plainColumns}
      dataSource={rows}
      virtual={isVirtual}
      scroll={isVirtual ? { x: PLAIN_WIDTH, y: VIRTUAL_HEIGHT } : { x: 'max-content' }}
      pagination={{ pageSize: size, total: size }}
    />
  );
}

function browserFor(part: () => ReactNode) {
  const currentUser = {
    operatorId: '7',
    username: 'ops.lee',
    access: [...accessKeys],
    timeZone: 'Asia/Singapore',
  } as CurrentUser;
  const model = { initialState: { currentUser }, loading: false };
  const manager = PluginManager.create({
    plugins: [
      { apply: accessPlugin, path: 'access' },
      {
        apply: {
          dataflowProvider: (container: ReactNode) => <Provider models={{ '@@initialState': () => model }}>{container}</Provider>,
        },
        path: 'model',
      },
    ],
    validKeys: [
      'accessProvider',
      'dataflowProvider',
      'onRouteChange',
      'patchClientRoutes',
      'innerProvider',
      'i18nProvider',
      'outerProvider',
      'rootContainer',
    ],
  });
  return renderClient({
    components: true,
    routes: { all: { id: 'all', path: '/*' } },
    routeComponents: { all: part },
    pluginManager: manager,
    history: createHistory({ type: 'memory', basename: '/', initialEntries: ['/'] }),
    basename: '/',
  } as never) as () => ReactNode;
}

const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
/** Waits until the render is painted, including a table's second render after measuring. */
async function painted(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Does something and waits until the table has drawn it. */
async function drawn(run: () => void, isNeeded: () => boolean = () => true): Promise<void> {
  await new Promise<void>((resolve) => {
    onDrawn = () => {
      if (isNeeded()) resolve();
    };
    run();
  });
  onDrawn = undefined;
  await painted();
}

let root: ReturnType<typeof createRoot> | undefined;
let rows: Rows = [];

async function mount(kind: TableKind, size: number): Promise<void> {
  const Browser = browserFor(() =>
    kind === 'ours' ? (
      <FormatProvider>
        <OurTable size={size} />
      </FormatProvider>
    ) : (
      <PlainTable size={size} isVirtual={kind === 'virtual'} />
    ),
  );
  const place = document.createElement('div');
  place.id = 'content';
  document.body.append(place);
  root = createRoot(place);
  const mounted = root;
  await drawn(() =>
    mounted.render(
      <AntdProvider>
        <Browser />
      </AntdProvider>,
    ),
  );
}

const bench: BenchPage = {
  async load(all) {
    rows = all as Rows;
    await applyLocale('en-US');
    await loadConsoleTexts();
  },
  mount,
  show: (size) => drawn(() => handle?.show(rows.slice(0, size))),
  tick(size, turn) {
    // Every row has changed, as after a night: what can be kept of a row that has not is not measured.
    const changed = rows
      .slice(0, size)
      .map((row) => ({ ...row, version: (row.version ?? 0) + turn, riskScore: turn, amount: `${turn}000.00` }));
    return drawn(() => handle?.tick(changed));
  },
  sort(size, turn) {
    const sorted = rows.slice(0, size);
    if (turn % 2 === 1) sorted.reverse();
    return drawn(
      () => handle?.sort(sorted),
      () => document.querySelectorAll('[data-row-key]').length > 0,
    );
  },
  nodes: () => document.querySelectorAll('#content *').length,
  unmount() {
    root?.unmount();
    document.getElementById('content')?.remove();
    handle = undefined;
    return painted();
  },
};
Object.assign(window, { bench });
