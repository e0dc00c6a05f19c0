import { localeState, withTexts } from '@/locales/store';

const hasToken = (data: object | null): boolean =>
  Object.entries(data ?? {}).some(([name, value]) => /token|jwt/i.test(name) && typeof value === 'string');

/**
 * What is wrong with the answer to a step of a sign-in that has no token in its headers (docs/rules/session.md#sign-in). Rejects when the
 * texts do not load.
 */
export async function noTokenText(answer: object | null): Promise<string> {
  await withTexts(Promise.resolve());
  return localeState().t(hasToken(answer) ? 'signInAnswer.tokenInBody' : 'signInAnswer.noToken');
}
