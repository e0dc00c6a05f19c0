import type { ReactNode } from 'react';
import { FilterBar } from '@/components/FilterBar';
import { SelectionBar } from '@/components/SelectionBar';
import type { Sum } from '@/domain/sums';
import { ListTable, type ListTableProps } from './ListTable';
import type { ListScreen } from './useListScreen';

interface FrameProps<Row extends object, Dialog extends object, Total> {
  screen: ListScreen<Row, Dialog, Total>;
  /** Above the filters. */
  figures?: ReactNode;
  /** Between filters and table. */
  tabs?: ReactNode;
  /** Actions for the selected rows; without them, rows cannot be selected. */
  bulk?: ReactNode;
  /** Totals of the selected rows. */
  sums?: readonly Sum[];
}

const SHOWN_FILTERS = 4;

/** Frame of a list screen: figures, filters, tabs, selection, drawer and dialogs around the rows. */
export function ListFrame<Row extends object, Dialog extends object, Total>(
  props: FrameProps<Row, Dialog, Total> & { children: ReactNode },
) {
  const { screen, figures, tabs, bulk, sums, children } = props;
  const { openKey, dialog, overlays } = screen;
  return (
    <>
      {figures}
      <FilterBar fields={screen.filters} shown={SHOWN_FILTERS} value={screen.state.filters} onChange={screen.setFilters} />
      {tabs}
      {bulk && (
        <SelectionBar selection={screen.selection} total={screen.list.total} sums={sums}>
          {bulk}
        </SelectionBar>
      )}
      {children}
      {overlays?.Drawer && openKey && <overlays.Drawer id={openKey} screen={screen} />}
      {overlays?.Dialogs && dialog && <overlays.Dialogs dialog={dialog} screen={screen} />}
    </>
  );
}

/** A complete list screen. It is stateless; `useListScreen` holds the state. */
export function ListPage<Row extends object, Dialog extends object, Total>(
  props: FrameProps<Row, Dialog, Total> & Omit<ListTableProps<Row, Dialog, Total>, 'isSelectable'>,
) {
  const { figures, tabs, bulk, sums, ...table } = props;
  return (
    <ListFrame screen={props.screen} figures={figures} tabs={tabs} bulk={bulk} sums={sums}>
      <ListTable {...table} isSelectable={Boolean(bulk)} />
    </ListFrame>
  );
}
