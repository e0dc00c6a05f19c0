import { useModel } from '@umijs/max';

/** True on a server with second factors. */
export const useHasFactors = (): boolean => useModel('@@initialState').initialState?.currentUser?.factorCount !== undefined;
