import { type ReactNode, type UIEvent, useCallback } from 'react';
import { ScrollRegion } from '@/components/ScrollRegion';
import type { WithdrawDetail } from '@/contract';
import { peopleOf, stagesLeft } from '@/domain/withdrawFacts';
import { findingsOf, isComplete, isGrave } from '@/domain/withdrawFindings';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { Coming } from './detail/Coming';
import { FindingText } from './detail/FindingText';
import { Passes } from './detail/Passes';
import { Evidence, Sharing, usePayeeWords } from './PassFacts';

interface BulkLinesProps {
  rows: readonly WithdrawDetail[];
  label: string;
  /** The amount that the decision moves, in words. */
  moneyOf: (row: WithdrawDetail) => string;
  /** The number of an order, or its tick. */
  headOf?: (row: WithdrawDetail) => ReactNode;
  /** Called once the last line has been visible. */
  onSeen?: () => void;
  /** What else a line says. */
  children?: (row: WithdrawDetail) => ReactNode;
}

/** The orders of one decision, a line each: number, amount, holder and beneficiary. */
export function BulkLines({ rows, label, moneyOf, headOf, onSeen, children }: BulkLinesProps) {
  const payeeOf = usePayeeWords();
  const look = useCallback(
    (box: HTMLElement) => box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && onSeen?.(),
    [onSeen],
  );
  return (
    <ScrollRegion
      className="pass-lines"
      label={label}
      ref={(box) => {
        if (box) look(box);
      }}
      onScroll={(event: UIEvent<HTMLElement>) => look(event.currentTarget)}
    >
      <ol>
        {rows.map((row) => (
          <li key={row.withdrawNo}>
            <div className="pass-line">
              {headOf?.(row) ?? <strong>{row.withdrawNo}</strong>}
              <strong className="number">{moneyOf(row)}</strong>
            </div>
            <div>
              {asShown(row.holderName ?? row.holderNo ?? '–')} → {payeeOf(row)}
            </div>
            {children?.(row)}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}

/** Which decision of how many this is for an order. */
export function WhichDecision({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const left = stagesLeft(order);
  const which = left === undefined ? 'unknown' : left === 1 ? 'last' : left === 2 && peopleOf(order) === 2 ? 'first' : 'other';
  return <span className="tag tag-neutral">{t('desk.decide.whichDecision', { which, left: left ?? 0 })}</span>;
}

interface WarningsProps {
  order: WithdrawDetail;
  /** All orders of the decision. */
  rows: readonly WithdrawDetail[];
  /** True until the facts are loaded. */
  isComing: boolean;
}

/** What warns of an order, as its decision card does. */
export function Warnings({ order, rows, isComing }: WarningsProps) {
  const t = useT();
  return (
    <>
      <Passes order={order} />
      {findingsOf(order).map((finding) => (
        <p key={finding.kind} className={isGrave(finding) ? 'text-error' : 'text-warning'}>
          <FindingText finding={finding} order={order} />
        </p>
      ))}
      {!isComplete(order) && (isComing ? <Coming /> : <p className="text-warning">{t('desk.card.unknown')}</p>)}
      <Sharing row={order} rows={rows} />
      <Evidence row={order} severities="all" />
    </>
  );
}
