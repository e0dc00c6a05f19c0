import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { LogEntry } from '@/contract';
import { rangeOf } from '@/domain/timeRange';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { QualityButton } from '@/screen/QualityButton';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { ViewTabs } from '@/screen/ViewTabs';
import { downloadLogs, pageLogs } from '@/services/log';
import { getWithdrawQuality } from '@/services/withdrawQuality';
import { hiddenColumns, logColumns } from './columns';
import type { Dialog } from './dialog';
import { LogFigures } from './Figures';
import { logFilters, logTabs } from './filters';
import { useTrail } from './useTrail';

const spec: ListScreenSpec<LogEntry, Dialog> = {
  screen: '/sys/log',
  rowKey: 'logNo',
  filters: logFilters,
  beside: logTabs,
  // Today and yesterday in your time zone.
  defaults: (now, timeZone) => {
    const { from, to } = rangeOf('twoDays', now, timeZone);
    return { view: 'ALL', createdFrom: from, createdTo: to };
  },
  fetchPage: pageLogs,
  loadOverlays: () => import('./overlays'),
};

/** The operation log (docs/rules/log.md#entries). Read-only: entries cannot be changed or removed. */
export default function LogPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const onTrail = useTrail(screen);
  const columns = useMemo(() => logColumns(t, { onOpen: openRow, onTrail }), [t, openRow, onTrail]);
  return (
    <ListPage
      screen={screen}
      name={t('sys.log.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<LogFigures {...screen.figures} />}
      tabs={<ViewTabs screen={screen} />}
      toolbar={
        <>
          <ActionButton access="sys:log:verify" onClick={() => ask({ kind: 'verify' })}>
            {t('sys.log.action.verify')}
          </ActionButton>
          <QualityButton read={getWithdrawQuality}>{t('sys.log.action.quality')}</QualityButton>
          <ListExport screen={screen} access="sys:log:down" download={downloadLogs} />
        </>
      }
    />
  );
}
