import createAccess from '@/access';
import type { CurrentUser } from '@/contract';
import { buildMenu, usualStart } from '@/layouts/menu';
import { aPlatform, dataOf } from '../../unit/platform/support';

/* The screen after sign-in without a redirect (docs/rules/access.md#first-screen). */

const bench = aPlatform({ flow: 0.05 });

const firstOf = (currentUser: CurrentUser) => {
  const access = createAccess({ currentUser });
  return usualStart(
    buildMenu(access, [], 'en-US', (key) => key),
    access,
  )?.path;
};
const userOf = (username: string) => dataOf<CurrentUser>(bench.call(username, 'GET /auth/current').envelope);

test.each([
  ['ops.lee', '/trade/withdraw'],
  ['li.na', '/trade/withdraw'],
  ['chen.yu', '/trade/withdraw'],
  ['r.santos', '/trade/withdraw'],
  ['admin', '/trade/withdraw'],
  ['k.wong', '/trade/payorder'],
  ['auditor', '/trade/payorder'],
  ['sys.admin', '/merchant/menu'],
])('of %s is %s', (username, path) => {
  expect(firstOf(userOf(username))).toBe(path);
});

test.each(['trade:withdraw:pass', 'trade:withdraw:reject'])(
  'is the review queue with %s alone, if its list can be opened',
  (key) => {
    const user = userOf('k.wong');
    const access = user.access.filter((one) => !['trade:withdraw:pass', 'trade:withdraw:reject'].includes(one));
    expect(firstOf({ ...user, access })).toBe('/trade/payorder');
    expect(firstOf({ ...user, access: [...access, key] })).toBe('/trade/withdraw');
    expect(firstOf({ ...user, access: [...access.filter((one) => one !== 'trade:withdraw:page'), key] })).toBe('/trade/payorder');
  },
);

test('is none where no screen can be opened', () => {
  expect(firstOf({ ...userOf('k.wong'), access: [] })).toBeUndefined();
});
