import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Batch, BatchAction } from '@/contract';
import { batchActionState } from '@/domain/batch';
import type { Translate } from '@/locales/store';
import type { Ask, DialogAction } from './dialog';

const ACTIONS = ['submit', 'approve', 'reject', 'import', 'edit', 'resume', 'pause', 'retry', 'cancel'] as const;
/** What cannot be taken back, or sends somebody's work back. */
const DANGERS: ReadonlySet<BatchAction> = new Set(['reject', 'cancel']);
/** What is decided on in each state. */
const DECISIONS: Partial<Record<Batch['status'], readonly DialogAction[]>> = { WAIT_APPROVE: ['approve', 'reject'] };
/** What somebody comes to a batch for when it waits for no decision; everything else stands behind the button beside it. */
const NEXT: Partial<Record<Batch['status'], readonly DialogAction[]>> = {
  DRAFT: ['submit'],
  INVALID: ['import'],
  REJECTED: ['edit'],
  PAYING: ['pause'],
  PAUSED: ['resume'],
  PARTIAL: ['retry'],
  FAILED: ['retry'],
};

export const decisionsOf = ({ status }: Batch) => DECISIONS[status];

/** What its state calls for, as far as the record allows it; an approved one is worked on its own page. */
export const nextOf = (row: Batch): readonly string[] =>
  row.status === 'APPROVED' ? ['work'] : (NEXT[row.status] ?? []).filter((action) => batchActionState(row, action).isAllowed);

/** What can be done with a batch through a dialog, the commonest first; its lines as a file stand in the drawer. */
export const batchActions = (t: Translate, row: Batch, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: `bank:card:proxy:batch:${action}`,
    label: t(`batch.action.${action}`),
    state: versioned(row, batchActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, row }),
  }));

/** Page on which the lines of a batch are paid. */
export const workbenchOf = (batchNo: string): string => `/bankCard/proxyBatch/${encodeURIComponent(batchNo)}`;
