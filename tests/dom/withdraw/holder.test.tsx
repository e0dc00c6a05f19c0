import { screen, waitFor, within } from '@testing-library/react';
import { exhaustiveTest } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { choose } from '../../support/domUser';
import { performAs } from '../../support/performAs';

withCleanApp();
const network = withNetwork();
const { stories, orderOf, operatorOf, open, callsOf } = aDesk(network);

const MINUTE = 60_000;
const MESSAGE = 'Please send <b>both</b>';

/** A colleague asks the holder, through the platform's own rules. */
function askHolder(no: string, documents: readonly string[]) {
  const dueAt = new Date(network().platform.clock.now() + 1_440 * MINUTE).toISOString();
  const body = { withdrawNo: no, version: orderOf(no).version, documents, message: MESSAGE, dueAt };
  performAs(network(), 'w.chai', '/trade/withdraw/ask', body);
}

test('a request to the holder needs documents, a message and a time, and d opens it', async () => {
  const { plain: no } = stories();
  const user = await open(`keyword=${no}&no=${no}`, 'li.na');
  const panel = await findPanel(no);
  await within(panel).findByRole('button', { name: 'Ask the holder' });
  // The keys of an order work once its detail is there.
  await screen.findByText('Timeline');
  await user.keyboard('d');
  const dialog = await findDialog(`Ask ${orderOf(no).holder.name} for documents`);
  await user.click(within(dialog).getByRole('button', { name: 'Ask the holder' }));
  await waitFor(() => expect(within(dialog).getAllByText('Required')).toHaveLength(3));
  await choose(user, 'Documents', 'Invoice');
  await user.type(within(dialog).getByLabelText('Message to the holder'), 'abc');
  await within(dialog).findByText(/at least 4/i);
  expect(callsOf('ask')).toHaveLength(0);
  expect(orderOf(no).status).toBe('PENDING');
  // A usual time is one click away, and Ctrl+Enter sends from a text of several lines.
  await user.click(within(dialog).getByRole('button', { name: 'Tomorrow 09:00' }));
  expect(within(dialog).getByLabelText('Wait until')).toHaveValue('2026-11-21 09:00');
  await user.type(within(dialog).getByLabelText('Message to the holder'), 'def');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(callsOf('ask').map(({ body }) => body)).toMatchObject([{ message: 'abcdef', dueAt: '2026-11-21T09:00:00+08:00' }]);
});

exhaustiveTest(
  'while the holder is asked, the order shows what is missing and the stopped time, and is resumed at once',
  async () => {
    const { plain: no } = stories();
    askHolder(no, ['INVOICE', 'CONTRACT']);
    const left = Math.floor((orderOf(no).dueAt - network().platform.clock.now()) / MINUTE);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(60);
    const user = await open(`keyword=${no}&no=${no}`, 'li.na');
    const row = await findRow(no);
    expect(row).toHaveTextContent('Waiting for holder');
    expect(row).toHaveTextContent(/asked .*(now|ago)/);
    expect(row).toHaveTextContent(`stopped: due in ${left} min`);
    const panel = await findPanel(no);
    expect(panel).toHaveTextContent(MESSAGE);
    expect(panel).toHaveTextContent('Invoice not received');
    expect(within(panel).queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Ask the holder' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Resume review' }));
    await waitFor(() => expect(orderOf(no)).toMatchObject({ status: 'PENDING', version: 3 }));
    await waitFor(() => expect(screen.getByText(`${no}: wait ended`)).toBeInTheDocument());
  },
);

test('a picture is shown in the type of the contract, and anything else is only saved', async () => {
  const { plain: no } = stories();
  askHolder(no, ['IDENTITY', 'CONTRACT']);
  network().platform.clock.advance(20 * MINUTE);
  const { request } = orderOf(no);
  const files = request?.documents.map(({ file }) => file) ?? [];
  // A hostile holder: markup that calls itself a picture.
  if (files[0]) Object.assign(files[0], { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') });
  const made: Blob[] = [];
  const before = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  const revoked: string[] = [];
  URL.createObjectURL = (blob) => `blob:http://localhost/${made.push(blob as Blob)}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
  try {
    const user = await open(`keyword=${no}&no=${no}`, 'li.na');
    const panel = await findPanel(no);
    const picture = await within(panel).findByRole('img', { name: 'Identity document of the holder' });
    expect(picture).toHaveAttribute('src', 'blob:http://localhost/1');
    expect(made.map(({ type }) => type)).toEqual(['image/png']);
    expect(panel.querySelector('svg script, object, embed, iframe')).toBeNull();
    expect(within(panel).getAllByRole('img', { name: /of the holder/ })).toHaveLength(1);
    expect(within(panel).getByRole('button', { name: `${no} contract.pdf` })).toBeInTheDocument();
    const drawer = panel.closest<HTMLElement>('.ant-drawer');
    await user.click(within(drawer ?? document.body).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(revoked).toEqual(['blob:http://localhost/1']));
  } finally {
    URL.createObjectURL = before.create;
    URL.revokeObjectURL = before.revoke;
  }
});

test('without the keys nothing of it is shown', async () => {
  const { plain: no } = stories();
  const me = operatorOf('li.na');
  const { access } = me;
  me.access = new Set([...me.access].filter((key) => !/:withdraw:(ask|resume)$/.test(key)));
  const user = await open(`keyword=${no}&no=${no}`, 'li.na');
  const panel = await findPanel(no);
  await within(panel).findByRole('button', { name: 'Pass' });
  expect(screen.queryByRole('button', { name: 'Ask the holder' })).not.toBeInTheDocument();
  await user.keyboard('d');
  expect(document.querySelector('.ant-modal-title')).toBeNull();
  me.access = access;
});
