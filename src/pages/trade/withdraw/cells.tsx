import { Money } from '@/components/Money';
import { detailAddress, RowLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import type { RiskFlag, Withdraw } from '@/contract';
import { payeeVerifiedTones, severityTones, withdrawStatusTones } from '@/domain/status';
import { isNewPayee } from '@/domain/thresholds';
import { riskFlagCodes } from '@/domain/values';
import { asShown, joinedText } from '@/domain/written';
import { useDue } from '@/hooks/useDue';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { Sent } from '@/stores/outbox';

const SHOWN_FLAGS = 2;
const WAITING = ['PENDING', 'SECOND_REVIEW', 'HELD'];

/** The due time while awaiting a decision, also when its clock is stopped. Words carry the meaning, the color repeats it. */
function DueWords({ row }: { row: Withdraw }) {
  const t = useT();
  const format = useFormat();
  const dueOf = useDue();
  const stopped = row.slaLeftMinutes;
  const isStopped = typeof stopped === 'number';
  const isWaiting = isStopped || WAITING.includes(row.status);
  const due = isWaiting && (isStopped ? dueOf(stopped * 60_000) : row.dueAt ? dueOf(row.dueAt) : undefined);
  if (!due) return <small className="soft">{format.relative(row.submittedAt)}</small>;
  return (
    <small className={isStopped ? 'soft' : `text-${due.grade}`}>
      {isStopped ? t('trade.withdraw.message.stopped', { due: due.words }) : due.words}
    </small>
  );
}

/** Submission time, and what is due. */
export function Due({ row }: { row: Withdraw }) {
  const format = useFormat();
  return (
    <time dateTime={row.submittedAt} className="stack number">
      {format.time(row.submittedAt)}
      <DueWords row={row} />
    </time>
  );
}

/** The number, which opens the order, above what is due: the submission time is a column for which narrow windows have no room. */
export function Numbers({ row, onOpen }: { row: Withdraw; onOpen: (row: Withdraw) => void }) {
  const t = useT();
  const no = row.withdrawNo;
  return (
    <span className="stack">
      <RowLink href={detailAddress(no)} aria-label={t('common.action.open', { name: no })} onOpen={() => onOpen(row)}>
        {no}
      </RowLink>
      <DueWords row={row} />
    </span>
  );
}

/** Net amount and fee. */
export function Net({ row }: { row: Withdraw }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <Money amount={row.netAmount} currency={row.currency} />
      {row.fee !== undefined && (
        <small className="soft line number">
          {t('trade.withdraw.field.fee')} {format.money(row.fee, row.currency)}
        </small>
      )}
    </>
  );
}

/** Status, decisions made and required, their authors, when the last one was made while another is needed, and the claim. */
export function State({ row, lock }: { row: Withdraw; lock?: Sent['state'] }) {
  const t = useT();
  const format = useFormat();
  const last = WAITING.includes(row.status) && passesOf(row).at(-1);
  const { escalation: question, holderRequest: request } = row;
  return (
    <>
      <StatusTag group="trade.withdraw.status" value={row.status} tones={withdrawStatusTones} />{' '}
      {lock && (
        <span className={lock === 'unknown' ? 'tag tag-error' : 'tag tag-neutral'}>{t(`trade.withdraw.${lock}.tag`)}</span>
      )}
      <small className="soft line">
        {t('trade.withdraw.message.stageOf', countsOf(row))} {namesOf(row)} {last && <span>{format.relative(last.at)}</span>}
        {row.claimedByName && <span>{` · ${t('trade.withdraw.message.claimedBy', { name: row.claimedByName })}`}</span>}
        {question && !question.answeredAt && (
          <span>{` · ${t('trade.withdraw.message.waitsFor', { name: question.toName ?? question.to, ago: format.relative(question.at) })}`}</span>
        )}
        {request && !request.endedAt && (
          <span>{` · ${t('trade.withdraw.message.asked', { ago: format.relative(request.at) })}`}</span>
        )}
        {row.assignment && (
          <span>{` · ${t('trade.withdraw.message.assignedTo', { name: (row.assignment.assigneeName ?? row.assignment.roleCode) || '–' })}`}</span>
        )}
      </small>
    </>
  );
}

export function Holder({ row }: { row: Withdraw }) {
  return (
    <>
      {asShown(row.holderName ?? '–')}
      <small className="soft line">
        {row.level && <span className="tag tag-neutral">{row.level}</span>}
        <span> {joinedText([row.holderNo, row.agentName])}</span>
      </small>
    </>
  );
}

export function Payee({ row }: { row: Withdraw }) {
  const t = useT();
  const isNew =
    row.payeeFirstUsedAt === null || (row.payeeFirstUsedAt !== undefined && isNewPayee(row.payeeFirstUsedAt, row.submittedAt));
  return (
    <>
      {asShown(row.payeeName ?? '–')} <span className="number">{row.payeeAccountNo}</span>
      <small className="soft line">
        <span>{`${asShown(row.payeeBankName ?? '')} `}</span>
        {isNew && <span className="tag tag-warning">{t('trade.withdraw.message.newPayee')}</span>}
        <span> </span>
        {row.payeeVerified && row.payeeVerified !== 'NAME_MATCH' && (
          <StatusTag group="trade.withdraw.payeeVerified" value={row.payeeVerified} tones={payeeVerifiedTones} />
        )}
      </small>
    </>
  );
}

/** Label of a flag. An unknown one shows its code. */
export function useFlagLabel(): (flag: Pick<RiskFlag, 'code'>) => string {
  const t = useT();
  return (flag) => (riskFlagCodes.includes(flag.code) ? t(`trade.withdraw.risk.${flag.code}`) : flag.code);
}

export function FlagTag({ flag }: { flag: RiskFlag }) {
  const labelOf = useFlagLabel();
  return (
    <span className={`tag tag-${severityTones[flag.severity] ?? 'neutral'}`} data-hint={flag.text}>
      {labelOf(flag)}
    </span>
  );
}

export function Risk({ row }: { row: Withdraw }) {
  const t = useT();
  const labelOf = useFlagLabel();
  const flags = [...(row.riskFlags ?? [])].sort(
    (a, b) => 'HML'.indexOf(a.severity[0] ?? '') - 'HML'.indexOf(b.severity[0] ?? ''),
  );
  return (
    <span className="flag-cell">
      <span className="number">{asShown(row.riskScore ?? '–')}</span>
      {flags.slice(0, SHOWN_FLAGS).map((flag) => (
        <FlagTag key={flag.code} flag={flag} />
      ))}
      {flags.length > SHOWN_FLAGS && (
        <span className="soft" data-hint={flags.slice(SHOWN_FLAGS).map(labelOf).join(', ')}>
          {t('trade.withdraw.message.moreFlags', { count: flags.length - SHOWN_FLAGS })}
        </span>
      )}
    </span>
  );
}

/** Decisions made and required. Shows "?" for data that the server did not send. */
const countsOf = (row: Withdraw) => ({ done: row.decisions ? passesOf(row).length : '?', all: row.requiredStages ?? '?' });

const passesOf = (row: Withdraw) => (row.decisions ?? []).filter(({ decision }) => decision === 'PASS');

const namesOf = (row: Withdraw) =>
  passesOf(row)
    .map(({ operatorName }) => operatorName)
    .join(', ');

export function Stage({ row }: { row: Withdraw }) {
  const t = useT();
  return (
    <span className="stack">
      <span className="number">{t('trade.withdraw.message.stageOf', countsOf(row))}</span>
      <small className="soft">{namesOf(row)}</small>
    </span>
  );
}
