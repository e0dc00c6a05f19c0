import { useEffect, useEffectEvent, useState } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';

/** An operator who leaves earlier goes to another screen, which this load would slow down. */
const STAYED_MS = 500;

/** Runs once the operator stays after the rows, and again after each later load of them. */
function useWhenStayed(isReady: boolean, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!isReady) return;
    const timer = window.setTimeout(() => runNow(), STAYED_MS);
    return () => window.clearTimeout(timer);
  }, [isReady]);
}

/**
 * Dialogs and drawer of a screen. Their code is loaded once the operator stays after the rows, or earlier if a dialog opens.
 * @param load always the same function
 */
export function useOverlays<Code>(load: () => Promise<Code>, isWanted: boolean, isReady: boolean): Code | undefined {
  useWhenStayed(isReady, () => void fetchCode(load).catch(() => undefined));
  return useCode(load, isWanted);
}

/** Code of parts beside the rows, loaded once the operator stays; undefined until then, and as long as it cannot be loaded. */
export function useLaterParts<Code>(load: () => Promise<Code>, isReady: boolean): Code | undefined {
  const [code, setCode] = useState<Code>();
  useWhenStayed(isReady, () => void fetchCode(load).then(setCode, () => undefined));
  return code;
}
