import type { ReactNode } from 'react';
import { Money } from '@/components/Money';
import type { Withdraw, WithdrawDetail } from '@/contract';
import { sharingPayee, stagesLeft } from '@/domain/withdrawFacts';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { DecisionCard } from './detail/DecisionCard';
import { FlagLines } from './detail/Flags';
import { useUndoWord } from './facts';

/** The masked beneficiary, or a text that it is unknown. */
export function usePayeeWords(): (row: Withdraw) => string {
  const t = useT();
  return ({ payeeName, payeeBankName, payeeAccountNo }) =>
    payeeName || payeeAccountNo ? joinedText([payeeName, payeeBankName, payeeAccountNo]) : t('desk.decide.unknown');
}

/** Other waiting orders to the same beneficiary. */
export function Sharing({ row, rows }: { row: Withdraw; rows: readonly Withdraw[] }) {
  const t = useT();
  const { locale } = useFormat();
  const numbers = sharingPayee(row, rows);
  if (numbers.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers);
  return <p className="text-warning">{t('desk.decide.samePayee', { count: numbers.length, numbers: list })}</p>;
}

/** Flags with evidence. Absent flags mean unknown, not none. */
export function Evidence({ row, severities }: { row: Withdraw; severities: 'all' | 'unticked' }) {
  const t = useT();
  if (!row.riskFlags) return <p className="soft">{t('desk.decide.flagsUnknown')}</p>;
  return <FlagLines flags={severities === 'all' ? row.riskFlags : row.riskFlags.filter(({ severity }) => severity !== 'HIGH')} />;
}

interface PassFactsProps {
  row: WithdrawDetail;
  /** True until the detail is loaded. */
  isComing: boolean;
  children: ReactNode;
}

/** The order to pass: net amount in large type, decision card, beneficiary, review stage and warnings. */
export function PassFacts({ row, isComing, children }: PassFactsProps) {
  const t = useT();
  const format = useFormat();
  const undoWord = useUndoWord();
  const left = stagesLeft(row);
  const stage = left === undefined ? 'unknownStage' : left === 1 ? 'lastStage' : 'firstStage';
  return (
    <>
      <div className="panel-line">
        <span className="stack">
          <small className="soft">{t('trade.withdraw.field.netAmount')}</small>
          <span className="amount-large number">{format.money(row.netAmount, row.currency)}</span>
        </span>
        <span className="stack">
          <small className="soft">{t('trade.withdraw.field.amount')}</small>
          <Money amount={row.amount} currency={row.currency} />
        </span>
        <span className="stack">
          <small className="soft">{t('trade.withdraw.field.withdrawNo')}</small>
          <span className="number">{row.withdrawNo}</span>
        </span>
      </div>
      <DecisionCard order={row} isComing={isComing} />
      <p>{t(`desk.decide.${stage}`, { undo: undoWord(row) })}</p>
      <Sharing row={row} rows={[]} />
      {children}
      <Evidence row={row} severities="unticked" />
    </>
  );
}
