import type { ProColumns } from '@ant-design/pro-components';
import type { ReactElement, ReactNode } from 'react';
import { ResourceTable } from '@/components/ResourceTable';
import type { ListScreen } from './useListScreen';

export interface ListTableProps<Row extends object, Dialog extends object, Total> {
  screen: ListScreen<Row, Dialog, Total>;
  /** Name of the list, for screen readers. */
  name: string;
  columns: ProColumns<Row>[];
  /** Columns that are hidden by default. */
  hiddenColumns?: readonly string[];
  isSelectable?: boolean;
  /** Actions for the whole list. */
  toolbar?: ReactNode;
  renderTotal?: (total: Total) => ReactElement;
}

/** The rows of a list screen. */
export function ListTable<Row extends object, Dialog extends object, Total>(props: ListTableProps<Row, Dialog, Total>) {
  const { screen, isSelectable, ...rest } = props;
  return (
    <ResourceTable
      {...rest}
      list={screen.list}
      rowKey={screen.rowKey}
      cursor={screen.cursor}
      onOpen={screen.openRow}
      news={screen.newRowCount}
      auto={screen.auto}
      saved={screen.saved}
      fields={screen.fields}
      selection={isSelectable ? screen.selection : undefined}
    />
  );
}
