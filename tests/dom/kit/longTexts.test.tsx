import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DialogForm } from '@/components/Dialog';
import { FilterBar } from '@/components/FilterBar';
import { ReasonForm } from '@/components/ReasonForm';
import { SearchBox } from '@/components/SearchBox';
import { useT } from '@/hooks/useT';
import { screenTexts } from '@/locales/store';
import { fieldsFor } from '@/screen/fields';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const sent = jest.fn();
beforeAll(() => screenTexts('/bank/channel')?.());
beforeEach(() => sent.mockClear());

function Fields() {
  const t = useT();
  const field = fieldsFor<{ channelName: string; remark: string; dailyCountLimit: number }>()('channel', t);
  return (
    <DialogForm id="form" onFinish={sent}>
      {field.text('channelName', 64, { label: 'Name' })}
      {field.note('remark', { label: 'Words' })}
      {field.whole('dailyCountLimit', 1, 100, { label: 'Orders' })}
      <button type="submit">Send</button>
    </DialogForm>
  );
}
const FILTER = [{ kind: 'text', name: 'keyword', label: 'Any number' }] as const;
const reason = <ReasonForm id="reason" reasons={['OTHER']} labelOf={() => 'Other'} onFinish={sent} />;

describe('a text that is too long', () => {
  test.each([
    ['a name', <Fields key="" />, 'textbox', 'Name', 'x'.repeat(67), '3 characters too many, at most 64'],
    ['a note', <Fields key="" />, 'textbox', 'Words', `${'x'.repeat(200)}!`, '1 character too many, at most 200'],
    [
      'a filter',
      <FilterBar key="" fields={FILTER} shown={1} value={{}} onChange={sent} />,
      'textbox',
      'Any number',
      'x'.repeat(2_010),
      '10 characters too many, at most 2,000',
    ],
    [
      'a search box',
      <SearchBox key="" label="Search" onSearch={sent} />,
      'searchbox',
      'Search',
      'x'.repeat(2_001),
      '1 character too many, at most 2,000',
    ],
    ['the remark of a reason', reason, 'textbox', 'Internal remark', 'x'.repeat(250), '50 characters too many, at most 200'],
  ])('%s keeps it, says by how much, and is not sent', async (_, part, role, name, text, fault) => {
    await renderKit(part);
    const user = aUser();
    const field = await screen.findByRole(role, { name });
    // A dialog moves the focus to its first field, which the paste must not follow.
    fireEvent.change(field, { target: { value: text } });
    expect(field).toHaveValue(text);
    await user.keyboard('{Enter}');
    const button = screen.queryByRole('button', { name: /^(Send|Search)$/i });
    if (button) await user.click(button);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(fault)));
    expect(field).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
  });

  test('fits in characters, not in their halves: an emoji is one', async () => {
    await renderKit(<Fields />);
    const user = aUser();
    await user.click(await screen.findByRole('textbox', { name: 'Name' }));
    await user.paste('😀'.repeat(64));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ channelName: '😀'.repeat(64) });
  });

  test.each(['500', '1.5', '0'])('a whole number keeps %s, and is not sent', async (text) => {
    await renderKit(<Fields />);
    const user = aUser();
    const field = await screen.findByRole('spinbutton', { name: 'Orders' });
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 100'));
    expect(field).toHaveValue(text);
    expect(sent).not.toHaveBeenCalled();
  });
});

test('no field has an attribute by which the browser or antd cuts', () => {
  const src = path.resolve(__dirname, '../../../src');
  const cutting = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /\b(maxLength|maxlength|exceedFormatter)\b/.test(readFileSync(path.join(src, file), 'utf8')));
  expect(cutting).toEqual([]);
});
