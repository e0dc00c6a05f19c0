import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { serverNow } from '@/domain/serverClock';
import { dateIn } from '@/domain/time';

/** No timer until midnight: it would be late after the computer has slept, and wrong once the platform's clock is known better. */
const CHECK_MS = 5_000;

function subscribe(tell: () => void): () => void {
  const timer = window.setInterval(tell, CHECK_MS);
  return () => window.clearInterval(timer);
}

/**
 * Calendar day of a zone by the platform's clock, `2026-11-20`. The component renders again when the next one begins.
 * @param run called then, with the day before; not for the first day, and for a kept screen when it returns
 */
export function useToday(timeZone: string, run: (before: string) => void = () => undefined): string {
  const today = useSyncExternalStore(subscribe, () => dateIn(timeZone, serverNow()));
  const last = useRef(today);
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const before = last.current;
    last.current = today;
    if (before !== today) runNow(before);
  }, [today]);
  return today;
}
