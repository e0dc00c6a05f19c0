import { getPage, post } from '@/request/client';

export const changePassword = post.to('/auth/password');

export const pageOwnSessions = () =>
  getPage('/auth/session/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

/** Ends one of the own sessions, or all others. */
export const endOwnSessions = post.to('/auth/session/end');

export const pageOwnSignIns = (current: number) =>
  getPage('/auth/signIn/page', { current, pageSize: 10 }, { isQuiet: true, isOptional: true });
