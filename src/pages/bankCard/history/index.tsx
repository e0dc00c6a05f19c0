import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import type { BankLine } from '@/contract';
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
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { downloadBankLines, pageBankLines } from '@/services/bankLine';
import { viewCalls } from '@/services/common';
import { Total } from './cells';
import { bankLineColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { BankLineFigures } from './Figures';
import { bankLineFilters, bankLineListOptions } from './filters';

const SHOWN_FILTERS = 4;
const IGNORE_MAX = 100;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ lineNo: numbers.join(), pageSize: numbers.length });

/** Every movement on own cards, and whether an order explains it. */
export default function BankLinePage() {
  const t = useT();
  const [state, setState] = useListState(bankLineListOptions);
  const { filters, sortField, sortOrder } = state;
  const list = useResourceList({ list: [state, setState], rowKey: 'lineNo', fetchPage: pageBankLines });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'lineNo', fetchPage: pageBankLines, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'lineNo');
  const selection = useSelection(list, 'lineNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: bankLineListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'lineNo');
  // Also of a movement that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: BankLine; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => bankLineColumns(t, (row) => open(row.lineNo), ask), [t, open, ask]);
  const fields = useMemo(() => bankLineFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'lineNo', { openKey: openNo, isAsking: dialog !== undefined });

  const learn = (rows: readonly BankLine[]) => {
    for (const row of rows) list.replaceRow(row);
    setChanged(({ turn }) => ({ row: rows[0], turn: turn + 1 }));
  };
  const isTooMany = selection.rows.length > IGNORE_MAX;
  return (
    <>
      <BankLineFigures
        filters={filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={fields} shown={SHOWN_FILTERS} value={filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
        <ActionButton
          access="bank:card:history:ignore"
          state={isTooMany ? { isAllowed: false, why: t('bankLine.message.tooMany', { max: IGNORE_MAX }) } : undefined}
          onClick={() => ask({ kind: 'ignore', rows: selection.rows })}
        >
          {t('bankLine.action.ignoreSelected')}
        </ActionButton>
      </SelectionBar>
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="lineNo"
        name={t('bankLine.name')}
        cursor={cursor}
        onOpen={(row) => open(row.lineNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        selection={selection}
        renderTotal={(total) => <Total key={total.currency} total={total} />}
        toolbar={
          <>
            <ActionButton access="bank:card:history:import" onClick={() => ask({ kind: 'import' })}>
              {t('bankLine.action.import')}
            </ActionButton>
            <ActionButton access="bank:card:history:rematch" onClick={() => ask({ kind: 'rematch' })}>
              {t('bankLine.action.rematch')}
            </ActionButton>
            <ExportButton
              access="bank:card:history:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => downloadBankLines({ ...filters, sortField, sortOrder, format } as never, options)}
            />
          </>
        }
      />
      {overlays && openNo && <overlays.LineDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          filters={filters}
          onChanged={learn}
          onRead={list.reload}
          onSelect={selection.choose}
        />
      )}
    </>
  );
}
