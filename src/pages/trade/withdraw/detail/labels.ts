import { holdReasons, refundReasons, rejectReasons, revealReasons, unholdReasons } from '@/domain/values';
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

/** Which list the reason of an event comes from; the same code may read differently in two of them. */
const GROUP_OF: Readonly<Record<string, ReasonGroup>> = {
  REJECTED: 'rejectReason',
  HELD: 'holdReason',
  UNHELD: 'unholdReason',
  REFUNDED: 'refundReason',
  REVEALED: 'revealReason',
};

/** The reject reason that the platform itself gives when a payout is given up (docs/rules/withdraw.md#refund). */
const GIVEN_UP = 'PAYOUT_FAILED';

/** Label of a reason code by the kind of event it belongs to; of an unknown kind the first list that has the code. */
export function useReasonLabel(): (code: string, eventKind?: string) => string {
  const t = useT();
  const labelOf = useLabel();
  return (code, eventKind = '') => {
    if (code === GIVEN_UP) return t('desk.detail.givenUp');
    const groups = Object.keys(REASONS) as ReasonGroup[];
    const group = Object.hasOwn(GROUP_OF, eventKind)
      ? GROUP_OF[eventKind]
      : groups.find((candidate) => REASONS[candidate].includes(code));
    return group ? labelOf(`desk.${group}`, REASONS[group], code) : code;
  };
}
