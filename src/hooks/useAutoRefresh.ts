import { useLocation } from '@umijs/max';
import { LIST_WATCH_MS } from '@/constants';
import { useStored } from './useStored';

/** Seconds; 0 is off. */
export const refreshChoices = [0, 10, 30, 60] as const;
export type RefreshSeconds = (typeof refreshChoices)[number];

export interface AutoRefresh {
  seconds: RefreshSeconds;
  choose: (seconds: RefreshSeconds) => void;
  /** For useListWatch; 0 is off. */
  everyMs: number;
}

/** How often the list of this screen is updated automatically, as the operator has chosen. */
export function useAutoRefresh(): AutoRefresh {
  const [stored, store] = useStored<RefreshSeconds>(`refresh:${useLocation().pathname}`);
  const seconds = refreshChoices.find((one) => one === stored) ?? ((LIST_WATCH_MS / 1_000) as RefreshSeconds);
  return { seconds, choose: store, everyMs: seconds * 1_000 };
}
