import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import type { RiskFlag, Withdraw } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { payeeVerifiedTones, severityTones, withdrawStatusTones } from '@/domain/status';
import { riskFlagCodes } from '@/domain/values';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

const SHOWN_FLAGS = 2;
const DAY_MS = 86_400_000;
const NEW_PAYEE_MS = 3 * DAY_MS;
const WAITING = ['PENDING', 'SECOND_REVIEW', 'HELD'];

/**
 * Submission time, and the due time while awaiting a decision, also when its clock is stopped. Words carry the meaning, the color
 * repeats it.
 */
export function Due({ row }: { row: Withdraw }) {
  const t = useT();
  const format = useFormat();
  const stopped = row.slaLeftMinutes;
  const isStopped = typeof stopped === 'number';
  const isWaiting = isStopped || (WAITING.includes(row.status) && row.dueAt);
  const now = serverNow();
  const total = row.dueAt ? Date.parse(row.dueAt) - Date.parse(row.submittedAt) : 0;
  const left = isStopped ? stopped * 60_000 : row.dueAt ? Date.parse(row.dueAt) - now : 0;
  const tone = isStopped ? 'soft' : left <= 0 ? 'text-error' : left < total / 2 ? 'text-warning' : 'text-success';
  const duration = format.duration(Math.abs(left) / 1_000);
  const due = t(left <= 0 ? 'trade.withdraw.message.overdueBy' : 'trade.withdraw.message.dueIn', { time: duration });
  return (
    <time dateTime={row.submittedAt} className="stack number">
      {format.time(row.submittedAt)}
      {isWaiting ? (
        <small className={tone}>{isStopped ? t('trade.withdraw.message.stopped', { due }) : due}</small>
      ) : (
        <small className="soft">{format.relative(row.submittedAt)}</small>
      )}
    </time>
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
export function State({ row, isLocked = false }: { row: Withdraw; isLocked?: boolean }) {
  const t = useT();
  const format = useFormat();
  const last = WAITING.includes(row.status) && passesOf(row).at(-1);
  const { escalation: question, holderRequest: request } = row;
  return (
    <>
      <StatusTag group="trade.withdraw.status" value={row.status} tones={withdrawStatusTones} />{' '}
      {isLocked && <span className="tag tag-error">{t('trade.withdraw.unknown.tag')}</span>}
      <small className="soft line">
        {t('trade.withdraw.message.stageOf', countsOf(row))} {namesOf(row)} {last && format.relative(last.at)}
        {row.claimedByName && ` · ${t('trade.withdraw.message.claimedBy', { name: row.claimedByName })}`}
        {question &&
          !question.answeredAt &&
          ` · ${t('trade.withdraw.message.waitsFor', { name: question.toName ?? question.to, ago: format.relative(question.at) })}`}
        {request && !request.endedAt && ` · ${t('trade.withdraw.message.asked', { ago: format.relative(request.at) })}`}
        {row.assignment &&
          ` · ${t('trade.withdraw.message.assignedTo', { name: (row.assignment.assigneeName ?? row.assignment.roleCode) || '–' })}`}
      </small>
    </>
  );
}

export function Holder({ row }: { row: Withdraw }) {
  return (
    <>
      {row.holderName ?? '–'}
      <small className="soft line">
        {row.level && <span className="tag tag-neutral">{row.level}</span>}{' '}
        {[row.holderNo, row.agentName].filter(Boolean).join(' · ')}
      </small>
    </>
  );
}

export function Payee({ row }: { row: Withdraw }) {
  const t = useT();
  const isNew =
    row.payeeFirstUsedAt === null ||
    (row.payeeFirstUsedAt !== undefined && serverNow() - Date.parse(row.payeeFirstUsedAt) < NEW_PAYEE_MS);
  return (
    <>
      {row.payeeName ?? '–'} <span className="number">{row.payeeAccountNo}</span>
      <small className="soft line">
        {row.payeeBankName} {isNew && <span className="tag tag-warning">{t('trade.withdraw.message.newPayee')}</span>}{' '}
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
      <span className="number" data-label={t('trade.withdraw.field.risk')}>
        {asShown(row.riskScore ?? '–')}
      </span>
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
