import { useLatest } from 'ahooks';
import { App, Button } from 'antd';
import { type ReactNode, useCallback, useEffect } from 'react';
import { detailAddress } from '@/components/RecordLink';
import type { Withdraw } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { DoneText } from '@/screen/DoneText';
import { useSuccess } from '@/screen/useSuccess';
import { refOf } from './calls';
import type { Done } from './desk';
import { KeyHint } from './detail/KeyHint';
import { useSecondsLeft } from './RowActions';
import type { Desk } from './useDesk';

const NOTICE = 'done-notice';

/** What was done, in one sentence. */
function useDoneText() {
  const t = useT();
  const format = useFormat();
  return ({ kind, rows, result }: Done): string => {
    const [only] = rows;
    const [item] = result.succeeded;
    const done = result.succeeded.length;
    if (!only || !item || rows.length > 1) return t('parts.bulk.title', { done, all: done + result.failed.length });
    const { withdrawNo: no, amount, currency } = only;
    if (kind === 'reject') return t('desk.done.rejected', { no, money: format.money(amount, currency) });
    if (kind === 'pass') return t(item.status === 'SECOND_REVIEW' ? 'desk.done.passedOn' : 'desk.done.passed', { no });
    return t(`desk.done.${kind as 'hold'}`, { no });
  };
}

interface UndoNoticeProps {
  text: ReactNode;
  until: string;
  onUndo: () => void;
  onOver: () => void;
}

/** What was decided, and how long it can be undone. Screen readers announce the text once, not each second. */
function UndoNotice({ text, until, onUndo, onOver }: UndoNoticeProps) {
  const t = useT();
  const seconds = useSecondsLeft(until);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  return (
    <>
      <span>{text}</span>{' '}
      <Button type="link" size="small" onClick={onUndo}>
        {t('trade.withdraw.action.undo')}
      </Button>
      <KeyHint of="z" />{' '}
      <span aria-hidden className="number soft">
        {t('desk.undo.left', { seconds })}
      </span>
    </>
  );
}

/** Orders of a decision that the server offers to undo for some time. */
const undoableOf = ({ result }: Done): Withdraw[] =>
  result.succeeded
    .map(({ current }) => current)
    .filter((row): row is Withdraw => Boolean(row?.undoUntil && row.allowed?.includes('undo')));

/**
 * Says what was done. The last decision, single or bulk, can be undone from here, by button or key, in list and drawer, until the
 * first of its orders can no longer be undone (docs/rules/withdraw.md#undo). Each order is a call of its own: a refusal of one is
 * shown, and the others are undone.
 */
export function DoneNotice({ desk }: { desk: Desk }) {
  const t = useT();
  const textOf = useDoneText();
  const { message } = App.useApp();
  const success = useSuccess();
  const { state, dispatch, absorb, learnFrom, send } = desk;
  const { done } = state;
  const canUndo = useAccess()['trade:withdraw:undo'] === true;
  const rows = done && canUndo ? undoableOf(done) : [];
  const until = rows.map(({ undoUntil }) => String(undoUntil)).sort()[0];

  const forget = useCallback(() => dispatch({ type: 'done' }), [dispatch]);
  const undo = async () => {
    forget();
    const undone: string[] = [];
    for (const row of rows) {
      try {
        absorb(await send('undo', refOf(row), { idempotencyKey: createRequestId() }));
        undone.push(row.withdrawNo);
      } catch (error) {
        ignoreApiError(error);
        learnFrom(error);
      }
    }
    const [no] = undone;
    if (no === undefined) return;
    const text =
      rows.length === 1 ? t('trade.withdraw.message.done.undo', { no }) : t('desk.undo.done', { count: undone.length });
    success(text, rows.length === 1 ? no : undefined);
  };

  const latest = useLatest({ undo, textOf });
  useEffect(() => {
    if (!done) return;
    const text = latest.current.textOf(done);
    const no = done.rows.length === 1 ? done.rows[0]?.withdrawNo : undefined;
    if (until) {
      const onUndo = () => void latest.current.undo();
      const words = no ? <DoneText text={text} no={no} to={detailAddress(no)} /> : text;
      const content = <UndoNotice text={words} until={until} onUndo={onUndo} onOver={forget} />;
      // Refused items have a dialog of their own.
      const type = done.result.failed.length > 0 ? 'info' : 'success';
      void message.open({ key: NOTICE, type, duration: 0, content });
      return () => message.destroy(NOTICE);
    }
    if (done.result.failed.length === 0) success(text, no);
    forget();
  }, [done, until, message, success, forget, latest]);

  useShortcuts(
    canUndo
      ? [
          {
            keys: 'z',
            label: 'desk.undo.last',
            layers: ['page', 'drawer'],
            canRun: () => rows.length > 0,
            run: () => void (rows.length > 0 && undo()),
          },
        ]
      : [],
  );
  return null;
}
