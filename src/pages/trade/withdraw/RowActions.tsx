import { useEffect, useState } from 'react';
import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Withdraw, WithdrawAction } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { withdrawActionState } from '@/domain/withdraw';
import { useT } from '@/hooks/useT';
import { type Act, type DialogKind, stateOf } from './desk';

export interface RowHandlers {
  ask: (kind: DialogKind, rows: readonly Withdraw[]) => void;
  act: (action: Act, rows: readonly Withdraw[]) => Promise<void>;
  isLocked: (no: string) => boolean;
}

const MORE = ['claim', 'release', 'takeOver', 'hold', 'unhold', 'query', 'retry', 'resolve', 'refund'] as const;
const AT_ONCE: readonly string[] = ['claim', 'release', 'takeOver', 'query', 'undo'];

const KEYS: Readonly<Record<WithdrawAction, AccessKey>> = {
  pass: 'trade:withdraw:pass',
  reject: 'trade:withdraw:reject',
  claim: 'trade:withdraw:claim',
  release: 'trade:withdraw:release',
  takeOver: 'trade:withdraw:claim',
  hold: 'trade:withdraw:hold',
  unhold: 'trade:withdraw:unhold',
  query: 'trade:withdraw:query',
  undo: 'trade:withdraw:undo',
  retry: 'trade:withdraw:retry',
  resolve: 'trade:withdraw:resolve',
  refund: 'trade:withdraw:refund',
};

/** Key of the call behind an action: taking over is a claim. */
export const keyOf = (action: WithdrawAction): AccessKey => KEYS[action];

/** Seconds left until a time, counted down; 0 when it is over or there is none. */
export function useSecondsLeft(until: string | null | undefined): number {
  const left = until ? Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1_000)) : 0;
  const [, tick] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 1_000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** What can be done with one order from its row: the two decisions, undo while its time runs, the rest behind a button. */
export function RowActions({ row, ask, act, isLocked }: { row: Withdraw } & RowHandlers) {
  const t = useT();
  const secondsLeft = useSecondsLeft(row.undoUntil);
  const lock = isLocked(row.withdrawNo) ? ({ isAllowed: false, why: t('trade.withdraw.unknown.row') } as const) : undefined;
  const canUndo = secondsLeft > 0 && row.allowed?.includes('undo');
  const more = MORE.filter((action) =>
    row.allowed
      ? row.allowed.includes(action)
      : withdrawActionState(row, action).isAllowed && (action !== 'release' || Boolean(row.claimedBy)),
  );
  const run = (action: (typeof MORE)[number]) =>
    AT_ONCE.includes(action) ? void act(action as Act, [row]) : ask(action as DialogKind, [row]);

  return (
    <span className="row-actions">
      {canUndo ? (
        <RowAction
          access="trade:withdraw:undo"
          label={t('trade.withdraw.action.undoNo', { no: row.withdrawNo, seconds: secondsLeft })}
          state={lock ?? versioned(row, { isAllowed: true })}
          onClick={() => act('undo', [row])}
        >
          {t('trade.withdraw.action.undoIn', { seconds: secondsLeft })}
        </RowAction>
      ) : (
        (['pass', 'reject'] as const).map((action) => (
          <RowAction
            key={action}
            access={keyOf(action)}
            isDanger={action === 'reject'}
            label={`${t(`trade.withdraw.action.${action}`)} ${row.withdrawNo}`}
            state={lock ?? stateOf(row, action)}
            onClick={() => ask(action, [row])}
          >
            {t(`trade.withdraw.action.${action}`)}
          </RowAction>
        ))
      )}
      {!lock && (
        <RowMenu
          label={t('trade.withdraw.action.more', { no: row.withdrawNo })}
          items={more.map((action) => ({
            key: action,
            access: keyOf(action),
            label: t(`trade.withdraw.action.${action}`),
            state: versioned(row, { isAllowed: true }),
            onClick: () => run(action),
          }))}
        />
      )}
    </span>
  );
}
