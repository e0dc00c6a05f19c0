import { EARLY_LIST_KEY } from '@/constants';
import { readScreenListEarly } from '@/request/client';
import { endSession } from '@/request/session';
import { getLabels, pageMentions } from '@/services/common';
import { pageTasks } from '@/services/commonExport';
import { pageOwnNotices } from '@/services/notice';
import { getCurrentUser, getMenu, reportActivity } from '@/services/session';
import { claimWithdraws, countPendingWithdraws, pageWithdraws } from '@/services/withdraw';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const marksOf = (path: string) =>
  network()
    .callsOf(path)
    .map(({ headers }) => headers['x-background']);

beforeEach(() => network().enter('li.na'));
afterEach(() => endSession('logout'));

test('what the console sends by itself says so', async () => {
  await Promise.allSettled([
    getCurrentUser(),
    getMenu(),
    getLabels(),
    countPendingWithdraws(),
    pageMentions(1, true),
    pageOwnNotices({ pageSize: 1 }, true),
    pageTasks(),
  ]);
  for (const path of ['auth/current', 'auth/menu', 'common/dict', 'trade/withdraw/count', 'common/note/mention'])
    expect([path, new Set(marksOf(`/${path}`))]).toEqual([path, new Set(['1'])]);
  for (const path of ['/common/notice/page', '/common/task/page']) expect(marksOf(path)).toEqual(['1']);
});

test('the early read of a list says so; that of an operator does not', async () => {
  const address = window.location.pathname + window.location.search;
  const { operatorId } = await getCurrentUser();
  const query = { view: 'ALL', current: 1, pageSize: 10 } as const;
  sessionStorage.setItem(
    EARLY_LIST_KEY,
    JSON.stringify({ operatorId: String(operatorId), address, path: '/trade/withdraw/page', params: query }),
  );
  readScreenListEarly();
  await network().settle();
  await pageWithdraws(query, {});
  await pageWithdraws(query, { isBackground: true });
  expect(marksOf('/trade/withdraw/page')).toEqual(['1', undefined, '1']);
});

test('a change says so only when the console sends it by itself', async () => {
  const body = { items: [{ withdrawNo: 'W20261120063102000001', version: 1 }] };
  await Promise.allSettled([claimWithdraws(body, { isQuiet: true, isBackground: true })]);
  await Promise.allSettled([claimWithdraws(body, { isQuiet: true })]);
  await reportActivity();
  expect(marksOf('/trade/withdraw/claim')).toEqual(['1', undefined]);
  expect(marksOf('/auth/activity')).toEqual([undefined]);
});
