import { App } from 'antd';
import { useCallback, useRef } from 'react';
import type { PayRecord, PayRecordBulkResult } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { queryPayRecords } from '@/services/payrecord';
import type { Query } from './dialog';

interface QueryOptions {
  learn: (rows: readonly PayRecord[]) => void;
  reload: () => void;
  /** What the upstream said of several tries. */
  onResult: (result: PayRecordBulkResult) => void;
}

const isRow = (row: unknown): row is PayRecord => typeof row === 'object' && row !== null && 'recordNo' in row;

/** Asks the upstream about tries: of one its answer is told at once, of several as a report. */
export function useQuery(options: QueryOptions): Query {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef(options);
  latest.current = options;
  return useCallback(
    async (rows) => {
      const { learn, reload, onResult } = latest.current;
      try {
        const items = rows.map(({ recordNo, version }) => ({ recordNo, version }));
        const result = await queryPayRecords({ items }, { idempotencyKey: createRequestId() });
        learn([...result.succeeded, ...result.failed].map(({ current }) => current).filter(isRow));
        const [one] = result.succeeded;
        if (rows.length > 1 || !one) return onResult(result);
        const { recordNo: no, before, after, upstreamStatus = 'PAYING' } = one;
        const said = t(`payrecord.upstream.${upstreamStatus}`);
        const states = { before: t(`payrecord.status.${before}`), after: t(`payrecord.status.${after}`) };
        void message.info(
          t(before === after ? 'payrecord.message.askedSame' : 'payrecord.message.asked', { no, said, ...states }),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isRow(error.data?.current)) learn([error.data.current]);
        // Asking twice does no harm; how the tries stand is what counts.
        if (error.isOutcomeUnknown) reload();
      }
    },
    [message, t],
  );
}
