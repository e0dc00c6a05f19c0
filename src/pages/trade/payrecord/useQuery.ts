import { App } from 'antd';
import { useCallback, useRef } from 'react';
import type { PayRecord } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { queryPayRecords } from '@/services/payrecord';
import type { Query, Screen } from './dialog';

const isRow = (row: unknown): row is PayRecord => typeof row === 'object' && row !== null && 'recordNo' in row;

/** Queries the upstream. One answer shows as a message, several as a report. */
export function useQuery(screen: Screen): Query {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef(screen);
  latest.current = screen;
  return useCallback(
    async (rows) => {
      const { updateRows, list, selection, ask } = latest.current;
      try {
        const items = rows.map(({ recordNo, version }) => ({ recordNo, version }));
        const result = await queryPayRecords({ items }, { idempotencyKey: createRequestId() });
        updateRows([...result.succeeded, ...result.failed].map(({ current }) => current).filter(isRow));
        const [one] = result.succeeded;
        if (rows.length > 1 || !one) {
          selection.clear();
          return ask({ kind: 'result', result });
        }
        const { recordNo: no, before, after, upstreamStatus = 'PAYING' } = one;
        const said = t(`payrecord.upstream.${upstreamStatus}`);
        const states = { before: t(`payrecord.status.${before}`), after: t(`payrecord.status.${after}`) };
        void message.info(
          t(before === after ? 'payrecord.message.askedSame' : 'payrecord.message.asked', { no, said, ...states }),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isRow(error.data?.current)) updateRows([error.data.current]);
        // Querying twice is harmless, so an unknown outcome only reloads the list.
        if (error.isOutcomeUnknown) list.reload();
      }
    },
    [message, t],
  );
}
