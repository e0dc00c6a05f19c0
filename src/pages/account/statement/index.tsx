import { Radio } from 'antd';
import { useMemo } from 'react';
import type { AccountEntry, AccountEntryTotal } from '@/contract';
import { accountBuckets, moneyAccountTypes } from '@/domain/account';
import { isOneOf } from '@/domain/typed';
import { useLabel } from '@/hooks/useLabel';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListFrame } from '@/screen/ListPage';
import { ListTable } from '@/screen/ListTable';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadAccountEntries, pageAccountEntries } from '@/services/account';
import { Total } from './cells';
import { entryColumns, hiddenColumns, transactionColumns } from './columns';
import { Days } from './Days';
import { EntryFigures } from './Figures';
import { entryFilters, VIEWS, type View, viewFilter } from './filters';
import { StatementFile } from './StatementFile';

const KNOWN: Readonly<Record<string, readonly string[]>> = { bucket: accountBuckets, accountType: moneyAccountTypes };

/** The API knows the transaction view only; `Days` loads the daily view. */
const fetchEntries: typeof pageAccountEntries = ({ by, ...query }, options) =>
  pageAccountEntries(by === 'TXN' ? { ...query, by } : query, options);

const spec: ListScreenSpec<AccountEntry, never, AccountEntryTotal> = {
  screen: '/account/statement',
  rowKey: 'historyNo',
  filters: entryFilters,
  beside: viewFilter,
  fetchPage: fetchEntries,
  isStill: true,
  loadOverlays: () => import('./overlays'),
};

function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  const t = useT();
  return (
    <Radio.Group
      aria-label={t('account.statement.view.label')}
      optionType="button"
      value={view}
      options={VIEWS.map((value) => ({ value, label: t(`account.statement.view.${value}`) }))}
      onChange={({ target }) => isOneOf(VIEWS, target.value) && onChange(target.value)}
    />
  );
}

export default function AccountStatementPage() {
  const t = useT();
  const labelOf = useLabel();
  const screen = useListScreen(spec);
  const { state, setFilters, openRow } = screen;
  const { by: wanted, ...filters }: Filters = state.filters;
  const view = VIEWS.find((one) => one === wanted) ?? 'ENTRY';
  const columns = useMemo(() => {
    if (view === 'TXN') return transactionColumns(t, openRow);
    return entryColumns(t, openRow, (group, value) => labelOf(`account.info.${group}`, KNOWN[group] ?? [], value));
  }, [t, openRow, view, labelOf]);
  const accountNo = filters.accountNo || undefined;
  return (
    <ListFrame
      screen={screen}
      figures={<EntryFigures filters={filters} version={screen.figures.version} />}
      tabs={
        <div className="panel-line no-print">
          <ViewSwitch view={view} onChange={(next) => setFilters({ ...filters, ...(next !== 'ENTRY' && { by: next }) })} />
          {accountNo && <StatementFile accountNo={accountNo} />}
        </div>
      }
    >
      {view === 'DAY' && !accountNo && <p role="status">{t('account.statement.message.dayNeeds')}</p>}
      {view === 'DAY' && accountNo && <Days accountNo={accountNo} from={filters.from} to={filters.to} />}
      {view !== 'DAY' && (
        <ListTable
          key={view}
          screen={screen}
          name={t('account.statement.name')}
          columns={columns}
          hiddenColumns={view === 'TXN' ? undefined : hiddenColumns}
          renderTotal={(total) => <Total key={total.currency} total={total} />}
          toolbar={
            <ListExport
              screen={{ ...screen, state: { ...state, filters } }}
              access="user:accountHistory:down"
              download={downloadAccountEntries}
            />
          }
        />
      )}
    </ListFrame>
  );
}
