import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Notes } from '@/components/Notes';
import type { Note } from '@/contract';
import { aRefusal } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser } from '../../support/domUser';

const FIRST: Note = { noteNo: 'N1', at: '2026-11-20T06:00:00.000Z', by: 'li.na', text: 'Called the holder.\nNo answer.' };
const aNote = (text: string): Note => ({ noteNo: 'N2', at: '2026-11-20T06:31:02.000Z', by: 'ops.lee', text });
const field = () => screen.findByLabelText('New note');
const press = async (user: ReturnType<typeof aUser>) => user.click(screen.getByRole('button', { name: /Add note$/ }));

describe('notes', () => {
  test('say who wrote what and when, in the operator’s zone, oldest first', async () => {
    await renderKit(<Notes notes={[FIRST, aNote('Called again')]} add={jest.fn()} onNoted={jest.fn()} />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('li.na 2026-11-20 14:00:00Called the holder. No answer.');
    expect(second).toHaveTextContent('ops.lee 2026-11-20 14:31:02Called again');
  });

  test('say so when there are none', async () => {
    await renderKit(<Notes notes={[]} add={jest.fn()} onNoted={jest.fn()} />);
    expect(await screen.findByText('No notes yet')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('are sent once with Ctrl+Enter, shown at once, told, and leave an empty field in focus', async () => {
    const user = aUser();
    const sent = aDeferred<Note>();
    const add = jest.fn(() => sent.promise);
    const onNoted = jest.fn();
    await renderKit(<Notes notes={[FIRST]} add={add} onNoted={onNoted} />);
    await user.click(await field());
    await user.paste('  Papers asked for ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add).toHaveBeenCalledWith('Papers asked for', { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(screen.queryByText('Note added')).not.toBeInTheDocument();
    await act(async () => sent.resolve(aNote('Papers asked for')));
    expect(await screen.findByText('Papers asked for', { selector: 'p' })).toBeVisible();
    expect(onNoted).toHaveBeenCalledWith(aNote('Papers asked for'));
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(screen.getByText('Note added').parentElement).toHaveAttribute('role', 'status');
  });

  test('stand there once when the record is read again with them', async () => {
    const user = aUser();
    const add = async () => aNote('Papers asked for');
    const Page = () => {
      const [notes, setNotes] = useState<readonly Note[]>([FIRST]);
      return (
        <>
          <Notes notes={notes} add={add} onNoted={jest.fn()} />
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

  test('keep the text when they are refused, and say of the field what the server said of it', async () => {
    const user = aUser();
    const fields = [{ name: 'text', rule: 'minLength', msg: 'Write a whole sentence.' }];
    const add = jest.fn().mockRejectedValueOnce(aRefusal({ kind: 'business', code: 422, data: { fields } }));
    await renderKit(<Notes notes={[]} add={add} onNoted={jest.fn()} />);
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

  test('keep the text and the key when no answer came, and say that nobody knows', async () => {
    const user = aUser();
    const add = jest.fn().mockRejectedValueOnce(aRefusal({ kind: 'timeout', status: 0, code: 0 }));
    await renderKit(<Notes notes={[]} add={add} onNoted={jest.fn()} />);
    await user.type(await field(), 'Called');
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('nobody knows whether the note was added');
    expect(await field()).toHaveValue('Called');
    add.mockResolvedValueOnce(aNote('Called'));
    await press(user);
    expect(await screen.findByText('Called', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second] = add.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
  });

  test('are not sent while they are blank, and hold 500 characters', async () => {
    const user = aUser();
    const add = jest.fn();
    await renderKit(<Notes notes={[]} add={add} onNoted={jest.fn()} />);
    await user.type(await field(), '   ');
    await press(user);
    expect(await screen.findByText('Write something first')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await user.clear(await field());
    await user.paste('x'.repeat(600));
    expect(await field()).toHaveValue('x'.repeat(500));
    expect(screen.getByText('500 / 500')).toBeVisible();
  });
});
