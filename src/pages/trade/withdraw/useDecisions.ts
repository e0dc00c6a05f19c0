import { App } from 'antd';
import { useCallback, useState } from 'react';
import type { Withdraw, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { withdrawActionState } from '@/domain/withdraw';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { refreshPendingCount } from '@/stores/pendingCount';

type Kind = 'pass' | 'reject';

interface Options {
  reload: () => void;
  replaceRow: (row: Withdraw) => void;
  clearSelection: () => void;
}

/** Limits of one call (screen 17). */
const MAX_ITEMS: Record<Kind, number> = { pass: 50, reject: 100 };

function hasHighFlag(row: Withdraw): boolean {
  return (row.riskFlags ?? []).some((flag) => flag.severity === 'HIGH');
}

/** Which dialog stands open with which orders, and what happens after it. */
export function useDecisions({ reload, replaceRow, clearSelection }: Options) {
  const t = useT();
  const format = useFormat();
  const { message } = App.useApp();
  const [pending, setPending] = useState<{ kind: Kind; rows: readonly Withdraw[] }>();
  const [result, setResult] = useState<WithdrawBulkResult>();

  const ask = useCallback(
    (kind: Kind, rows: readonly Withdraw[]) => {
      const possible = rows.filter((row) => withdrawActionState(row, kind).isAllowed);
      const isBulkPass = kind === 'pass' && rows.length > 1;
      const offered = isBulkPass ? possible.filter((row) => !hasHighFlag(row)) : possible;
      if (offered.length > MAX_ITEMS[kind])
        return void message.warning(t('trade.withdraw.message.tooMany', { max: MAX_ITEMS[kind] }));
      if (rows.length > possible.length)
        void message.info(t('trade.withdraw.message.notOffered', { count: rows.length - possible.length }));
      if (possible.length > offered.length)
        void message.info(t('trade.withdraw.message.highLeftOut', { count: possible.length - offered.length }));
      if (offered.length > 0) setPending({ kind, rows: offered });
    },
    [message, t],
  );

  const refresh = useCallback(() => {
    reload();
    void refreshPendingCount();
  }, [reload]);

  const finish = (answer: WithdrawBulkResult) => {
    const rows = pending?.rows ?? [];
    const kind = pending?.kind;
    setPending(undefined);
    clearSelection();
    refresh();
    const only = answer.succeeded[0];
    const row = rows.find((candidate) => candidate.withdrawNo === only?.withdrawNo);
    if (answer.failed.length > 0) setResult(answer);
    else if (only && row && rows.length === 1) {
      if (kind === 'reject')
        void message.success(
          t('trade.withdraw.message.rejected', { no: only.withdrawNo, money: format.money(row.amount, row.currency) }),
        );
      else
        void message.success(
          t(only.status === 'SECOND_REVIEW' ? 'trade.withdraw.message.passedOn' : 'trade.withdraw.message.passed', {
            no: only.withdrawNo,
          }),
        );
    } else void message.success(t('common.bulk.title', { done: answer.succeeded.length, all: rows.length }));
  };

  /** A conflict brings the record as it is now: it takes the place of the row, and the dialog goes on with it. */
  const learn = (refusal: ApiError) => {
    const current = refusal.data?.current as Withdraw | undefined;
    if (!current?.withdrawNo) return;
    replaceRow(current);
    setPending(
      (before) =>
        before && { ...before, rows: before.rows.map((row) => (row.withdrawNo === current.withdrawNo ? current : row)) },
    );
    void refreshPendingCount();
  };

  return {
    pending,
    result,
    ask,
    finish,
    learn,
    refresh,
    close: () => setPending(undefined),
    closeResult: () => setResult(undefined),
  };
}
