import { Money } from '@/components/Money';
import { detailAddress, RowLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import type { PayOrder } from '@/contract';
import { payOrderTones, payRiskTones } from '@/domain/payOrder';
import { notifyTones } from '@/domain/sett';
import { asShown, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** Length of the date in a formatted time. */
const DAY_LENGTH = 10;
/** Clips long upstream messages, which would widen the column. The drawer shows the full text. */
const CLIPPED = { maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The platform's number, which opens the order, above the merchant's number. */
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
      {asShown(row.mchName ?? '–')}
      <small className="soft">{joinedText([row.mchNo, row.agentName])}</small>
    </span>
  );
}

export function Channel({ row }: { row: PayOrder }) {
  return (
    <span className="stack">
      {asShown(row.wayName ?? row.wayCode ?? '–')}
      <small className="soft">{joinedText([row.channelCode, row.upstreamCode]) || '–'}</small>
    </span>
  );
}

/** Order amount. Below it the paid amount if it differs, otherwise the fee. */
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

/** State, failure reason, refund and flags. */
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

/** Callback state and number of attempts. */
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
        <small className="soft number">{t('payorder.attempts', { count: notifyCount, limit: notifyLimit })}</small>
      )}
    </span>
  );
}

/** Payment time and duration. Leaves out the date if it is the order's own day. */
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

/** A loss is red; its minus sign states the same without color. */
export function Profit({ row }: { row: PayOrder }) {
  return (
    <span className={row.profit?.startsWith('-') ? 'text-error' : undefined}>
      <Money amount={row.profit} currency={row.currency} />
    </span>
  );
}
