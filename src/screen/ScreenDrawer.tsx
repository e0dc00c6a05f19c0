import type { ReactNode } from 'react';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import type { DrawerProps } from './useListScreen';

interface ScreenDrawerProps<Row extends object, Detail extends Row, Dialog extends object, Total>
  extends DrawerProps<Row, Dialog, Total> {
  title: (id: string) => string;
  fetchDetail: (id: string, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<Detail>;
  /** Override when more than the version decides whether to read a record again. */
  versionOf?: (row: Row | undefined) => unknown;
  /** Content from the list's row, shown before the detail is loaded. */
  head: (row: Row) => ReactNode;
  children: (detail: Detail, refresh: () => void) => ReactNode;
}

const versionIn = (row: { version?: number } | undefined) => row?.version;

/** Drawer with the open record of a list screen. */
export function ScreenDrawer<Row extends object, Detail extends Row, Dialog extends object = never, Total = unknown>(
  props: ScreenDrawerProps<Row, Detail, Dialog, Total>,
) {
  const { id, screen, title, fetchDetail, versionOf = versionIn, head, children } = props;
  const { rowKey, list, pages, open, rowOf, turn } = screen;
  return (
    <RecordDrawer<Row, Detail>
      id={id}
      ids={list.rows.map((row) => String(row[rowKey]))}
      pages={pages}
      title={title}
      fetchDetail={fetchDetail}
      onOpen={open}
      versionOf={(of) => `${versionOf(rowOf(of))} ${turn}`}
      known={rowOf(id)}
      head={(record) => head(newest(record, rowOf(String(record[rowKey]))))}
    >
      {children}
    </RecordDrawer>
  );
}
