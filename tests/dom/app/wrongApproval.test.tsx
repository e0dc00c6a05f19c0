import { screen, waitFor, within } from '@testing-library/react';
import { brokenIn, damaged } from '../../support/damage';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';

withCleanApp();
const network = withNetwork({ approvals: true });
const DETAIL = '/common/approval/detail';
type Row = Record<string, unknown>;

/** Asks to give a critical role; returns the number of the approval. */
function askForRole(): string {
  const found = network().platform.world.operators.find(({ username }) => username === 'k.wong');
  const body = { operatorId: found?.id, version: found?.version, roleCodes: ['SUPPORT', 'FIN_CHECKER'] };
  return performAs<{ approvalNo: string }>(network(), 'admin', '/sys/operator/role', body).approvalNo;
}

function read(no: string): Row {
  const { api, world } = network().platform;
  const operation = api.operations.get(`GET ${DETAIL}`);
  const actor = world.operators.find(({ username }) => username === 'm.tan');
  if (!operation || !actor) throw new Error('No detail');
  return api.perform(operation, { actor, search: new URLSearchParams({ approvalNo: no }) }).envelope.data as Row;
}

/** Opens the approval whose detail the server sends like this. */
async function open(no: string, detail: Row): Promise<HTMLElement> {
  network().platform.faults.push({ match: DETAIL, times: 9, kind: { code: 200, msg: 'ok', data: detail } as never });
  await startApp(network(), { user: 'm.tan', at: '/no/such/page' });
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: /^(Inbox|Mentions)/ }));
  const dialog = (await screen.findByText('Inbox', { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('No inbox');
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(no) }));
  return dialog;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('an approval that is sent rightly can be decided', async () => {
  const no = askForRole();
  const dialog = await open(no, read(no));
  expect(await within(dialog).findByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true');
});

const wrongly: readonly [string, (detail: Row) => Row][] = [
  ...['version', 'status', 'entityIds', 'preview'].map((field): [string, (detail: Row) => Row] => [
    field,
    (detail) => damaged(detail, field, 'wrong'),
  ]),
  ['no version', (detail) => damaged(detail, 'version', 'missing')],
  ['a change', ({ preview, ...rest }) => ({ ...rest, preview: { ...(preview as Row), changes: [null] } })],
  [
    'what is asked for',
    ({ preview, ...rest }) => ({
      ...rest,
      preview: {
        ...(preview as Row),
        changes: (preview as { changes: Row[] }).changes.map((one) => ({ ...one, after: { of: 1 } })),
      },
    }),
  ],
];

test.each(wrongly)('nobody decides on an approval with a wrong %s, and nothing breaks', async (_name, damage) => {
  const no = askForRole();
  const dialog = await open(no, damage(read(no)));
  for (const name of ['Approve', 'Deny'])
    expect(await within(dialog).findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(brokenIn(dialog)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('This page stopped working')).not.toBeInTheDocument());
});
