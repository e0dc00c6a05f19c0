import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { Card } from '@/contract';
import { cardActionState, fitsCard } from '@/domain/card';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, keyOf } from './actions';
import { type Ask, dialogOf } from './dialog';

interface RowActionsProps {
  row: Card;
  ask: Ask;
  onOpen: (row: Card) => void;
}

/** What can be done with one card from its row. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const name = row.cardId;
  const deeds = ACTIONS.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`card.action.${action}`),
    state: versioned(row, cardActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask(dialogOf(action, row)),
  }));
  return (
    <RowButtons
      name={name}
      buttons={deeds.filter(({ key }) => key === 'edit' && fitsCard(key, row.status))}
      more={deeds.filter(({ key, state }) => key !== 'edit' && (state.isAllowed || state.why !== undefined))}
      menuLabel={t('card.action.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}
