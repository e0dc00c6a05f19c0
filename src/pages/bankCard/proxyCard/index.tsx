import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Card } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadCards, pageCards } from '@/services/card';
import { BULK, DANGERS, keyOf } from './actions';
import { cardColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { CardFigures } from './Figures';
import { cardFilters } from './filters';

const spec: ListScreenSpec<Card, Dialog> = {
  screen: '/bankCard/proxyCard',
  rowKey: 'cardId',
  filters: cardFilters,
  fetchPage: pageCards,
  loadOverlays: () => import('./overlays'),
};

/** Own cards with owners, limits and their use. */
export default function CardPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => cardColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('card.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<CardFigures {...screen.figures} />}
      bulk={BULK.map((kind) => (
        <ActionButton
          key={kind}
          access={keyOf(kind)}
          isDanger={DANGERS.has(kind)}
          onClick={() => ask({ kind, rows: selection.rows })}
        >
          {t(`card.action.${kind}`)}
        </ActionButton>
      ))}
      toolbar={
        <>
          <ActionButton access="bank:card:proxy:card:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('card.action.add')}
          </ActionButton>
          <ActionButton access="bank:card:proxy:card:import" onClick={() => ask({ kind: 'import' })}>
            {t('card.action.import')}
          </ActionButton>
          <ListExport screen={screen} access="bank:card:proxy:card:down" download={downloadCards} />
        </>
      }
    />
  );
}
