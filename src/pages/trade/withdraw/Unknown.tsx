import { Alert, App, Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LIST_WATCH_MS } from '@/constants';
import type { Withdraw, WithdrawBulkResult } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import { countText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { pageWithdraws } from '@/services/withdraw';
import type { Sent } from '@/stores/outbox';
import { calls } from './calls';
import { movedOf, outbox, versionsOf } from './outbox';

interface UnknownProps {
  sent: readonly Sent[];
  learn: (rows: readonly Withdraw[]) => void;
  onDone: (result: WithdrawBulkResult) => void;
}

const ITEMS_MAX = 100;
/** Cheap: checks this browser's storage, not the server. */
const RECOVER_MS = 2_000;

/** Whether this version knows the call, and its body names the same orders: another version may have sent it. */
function canResend({ action, body, versions }: Sent): boolean {
  try {
    const named = versionsOf(body);
    return Object.hasOwn(calls, action) && Object.keys(versions).every((no) => named[no] === versions[no]);
  } catch {
    return false;
  }
}

/**
 * Changes with an unknown outcome (docs/rules/calls.md#unknown-outcome). Polls the state of the orders and lets you send again
 * with the same idempotency key. Never resends by itself.
 */
export function Unknown({ sent, learn, onDone }: UnknownProps) {
  const t = useT();
  const { message } = App.useApp();
  const format = useFormat();
  const unknown = sent.filter(({ state }) => state === 'unknown');
  const [checked, setChecked] = useState<Record<string, { at: string; isSeen: boolean }>>({});
  const [busy, setBusy] = useState<string>();
  const latest = useRef({ unknown, learn });
  latest.current = { unknown, learn };

  const check = async (one: Sent, isQuiet: boolean) => {
    try {
      const withdrawNo = Object.keys(one.versions).join();
      const { list } = await pageWithdraws({ view: 'ALL', withdrawNo, pageSize: ITEMS_MAX }, { isQuiet, isBackground: isQuiet });
      latest.current.learn(list);
      const moved = movedOf(one, list);
      if (moved.length > 0) {
        outbox.settle(one.key);
        for (const { withdrawNo: no, status } of moved)
          void message.info(t('desk.unknown.settled', { no, status: t(`trade.withdraw.status.${status}`) }));
      } else {
        // A server that does not know this filter answers with other orders.
        const isSeen = Object.keys(one.versions).every((no) => list.some((row) => row.withdrawNo === no));
        setChecked((before) => ({ ...before, [one.key]: { at: new Date(serverNow()).toISOString(), isSeen } }));
      }
    } catch (error) {
      ignoreApiError(error);
    }
  };
  const checkNow = useRef(check);
  checkNow.current = check;

  const isSending = sent.some(({ state }) => state === 'sending');
  useEffect(() => {
    // The tab that waits for the answer may have been closed.
    const recover = () => void outbox.recover();
    recover();
    if (!isSending) return;
    const timer = window.setInterval(recover, RECOVER_MS);
    return () => window.clearInterval(timer);
  }, [isSending]);
  const keys = unknown.map(({ key }) => key).join();
  useEffect(() => {
    if (keys === '') return;
    const all = () => {
      if (document.hidden || !navigator.onLine) return;
      for (const one of latest.current.unknown) void checkNow.current(one, true);
    };
    all();
    const timer = window.setInterval(all, LIST_WATCH_MS);
    return () => window.clearInterval(timer);
  }, [keys]);

  const resend = async (one: Sent) => {
    setBusy(one.key);
    try {
      onDone((await outbox.resend(one)) as WithdrawBulkResult);
    } catch (error) {
      ignoreApiError(error);
      void check(one, true);
    } finally {
      setBusy(undefined);
    }
  };

  // Keeps an alert in place while its change is being resent.
  const shown = sent.filter(({ key, state }) => state === 'unknown' || key === busy);
  return shown.map((one) => {
    const numbers = Object.keys(one.versions);
    const last = checked[one.key];
    const isOurs = canResend(one);
    const names = { no: numbers.length === 1 ? (numbers[0] ?? '') : countText(numbers.length), count: numbers.length };
    const checkedTime = last && format.time(last.at).slice(11);
    const unchanged = isOurs ? 'desk.unknown.unchanged' : 'desk.unknown.foreignUnchanged';
    return (
      <Alert
        key={one.key}
        className="unknown"
        type="warning"
        showIcon
        role="alert"
        title={
          isOurs
            ? t('desk.unknown.title', { action: t(`trade.withdraw.action.${one.action as 'pass'}`), ...names })
            : t('desk.unknown.foreign', names)
        }
        description={
          checkedTime
            ? t(last?.isSeen ? unchanged : 'desk.unknown.unseen', { time: checkedTime, count: numbers.length })
            : t('desk.unknown.hint')
        }
        action={
          <Space size={4} wrap>
            <Button size="small" disabled={busy === one.key} onClick={() => void check(one, false)}>
              {t('common.action.checkState')}
            </Button>
            {isOurs && (
              <Button size="small" loading={busy === one.key} onClick={() => void resend(one)}>
                {t('common.action.sendAgain')}
              </Button>
            )}
            {last && (
              <Button size="small" type="text" disabled={busy === one.key} onClick={() => outbox.settle(one.key)}>
                {t('desk.unknown.giveUp')}
              </Button>
            )}
          </Space>
        }
      />
    );
  });
}
