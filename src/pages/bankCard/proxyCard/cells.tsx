import { Meter } from '@/components/Meter';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Card } from '@/contract';
import { cardListenTones, cardStatusReasons, cardStatusTones, usedShare } from '@/domain/card';
import { shareText } from '@/domain/numbers';
import { limitGrade } from '@/domain/thresholds';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import '@/components/limitBar.css';

/** Tests the digits, not the number: a malformed amount then also counts as a difference. */
const isNonZero = (amount: string) => /[1-9]/.test(amount);

/** Bank, last digits and holder. */
export function CardName({ row: { bankName, bankCode, cardNo = '', holderName } }: { row: Card }) {
  return (
    <span className="stack">
      <span>
        {`${asShown(bankName ?? bankCode ?? '')} `}
        <span className="number">{cardNo.slice(-4)}</span>
      </span>
      <small className="soft">{holderName}</small>
    </span>
  );
}

export function StatusCell({ row: { status, statusReason } }: { row: Card }) {
  const labelOf = useLabel();
  return (
    <span className="stack">
      <StatusTag group="card.status" value={status} tones={cardStatusTones} />
      {statusReason && <small className="soft">{labelOf('card.statusReason', cardStatusReasons, statusReason)}</small>}
    </span>
  );
}

/** Bank balance, its time, and the difference from the book balance. */
export function BankBalance({ row: { bankBalance, bankBalanceAt, balanceGap, currency } }: { row: Card }) {
  const t = useT();
  if (!bankBalance) return '–';
  return (
    <span className="stack end">
      <Money amount={bankBalance} currency={currency} />
      {balanceGap && isNonZero(balanceGap) && (
        <span className="text-error">
          {t('card.field.balanceGap')} <Money amount={balanceGap} currency={currency} />
        </span>
      )}
      <small className="soft">
        <Time at={bankBalanceAt ?? undefined} withRelative />
      </small>
    </span>
  );
}

interface LimitBarProps {
  label: string;
  used: string | undefined;
  limit: string | undefined;
  currency: string;
}

/** Use of a limit, in words and percent: the bar alone would not be accessible. */
export function LimitBar({ label, used, limit, currency }: LimitBarProps) {
  const t = useT();
  const format = useFormat();
  if (used === undefined || limit === undefined) return '–';
  const part = usedShare(used, limit);
  const percent = shareText(part);
  const values = { used: format.money(used, currency), limit: format.money(limit, currency) };
  const tone = limitGrade(part);
  return (
    <span className="limit-bar">
      <span className="limit-bar-line number">
        <small>{t('card.bar.text', values)}</small>
        <small className={tone === 'error' ? 'text-error' : undefined}>
          {tone === 'success' ? percent : <strong>{percent}</strong>}
        </small>
      </span>
      <Meter label={label} words={t('card.bar.name', { label, percent, ...values })} value={part} max={1} grade={tone} />
    </span>
  );
}

export function Listening({ row: { listenStatus, lastHeartbeatAt } }: { row: Card }) {
  if (!listenStatus) return '–';
  return (
    <span className="stack">
      <StatusTag group="card.listenStatus" value={listenStatus} tones={cardListenTones} />
      {listenStatus !== 'ONLINE' && (
        <small className="soft">
          <Time at={lastHeartbeatAt ?? undefined} withRelative />
        </small>
      )}
    </span>
  );
}
