import { useEffect, useState } from 'react';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Collect } from '@/contract';
import { collectRiskTones, collectTones, isCollectOpen, matchTypes } from '@/domain/collect';
import { formatMove } from '@/domain/moves';
import { serverNow } from '@/domain/serverClock';
import { notifyTones } from '@/domain/sett';
import { asShown, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

const SHORT_MS = 2 * 60_000;
const LIST_TICK_MS = 10_000;
const TAIL = 4;

export function Merchant({ row }: { row: Collect }) {
  return (
    <span className="stack">
      {asShown(row.mchName ?? '–')}
      <small className="soft">{joinedText([row.mchNo, row.agentName])}</small>
    </span>
  );
}

/** The payable amount. Below it the received amount if it differs, otherwise the ordered amount and the offset. */
export function Payable({ row }: { row: Collect }) {
  const t = useT();
  const { amount, currency, offsetAmount, offsetSign = 'MINUS', paidAmount } = row;
  const payable = row.payableAmount ?? amount;
  const isOther = typeof paidAmount === 'string' && paidAmount !== payable;
  return (
    <span className="stack end">
      <Money amount={payable} currency={currency} />
      {isOther ? (
        <small className="text-warning">
          {t('collect.field.paidAmount')} <Money amount={paidAmount} currency={currency} />
        </small>
      ) : (
        offsetAmount &&
        payable !== amount && (
          <small className="soft">
            {t('collect.message.asked')} <Money amount={amount} currency={currency} />{' '}
            {formatMove(offsetAmount, currency, offsetSign === 'PLUS')}
          </small>
        )
      )}
    </span>
  );
}

/** Bank and last four digits. */
export const cardName = ({ bankCode, cardNo }: { bankCode?: string | null; cardNo?: string | null }): string =>
  cardNo ? `${bankCode ?? ''} ··${cardNo.slice(-TAIL)}`.trim() : '–';

export function Card({ row }: { row: Collect }) {
  return (
    <span className="stack">
      <span className="number">{cardName(row)}</span>
      <small className="soft">{row.bankName}</small>
    </span>
  );
}

export function RiskTags({ row }: { row: Collect }) {
  return (row.riskFlags ?? []).map((flag) => <StatusTag key={flag} group="collect.risk" value={flag} tones={collectRiskTones} />);
}

export function State({ row }: { row: Collect }) {
  return (
    <span className="flag-cell">
      <StatusTag group="collect.status" value={row.status} tones={collectTones} />
      <RiskTags row={row} />
    </span>
  );
}

/** How the payment was matched, and by whom if manually. */
export function Match({ row: { matchType, confirmedBy } }: { row: Collect }) {
  const labelOf = useLabel();
  if (!matchType || matchType === 'NONE') return '–';
  return (
    <span className="stack">
      {labelOf('collect.matchType', matchTypes, matchType)}
      {confirmedBy && <small className="soft">{confirmedBy}</small>}
    </span>
  );
}

/** A running countdown while the order waits. Words carry the meaning, the color repeats it. */
export function TimeLeft({ row: { expireAt }, everyMs = LIST_TICK_MS }: { row: Collect; everyMs?: number }) {
  const t = useT();
  const format = useFormat();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => tick((turn) => turn + 1), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  const left = expireAt ? Date.parse(expireAt) - serverNow() : 0;
  return (
    <span className={left < SHORT_MS ? 'number text-error' : 'number'}>
      {left > 0 ? t('collect.message.left', { time: format.duration(Math.floor(left / 1000)) }) : t('collect.message.over')}
    </span>
  );
}

/** Time left while the order waits, otherwise its age. */
export function Age({ row }: { row: Collect }) {
  const format = useFormat();
  if (isCollectOpen(row.status)) return <TimeLeft row={row} />;
  return <span className="soft">{row.createdAt ? format.relative(row.createdAt) : '–'}</span>;
}

/** State of the merchant callback. */
export function Callback({ row }: { row: Collect }) {
  const t = useT();
  const { notifyStatus, notifyCount = 0, notifyLimit = 0 } = row;
  if (!notifyStatus || notifyStatus === 'NONE') return '–';
  return (
    <span className="stack">
      <span>
        <StatusTag group="collect.notifyStatus" value={notifyStatus} tones={notifyTones} />
      </span>
      {notifyStatus !== 'SUCCESS' && (
        <small className="soft number">{t('collect.message.of', { count: notifyCount, limit: notifyLimit })}</small>
      )}
    </span>
  );
}

export function Paid({ row }: { row: Collect }) {
  return <Time at={row.paidAt} />;
}
