import { useEffect } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';

/**
 * Dialogs and drawer of a screen: code of the second moment, fetched when the rows are there, at the latest when it is wanted.
 * @param load always the same function
 */
export function useOverlays<Code>(load: () => Promise<Code>, isWanted: boolean, isReady: boolean): Code | undefined {
  useEffect(() => {
    if (isReady) void fetchCode(load).catch(() => undefined);
  }, [isReady, load]);
  return useCode(load, isWanted);
}
