import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Product } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadProducts, pageProducts } from '@/services/product';
import { BULK, keyOf } from './actions';
import { hiddenColumns, productColumns } from './columns';
import type { Dialog } from './dialog';
import { ProductFigures } from './Figures';
import { productFilters } from './filters';

const spec: ListScreenSpec<Product, Dialog> = {
  screen: '/merchant/product/pay',
  rowKey: 'productCode',
  filters: productFilters,
  fetchPage: pageProducts,
  loadOverlays: () => import('./overlays'),
};

/** Pay products: what the platform sells to merchants. */
export default function ProductPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => productColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('product.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<ProductFigures {...screen.figures} />}
      bulk={BULK.map((kind) => (
        <ActionButton key={kind} access={keyOf(kind)} onClick={() => ask({ kind, rows: selection.rows })}>
          {t(`product.action.${kind}`)}
        </ActionButton>
      ))}
      toolbar={
        <>
          <ActionButton access="product:pay:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('product.action.add')}
          </ActionButton>
          <ListExport screen={screen} access="product:pay:down" download={downloadProducts} />
        </>
      }
    />
  );
}
