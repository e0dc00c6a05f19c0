import type { FactorKind } from '@/contract';
import { type Body, type CallOptions, getPage, post, postForToken } from '@/request/client';

/** Second step of a sign-in, by a code or a passkey. */
export const verifyFactor = (body: Body<'/auth/mfa'>) => postForToken('/auth/mfa', body);

export const pageFactors = () => getPage('/auth/factor/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

export const beginFactor = (kind: FactorKind, options: CallOptions) => post('/auth/factor/begin', { kind }, options);

export const finishFactor = (body: Body<'/auth/factor/finish'>, options: CallOptions) =>
  post('/auth/factor/finish', body, options);

export const removeFactor = (body: Body<'/auth/factor/remove'>, options: CallOptions) =>
  post('/auth/factor/remove', body, options);
