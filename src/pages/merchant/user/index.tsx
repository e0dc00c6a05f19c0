import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Merchant } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadMerchants, pageMerchants } from '@/services/mch';
import { hiddenColumns, merchantColumns } from './columns';
import type { Dialog } from './dialog';
import { MerchantFigures } from './Figures';
import { merchantFilters } from './filters';

const spec: ListScreenSpec<Merchant, Dialog> = {
  screen: '/merchant/user',
  rowKey: 'mchNo',
  filters: merchantFilters,
  fetchPage: pageMerchants,
  loadOverlays: () => import('./overlays'),
};

export default function MerchantPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => merchantColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('mch.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<MerchantFigures {...screen.figures} />}
      bulk={
        <ActionButton access="merchant:user:switch" onClick={() => ask({ kind: 'switch', rows: selection.rows })}>
          {t('mch.action.switchSelected')}
        </ActionButton>
      }
      toolbar={
        <>
          <ActionButton access="merchant:user:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('mch.action.add')}
          </ActionButton>
          <ListExport screen={screen} access="merchant:user:down" download={downloadMerchants} />
        </>
      }
    />
  );
}
