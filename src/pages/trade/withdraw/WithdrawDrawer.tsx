import { Alert } from 'antd';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import type { Withdraw, WithdrawDetail } from '@/contract';
import { withEvidence } from '@/domain/withdrawFindings';
import type { Pages } from '@/hooks/usePages';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { getWithdraw } from '@/services/withdraw';
import { canDecide, seenOf } from './desk';
import { DecisionPanel } from './detail/DecisionPanel';
import { Related } from './detail/Related';
import { Sections } from './detail/Sections';
import { visitFrom } from './keptClaims';
import { decisionKeys } from './keys';
import { useClaim } from './useClaim';
import type { Desk } from './useDesk';

interface WithdrawDrawerProps {
  no: string;
  rows: readonly Withdraw[];
  pages: Pages;
  operatorId: string | undefined;
  desk: Desk;
  onOpen: (no: string | undefined) => void;
}

const AHEAD = 2;
const DRAWER = ['drawer'] as const;

const focusNote = () => document.querySelector<HTMLElement>('.ant-drawer-open form textarea')?.focus();

interface OpenOrderProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  desk: Desk;
  onOpen: (no: string) => void;
  onNoted: () => void;
}

interface DecisionProps extends Omit<OpenOrderProps, 'onNoted'> {
  isComing: boolean;
}

function Decision({ order, operatorId, desk, isComing, onOpen }: DecisionProps) {
  const t = useT();
  const lock = desk.lockOf(order.withdrawNo);
  return (
    <DecisionPanel
      order={order}
      operatorId={operatorId}
      seen={seenOf(desk.state, order)}
      onSee={(flags) => desk.dispatch({ type: 'seen', row: order, flags })}
      onAsk={(kind) => desk.ask(kind, [order])}
      onAct={(action) => desk.act(action, [order])}
      isComing={isComing}
      onOpen={onOpen}
      lock={lock && <Alert type={lock === 'unknown' ? 'warning' : 'info'} showIcon title={t(`trade.withdraw.${lock}.row`)} />}
    />
  );
}

/** Mounted once the order has loaded: only then the claim starts and the keys work. */
function OpenOrder({ order, operatorId, desk, onOpen, onNoted }: OpenOrderProps) {
  useClaim({ row: order, operatorId, learn: desk.learn, held: desk.held });
  useShortcuts([
    ...decisionKeys('drawer', desk, () => [order]),
    { keys: 'n', label: 'parts.notes.label', layers: DRAWER, run: focusNote },
  ]);
  return (
    <>
      <Related key={order.withdrawNo} order={order} desk={desk} onOpen={onOpen} />
      <Sections order={order} onNoted={onNoted} />
    </>
  );
}

/** One order with the data for a decision. It is claimed while open; the next two of the queue are preloaded. */
export function WithdrawDrawer({ no, rows, pages, operatorId, desk, onOpen }: WithdrawDrawerProps) {
  const t = useT();
  const { apart } = desk.state;
  const rowOf = (of: string) => rows.find((row) => row.withdrawNo === of) ?? (apart?.withdrawNo === of ? apart : undefined);
  const at = rows.findIndex((row) => row.withdrawNo === no);
  const visit = (other: string) => {
    visitFrom(no);
    onOpen(other);
  };
  const behind = at < 0 ? [] : rows.slice(at + 1);
  return (
    <RecordDrawer<Withdraw, WithdrawDetail>
      id={no}
      ids={rows.map((row) => row.withdrawNo)}
      pages={pages}
      ahead={behind
        .filter(canDecide)
        .slice(0, AHEAD)
        .map((row) => row.withdrawNo)}
      title={(id) => t('desk.detail.title', { no: id })}
      fetchDetail={getWithdraw}
      onOpen={onOpen}
      versionOf={(id) => rowOf(id)?.version}
      known={rowOf(no)}
      head={(record, isLoading) => {
        const order = withEvidence(newest<WithdrawDetail>(record, rowOf(record.withdrawNo)), record);
        const isComing = isLoading && order.decision === undefined;
        return <Decision order={order} operatorId={operatorId} desk={desk} isComing={isComing} onOpen={visit} />;
      }}
    >
      {(detail, refresh) => {
        const row = rowOf(detail.withdrawNo);
        const onNoted = () => {
          if (row) desk.learn([{ ...row, notes: (row.notes ?? 0) + 1 }]);
          refresh();
        };
        return <OpenOrder order={newest(detail, row)} operatorId={operatorId} desk={desk} onOpen={visit} onNoted={onNoted} />;
      }}
    </RecordDrawer>
  );
}
