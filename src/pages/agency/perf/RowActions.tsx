import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { SalesRow } from '@/contract';
import { salesActionState, salesActions } from '@/domain/perf';
import { useT } from '@/hooks/useT';
import { type Ask, keyOf } from './dialog';

const FIRST = 'confirm';

/** What can be done with one row from the list; what cannot, says why. */
export function RowActions({ row, ask }: { row: SalesRow; ask: Ask }) {
  const t = useT();
  const name = `${row.agentName} ${row.currency} ${row.period}`;
  return (
    <span className="row-actions">
      <RowAction
        access={keyOf(FIRST)}
        label={`${t('perf.action.confirm')} ${name}`}
        state={versioned(row, salesActionState(row, FIRST))}
        onClick={() => ask({ kind: FIRST, row })}
      >
        {t('perf.action.confirm')}
      </RowAction>
      <RowMenu
        label={t('perf.message.more', { name })}
        items={salesActions
          .filter((action) => action !== FIRST)
          .map((action) => ({
            key: action,
            access: keyOf(action),
            label: t(`perf.action.${action}`),
            state: versioned(row, salesActionState(row, action)),
            onClick: () => ask({ kind: action, row }),
          }))}
      />
    </span>
  );
}
