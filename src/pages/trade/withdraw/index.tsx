import { useModel } from '@umijs/max';
import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import { sumsOf } from '@/domain/sums';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { useCode } from '@/hooks/useCode';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { usePages } from '@/hooks/usePages';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useSelection } from '@/hooks/useSelection';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { useLaterParts } from '@/screen/useOverlays';
import { ViewTabs } from '@/screen/ViewTabs';
import { viewCalls } from '@/services/common';
import { downloadWithdraws, pageWithdraws } from '@/services/withdraw';
import { hiddenColumns, withdrawColumns } from './columns';
import { countsOf, useWithdrawStatistics, WithdrawFigures } from './Figures';
import { queryOfRows, withdrawListOptions } from './filters';
import { useDeskKeys } from './keys';
import { keyOf } from './RowActions';
import { useDesk } from './useDesk';
import { useDeskFields } from './useDeskFields';

const SHOWN_FILTERS = 4;
const BULK = ['pass', 'reject', 'hold', 'escalate', 'assign', 'claim', 'release'] as const;

/** Dialogs, drawer and the parts beside the rows load after the first rows. */
const loadOverlays = () => withTexts(import('./overlays'));

/** The review queue: the model for other screens of this console. */
export default function WithdrawPage() {
  const t = useT();
  const operatorId = useModel('@@initialState').initialState?.currentUser?.operatorId;
  const [state, setState] = useListState(withdrawListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'withdrawNo', fetchPage: pageWithdraws });
  const auto = useAutoRefresh();
  const news = useListWatch({
    list,
    rowKey: 'withdrawNo',
    fetchPage: pageWithdraws,
    queryOf: queryOfRows,
    everyMs: auto.everyMs,
    screen: '/trade/withdraw',
  });
  const pages = usePages(list, 'withdrawNo');
  const cursor = useRowCursor(list.rows, 'withdrawNo', pages);
  const selection = useSelection(list, 'withdrawNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: withdrawListOptions, calls: viewCalls });
  const desk = useDesk({ list, cursor, openNo, open, select: selection.choose });
  const { ask, act, lockOf, canAnswer } = desk;
  const statistics = useWithdrawStatistics({ filters: state.filters, version: desk.figuresOf });
  const isAsking = desk.state.dialog !== undefined || desk.state.result !== undefined;
  const [charts] = useStored('charts:withdraw');
  const later = useLaterParts(loadOverlays, list.status === 'ready' || desk.sent.length > 0);
  const overlays = useCode(loadOverlays, isAsking || openNo !== undefined);

  const columns = useMemo(
    () => withdrawColumns(t, { onOpen: (row) => open(row.withdrawNo), ask, act, lockOf }),
    [t, open, ask, act, lockOf],
  );
  const { views, fields, filters } = useDeskFields(list, canAnswer);

  useDeskKeys({ desk, cursor, selection, list: [state, setState], views });

  return (
    <>
      {later && <later.Notices desk={desk} />}
      <WithdrawFigures filters={state.filters} statistics={statistics} onOpen={(next) => setState({ filters: next })} />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ViewTabs screen={{ fields, state, setState }} countOf={countsOf(statistics, state.filters)} />
      <SelectionBar
        selection={selection}
        total={list.total}
        sums={sumsOf(selection.rows, 'netAmount')}
        sumName={t('trade.withdraw.field.netAmount')}
      >
        {BULK.map((action) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            isPrimary={action === 'pass'}
            isDanger={action === 'reject'}
            onClick={() =>
              action === 'claim' || action === 'release' ? act(action, selection.rows) : ask(action, selection.rows)
            }
          >
            {t(`trade.withdraw.action.${action}Selected`)}
          </ActionButton>
        ))}
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="withdrawNo"
        name={t('trade.withdraw.name')}
        cursor={cursor}
        onOpen={(row) => open(row.withdrawNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        selection={selection}
        toolbar={
          <>
            {later ? (
              <later.DeskTools list={list} rows={selection.rows} onOpen={open} version={desk.figuresOf} />
            ) : (
              <>
                <div className="later-tools" />
                {charts === 'open' && <div className="list-charts" />}
              </>
            )}
            <ListExport screen={{ list, state, fields }} access="trade:withdraw:down" download={downloadWithdraws} />
          </>
        }
      />
      {overlays && openNo && (
        <overlays.WithdrawDrawer no={openNo} rows={list.rows} pages={pages} operatorId={operatorId} desk={desk} onOpen={open} />
      )}
      {overlays && isAsking && <overlays.Dialogs desk={desk} onSelect={selection.choose} />}
    </>
  );
}
