import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Notes } from '@/components/Notes';
import type { Note } from '@/contract';
import { aRefusal } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser, type User } from '../../support/domUser';

const FIRST: Note = { noteNo: 'N1', at: '2026-11-20T06:00:00.000Z', by: 'li.na', text: 'Called the holder.\nNo answer.' };
const aNote = (text: string): Note => ({ noteNo: 'N2', at: '2026-11-20T06:31:02.000Z', by: 'ops.lee', text });
const PEOPLE = [
  { value: '7', label: 'ops.lee' },
  { value: '11', label: 'li.na' },
  { value: '12', label: 'li.nara' },
];
/** The people whose name holds the word, as the platform finds them. */
const fetchPeople = jest.fn(async (keyword: string) => {
  const list = PEOPLE.filter(({ label }) => label.includes(keyword));
  return { list, total: list.length };
});
const field = () => screen.findByLabelText('New note');
const press = async (user: ReturnType<typeof aUser>) => user.click(screen.getByRole('button', { name: /Add note$/ }));

describe('notes', () => {
  test('show author, text and time in the operator’s zone, oldest first', async () => {
    await renderKit(
      <Notes notes={[FIRST, aNote('Called again')]} add={jest.fn()} fetchPeople={fetchPeople} onNoted={jest.fn()} />,
    );
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('li.na 2026-11-20 14:00:00Called the holder. No answer.');
    expect(second).toHaveTextContent('ops.lee 2026-11-20 14:31:02Called again');
  });

  test('report that there are none', async () => {
    await renderKit(<Notes notes={[]} add={jest.fn()} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    expect(await screen.findByText('No notes yet')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('are sent once with Ctrl+Enter, shown at once, announced, and leave an empty focused field', async () => {
    const user = aUser();
    const sent = aDeferred<Note>();
    const add = jest.fn(() => sent.promise);
    const onNoted = jest.fn();
    await renderKit(<Notes notes={[FIRST]} add={add} fetchPeople={fetchPeople} onNoted={onNoted} />);
    await user.click(await field());
    await user.paste('  Papers asked for ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add).toHaveBeenCalledWith({ text: 'Papers asked for' }, { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(screen.queryByText('Note added')).not.toBeInTheDocument();
    await act(async () => sent.resolve(aNote('Papers asked for')));
    expect(await screen.findByText('Papers asked for', { selector: 'p' })).toBeVisible();
    expect(onNoted).toHaveBeenCalledWith(aNote('Papers asked for'));
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(screen.getByText('Note added').parentElement).toHaveAttribute('role', 'status');
  });

  test('appear once when the record is reloaded with them', async () => {
    const user = aUser();
    const add = async () => aNote('Papers asked for');
    const Page = () => {
      const [notes, setNotes] = useState<readonly Note[]>([FIRST]);
      return (
        <>
          <Notes notes={notes} add={add} fetchPeople={fetchPeople} onNoted={jest.fn()} />
          <button type="button" onClick={() => setNotes([FIRST, aNote('Papers asked for')])}>
            read again
          </button>
        </>
      );
    };
    await renderKit(<Page />);
    await user.type(await field(), 'Papers asked for');
    await press(user);
    expect(await screen.findByText('Papers asked for', { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'read again' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('keep the text after a refusal, with the message at the field', async () => {
    const user = aUser();
    const fields = [{ name: 'text', rule: 'minLength', msg: 'Write a whole sentence.' }];
    const add = jest.fn().mockRejectedValueOnce(aRefusal({ kind: 'business', code: 422, data: { fields } }));
    await renderKit(<Notes notes={[]} add={add} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    await user.type(await field(), 'hm');
    await press(user);
    expect(await screen.findByText('Write a whole sentence.')).toBeVisible();
    expect(await field()).toHaveValue('hm');
    expect(screen.getByText('No notes yet')).toBeVisible();
    add.mockResolvedValueOnce(aNote('hm, no'));
    await user.type(await field(), ', no');
    await press(user);
    expect(await screen.findByText('hm, no', { selector: 'p' })).toBeVisible();
    const [first, second] = add.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).not.toBe(first);
  });

  test('keep the text and the key without an answer, and report the unknown outcome', async () => {
    const user = aUser();
    const add = jest.fn().mockRejectedValueOnce(aRefusal({ kind: 'timeout', status: 0, code: 0 }));
    await renderKit(<Notes notes={[]} add={add} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    await user.type(await field(), 'Called');
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The note may have been added');
    expect(await field()).toHaveValue('Called');
    add.mockResolvedValueOnce(aNote('Called'));
    await press(user);
    expect(await screen.findByText('Called', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second] = add.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
  });

  test('are not sent while blank, and have at most 500 characters', async () => {
    const user = aUser();
    const add = jest.fn();
    await renderKit(<Notes notes={[]} add={add} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    await user.type(await field(), '   ');
    await press(user);
    expect(await screen.findByText('Enter a note')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await user.clear(await field());
    await user.paste('x'.repeat(600));
    await press(user);
    expect(await screen.findByText('100 characters too many, at most 500')).toBeVisible();
    expect(await field()).toHaveValue('x'.repeat(600));
    expect(screen.getByText('600 / 500')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});

describe('mentions in notes', () => {
  beforeEach(() => fetchPeople.mockClear());
  const offers = () => [...document.querySelectorAll('.ant-mentions-dropdown-menu-item')].map((item) => item.textContent);
  const seeOffers = (...names: string[]) => waitFor(() => expect(offers()).toEqual(names));
  /** antd asks for the number of the key, which the test's keyboard does not send. */
  const hit = async (key: string, keyCode: number) => fireEvent.keyDown(await field(), { key, keyCode });
  const open = async (add: jest.Mock = jest.fn()): Promise<User> => {
    await renderKit(<Notes notes={[]} add={add} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    return aUser();
  };

  test('are highlighted in the list: the own name marked, others bold, similar names not at all', async () => {
    const note = { ...FIRST, text: '@ops.lee and @li.na, not @li.nara.', mentions: ['ops.lee', 'li.na'] };
    await renderKit(<Notes notes={[note]} add={jest.fn()} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
    expect(await screen.findByText('@ops.lee', { selector: 'mark' })).toBeVisible();
    expect(screen.getByText('@li.na', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('@ops.lee and @li.na, not @li.nara.');
  });

  test('are offered after an @, announced to screen readers, chosen by key, and sent as ids', async () => {
    const add = jest.fn(async ({ text }: { text: string }) => ({ ...aNote(text), mentions: ['li.na'] }));
    const user = await open(add);
    await user.type(await field(), 'Ask @');
    await seeOffers('ops.lee', 'li.na', 'li.nara');
    expect(screen.getByText(/^3 colleagues: ops\.lee, li\.na, li\.nara\./)).toHaveAttribute('role', 'status');
    await hit('ArrowDown', 40);
    await hit('Enter', 13);
    expect(await field()).toHaveValue('Ask @li.na ');
    expect(add).not.toHaveBeenCalled();
    await user.keyboard('again{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add).toHaveBeenCalledWith({ text: 'Ask @li.na again', mentions: ['11'] }, expect.anything()));
    expect(await screen.findByText('@li.na', { selector: 'strong' })).toBeVisible();
  });

  test('that are deleted from the text are not sent', async () => {
    const add = jest.fn(async ({ text }: { text: string }) => aNote(text));
    const user = await open(add);
    await user.type(await field(), '@');
    await seeOffers('ops.lee', 'li.na', 'li.nara');
    await hit('Enter', 13);
    expect(await field()).toHaveValue('@ops.lee ');
    await user.keyboard('{Backspace}{Backspace}s{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add).toHaveBeenCalledWith({ text: '@ops.les' }, expect.anything()));
  });

  test('are searched once after a pause in typing, and a late answer is dropped', async () => {
    const user = await open();
    const late = aDeferred<{ list: typeof PEOPLE; total: number }>();
    fetchPeople.mockImplementationOnce(() => late.promise);
    await user.type(await field(), '@l');
    await waitFor(() => expect(fetchPeople).toHaveBeenCalledTimes(1));
    expect(fetchPeople).toHaveBeenLastCalledWith('l', 1);
    await user.type(await field(), 'i.nar');
    await seeOffers('li.nara');
    expect(fetchPeople.mock.calls.map(([keyword]) => keyword)).toEqual(['l', 'li.nar']);
    await act(async () => late.resolve({ list: PEOPLE, total: 3 }));
    expect(offers()).toEqual(['li.nara']);
  });

  test('report a failed search and an empty one; typing searches again', async () => {
    const user = await open();
    fetchPeople.mockImplementationOnce(() => Promise.reject(aRefusal({ kind: 'network', status: 0, code: 0 })));
    await user.type(await field(), '@');
    await seeOffers('Colleagues could not be loaded. Keep typing to try again');
    await user.type(await field(), 'zz');
    await seeOffers('No colleague with this name');
  });

  test('are sent as they are with Ctrl+Enter, also with the list open; Enter that ends a composition does nothing', async () => {
    const add = jest.fn(async ({ text }: { text: string }) => aNote(text));
    const user = await open(add);
    await user.type(await field(), 'Hm @li');
    await seeOffers('li.na', 'li.nara');
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, isComposing: true });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, ctrlKey: true, isComposing: true });
    expect(await field()).toHaveValue('Hm @li');
    expect(add).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add).toHaveBeenCalledWith({ text: 'Hm @li' }, expect.anything()));
  });

  test('refused by the server are reported at the field, and the text stays', async () => {
    const fields = [{ name: 'mentions', rule: 'scope', msg: 'li.na does not have permission to open this record.' }];
    const user = await open(jest.fn().mockRejectedValue(aRefusal({ kind: 'business', code: 422, data: { fields } })));
    await user.type(await field(), '@li.na');
    await seeOffers('li.na', 'li.nara');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('li.na does not have permission to open this record.')).toBeVisible();
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
    expect(await field()).toHaveValue('@li.na');
    expect(screen.queryByRole('alert', { name: /Mentions/ })).not.toBeInTheDocument();
  });

  test('are at most ten', async () => {
    const list = Array.from({ length: 11 }, (_, index) => ({ value: `${index}`, label: `op${index}` }));
    fetchPeople.mockImplementationOnce(async () => ({ list, total: 11 }));
    const add = jest.fn();
    const user = await open(add);
    await user.type(await field(), '@');
    await waitFor(() => expect(offers()).toHaveLength(11));
    await user.clear(await field());
    await user.paste(list.map(({ label }) => `@${label}`).join(' '));
    await press(user);
    expect(await screen.findByText('At most 10 colleagues can be mentioned')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});
