import { useOutcomes } from '@/screen/useOutcomes';
import { refreshRights } from '@/stores/rights';
import type { Finish, Screen } from './dialog';

export function useFinish(screen: Screen): Finish {
  const { close, updateRows, list } = screen;
  const { success } = useOutcomes(screen);
  return (told, next, isNew = false) => {
    success(told, next);
    close();
    if (next) updateRows([next]);
    if (isNew || !next) list.reload();
    // Any screen may show the labels, so they reload.
    refreshRights();
  };
}
