import { useEffect } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';

/** An operator who leaves earlier goes to another screen, which this load would slow down. */
const STAYED_MS = 500;

/**
 * Dialogs and drawer of a screen. Their code is loaded once the operator stays after the rows, or earlier if a dialog opens.
 * @param load always the same function
 */
export function useOverlays<Code>(load: () => Promise<Code>, isWanted: boolean, isReady: boolean): Code | undefined {
  useEffect(() => {
    if (!isReady) return;
    const timer = window.setTimeout(() => void fetchCode(load).catch(() => undefined), STAYED_MS);
    return () => window.clearTimeout(timer);
  }, [isReady, load]);
  return useCode(load, isWanted);
}
