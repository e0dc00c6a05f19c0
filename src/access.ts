import type { AccessKey } from '@/contract';
import { accessKeys } from '@/contract/keys';
import type { InitialState } from './app';

export type Access = Readonly<Record<AccessKey, boolean>>;

/**
 * The operator's access list as one boolean for every key the console knows. The object has no prototype, because Umi counts an
 * inherited name, null, 0 and '' as granted (docs/rules/access.md#rights); what is not in it is denied.
 */
export default function access(initialState: InitialState | undefined): Access {
  const granted = new Set(initialState?.currentUser?.access ?? []);
  const booleans = Object.create(null) as Record<AccessKey, boolean>;
  for (const key of accessKeys) booleans[key] = granted.has(key);
  return booleans;
}
