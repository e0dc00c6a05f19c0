import { Fragment, type ReactNode } from 'react';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { RowButton } from '@/components/RowButton';
import { joined } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { MerchantKycStatus, WithdrawDetail } from '@/contract';
import { holderEntity } from '@/domain/records';
import { payeeVerifiedTones, type Tone } from '@/domain/status';
import { type Finding, findingsOf, isGrave } from '@/domain/withdrawFindings';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { Coming } from './Coming';
import { CoverLine, useCoverWords } from './Cover';
import { Passes } from './Passes';

interface DecisionCardProps {
  order: WithdrawDetail;
  /** True until the detail is loaded: its lines keep their places, so that nothing moves. */
  isComing: boolean;
}

/** Upper end of the bar for the multiple. */
const BAR_MAX = 10;
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
            level,
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
  const { netUsd, rateId, multiple, medianNet30d, balanceBefore, balanceAfter } = decision ?? {};
  const absent = (why: 'noRate' | 'noUsual') => <span className="soft">{decision ? t(`desk.card.${why}`) : UNKNOWN}</span>;
  const label = (name: 'usd' | 'usual' | 'balance') => t(`desk.card.${name}`);
  return (
    <dl className="card-facts">
      <Fact label={t('trade.withdraw.field.fee')}>
        <Money amount={fee} currency={currency} />
      </Fact>
      <Fact label={label('usd')}>
        {isComing ? (
          <Coming />
        ) : netUsd ? (
          <>
            <Money amount={netUsd} currency="USD" /> {rateId && <small className="soft">{rateId}</small>}
          </>
        ) : (
          absent('noRate')
        )}
      </Fact>
      <Fact label={label('usual')}>
        {isComing ? (
          <Coming />
        ) : multiple ? (
          <>
            <meter min={0} max={BAR_MAX} value={Number(multiple)} aria-label={label('usual')} />{' '}
            <span className="number">{t('desk.card.times', { multiple })}</span>{' '}
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

/** A finding in one sentence; order numbers are links. */
function FindingText({ finding, order, onOpen }: { finding: Finding; order: WithdrawDetail; onOpen?: (no: string) => void }) {
  const t = useT();
  const format = useFormat();
  const coverWords = useCoverWords();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  const money = (amount: string) => format.money(amount, order.currency);
  switch (finding.kind) {
    case 'shared':
      return t('desk.card.finding.shared', {
        count: finding.count,
        names: finding.names.length > 0 ? list.format(finding.names) : 'none',
      });
    case 'changed':
    case 'newPayee':
      return t(`desk.card.finding.${finding.kind}`, {
        time: format.duration((Date.parse(order.submittedAt) - Date.parse(finding.at)) / 1_000),
      });
    case 'spike':
      return t('desk.card.finding.spike', { multiple: finding.multiple, usual: money(finding.usual) });
    case 'notChecked':
      return t('desk.card.finding.notChecked', { limit: money(finding.limit) });
    case 'cover':
      return coverWords(finding);
    case 'duplicate':
      return (
        <>
          {t('desk.card.finding.duplicate')}{' '}
          {finding.numbers.map((no) => (
            <Fragment key={no}>
              {onOpen ? (
                <RowButton look="link" className="number" onClick={() => onOpen(no)}>
                  {no}
                </RowButton>
              ) : (
                <span className="number">{no}</span>
              )}{' '}
            </Fragment>
          ))}
        </>
      );
    default:
      return t(`desk.card.finding.${finding.kind}`);
  }
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
          <span className="soft">{t(order.decision ? 'desk.card.nothing' : 'desk.card.unknown')}</span>
        )}
      </div>
    </div>
  );
}
