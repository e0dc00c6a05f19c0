import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Payway } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadPayways, pagePayways } from '@/services/payway';
import { hiddenColumns, paywayColumns } from './columns';
import type { Dialog } from './dialog';
import { PaywayFigures } from './Figures';
import { paywayFilters } from './filters';

const spec: ListScreenSpec<Payway, Dialog> = {
  screen: '/merchant/product/payway',
  rowKey: 'wayCode',
  filters: paywayFilters,
  fetchPage: pagePayways,
  loadOverlays: () => import('./overlays'),
};

/** Pay ways: the ways of paying within a product. */
export default function PaywayPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => paywayColumns(t, openRow, ask), [t, openRow, ask]);
  const { productCode = '' } = screen.state.filters;
  // A link may name several products; a pay way can be added to one only.
  const isOne = productCode !== '' && !productCode.includes(',');
  return (
    <ListPage
      screen={screen}
      name={t('payway.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={
        <>
          <PaywayFigures {...screen.figures} />
          <p className="soft">
            {isOne ? (
              <Link to={`/merchant/product/pay?no=${encodeURIComponent(productCode)}`}>
                {t('payway.picker.chosen', { name: screen.list.rows[0]?.productName ?? productCode })}
              </Link>
            ) : (
              t('payway.picker.none')
            )}
          </p>
        </>
      }
      toolbar={
        <>
          <ActionButton
            access="product:payway:add"
            isPrimary
            state={isOne ? undefined : { isAllowed: false, why: t('payway.message.needsProduct') }}
            onClick={() => ask({ kind: 'add', productCode })}
          >
            {t('payway.action.add')}
          </ActionButton>
          <ListExport screen={screen} access="product:payway:down" download={downloadPayways} />
        </>
      }
    />
  );
}
