import { StatusTag } from '@/components/StatusTag';
import type { Operator } from '@/contract';
import { disableReasons, operatorStatusTones } from '@/domain/operator';
import { isOneOf } from '@/domain/typed';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

const SHOWN_VALUES = 3;

/** Reason for disabling in words. An unknown one shows its code. */
export function useReason(): (row: Operator) => string {
  const t = useT();
  return ({ status, statusReason }) => {
    // The status LEFT is the reason itself.
    if (status === 'LEFT' || !statusReason) return '';
    return isOneOf(disableReasons, statusReason) ? t(`sys.operator.reason.${statusReason}`) : statusReason;
  };
}

/** Status, and the reason why the account cannot sign in. */
export function State({ row }: { row: Operator }) {
  const t = useT();
  const format = useFormat();
  const reasonOf = useReason();
  const why = row.lockedUntil ? t('sys.operator.message.lockedUntil', { time: format.time(row.lockedUntil) }) : reasonOf(row);
  return (
    <span className="stack">
      <StatusTag group="sys.operator.status" value={row.status} tones={operatorStatusTones} />
      {why && <small className="soft">{why}</small>}
    </span>
  );
}

/** Data scope type and its first values. */
export function Scope({ row, isWhole = false }: { row: Operator; isWhole?: boolean }) {
  const t = useT();
  if (!row.dataScope) return '–';
  const { type, values } = row.dataScope;
  const shown = isWhole ? values : values.slice(0, SHOWN_VALUES);
  const left = values.length - shown.length;
  return (
    <span className="stack">
      {t(`sys.operator.scopeType.${type}`)}
      {shown.length > 0 && (
        <small className="soft">
          {shown.join(', ')} {left > 0 && <span>{t('sys.operator.message.more', { count: left })}</span>}
        </small>
      )}
    </span>
  );
}

export function Roles({ row }: { row: Operator }) {
  return (
    <span className="stack">
      {(row.roles ?? []).map(({ roleCode, roleName }) => (
        <span key={roleCode}>{roleName}</span>
      ))}
    </span>
  );
}
