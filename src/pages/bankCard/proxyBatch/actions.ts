import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Batch, BatchAction } from '@/contract';
import { batchActionState } from '@/domain/batch';
import type { Translate } from '@/locales/store';
import type { Ask, DialogAction } from './dialog';

const ACTIONS = ['submit', 'approve', 'reject', 'import', 'edit', 'resume', 'pause', 'retry', 'cancel'] as const;
/** Actions that cannot be undone or that return work to the maker. */
const DANGERS: ReadonlySet<BatchAction> = new Set(['reject', 'cancel']);
/** The decisions of each state. */
const DECISIONS: Partial<Record<Batch['status'], readonly DialogAction[]>> = { WAIT_APPROVE: ['approve', 'reject'] };
/** The main actions of states without a decision. The menu beside them has the others. */
const NEXT: Partial<Record<Batch['status'], readonly DialogAction[]>> = {
  DRAFT: ['submit'],
  REJECTED: ['edit'],
  PAYING: ['pause'],
  PAUSED: ['resume'],
  PARTIAL: ['retry'],
  FAILED: ['retry'],
};

export const decisionsOf = ({ status }: Batch) => DECISIONS[status];

/** The main actions that the record allows. An approved batch is paid on the workbench page. */
export const nextOf = (row: Batch): readonly string[] =>
  row.status === 'APPROVED'
    ? ['work']
    : row.status === 'INVALID'
      ? ['lines', 'import']
      : (NEXT[row.status] ?? []).filter((action) => batchActionState(row, action).isAllowed);

const actionOf = (t: Translate, row: Batch, ask: Ask, key: DialogAction | 'lines', action: DialogAction): RecordAction => ({
  key,
  access: `bank:card:proxy:batch:${action}`,
  label: t(`batch.action.${key}`),
  state: versioned(row, batchActionState(row, action)),
  onClick: () => ask({ kind: key, row }),
});

/** Actions with a dialog, most used first. The drawer offers the lines as a file. Correcting lines is a part of editing. */
export const batchActions = (t: Translate, row: Batch, ask: Ask): RecordAction[] => [
  ...(row.status === 'INVALID' ? [actionOf(t, row, ask, 'lines', 'edit')] : []),
  ...ACTIONS.map((action) => ({ ...actionOf(t, row, ask, action, action), isDanger: DANGERS.has(action) })),
];

/** Address of the page on which the lines of a batch are paid. */
export const workbenchOf = (batchNo: string): string => `/bankCard/proxyBatch/${encodeURIComponent(batchNo)}`;
