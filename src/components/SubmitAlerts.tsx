import { Alert } from 'antd';
import { useEffect } from 'react';
import { type ApiError, noteShown } from '@/domain/apiError';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

interface SubmitAlertsProps {
  refusal: ApiError | undefined;
  /** No answer came, so the outcome is unknown. */
  isUnknown?: boolean;
}

/** Refusals that stay visible, because a toast disappears too early. */
const KEPT = [403, 409, 423, 460, 461];

/**
 * Alert in a dialog, beside the toast (a missing right has no toast then): who changed or claimed the record meanwhile, or why nothing was done
 * (docs/rules/calls.md#conflicts).
 */
export function SubmitAlerts({ refusal, isUnknown }: SubmitAlertsProps) {
  const t = useT();
  const format = useFormat();
  useEffect(() => {
    if (refusal?.isForbidden) noteShown(refusal);
  }, [refusal]);
  if (isUnknown) return <Alert type="warning" showIcon role="alert" title={t('parts.unknownOutcome')} />;
  if (!refusal || !(KEPT.includes(refusal.code) || refusal.isForbidden)) return null;
  const { changedBy, changedAt, claimedBy, claimedUntil } = refusal.data ?? {};
  const isConflict = refusal.code === 409 && changedBy && changedAt;
  const titleOf = () => {
    if (isConflict) return t('parts.outcome.conflict', { name: changedBy, time: format.time(changedAt) });
    if (refusal.code !== 423 || !claimedBy) return t('parts.outcome.refused');
    // A claim lasts minutes, so the date is always today.
    const time = claimedUntil && format.time(claimedUntil).split(' ').at(-1);
    return time ? t('parts.outcome.claimedUntil', { name: claimedBy, time }) : t('parts.outcome.claimed', { name: claimedBy });
  };
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={titleOf()}
      description={
        <>
          {refusal.msg && <div>{refusal.msg}</div>}
          {isConflict && <div>{t('parts.outcome.conflictHint')}</div>}
        </>
      }
    />
  );
}
