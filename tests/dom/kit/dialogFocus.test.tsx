import { act, screen, waitFor } from '@testing-library/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { renderKit } from '../../support/domKit';

/** More frames than the dialog tries without a pause. */
const LONG = 30;

let load: () => void;

/** A dialog that loads its field, as the one that grants permissions does. */
function Loading({ isDisabled }: { isDisabled: boolean }) {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  useDialogFocus('#late');
  return (
    <Modal open title="Permissions" footer={<Button>Cancel</Button>}>
      {(isLoaded || isDisabled) && <input id="late" aria-label="Search" disabled={!isLoaded} />}
    </Modal>
  );
}

const pass = (frames: number) =>
  act(async () => {
    for (let i = 0; i < frames; i += 1) await new Promise(requestAnimationFrame);
  });

test.each([
  ['is there only later', false],
  ['is disabled at first', true],
])('a field that %s gets the focus when it can take it', async (_what, isDisabled) => {
  await renderKit(<Loading isDisabled={isDisabled} />);
  await pass(LONG);
  act(load);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
});

test('a field that comes when the operator has moved on takes no focus', async () => {
  await renderKit(<Loading isDisabled={false} />);
  await pass(LONG);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  act(() => cancel.focus());
  act(load);
  await pass(LONG);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(cancel).toHaveFocus();
});
