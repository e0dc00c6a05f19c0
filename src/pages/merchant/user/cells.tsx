import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Merchant } from '@/contract';
import {
  isSwitchedOn,
  kycTones,
  merchantReasons,
  merchantSwitches,
  merchantTones,
  merchantTypes,
  riskLevelTones,
} from '@/domain/merchant';
import { asShown, joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Name, type, level and agent. */
export function Name({ row }: { row: Merchant }) {
  const labelOf = useLabel();
  const { mchName, mchType, level, tags = [] } = row;
  const kind = mchType && labelOf('mch.mchType', merchantTypes, mchType);
  return (
    <span className="stack">
      {asShown(mchName)}
      <small className="soft">{joinedText([kind, level, ...tags])}</small>
    </span>
  );
}

const SWITCHES = { display: 'flex', flexWrap: 'wrap', gap: '0 8px', maxWidth: 150 } as const;

/** Feature switches by name. One that is off is struck through and labeled as off. */
export function Switches({ row }: { row: Merchant }) {
  const t = useT();
  return (
    <small style={SWITCHES}>
      {merchantSwitches.map((name) =>
        isSwitchedOn(row, name) ? (
          <span key={name}>{t(`mch.switch.${name}`)}</span>
        ) : (
          <del key={name} className="soft" title={t('mch.message.off')}>
            {t(`mch.switch.${name}`)}
          </del>
        ),
      )}
    </small>
  );
}

/** Reason for the state in words. Empty without a reason. */
export function useWhy(): (row: Merchant) => string {
  const labelOf = useLabel();
  return ({ statusReason, statusRemark }) =>
    joinedText([statusReason && labelOf('mch.reason', merchantReasons, statusReason), statusRemark]);
}

export function State({ row }: { row: Merchant }) {
  const why = useWhy()(row);
  return (
    <span className="stack">
      <StatusTag group="mch.status" value={row.status} tones={merchantTones} />
      {why && <small className="soft">{why}</small>}
    </span>
  );
}

/** Available balance per currency. */
export function Available({ row }: { row: Merchant }) {
  return (
    <span className="stack end">
      {(row.balances ?? []).map(({ currency, available }) => (
        <Money key={currency} amount={available} currency={currency} />
      ))}
    </span>
  );
}

/** Pay-ins of today, and a warning about a price that loses money. */
export function Today({ row }: { row: Merchant }) {
  const t = useT();
  return (
    <span className="stack end">
      <Money amount={row.todayPayin} currency={row.currency} />
      {row.negativeMargin && <small className="text-error">{t('mch.message.loss')}</small>}
    </span>
  );
}

/** KYC state and expiry. */
export function Kyc({ row }: { row: Merchant }) {
  return (
    <span className="stack">
      {row.kycStatus && <StatusTag group="mch.kycStatus" value={row.kycStatus} tones={kycTones} />}
      {row.kycExpireAt && (
        <small className="soft">
          <Time at={row.kycExpireAt} />
        </small>
      )}
    </span>
  );
}

export function Risk({ row }: { row: Merchant }) {
  const { riskLevel, riskTags = [] } = row;
  return (
    <span className="stack">
      {riskLevel && <StatusTag group="mch.riskLevel" value={riskLevel} tones={riskLevelTones} />}
      {riskTags.length > 0 && <small className="soft">{riskTags.join(', ')}</small>}
    </span>
  );
}
