import { useRequest } from 'ahooks';
import { Button, Empty } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { TreeTable } from '@/components/TreeTable';
import type { Agent, AgentNode } from '@/contract';
import type { Filters } from '@/hooks/useListState';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { useTreeView } from '@/hooks/useTreeView';
import { treeAgents } from '@/services/agent';
import { treeColumns } from './columns';
import type { Ask } from './dialog';

/** An agent with the fields by which the shared tree places a node. */
type Node = AgentNode & { menuId: string; parentId: string | null; sort: number };

const toNode = (agent: AgentNode, sort: number): Node => ({
  ...agent,
  menuId: agent.agentNo,
  parentId: agent.parentAgentNo ?? null,
  sort,
});
const titleOf = ({ agentName }: Node) => agentName;
const isMatch = ({ matched }: Node) => matched;

interface TreeProps {
  filters: Filters;
  /** A new value reloads the agents. */
  version: unknown;
  ask: Ask;
  onOpen: (row: Agent) => void;
  onReset: () => void;
  toolbar: ReactNode;
}

/** The agents by parent (docs/rules/agent.md#tree). A filter keeps the path to each match. */
export function AgentTree({ filters, version, ask, onOpen, onReset, toolbar }: TreeProps) {
  const t = useT();
  const query = JSON.stringify(filters);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const { data, error, loading, refresh } = useRequest(() => treeAgents(JSON.parse(query), { isQuiet: true }), {
    refreshDeps: [query, version],
    onError: () => undefined,
  });
  const nodes = useMemo(() => (error ? [] : (data ?? []).map(toNode)), [data, error]);
  const view = useTreeView<Node>(nodes, isFiltered ? isMatch : undefined);
  const columns = useMemo(() => treeColumns<Node>(t, onOpen, ask), [t, onOpen, ask]);
  useShortcuts([{ keys: 'u', label: 'common.action.refresh', run: refresh }]);
  const empty = () => {
    if (error) return <LoadFailed error={error} title={t('common.list.failed')} onRetry={refresh} />;
    if (!data) return <div style={{ height: 160 }} />;
    return (
      <Empty description={t(isFiltered ? 'common.list.noMatch' : 'common.list.empty')}>
        {isFiltered && <Button onClick={onReset}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };
  return (
    <TreeTable
      view={view}
      name={t('agent.tree')}
      title={t('agent.field.agentName')}
      titleOf={titleOf}
      toggleName={(name, isOpen) => t(isOpen ? 'agent.action.closeBranch' : 'agent.action.openBranch', { name })}
      columns={columns}
      onOpen={onOpen}
      isBusy={loading}
      empty={empty()}
      toolbar={
        <>
          {toolbar}
          <Button onClick={view.openAll}>{t('agent.action.openAll')}</Button>
          <Button onClick={view.closeAll}>{t('agent.action.closeAll')}</Button>
        </>
      }
    />
  );
}
