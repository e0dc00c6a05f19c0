import { useSyncExternalStore } from 'react';
import type { CardChannel } from '@/contract';
import { listenReasons, listenStatuses, listenTones } from '@/domain/listen';
import { serverNow } from '@/domain/serverClock';
import { isSilent } from '@/domain/thresholds';
import { countText, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import './otp.css';

const listeners = new Set<() => void>();
let timer: number | undefined;

/** All ages of the page share one timer. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    for (const one of listeners) one();
  }, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}
const seconds = () => Math.floor(serverNow() / 1_000);

/** The platform's clock in seconds, updated every second. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, seconds);

/** Running age of the last heartbeat. An ended pairing has none. */
export function Age({ row: { lastHeartbeatAt, unpairedAt } }: { row: CardChannel }) {
  const format = useFormat();
  const now = useSeconds();
  if (!lastHeartbeatAt || unpairedAt) return <>–</>;
  const isLong = isSilent(now * 1_000 - Date.parse(lastHeartbeatAt));
  return (
    <time dateTime={lastHeartbeatAt} className={isLong ? 'number text-error' : 'number'}>
      {format.relative(lastHeartbeatAt)}
    </time>
  );
}

/** Color and words: the color alone would not be accessible. */
export function Light({ row: { listenStatus, statusReason } }: { row: CardChannel }) {
  const labelOf = useLabel();
  return (
    <span className="listen-light" data-tone={listenTones[listenStatus] ?? 'neutral'}>
      <span aria-hidden className="listen-dot" />
      <span className="stack">
        {labelOf('listen.listenStatus', listenStatuses, listenStatus)}
        {statusReason && <small className="soft">{labelOf('listen.statusReason', listenReasons, statusReason)}</small>}
      </span>
    </span>
  );
}

const HEIGHT = 16;
const STEP = 3;

/** Messages per hour of the last day, current hour last. Screen readers get the numbers. */
export function Spark({ perHour = [] }: { perHour: readonly number[] | undefined }) {
  const t = useT();
  const most = Math.max(1, ...perHour);
  const count = perHour.reduce((sum, one) => sum + one, 0);
  const words = t('listen.cell.perHour', { count, now: perHour.at(-1) ?? 0 });
  const bars = perHour.map((one, hour) => ({
    x: hour * STEP,
    height: one === 0 ? 1 : Math.max(2, Math.round((one / most) * HEIGHT)),
  }));
  return (
    <span className="listen-spark" title={words}>
      <svg aria-hidden width={perHour.length * STEP} height={HEIGHT}>
        {bars.map(({ x, height }) => (
          <rect key={x} x={x} y={HEIGHT - height} width={STEP - 1} height={height} />
        ))}
      </svg>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden className="number">
        {countText(count)}
      </span>
    </span>
  );
}

/** Bank and masked card number. */
export function Card({ row: { cardId, cardNo, bankCode } }: { row: Pick<CardChannel, 'cardId' | 'cardNo' | 'bankCode'> }) {
  return (
    <span className="stack">
      <span className="number">{cardNo ?? cardId}</span>
      <small className="soft">{joinedText([bankCode, cardId])}</small>
    </span>
  );
}

export const nameOf = ({ bankCode, cardId }: CardChannel): string => [bankCode, cardId].filter(Boolean).join(' ');
