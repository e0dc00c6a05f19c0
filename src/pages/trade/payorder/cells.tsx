import { Money } from '@/components/Money';
import { detailAddress, RowLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import type { PayOrder } from '@/contract';
import { payOrderTones, payRiskTones } from '@/domain/payOrder';
import { notifyTones } from '@/domain/sett';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** Of the date in a time as it is shown. */
const DAY_LENGTH = 10;
/** A sentence of the upstream's must not push the other columns away; the drawer has it whole. */
const CLIPPED = { maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The platform's number, which opens the order, over the merchant's. */
export function Numbers({ row, onOpen }: { row: PayOrder; onOpen: (row: PayOrder) => void }) {
  const t = useT();
  return (
    <span className="stack">
      <RowLink
        href={detailAddress(row.payOrderNo)}
        aria-label={t('common.action.open', { name: row.payOrderNo })}
        onOpen={() => onOpen(row)}
      >
        {row.payOrderNo}
      </RowLink>
      <small className="soft number">{row.mchOrderNo}</small>
    </span>
  );
}

export function Merchant({ row }: { row: PayOrder }) {
  return (
    <span className="stack">
      {row.mchName ?? '–'}
      <small className="soft">{[row.mchNo, row.agentName].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

export function Channel({ row }: { row: PayOrder }) {
  return (
    <span className="stack">
      {row.wayName ?? row.wayCode ?? '–'}
      <small className="soft">{[row.channelCode, row.upstreamCode].filter(Boolean).join(' · ') || '–'}</small>
    </span>
  );
}

/** What is asked for, over the fee or, when it is another one, what was paid. */
export function Amount({ row }: { row: PayOrder }) {
  const t = useT();
  const { amount, currency, paidAmount, mchFee, paidAt } = row;
  const isOther = Boolean(paidAt) && paidAmount !== undefined && paidAmount !== amount;
  return (
    <span className="stack end">
      <Money amount={amount} currency={currency} />
      <small className={isOther ? 'text-warning' : 'soft'}>
        {t(isOther ? 'payorder.field.paidAmount' : 'payorder.field.mchFee')}{' '}
        <Money amount={isOther ? paidAmount : mchFee} currency={currency} />
      </small>
    </span>
  );
}

export function FlagTags({ row }: { row: PayOrder }) {
  return (row.riskFlags ?? []).map((flag) => <StatusTag key={flag} group="payorder.risk" value={flag} tones={payRiskTones} />);
}

/** State, and what makes the order a special one: why it failed, what went back, flags. */
export function State({ row }: { row: PayOrder }) {
  const t = useT();
  const { status, errorMsg, refundedAmount, currency, refundCount, successType } = row;
  const words = () => {
    if (errorMsg) return errorMsg;
    if (refundCount)
      return (
        <>
          {t('payorder.field.refundedAmount')} <Money amount={refundedAmount} currency={currency} />
        </>
      );
    return successType && successType !== 'NORMAL' ? t(`payorder.successType.${successType}`) : undefined;
  };
  const more = words();
  return (
    <span className="stack">
      <span className="flag-cell">
        <StatusTag group="payorder.status" value={status} tones={payOrderTones} />
        <FlagTags row={row} />
      </span>
      {more && (
        <small className="soft" style={CLIPPED} title={errorMsg ?? undefined}>
          {more}
        </small>
      )}
    </span>
  );
}

/** Whether the merchant knows, and after how many tries. */
export function Callback({ row }: { row: PayOrder }) {
  const t = useT();
  const { notifyStatus, notifyCount = 0, notifyLimit = notifyCount } = row;
  if (!notifyStatus || notifyStatus === 'NONE') return '–';
  return (
    <span className="stack">
      <span>
        <StatusTag group="payorder.notifyStatus" value={notifyStatus} tones={notifyTones} />
      </span>
      {(notifyCount > 1 || notifyStatus !== 'SUCCESS') && (
        <small className="soft number">{t('payorder.detail.of', { count: notifyCount, limit: notifyLimit })}</small>
      )}
    </span>
  );
}

/** When it was paid, without the date of the order's own day, and how long that took. */
export function Paid({ row }: { row: PayOrder }) {
  const format = useFormat();
  if (!row.paidAt) return '–';
  const full = format.time(row.paidAt);
  const isSameDay = row.createdAt !== undefined && full.slice(0, DAY_LENGTH) === format.time(row.createdAt).slice(0, DAY_LENGTH);
  return (
    <span className="stack">
      <time dateTime={row.paidAt} className="number" data-hint={`${full} ${format.timeZone} ${format.offset()} · ${row.paidAt}`}>
        {isSameDay ? full.slice(DAY_LENGTH + 1) : full}
      </time>
      <small className="soft number">{typeof row.durationSec === 'number' ? format.duration(row.durationSec) : ''}</small>
    </span>
  );
}

/** What the platform earns; a loss is red, and the sign says it too. */
export function Profit({ row }: { row: PayOrder }) {
  return (
    <span className={row.profit?.startsWith('-') ? 'text-error' : undefined}>
      <Money amount={row.profit} currency={row.currency} />
    </span>
  );
}
