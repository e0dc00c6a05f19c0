import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { Card } from '@/contract';
import { cardActionState } from '@/domain/card';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, keyOf } from './actions';
import { type Ask, dialogOf } from './dialog';

/** What can be done with one card from its row. */
export function RowActions({ row, ask }: { row: Card; ask: Ask }) {
  const t = useT();
  const name = row.cardId;
  return (
    <span className="row-actions">
      <RowAction
        access="bank:card:proxy:card:edit"
        label={`${t('card.action.edit')} ${name}`}
        state={versioned(row, cardActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('card.action.edit')}
      </RowAction>
      <RowMenu
        label={t('card.action.more', { name })}
        items={ACTIONS.filter((action) => action !== 'edit')
          .map((action) => ({ action, state: versioned(row, cardActionState(row, action)) }))
          .filter(({ state }) => state.isAllowed || state.why !== undefined)
          .map(({ action, state }) => ({
            key: action,
            access: keyOf(action),
            label: t(`card.action.${action}`),
            state,
            isDanger: DANGERS.has(action),
            onClick: () => ask(dialogOf(action, row)),
          }))}
      />
    </span>
  );
}
