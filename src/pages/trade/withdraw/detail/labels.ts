import { holdReasons, refundReasons, rejectReasons, unholdReasons } from '@/domain/deskValues';
import { namesOf } from '@/domain/typed';
import { revealReasons } from '@/domain/values';
import { withdrawOutcomes } from '@/domain/withdrawQuality';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

type ReasonGroup = 'rejectReason' | 'holdReason' | 'unholdReason' | 'refundReason' | 'revealReason';

const REASONS: Readonly<Record<ReasonGroup, readonly string[]>> = {
  rejectReason: rejectReasons,
  holdReason: holdReasons,
  unholdReason: unholdReasons,
  refundReason: refundReasons,
  revealReason: revealReasons,
};

/** Reason list of each event kind. The same code may have different labels in two lists. */
const GROUP_OF: Readonly<Record<string, ReasonGroup>> = {
  REJECTED: 'rejectReason',
  HELD: 'holdReason',
  UNHELD: 'unholdReason',
  REFUNDED: 'refundReason',
  REVEALED: 'revealReason',
};

/** Reject reason that the platform sets on a refund (docs/rules/withdraw.md#refund). */
const GIVEN_UP = 'PAYOUT_FAILED';

/** Label of a reason code by event kind. For an unknown kind, uses the first list with the code. */
export function useReasonLabel(): (code: string, eventKind?: string) => string {
  const t = useT();
  const labelOf = useLabel();
  return (code, eventKind = '') => {
    if (code === GIVEN_UP) return t('desk.detail.givenUp');
    if (eventKind === 'MARKED') return labelOf('desk.mark.outcome', withdrawOutcomes, code);
    const groups = namesOf(REASONS);
    const group = Object.hasOwn(GROUP_OF, eventKind)
      ? GROUP_OF[eventKind]
      : groups.find((candidate) => REASONS[candidate].includes(code));
    return group ? labelOf(`desk.${group}`, REASONS[group], code) : code;
  };
}
