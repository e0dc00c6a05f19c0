import { act, screen, waitFor, within } from '@testing-library/react';
import { Modal } from 'antd';
import { ActionButton, RowAction } from '@/components/ActionButton';
import { MaskedValue } from '@/components/MaskedValue';
import { ReasonForm, type ReasonValues } from '@/components/ReasonForm';
import { ExportButton } from '@/screen/ExportButton';
import { aRefusal } from '../../support/domBuilders';
import { press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser, choose, focusStays } from '../../support/domUser';

/** Puts the browser on or off line, as it tells the page. */
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an action', () => {
  const key = 'trade:withdraw:pass';

  test('is hidden without its key', async () => {
    await renderKit(
      <>
        <ActionButton access="trade:withdraw:reject" onClick={jest.fn()}>
          Reject
        </ActionButton>
        <ActionButton access={key} onClick={jest.fn()}>
          Pass
        </ActionButton>
      </>,
      { access: ['trade:withdraw:reject'] },
    );
    expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
  });

  test('that the record denies shows the reason also to keyboard users, and does nothing', async () => {
    const user = aUser();
    const onClick = jest.fn();
    await renderKit(
      <ActionButton access={key} state={{ isAllowed: false, why: 'You filed it yourself' }} onClick={onClick}>
        Pass
      </ActionButton>,
      { access: [key] },
    );
    const button = await screen.findByRole('button', { name: 'Pass' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('You filed it yourself'));
    await user.keyboard('{Enter} ');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('that the record denies without a reason is disabled as well', async () => {
    const user = aUser();
    const onClick = jest.fn();
    await renderKit(
      <ActionButton access={key} state={{ isAllowed: false }} onClick={onClick}>
        Pass
      </ActionButton>,
      { access: [key] },
    );
    const button = await screen.findByRole('button', { name: 'Pass' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('runs once for a double click, and again once it is over', async () => {
    const user = aUser();
    const running = aDeferred<void>();
    const onClick = jest.fn(() => running.promise);
    await renderKit(
      <ActionButton access={key} onClick={onClick}>
        Pass
      </ActionButton>,
      { access: [key] },
    );
    const button = await screen.findByRole('button', { name: 'Pass' });
    await user.dblClick(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveClass('ant-btn-loading'));
    await act(async () => running.resolve());
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('in a row behaves the same: reason, name, once for a double click, and hidden without its key', async () => {
    const user = aUser();
    const running = aDeferred<void>();
    const onClick = jest.fn(() => running.promise);
    const never = jest.fn();
    const onRow = jest.fn();
    await renderKit(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the row
      // biome-ignore lint/a11y/useKeyWithClickEvents: stands for the row
      <div onClick={onRow}>
        <RowAction access={key} label="Pass W-1" onClick={onClick}>
          Pass
        </RowAction>
        <RowAction access={key} label="Pass W-2" state={{ isAllowed: false, why: 'You filed it yourself' }} onClick={never}>
          Pass
        </RowAction>
        <RowAction access="trade:withdraw:reject" label="Reject W-1" onClick={never}>
          Reject
        </RowAction>
      </div>,
      { access: [key] },
    );
    const button = await screen.findByRole('button', { name: 'Pass W-1' });
    expect(screen.queryByRole('button', { name: 'Reject W-1' })).not.toBeInTheDocument();
    await user.dblClick(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => running.resolve());
    expect(button).not.toHaveAttribute('aria-busy');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);

    await user.tab();
    const closed = screen.getByRole('button', { name: 'Pass W-2' });
    expect(closed).toHaveFocus();
    expect(closed).toHaveAccessibleDescription('You filed it yourself');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You filed it yourself');
    await user.keyboard('{Enter}');
    await user.click(closed);
    expect(never).not.toHaveBeenCalled();
    expect(onRow).not.toHaveBeenCalled();
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  test('is disabled offline, with the reason', async () => {
    const user = aUser();
    const onClick = jest.fn();
    await renderKit(
      <ActionButton access={key} onClick={onClick}>
        Pass
      </ActionButton>,
      { access: [key] },
    );
    const button = await screen.findByRole('button', { name: 'Pass' });
    setOnline(false);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No connection. Nothing can be sent until it is restored.');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    setOnline(true);
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('an export', () => {
  const key = 'trade:withdraw:down';
  type Download = Parameters<typeof ExportButton>[0]['download'];
  const show = (download: Download, access: (typeof key)[] = [key], isDisabled = false) =>
    renderKit(
      <p>
        toolbar <ExportButton access={key} isDisabled={isDisabled} download={download} />
      </p>,
      { access },
    );
  const start = async (format: string) => {
    const user = aUser();
    await user.click(await screen.findByRole('button', { name: /Export$/ }));
    await user.click(await screen.findByRole('menuitem', { name: `Export as ${format}` }));
    return user;
  };

  test('is hidden without its key', async () => {
    await show(jest.fn(), []);
    expect(await screen.findByText('toolbar')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows its progress, and the file name when it is saved', async () => {
    const file = aDeferred<{ fileName: string }>();
    const download = jest.fn<ReturnType<Download>, Parameters<Download>>(() => file.promise);
    await show(download);
    await start('CSV');
    expect(download).toHaveBeenCalledWith('csv', expect.anything());
    const stop = await screen.findByRole('button', { name: /Stop export$/ });
    act(() => download.mock.calls[0]?.[1].onProgress(2_345_600));
    expect(stop).toHaveTextContent('Exporting… 2.3 MB');
    await act(async () => file.resolve({ fileName: 'withdraw_20261120.csv' }));
    expect(await screen.findByText('Saved as withdraw_20261120.csv')).toBeVisible();
    expect(screen.getByRole('button', { name: /Export$/ })).toBeVisible();
  });

  test('that the server makes as a task is told so, never as saved', async () => {
    const { baseElement } = await show(async () => ({ taskId: 'E202611200001' }));
    await start('XLSX');
    expect(await screen.findByText('Being made. Find it under Exports.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open exports' })).toBeVisible();
    expect(screen.queryByText(/Saved as/)).not.toBeInTheDocument();
    expect(baseElement.querySelector('.ant-message-success')).toBeNull();
  });

  test('can be stopped, and then reports that nothing was saved', async () => {
    const download: Download = (_format, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(aRefusal({ kind: 'aborted' }))));
    await show(download);
    const user = await start('XLSX');
    await user.click(await screen.findByRole('button', { name: /Stop export$/ }));
    expect(await screen.findByText('Export stopped; nothing was saved')).toBeVisible();
    expect(screen.queryByText(/Saved as/)).not.toBeInTheDocument();
  });

  test('that fails can be retried, and never reports that it was saved', async () => {
    const file = aDeferred<{ fileName: string }>();
    const { baseElement } = await show(() => file.promise);
    await start('XLSX');
    expect(await screen.findByRole('button', { name: /Stop export$/ })).toBeVisible();
    await act(async () => file.reject(aRefusal({ kind: 'business', code: 461, msg: 'Too many rows' })));
    expect(await screen.findByRole('button', { name: /Export$/ })).toBeVisible();
    expect(screen.queryByText(/Saved as|stopped/)).not.toBeInTheDocument();
    expect(baseElement.querySelector('.ant-message-success')).toBeNull();
  });

  test('is aborted when its page is left', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = await show((_format, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await start('CSV');
    expect(await screen.findByRole('button', { name: /Stop export$/ })).toBeVisible();
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  test('does not open when there are no rows', async () => {
    const user = aUser();
    await show(jest.fn(), [key], true);
    await user.click(await screen.findByRole('button', { name: /Export$/ }));
    expect(press('e')).toBe(false);
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  test('starts by “e” with the focus in its menu, and “e” does nothing while it runs', async () => {
    const download = jest.fn<ReturnType<Download>, Parameters<Download>>(() => new Promise(() => undefined));
    await show(download);
    await screen.findByRole('button', { name: /Export$/ });
    expect(press('e')).toBe(true);
    const first = await screen.findByRole('menuitem', { name: 'Export as XLSX' });
    await waitFor(() => expect(first.closest('[role="menu"]')).toContainElement(document.activeElement as HTMLElement));
    await aUser().click(first);
    expect(await screen.findByRole('button', { name: /Stop export$/ })).toBeVisible();
    expect(press('e')).toBe(false);
    expect(download).toHaveBeenCalledTimes(1);
  });
});

describe('a reason field', () => {
  const reasons = ['DUPLICATE', 'OTHER'] as const;
  const labels = { DUPLICATE: 'Duplicate request', OTHER: 'Other' };
  const show = async () => {
    const onFinish = jest.fn<void, [ReasonValues<(typeof reasons)[number]>]>();
    await renderKit(
      <Modal open okText="Send" okButtonProps={{ htmlType: 'submit', form: 'form' }}>
        <ReasonForm id="form" reasons={reasons} labelOf={(code) => labels[code]} onFinish={onFinish} />
      </Modal>,
    );
    // The reason comes first: the dialog asks for the focus, some frames long.
    await focusStays(() => screen.getByRole('combobox', { name: 'Reason' }));
    return onFinish;
  };
  const send = (user: ReturnType<typeof aUser>) => user.click(screen.getByRole('button', { name: 'Send' }));

  test('is required', async () => {
    const user = aUser();
    const onFinish = await show();
    await send(user);
    expect(await screen.findByText('Choose a reason')).toBeVisible();
    expect(onFinish).not.toHaveBeenCalled();
  });

  test('needs no remark when the reason is specific', async () => {
    const user = aUser();
    const onFinish = await show();
    await choose(user, 'Reason', 'Duplicate request');
    await send(user);
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'DUPLICATE', remark: undefined }));
  });

  test('requires a remark of four characters for “Other”, without spaces', async () => {
    const user = aUser();
    const onFinish = await show();
    await choose(user, 'Reason', 'Other');
    const remark = screen.getByRole('textbox', { name: 'Internal remark' });
    for (const text of ['abc', '  ab   ']) {
      await user.clear(remark);
      await user.type(remark, text);
      await send(user);
      // The message is drawn anew when the field is checked again: one found may be gone a moment later.
      await waitFor(() => expect(screen.getByText('Enter at least 4 characters for “Other”')).toBeVisible());
    }
    expect(onFinish).not.toHaveBeenCalled();
    await user.clear(remark);
    await user.type(remark, 'abcd');
    await send(user);
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'OTHER', remark: 'abcd' }));
  });

  test('drops the remark requirement when another reason is chosen', async () => {
    const user = aUser();
    const onFinish = await show();
    await choose(user, 'Reason', 'Other');
    await send(user);
    expect(await screen.findByText(/at least 4 characters/)).toBeVisible();
    await choose(user, 'Reason', 'Duplicate request');
    await waitFor(() => expect(screen.queryByText(/at least 4 characters/)).not.toBeInTheDocument());
    await send(user);
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  });

  test('keeps a remark of more than 200 characters', async () => {
    const user = aUser();
    await show();
    const remark = await screen.findByRole('textbox', { name: 'Internal remark' });
    await user.click(remark);
    await user.paste('x'.repeat(250));
    expect(remark).toHaveValue('x'.repeat(250));
    expect(await screen.findByText('50 characters too many, at most 200')).toBeVisible();
  });
});

describe('a masked value', () => {
  const key = 'common:sensitive:reveal';
  const reasons = ['VERIFY_PAYEE', 'OTHER'] as const;
  type Reveal = Parameters<typeof MaskedValue<(typeof reasons)[number]>>[0]['reveal'];
  const show = (reveal: Reveal, access: (typeof key)[] = [key]) =>
    renderKit(
      <MaskedValue
        value="******7821"
        fieldName="Beneficiary account"
        reasons={reasons}
        reasonGroup="desk.revealReason"
        reveal={reveal}
      />,
      { access },
    );
  const ask = async (user: ReturnType<typeof aUser>) => {
    await user.click(await screen.findByRole('button', { name: 'Show in full: Beneficiary account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show Beneficiary account in full' });
    await choose(user, 'Reason', 'Beneficiary check');
    await user.click(within(dialog).getByRole('button', { name: 'Show in full' }));
  };
  const full = { value: '0123456789017821', visibleSec: 60 };

  test('cannot be revealed without the key', async () => {
    await show(jest.fn(), []);
    expect(await screen.findByText('******7821')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is shown in full after a reason, which is sent, and hidden on request', async () => {
    const user = aUser();
    const reveal = jest.fn<ReturnType<Reveal>, Parameters<Reveal>>(async () => full);
    await show(reveal);
    await ask(user);
    expect(await screen.findByText(full.value)).toBeVisible();
    expect(screen.getByText('Hides in 60 sec')).toBeVisible();
    expect(reveal.mock.calls).toEqual([
      [{ reasonCode: 'VERIFY_PAYEE', remark: undefined }, { idempotencyKey: expect.any(String) }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByText('******7821')).toBeVisible();
    expect(screen.queryByText(full.value)).not.toBeInTheDocument();
  });

  test('is hidden when the window loses the focus', async () => {
    await show(async () => full);
    await ask(aUser());
    expect(await screen.findByText(full.value)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(screen.getByText('******7821')).toBeVisible();
    expect(document.body).not.toHaveTextContent(full.value);
  });

  test.each([
    [20, 20],
    [3_600, 60],
  ])('that the server reveals for %s s is hidden after %s s', async (visibleSec, seconds) => {
    jest.useFakeTimers();
    await show(async () => ({ ...full, visibleSec }));
    await ask(aUser({ advanceTimers: jest.advanceTimersByTime }));
    expect(await screen.findByText(full.value)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync((seconds - 3) * 1_000));
    expect(screen.getByText(full.value)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('******7821')).toBeVisible();
    expect(document.body).not.toHaveTextContent(full.value);
  });

  test('stays masked after a refusal, with the dialog still open', async () => {
    const user = aUser();
    const reveal = jest.fn<ReturnType<Reveal>, Parameters<Reveal>>(() => Promise.reject(aRefusal()));
    await show(reveal);
    await ask(user);
    await waitFor(() => expect(reveal).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByText('******7821')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(full.value);
  });
});
