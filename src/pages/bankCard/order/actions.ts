import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, Collect, CollectAction } from '@/contract';
import { collectActionState, collectActions } from '@/domain/collect';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

/** What can be done with several at once. */
export const BULK = ['notify', 'close'] as const;
/** What cannot be taken back. */
export const DANGERS: ReadonlySet<CollectAction> = new Set(['close']);
/** What somebody comes to a collection for, by its state; everything else stands behind the button beside it. */
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

/** What its state calls for, as far as the record allows it. */
export const nextOf = (row: Collect): readonly CollectAction[] =>
  (NEXT[row.status] ?? []).filter((action) => collectActionState(row, action).isAllowed);

/** Everything that can be done with a collection. */
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
