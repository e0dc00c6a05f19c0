import { useRequest } from 'ahooks';
import type { ReactNode } from 'react';
import { Money } from '@/components/Money';
import { Part } from '@/components/Part';
import { RecordLink } from '@/components/RecordLink';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import type { BankLineCandidate } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { bankLineMatchReasons } from '@/domain/bankLine';
import { compareMoney } from '@/domain/money';
import { formatMove } from '@/domain/moves';
import { asShown, joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { listBankLineCandidates } from '@/services/bankLine';

/** Candidate orders of a movement, reloaded when `version` changes. */
export function useCandidates(lineNo: string, version: unknown) {
  return useRequest(() => listBankLineCandidates(lineNo, { isQuiet: true }), {
    refreshDeps: [lineNo, version],
    onError: ignoreApiError,
  });
}

/** States how far the amount differs from the order's. */
export function useDifference(): (candidate: Pick<BankLineCandidate, 'difference' | 'currency'>) => string {
  const t = useT();
  return ({ difference = '0', currency = '' }) => {
    const sign = compareMoney(difference, '0');
    if (sign === 0) return t('bankLine.candidate.exact');
    return formatMove(difference.replace('-', ''), currency, sign > 0);
  };
}

interface CandidatesProps {
  found: ReturnType<typeof useCandidates>;
  /** What each row offers: a button, or a choice of the form. */
  act?: { title: string; render: (candidate: BankLineCandidate) => ReactNode };
}

/** Candidate orders, best first, with the reasons for and against each. */
export function Candidates({ found, act }: CandidatesProps) {
  const t = useT();
  const labelOf = useLabel();
  const differenceOf = useDifference();
  const columns: ScrollColumn<BankLineCandidate>[] = [
    ...(act ? [act] : []),
    {
      title: t('bankLine.candidate.order'),
      isHeader: true,
      render: ({ bizType, bizNo, why }) => (
        <span className="stack">
          <RecordLink entity={bizType === 'COLLECT' ? 'collect' : 'batchItem'} no={bizNo} />
          {why && <small className="text-error">{t('bankLine.candidate.cannot', { why })}</small>}
        </span>
      ),
    },
    {
      title: t('bankLine.candidate.waits'),
      isNumeric: true,
      render: (one) => (
        <span className="stack end">
          <Money amount={one.amount} currency={one.currency ?? ''} />
          <small className="soft">{differenceOf(one)}</small>
        </span>
      ),
    },
    { title: t('bankLine.candidate.score'), isNumeric: true, render: ({ score }) => score },
    {
      title: t('bankLine.candidate.reasons'),
      // One below the other: a long line would move the last columns out of sight.
      render: ({ reasons }) => (
        <span className="stack">
          {reasons.map((reason) => (
            <span key={reason}>{labelOf('bankLine.reason', bankLineMatchReasons, reason)}</span>
          ))}
        </span>
      ),
    },
    { title: t('bankLine.candidate.party'), render: ({ mchName }) => mchName ?? '–' },
    {
      title: t('bankLine.candidate.whose'),
      render: ({ counterpartyName, postscript, cardNo }) => (
        <span className="stack">
          {asShown(counterpartyName ?? '–')}
          <small className="soft number">{joinedText([postscript, cardNo])}</small>
        </span>
      ),
    },
  ];
  return (
    <Part asked={found} failed={t('bankLine.candidate.failed')}>
      {(list) =>
        list.length === 0 ? (
          <p className="soft">{t('bankLine.candidate.none')}</p>
        ) : (
          <ScrollTable label={t('bankLine.detail.candidates')} rows={list} rowKey={({ bizNo }) => bizNo} columns={columns} />
        )
      }
    </Part>
  );
}
