import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { Batch } from '@/contract';
import { batchActionState } from '@/domain/batch';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, type DialogAction, keyOf } from './actions';
import type { Ask } from './dialog';

/** What somebody comes to a batch for, by its state; everything else stands behind the button beside it. */
const FIRST: Partial<Record<Batch['status'], readonly DialogAction[]>> = {
  DRAFT: ['submit'],
  INVALID: ['import'],
  WAIT_APPROVE: ['approve', 'reject'],
  REJECTED: ['edit'],
  PAYING: ['pause'],
  PAUSED: ['resume'],
  PARTIAL: ['retry'],
  FAILED: ['retry'],
};
const NONE: readonly DialogAction[] = [];

/** What can be done with one batch from its row; its lines are paid on the page of the batch. */
export function RowActions({ row, ask }: { row: Batch; ask: Ask }) {
  const t = useT();
  const first = FIRST[row.status] ?? NONE;
  const more = ACTIONS.filter((action) => !first.includes(action) && batchActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      {first.map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          isDanger={DANGERS.has(action)}
          label={`${t(`batch.action.${action}`)} ${row.batchNo}`}
          state={versioned(row, batchActionState(row, action))}
          onClick={() => ask({ kind: action, row })}
        >
          {t(`batch.action.${action}`)}
        </RowAction>
      ))}
      <RowMenu
        label={t('batch.action.more', { no: row.batchNo })}
        items={more.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`batch.action.${action}`),
          onClick: () => ask({ kind: action, row }),
        }))}
      />
    </span>
  );
}
