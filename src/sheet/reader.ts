import { SheetFault } from './fault';
import type { Sheet } from './grid';
import { openWorker } from './openWorker';
import type { ReadAnswer, ReadRequest, SheetNotes } from './serve';

/** A file that was read, with its bytes and their SHA-256 in hexadecimal. */
export interface SheetFile extends Sheet, SheetNotes {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  /** The file is passed again, with its hidden rows and columns. */
  isAgain?: boolean;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Share of the work that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Reads a file in a worker. The bytes are transferred to it and come back with the answer. Rejects with a SheetFault for a faulty
 * file, with the signal's reason when aborted, and with an Error when the worker fails.
 */
export function readFile(request: ReadRequest, { signal, onProgress }: ReadOptions = {}): Promise<SheetFile> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = openWorker();
    const rows: string[][] = [];
    const lineNos: number[] = [];
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', onAbort);
      worker.terminate();
      // Earlier messages may still arrive.
      worker.onmessage = null;
      settle();
    };
    const onAbort = () => end(() => reject(signal?.reason));
    signal?.addEventListener('abort', onAbort);
    worker.onerror = ({ message }) => end(() => reject(new Error(message || 'The worker could not be started')));
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.is === 'progress') onProgress?.(data.share);
      if (data.is === 'fault') end(() => reject(new SheetFault(data.detail)));
      if (data.is === 'failed') end(() => reject(new Error(data.msg)));
      if (data.is === 'rows') {
        rows.push(...data.rows);
        lineNos.push(...data.lineNos);
      }
      if (data.is !== 'end') return;
      const { is: _is, ...file } = data;
      end(() => resolve({ fileName: request.fileName, rows, lineNos, ...file }));
    };
    worker.postMessage(request, [request.bytes.buffer]);
  });
}
