import { useEffect, useState } from 'react';
import { local } from '@/browserStore';
import { IDLE_LIMIT_MINUTES, IDLE_WARN_MINUTES } from '@/constants';
import type { CurrentUser } from '@/contract';
import { serverNow } from '@/domain/serverClock';
import { endSession } from '@/request/session';
import { reportActivity } from '@/services/session';
import { type Site, siteSettings } from '@/site';

const KEY = 'lastActivityAt';
/** When the server was last told of activity. */
const TOLD_KEY = 'activityToldAt';
const WRITE_EVERY_MS = 5_000;
const TELL_EVERY_MS = 60_000;
const TELL_AGAIN_MS = 10_000;
const END_WARN_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

const write = (key: string, at: number) => local.put(key, String(at));

/** A stored time, in epoch ms by this computer's clock; 0 when it is no time of the past. */
function read(key: string): number {
  const at = Number(local.get(key));
  return at > 0 && at <= Date.now() ? at : 0;
}

/** Without a usable time the session would never end: it counts from now on. */
function lastActivity(): number {
  const at = read(KEY);
  if (at === 0) write(KEY, Date.now());
  return at || Date.now();
}

/**
 * Idle times in ms until the warning and until the end. The server's limit wins; that of a site can only shorten it
 * (docs/rules/session.md#idle-time). @param idleSeconds limit of the server; undefined when it has none
 */
export function idleLimits(
  { idleWarnMinutes, idleLimitMinutes }: Pick<Site, 'idleWarnMinutes' | 'idleLimitMinutes'>,
  idleSeconds: number | undefined,
): { warnMs: number; limitMs: number } {
  const served = idleSeconds === undefined ? IDLE_LIMIT_MINUTES : idleSeconds / 60;
  const limit = Math.min(idleLimitMinutes ?? served, served);
  const lead = Math.min(IDLE_LIMIT_MINUTES - IDLE_WARN_MINUTES, limit / 2);
  const warn = idleWarnMinutes !== undefined && idleWarnMinutes < limit ? idleWarnMinutes : limit - lead;
  return { warnMs: warn * MINUTE_MS, limitMs: limit * MINUTE_MS };
}

/** True when the last report got no answer. */
let isUntold = false;

/** Tells the server of activity that it does not know, at most once a minute for all tabs. */
function tell(): void {
  const told = read(TOLD_KEY);
  if (!isUntold && lastActivity() <= told) return;
  if (Date.now() - told < (isUntold ? TELL_AGAIN_MS : TELL_EVERY_MS)) return;
  isUntold = false;
  write(TOLD_KEY, Date.now());
  reportActivity().catch(() => {
    isUntold = true;
  });
}

type Limits = CurrentUser['session'];

/** Takes over what the server knows of this session: no start of a tab counts as activity. */
function begin(session: Limits): void {
  if (!session) {
    write(KEY, Date.now());
    return;
  }
  const since = Date.parse(session.idleEndsAt) - session.idleSeconds * 1_000 - (serverNow() - Date.now());
  for (const key of [KEY, TOLD_KEY]) write(key, Math.min(Date.now(), Math.max(read(key), since)));
}

/**
 * Seconds until the idle sign-out once the warning is due, and whether the session reaches its longest time soon. Counted over all tabs by
 * wall clock, because timers of hidden tabs are slowed and laptops sleep (docs/rules/session.md#idle-time). During the idle warning, only
 * `stay` counts as activity. @param session what the server tells of the session; undefined when it does not end sessions by time
 */
export function useIdle(session?: Limits): { secondsLeft: number | undefined; isEnding: boolean; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [isEnding, setIsEnding] = useState(false);
  const { idleSeconds, idleEndsAt = '', endsAt = '' } = session ?? {};

  useEffect(() => {
    const isServed = idleSeconds !== undefined;
    const { warnMs, limitMs } = idleLimits(siteSettings(), idleSeconds);
    const end = Date.parse(endsAt);
    begin(isServed ? { idleSeconds, idleEndsAt, endsAt } : undefined);
    const check = () => {
      const idle = Date.now() - lastActivity();
      if (idle >= limitMs) return endSession('idle');
      if (serverNow() >= end) return endSession('limit');
      setSecondsLeft(idle >= warnMs ? Math.ceil((limitMs - idle) / 1_000) : undefined);
      setIsEnding(serverNow() >= end - END_WARN_MS);
      if (isServed) tell();
    };
    let notedAt = 0;
    let place = '';
    const note = ({ type, screenX, screenY }: Partial<PointerEvent>) => {
      if (type === 'pointermove') {
        // A mouse at rest gets moves too, when the page changes under it.
        const isAtRest = place === '' || place === `${screenX} ${screenY}`;
        place = `${screenX} ${screenY}`;
        if (isAtRest) return;
      }
      if (Date.now() - notedAt < WRITE_EVERY_MS) return;
      notedAt = Date.now();
      const idle = notedAt - lastActivity();
      if (idle < WRITE_EVERY_MS || idle >= warnMs) return;
      write(KEY, notedAt);
      if (isServed) tell();
    };
    const timer = window.setInterval(check, 1_000);
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) window.addEventListener(event, note, { passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      window.clearInterval(timer);
      for (const event of events) window.removeEventListener(event, note);
      document.removeEventListener('visibilitychange', check);
    };
  }, [idleSeconds, idleEndsAt, endsAt]);

  const stay = () => {
    write(KEY, Date.now());
    setSecondsLeft(undefined);
  };
  return { secondsLeft, isEnding, stay };
}
