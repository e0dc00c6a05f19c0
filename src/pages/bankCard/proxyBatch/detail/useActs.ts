import { App } from 'antd';
import { useMemo, useRef } from 'react';
import type { BatchItem, BatchItemBulkResult } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { assignBatch, releaseBatchItems, takeBatchItems } from '@/services/batchItem';
import { refOf } from './refs';

/** Actions without a dialog. Each resolves after its answer. */
export interface Acts {
  take: (rows: readonly BatchItem[]) => Promise<void>;
  release: (rows: readonly BatchItem[]) => Promise<void>;
  /** Removes the assigned card. */
  assign: (rows: readonly BatchItem[]) => Promise<void>;
}

interface ActsOptions {
  batchNo: string;
  /** The batch version on screen. */
  version: number | undefined;
  /** Called after a change, also if a colleague was faster. */
  onChanged: () => void;
  onReport: (result: BatchItemBulkResult) => void;
}

/** Stable actions: take and release lines, remove cards. The request layer reports refusals; the lists reload in any case. */
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
