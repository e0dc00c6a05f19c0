import { useSyncExternalStore } from 'react';
import { API_BASE } from '@/constants';
import type { paths } from '@/contract/schema';
import { notBuilt } from '@/domain/notBuilt';

/** False once the server has answered that it does not have an optional call. The console then hides the feature. */
export function useIsBuilt(path: keyof paths): boolean {
  return useSyncExternalStore(notBuilt.subscribe, () => notBuilt.get(API_BASE + path) === undefined);
}
