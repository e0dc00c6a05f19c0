import { type Body, type CallOptions, getPage, post, postForToken } from '@/request/client';

/** Second step of a sign-in. */
export const verifyFactor = (challengeId: string, code: string) => postForToken('/auth/mfa', { challengeId, code });

/** A fresh second factor for the calls that need one. */
export const stepUp = (challengeId: string, code: string) => post('/auth/stepUp', { challengeId, code });

/** The next code of a demonstration account; undefined without the simulated platform, or when the next time step must be awaited. */
export async function demoCode(username: string): Promise<string | undefined> {
  const accounts = document.querySelector('meta[name="demo-accounts"]')?.getAttribute('content');
  if (!accounts?.includes(`"${username}"`)) return undefined;
  const answer = await fetch(`/api/_sim/code?${new URLSearchParams({ username })}`).then((response) => response.json());
  return (answer as { code?: string | null }).code ?? undefined;
}

export const pageFactors = () => getPage('/auth/factor/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });

export const beginFactor = () => post('/auth/factor/begin', { kind: 'TOTP' }, { isQuiet: true });

export const finishFactor = (body: Body<'/auth/factor/finish'>, options: CallOptions) =>
  post('/auth/factor/finish', body, options);

export const removeFactor = (body: Body<'/auth/factor/remove'>, options: CallOptions) =>
  post('/auth/factor/remove', body, options);
