import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { joined } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { Sett } from '@/contract';
import { notifyTones, queueReasons, reviewReasons, settSources, settTones } from '@/domain/sett';
import { asShown } from '@/domain/written';
import { useDue } from '@/hooks/useDue';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

const WAITING = ['REVIEW', 'UNKNOWN'];
/** Clips long upstream messages, which would widen the column. The detail page shows the full text. */
const ONE_LINE = { maxWidth: 90, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Creation time, and the due time while an action is needed. Words carry the meaning, the color repeats it. */
export function Age({ row }: { row: Sett }) {
  const t = useT();
  const format = useFormat();
  const dueOf = useDue();
  const { createdAt, dueAt, durationSec } = row;
  if (!createdAt) return '–';
  const due = WAITING.includes(row.status) && dueAt ? dueOf(dueAt) : undefined;
  return (
    <time dateTime={createdAt} className="stack number">
      {format.time(createdAt)}
      {due ? (
        <small className={`text-${due.grade}`}>{due.words}</small>
      ) : (
        <small className="soft">
          {typeof durationSec === 'number'
            ? t('sett.message.took', { time: format.duration(durationSec) })
            : format.relative(createdAt)}
        </small>
      )}
    </time>
  );
}

/** Merchant and source. Links to the withdraw order, because the payout is decided there. */
export function Merchant({ row }: { row: Sett }) {
  const labelOf = useLabel();
  const { source, sourceNo } = row;
  const name = source && labelOf('sett.source', settSources, source);
  return (
    <span className="stack">
      {asShown(row.mchName ?? '–')}
      <small className="soft">
        {joined(
          row.mchNo,
          source === 'WITHDRAW' && sourceNo ? (
            <RecordLink entity="withdraw" no={sourceNo}>
              {name}
            </RecordLink>
          ) : (
            name
          ),
        )}
      </small>
    </span>
  );
}

export function Payee({ row }: { row: Sett }) {
  return (
    <span className="stack">
      <span>
        {asShown(row.payeeName ?? '–')} <span className="number">{row.payeeAccountNo}</span>
      </span>
      <small className="soft">{row.payeeBankName}</small>
    </span>
  );
}

/** Debited amount, and the fee included in it. */
export function Amount({ row }: { row: Sett }) {
  const t = useT();
  return (
    <span className="stack end">
      <Money amount={row.amount} currency={row.currency} />
      {row.fee !== undefined && (
        <small className="soft">
          {t('sett.field.fee')} <Money amount={row.fee} currency={row.currency} />
        </small>
      )}
    </span>
  );
}

/** Status with its reason, and links between retries. */
export function State({ row }: { row: Sett }) {
  const t = useT();
  const labelOf = useLabel();
  const { status, queueReason, retryOf, retriedBy, failMsg } = row;
  const why =
    status === 'REVIEW'
      ? (row.reviewReasons ?? []).map((code) => labelOf('sett.reviewReason', reviewReasons, code)).join(', ')
      : status === 'QUEUED' && queueReason && queueReason !== 'NONE'
        ? labelOf('sett.queueReason', queueReasons, queueReason)
        : status === 'FAILED'
          ? failMsg
          : '';
  const lines = [
    why,
    retriedBy && t('sett.message.retriedBy', { no: retriedBy }),
    retryOf && t('sett.message.retryOf', { no: retryOf }),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return (
    <span className="stack">
      <span>
        <StatusTag group="sett.status" value={status} tones={settTones} />
      </span>
      {lines.map((line) => (
        <small key={line} className="soft" style={ONE_LINE} title={line}>
          {line}
        </small>
      ))}
    </span>
  );
}

export function Channel({ row }: { row: Sett }) {
  return (
    <span className="stack">
      {row.channelCode ?? '–'}
      <small className="soft">{row.upstreamCode}</small>
    </span>
  );
}

/** State of the merchant callback. */
export function Callback({ row }: { row: Sett }) {
  const t = useT();
  const { notifyStatus, notifyCount = 0, notifyLimit = 0 } = row;
  const isGoing = notifyStatus === 'PENDING' || notifyStatus === 'FAILED';
  return (
    <span className="stack">
      <span>
        {notifyStatus && notifyStatus !== 'NONE' ? (
          <StatusTag group="sett.notifyStatus" value={notifyStatus} tones={notifyTones} />
        ) : (
          '–'
        )}
      </span>
      {isGoing && <small className="soft">{t('sett.message.told', { count: notifyCount, limit: notifyLimit })}</small>}
    </span>
  );
}

/** A loss is red; its minus sign states the same without color. */
export function Profit({ row: { profit, currency } }: { row: Sett }) {
  return (
    <span className={profit?.startsWith('-') ? 'text-error' : undefined}>
      <Money amount={profit} currency={currency} />
    </span>
  );
}
