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
  /** What can be done with the selected rows; without it none is selected. */
  bulk?: ReactNode;
  /** Sums of the selected rows. */
  sums?: readonly Sum[];
}

const SHOWN_FILTERS = 4;

/** Around the rows of a list screen: figures, filters, tabs, selection, and what lies over them. */
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

/** A list screen whole. It holds nothing; `useListScreen` does. */
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
