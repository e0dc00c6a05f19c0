import { App } from 'antd';
import { useState } from 'react';
import type { BulkFailure } from '@/components/BulkResultModal';
import type { Callback } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { resendCallbacks } from '@/services/commonCallback';

/** Limit of one call (docs/rules/callback.md#resend). */
export const RESEND_LIMIT = 100;

/** One callback that was not delivered, with its state for the report. */
export interface Undelivered extends BulkFailure {
  no: string;
}

/** What became of a call for several callbacks. */
interface Report {
  succeeded: number;
  failed: readonly Undelivered[];
}

/** Resends callbacks. What was refused, and what the merchant did not take, stands in a report. @param onSent reads the rows again */
export function useResend(onSent: () => void) {
  const t = useT();
  const { message } = App.useApp();
  const [report, setReport] = useState<Report>();
  const stateOf = (current: Callback | undefined) => ({ current: current && { status: current.notifyStatus } });
  const sending = useSubmit(
    (rows: readonly Callback[], options) =>
      resendCallbacks({ items: rows.map(({ entity, no, version }) => ({ entity, no, version })) }, options),
    ({ succeeded, failed }) => {
      onSent();
      const taken = succeeded.filter(({ isDelivered }) => isDelivered);
      const missed = succeeded
        .filter(({ isDelivered }) => !isDelivered)
        .map(({ no, httpStatus, current }) => ({
          no,
          code: httpStatus ?? 0,
          msg: t('callback.message.notTaken', { status: httpStatus ?? t('parts.notify.noAnswer') }),
          ...stateOf(current),
        }));
      const undone = [...failed.map((one) => ({ ...one, ...stateOf(one.current) })), ...missed];
      if (undone.length > 0) setReport({ succeeded: taken.length, failed: undone });
      else void message.success(t('callback.message.resent', { count: taken.length }));
    },
    onSent,
  );
  return { ...sending, report, closeReport: () => setReport(undefined) };
}
