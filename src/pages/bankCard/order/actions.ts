import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, Collect, CollectAction } from '@/contract';
import { collectActionState, collectActions } from '@/domain/collect';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

/** Bulk actions. */
export const BULK = ['notify', 'close'] as const;
/** Actions that cannot be undone. */
export const DANGERS: ReadonlySet<CollectAction> = new Set(['close']);
/** The main actions of each state. The menu beside them has the others. */
const NEXT: Readonly<Record<Collect['status'], readonly CollectAction[]>> = {
  ALLOCATING: [],
  NO_CARD: ['reallocate'],
  WAIT_PAY: ['confirm'],
  PAID_DECLARED: ['confirm'],
  SUCCESS: ['notify'],
  AMOUNT_DIFF: ['confirm'],
  DISPUTED: ['confirm'],
  EXPIRED: ['confirm'],
  CLOSED: ['confirm'],
};

export const keyOf = (action: CollectAction): AccessKey => `bank:card:order:${action}`;

/** The main actions that the record allows. */
export const nextOf = (row: Collect): readonly CollectAction[] =>
  (NEXT[row.status] ?? []).filter((action) => collectActionState(row, action).isAllowed);

export const actionsOf = (t: Translate, row: Collect, ask: Ask): RecordAction[] =>
  collectActions.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`collect.action.${action}`),
    text: action === 'confirm' || action === 'notify' ? t(`collect.rowAction.${action}`) : undefined,
    state: versioned(row, collectActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, rows: [row] }),
  }));
