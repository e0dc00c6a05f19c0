import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Agent } from '@/contract';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { ListFrame } from '@/screen/ListPage';
import { ListTable } from '@/screen/ListTable';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadAgents, pageAgents } from '@/services/agent';
import { agentColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { AgentFigures } from './Figures';
import { agentFilters } from './filters';

const spec: ListScreenSpec<Agent, Dialog> = {
  screen: '/agency/list',
  rowKey: 'agentNo',
  filters: agentFilters,
  fetchPage: pageAgents,
  loadOverlays: () => import('./overlays'),
};
const loadTree = () => withTexts(import('./AgentTree'));

/** Agents as a list or as a tree. */
export default function AgentPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const [look, setLook] = useStored<'tree'>('agents');
  const canTree = useAccess()['user:agent:tree'];
  const isTree = canTree && look === 'tree';
  const tree = useCode(loadTree, isTree);
  const columns = useMemo(() => agentColumns(t, openRow, ask), [t, openRow, ask]);
  const toolbar = (
    <>
      <ActionButton access="user:agent:add" isPrimary onClick={() => ask({ kind: 'add' })}>
        {t('agent.action.add')}
      </ActionButton>
      <ActionButton access="user:agent:tree" onClick={() => setLook(isTree ? undefined : 'tree')}>
        {t(isTree ? 'agent.action.flat' : 'agent.action.asTree')}
      </ActionButton>
      <ListExport screen={screen} access="user:agent:down" download={downloadAgents} />
    </>
  );
  return (
    <ListFrame screen={screen} figures={<AgentFigures {...screen.figures} />}>
      {isTree && tree ? (
        <tree.AgentTree
          filters={screen.state.filters}
          version={screen.turn}
          ask={ask}
          onOpen={openRow}
          onReset={() => screen.setFilters({})}
          toolbar={toolbar}
        />
      ) : (
        <ListTable screen={screen} name={t('agent.name')} columns={columns} hiddenColumns={hiddenColumns} toolbar={toolbar} />
      )}
    </ListFrame>
  );
}
