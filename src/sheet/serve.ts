import { SheetFault, type SheetFaultDetail } from './fault';
import { type SheetDoubt, type SheetLimits, type SheetSigns, showAll, type Unseen } from './grid';
import { readSheet } from './readSheet';
import { sha256Hex } from './sha256';

/** Request to the worker; the bytes are transferred, not copied. */
export interface ReadRequest {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  limits: SheetLimits;
}

/** Notices about an accepted file. */
export interface SheetNotes {
  /** Lines from which invisible characters were removed. */
  hidden?: number[];
  doubt?: SheetDoubt;
  signs?: SheetSigns;
  unseen?: Unseen;
}

/** Messages of the worker; `end`, `fault` or `failed` is the last one. */
export type ReadAnswer =
  | { is: 'progress'; share: number }
  | { is: 'rows'; rows: string[][]; lineNos: number[] }
  | ({ is: 'end'; titles: string[]; bytes: Uint8Array<ArrayBuffer>; sha256: string } & SheetNotes)
  | { is: 'fault'; detail: SheetFaultDetail }
  | { is: 'failed'; msg: string };

/** The part of a worker's global scope that is used. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null;
  postMessage: (answer: ReadAnswer, options?: { transfer: Transferable[] }) => void;
}

/** Rows in one message: few enough not to block the page. */
const SLICE = 500;
const STEP = 0.01;

async function answer({ bytes, fileName, limits }: ReadRequest, post: WorkerScope['postMessage']): Promise<void> {
  let told = 0;
  const read = readSheet(bytes, fileName, limits, (share) => {
    if (share < told + STEP) return;
    told = share;
    post({ is: 'progress', share });
  });
  const { hidden, doubt, signs, unseen, ...sheet } = showAll(read);
  for (let at = 0; at < sheet.rows.length; at += SLICE)
    post({ is: 'rows', rows: sheet.rows.slice(at, at + SLICE), lineNos: sheet.lineNos.slice(at, at + SLICE) });
  const sha256 = await sha256Hex(bytes);
  const notes = {
    ...(hidden.length > 0 && { hidden }),
    ...(doubt && { doubt }),
    ...(signs && { signs }),
    ...(unseen && { unseen }),
  };
  post({ is: 'end', titles: sheet.titles, bytes, sha256, ...notes }, { transfer: [bytes.buffer] });
}

/** Serves read requests in a worker: one request, then its messages. The bytes come back with the last one. */
export function serve(scope: WorkerScope): void {
  const post: WorkerScope['postMessage'] = (...message) => scope.postMessage(...message);
  scope.onmessage = ({ data }) => {
    answer(data, post).catch((error: unknown) =>
      post(error instanceof SheetFault ? { is: 'fault', detail: error.detail } : { is: 'failed', msg: String(error) }),
    );
  };
}
