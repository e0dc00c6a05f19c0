import { useEffect, useMemo, useRef, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Trial, TrialPlan } from '@/contract';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadTrials, pageTrials } from '@/services/trial';
import { hiddenColumns, trialColumns } from './columns';
import type { Dialog } from './dialog';
import { TrialFigures } from './Figures';
import { trialFilters, trialListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ testNo: numbers.join(), pageSize: numbers.length });

/** Small orders of test merchants through a chosen channel, step by step. */
export default function TrialPage() {
  const t = useT();
  const [state, setState] = useListState(trialListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'testNo', fetchPage: pageTrials });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'testNo', fetchPage: pageTrials, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'testNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: trialListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'testNo');
  const [changed, setChanged] = useState<{ row?: Trial; turn: number }>({ turn: 0 });
  // The channel that the address names when the screen is opened; a filter set later leaves the form alone.
  const asked = useRef(state.filters.channelCode);
  const [filled, fill] = useState<{ plan: Partial<TrialPlan>; turn: number }>();
  const [setNo, watch] = useState<string>();
  const isReady = list.status === 'ready';
  const overlays = useCode(loadOverlays, isReady || dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => trialColumns(t, (row) => open(row.testNo), ask), [t, open, ask]);
  const filters = useMemo(() => trialFilters(t), [t]);
  useEffect(() => {
    if (isReady) void fetchCode(loadOverlays).catch(() => undefined);
  }, [isReady]);
  useFocusBack(cursor, 'testNo', { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (row: Trial) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  const started = (no: string) => {
    watch(no);
    list.reload();
  };
  return (
    <>
      <TrialFigures version={list.readAt && `${list.readAt} ${changed.turn}`} />
      {!overlays && isReady && <div aria-busy="true" />}
      {overlays && (
        <overlays.Bench
          channelCode={asked.current}
          filled={filled}
          setNo={setNo}
          turn={changed.turn}
          ask={ask}
          onStarted={started}
          onOver={list.reload}
          onOpen={open}
        />
      )}
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="testNo"
        name={t('trial.name')}
        cursor={cursor}
        onOpen={(row) => open(row.testNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:test:case:list" onClick={() => ask({ kind: 'cases' })}>
              {t('trial.action.cases')}
            </ActionButton>
            <ExportButton
              access="sys:test:down"
              isDisabled={!isReady}
              download={(format, options) => {
                const { filters: wanted, sortField, sortOrder } = state;
                return downloadTrials({ ...wanted, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openNo && <overlays.TrialDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={learn}
          onFill={(plan) => {
            fill((last) => ({ plan, turn: (last?.turn ?? 0) + 1 }));
            ask(undefined);
          }}
          onStarted={started}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
