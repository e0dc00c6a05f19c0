import { ApiError } from '@/domain/apiError';
import { applyLocale } from '@/locales/store';
import { endSession, readToken, startSession } from '@/request/session';
import { verifyFactor } from '@/services/factor';
import { finishLink } from '@/services/link';
import { login } from '@/services/session';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const OPERATOR = { operatorId: '7', username: 'ops.lee' };
const NO_TOKEN =
  'The sign-in was accepted, but the server sent no usable token in the header “authorization”. A cookie does not count. Tell the people who run the server.';
const IN_BODY =
  'The sign-in was accepted, but the server sent its token in the body, not in the header “authorization”. Tell the people who run the server.';

const steps = {
  '/auth/login': () => login('ops.lee', 'secret'),
  '/auth/mfa': () => verifyFactor({ challengeId: 'c1', code: '123456' }),
  '/auth/link/finish': () => finishLink({ token: 'mailed', password: 'a long password' }),
};
type Step = keyof typeof steps;
const answerWith = (match: string, data: unknown) =>
  network().platform.faults.push({ match, kind: { status: 200, body: { code: 200, msg: 'OK', data } } });

beforeEach(() => applyLocale('en-US'));
afterEach(() => endSession('logout'));

// All steps read their answer by the same function.
test.each<[Step, string, unknown, string]>([
  ['/auth/login', 'with the operator alone', OPERATOR, NO_TOKEN],
  ['/auth/login', 'with nothing, for a server that sets a cookie', null, NO_TOKEN],
  ['/auth/login', 'with `token` in its body', { ...OPERATOR, token: 'abc' }, IN_BODY],
  ['/auth/login', 'with `accessToken` in its body', { accessToken: 'abc', expiresIn: 3600 }, IN_BODY],
  ['/auth/login', 'with `jwt` in its body', { jwt: 'abc' }, IN_BODY],
  ['/auth/mfa', 'with `token` in its body', { ...OPERATOR, token: 'abc' }, IN_BODY],
  ['/auth/link/finish', 'with the operator alone', OPERATOR, NO_TOKEN],
])('an answer of %s %s is said as what it is, and opens no session', async (path, _what, data, words) => {
  answerWith(path, data);
  const refusal: unknown = await steps[path]().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ kind: 'malformed', msg: words });
  expect(readToken()).toBeNull();
});

test('an answer without a token is a failure also when its words do not load', async () => {
  jest.doMock('@/request/noToken', () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  });
  answerWith('/auth/login', OPERATOR);
  const refusal: unknown = await login('ops.lee', 'secret').catch((error: unknown) => error);
  jest.dontMock('@/request/noToken');
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ kind: 'malformed', msg: '' });
});

test('an answer that asks for the second step needs no token yet', async () => {
  answerWith('/auth/login', { mfaRequired: true, challengeId: 'c1', methods: ['TOTP'] });
  await expect(login('ops.lee', 'secret')).resolves.toMatchObject({ mfaRequired: true, challengeId: 'c1' });
});

test('the token in the header opens the session', async () => {
  const { token } = await login('ops.lee', demoPassword);
  expect(startSession(token ?? '')).toBe(true);
});
