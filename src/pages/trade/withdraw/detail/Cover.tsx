import { RecordLink } from '@/components/RecordLink';
import { joined } from '@/components/Section';
import type { WithdrawDetail } from '@/contract';
import { queueReasons } from '@/domain/sett';
import { canStillBePaid } from '@/domain/withdraw';
import type { Finding } from '@/domain/withdrawFindings';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { Coming } from './Coming';

const STATES = ['NOW', 'LATER', 'NONE'];

/** Names a payout that cannot be sent now, with the reason. */
export function useCoverWords(): (finding: Extract<Finding, { kind: 'cover' }>) => string {
  const t = useT();
  const labelOf = useLabel();
  return ({ state, reason }) => {
    const name = labelOf('desk.card.finding.cover', STATES, state);
    return reason ? t('desk.card.because', { name, reason: labelOf('desk.queueReason', queueReasons, reason) }) : name;
  };
}

interface CoverLineProps {
  order: WithdrawDetail;
  isComing: boolean;
  isInDialog: boolean;
}

/** Whether a payout could be sent now, what could pay it, and the age of the balance (docs/rules/withdraw.md#cover). */
export function CoverLine({ order, isComing, isInDialog }: CoverLineProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { cover } = order.decision ?? {};
  if (!cover && !canStillBePaid(order.status)) return null;
  if (isComing) return <Coming />;
  const { state, channelCodes = [], cardGroupCodes = [], askedAt } = cover ?? {};
  const channels = channelCodes.map((code) => (isInDialog ? code : <RecordLink key={code} entity="channel" no={code} />));
  return (
    <p className="card-cover line soft">
      {t('desk.card.cover.label')}{' '}
      {joined(
        state ? labelOf('desk.card.cover', STATES, state) : '–',
        ...channels,
        cardGroupCodes.length > 0 && t('desk.card.cover.pools', { codes: cardGroupCodes.join(', ') }),
        askedAt && t('desk.card.cover.asked', { ago: format.relative(askedAt) }),
      )}
    </p>
  );
}
