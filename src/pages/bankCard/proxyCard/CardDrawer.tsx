import { DrawerActions } from '@/components/RecordActions';
import { newest } from '@/components/RecordDrawer';
import type { Card, CardDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getCard } from '@/services/card';
import { cardActions } from './actions';
import type { Dialog } from './dialog';
import { Facts } from './Facts';
import { Records } from './Records';

/** One card: actions, owner, limits and related records (docs/rules/card.md#detail). */
export function CardDrawer({ id, screen }: DrawerProps<Card, Dialog>) {
  const t = useT();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Card, CardDetail, Dialog>
      id={id}
      screen={screen}
      title={(name) => t('card.detail.title', { name })}
      fetchDetail={getCard}
      head={(row) => (
        <div key={row.cardId}>
          <DrawerActions actions={cardActions(t, row, ask)} />
          <Facts row={row} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.cardId}>
          <Records card={newest(detail, rowOf(detail.cardId))} onNoted={refresh} />
        </div>
      )}
    </ScreenDrawer>
  );
}
