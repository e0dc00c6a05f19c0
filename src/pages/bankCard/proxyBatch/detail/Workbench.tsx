import { Grid } from 'antd';
import { useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import { StatusTag } from '@/components/StatusTag';
import type { BatchItem, BatchItemBulkResult } from '@/contract';
import { batchItemTones } from '@/domain/batch';
import { batchItemActionState } from '@/domain/batchItem';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { usePages } from '@/hooks/usePages';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSelection } from '@/hooks/useSelection';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { useOverlays } from '@/screen/useOverlays';
import { downloadBatchItems } from '@/services/batchItem';
import { hiddenColumns, itemColumns } from './columns';
import type { Dialog } from './dialog';
import { itemFilters } from './filters';
import { Head } from './Head';
import { Missing } from './Missing';
import { sumOf } from './refs';
import { useActs } from './useActs';
import { useBench } from './useBench';
import { useWholes } from './useWholes';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));

/** The lines of one batch, the selected one beside them, and bulk actions. */
export function Workbench({ batchNo }: { batchNo: string }) {
  const t = useT();
  const bench = useBench(batchNo);
  const { list, statistics, recount, reload } = bench;
  const { state, setState } = list;
  const batch = statistics?.batch;
  const pages = usePages(list, 'itemNo');
  const cursor = useRowCursor(list.rows, 'itemNo', pages);
  const selection = useSelection(list, 'itemNo');
  const [openNo, open] = useOpenRecord();
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'itemNo');
  const [report, setReport] = useState<BatchItemBulkResult>();
  const isWide = Grid.useBreakpoint().xl !== false;
  const isAsking = dialog !== undefined || report !== undefined;
  const isReady = list.status === 'ready';
  const overlays = useOverlays(loadOverlays, isAsking || openNo !== undefined || (isWide && isReady), isReady);
  const acts = useActs({ batchNo, version: batch?.version, onChanged: reload, onReport: setReport });
  const columns = useMemo(() => itemColumns(t, { onOpen: (row) => open(row.itemNo), ask, acts }), [t, open, acts, ask]);
  const filters = useMemo(() => itemFilters(t), [t]);
  useFocusBack(cursor, 'itemNo', { openKey: isWide ? undefined : openNo, isAsking });

  const learn = (row: BatchItem) => {
    list.replaceRow(row);
    recount();
  };
  /** A key acts on the selection, otherwise on the current row. */
  const byKey = () => {
    const current = cursor.current();
    return selection.rows.length > 0 ? selection.rows : current ? [current] : [];
  };
  const canApply = () => byKey().some((row) => batchItemActionState(row, 'applyPay').isAllowed);
  const wholes = useWholes(statistics);
  useShortcuts([
    {
      keys: 'p',
      label: 'batchItem.keys.plan',
      canRun: () => wholes.plan.isAllowed,
      run: () => wholes.plan.isAllowed && ask({ kind: 'plan', rows: selection.rows.length > 0 ? selection.rows : undefined }),
    },
    {
      keys: 'a',
      label: 'batchItem.keys.apply',
      canRun: canApply,
      run: () => canApply() && ask({ kind: 'apply', rows: byKey() }),
    },
    {
      keys: 't',
      label: 'batchItem.keys.take',
      canRun: () => byKey().length > 0,
      run: () => byKey().length > 0 && void acts.take(byKey()),
    },
  ]);
  if (bench.isMissing) return <Missing no={batchNo} />;
  const sum = sumOf(selection.rows);
  const versionOf = (id: string) => list.rows.find(({ itemNo }) => itemNo === id)?.version;
  return (
    <>
      <Head batchNo={batchNo} statistics={statistics} />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar
        selection={selection}
        total={list.total}
        sums={sum && [{ ...sum, count: selection.rows.length }]}
        sumName={t('batchItem.field.netAmount')}
      >
        <ActionButton access="bank:card:proxy:batch:plan" onClick={() => ask({ kind: 'plan', rows: selection.rows })}>
          {t('batchItem.action.planSelected')}
        </ActionButton>
        <ActionButton
          access="bank:card:proxy:batch:applyPay"
          isPrimary
          onClick={() => ask({ kind: 'apply', rows: selection.rows })}
        >
          {t('batchItem.action.applySelected')}
        </ActionButton>
        <ActionButton access="bank:card:proxy:batch:assign" onClick={() => acts.assign(selection.rows)}>
          {t('batchItem.action.unassignSelected')}
        </ActionButton>
        <ActionButton access="bank:card:proxy:batch:item:take" onClick={() => acts.take(selection.rows)}>
          {t('batchItem.action.takeSelected')}
        </ActionButton>
        <ActionButton access="bank:card:proxy:batch:item:release" onClick={() => acts.release(selection.rows)}>
          {t('batchItem.action.releaseSelected')}
        </ActionButton>
        <ActionButton access="bank:card:proxy:batch:item:retry" onClick={() => ask({ kind: 'retry', rows: selection.rows })}>
          {t('batchItem.action.retrySelected')}
        </ActionButton>
      </SelectionBar>
      <div className="bench-columns">
        <ResourceTable
          list={list}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rowKey="itemNo"
          name={t('batchItem.name')}
          cursor={cursor}
          onOpen={(row) => open(row.itemNo)}
          news={bench.news}
          auto={bench.auto}
          selection={selection}
          fields={filters}
          toolbar={
            <>
              <ActionButton access="bank:card:proxy:batch:plan" state={wholes.plan} onClick={() => ask({ kind: 'plan' })}>
                {t('batchItem.action.plan')}
              </ActionButton>
              <ActionButton
                access="bank:card:proxy:batch:applyPay"
                isPrimary
                state={wholes.apply}
                onClick={() => ask({ kind: 'apply' })}
              >
                {t('batchItem.action.applyAll', { count: wholes.assigned })}
              </ActionButton>
              <ListExport
                screen={{ list, state: { ...state, filters: { batchNo, ...state.filters } }, fields: filters }}
                access="bank:card:proxy:batch:item:down"
                download={downloadBatchItems}
              />
            </>
          }
        />
        {isWide && overlays && (
          <overlays.ItemPanel
            id={openNo}
            known={list.rows.find(({ itemNo }) => itemNo === openNo)}
            versionOf={versionOf}
            fetchItem={bench.fetchItem}
            ask={ask}
            acts={acts}
          />
        )}
      </div>
      {!isWide && overlays && openNo && (
        <overlays.RecordDrawer
          id={openNo}
          ids={list.rows.map(({ itemNo }) => itemNo)}
          pages={pages}
          title={(id) => t('batchItem.panel.title', { no: list.rows.find(({ itemNo }) => itemNo === id)?.rowNo ?? id })}
          fetchDetail={bench.fetchItem}
          onOpen={open}
          versionOf={versionOf}
          known={list.rows.find(({ itemNo }) => itemNo === openNo)}
          head={(item) => <overlays.ItemBody item={item} ask={ask} acts={acts} />}
        >
          {(item) => <overlays.ItemHistory item={item} />}
        </overlays.RecordDrawer>
      )}
      {overlays && dialog && batch && (
        <overlays.Dialogs
          dialog={dialog}
          batch={batch}
          ask={ask}
          onLearn={learn}
          onChanged={reload}
          onReport={setReport}
          onClose={() => ask(undefined)}
        />
      )}
      {overlays && report && (
        <overlays.BulkResultModal
          succeeded={report.succeeded.length}
          failed={report.failed}
          idOf={({ itemNo }) => itemNo}
          idTitle={t('batchItem.field.itemNo')}
          renderState={({ current }) => <StatusTag group="batchItem.status" value={current?.status} tones={batchItemTones} />}
          onRetry={() => {
            selection.choose(report.failed.map(({ itemNo }) => itemNo));
            setReport(undefined);
          }}
          onClose={() => setReport(undefined)}
        />
      )}
    </>
  );
}
