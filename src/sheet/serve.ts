import { SheetFault, type SheetFaultDetail } from './fault';
import { type SheetDoubt, type SheetLimits, showAll } from './grid';
import { readSheet } from './readSheet';
import { sha256Hex } from './sha256';

/** What is asked of the worker; the bytes are transferred, not copied. */
export interface ReadRequest {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  limits: SheetLimits;
}

/** What must be told of a file that is taken. */
export interface SheetNotes {
  /** Lines with signs that nobody sees; they were taken out. */
  hidden?: number[];
  doubt?: SheetDoubt;
}

/** What the worker tells, one message after another; `end`, `fault` or `failed` is the last. */
export type ReadAnswer =
  | { is: 'progress'; share: number }
  | { is: 'rows'; rows: string[][]; lineNos: number[] }
  | ({ is: 'end'; titles: string[]; bytes: Uint8Array<ArrayBuffer>; sha256: string } & SheetNotes)
  | { is: 'fault'; detail: SheetFaultDetail }
  | { is: 'failed'; msg: string };

/** The part of a worker's own world that it is served through. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null;
  postMessage: (answer: ReadAnswer, options?: { transfer: Transferable[] }) => void;
}

/** Rows of one message: so few that taking them holds nobody up. */
const SLICE = 500;
const STEP = 0.01;

async function answer({ bytes, fileName, limits }: ReadRequest, post: WorkerScope['postMessage']): Promise<void> {
  let told = 0;
  const read = readSheet(bytes, fileName, limits, (share) => {
    if (share < told + STEP) return;
    told = share;
    post({ is: 'progress', share });
  });
  const { hidden, doubt, ...sheet } = showAll(read);
  for (let at = 0; at < sheet.rows.length; at += SLICE)
    post({ is: 'rows', rows: sheet.rows.slice(at, at + SLICE), lineNos: sheet.lineNos.slice(at, at + SLICE) });
  const sha256 = await sha256Hex(bytes);
  const notes = { ...(hidden.length > 0 && { hidden }), ...(doubt && { doubt }) };
  post({ is: 'end', titles: sheet.titles, bytes, sha256, ...notes }, { transfer: [bytes.buffer] });
}

/** Lets a worker read files: one request, then its answers. The bytes come back with the last of them. */
export function serve(scope: WorkerScope): void {
  const post: WorkerScope['postMessage'] = (...message) => scope.postMessage(...message);
  scope.onmessage = ({ data }) => {
    answer(data, post).catch((error: unknown) =>
      post(error instanceof SheetFault ? { is: 'fault', detail: error.detail } : { is: 'failed', msg: String(error) }),
    );
  };
}
