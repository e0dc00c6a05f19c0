import { Radio } from 'antd';
import { useEffect, useMemo } from 'react';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { AccountEntry } from '@/contract';
import { accountBuckets, moneyAccountTypes } from '@/domain/account';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useLabel } from '@/hooks/useLabel';
import { type Filters, queryOf, useListState } from '@/hooks/useListState';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { downloadAccountEntries, pageAccountEntries } from '@/services/account';
import { viewCalls } from '@/services/common';
import { Total } from './cells';
import { entryColumns, hiddenColumns, transactionColumns } from './columns';
import { Days } from './Days';
import { EntryFigures } from './Figures';
import { entryFilters, entryListOptions } from './filters';
import { StatementFile } from './StatementFile';

const SHOWN_FILTERS = 4;
const VIEWS = ['ENTRY', 'TXN', 'DAY'] as const;
type View = (typeof VIEWS)[number];
const KNOWN: Readonly<Record<string, readonly string[]>> = { bucket: accountBuckets, accountType: moneyAccountTypes };
const loadOverlays = () => withTexts(import('./overlays'));

/** What the wire knows of the views: the days are asked for beside the list. */
const fetchEntries: typeof pageAccountEntries = ({ by, ...query }, options) =>
  pageAccountEntries(by === 'TXN' ? { ...query, by } : query, options);

function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  const t = useT();
  return (
    <Radio.Group
      aria-label={t('account.statement.view.label')}
      optionType="button"
      value={view}
      options={VIEWS.map((value) => ({ value, label: t(`account.statement.view.${value}`) }))}
      onChange={({ target }) => onChange(target.value as View)}
    />
  );
}

/** The ledger read as a bank statement. */
export default function AccountStatementPage() {
  const t = useT();
  const labelOf = useLabel();
  const [state, setState] = useListState(entryListOptions);
  const { sortField, sortOrder } = state;
  const { by: wanted, ...filters }: Filters = state.filters;
  const view = VIEWS.find((one) => one === wanted) ?? 'ENTRY';
  const list = useResourceList({ list: [state, setState], rowKey: 'historyNo', fetchPage: fetchEntries });
  const cursor = useRowCursor(list.rows, 'historyNo');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: entryListOptions, calls: viewCalls });
  const overlays = useCode(loadOverlays, openNo !== undefined);
  const columns = useMemo(() => {
    const onOpen = (row: AccountEntry) => open(row.historyNo);
    if (view === 'TXN') return transactionColumns(t, onOpen);
    return entryColumns(t, onOpen, (group, value) => labelOf(`account.info.${group}`, KNOWN[group] ?? [], value));
  }, [t, open, view, labelOf]);
  const fields = useMemo(() => entryFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'historyNo', { openKey: openNo, isAsking: false });

  const accountNo = filters.accountNo || undefined;
  const setFilters = (next: Filters) => setState({ filters: { ...next, ...(view !== 'ENTRY' && { by: view }) } });
  return (
    <>
      <EntryFigures filters={filters} version={list.readAt} />
      <FilterBar fields={fields} shown={SHOWN_FILTERS} value={filters} onChange={setFilters} />
      <div className="panel-line">
        <ViewSwitch
          view={view}
          onChange={(next) => setState({ filters: { ...filters, ...(next !== 'ENTRY' && { by: next }) } })}
        />
        {accountNo && <StatementFile accountNo={accountNo} />}
      </div>
      {view === 'DAY' && !accountNo && <p role="status">{t('account.statement.message.dayNeeds')}</p>}
      {view === 'DAY' && accountNo && <Days accountNo={accountNo} from={filters.from} to={filters.to} />}
      {view !== 'DAY' && (
        <ResourceTable
          key={view}
          list={list}
          columns={columns}
          hiddenColumns={view === 'TXN' ? undefined : hiddenColumns}
          rowKey="historyNo"
          name={t('account.statement.name')}
          cursor={cursor}
          onOpen={(row) => open(row.historyNo)}
          saved={saved}
          fields={fields}
          renderTotal={(total) => <Total key={total.currency} total={total} />}
          toolbar={
            <ExportButton
              access="user:accountHistory:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) =>
                downloadAccountEntries(queryOf({ ...filters, sortField, sortOrder, format }), options)
              }
            />
          }
        />
      )}
      {overlays && openNo && <overlays.EntryDrawer no={openNo} rows={list.rows} onOpen={open} />}
    </>
  );
}
