import { history } from '@umijs/max';
import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { Batch } from '@/contract';
import { batchActionState } from '@/domain/batch';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, type DialogAction, keyOf, workbenchOf } from './actions';
import type { Ask } from './dialog';

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
const NONE: readonly DialogAction[] = [];

interface RowActionsProps {
  row: Batch;
  ask: Ask;
  onOpen: (row: Batch) => void;
}

/** What can be done with one batch from its row; its lines are paid on the page of the batch. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const decisions = DECISIONS[row.status] ?? NONE;
  const can = (action: DialogAction) => batchActionState(row, action).isAllowed;
  const next = (NEXT[row.status] ?? NONE).filter(can);
  const deed = (action: DialogAction) => ({
    key: action,
    access: keyOf(action),
    label: t(`batch.action.${action}`),
    state: versioned(row, batchActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, row }),
  });
  const work = {
    key: 'work',
    access: 'bank:card:proxy:batch:applyPay',
    label: t('batch.action.work'),
    onClick: () => history.push(workbenchOf(row.batchNo)),
  } as const;
  return (
    <RowButtons
      name={row.batchNo}
      next={[...(row.status === 'APPROVED' ? [work] : []), ...next.map(deed)]}
      buttons={decisions.map(deed)}
      more={ACTIONS.filter((action) => !decisions.includes(action) && !next.includes(action) && can(action)).map(deed)}
      menuLabel={t('batch.action.more', { no: row.batchNo })}
      onView={() => onOpen(row)}
    />
  );
}
