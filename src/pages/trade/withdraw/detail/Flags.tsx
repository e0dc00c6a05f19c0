import { Checkbox } from 'antd';
import { Fold } from '@/components/Fold';
import type { RiskFlag, RiskFlagCode } from '@/contract';
import { useT } from '@/hooks/useT';
import { FlagTag, useFlagLabel } from '../cells';

interface FlagsProps {
  flags: readonly RiskFlag[];
  /** HIGH flags can be acknowledged if the order waits and you may pass it. */
  canTick: boolean;
  seen: readonly RiskFlagCode[];
  onSee: (flags: RiskFlagCode[]) => void;
}

/** Number of visible flags; the others are folded. */
const SHOWN = 4;

function Lines({ flags, label }: { flags: readonly RiskFlag[]; label: string }) {
  return (
    <ul className="flag-list" aria-label={label}>
      {flags.map((flag) => (
        <li key={flag.code}>
          <FlagTag flag={flag} /> {flag.text}
        </li>
      ))}
    </ul>
  );
}

/** Flags with evidence, most severe first. Those beyond the first four are folded, with their number. */
export function FlagLines({ flags, shown = SHOWN }: Pick<FlagsProps, 'flags'> & { shown?: number }) {
  const t = useT();
  const sorted = [...flags].sort(byRank);
  const first = sorted.slice(0, shown);
  const rest = sorted.slice(shown);
  return (
    <>
      {first.length > 0 && <Lines flags={first} label={t('desk.detail.risk')} />}
      {rest.length > 0 && (
        <Fold show={t('desk.card.moreFlags', { count: rest.length })} hide={t('desk.card.fewerFlags')}>
          <Lines flags={rest} label={t('desk.card.moreFlags', { count: rest.length })} />
        </Fold>
      )}
    </>
  );
}

const ORDER = 'HML';
const rankOf = ({ severity }: RiskFlag) => ORDER.indexOf(severity[0] ?? '');
const byRank = (a: RiskFlag, b: RiskFlag) => rankOf(a) - rankOf(b);

/** Risk flags, most severe first. Each HIGH flag must be acknowledged before passing (docs/rules/withdraw.md#risk-flags). */
export function Flags({ flags, canTick, seen, onSee }: FlagsProps) {
  const t = useT();
  const labelOf = useFlagLabel();
  const sorted = [...flags].sort(byRank);
  const ticked = canTick ? sorted.filter(({ severity }) => severity === 'HIGH') : [];
  const listed = sorted.filter((flag) => !ticked.includes(flag));
  if (flags.length === 0) return <p className="soft">{t('desk.detail.noRisk')}</p>;
  return (
    <>
      {ticked.length > 0 && (
        <fieldset className="seen-flags">
          <legend className="visually-hidden">{t('desk.detail.risk')}</legend>
          {ticked.map((flag) => (
            <Checkbox
              key={flag.code}
              checked={seen.includes(flag.code)}
              onChange={({ target }) =>
                onSee([...seen.filter((code) => code !== flag.code), ...(target.checked ? [flag.code] : [])])
              }
            >
              <span className="text-error">{t('trade.withdraw.message.seen', { flag: labelOf(flag) })}</span>{' '}
              <small className="soft">{flag.text}</small>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <FlagLines flags={listed} shown={Math.max(0, SHOWN - ticked.length)} />
    </>
  );
}
