import { App } from 'antd';
import { useMemo, useRef } from 'react';
import type { BatchItem, BatchItemBulkResult } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { assignBatch, releaseBatchItems, takeBatchItems } from '@/services/batchItem';
import { refOf } from './refs';

/** What is done without a dialog; each ends when the answer is there. */
export interface Acts {
  take: (rows: readonly BatchItem[]) => Promise<void>;
  release: (rows: readonly BatchItem[]) => Promise<void>;
  /** Takes the chosen card back. */
  assign: (rows: readonly BatchItem[]) => Promise<void>;
}

interface ActsOptions {
  batchNo: string;
  /** The batch as the operator sees it. */
  version: number | undefined;
  /** Something has changed, or somebody was faster. */
  onChanged: () => void;
  onReport: (result: BatchItemBulkResult) => void;
}

/** Taking lines, giving them back, and taking cards back; stable. A refusal has been told; the lists are read anew all the same. */
export function useActs(options: ActsOptions): Acts {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef({ ...options, t, message });
  latest.current = { ...options, t, message };
  return useMemo(() => {
    const run = async (words: 'taken' | 'released' | 'unassigned', send: () => Promise<BatchItemBulkResult>) => {
      const { onChanged, onReport, t: translate, message: toast } = latest.current;
      try {
        const result = await send();
        if (result.failed.length > 0) onReport(result);
        else void toast.success(translate(`batchItem.message.${words}`, { count: result.succeeded.length }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        onChanged();
      }
    };
    const key = () => ({ idempotencyKey: createRequestId() });
    return {
      take: (rows) => run('taken', () => takeBatchItems({ items: rows.map(refOf) }, key())),
      release: (rows) => run('released', () => releaseBatchItems({ items: rows.map(refOf) }, key())),
      assign: (rows) => {
        const { batchNo, version } = latest.current;
        const plan = [{ cardId: null, itemNos: rows.map(({ itemNo }) => itemNo) }];
        return run('unassigned', () => assignBatch({ batchNo, version, plan }, key()));
      },
    };
  }, []);
}
