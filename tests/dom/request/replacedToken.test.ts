import { endSession, lastEnd, readToken } from '@/request/session';
import { changePassword } from '@/services/security';
import { countPendingWithdraws } from '@/services/withdraw';
import { demoPassword } from '../../../mock/base/demoAccounts';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const COUNT = '/trade/withdraw/count';
const BODY = { oldPassword: demoPassword, newPassword: 'three quiet rivers' };

beforeEach(() => network().enter('li.na'));
afterEach(() => endSession('logout'));

const tokensOf = (path: string) =>
  network()
    .callsOf(path)
    .map(({ headers }) => headers.authorization);

test('the session goes on with the token that comes with a new password', async () => {
  const first = readToken();
  await changePassword(BODY, {});
  expect(readToken()).not.toBe(first);
  await expect(countPendingWithdraws()).resolves.toEqual(expect.any(Number));
  expect(tokensOf(COUNT)).toEqual([readToken()]);
});

test('a call that was on its way with the former token is sent again, and ends nothing', async () => {
  const first = readToken();
  network().platform.faults.push({ match: COUNT, kind: { delay: 300 } });
  const late = countPendingWithdraws();
  while (tokensOf(COUNT).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await changePassword(BODY, {});
  await expect(late).resolves.toEqual(expect.any(Number));
  expect(
    network()
      .callsOf(COUNT)
      .map(({ status }) => status),
  ).toEqual([401, 200]);
  expect(tokensOf(COUNT)).toEqual([first, readToken()]);
  expect(lastEnd()).toBeUndefined();
});

test('a call that is refused with the present token ends the session, after one try', async () => {
  network().platform.revoke('li.na');
  await expect(countPendingWithdraws()).rejects.toMatchObject({ isUnauthenticated: true });
  expect(network().callsOf(COUNT)).toHaveLength(1);
});
