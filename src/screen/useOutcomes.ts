import { App } from 'antd';
import type { ApiError } from '@/domain/apiError';
import type { ListScreen } from './useListScreen';

interface BulkAnswer<Row> {
  succeeded: readonly { current?: Row | null }[];
  failed: readonly { current?: Row | null }[];
}

/** What every dialog of a list screen is given. */
export interface ChangeProps<Answer> {
  onDone: (answer: Answer) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}
/** What a dialog over one record is given. */
export type RowProps<Row, Answer = Row> = ChangeProps<Answer> & { row: Row };
/** What a dialog over the selected records is given. */
export type BulkProps<Row, Answer> = ChangeProps<Answer> & { rows: readonly Row[] };

/** The ways in which a dialog ends: saved, come or gone, done in bulk, or refused because the record has changed meanwhile. */
export function useOutcomes<Row extends object, Dialog extends object, Total>(screen: ListScreen<Row, Dialog, Total>) {
  const { rowKey, dialog, ask, close, updateRows, list, selection } = screen;
  const { message } = App.useApp();
  /** The dialog stays open over the record as it is now. */
  const onRefusal = ({ data }: ApiError) => {
    const current = data?.current as Row | undefined;
    // The record of another kind is none of the list.
    if (!dialog || current?.[rowKey] === undefined) return;
    updateRows([current]);
    if ('row' in dialog) ask({ ...dialog, row: current });
    if ('rows' in dialog) ask({ ...dialog, rows: [current] });
  };
  const success = (text: string) => void message.success(text);
  return {
    success,
    /** For a dialog over a record that may have changed meanwhile. */
    shared: { onRefusal, onClose: close },
    saved: (text: (row: Row) => string) => (row: Row) => {
      close();
      updateRows([row]);
      success(text(row));
    },
    added: (text: (row: Row) => string) => (row: Row) => {
      close();
      list.reload();
      success(text(row));
    },
    /** It stands elsewhere now, or nowhere: the list is read anew. */
    moved: (text: (row: Row) => string) => (row: Row) => {
      close();
      updateRows([row]);
      list.reload();
      success(text(row));
    },
    /** @param toReport the dialog that lists what failed */
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
