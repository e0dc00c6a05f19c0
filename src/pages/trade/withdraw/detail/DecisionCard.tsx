import type { ReactNode } from 'react';
import { Meter } from '@/components/Meter';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { joined } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { MerchantKycStatus, WithdrawDetail } from '@/contract';
import { holderEntity } from '@/domain/records';
import { payeeVerifiedTones, type Tone } from '@/domain/status';
import { SPIKE, spikeGrade } from '@/domain/thresholds';
import { findingsOf, isComplete, isGrave } from '@/domain/withdrawFindings';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { Coming } from './Coming';
import { CoverLine } from './Cover';
import { FindingText } from './FindingText';
import { Passes } from './Passes';

interface DecisionCardProps {
  order: WithdrawDetail;
  /** True until the detail is loaded: its lines keep their places, so that nothing moves. */
  isComing: boolean;
}

const KYC_TONES: Readonly<Record<MerchantKycStatus, Tone>> = {
  NONE: 'neutral',
  PENDING: 'warning',
  PASSED: 'success',
  EXPIRED: 'error',
};
/** Shown for missing values. */
const UNKNOWN = '–';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Holder and beneficiary. In a dialog they are no links, which would lead away from the decision. */
function Parties({ order, isComing, isInDialog }: DecisionCardProps & { isInDialog: boolean }) {
  const t = useT();
  const format = useFormat();
  const { holderNo, holderName, holderType, level, payeeHistory, decision, payeeFirstUsedAt } = order;
  const { holderSince, holderKycStatus } = decision ?? {};
  const times = payeeHistory && t('desk.card.paid', { count: payeeHistory.count });
  const sums = payeeHistory?.totals?.map(({ currency, amount }) => <Money key={currency} amount={amount} currency={currency} />);
  return (
    <div className="card-parties">
      <div>
        <small className="soft">{t('trade.withdraw.field.holderName')}</small>
        <strong className="line">
          {joined(
            holderName ?? UNKNOWN,
            holderNo && (isInDialog ? holderNo : <RecordLink entity={holderEntity(holderType)} no={holderNo} />),
            level && <span data-hint={t('desk.detail.levelHelp')}>{level}</span>,
          )}
        </strong>
        {isComing ? (
          <Coming />
        ) : (
          <span className="line soft">
            {joined(
              holderSince && t('desk.card.since', { day: format.time(holderSince).slice(0, 10) }),
              holderKycStatus && (
                <>
                  {t('desk.card.identity')} <StatusTag group="desk.card.kyc" value={holderKycStatus} tones={KYC_TONES} />
                </>
              ),
            )}
          </span>
        )}
      </div>
      <span aria-hidden className="card-arrow">
        →
      </span>
      <div>
        <small className="soft">{t('trade.withdraw.field.payee')}</small>
        <strong className="line">
          {joined(order.payeeName ?? UNKNOWN, order.payeeBankName, <span className="number">{order.payeeAccountNo}</span>)}{' '}
          {order.payeeVerified && (
            <StatusTag group="trade.withdraw.payeeVerified" value={order.payeeVerified} tones={payeeVerifiedTones} />
          )}
        </strong>
        {isComing ? (
          <Coming />
        ) : (
          <span className="line soft">
            {joined(
              payeeFirstUsedAt && t('desk.card.firstUsed', { day: format.time(payeeFirstUsedAt).slice(0, 10) }),
              times,
              sums && sums.length > 0 && joined(...sums),
            )}
          </span>
        )}
      </div>
    </div>
  );
}

/** The amount in US dollars, against the usual amount, and against the balance. */
function Amounts({ order, isComing }: DecisionCardProps) {
  const t = useT();
  const { currency, fee, decision } = order;
  const { netUsd, multiple, medianNet30d, balanceBefore, balanceAfter } = decision ?? {};
  const absent = (why: 'noRate' | 'noUsual') => <span className="soft">{decision ? t(`desk.card.${why}`) : UNKNOWN}</span>;
  const grade = spikeGrade(multiple ?? '');
  const label = (name: 'usd' | 'usual' | 'balance') => t(`desk.card.${name}`);
  return (
    <dl className="card-facts">
      <Fact label={t('trade.withdraw.field.fee')}>
        <Money amount={fee} currency={currency} />
      </Fact>
      <Fact label={label('usd')}>
        {isComing ? <Coming /> : netUsd ? <Money amount={netUsd} currency="USD" /> : absent('noRate')}
      </Fact>
      <Fact label={label('usual')}>
        {isComing ? (
          <Coming />
        ) : multiple ? (
          <>
            <Meter
              label={label('usual')}
              words={t('desk.card.times', { multiple })}
              value={Number(multiple)}
              max={Number(SPIKE.HIGH)}
              grade={grade}
            />{' '}
            <span className={grade === 'success' ? 'number' : `number text-${grade}`}>{t('desk.card.times', { multiple })}</span>{' '}
            <small className="soft">
              <Money amount={medianNet30d} currency={currency} />
            </small>
          </>
        ) : (
          absent('noUsual')
        )}
      </Fact>
      <Fact label={label('balance')}>
        {isComing ? (
          <Coming />
        ) : (
          <>
            <Money amount={balanceBefore ?? order.availableAtRequest} currency={currency} />
            {balanceAfter !== undefined && (
              <>
                {' → '}
                <Money amount={balanceAfter} currency={currency} />
              </>
            )}
          </>
        )}
      </Fact>
    </dl>
  );
}

/**
 * Facts for a decision: holder and beneficiary, the amount in comparison, and findings in larger type
 * (docs/rules/withdraw.md#decision-card).
 */
export function DecisionCard({ order, isComing, onOpen }: DecisionCardProps & { onOpen?: (no: string) => void }) {
  const t = useT();
  const findings = findingsOf(order);
  return (
    <div className="decision-card">
      <Passes order={order} />
      <Parties order={order} isComing={isComing} isInDialog={!onOpen} />
      <Amounts order={order} isComing={isComing} />
      <CoverLine order={order} isComing={isComing} isInDialog={!onOpen} />
      <div className="card-findings">
        {findings.length > 0 ? (
          <ul aria-label={t('desk.card.findings')}>
            {findings.map((finding) => (
              <li key={finding.kind} className={isGrave(finding) ? 'text-error' : 'text-warning'}>
                <FindingText finding={finding} order={order} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        ) : isComing ? (
          <Coming />
        ) : (
          <span className="soft">{t(isComplete(order) ? 'desk.card.nothing' : 'desk.card.unknown')}</span>
        )}
      </div>
    </div>
  );
}
