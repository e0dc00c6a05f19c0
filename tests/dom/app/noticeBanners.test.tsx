import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { AccessKey } from '@/contract';
import { NoticeBanners } from '@/layouts/NoticeBanners';
import { consoleNotices, noteLocal, noteNotices } from '@/stores/notices';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const Shown = () => <NoticeBanners notices={useSyncExternalStore(consoleNotices.subscribe, consoleNotices.get)} />;
const SETTINGS = '/config.json has settings that this version does not know: logo, helpUrl. They have no effect.';
const UNKEPT = /^This browser keeps nothing/;

/** Shows the notices of a browser that keeps nothing and has read unknown settings, to an operator with these keys. */
async function show(access: readonly AccessKey[]) {
  noteLocal({ kind: 'UNKEPT', noticeId: 'n1' });
  noteLocal({ kind: 'SETTINGS', noticeId: 'n2', names: ['logo', 'helpUrl'] });
  await renderKit(<Shown />, { access });
  // A notice for all operators: what has to come is there.
  await screen.findByText(UNKEPT);
}
afterEach(() => noteNotices([], []));

test('unknown settings are named to an administrator, who can close this notice alone', async () => {
  await show(['sys:menu:edit']);
  expect(screen.getByText(SETTINGS)).toBeVisible();
  await aUser().click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText(SETTINGS)).not.toBeInTheDocument());
  expect(screen.getByText(UNKEPT)).toBeVisible();
});

test('unknown settings are not named to anyone else', async () => {
  await show(['sys:menu:add', 'trade:withdraw:page']);
  expect(screen.queryByText(/config\.json/)).not.toBeInTheDocument();
});
