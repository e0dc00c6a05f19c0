import { type ReactNode, type UIEvent, useCallback } from 'react';
import { Money } from '@/components/Money';
import { ScrollRegion } from '@/components/ScrollRegion';
import type { Withdraw, WithdrawDetail } from '@/contract';
import { peopleOf, sharingPayee, stagesLeft } from '@/domain/withdrawFacts';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { DecisionCard } from './detail/DecisionCard';
import { FlagLines } from './detail/Flags';
import { Passes } from './detail/Passes';

/** The masked beneficiary, or a text that it is unknown. */
export function usePayeeWords(): (row: Withdraw) => string {
  const t = useT();
  return ({ payeeName, payeeBankName, payeeAccountNo }) =>
    payeeName || payeeAccountNo
      ? [payeeName, payeeBankName, payeeAccountNo].filter(Boolean).join(' · ')
      : t('desk.decide.unknown');
}

/** Other waiting orders to the same beneficiary. */
function Sharing({ row, rows }: { row: Withdraw; rows: readonly Withdraw[] }) {
  const t = useT();
  const { locale } = useFormat();
  const numbers = sharingPayee(row, rows);
  if (numbers.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers);
  return <p className="text-warning">{t('desk.decide.samePayee', { count: numbers.length, numbers: list })}</p>;
}

/** Flags with evidence. Absent flags mean unknown, not none. */
function Evidence({ row, severities }: { row: Withdraw; severities: 'all' | 'unticked' }) {
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
      <p>{t(`desk.decide.${stage}`)}</p>
      <Sharing row={row} rows={[]} />
      {children}
      <Evidence row={row} severities="unticked" />
    </>
  );
}

interface PassLinesProps {
  rows: readonly WithdrawDetail[];
  /** Called once the last line has been visible. */
  onSeen: () => void;
}

/** The orders to pass together. Each line shows the same data as a single order. */
export function PassLines({ rows, onSeen }: PassLinesProps) {
  const t = useT();
  const format = useFormat();
  const payeeOf = usePayeeWords();
  const look = useCallback((box: HTMLElement) => box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && onSeen(), [onSeen]);
  return (
    <ScrollRegion
      className="pass-lines"
      label={t('desk.decide.lines')}
      ref={(box) => {
        if (box) look(box);
      }}
      onScroll={(event: UIEvent<HTMLElement>) => look(event.currentTarget)}
    >
      <ol>
        {rows.map((row) => {
          const left = stagesLeft(row);
          const people = peopleOf(row);
          const which = left === undefined ? 'unknown' : left === 1 ? 'last' : left === 2 && people === 2 ? 'first' : 'other';
          return (
            <li key={row.withdrawNo}>
              <div className="pass-line">
                <strong>{row.withdrawNo}</strong>
                <span className="tag tag-neutral">{t('desk.decide.whichDecision', { which, left: left ?? 0 })}</span>
                <strong className="number">{format.money(row.netAmount, row.currency)}</strong>
              </div>
              <div>
                {row.holderName ?? row.holderNo ?? '–'} → {payeeOf(row)}
              </div>
              <Passes order={row} />
              <Sharing row={row} rows={rows} />
              <Evidence row={row} severities="all" />
            </li>
          );
        })}
      </ol>
    </ScrollRegion>
  );
}
