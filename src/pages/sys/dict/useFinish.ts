import { useOutcomes } from '@/screen/useOutcomes';
import { refreshRights } from '@/stores/rights';
import type { Finish, Screen } from './dialog';

/** How a change of the dictionary ends. */
export function useFinish(screen: Screen): Finish {
  const { close, updateRows, list } = screen;
  const { success } = useOutcomes(screen);
  return (told, next, isNew = false) => {
    success(told);
    close();
    if (next) updateRows([next]);
    if (isNew || !next) list.reload();
    // The labels may stand on any screen, the operator's own first.
    refreshRights();
  };
}
