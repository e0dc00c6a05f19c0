import { Link, useAccess } from '@umijs/max';
import type { Access } from '@/access';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { versioned } from '@/components/versioned';
import type { Agent, AgentDetail } from '@/contract';
import { agentActionState, agentActions } from '@/domain/agent';
import { screenOfEntity } from '@/domain/records';
import { useT } from '@/hooks/useT';
import { getAgent } from '@/services/agent';
import { State } from './cells';
import type { Ask } from './dialog';
import { keyOf } from './RowActions';
import { Overview, Sections } from './Sections';

interface AgentDrawerProps {
  id: string;
  rows: readonly Agent[];
  /** What was changed last, also when it stands on no page. */
  changed: Agent | undefined;
  ask: Ask;
  onOpen: (id: string | undefined) => void;
}

/** Who it is, how it stands, and everything that can be done; what the state forbids says why, what makes no sense in it is left out. */
function Panel({ row, ask }: { row: Agent; ask: Ask }) {
  const t = useT();
  const granted = useAccess() as Access;
  const shown = agentActions
    .map((action) => ({ action, state: versioned(row, agentActionState(row, action)) }))
    .filter(({ state }) => state.isAllowed || state.why !== undefined);
  return (
    <>
      <div className="panel-line">
        <strong>{row.agentName}</strong>
        <CopyText text={row.agentNo} name={t('agent.field.agentNo')} />
        <State row={row} />
        {granted['trade:payorder:page'] && (
          <Link to={`${screenOfEntity('payorder')}?agentNo=${row.agentNo}`}>
            {t('agent.detail.ordersOf', { name: row.agentName })}
          </Link>
        )}
        {granted['user:agent:sales:page'] && (
          <Link to={`/agency/perf?agentNo=${row.agentNo}`}>{t('agent.detail.performanceOf', { name: row.agentName })}</Link>
        )}
      </div>
      <div className="panel-line">
        {shown.map(({ action, state }) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={state}
            isDanger={action === 'close' || action === 'suspend'}
            onClick={() => ask({ kind: action, row })}
          >
            {t(`agent.action.${action}`)}
          </ActionButton>
        ))}
      </div>
    </>
  );
}

/** One agent: what can be done, terms and prices, money, team, and what happened. */
export function AgentDrawer({ id, rows, changed, ask, onOpen }: AgentDrawerProps) {
  const t = useT();
  const rowOf = (of: string) => rows.find((row) => row.agentNo === of) ?? (changed?.agentNo === of ? changed : undefined);
  return (
    <RecordDrawer<Agent, AgentDetail>
      id={id}
      ids={rows.map((row) => row.agentNo)}
      title={(of) => t('agent.detail.title', { no: of })}
      fetchDetail={getAgent}
      onOpen={onOpen}
      versionOf={(of) => Math.max(rowOf(of)?.version ?? 0, changed?.agentNo === of ? (changed.version ?? 0) : 0)}
      known={rowOf(id)}
      head={(record) => {
        const row = newest(record, rowOf(record.agentNo));
        return (
          <div key={row.agentNo}>
            <Panel row={row} ask={ask} />
            <Overview agent={row} />
          </div>
        );
      }}
    >
      {(detail, refresh) => (
        <div key={detail.agentNo}>
          <Sections agent={newest(detail, rowOf(detail.agentNo))} onNoted={refresh} />
        </div>
      )}
    </RecordDrawer>
  );
}
