import { App } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { SelectionBar } from '@/components/SelectionBar';
import { normalised } from '@/domain/round';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useFigures } from '@/hooks/useFigures';
import { useFocusBack } from '@/hooks/useFocusBack';
import { queryOf, useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadRounds, getRoundStatistics, pageRounds } from '@/services/round';
import { hiddenColumns, roundColumns } from './columns';
import type { Dialog } from './dialog';
import { roundFilters, roundListOptions } from './filters';
import { RoundFigures, WayHead } from './Head';
import { useActs } from './useActs';
import { inputsOf, useDraft } from './useDraft';
import { useReorder } from './useReorder';

const loadOverlays = () => withTexts(import('./overlays'));

/** The rounds of one way: what counts, what is being prepared, and what really happens. */
export function Rounds({ wayCode, onOther }: { wayCode: string; onOther: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const region = useRef<HTMLDivElement>(null);
  const [state, setState] = useListState(roundListOptions);
  const { fetchPage, queryOfRows } = useMemo(
    () => ({
      fetchPage: (query: object, options: { signal: AbortSignal }) => pageRounds({ wayCode, ...query }, options),
      queryOfRows: (ids: readonly string[]) => ({ roundId: ids.join(), pageSize: ids.length }),
    }),
    [wayCode],
  );
  const list = useResourceList({ list: [state, setState], rowKey: 'roundId', fetchPage });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'roundId', fetchPage, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'roundId');
  const selection = useSelection(list, 'roundId');
  const [openId, open] = useOpenRecord();
  const saved = useSavedView({ list, options: roundListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'roundId');
  const overlays = useCode(loadOverlays, dialog !== undefined || openId !== undefined);
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
  const columns = useMemo(
    () => roundColumns(t, { onOpen: (row) => open(row.roundId), save, step, acts }),
    [t, open, save, step, acts],
  );
  const filters = useMemo(() => roundFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'roundId', { openKey: openId, isAsking: dialog !== undefined });

  const normalise = async () => {
    const weights = normalised(head?.channelCodes.map((code) => head.weights?.[code] ?? 0) ?? []);
    if (!weights) return void message.warning(t('round.message.allZero'));
    if (await save(({ channelCodes }) => inputsOf(channelCodes, (_, at) => ({ weight: weights[at] }))))
      void message.success(t('round.message.saved'));
  };
  return (
    <>
      <WayHead wayCode={wayCode} head={head} ask={ask} onOther={onOther} />
      <RoundFigures statistics={statistics} />
      <FilterBar fields={filters} shown={filters.length} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SelectionBar selection={selection} total={list.total}>
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
      </SelectionBar>
      <div ref={region}>
        <ResourceTable
          list={list}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rowKey="roundId"
          name={t('round.name')}
          selection={selection}
          cursor={cursor}
          onOpen={(row) => open(row.roundId)}
          news={news}
          auto={auto}
          saved={saved}
          fields={filters}
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
              <ExportButton
                access="product:payway:round:down"
                isDisabled={list.status !== 'ready'}
                download={(format, options) =>
                  downloadRounds(
                    queryOf({ wayCode, ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format }),
                    options,
                  )
                }
              />
            </>
          }
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {overlays && openId && <overlays.RoundDrawer id={openId} rows={list.rows} acts={acts} onOpen={open} />}
      {overlays && dialog && head && (
        <overlays.Dialogs
          dialog={dialog}
          head={head}
          onDone={() => {
            ask(undefined);
            selection.clear();
            list.reload();
          }}
          onChanged={list.reload}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
