import { useCallback, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { PayOrder, PayOrderBulkResult } from '@/contract';
import { sumsOf } from '@/domain/sums';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListPage } from '@/screen/ListPage';
import { ListTools } from '@/screen/ListTools';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOverlays } from '@/screen/useOverlays';
import { downloadPayOrders, pagePayOrders } from '@/services/payorder';
import { hiddenColumns, payOrderColumns } from './columns';
import type { Dialog, DialogKind, Spot } from './dialog';
import { PayOrderFigures } from './Figures';
import { payOrderFilters } from './filters';
import { keyOf } from './RowActions';
import { useActs } from './useActs';

const spec: ListScreenSpec<PayOrder, Dialog> = {
  screen: '/trade/payorder',
  rowKey: 'payOrderNo',
  filters: payOrderFilters,
  fetchPage: pagePayOrders,
};
const BULK = ['query', 'notify'] as const;
const loadOverlays = () => withTexts(import('./overlays'));

/** Pay orders, the default first screen of the console. */
export default function PayOrderPage() {
  const t = useT();
  const canCount = useAccess()['trade:profit:statistics'];
  const screen = useListScreen(spec);
  const { list, selection, openKey, openRow, dialog, ask, updateRows } = screen;
  const [spot, setSpot] = useState<Spot>();
  const overlays = useOverlays(loadOverlays, dialog !== undefined || openKey !== undefined, list.status === 'ready');
  const report = useCallback((result: PayOrderBulkResult) => ask({ kind: 'result', result }), [ask]);
  const { act, copy } = useActs(updateRows, report);
  const look = useCallback(
    (row: PayOrder, at?: Spot) => {
      setSpot(at);
      openRow(row);
    },
    [openRow],
  );
  const handlers = useMemo(
    () => ({ ask: (kind: DialogKind, row: PayOrder) => ask({ kind, row }), act, copy, look }),
    [act, copy, look, ask],
  );
  const columns = useMemo(
    () => payOrderColumns(t, { ...handlers, onOpen: (row) => look(row) }, canCount),
    [t, handlers, look, canCount],
  );
  return (
    <>
      <ListPage
        screen={{ ...screen, openRow: look }}
        name={t('payorder.name')}
        columns={columns}
        hiddenColumns={hiddenColumns}
        figures={<PayOrderFigures {...screen.figures} />}
        sums={sumsOf(selection.rows)}
        bulk={BULK.map((action) => (
          <ActionButton key={action} access={keyOf(action)} onClick={() => act(action, selection.rows)}>
            {t(`payorder.action.${action}Selected`)}
          </ActionButton>
        ))}
        toolbar={<ListTools charts="payorder" screen={screen} access="trade:payorder:down" download={downloadPayOrders} />}
      />
      {overlays && openKey && <overlays.PayOrderDrawer id={openKey} screen={screen} spot={spot} {...handlers} />}
      {overlays && dialog && <overlays.Dialogs dialog={dialog} screen={screen} />}
    </>
  );
}
