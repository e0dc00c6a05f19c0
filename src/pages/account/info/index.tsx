import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { MoneyAccount, MoneyAccountTotal } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadAccounts, pageAccounts } from '@/services/account';
import { Total } from './cells';
import { accountColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { AccountFigures } from './Figures';
import { accountFilters } from './filters';

const spec: ListScreenSpec<MoneyAccount, Dialog, MoneyAccountTotal> = {
  screen: '/account/info',
  rowKey: 'accountNo',
  filters: accountFilters,
  fetchPage: pageAccounts,
  loadOverlays: () => import('./overlays'),
};

const NO_TOTALS: readonly never[] = [];

export default function AccountPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => accountColumns(t, openRow, ask), [t, openRow, ask]);
  const { list } = screen;
  // Liabilities and the assets that cover them must not be added up: totals appear for a single account type only.
  const isOneType = new Set(list.summary.map(({ accountType }) => accountType)).size === 1;
  return (
    <ListPage
      screen={isOneType ? screen : { ...screen, list: { ...list, summary: NO_TOTALS } }}
      name={t('account.info.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<AccountFigures {...screen.figures} />}
      renderTotal={(total) => <Total key={total.currency} total={total} />}
      toolbar={
        <>
          <ActionButton access="user:account:proof" onClick={() => ask({ kind: 'proof' })}>
            {t('account.info.action.prove')}
          </ActionButton>
          <ListExport screen={screen} access="user:account:down" download={downloadAccounts} />
        </>
      }
    />
  );
}
