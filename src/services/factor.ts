import { type Body, type CallOptions, getPage, post, postForToken } from '@/request/client';

/** Second step of a sign-in. */
export const verifyFactor = (challengeId: string, code: string) => postForToken('/auth/mfa', { challengeId, code });

export const pageFactors = () => getPage('/auth/factor/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

export const beginFactor = () => post('/auth/factor/begin', { kind: 'TOTP' }, { isQuiet: true });

export const finishFactor = (body: Body<'/auth/factor/finish'>, options: CallOptions) =>
  post('/auth/factor/finish', body, options);

export const removeFactor = (body: Body<'/auth/factor/remove'>, options: CallOptions) =>
  post('/auth/factor/remove', body, options);
