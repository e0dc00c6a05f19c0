import { ExportButton } from '@/components/ExportButton';
import type { AccessKey } from '@/contract';
import type { ListState } from '@/hooks/useListState';

interface ListExportProps {
  screen: { list: { status: string }; state: ListState };
  access: AccessKey;
  download: (
    query: never,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ) => Promise<{ fileName: string }>;
}

/** The filtered list as a file, in the order of the list. */
export function ListExport({ screen, access, download }: ListExportProps) {
  const { filters, sortField, sortOrder } = screen.state;
  return (
    <ExportButton
      access={access}
      isDisabled={screen.list.status !== 'ready'}
      // The address is free text; the server judges its values, the contract names them.
      download={(format, options) => download({ ...filters, sortField, sortOrder, format } as never, options)}
    />
  );
}
