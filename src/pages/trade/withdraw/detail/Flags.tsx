import { Checkbox } from 'antd';
import { Fold } from '@/components/Fold';
import { RecordLink } from '@/components/RecordLink';
import { RowButton } from '@/components/RowButton';
import type { RiskFlag, RiskFlagCode } from '@/contract';
import { useT } from '@/hooks/useT';
import { FlagTag, useFlagLabel } from '../cells';

interface FlagsProps {
  flags: readonly RiskFlag[];
  /** HIGH flags can be acknowledged if the order waits and you may pass it. */
  canTick: boolean;
  seen: readonly RiskFlagCode[];
  onSee: (flags: RiskFlagCode[]) => void;
  /** Opens another withdraw order in place. Without it the records of the evidence are not shown. */
  onOpen?: (no: string) => void;
}

/** Number of visible flags; the others are folded. */
const SHOWN = 4;

/** The records of a flag's evidence, as links. */
function Refs({ flag, onOpen }: { flag: RiskFlag } & Pick<FlagsProps, 'onOpen'>) {
  const t = useT();
  if (!onOpen) return null;
  return flag.evidence?.refs?.map(({ entity, no }) => (
    <span key={`${entity} ${no}`}>
      {' '}
      {entity === 'withdraw' ? (
        <RowButton look="link" className="number" aria-label={t('common.action.open', { name: no })} onClick={() => onOpen(no)}>
          {no}
        </RowButton>
      ) : (
        <RecordLink entity={entity} no={no} />
      )}
    </span>
  ));
}

/** What the flag compares, beside it. */
function Compared({ flag: { evidence } }: { flag: RiskFlag }) {
  const t = useT();
  const { before, after } = evidence ?? {};
  return before && after ? <small className="line soft">{t('desk.card.compared', { before, after })}</small> : null;
}

/** Why the flag was set. */
const textOf = ({ evidence, text }: RiskFlag) => evidence?.text || text;

interface LinesProps extends Pick<FlagsProps, 'flags' | 'onOpen'> {
  label: string;
}

function Lines({ flags, label, onOpen }: LinesProps) {
  return (
    <ul className="flag-list" aria-label={label}>
      {flags.map((flag) => (
        <li key={flag.code}>
          <FlagTag flag={flag} /> <span>{textOf(flag)}</span>
          <Refs flag={flag} onOpen={onOpen} />
          <Compared flag={flag} />
        </li>
      ))}
    </ul>
  );
}

/** Flags with evidence, most severe first. Those beyond the first four are folded, with their number. */
export function FlagLines({ flags, shown = SHOWN, onOpen }: Pick<FlagsProps, 'flags' | 'onOpen'> & { shown?: number }) {
  const t = useT();
  const sorted = [...flags].sort(byRank);
  const first = sorted.slice(0, shown);
  const rest = sorted.slice(shown);
  return (
    <>
      {first.length > 0 && <Lines flags={first} label={t('desk.detail.risk')} onOpen={onOpen} />}
      {rest.length > 0 && (
        <Fold show={t('desk.card.moreFlags', { count: rest.length })} hide={t('desk.card.fewerFlags')}>
          <Lines flags={rest} label={t('desk.card.moreFlags', { count: rest.length })} onOpen={onOpen} />
        </Fold>
      )}
    </>
  );
}

const ORDER = 'HML';
const rankOf = ({ severity }: RiskFlag) => ORDER.indexOf(severity[0] ?? '');
const byRank = (a: RiskFlag, b: RiskFlag) => rankOf(a) - rankOf(b);

/** Risk flags, most severe first. Each HIGH flag must be acknowledged before passing (docs/rules/withdraw.md#risk-flags). */
export function Flags({ flags, canTick, seen, onSee, onOpen }: FlagsProps) {
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
            <div key={flag.code}>
              <Checkbox
                checked={seen.includes(flag.code)}
                onChange={({ target }) =>
                  onSee([...seen.filter((code) => code !== flag.code), ...(target.checked ? [flag.code] : [])])
                }
              >
                <span className="text-error">{t('desk.decide.seen', { flag: labelOf(flag) })}</span>{' '}
                <small className="soft">{textOf(flag)}</small>
              </Checkbox>
              <Refs flag={flag} onOpen={onOpen} />
              <Compared flag={flag} />
            </div>
          ))}
        </fieldset>
      )}
      <FlagLines flags={listed} shown={Math.max(0, SHOWN - ticked.length)} onOpen={onOpen} />
    </>
  );
}
