import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { Collect, CollectAction } from '@/contract';
import { collectActionState, collectActions } from '@/domain/collect';
import { useT } from '@/hooks/useT';
import { type Ask, DANGERS, keyOf } from './dialog';

/** What somebody comes to a collection for, by its state; everything else stands behind the button beside it. */
const FIRST: Readonly<Record<Collect['status'], CollectAction>> = {
  ALLOCATING: 'extend',
  NO_CARD: 'reallocate',
  WAIT_PAY: 'confirm',
  PAID_DECLARED: 'confirm',
  SUCCESS: 'notify',
  AMOUNT_DIFF: 'confirm',
  DISPUTED: 'confirm',
  EXPIRED: 'confirm',
  CLOSED: 'confirm',
};

/** What can be done with one collection from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask }: { row: Collect; ask: Ask }) {
  const t = useT();
  const first = FIRST[row.status] ?? 'confirm';
  const more = collectActions.filter((action) => action !== first && collectActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      <RowAction
        access={keyOf(first)}
        label={`${t(`collect.action.${first}`)} ${row.collectNo}`}
        state={versioned(row, collectActionState(row, first))}
        onClick={() => ask({ kind: first, rows: [row] })}
      >
        {t(`collect.action.${first}`)}
      </RowAction>
      <RowMenu
        label={t('collect.action.more', { no: row.collectNo })}
        items={more.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`collect.action.${action}`),
          isDanger: DANGERS.has(action),
          onClick: () => ask({ kind: action, rows: [row] }),
        }))}
      />
    </span>
  );
}
