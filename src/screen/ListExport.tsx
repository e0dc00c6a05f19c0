import { ExportButton } from '@/components/ExportButton';
import type { AccessKey } from '@/contract';
import { type ListState, queryOf } from '@/hooks/useListState';

interface ListExportProps<Query> {
  screen: { list: { status: string }; state: ListState };
  access: AccessKey;
  download: (
    query: Query,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ) => Promise<{ fileName: string }>;
}

/** Exports the filtered list as a file, in the order of the list. */
export function ListExport<Query extends object>({ screen, access, download }: ListExportProps<Query>) {
  const { filters, sortField, sortOrder } = screen.state;
  return (
    <ExportButton
      access={access}
      isDisabled={screen.list.status !== 'ready'}
      download={(format, options) => download(queryOf({ ...filters, sortField, sortOrder, format }), options)}
    />
  );
}
