import { useEffect, useState } from 'react';
import { RowButtons } from '@/components/RowButtons';
import type { AccessKey, Withdraw, WithdrawAction } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { isOneOf } from '@/domain/typed';
import { fitsStatus, withdrawActionState } from '@/domain/withdraw';
import { useT } from '@/hooks/useT';
import { type Act, type DialogKind, type LockOf, stateOf } from './desk';

export interface RowHandlers {
  ask: (kind: DialogKind, rows: readonly Withdraw[]) => void;
  act: (action: Act, rows: readonly Withdraw[]) => Promise<void>;
  lockOf: LockOf;
  onOpen: (row: Withdraw) => void;
}

const DECISIONS = ['pass', 'reject'] as const;
const MORE = [
  'answer',
  'claim',
  'release',
  'takeOver',
  'hold',
  'unhold',
  'escalate',
  'assign',
  'ask',
  'resume',
  'query',
  'retry',
  'resolve',
  'refund',
] as const;
const AT_ONCE: readonly Act[] = ['claim', 'release', 'takeOver', 'query', 'undo', 'resume'];

/** Access key of the action's call. Taking over uses the claim call. */
export const keyOf = (action: WithdrawAction): AccessKey => `trade:withdraw:${action === 'takeOver' ? 'claim' : action}`;

/** A running countdown in seconds. 0 if the time has passed or is absent. */
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

/** The main actions of states without a current decision. */
const NEXT: Partial<Record<Withdraw['status'], readonly (typeof MORE)[number][]>> = {
  HELD: ['unhold'],
  WAITING_HOLDER: ['resume'],
  PAYING: ['query'],
  UNKNOWN: ['resolve', 'query'],
  FAILED: ['retry'],
  REVERSED: ['retry'],
};

/** Main actions of the state, undo while its time runs, the others in a menu. */
export function RowActions({ row, ask, act, lockOf, onOpen }: { row: Withdraw } & RowHandlers) {
  const t = useT();
  const no = row.withdrawNo;
  const secondsLeft = useSecondsLeft(row.undoUntil);
  const locked = lockOf(no);
  const lock = locked && ({ isAllowed: false, why: t(`trade.withdraw.${locked}.row`) } as const);
  const canUndo = secondsLeft > 0 && row.allowed?.includes('undo');
  const more = MORE.filter((action) =>
    row.allowed
      ? row.allowed.includes(action)
      : withdrawActionState(row, action).isAllowed && (action !== 'release' || Boolean(row.claimedBy)),
  );
  const next = NEXT[row.status]?.filter((action) => more.includes(action)) ?? [];
  const decisions = DECISIONS.filter((action) => !canUndo && (fitsStatus(action, row.status) || row.allowed?.includes(action)));
  const deed = (action: (typeof MORE)[number] | (typeof DECISIONS)[number]) => ({
    key: action,
    access: keyOf(action),
    label: t(`trade.withdraw.action.${action}`),
    state: lock ?? stateOf(row, action),
    isDanger: action === 'reject',
    onClick: () => (isOneOf(AT_ONCE, action) ? act(action, [row]) : ask(action, [row])),
  });
  const undo = {
    key: 'undo',
    access: keyOf('undo'),
    label: t('trade.withdraw.action.undo'),
    text: t('trade.withdraw.action.undoIn', { seconds: secondsLeft }),
    hint: t('trade.withdraw.action.undoNo', { no, seconds: secondsLeft }),
    state: lock ?? stateOf(row, 'undo'),
    onClick: () => act('undo', [row]),
  };

  return (
    <RowButtons
      name={no}
      next={canUndo ? [undo] : next.slice(0, lock ? 1 : undefined).map(deed)}
      buttons={decisions.map(deed)}
      more={lock ? [] : more.filter((action) => canUndo || !next.includes(action)).map(deed)}
      menuLabel={t('trade.withdraw.action.more', { no })}
      onView={() => onOpen(row)}
    />
  );
}
