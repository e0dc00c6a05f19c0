import type { ApiError } from '@/domain/apiError';
import type { ListScreen } from './useListScreen';
import { useSuccess } from './useSuccess';

interface BulkAnswer<Row> {
  succeeded: readonly { current?: Row | null }[];
  failed: readonly { current?: Row | null }[];
}

/** Callbacks of every dialog of a list screen. */
export interface ChangeProps<Answer> {
  onDone: (answer: Answer) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}
/** Props of a dialog for one record. */
export type RowProps<Row, Answer = Row> = ChangeProps<Answer> & { row: Row };
/** Props of a dialog for the selected records. */
export type BulkProps<Row, Answer> = ChangeProps<Answer> & { rows: readonly Row[] };

/** Outcomes of a dialog: saved, added, moved, done in bulk, or refused because the record has changed meanwhile. */
export function useOutcomes<Row extends object, Dialog extends object, Total>(screen: ListScreen<Row, Dialog, Total>) {
  const { rowKey, dialog, ask, close, updateRows, list, selection, overlays } = screen;
  const tell = useSuccess();
  /** Keeps the dialog open, with the present state of the record. */
  const onRefusal = ({ data }: ApiError) => {
    const current = data?.current as Row | undefined;
    // Ignore a record of another kind: it is not in this list.
    if (!dialog || current?.[rowKey] === undefined) return;
    updateRows([current]);
    if ('row' in dialog) ask({ ...dialog, row: current });
    if ('rows' in dialog) ask({ ...dialog, rows: [current] });
  };
  /** @param row the changed record; its number is a link, if this list opens its records in a drawer */
  const success = (text: string, row?: Partial<Row>) =>
    tell(text, overlays?.Drawer && row?.[rowKey] !== undefined ? String(row[rowKey]) : undefined);
  return {
    success,
    /** Props of a dialog for a record that may have changed meanwhile. */
    shared: { onRefusal, onClose: close },
    saved: (text: (row: Row) => string) => (row: Row) => {
      close();
      updateRows([row]);
      success(text(row), row);
    },
    added: (text: (row: Row) => string) => (row: Row) => {
      close();
      list.reload();
      success(text(row), row);
    },
    /** The record is gone. */
    removed: (text: string) => () => {
      close();
      list.reload();
      success(text);
    },
    /** The record may now be on another page or on none: read the list again. */
    moved: (text: (row: Row) => string) => (row: Row) => {
      close();
      updateRows([row]);
      list.reload();
      success(text(row), row);
    },
    /** @param toReport returns the dialog that lists the failures */
    bulk:
      <Answer extends BulkAnswer<Row>>(text: (count: number) => string, toReport: (answer: Answer) => Dialog) =>
      (answer: Answer) => {
        updateRows([...answer.succeeded, ...answer.failed].flatMap(({ current }) => current ?? []));
        selection.clear();
        if (answer.failed.length > 0) return ask(toReport(answer));
        close();
        success(text(answer.succeeded.length));
      },
  };
}
