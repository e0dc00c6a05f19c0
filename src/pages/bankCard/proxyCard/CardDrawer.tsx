import { ActionButton } from '@/components/ActionButton';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { versioned } from '@/components/versioned';
import type { Card, CardDetail } from '@/contract';
import { cardActionState } from '@/domain/card';
import { useT } from '@/hooks/useT';
import { getCard } from '@/services/card';
import { ACTIONS, DANGERS, keyOf } from './actions';
import { type Ask, dialogOf } from './dialog';
import { Facts } from './Facts';
import { Records } from './Records';

interface CardDrawerProps {
  id: string;
  rows: readonly Card[];
  /** What was changed last, also when it stands on no page. */
  changed: { row?: Card; turn: number };
  ask: Ask;
  onOpen: (id: string | undefined) => void;
}

function Actions({ row, ask }: { row: Card; ask: Ask }) {
  const t = useT();
  return (
    <div className="panel-line">
      {ACTIONS.map((action) => ({ action, state: versioned(row, cardActionState(row, action)) }))
        .filter(({ state }) => state.isAllowed || state.why !== undefined)
        .map(({ action, state }) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={state}
            isDanger={DANGERS.has(action)}
            onClick={() => ask(dialogOf(action, row))}
          >
            {t(`card.action.${action}`)}
          </ActionButton>
        ))}
    </div>
  );
}

/** One card: what can be done, who owns it, what it carries, and everything that hangs on it (docs/rules/card.md#detail). */
export function CardDrawer({ id, rows, changed, ask, onOpen }: CardDrawerProps) {
  const t = useT();
  const rowOf = (of: string) => rows.find((row) => row.cardId === of) ?? (changed.row?.cardId === of ? changed.row : undefined);
  return (
    <RecordDrawer<Card, CardDetail>
      id={id}
      ids={rows.map((row) => row.cardId)}
      title={(of) => t('card.detail.title', { name: of })}
      fetchDetail={getCard}
      onOpen={onOpen}
      versionOf={(of) => `${rowOf(of)?.version} ${changed.turn}`}
      known={rowOf(id)}
      head={(record) => {
        const row = newest(record, rowOf(record.cardId));
        return (
          <div key={row.cardId}>
            <Actions row={row} ask={ask} />
            <Facts row={row} />
          </div>
        );
      }}
    >
      {(detail, refresh) => (
        <div key={detail.cardId}>
          <Records card={newest(detail, rowOf(detail.cardId))} onNoted={refresh} />
        </div>
      )}
    </RecordDrawer>
  );
}
