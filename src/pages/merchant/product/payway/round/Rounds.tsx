import { App } from 'antd';
import { useMemo, useRef } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Round } from '@/contract';
import { normalised } from '@/domain/round';
import { useFigures } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { ListFrame } from '@/screen/ListPage';
import { ListTable } from '@/screen/ListTable';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOverlays } from '@/screen/useOverlays';
import { downloadRounds, getRoundStatistics, pageRounds } from '@/services/round';
import { hiddenColumns, roundColumns } from './columns';
import type { Dialog } from './dialog';
import { roundFilters } from './filters';
import { RoundFigures, WayHead } from './Head';
import { useActs } from './useActs';
import { inputsOf, useDraft } from './useDraft';
import { useReorder } from './useReorder';

const specOf = (wayCode: string): ListScreenSpec<Round, Dialog> => ({
  screen: '/merchant/product/payway/round',
  rowKey: 'roundId',
  filters: roundFilters,
  fetchPage: (query: object, options) => pageRounds({ wayCode, ...query }, options),
});
const loadOverlays = () => withTexts(import('./overlays'));

/** The rounds of one pay way: live version, draft and actual traffic. */
export function Rounds({ wayCode, onOther }: { wayCode: string; onOther: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const region = useRef<HTMLDivElement>(null);
  const screen = useListScreen(useMemo(() => specOf(wayCode), [wayCode]));
  const { list, state, selection, openKey, open, openRow, dialog, ask, close } = screen;
  const overlays = useOverlays(loadOverlays, dialog !== undefined || openKey !== undefined, list.status === 'ready');
  const { keyword = '' } = state.filters;
  const statistics = useFigures(list.readAt && [list.readAt, list.loadedAt].join(' '), (options) =>
    getRoundStatistics({ wayCode, keyword }, options),
  );
  const head = statistics?.way ?? undefined;
  const save = useDraft(head, list.reload);
  const { filters: shown, sortField } = state;
  const isPart = sortField !== undefined || Object.values(shown).some((value) => value !== '');
  const { step, said } = useReorder({
    region,
    head,
    rows: list.rows,
    save,
    locked: isPart ? t('round.message.moveWhole') : undefined,
  });
  const acts = useActs({ ask, save, reload: list.reload });
  const columns = useMemo(() => roundColumns(t, { onOpen: openRow, save, step, acts }), [t, openRow, save, step, acts]);

  const normalise = async () => {
    const weights = normalised(head?.channelCodes.map((code) => head.weights?.[code] ?? 0) ?? []);
    if (!weights) return void message.warning(t('round.message.allZero'));
    if (await save(({ channelCodes }) => inputsOf(channelCodes, (_, at) => ({ weight: weights[at] }))))
      void message.success(t('round.message.saved'));
  };
  return (
    <>
      <ListFrame
        screen={screen}
        figures={
          <>
            <WayHead wayCode={wayCode} head={head} ask={ask} onOther={onOther} />
            <RoundFigures statistics={statistics} />
          </>
        }
        bulk={
          <>
            <ActionButton access="product:payway:round:save" onClick={() => ask({ kind: 'weights', rows: selection.rows })}>
              {t('round.action.weights')}
            </ActionButton>
            <ActionButton access="product:payway:round:enable" onClick={() => acts.enableAll(selection.rows)}>
              {t('round.action.enable')}
            </ActionButton>
            <ActionButton
              access="product:payway:round:disable"
              isDanger
              onClick={() => ask({ kind: 'disable', rows: selection.rows })}
            >
              {t('round.action.disable')}
            </ActionButton>
          </>
        }
      >
        <div ref={region}>
          <ListTable
            screen={screen}
            isSelectable
            name={t('round.name')}
            columns={columns}
            hiddenColumns={hiddenColumns}
            toolbar={
              <>
                <ActionButton access="product:payway:round:save" onClick={() => ask({ kind: 'add' })}>
                  {t('round.action.add')}
                </ActionButton>
                <ActionButton access="product:payway:round:save" onClick={normalise}>
                  {t('round.action.normalise')}
                </ActionButton>
                <ActionButton access="product:payway:round:simulate" onClick={() => ask({ kind: 'simulate' })}>
                  {t('round.action.simulate')}
                </ActionButton>
                <ListExport
                  screen={{ ...screen, state: { ...state, filters: { wayCode, ...state.filters } } }}
                  access="product:payway:round:down"
                  download={downloadRounds}
                />
              </>
            }
          />
        </div>
      </ListFrame>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {overlays && openKey && (
        <overlays.RoundDrawer id={openKey} rows={list.rows} pages={screen.pages} acts={acts} onOpen={open} />
      )}
      {overlays && dialog && head && (
        <overlays.Dialogs
          dialog={dialog}
          head={head}
          onDone={() => {
            close();
            selection.clear();
            list.reload();
          }}
          onChanged={list.reload}
          onClose={close}
        />
      )}
    </>
  );
}
