import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { BatchItem, BatchItemAction } from '@/contract';
import { batchItemActionState, batchItemFits } from '@/domain/batchItem';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, keyOf } from './actions';
import type { Ask } from './dialog';
import type { Acts } from './useActs';

/** Actions that fit the line: allowed ones, and those denied although the state fits (docs/rules/access.md#allowed). */
export const shownActions = (row: BatchItem) =>
  ACTIONS.map((action) => ({ action, state: versioned(row, batchItemActionState(row, action)) })).filter(
    // A line without a card has no card to remove.
    ({ action, state }) =>
      (action !== 'assign' || row.status === 'ASSIGNED') &&
      (state.isAllowed || (state.why !== undefined && batchItemFits(action, row.status))),
  );

/** Runs an action of one line, or opens its dialog. */
export function runAction(action: BatchItemAction, row: BatchItem, { ask, acts }: { ask: Ask; acts: Acts }) {
  switch (action) {
    case 'applyPay':
      return ask({ kind: 'apply', rows: [row] });
    case 'retry':
      return ask({ kind: 'retry', rows: [row] });
    case 'assign':
    case 'take':
    case 'release':
      return acts[action]([row]);
    default:
      return ask({ kind: action, row });
  }
}

interface RowActionsProps {
  row: BatchItem;
  ask: Ask;
  acts: Acts;
  onOpen: (row: BatchItem) => void;
}

/** Allowed actions first, the others in the menu. */
export function RowActions({ row, ask, acts, onOpen }: RowActionsProps) {
  const t = useT();
  const deeds = shownActions(row).map(({ action, state }) => ({
    key: action,
    access: keyOf(action),
    label: t(`batchItem.action.${action}`),
    state,
    isDanger: DANGERS.has(action),
    onClick: () => runAction(action, row, { ask, acts }),
  }));
  const isPossible = ({ key }: { key: BatchItemAction }) => batchItemActionState(row, key).isAllowed;
  return (
    <RowButtons
      name={String(row.rowNo)}
      next={deeds.filter(isPossible)}
      more={deeds.filter((deed) => !isPossible(deed))}
      menuLabel={t('batchItem.action.more', { no: row.rowNo })}
      onView={() => onOpen(row)}
    />
  );
}
