import type { AccessKey } from '@/contract';
import { accessKeys } from '@/contract/keys';
import type { InitialState } from './app';

export type Access = Readonly<Record<AccessKey, boolean>>;

/**
 * The operator's access list as one boolean for every known key. The object has no prototype, because Umi counts an inherited
 * name, null, 0 and '' as granted (docs/rules/access.md#rights). A missing key is denied.
 */
export default function access(initialState: InitialState | undefined): Access {
  const granted = new Set(initialState?.currentUser?.access ?? []);
  const booleans = Object.create(null) as Record<AccessKey, boolean>;
  for (const key of accessKeys) booleans[key] = granted.has(key);
  return booleans;
}
