import type { ReactNode } from 'react';
import { type BulkFailure, BulkResultModal } from '@/components/BulkResultModal';
import type { ListScreen } from './useListScreen';

interface ListResultProps<Row extends object, Failure extends BulkFailure, Dialog extends object, Total> {
  screen: ListScreen<Row, Dialog, Total>;
  result: { succeeded: readonly unknown[]; failed: readonly Failure[] };
  idTitle: string;
  renderState: (failure: Failure) => ReactNode;
}

/** Lists the failures of a bulk call. The failed records can be selected again for a retry. */
export function ListResult<Row extends object, Failure extends BulkFailure, Dialog extends object, Total>(
  props: ListResultProps<Row, Failure, Dialog, Total>,
) {
  const { screen, result, ...rest } = props;
  const { rowKey, selection, close } = screen;
  const idOf = (failure: Failure) => String(failure[rowKey as string as keyof Failure]);
  return (
    <BulkResultModal
      {...rest}
      succeeded={result.succeeded.length}
      failed={result.failed}
      idOf={idOf}
      onRetry={() => {
        selection.choose(result.failed.map(idOf));
        close();
      }}
      onClose={close}
    />
  );
}
