import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { PayRecord } from '@/contract';
import { sumsOf } from '@/domain/sums';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadPayRecords, pagePayRecords } from '@/services/payrecord';
import { hiddenColumns, payRecordColumns } from './columns';
import type { Dialog } from './dialog';
import { PayRecordFigures } from './Figures';
import { payRecordFilters } from './filters';
import { useQuery } from './useQuery';

const spec: ListScreenSpec<PayRecord, Dialog> = {
  screen: '/trade/payrecord',
  rowKey: 'recordNo',
  filters: payRecordFilters,
  fetchPage: pagePayRecords,
  loadOverlays: () => import('./overlays'),
};

const QUERY_MAX = 50;

/** Pay records: each attempt at a channel with the upstream's answer. */
export default function PayRecordPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask, selection } = screen;
  const query = useQuery(screen);
  const columns = useMemo(() => payRecordColumns(t, { onOpen: openRow, ask, query }), [t, openRow, ask, query]);
  const isTooMany = selection.rows.length > QUERY_MAX;
  return (
    <ListPage
      screen={screen}
      name={t('payrecord.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={
        <PayRecordFigures
          {...screen.figures}
          onError={(unifiedCode) => screen.setFilters({ ...screen.state.filters, unifiedCode })}
        />
      }
      bulk={
        <ActionButton
          access="trade:payrecord:query"
          isPrimary
          state={isTooMany ? { isAllowed: false, why: t('payrecord.message.tooMany', { max: QUERY_MAX }) } : undefined}
          onClick={() => query(selection.rows)}
        >
          {t('payrecord.action.querySelected')}
        </ActionButton>
      }
      sums={sumsOf(selection.rows)}
      toolbar={
        <>
          <ActionButton access="trade:payrecord:statistics" onClick={() => ask({ kind: 'channels' })}>
            {t('payrecord.action.channels')}
          </ActionButton>
          <ListExport screen={screen} access="trade:payrecord:down" download={downloadPayRecords} />
        </>
      }
    />
  );
}
