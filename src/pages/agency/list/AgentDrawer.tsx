import { Link } from '@umijs/max';
import { CopyText } from '@/components/CopyText';
import { DrawerActions } from '@/components/RecordActions';
import { newest } from '@/components/RecordDrawer';
import type { Agent, AgentDetail } from '@/contract';
import { screenOfEntity } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getAgent } from '@/services/agent';
import { actionsOf } from './actions';
import { State } from './cells';
import type { Ask, Dialog } from './dialog';
import { Overview, Sections } from './Sections';

/** Identity, state and actions. A disabled action shows the reason; an action that does not fit the state is left out. */
function Panel({ row, ask }: { row: Agent; ask: Ask }) {
  const t = useT();
  const granted = useAccess();
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
      <DrawerActions actions={actionsOf(t, row, ask)} />
    </>
  );
}

/** One agent: actions, terms and prices, money, team and history. */
export function AgentDrawer({ id, screen }: DrawerProps<Agent, Dialog>) {
  const t = useT();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Agent, AgentDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('agent.detail.title', { no })}
      fetchDetail={getAgent}
      head={(row) => (
        <div key={row.agentNo}>
          <Panel row={row} ask={ask} />
          <Overview agent={row} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.agentNo}>
          <Sections agent={newest(detail, rowOf(detail.agentNo))} onNoted={refresh} />
        </div>
      )}
    </ScreenDrawer>
  );
}
