import { history } from '@umijs/max';
import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Sett } from '@/contract';
import { recordAddress } from '@/domain/records';
import { sumsOf } from '@/domain/sums';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { ListPage } from '@/screen/ListPage';
import { ListTools } from '@/screen/ListTools';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOverlays } from '@/screen/useOverlays';
import { ViewTabs } from '@/screen/ViewTabs';
import { downloadSetts, pageSetts } from '@/services/sett';
import { BULK, DANGERS, keyOf } from './actions';
import { hiddenColumns, settColumns } from './columns';
import type { Dialog } from './dialog';
import { SettFigures } from './Figures';
import { settFilters, settTabs } from './filters';
import { loadOverlays } from './load';

const spec: ListScreenSpec<Sett, Dialog> = {
  screen: '/trade/settorder',
  rowKey: 'settNo',
  filters: settFilters,
  beside: settTabs,
  defaults: () => ({ view: 'ALL' }),
  fetchPage: pageSetts,
  anywhere: { view: 'ALL' },
  openRow: ({ settNo }) => history.push(recordAddress({ entity: 'sett', no: settNo })),
};

/** All payout orders, from any source. */
export default function SettPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { list, cursor, selection, openRow, dialog, ask, close } = screen;
  const overlays = useOverlays(loadOverlays, dialog !== undefined, list.status === 'ready');
  const columns = useMemo(() => settColumns(t, openRow, ask), [t, openRow, ask]);

  /** A key acts on the selection, otherwise on the current row. */
  const byKey = (kind: 'pass' | 'reject') => {
    const current = cursor.current();
    const rows = selection.rows.length > 0 ? selection.rows : current ? [current] : [];
    if (rows.length > 0) ask({ kind, rows });
  };
  const canRun = () => selection.rows.length > 0 || cursor.current()?.status === 'REVIEW';
  useShortcuts([
    { keys: 'p', label: 'sett.action.pass', canRun, run: () => byKey('pass') },
    { keys: 'r', label: 'sett.action.reject', canRun, run: () => byKey('reject') },
  ]);
  return (
    <>
      <ListPage
        screen={screen}
        name={t('sett.name')}
        columns={columns}
        hiddenColumns={hiddenColumns}
        figures={<SettFigures {...screen.figures} />}
        tabs={<ViewTabs screen={screen} />}
        sums={sumsOf(selection.rows)}
        bulk={BULK.map((action) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            isPrimary={action === 'pass'}
            isDanger={DANGERS.has(action)}
            onClick={() => ask({ kind: action, rows: selection.rows })}
          >
            {t(`sett.action.${action}Selected`)}
          </ActionButton>
        ))}
        toolbar={<ListTools charts="sett" screen={screen} access="trade:sett:down" download={downloadSetts} />}
      />
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={screen.updateRows} onClose={close} onSelect={selection.choose} />
      )}
    </>
  );
}
