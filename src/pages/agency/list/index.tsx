import { useAccess } from '@umijs/max';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Access } from '@/access';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { Agent } from '@/contract';
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
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { downloadAgents, pageAgents } from '@/services/agent';
import { viewCalls } from '@/services/common';
import { agentColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { AgentFigures } from './Figures';
import { agentFilters, agentListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const loadTree = () => withTexts(import('./AgentTree'));
const queryOfRows = (ids: readonly string[]) => ({ agentNo: ids.join(), pageSize: ids.length });

/** The parties who bring merchants, as a list or as a tree. */
export default function AgentPage() {
  const t = useT();
  const [state, setState] = useListState(agentListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'agentNo', fetchPage: pageAgents });
  const auto = useAutoRefresh();
  const { everyMs } = auto;
  const news = useListWatch({ list, rowKey: 'agentNo', fetchPage: pageAgents, queryOf: queryOfRows, everyMs });
  const cursor = useRowCursor(list.rows, 'agentNo');
  const [openId, open] = useOpenRecord();
  const saved = useSavedView({ list, options: agentListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'agentNo');
  // Also of an agent that does not stand on this page.
  const [changed, setChanged] = useState<Agent>();
  const [turn, setTurn] = useState(0);
  const [look, setLook] = useStored<'tree'>('agents');
  const canTree = (useAccess() as Access)['user:agent:tree'];
  const isTree = canTree && look === 'tree';
  const overlays = useCode(loadOverlays, dialog !== undefined || openId !== undefined);
  const tree = useCode(loadTree, isTree);
  const show = useCallback((row: Agent) => open(row.agentNo), [open]);
  const columns = useMemo(() => agentColumns(t, show, ask), [t, show, ask]);
  const filters = useMemo(() => agentFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'agentNo', { openKey: openId, isAsking: dialog !== undefined });

  const learn = (row: Agent) => {
    list.replaceRow(row);
    setChanged(row);
    setTurn((before) => before + 1);
  };
  const toolbar = (
    <>
      <ActionButton access="user:agent:add" isPrimary onClick={() => ask({ kind: 'add' })}>
        {t('agent.action.add')}
      </ActionButton>
      <ActionButton access="user:agent:tree" onClick={() => setLook(isTree ? undefined : 'tree')}>
        {t(isTree ? 'agent.action.flat' : 'agent.action.asTree')}
      </ActionButton>
      <ExportButton
        access="user:agent:down"
        isDisabled={list.status !== 'ready'}
        download={(format, options) =>
          downloadAgents({ ...state.filters, sortField: state.sortField, sortOrder: state.sortOrder, format } as never, options)
        }
      />
    </>
  );
  return (
    <>
      <AgentFigures
        filters={state.filters}
        version={list.readAt && `${list.readAt} ${turn}`}
        onOpen={(next) => setState({ filters: next })}
      />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      {isTree && tree ? (
        <tree.AgentTree
          filters={state.filters}
          version={turn}
          ask={ask}
          onOpen={show}
          onReset={() => setState({ filters: {} })}
          toolbar={toolbar}
        />
      ) : (
        <ResourceTable
          list={list}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rowKey="agentNo"
          name={t('agent.name')}
          cursor={cursor}
          onOpen={show}
          news={news}
          auto={auto}
          saved={saved}
          fields={filters}
          toolbar={toolbar}
        />
      )}
      {overlays && openId && <overlays.AgentDrawer id={openId} rows={list.rows} changed={changed} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} ask={ask} onAdded={list.reload} onChanged={learn} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
