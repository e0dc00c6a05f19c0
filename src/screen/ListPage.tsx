import type { ProColumns } from '@ant-design/pro-components';
import type { ReactElement, ReactNode } from 'react';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { Sum } from '@/domain/sums';
import type { ListScreen } from './useListScreen';

interface ListPageProps<Row extends object, Dialog extends object, Total> {
  screen: ListScreen<Row, Dialog, Total>;
  /** What is listed, for people who hear the page. */
  name: string;
  columns: ProColumns<Row>[];
  /** Columns that are off until somebody asks for them. */
  hiddenColumns?: readonly string[];
  /** Above the filters. */
  figures?: ReactNode;
  /** Between filters and table. */
  tabs?: ReactNode;
  /** What can be done with the selected rows; without it none is selected. */
  bulk?: ReactNode;
  /** Sums of the selected rows. */
  sums?: readonly Sum[];
  /** What can be done with the list as a whole. */
  toolbar?: ReactNode;
  renderTotal?: (total: Total) => ReactElement;
  /** In the place of the table. */
  children?: ReactNode;
}

const SHOWN_FILTERS = 4;

/** The frame of a list screen: figures, filters, tabs, selection, table, and what lies over them. It holds nothing; `useListScreen` does. */
export function ListPage<Row extends object, Dialog extends object, Total>(props: ListPageProps<Row, Dialog, Total>) {
  const { screen, name, columns, hiddenColumns, figures, tabs, bulk, sums, toolbar, renderTotal, children } = props;
  const { list, state, selection, openKey, dialog, overlays } = screen;
  return (
    <>
      {figures}
      <FilterBar fields={screen.filters} shown={SHOWN_FILTERS} value={state.filters} onChange={screen.setFilters} />
      {tabs}
      {bulk && (
        <SelectionBar selection={selection} total={list.total} sums={sums}>
          {bulk}
        </SelectionBar>
      )}
      {children || (
        <ResourceTable
          list={list}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rowKey={screen.rowKey}
          name={name}
          cursor={screen.cursor}
          onOpen={screen.openRow}
          news={screen.newRowCount}
          auto={screen.auto}
          saved={screen.saved}
          fields={screen.fields}
          selection={bulk ? selection : undefined}
          renderTotal={renderTotal}
          toolbar={toolbar}
        />
      )}
      {overlays?.Drawer && openKey && <overlays.Drawer id={openKey} screen={screen} />}
      {overlays?.Dialogs && dialog && <overlays.Dialogs dialog={dialog} screen={screen} />}
    </>
  );
}
