import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { MoneyAccount } from '@/contract';
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
import { downloadAccounts, pageAccounts } from '@/services/account';
import { viewCalls } from '@/services/common';
import { Total } from './cells';
import { accountColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { AccountFigures } from './Figures';
import { accountFilters, accountListOptions } from './filters';

const SHOWN_FILTERS = 4;
const NO_TOTALS: readonly never[] = [];
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (numbers: readonly string[]) => ({ accountNo: numbers.join(), pageSize: numbers.length });

/** Every money account, read from the ledger. */
export default function AccountPage() {
  const t = useT();
  const [state, setState] = useListState(accountListOptions);
  const { filters, sortField, sortOrder } = state;
  const list = useResourceList({ list: [state, setState], rowKey: 'accountNo', fetchPage: pageAccounts });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'accountNo', fetchPage: pageAccounts, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'accountNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: accountListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'accountNo');
  // Also of an account that does not stand on this page.
  const [changed, setChanged] = useState<{ row?: MoneyAccount; turn: number }>({ turn: 0 });
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => accountColumns(t, (row) => open(row.accountNo), ask), [t, open, ask]);
  const fields = useMemo(() => accountFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'accountNo', { openKey: openNo, isAsking: dialog !== undefined });

  // What is owed and what covers it make no sum: the figures tell each type by itself.
  const isOneType = new Set(list.summary.map(({ accountType }) => accountType)).size === 1;

  const learn = (row: MoneyAccount) => {
    list.replaceRow(row);
    setChanged(({ turn }) => ({ row, turn: turn + 1 }));
  };
  return (
    <>
      <AccountFigures
        filters={filters}
        version={list.readAt && `${list.readAt} ${changed.turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={fields} shown={SHOWN_FILTERS} value={filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={isOneType ? list : { ...list, summary: NO_TOTALS }}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="accountNo"
        name={t('account.info.name')}
        cursor={cursor}
        onOpen={(row) => open(row.accountNo)}
        news={news}
        auto={auto}
        saved={saved}
        fields={fields}
        renderTotal={(total) => <Total key={total.currency} total={total} />}
        toolbar={
          <>
            <ActionButton access="user:account:proof" onClick={() => ask({ kind: 'proof' })}>
              {t('account.info.action.prove')}
            </ActionButton>
            <ExportButton
              access="user:account:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => downloadAccounts({ ...filters, sortField, sortOrder, format } as never, options)}
            />
          </>
        }
      />
      {overlays && openNo && <overlays.AccountDrawer no={openNo} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog?.kind === 'proof' && (
        <overlays.ProofDrawer onProved={list.reload} onClose={() => ask(undefined)} onOpen={open} />
      )}
      {overlays && dialog && dialog.kind !== 'proof' && (
        <overlays.Dialogs dialog={dialog} ask={ask} onChanged={learn} onMoved={list.reload} />
      )}
    </>
  );
}
