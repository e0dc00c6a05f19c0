import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { Collect, CollectAction } from '@/contract';
import { collectActionState, collectActions } from '@/domain/collect';
import { useT } from '@/hooks/useT';
import { type Ask, DANGERS, keyOf } from './dialog';

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
const NONE: readonly CollectAction[] = [];

interface RowActionsProps {
  row: Collect;
  ask: Ask;
  onOpen: (row: Collect) => void;
}

/** What can be done with one collection from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const can = (action: CollectAction) => collectActionState(row, action).isAllowed;
  const next = (NEXT[row.status] ?? NONE).filter(can);
  const deed = (action: CollectAction) => ({
    key: action,
    access: keyOf(action),
    label: t(`collect.action.${action}`),
    state: versioned(row, collectActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, rows: [row] }),
  });
  return (
    <RowButtons
      name={row.collectNo}
      next={next.map((action) => ({
        ...deed(action),
        text: action === 'confirm' || action === 'notify' ? t(`collect.rowAction.${action}`) : undefined,
      }))}
      more={collectActions.filter((action) => !next.includes(action) && can(action)).map(deed)}
      menuLabel={t('collect.action.more', { no: row.collectNo })}
      onView={() => onOpen(row)}
    />
  );
}
