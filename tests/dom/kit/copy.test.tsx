import { screen, waitFor, within } from '@testing-library/react';
import { CopyText } from '@/components/CopyText';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const SECRET = 'sk_live_0123456789';

afterEach(() => jest.restoreAllMocks());

async function copy() {
  await renderKit(<CopyText text={SECRET} name="New secret" />);
  const user = aUser();
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  return {
    user,
    clipboard,
    press: () => user.click(screen.getByRole('button', { name: 'Copy New secret' })),
  };
}

async function seeByHand() {
  const dialog = await screen.findByRole('dialog', { name: /Not copied/ });
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  await waitFor(() => expect(text).toHaveFocus());
  expect(text.value).toBe(SECRET);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(SECRET);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Ctrl+C');
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  return dialog;
}

test('a value that the browser refuses to copy is shown selected, with a message', async () => {
  const { user, press } = await copy();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press();
  const dialog = await seeByHand();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a value is shown selected without a clipboard, as on a page without TLS', async () => {
  const { clipboard, press } = await copy();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  try {
    await press();
    await seeByHand();
  } finally {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  }
});
