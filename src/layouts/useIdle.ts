import { useEffect, useState } from 'react';
import { endSession } from '@/request/session';
import { siteSettings } from '@/site';

const KEY = 'lastActivityAt';
const WRITE_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

const noteActivity = () => localStorage.setItem(KEY, String(Date.now()));

/** A value that is no time of the past would never end the session: it counts from now on. */
function lastActivity(): number {
  const at = Number(localStorage.getItem(KEY));
  if (at > 0 && at <= Date.now()) return at;
  noteActivity();
  return Date.now();
}

/**
 * Seconds until the idle sign-out once the warning is due, else undefined. Counted over all tabs by wall clock, because timers of
 * hidden tabs are slowed and laptops sleep (docs/rules/session.md#idle-time). The site sets the limits. During the warning, only
 * `stay` counts as activity.
 */
export function useIdle(): { secondsLeft: number | undefined; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    const warnMs = siteSettings().idleWarnMinutes * MINUTE_MS;
    const limitMs = siteSettings().idleLimitMinutes * MINUTE_MS;
    noteActivity();
    const check = () => {
      const idle = Date.now() - lastActivity();
      if (idle >= limitMs) endSession('idle');
      else setSecondsLeft(idle >= warnMs ? Math.ceil((limitMs - idle) / 1_000) : undefined);
    };
    const note = () => {
      const idle = Date.now() - lastActivity();
      if (idle >= WRITE_EVERY_MS && idle < warnMs) noteActivity();
    };
    const timer = window.setInterval(check, 1_000);
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) window.addEventListener(event, note, { passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      window.clearInterval(timer);
      for (const event of events) window.removeEventListener(event, note);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  const stay = () => {
    noteActivity();
    setSecondsLeft(undefined);
  };
  return { secondsLeft, stay };
}
