import type { FilterField } from '@/components/FilterBar';
import type { AccessKey } from '@/contract';
import { type ListState, queryOf } from '@/hooks/useListState';
import { ExportButton } from './ExportButton';

interface ListExportProps<Query> {
  /** With its fields, the list can be exported on a schedule. */
  screen: { list: { status: string }; state: ListState; fields?: readonly FilterField[] };
  access: AccessKey;
  download: (
    query: Query,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ) => Promise<{ fileName?: string; taskId?: string }>;
}

/** Exports the filtered list as a file, in the order of the list. */
export function ListExport<Query extends object>({ screen, access, download }: ListExportProps<Query>) {
  const { state, fields } = screen;
  const { filters, sortField, sortOrder } = state;
  return (
    <ExportButton
      access={access}
      isDisabled={screen.list.status !== 'ready'}
      hasTasks
      list={fields && { state, fields }}
      download={(format, options) => {
        const background = options.isBackground ? 'true' : undefined;
        return download(queryOf({ ...filters, sortField, sortOrder, format, background }), options);
      }}
    />
  );
}
