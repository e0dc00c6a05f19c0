import { type KeyboardEvent, useRef, useState } from 'react';
import { Money } from '@/components/Money';
import { RowButton } from '@/components/RowButton';
import { StatusTag } from '@/components/StatusTag';
import type { Round } from '@/contract';
import { shareText } from '@/domain/numbers';
import { roundActionState, roundChangeTones, roundCircuitTones, roundStatusTones } from '@/domain/round';
import { NONE } from '@/domain/texts';
import { asShown } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useOnChange } from '@/hooks/useOnChange';
import { useT } from '@/hooks/useT';
import { inputsOf, type SaveDraft } from './useDraft';

const MAX_WEIGHT = 100;
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const SAVE = 'product:payway:round:save';

/** Moves a round by mouse or with the arrow keys. */
export function Handle({ row, step }: { row: Round; step: (channelCode: string, by: 1 | -1) => void }) {
  const t = useT();
  const granted = useAccess();
  if (!granted[SAVE] || row.change === 'REMOVED') return null;
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    step(row.channelCode, by);
  };
  return (
    <RowButton
      look="icon"
      className="round-handle"
      data-access={SAVE}
      data-handle={row.channelCode}
      draggable
      aria-label={t('round.action.move', { name: row.channelCode })}
      aria-description={t('round.message.moveKeys')}
      onKeyDown={onKey}
    >
      <span aria-hidden>⠿</span>
    </RowButton>
  );
}

/** The published value, if the draft changes it. */
function Before({ row, field }: { row: Round; field: string }) {
  const t = useT();
  const changed = row.fields?.find((one) => one.field === field);
  return changed?.before ? <small className="soft">{t('round.message.before', { value: changed.before })}</small> : null;
}

/** Edits the weight in the row: Enter or leaving the field saves it in the draft, Escape undoes it. */
export function Weight({ row, save }: { row: Round; save: SaveDraft }) {
  const t = useT();
  const granted = useAccess();
  const { channelCode, weight } = row;
  const [typed, setTyped] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const isSending = useRef(false);
  // A weight from the server replaces the typed one.
  useOnChange(weight, () => setTyped(undefined));
  if (!granted[SAVE] || !roundActionState(row, 'edit').isAllowed)
    return (
      <span className="stack end">
        {asShown(weight ?? NONE)}
        <Before row={row} field="weight" />
      </span>
    );
  const text = typed ?? String(weight ?? '');
  const value = Number(text);
  // A weight that the server did not tell is no wrong entry.
  const isValid = typed === undefined || (/^\d{1,3}$/.test(text) && value <= MAX_WEIGHT);
  const send = async () => {
    if (typed === undefined || !isValid || isSending.current) return;
    if (value === weight) return setTyped(undefined);
    // Enter and blur can both fire before the answer arrives: send once.
    isSending.current = true;
    setHasFailed(
      !(await save(({ channelCodes }) => inputsOf(channelCodes, (code) => (code === channelCode ? { weight: value } : {})))),
    );
    isSending.current = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void send();
    else if (event.key === 'Escape') {
      setTyped(undefined);
      setHasFailed(false);
    } else return;
    event.stopPropagation();
  };
  return (
    <span className="stack end">
      <input
        className="round-weight"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-access={SAVE}
        aria-label={t('round.action.weightOf', { name: channelCode })}
        aria-invalid={!isValid || hasFailed}
        value={text}
        onChange={(event) => setTyped(event.target.value.trim())}
        onKeyDown={onKey}
        // After a refusal only Enter sends again: the rounds have changed meanwhile.
        onBlur={() => void (hasFailed || send())}
        onClick={(event) => event.stopPropagation()}
      />
      {isValid ? <Before row={row} field="weight" /> : <small className="text-error">{t('round.message.weightForm')}</small>}
    </span>
  );
}

/** Target share and actual shares of the last hour and day, as bars. */
export function Shares({ row }: { row: Round }) {
  const t = useT();
  const bars = [
    ['target', row.targetShare],
    ['hour', row.actualShare1h],
    ['day', row.actualShare24h],
  ] as const;
  return (
    <span className="round-shares">
      {bars.map(([name, value]) => (
        <span key={name} className={`round-share is-${name}`}>
          <small className="soft">{t(`round.share.${name}`)}</small>
          <span className="round-bar" aria-hidden>
            <span style={{ width: `${100 * Number(value ?? 0)}%` }} />
          </span>
          <span>{shareText(value)}</span>
        </span>
      ))}
    </span>
  );
}

/** Minimum and maximum amount per order. */
export function Limits({ row }: { row: Round }) {
  return (
    <span className="stack end">
      <Money amount={row.minAmount} currency={row.currency} />
      <Money amount={row.maxAmount} currency={row.currency} />
    </span>
  );
}

/** Today's volume beside the daily limits. */
export function Today({ row }: { row: Round }) {
  const t = useT();
  const { currency, todayAmount, todayCount = 0, dailyAmountLimit, dailyCountLimit } = row;
  return (
    <span className="stack end">
      <Money amount={todayAmount} currency={currency} />
      {dailyAmountLimit && (
        <small className="soft">
          {t('round.message.of')} <Money amount={dailyAmountLimit} currency={currency} />
        </small>
      )}
      <small className="soft">
        {dailyCountLimit
          ? t('round.message.countOf', { count: todayCount, limit: dailyCountLimit })
          : t('round.message.count', { count: todayCount })}
      </small>
    </span>
  );
}

/** Success rate of the last hour above that of the last day. */
export function Success({ row }: { row: Round }) {
  return (
    <span className="stack end">
      {shareText(row.successRate1h)}
      <small className="soft">{shareText(row.successRate24h)}</small>
    </span>
  );
}

/** Live state, and the draft's change. */
export function State({ row }: { row: Round }) {
  return (
    <span className="stack">
      <StatusTag group="round.status" value={row.status} tones={roundStatusTones} />
      {row.change !== 'SAME' && <StatusTag group="round.change" value={row.change} tones={roundChangeTones} />}
    </span>
  );
}

export function Circuit({ row }: { row: Round }) {
  return <StatusTag group="round.circuit" value={row.circuitState} tones={roundCircuitTones} />;
}

export function Hours({ row }: { row: Round }) {
  const t = useT();
  return row.openFrom && row.openTo ? `${row.openFrom}–${row.openTo}` : t('round.message.always');
}

/** Merchant scope. */
export function Merchants({ row }: { row: Round }) {
  const t = useT();
  const { mchScope = 'ALL', mchNos = [] } = row;
  return (
    <span className="stack">
      {t(`round.mchScope.${mchScope}`)}
      {mchNos.length > 0 && <small className="soft">{mchNos.join(', ')}</small>}
    </span>
  );
}
