import { type Body, type CallOptions, getPage, post } from '@/request/client';

export const changePassword = (body: Body<'/auth/password'>, options: CallOptions) => post('/auth/password', body, options);

export const pageOwnSessions = () =>
  getPage('/auth/session/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

/** Ends one of the own sessions, or all others. */
export const endOwnSessions = (body: Body<'/auth/session/end'>, options: CallOptions) => post('/auth/session/end', body, options);

export const pageOwnSignIns = (current: number) =>
  getPage('/auth/signIn/page', { current, pageSize: 10 }, { isQuiet: true, isOptional: true });
