import { Alert } from 'antd';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import type { Withdraw, WithdrawDetail } from '@/contract';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { getWithdraw } from '@/services/withdraw';
import { canDecide, seenOf } from './desk';
import { DecisionPanel } from './detail/DecisionPanel';
import { Sections } from './detail/Sections';
import { decisionKeys } from './keys';
import { useClaim } from './useClaim';
import type { Desk } from './useDesk';

interface WithdrawDrawerProps {
  no: string;
  rows: readonly Withdraw[];
  operatorId: string | undefined;
  desk: Desk;
  onOpen: (no: string | undefined) => void;
}

const AHEAD = 2;

interface OpenOrderProps {
  order: WithdrawDetail;
  operatorId: string | undefined;
  desk: Desk;
  onNoted: () => void;
}

function Decision({ order, operatorId, desk }: Omit<OpenOrderProps, 'onNoted'>) {
  const t = useT();
  const isLocked = desk.isLocked(order.withdrawNo);
  return (
    <DecisionPanel
      order={order}
      operatorId={operatorId}
      seen={seenOf(desk.state, order)}
      onSee={(flags) => desk.dispatch({ type: 'seen', row: order, flags })}
      onAsk={(kind) => desk.ask(kind, [order])}
      onAct={(action) => desk.act(action, [order])}
      lock={isLocked && <Alert type="warning" showIcon title={t('trade.withdraw.unknown.row')} />}
    />
  );
}

/** Mounted once the order has loaded: only then the claim starts and the keys work. */
function OpenOrder({ order, operatorId, desk, onNoted }: OpenOrderProps) {
  useClaim({ row: order, operatorId, learn: desk.learn, held: desk.held });
  useShortcuts(decisionKeys('drawer', (kind) => desk.ask(kind, [order])));
  return <Sections order={order} onNoted={onNoted} />;
}

/** One order with the data for a decision. It is claimed while open; the next two of the queue are preloaded. */
export function WithdrawDrawer({ no, rows, operatorId, desk, onOpen }: WithdrawDrawerProps) {
  const t = useT();
  const { apart } = desk.state;
  const rowOf = (of: string) => rows.find((row) => row.withdrawNo === of) ?? (apart?.withdrawNo === of ? apart : undefined);
  const at = rows.findIndex((row) => row.withdrawNo === no);
  const behind = at < 0 ? [] : rows.slice(at + 1);
  return (
    <RecordDrawer<Withdraw, WithdrawDetail>
      id={no}
      ids={rows.map((row) => row.withdrawNo)}
      ahead={behind
        .filter(canDecide)
        .slice(0, AHEAD)
        .map((row) => row.withdrawNo)}
      title={(id) => t('desk.detail.title', { no: id })}
      fetchDetail={getWithdraw}
      onOpen={onOpen}
      versionOf={(id) => rowOf(id)?.version}
      known={rowOf(no)}
      head={(record) => <Decision order={newest(record, rowOf(record.withdrawNo))} operatorId={operatorId} desk={desk} />}
    >
      {(detail, refresh) => {
        const row = rowOf(detail.withdrawNo);
        const onNoted = () => {
          if (row) desk.learn([{ ...row, notes: (row.notes ?? 0) + 1 }]);
          refresh();
        };
        return <OpenOrder order={newest(detail, row)} operatorId={operatorId} desk={desk} onNoted={onNoted} />;
      }}
    </RecordDrawer>
  );
}
