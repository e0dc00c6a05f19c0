import type { Withdraw } from '@/contract';
import { AnswerModal } from './AnswerModal';
import { AskHolderModal } from './AskHolderModal';
import { AssignModal } from './AssignModal';
import { BulkPassModal } from './BulkPassModal';
import type { Asked } from './calls';
import { seenOf } from './desk';
import { EscalateModal } from './EscalateModal';
import { MarkModal } from './MarkModal';
import { PassModal } from './PassModal';
import { ReasonModal } from './ReasonModal';
import { RejectModal } from './RejectModal';
import { ResolveModal } from './ResolveModal';
import { RetryModal } from './RetryModal';
import type { Desk } from './useDesk';
import { WithdrawResult } from './WithdrawResult';

const isAsked = (rows: readonly Withdraw[]): rows is Asked => rows.length > 0;

export function Dialogs({ desk, onSelect }: { desk: Desk; onSelect: (numbers: readonly string[]) => void }) {
  const { dialog, result } = desk.state;
  if (result) {
    const close = () => desk.dispatch({ type: 'told' });
    return (
      <WithdrawResult
        result={result}
        onRetry={(numbers) => {
          onSelect(numbers);
          close();
        }}
        onClose={close}
      />
    );
  }
  if (!dialog) return null;
  const { kind, rows, isChecking, isChanged, isRead } = dialog;
  if (!isAsked(rows)) return null;
  const [first] = rows;
  const shared = {
    rows,
    isChecking,
    isRead,
    send: desk.send,
    onDone: desk.finish,
    onRefusal: desk.learnFrom,
    onClose: desk.close,
    onRead: () => desk.readDetail(first.withdrawNo),
  };
  const decision = {
    ...shared,
    isChanged,
    onLooked: () => desk.dispatch({ type: 'looked' }),
    claimNext: rows.length === 1 ? desk.claimNextOf(first.withdrawNo) : undefined,
  };
  if (kind === 'pass' && rows.length > 1) return <BulkPassModal {...decision} />;
  if (kind === 'pass')
    return (
      <PassModal
        {...decision}
        order={first}
        seen={seenOf(desk.state, first)}
        onSee={(flags) => desk.dispatch({ type: 'seen', row: first, flags })}
      />
    );
  if (kind === 'reject') return <RejectModal {...decision} />;
  if (kind === 'retry') return <RetryModal {...shared} />;
  if (kind === 'resolve') return <ResolveModal {...shared} />;
  if (kind === 'escalate') return <EscalateModal {...shared} />;
  if (kind === 'answer') return <AnswerModal {...shared} />;
  if (kind === 'assign') return <AssignModal {...shared} />;
  if (kind === 'mark') return <MarkModal {...shared} />;
  if (kind === 'ask') return <AskHolderModal {...shared} />;
  return <ReasonModal kind={kind} {...shared} />;
}
