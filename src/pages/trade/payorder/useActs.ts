import { App } from 'antd';
import { useCallback } from 'react';
import type { PayOrder, PayOrderBulkResult } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { payOrderActionState } from '@/domain/payOrder';
import { createRequestId } from '@/domain/requestId';
import { useCopy } from '@/hooks/useCopy';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { notifyPayOrders, queryPayOrders } from '@/services/payorder';

/** Limits of one call (docs/rules/payorder.md#bulk). */
const MAX = { query: 50, notify: 100 } as const;
const CALLS = { query: queryPayOrders, notify: notifyPayOrders };
type Act = keyof typeof MAX;
type Succeeded = PayOrderBulkResult['succeeded'][number];

const isUpstreamWord = (word: string | null | undefined): word is 'SUCCESS' | 'PAYING' | 'FAILED' =>
  word === 'SUCCESS' || word === 'PAYING' || word === 'FAILED';

/**
 * Actions without a dialog, for one or several orders, with their messages.
 * @param updateRows updates orders on all parts of the screen
 * @param report shows the undone items of a bulk call
 */
export function useActs(updateRows: (rows: readonly PayOrder[]) => void, report: (result: PayOrderBulkResult) => void) {
  const t = useT();
  const format = useFormat();
  const { message } = App.useApp();
  const success = useSuccess();

  const undelivered = useCallback(
    ({ payOrderNo: no, httpStatus }: Succeeded) =>
      t('payorder.message.undelivered', { no, status: httpStatus ?? t('payorder.message.noAnswer') }),
    [t],
  );

  const sayOne = useCallback(
    (action: Act, one: Succeeded) => {
      const { payOrderNo: no, upstreamStatus, isDelivered } = one;
      if (action === 'query') {
        const key = isUpstreamWord(upstreamStatus) ? upstreamStatus : 'PAYING';
        const text = t(`payorder.message.queried.${key}`, { no });
        if (key === 'SUCCESS') success(text, no);
        else void message.info(text);
      } else if (isDelivered === false) void message.warning(undelivered(one));
      else success(t('payorder.message.delivered', { no }), no);
    },
    [message, success, t, undelivered],
  );

  const act = useCallback(
    async (action: Act, rows: readonly PayOrder[]) => {
      const possible = rows.filter((row) => payOrderActionState(row, action).isAllowed);
      if (possible.length > MAX[action]) return void message.warning(t('payorder.message.tooMany', { max: MAX[action] }));
      if (rows.length > possible.length)
        void message.info(t('payorder.message.notOffered', { count: rows.length - possible.length }));
      if (possible.length === 0) return;
      const items = possible.map(({ payOrderNo, version }) => ({ payOrderNo, version }));
      try {
        const result = await CALLS[action]({ items }, { idempotencyKey: createRequestId() });
        updateRows([...result.succeeded, ...result.failed].flatMap(({ current }) => current ?? []));
        const [only] = result.succeeded;
        if (possible.length === 1 && only) return sayOne(action, only);
        // The callback was sent but the merchant did not accept it: this counts as undone too.
        const missed = result.succeeded.filter(({ isDelivered }) => isDelivered === false);
        const failed = [...result.failed, ...missed.map((one) => ({ ...one, code: one.httpStatus ?? 0, msg: undelivered(one) }))];
        if (failed.length > 0) return report({ succeeded: result.succeeded.filter((one) => !missed.includes(one)), failed });
        const count = result.succeeded.length;
        const paid = result.succeeded.filter(({ after }) => after === 'SUCCESS').length;
        const done = action === 'query' ? 'queriedMany' : 'deliveredMany';
        void message.success(t(`payorder.message.${done}`, { count, paid }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const current = error.data?.current as PayOrder | undefined;
        if (current) updateRows([current]);
      }
    },
    [updateRows, message, sayOne, t, report, undelivered],
  );

  const copyText = useCopy();
  const copy = useCallback(
    async (row: PayOrder) => {
      // Rarely used, so it loads with the dialogs.
      const { summaryOf } = await import('./summary');
      if (await copyText(summaryOf(row, t, format))) void message.success(t('payorder.message.copied', { no: row.payOrderNo }));
    },
    [format, message, t, copyText],
  );
  return { act, copy };
}
