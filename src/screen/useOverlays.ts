import { useEffect } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';

/**
 * Dialogs and drawer of a screen. Their code is loaded after the rows, or earlier if a dialog opens.
 * @param load always the same function
 */
export function useOverlays<Code>(load: () => Promise<Code>, isWanted: boolean, isReady: boolean): Code | undefined {
  useEffect(() => {
    if (isReady) void fetchCode(load).catch(() => undefined);
  }, [isReady, load]);
  return useCode(load, isWanted);
}
