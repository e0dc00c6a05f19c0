import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { ListFiguresProps } from '@/components/Figures';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { instantOf } from '@/domain/time';
import { type AutoRefresh, useAutoRefresh } from '@/hooks/useAutoRefresh';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useFormat } from '@/hooks/useFormat';
import { type Filters, type ListState, type SetListState, useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { type Pages, usePages } from '@/hooks/usePages';
import { type PageAnswer, type ResourceList, useResourceList } from '@/hooks/useResourceList';
import { type RowCursor, useRowCursor } from '@/hooks/useRowCursor';
import { type SavedViewList, useSavedView } from '@/hooks/useSavedView';
import { type Selection, useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { useToday } from '@/hooks/useToday';
import { type Translate, withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { useOverlays } from './useOverlays';
import { useTakenFields } from './useTakenFields';

/** Definition of a list screen, without its layout. Create it once, outside the component. */
export interface ListScreenSpec<Row extends object, Dialog extends object = never, Total = unknown> {
  /** Path of the screen; its saved views are stored under it. */
  screen: string;
  rowKey: keyof Row & string;
  /** The fields of the filter bar, most used first. */
  filters: (t: Translate) => FilterField[];
  /** Filters outside the bar, for example tabs. The address holds them too. */
  beside?: (t: Translate) => FilterField[];
  /** Initial filters. @param now start of today, in epoch ms */
  defaults?: (now: number, timeZone: string) => Filters;
  fetchPage: (query: never, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<PageAnswer<Row, Total>>;
  /** Extra filters that make the query by number find a row anywhere, for example in every view. */
  anywhere?: Filters;
  /** No automatic updates: the rows change only on a reload. */
  isStill?: boolean;
  /** Override for a record with its own page. */
  openRow?: (row: Row) => void;
  /** Without it, the screen renders its drawer and dialogs itself. */
  loadOverlays?: () => Promise<Overlays<Row, Dialog, Total>>;
}

/** Drawer and dialogs of a list: one chunk, loaded after the rows. */
export interface Overlays<Row extends object, Dialog extends object, Total> {
  Drawer?: ComponentType<DrawerProps<Row, Dialog, Total>>;
  Dialogs?: ComponentType<DialogsProps<Row, Dialog, Total>>;
}
export interface DrawerProps<Row extends object, Dialog extends object = never, Total = unknown> {
  /** Number of the open record. */
  id: string;
  screen: ListScreen<Row, Dialog, Total>;
}
export interface DialogsProps<Row extends object, Dialog extends object, Total = unknown> {
  dialog: Dialog;
  screen: ListScreen<Row, Dialog, Total>;
}

export interface ListScreen<Row extends object, Dialog extends object = never, Total = unknown> {
  rowKey: keyof Row & string;
  list: ResourceList<Row, Total>;
  state: ListState;
  setState: SetListState;
  setFilters: (next: Filters) => void;
  /** The fields of the filter bar. */
  filters: readonly FilterField[];
  /** All fields, for a description of the query. */
  fields: readonly FilterField[];
  /** Wire names of all filters that are kept in the address. */
  names: readonly string[];
  pages: Pages;
  cursor: RowCursor<Row>;
  selection: Selection<Row>;
  saved: SavedViewList;
  /** Undefined if the rows are not updated automatically. */
  auto: AutoRefresh | undefined;
  /** How many rows a reload would add. */
  newRowCount: number;
  openKey: string | undefined;
  open: (key: string | undefined) => void;
  openRow: (row: Row) => void;
  dialog: Dialog | undefined;
  ask: (dialog: Dialog) => void;
  close: () => void;
  /** Counts the changes made on this screen. */
  turn: number;
  /** Applies the present state of records, including records on no page. */
  updateRows: (rows: readonly Row[]) => void;
  /** A record as last seen, on the page or not. */
  rowOf: (key: string) => Row | undefined;
  /** Props for the figures above the list. */
  figures: ListFiguresProps;
  overlays: Overlays<Row, Dialog, Total> | undefined;
}

const NO_OVERLAYS = Promise.resolve({});

function addressOf<Row extends object, Dialog extends object, Total>(
  spec: ListScreenSpec<Row, Dialog, Total>,
  today: string,
  timeZone: string,
) {
  const asItIs = (key: string) => key;
  const fields = [...(spec.beside?.(asItIs) ?? []), ...spec.filters(asItIs)];
  return {
    screen: spec.screen,
    names: namesOf(fields, 'public'),
    privateNames: namesOf(fields, 'private'),
    ranges: rangesOf(fields),
    defaults: spec.defaults?.(instantOf(today, timeZone), timeZone),
  };
}

/**
 * State of a list screen with a drawer and dialogs: rows, filters, cursor, selection, views, automatic updates, the open record,
 * the open dialog and the last change. A screen with other needs combines the same hooks itself (trade/withdraw).
 */
export function useListScreen<Row extends object, Dialog extends object = never, Total = unknown>(
  spec: ListScreenSpec<Row, Dialog, Total>,
): ListScreen<Row, Dialog, Total> {
  const { rowKey, fetchPage } = spec;
  const t = useT();
  const { timeZone } = useFormat();
  const today = useToday(timeZone);
  const options = useMemo(() => addressOf(spec, today, timeZone), [spec, today, timeZone]);
  const { load, queryOf } = useMemo(
    () => ({
      load: () => withTexts(spec.loadOverlays?.() ?? NO_OVERLAYS),
      queryOf: (keys: readonly string[]) => ({ ...spec.anywhere, [spec.rowKey]: keys.join(), pageSize: keys.length }),
    }),
    [spec],
  );
  const [state, setState] = useListState(options);
  const list = useResourceList({ list: [state, setState], rowKey, fetchPage });
  const own = useAutoRefresh();
  const auto = spec.isStill ? undefined : own;
  const newRowCount = useListWatch({ list, rowKey, fetchPage, queryOf, everyMs: auto?.everyMs ?? 0, screen: spec.screen });
  const pages = usePages(list, rowKey);
  const cursor = useRowCursor(list.rows, rowKey, pages);
  const selection = useSelection(list, rowKey);
  const [openKey, open] = useOpenRecord();
  const saved = useSavedView({ list, options, calls: viewCalls });
  const [dialog, setDialog] = useDialog<Dialog>(list.rows, rowKey);
  const [changed, setChanged] = useState<{ rows: readonly Row[]; turn: number }>({ rows: [], turn: 0 });
  const overlays = useOverlays(load, dialog !== undefined || openKey !== undefined, list.status === 'ready');
  useFocusBack(cursor, rowKey, { openKey, isAsking: dialog !== undefined });

  const inBar = useMemo(() => spec.filters(t), [spec, t]);
  const beside = useMemo(() => spec.beside?.(t) ?? [], [spec, t]);
  const { fields, filters } = useTakenFields(list, beside, inBar, options.defaults);
  const { replaceRow } = list;
  const setFilters = (next: Filters) => setState({ filters: next });
  return {
    rowKey,
    list,
    state,
    setState,
    setFilters,
    filters,
    fields,
    names: options.names,
    pages,
    cursor,
    selection,
    saved,
    auto,
    newRowCount,
    openKey,
    open,
    openRow: useCallback((row: Row) => (spec.openRow ? spec.openRow(row) : open(String(row[rowKey]))), [spec, open, rowKey]),
    dialog,
    ask: setDialog,
    close: useCallback(() => setDialog(undefined), [setDialog]),
    turn: changed.turn,
    updateRows: useCallback(
      (rows: readonly Row[]) => {
        for (const row of rows) replaceRow(row);
        setChanged((before) => ({ rows: rows.length > 0 ? rows : before.rows, turn: before.turn + 1 }));
      },
      [replaceRow],
    ),
    rowOf: (key) => [...list.rows, ...changed.rows].find((row) => row[rowKey] === key),
    figures: { filters: state.filters, version: list.readAt && `${list.readAt} ${changed.turn}`, onOpen: setFilters },
    overlays,
  };
}
