import type { FactorKind } from '@/contract';
import { type Body, type CallOptions, getPage, post, postForToken } from '@/request/client';

/** Second step of a sign-in, by a code or a passkey. */
export const verifyFactor = (body: Body<'/auth/mfa'>) => postForToken('/auth/mfa', body);

/** A fresh second factor for the calls that need one, by a code or a passkey. */
export const stepUp = (body: Body<'/auth/stepUp'>) => post('/auth/stepUp', body);

/** The next code of a demonstration account; undefined without the simulated platform, or when the next time step must be awaited. */
export async function demoCode(username: string): Promise<string | undefined> {
  const accounts = document.querySelector('meta[name="demo-accounts"]')?.getAttribute('content');
  if (!accounts?.includes(`"${username}"`)) return undefined;
  const response = await fetch(`/api/_sim/code?${new URLSearchParams({ username })}`);
  // Another computer gets no code (docs/rules/simulation.md#callers).
  return response.ok ? (((await response.json()) as { code: string | null }).code ?? undefined) : undefined;
}

export const pageFactors = () => getPage('/auth/factor/page', { current: 1, pageSize: 50 }, { isQuiet: true, isOptional: true });
export const beginFactor = (kind: FactorKind, options: CallOptions) => post('/auth/factor/begin', { kind }, options);
export const finishFactor = post.to('/auth/factor/finish');

/** Replaces the own recovery codes. */
export const renewRecoveryCodes = (_: object, options: CallOptions) =>
  post('/auth/factor/recovery', {}, { ...options, isOptional: true });

export const removeFactor = post.to('/auth/factor/remove');
