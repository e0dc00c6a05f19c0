import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { BankLine, BankLineTotal } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadBankLines, pageBankLines } from '@/services/bankLine';
import { Total } from './cells';
import { bankLineColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { BankLineFigures } from './Figures';
import { bankLineFilters } from './filters';

const spec: ListScreenSpec<BankLine, Dialog, BankLineTotal> = {
  screen: '/bankCard/history',
  rowKey: 'lineNo',
  filters: bankLineFilters,
  fetchPage: pageBankLines,
  loadOverlays: () => import('./overlays'),
};

const IGNORE_MAX = 100;

/** Movements on own cards, and the orders they match. */
export default function BankLinePage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const columns = useMemo(() => bankLineColumns(t, openRow, ask), [t, openRow, ask]);
  const isTooMany = selection.rows.length > IGNORE_MAX;
  return (
    <ListPage
      screen={screen}
      name={t('bankLine.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<BankLineFigures {...screen.figures} />}
      bulk={
        <ActionButton
          access="bank:card:history:ignore"
          state={isTooMany ? { isAllowed: false, why: t('bankLine.message.tooMany', { max: IGNORE_MAX }) } : undefined}
          onClick={() => ask({ kind: 'ignore', rows: selection.rows })}
        >
          {t('bankLine.action.ignoreSelected')}
        </ActionButton>
      }
      renderTotal={(total) => <Total key={total.currency} total={total} />}
      toolbar={
        <>
          <ActionButton access="bank:card:history:import" onClick={() => ask({ kind: 'import' })}>
            {t('bankLine.action.import')}
          </ActionButton>
          <ActionButton access="bank:card:history:rematch" onClick={() => ask({ kind: 'rematch' })}>
            {t('bankLine.action.rematch')}
          </ActionButton>
          <ListExport screen={screen} access="bank:card:history:down" download={downloadBankLines} />
        </>
      }
    />
  );
}
