import { useEventListener } from 'ahooks';
import { useRef } from 'react';
import { useStored } from '@/hooks/useStored';
import { useWhenLeft } from '@/hooks/useWhenLeft';

/** To store a large form at each letter would slow down typing. */
const PAUSE_MS = 200;

/**
 * A draft of this operator, kept in this browser: when typing pauses, when its form is closed, and when the page is left or reloaded
 * right after the last letter.
 */
export function useKeptForm<Form>(name: string): { stored: unknown; keep: (typed: Form) => void; forget: () => void } {
  const [stored, store] = useStored<Form>(name);
  const waiting = useRef<{ typed: Form; timer: number }>(undefined);
  const stop = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const keepNow = () => {
    const { typed } = waiting.current ?? {};
    stop();
    if (typed) store(typed);
  };
  useWhenLeft(keepNow);
  useEventListener('pagehide', keepNow);
  const keep = (typed: Form) => {
    stop();
    waiting.current = { typed, timer: window.setTimeout(keepNow, PAUSE_MS) };
  };
  const forget = () => {
    stop();
    store(undefined);
  };
  return { stored, keep, forget };
}
