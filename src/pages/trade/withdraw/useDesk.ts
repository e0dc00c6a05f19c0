import { useDebounceFn } from 'ahooks';
import { App } from 'antd';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Withdraw, WithdrawBulkResult, WithdrawTotal } from '@/contract';
import { ApiError, ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { serverNow } from '@/domain/serverClock';
import { countText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useDialogDraft } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import type { ResourceList } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { claimWithdraws, getWithdraw, queryWithdraws, releaseWithdraws } from '@/services/withdraw';
import { notePendingCount, refreshPendingCount } from '@/stores/pendingCount';
import { refOf, type Send } from './calls';
import { type Act, canDecide, type Dialog, type DialogKind, deskReducer, leftOut, nextToDecide, stateOf } from './desk';
import { outbox, useSent } from './outbox';
import { isBare, offerOf, readAgain } from './reading';
import { useLeftOut } from './useLeftOut';

/** A dialog over older rows reloads them first. Longer than the list's refresh interval. */
const FRESH_MS = 15_000;
const FIGURES_MS = 2_000;
/** After these the next order opens or gets the focus. */
const DECIDING: readonly string[] = ['pass', 'reject', 'hold', 'escalate', 'answer', 'ask'];

type Asked = Pick<Dialog, 'kind' | 'rows'>;

interface DeskOptions {
  list: ResourceList<Withdraw, WithdrawTotal>;
  cursor: RowCursor<Withdraw>;
  openNo: string | undefined;
  open: (no: string | undefined) => void;
  select: (numbers: readonly string[]) => void;
}

/** All actions on orders. Row, bulk, drawer and keys share one path (ADR 0010). */
export function useDesk({ list, cursor, openNo, open, select }: DeskOptions) {
  const t = useT();
  const { message } = App.useApp();
  const success = useSuccess();
  const sayLeftOut = useLeftOut();
  const granted = useAccess();
  const canDetail = granted['trade:withdraw:detail'];
  const [state, dispatch] = useReducer(deskReducer, { seen: {} });
  const sent = useSent();
  const lockOf = useCallback((no: string) => sent.find(({ versions }) => no in versions)?.state, [sent]);
  const latest = useRef({ list, state, openNo, lockOf });
  latest.current = { list, state, openNo, lockOf };
  const { replaceRow, reload } = list;

  /** Updates orders in the list and in the open dialog. */
  const learn = useCallback(
    (rows: readonly (Withdraw | null | undefined)[]) => {
      const known = rows.filter((row): row is Withdraw => row?.withdrawNo !== undefined);
      for (const row of known) replaceRow(row);
      if (known.length > 0) dispatch({ type: 'read', rows: known });
    },
    [replaceRow],
  );

  useEffect(() => {
    // The list's refresh may find a change while a dialog is open.
    const { dialog } = latest.current.state;
    const asked = list.rows.filter((row) => dialog?.rows.some(({ withdrawNo }) => withdrawNo === row.withdrawNo));
    if (asked.length > 0) dispatch({ type: 'read', rows: asked });
  }, [list.rows]);

  const hasDialog = state.dialog !== undefined || state.result !== undefined;
  const focusNext = useFocusBack(cursor, 'withdrawNo', { openKey: openNo, isAsking: hasDialog });

  // Several quick decisions reload the figures once.
  const [changes, setChanges] = useState(0);
  const { run: countChange } = useDebounceFn(() => setChanges((before) => before + 1), { wait: FIGURES_MS });
  const absorb = useCallback(
    (result: WithdrawBulkResult) => {
      learn([...result.succeeded, ...result.failed].map(({ current }) => current));
      if (typeof result.pendingCount === 'number') notePendingCount(result.pendingCount);
      else void refreshPendingCount();
      countChange();
      // Reloads if the server did not send the rows.
      if (result.succeeded.some(({ current }) => !current)) reload();
    },
    [learn, reload, countChange],
  );

  /** See useClaim. */
  const held = useRef(new Set<string>()).current;
  const learnFrom = useCallback(
    (refusal: ApiError) => {
      const current = refusal.data?.current as Withdraw | undefined;
      learn([current]);
      if (!current) return;
      void refreshPendingCount();
      const { list: now, lockOf: locked, state: before } = latest.current;
      // The order is lost to a colleague: closing the dialog moves the focus to the next one.
      if (before.dialog?.rows.length === 1 && !canDecide(current))
        focusNext.current = nextToDecide(now.rows, current.withdrawNo, locked)?.withdrawNo;
    },
    [learn, focusNext],
  );

  /** Loads the detail of the dialog's order. */
  const readDetail = useCallback((no: string) => {
    dispatch({ type: 'checking' });
    getWithdraw(no, { isQuiet: true })
      .then((row) => dispatch({ type: 'detailed', row }), ignoreApiError)
      .finally(() => dispatch({ type: 'checked' }));
  }, []);

  /** Opens the dialog for the rows that allow the action. */
  const ask = useCallback(
    (kind: DialogKind, rows: readonly Withdraw[]) => {
      const { list: now, lockOf: locked } = latest.current;
      const offer = offerOf(kind, rows, locked);
      const { offered, max } = offer;
      sayLeftOut(kind, rows, offer);
      if (offered.length === 0 || offered.length > max) return;
      const [only] = offered;
      if (only && offered.length === 1 && isBare(only, kind)) {
        dispatch({ type: 'asked', kind, rows: offered, isChecking: true });
        return readDetail(only.withdrawNo);
      }
      const isOld = now.loadedAt === undefined || serverNow() - now.loadedAt > FRESH_MS;
      const hasFacts = canDetail && kind === 'pass' && offered.length > 1;
      dispatch({ type: 'asked', kind, rows: offered, isChecking: isOld || hasFacts });
      if (!isOld && !hasFacts) return;
      readAgain(offered, hasFacts, isOld)
        .then(learn, ignoreApiError)
        .finally(() => dispatch({ type: 'checked' }));
    },
    [sayLeftOut, learn, readDetail, canDetail],
  );

  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  useDialogDraft<Asked, Withdraw>({
    dialog: state.dialog && { kind: state.dialog.kind, rows: state.dialog.rows },
    rows: list.rows,
    rowKey: 'withdrawNo',
    reopen: useCallback(({ kind, rows }: Asked) => ask(kind, rows), [ask]),
    close,
  });

  const send: Send = useCallback(
    (action, body, options) =>
      outbox.send(action, body, options).catch((error: unknown) => {
        // The page shows the unknown outcome and locks the rows, so the dialog can close.
        if (error instanceof ApiError && error.isOutcomeUnknown) dispatch({ type: 'closed' });
        throw error;
      }) as Promise<WithdrawBulkResult>,
    [],
  );

  const rowsNow = (no: string, result: WithdrawBulkResult) =>
    latest.current.list.rows.map((row) => {
      const newer = result.succeeded.find(({ withdrawNo }) => withdrawNo === row.withdrawNo)?.current;
      return row.withdrawNo === no ? (newer ?? row) : row;
    });

  const finish = (result: WithdrawBulkResult) => {
    const { dialog } = latest.current.state;
    if (!dialog) return;
    const { kind, rows } = dialog;
    const [only] = rows;
    close();
    if (rows.length > 1) select(leftOut(rows, result));
    absorb(result);
    // A decided order has no claim to release. The call may have claimed the next one.
    for (const { withdrawNo } of result.succeeded) held.delete(withdrawNo);
    if (result.claimed) {
      held.add(result.claimed.withdrawNo);
      learn([result.claimed.current]);
    }
    if (result.failed.length > 0) dispatch({ type: 'told', result });
    dispatch({ type: 'done', done: { kind, rows, result } });
    if (!only || rows.length > 1 || !DECIDING.includes(kind) || (openNo ?? only.withdrawNo) !== only.withdrawNo) return;
    const next = nextToDecide(rowsNow(only.withdrawNo, result), only.withdrawNo, lockOf);
    if (openNo !== undefined) open(next?.withdrawNo);
    else focusNext.current = next?.withdrawNo ?? only.withdrawNo;
  };

  /** Runs an action without a dialog on the rows that allow it. The request layer shows a refusal, which carries the current row. */
  const act = useCallback(
    async (action: Act, rows: readonly Withdraw[]) => {
      const possible = rows.filter((row) => stateOf(row, action).isAllowed);
      const [only] = possible;
      const closed = rows.map((row) => stateOf(row, action)).find(({ isAllowed }) => !isAllowed);
      if (closed?.isAllowed === false && closed.why) void message.info(closed.why);
      if (!only) return;
      const items = possible.map(refOf);
      const options = { idempotencyKey: createRequestId() };
      try {
        if (action === 'undo') dispatch({ type: 'done' });
        if (action === 'undo' || action === 'resume') absorb(await outbox.send(action, refOf(only), options));
        else if (action === 'query') absorb(await queryWithdraws({ items }, options));
        else if (action === 'release') absorb(await releaseWithdraws({ items }, options));
        else absorb(await claimWithdraws({ items, takeOver: action === 'takeOver' || undefined }, options));
        const done = `trade.withdraw.message.done.${action}` as const;
        const no = possible.length === 1 ? only.withdrawNo : undefined;
        success(t(done, { no: no ?? countText(possible.length) }), no);
      } catch (error) {
        ignoreApiError(error);
        learnFrom(error);
      }
    },
    [absorb, learnFrom, message, success, t],
  );

  // A queue page without decisions left reloads, so that the next orders appear.
  const { filters } = list.state;
  const isQueue = filters.view === 'NEEDS_ME' || filters.view === 'WAITING';
  const isSpent = isQueue && list.rows.length > 0 && !list.rows.some(canDecide) && list.total > 0;
  const wasUseful = useRef(false);
  useEffect(() => {
    if (list.rows.some(canDecide)) wasUseful.current = true;
    if (!isSpent || !wasUseful.current || hasDialog || openNo !== undefined || sent.length > 0) return;
    wasUseful.current = false;
    reload();
  }, [isSpent, hasDialog, openNo, sent.length, list.rows, reload]);

  return {
    state,
    dispatch,
    sent,
    held,
    /** Changes when the figures may have changed. Undefined before the first rows. */
    figuresOf: list.readAt === undefined ? undefined : `${list.readAt} ${list.total} ${changes}`,
    changes,
    lockOf,
    canAnswer: granted['trade:withdraw:answer'],
    hasQuestions: granted['trade:withdraw:escalate'] || granted['trade:withdraw:answer'],
    canAsk: granted['trade:withdraw:ask'],
    ask,
    readDetail,
    act,
    send,
    finish,
    absorb,
    learn,
    learnFrom,
    close,
    /** The order to claim together with a decision on this one. */
    claimNextOf: (no: string): string | undefined =>
      openNo === no && granted['trade:withdraw:claim'] ? nextToDecide(list.rows, no, lockOf)?.withdrawNo : undefined,
  };
}

export type Desk = ReturnType<typeof useDesk>;
