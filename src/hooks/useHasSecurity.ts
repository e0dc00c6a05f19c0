import { useModel } from '@umijs/max';

/** True on a server with second factors, or where the operator can change the own password. */
export function useHasSecurity(): boolean {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user?.factorCount !== undefined || user?.passwordChangedAt !== undefined;
}
