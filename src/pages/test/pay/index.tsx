import { useMemo, useRef, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Trial, TrialPlan } from '@/contract';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOverlays } from '@/screen/useOverlays';
import { downloadTrials, pageTrials } from '@/services/trial';
import { hiddenColumns, trialColumns } from './columns';
import type { Dialog } from './dialog';
import { TrialFigures } from './Figures';
import { trialFilters } from './filters';

const spec: ListScreenSpec<Trial, Dialog> = {
  screen: '/test/pay',
  rowKey: 'testNo',
  filters: trialFilters,
  fetchPage: pageTrials,
};
const loadOverlays = () => withTexts(import('./overlays'));

/** Trial orders of test merchants through a chosen channel. */
export default function TrialPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { list, openKey, open, openRow, dialog, ask, close, updateRows, turn } = screen;
  // Takes the channel from the URL once: a later filter must not change the form.
  const asked = useRef(screen.state.filters.channelCode);
  const [filled, fill] = useState<{ plan: Partial<TrialPlan>; turn: number }>();
  const [setNo, watch] = useState<string>();
  const isReady = list.status === 'ready';
  const overlays = useOverlays(loadOverlays, isReady || dialog !== undefined || openKey !== undefined, isReady);
  const columns = useMemo(() => trialColumns(t, openRow, ask), [t, openRow, ask]);
  const started = (no: string) => {
    watch(no);
    list.reload();
  };
  return (
    <>
      <ListPage
        screen={screen}
        name={t('trial.name')}
        columns={columns}
        hiddenColumns={hiddenColumns}
        figures={
          <>
            <TrialFigures version={screen.figures.version} />
            {!overlays && isReady && <div aria-busy="true" />}
            {overlays && (
              <overlays.Bench
                channelCode={asked.current}
                filled={filled}
                setNo={setNo}
                turn={turn}
                ask={ask}
                onStarted={started}
                onOver={list.reload}
                onOpen={open}
              />
            )}
          </>
        }
        toolbar={
          <>
            <ActionButton access="sys:test:case:list" onClick={() => ask({ kind: 'cases' })}>
              {t('trial.action.cases')}
            </ActionButton>
            <ListExport screen={screen} access="sys:test:down" download={downloadTrials} />
          </>
        }
      />
      {overlays && openKey && <overlays.TrialDrawer id={openKey} screen={screen} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={(row) => updateRows([row])}
          onFill={(plan) => {
            fill((last) => ({ plan, turn: (last?.turn ?? 0) + 1 }));
            close();
          }}
          onStarted={started}
          onClose={close}
        />
      )}
    </>
  );
}
