import { useState } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useWhenStayed } from '@/hooks/useWhenStayed';

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
