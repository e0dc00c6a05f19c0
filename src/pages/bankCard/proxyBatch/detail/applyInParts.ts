import type { BatchItem, BatchItemBulkResult, BatchOtpMode } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { slicesOf } from '@/domain/batchItem';
import { createRequestId } from '@/domain/requestId';
import { refOf } from './refs';

type Failure = BatchItemBulkResult['failed'][number];

/** What became of the applications, part by part. */
export interface Report {
  all: number;
  asked: number;
  failed: Failure[];
  /** Lines of a part to which no answer came: nobody knows whether they were asked for. */
  unknown: number;
}

interface PartsOptions {
  batchNo: string;
  /** Of the batch; the first part may change it, each answer tells the next one. */
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
  /** Told after each part. */
  onProgress: (report: Report) => void;
  /** Asked before each part. */
  isStopped: () => boolean;
}

const failuresOf = (items: readonly { itemNo: string }[], { code, msg }: ApiError): Failure[] =>
  items.map(({ itemNo }) => ({ itemNo, code, msg: msg ?? '' }));

/**
 * Applies for payments in parts of what one call takes, one after the other, each sent once. It ends before the next part when it is
 * stopped, when no answer came (that part may have been done), or when a whole part was refused.
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
