import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { ExchangeRate } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadExchangeRates, pageExchangeRates } from '@/services/rate';
import { hiddenColumns, rateColumns } from './columns';
import type { Dialog } from './dialog';
import { RateFigures } from './Figures';
import { rateFilters } from './filters';

const spec: ListScreenSpec<ExchangeRate, Dialog> = {
  screen: '/currency/rate',
  rowKey: 'pair',
  filters: rateFilters,
  fetchPage: pageExchangeRates,
  loadOverlays: () => import('./overlays'),
};

/** Currency pairs: rates, their sources and spreads. */
export default function RatePage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => rateColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('rate.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<RateFigures {...screen.figures} />}
      toolbar={
        <>
          <ActionButton access="sys:exchange:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('rate.action.add')}
          </ActionButton>
          <ActionButton access="sys:exchange:convert" onClick={() => ask({ kind: 'convert' })}>
            {t('rate.action.convert')}
          </ActionButton>
          <ListExport screen={screen} access="sys:exchange:down" download={downloadExchangeRates} />
        </>
      }
    />
  );
}
