import { useEffect, useState } from 'react';
import { StatusTag } from '@/components/StatusTag';
import type { BatchItem } from '@/contract';
import { batchItemRiskFlags, batchItemTones } from '@/domain/batch';
import { batchItemFailCodes } from '@/domain/batchItem';
import { serverNow } from '@/domain/serverClock';
import { asShown } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

const tail = (no: string | undefined) => (no ? `····${no.slice(-4)}` : '');

/** Masked name, bank and end of the account number. */
export function Payee({ row: { payeeName, payeeAccountNo, payeeBankCode } }: { row: BatchItem }) {
  return (
    <span className="stack">
      {asShown(payeeName ?? '–')}
      <small className="soft number">{[payeeBankCode, tail(payeeAccountNo)].filter(Boolean).join(' ')}</small>
    </span>
  );
}

/** Bank and last digits of a card. */
export const cardText = ({ cardId, cardBankCode, cardNo }: BatchItem): string =>
  cardId ? [cardBankCode, tail(cardNo ?? undefined)].filter(Boolean).join(' ') || cardId : '–';

/** A running countdown to a time of the platform's clock. */
export function useSecondsLeft(until: string | null | undefined): number | undefined {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!until) return undefined;
    const timer = window.setInterval(() => tick((turn) => turn + 1), 1_000);
    return () => window.clearInterval(timer);
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1_000)) : undefined;
}

/** Status, and warnings of the check. */
export function Status({ row }: { row: BatchItem }) {
  const t = useT();
  const labelOf = useLabel();
  const { status, riskFlags = [], replacedByItemNo } = row;
  return (
    <span className="stack">
      <StatusTag group="batchItem.status" value={status} tones={batchItemTones} />
      {riskFlags.map((flag) => (
        <small key={flag} className="text-warning">
          {labelOf('batchItem.riskFlag', batchItemRiskFlags, flag)}
        </small>
      ))}
      {replacedByItemNo && <small className="soft">{t('batchItem.field.replacedBy')}</small>}
    </span>
  );
}

export function Fail({ row: { failCode, failMsg } }: { row: BatchItem }) {
  const labelOf = useLabel();
  if (!failCode) return '–';
  return (
    <span className="stack">
      {labelOf('batchItem.failCode', batchItemFailCodes, failCode)}
      {failMsg && <small className="soft">{failMsg}</small>}
    </span>
  );
}
