import { versioned } from '@/components/versioned';
import type { RiskFlagCode, Withdraw, WithdrawAction, WithdrawBulkResult, WithdrawDetail } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { isWaiting, withdrawActionState } from '@/domain/withdraw';
import type { Sent } from '@/stores/outbox';

/** Actions with a dialog. */
export type DialogKind =
  | 'pass'
  | 'reject'
  | 'hold'
  | 'unhold'
  | 'retry'
  | 'resolve'
  | 'refund'
  | 'escalate'
  | 'answer'
  | 'assign'
  | 'ask'
  | 'mark';
/** Actions without a dialog: they move no money, or undo a step. */
export type Act = 'claim' | 'release' | 'takeOver' | 'query' | 'undo' | 'resume';

/** The state of an order's change without an answer: it is being sent, or its outcome is unknown. */
export type LockOf = (no: string) => Sent['state'] | undefined;

export interface Dialog {
  kind: DialogKind;
  rows: readonly Withdraw[];
  /** The rows are reloading. Confirming waits for them. */
  isChecking: boolean;
  /** The rows differ from what you saw in the list. */
  isChanged: boolean;
  /** The detail has loaded, newer than the list's row. */
  isRead: boolean;
}

/** An action that its dialog has sent, with the orders before it. */
export interface Done {
  kind: DialogKind;
  rows: readonly Withdraw[];
  result: WithdrawBulkResult;
}

export interface DeskState {
  dialog?: Dialog;
  result?: WithdrawBulkResult;
  done?: Done;
  /** Acknowledged HIGH flags by order. Dropped when the order changes. */
  seen: Readonly<Record<string, { version: number | undefined; flags: readonly RiskFlagCode[] }>>;
  /** Newest state of an open order that is not in the list. */
  apart?: Withdraw;
}

export type DeskEvent =
  | { type: 'asked'; kind: DialogKind; rows: readonly Withdraw[]; isChecking: boolean }
  | { type: 'read'; rows: readonly Withdraw[] }
  | { type: 'checking' }
  | { type: 'detailed'; row: WithdrawDetail }
  | { type: 'checked' }
  | { type: 'looked' }
  | { type: 'seen'; row: Withdraw; flags: readonly RiskFlagCode[] }
  | { type: 'closed' }
  | { type: 'told'; result?: WithdrawBulkResult }
  | { type: 'done'; done?: Done };

/** An answer to an earlier request may arrive after a change. */
const isOlder = (next: Withdraw | undefined, known: Withdraw | undefined): boolean =>
  (next?.version ?? 0) < (known?.version ?? 0);

/**
 * State of the desk beside the rows (ADR 0010): the open dialog with its orders, and acknowledged flags. A dialog keeps the
 * orders it was opened with, even if rows move or disappear in the list.
 */
export function deskReducer(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'asked':
      return {
        ...state,
        dialog: { kind: event.kind, rows: event.rows, isChecking: event.isChecking, isChanged: false, isRead: false },
      };
    case 'read': {
      const { dialog } = state;
      const last = event.rows.at(-1);
      const isOld = last?.withdrawNo === state.apart?.withdrawNo && isOlder(last, state.apart);
      const apart = isOld ? state.apart : last;
      if (!dialog) return { ...state, apart };
      const newer = new Map(event.rows.map((row) => [row.withdrawNo, row]));
      const rows = dialog.rows.map((row) => {
        const next = newer.get(row.withdrawNo);
        if (!next || isOlder(next, row)) return row;
        // The list may hold fewer fields of the same version than the detail.
        return next.version === row.version ? { ...row, ...next } : next;
      });
      const isChanged = dialog.isChanged || rows.some((row, index) => row.version !== dialog.rows[index]?.version);
      return { ...state, apart, dialog: { ...dialog, rows, isChanged } };
    }
    case 'checking':
      return state.dialog ? { ...state, dialog: { ...state.dialog, isChecking: true } } : state;
    case 'detailed': {
      const { dialog } = state;
      const [row, ...others] = dialog?.rows ?? [];
      if (!dialog || !row || others.length > 0 || row.withdrawNo !== event.row.withdrawNo || isOlder(event.row, row))
        return state;
      const isChanged = dialog.isChanged || (row.version !== undefined && row.version !== event.row.version);
      return { ...state, dialog: { ...dialog, rows: [{ ...row, ...event.row }], isChanged, isRead: true } };
    }
    case 'checked':
      return state.dialog ? { ...state, dialog: { ...state.dialog, isChecking: false } } : state;
    case 'looked':
      return state.dialog ? { ...state, dialog: { ...state.dialog, isChanged: false } } : state;
    case 'seen': {
      const { withdrawNo, version } = event.row;
      return { ...state, seen: { ...state.seen, [withdrawNo]: { version, flags: event.flags } } };
    }
    case 'closed':
      return { ...state, dialog: undefined };
    case 'told':
      return { ...state, result: event.result };
    case 'done':
      return { ...state, done: event.done };
  }
}

/** Flags acknowledged on this version of the order. */
export function seenOf({ seen }: DeskState, { withdrawNo, version }: Withdraw): readonly RiskFlagCode[] {
  const ticked = seen[withdrawNo];
  return ticked && ticked.version === version ? ticked.flags : [];
}

export const hasHighFlag = (row: Withdraw): boolean => (row.riskFlags ?? []).some((flag) => flag.severity === 'HIGH');

/** Other changes than these need no amount: an order with a wrong one can still be stopped. */
const PAYS: readonly WithdrawAction[] = ['pass', 'retry', 'resolve'];

/** Whether you can change the order now. Not without a known version, nor with wrong facts. */
export const stateOf = (row: Withdraw, action: WithdrawAction): ActionState =>
  versioned(row, withdrawActionState(row, action), PAYS.includes(action) ? undefined : ['allowed', 'status']);

export const canDecide = (row: Withdraw): boolean =>
  isWaiting(row.status) && (withdrawActionState(row, 'pass').isAllowed || withdrawActionState(row, 'reject').isAllowed);

/** Numbers of the orders of a dialog that its call did not name; they stay selected. */
export function leftOut(rows: readonly Withdraw[], { succeeded, failed }: WithdrawBulkResult): string[] {
  const told = [...succeeded, ...failed].map(({ withdrawNo }) => withdrawNo);
  return rows.map(({ withdrawNo }) => withdrawNo).filter((no) => !told.includes(no));
}

/** The next order to decide: below this one, then from the top. */
export function nextToDecide(rows: readonly Withdraw[], after: string, lockOf: LockOf): Withdraw | undefined {
  const at = rows.findIndex((row) => row.withdrawNo === after);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
    (row) => row.withdrawNo !== after && canDecide(row) && !lockOf(row.withdrawNo),
  );
}
