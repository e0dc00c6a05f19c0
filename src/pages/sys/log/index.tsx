import { Tabs } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { logViews, type Trail, trailFilters } from '@/domain/log';
import { serverNow } from '@/domain/serverClock';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useFormat } from '@/hooks/useFormat';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadLogs, pageLogs } from '@/services/log';
import { hiddenColumns, logColumns } from './columns';
import { LogFigures } from './Figures';
import { logFilterNames, logFilters, logListOptions, viewField } from './filters';

const SHOWN_FILTERS = 4;

const loadOverlays = () => withTexts(import('./overlays'));

const queryOfRows = (numbers: readonly string[]) => ({ logNo: numbers.join(), pageSize: numbers.length });

/** The operation log (docs/rules/log.md#entries): it reads, and nothing on it changes or removes an entry. */
export default function LogPage() {
  const t = useT();
  const { timeZone } = useFormat();
  const options = useMemo(() => logListOptions(serverNow(), timeZone), [timeZone]);
  const [state, setState] = useListState(options);
  const list = useResourceList({ list: [state, setState], rowKey: 'logNo', fetchPage: pageLogs });
  const auto = useAutoRefresh();
  const news = useListWatch({ list, rowKey: 'logNo', fetchPage: pageLogs, queryOf: queryOfRows, everyMs: auto.everyMs });
  const cursor = useRowCursor(list.rows, 'logNo');
  const [openNo, open] = useOpenRecord();
  const [isVerifying, setIsVerifying] = useState(false);
  const saved = useSavedView({ list, options, calls: viewCalls });
  const overlays = useCode(loadOverlays, isVerifying || openNo !== undefined);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'logNo', { openKey: openNo, isAsking: isVerifying });

  const follow = useMemo(
    () => (trail: Trail) =>
      setState({ filters: trailFilters(logFilterNames, trail), sortField: undefined, sortOrder: undefined }),
    [setState],
  );
  const columns = useMemo(() => logColumns(t, { onOpen: (row) => open(row.logNo), onTrail: follow }), [t, open, follow]);
  const filters = useMemo(() => logFilters(t), [t]);
  const fields = useMemo(() => [viewField(t), ...filters], [t, filters]);

  return (
    <>
      <LogFigures filters={state.filters} version={list.readAt} onOpen={(next) => setState({ filters: next })} />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <Tabs
        activeKey={state.filters.view}
        onChange={(view) => setState({ filters: { ...state.filters, view } })}
        items={logViews.map((view) => ({ key: view, label: t(`sys.log.view.${view}`) }))}
      />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="logNo"
        name={t('sys.log.name')}
        cursor={cursor}
        onOpen={(row) => open(row.logNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        toolbar={
          <>
            <ActionButton access="sys:log:verify" onClick={() => setIsVerifying(true)}>
              {t('sys.log.action.verify')}
            </ActionButton>
            <ExportButton
              access="sys:log:down"
              isDisabled={list.status !== 'ready'}
              download={(format, given) =>
                downloadLogs({ ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never, given)
              }
            />
          </>
        }
      />
      {overlays && openNo && (
        <overlays.LogDrawer
          no={openNo}
          rows={list.rows}
          onOpen={open}
          onTrail={(trail) => {
            open(undefined);
            follow(trail);
          }}
        />
      )}
      {overlays && isVerifying && <overlays.VerifyModal onClose={() => setIsVerifying(false)} />}
    </>
  );
}
