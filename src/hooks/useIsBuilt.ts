import { useSyncExternalStore } from 'react';
import { API_BASE } from '@/constants';
import type { paths } from '@/contract/schema';
import { notBuilt } from '@/domain/notBuilt';

/** False once the server has said that it does not have an optional call: what the call serves is not drawn. */
export function useIsBuilt(path: keyof paths): boolean {
  return useSyncExternalStore(notBuilt.subscribe, () => notBuilt.get(API_BASE + path) === undefined);
}
