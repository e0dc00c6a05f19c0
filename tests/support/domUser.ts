import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A person at keyboard and mouse, as fast as the machine. */
export function aUser(options: Parameters<typeof userEvent.setup>[0] = {}) {
  // Whether something covers an element cannot be known without a layout.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0, ...options });
}

export type User = ReturnType<typeof aUser>;

/** Chooses an entry of a select that carries this label. */
export async function choose(user: User, label: string | RegExp, entry: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: label });
  await user.click(box);
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '')?.closest<HTMLElement>('.ant-select-dropdown');
  if (!list) throw new Error(`No list opened for ${String(label)}`);
  await user.click(await within(list).findByText(entry, { selector: '.ant-select-item-option-content' }));
}

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until an element keeps the focus: an opening dialog moves it for some frames. */
export async function focusStays(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toHaveFocus());
  await act(async () => {
    await aFrame();
    await aFrame();
  });
  expect(find()).toHaveFocus();
}

/** Something that ends when the test says so. */
export function aDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
