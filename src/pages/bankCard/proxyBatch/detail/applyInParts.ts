import type { BatchItem, BatchItemBulkResult, BatchOtpMode } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { slicesOf } from '@/domain/batchItem';
import { createRequestId } from '@/domain/requestId';
import { refOf } from './refs';

type Failure = BatchItemBulkResult['failed'][number];

/** Result of the applications so far. */
export interface Report {
  all: number;
  asked: number;
  failed: Failure[];
  /** Lines of a part without an answer: their payments may or may not have started. */
  unknown: number;
}

interface PartsOptions {
  batchNo: string;
  /** The batch's version. A part may change it, so each answer supplies it for the next part. */
  version: number | undefined;
  otpMode: BatchOtpMode;
  rows: readonly BatchItem[];
  send: (
    body: {
      batchNo: string;
      version: number | undefined;
      otpMode: BatchOtpMode;
      items: { itemNo: string; version: number | undefined }[];
    },
    options: { idempotencyKey: string; isQuiet: true },
  ) => Promise<BatchItemBulkResult>;
  /** Called after each part. */
  onProgress: (report: Report) => void;
  /** Called before each part. */
  isStopped: () => boolean;
}

const failuresOf = (items: readonly { itemNo: string }[], { code, msg }: ApiError): Failure[] =>
  items.map(({ itemNo }) => ({ itemNo, code, msg: msg ?? '' }));

/**
 * Applies for payments in parts of the size that one call takes. Sends each part once, in sequence. Ends early when stopped, when
 * a whole part is refused, or when no answer came, because that part may have been done.
 */
export async function applyInParts(options: PartsOptions): Promise<Report> {
  const { batchNo, otpMode, rows, send, onProgress, isStopped } = options;
  let { version } = options;
  const report: Report = { all: rows.length, asked: 0, failed: [], unknown: 0 };
  for (const part of slicesOf(rows)) {
    if (isStopped()) break;
    const items = part.map(refOf);
    try {
      const { succeeded, failed, batch } = await send(
        { batchNo, version, otpMode, items },
        { idempotencyKey: createRequestId(), isQuiet: true },
      );
      version = batch?.version ?? version;
      report.asked += succeeded.length;
      report.failed.push(...failed);
      onProgress({ ...report });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isOutcomeUnknown) report.unknown = items.length;
      else report.failed.push(...failuresOf(items, error));
      break;
    }
  }
  return report;
}
