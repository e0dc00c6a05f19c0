import { SESSION_CALLS } from '@/constants';
import { get, getList, postForNothing, postForToken } from '@/request/client';

export const login = (username: string, password: string) => postForToken(SESSION_CALLS.login, { username, password });

export const getCurrentUser = (isQuiet = false) => get(SESSION_CALLS.current, undefined, { isQuiet, isBackground: true });

export const getMenu = () => getList('/auth/menu', undefined, { isQuiet: true, isOptional: true, isBackground: true });

/** Tells the server that the operator is there, so that the session goes on. */
export const reportActivity = () => postForNothing('/auth/activity', undefined, { isQuiet: true, isOptional: true });

export const logout = () => postForNothing(SESSION_CALLS.logout, undefined, { isQuiet: true });
