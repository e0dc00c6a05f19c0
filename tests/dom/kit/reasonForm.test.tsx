import { act, screen, waitFor } from '@testing-library/react';
import { Modal } from 'antd';
import { ReasonForm, type ReasonValues } from '@/components/ReasonForm';
import { switchShortcuts } from '@/hooks/useShortcuts';
import { press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser, choose, focusStays } from '../../support/domUser';

const labels = {
  LIMIT: 'Over the limit',
  DUPLICATE: 'Duplicate request',
  RISK: 'Risk review failed',
  OTHER: 'Other',
};
type Code = keyof typeof labels;
const reasons = Object.keys(labels) as Code[];
const STORE = 'reasons:form';

const reason = () => screen.getByRole('combobox', { name: 'Reason' });
const remark = () => screen.getByRole('textbox', { name: 'Internal remark' });
const send = () => screen.getByRole('button', { name: 'Send' });
/** The reason shown in the field. */
const chosen = () => document.querySelector('.ant-select-content-has-value')?.textContent;

async function show(codes: readonly Code[] = reasons, offeredCodes?: readonly Code[]) {
  const id = 'form';
  const onFinish = jest.fn<void, [ReasonValues<Code>]>();
  const onReason = jest.fn<void, [Code]>();
  const view = await renderKit(
    <Modal open okText="Send" okButtonProps={{ htmlType: 'submit', form: id }}>
      <ReasonForm
        id={id}
        reasons={codes}
        offered={offeredCodes}
        labelOf={(code) => labels[code] ?? `Reason ${code}`}
        onFinish={onFinish}
        onReason={onReason}
      />
    </Modal>,
  );
  await focusStays(reason);
  return { ...view, onFinish, onReason };
}

/** The open list of reasons from top to bottom, each with its digit. */
const listed = () => [...document.querySelectorAll('.ant-select-item-option-content')].map((entry) => entry.textContent ?? '');

async function offered(): Promise<string[]> {
  press('ArrowDown', { keyCode: 40 });
  await waitFor(() => expect(listed()).not.toHaveLength(0));
  return listed();
}

afterEach(() => localStorage.clear());

describe('a used reason', () => {
  test('comes first the next time, and the one before it second', async () => {
    const user = aUser();
    for (const label of ['Duplicate request', 'Risk review failed']) {
      const { onFinish, unmount } = await show();
      await choose(user, 'Reason', label);
      await user.click(send());
      await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
      unmount();
    }
    await show();
    expect(await offered()).toEqual(['3 Risk review failed', '2 Duplicate request', '1 Over the limit', '4 Other']);
  });

  test('does not move while the form is open', async () => {
    const user = aUser();
    const { onFinish } = await show();
    await choose(user, 'Reason', 'Risk review failed');
    await user.click(send());
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
    act(() => reason().focus());
    expect(await offered()).toEqual(['1 Over the limit', '2 Duplicate request', '3 Risk review failed', '4 Other']);
  });

  test('is not remembered when the form was not sent, because another field was missing', async () => {
    const user = aUser();
    const { onFinish } = await show();
    await choose(user, 'Reason', 'Other');
    await user.click(send());
    expect(await screen.findByText(/^Enter at least 4 characters/)).toBeVisible();
    expect(onFinish).not.toHaveBeenCalled();
    expect(localStorage.getItem(STORE)).toBeNull();
  });

  test('is remembered for its own form only', async () => {
    localStorage.setItem('reasons:other-form', '["OTHER"]');
    localStorage.setItem(STORE, '["RISK"]');
    await show();
    expect(await offered()).toEqual(['3 Risk review failed', '1 Over the limit', '2 Duplicate request', '4 Other']);
  });

  test('is remembered among the last nine', async () => {
    localStorage.setItem(STORE, JSON.stringify(['A', 'B', 'C', 'LIMIT', 'E', 'F', 'G', 'H', 'I']));
    const { onFinish } = await show();
    press('2');
    expect(chosen()).toBe('Duplicate request');
    await aUser().click(send());
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
    expect(JSON.parse(localStorage.getItem(STORE) ?? '')).toEqual(['DUPLICATE', 'A', 'B', 'C', 'LIMIT', 'E', 'F', 'G', 'H']);
  });

  test.each(['', '{', 'null', '7', '"RISK"', '{"0":"RISK"}', '[null,7,["RISK"]]'])(
    'is remembered again after the stored value was damaged to %j',
    async (damage) => {
      localStorage.setItem(STORE, damage);
      const { onFinish } = await show();
      press('1');
      expect(chosen()).toBe('Over the limit');
      await aUser().click(send());
      await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'LIMIT', remark: undefined }));
      expect(JSON.parse(localStorage.getItem(STORE) ?? '')[0]).toBe('LIMIT');
    },
  );
});

describe('a full storage', () => {
  afterEach(() => jest.restoreAllMocks());

  test('does not prevent sending', async () => {
    const { onFinish } = await show();
    press('1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await aUser().click(send());
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'LIMIT', remark: undefined }));
  });
});

describe('a digit', () => {
  test('chooses the reason with this number and moves to the submit button', async () => {
    const { onReason, onFinish } = await show();
    expect(press('3')).toBe(true);
    expect(chosen()).toBe('Risk review failed');
    expect(onReason.mock.calls).toEqual([['RISK']]);
    expect(send()).toHaveFocus();
    await aUser().keyboard('{Enter}');
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'RISK', remark: undefined }));
  });

  test.each([
    ['Thai', 'ุ', { code: 'Digit3' }, 'Risk review failed'],
    ['Persian', '۳', { code: 'Digit3' }, 'Risk review failed'],
    ['Thai, with Shift', '๒', { code: 'Digit3', shiftKey: true }, undefined],
    ['a composed one', '3', { code: 'Digit3', isComposing: true }, undefined],
    ['one for the browser', '3', { code: 'Digit3', ctrlKey: true }, undefined],
  ])('of another layout (%s) counts by its position', async (_layout, key, init, expected) => {
    const { onReason } = await show();
    expect(press(key, init)).toBe(expected !== undefined);
    if (expected) expect(chosen()).toBe(expected);
    expect(onReason).toHaveBeenCalledTimes(expected ? 1 : 0);
  });

  test('leaves no list open over the submit button', async () => {
    await show();
    expect(press('3', { keyCode: 51 })).toBe(true);
    expect(chosen()).toBe('Risk review failed');
    await waitFor(() => expect(reason()).toHaveAttribute('aria-expanded', 'false'));
    expect(document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toBeNull();
  });

  test('means the same reason, whichever was used last', async () => {
    localStorage.setItem(STORE, '["RISK"]');
    await show();
    press('1');
    expect(chosen()).toBe('Over the limit');
  });

  test('means the same reason where others do not apply, and theirs choose nothing', async () => {
    const { onReason } = await show(reasons, ['RISK', 'OTHER']);
    expect(await offered()).toEqual(['3 Risk review failed', '4 Other']);
    for (const key of ['1', '2']) expect(press(key)).toBe(false);
    expect(onReason).not.toHaveBeenCalled();
    press('3');
    expect(chosen()).toBe('Risk review failed');
  });

  test('of “Other” moves to the required remark', async () => {
    const { onReason, onFinish } = await show();
    press('4');
    expect(chosen()).toBe('Other');
    expect(onReason.mock.calls).toEqual([['OTHER']]);
    expect(remark()).toHaveFocus();
    await aUser().keyboard('as agreed');
    await aUser().click(send());
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ reasonCode: 'OTHER', remark: 'as agreed' }));
  });

  test('clears the error of the empty field', async () => {
    const user = aUser();
    await show();
    await user.click(send());
    expect(await screen.findByText('Choose a reason')).toBeVisible();
    await waitFor(() => expect(reason()).toHaveFocus());
    press('1');
    await waitFor(() => expect(screen.queryByText('Choose a reason')).not.toBeInTheDocument());
  });

  test('clears the error of the remark, which is no longer required', async () => {
    await show();
    press('4');
    await aUser().click(send());
    expect(await screen.findByText(/^Enter at least 4 characters/)).toBeVisible();
    act(() => reason().focus());
    press('1');
    await waitFor(() => expect(screen.queryByText(/^Enter at least 4 characters/)).not.toBeInTheDocument());
  });

  test('beyond the last reason chooses nothing', async () => {
    const { onReason } = await show();
    for (const key of ['0', '5', '9']) expect(press(key)).toBe(false);
    expect(chosen()).toBeUndefined();
    expect(onReason).not.toHaveBeenCalled();
    expect(reason()).toHaveFocus();
  });

  test('is typed into the search once there is text', async () => {
    const user = aUser();
    const { onReason } = await show();
    await user.keyboard('Ris');
    await waitFor(() => expect(listed()).toEqual(['3 Risk review failed']));
    expect(press('1')).toBe(false);
    expect(onReason).not.toHaveBeenCalled();
    expect(reason()).toHaveValue('Ris');
  });

  test('is typed in the remark', async () => {
    const user = aUser();
    const { onReason } = await show();
    await user.click(remark());
    await user.keyboard('3 of 4');
    expect(remark()).toHaveValue('3 of 4');
    expect(onReason).not.toHaveBeenCalled();
  });

  test('counts once when it is held', async () => {
    const { onReason } = await show();
    press('1');
    act(() => reason().focus());
    expect(press('1', { repeat: true })).toBe(false);
    expect(onReason).toHaveBeenCalledTimes(1);
  });

  test('does nothing while single keys are switched off', async () => {
    switchShortcuts(false);
    const { onReason } = await show();
    expect(press('1')).toBe(false);
    expect(onReason).not.toHaveBeenCalled();
    switchShortcuts(true);
    press('1');
    expect(onReason).toHaveBeenCalledTimes(1);
  });

  test('is shown beside the first ten reasons only, 0 beside the tenth', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `R${index + 1}` as Code);
    await show(many);
    const entries = await offered();
    expect(entries[0]).toBe('1 Reason R1');
    expect(entries[8]).toBe('9 Reason R9');
    expect(entries[9]).toBe('0 Reason R10');
    expect(entries.slice(10).every((entry) => /^ ?Reason R1\d$/.test(entry))).toBe(true);
    press('0');
    expect(chosen()).toBe('Reason R10');
  });
});
