import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { FileInput } from '@/components/FileInput';
import { endSession } from '@/request/session';
import { addFile } from '@/services/commonRecord';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aDeferred, aUser } from '../../support/domUser';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [...Buffer.from('%PDF-1.7')];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const CALL = '/common/file/add';
const aFile = (name: string, head: readonly number[], size = 1_200, type = '') => {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  return new File([bytes], name, { type });
};

const network = withNetwork();
afterEach(() => endSession('logout'));

type Upload = Parameters<typeof FileInput>[0]['upload'];
/** The field in a form with another one beside it. */
async function show(upload: Upload = addFile) {
  await network().enter('ops.lee');
  before = new Set(network().platform.world.files.keys());
  const onFinish = jest.fn();
  const view = await renderKit(
    <Form layout="vertical" name="proof" onFinish={onFinish}>
      <Form.Item name="evidence" label="Evidence" rules={[{ required: true, message: 'A stored file is needed' }]}>
        <FileInput upload={upload} />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
      <button type="submit">Send</button>
    </Form>,
  );
  const input = await screen.findByLabelText<HTMLInputElement>('Evidence');
  return { onFinish, input, unmount: view.unmount, user: aUser({ applyAccept: false }) };
}
const send = (user: ReturnType<typeof aUser>) => user.click(screen.getByRole('button', { name: 'Send' }));
const calls = () => network().callsOf(CALL, 'POST');
/** The platform has files from its beginning. */
let before: ReadonlySet<string>;
const kept = () =>
  [...network().platform.world.files.values()]
    .filter(({ id }) => !before.has(id))
    .map(({ id, name, type, bytes }) => ({ id, name, type, bytes }));

describe('a file', () => {
  test.each([
    ['slip.pdf', PDF, 'application/pdf'],
    ['slip.png', PNG, 'image/png'],
    ['slip.jpg', JPEG, 'image/jpeg'],
  ])('%s is uploaded when it is chosen, and sent by its number', async (name, head, type) => {
    const { onFinish, input, user } = await show();
    const file = aFile(name, head);
    await user.upload(input, file);
    expect(await screen.findByText(`${name} · 2 kB · uploaded`)).toBeVisible();
    expect(kept()).toMatchObject([{ name, type }]);
    expect(kept()[0]?.bytes).toHaveLength(1_200);
    expect(kept()[0]?.bytes.subarray(0, 4)).toEqual(Buffer.from(head.slice(0, 4)));
    await send(user);
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ evidence: { fileId: kept()[0]?.id, name }, remark: undefined }));
  });

  test('can be chosen by the keyboard, and the field names the accepted types', async () => {
    const { input, user } = await show();
    await user.tab();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('PDF, PNG or JPEG, at most 5 MB');
    expect(input).toHaveAttribute('accept', 'application/pdf,image/png,image/jpeg');
  });

  test('is required', async () => {
    const { onFinish, input, user } = await show();
    await send(user);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/A stored file is needed$/));
    expect(input).toBeInvalid();
    expect(onFinish).not.toHaveBeenCalled();
    await user.upload(input, aFile('slip.png', PNG));
    await waitFor(() => expect(input).toBeValid());
    await waitFor(() => expect(screen.queryByText('A stored file is needed')).not.toBeInTheDocument());
  });

  test('has the type of its content, whatever its name and the system say', async () => {
    const { input, user } = await show();
    await user.upload(input, aFile('slip.bin', PDF, 900, 'application/octet-stream'));
    expect(await screen.findByText('slip.bin.pdf · 1 kB · uploaded')).toBeVisible();
    expect(calls().map(({ body }) => body)).toMatchObject([{ name: 'slip.bin.pdf', type: 'application/pdf' }]);
  });

  test('with a name longer than the limit keeps its extension', async () => {
    const { input, user } = await show();
    await user.upload(input, aFile(`${'x'.repeat(200)}.png`, PNG));
    await waitFor(() => expect(kept()).toMatchObject([{ name: `${'x'.repeat(116)}.png` }]));
  });

  test.each([
    [
      'a picture of another type',
      () => [aFile('slip.gif', [...Buffer.from('GIF89a')])],
      'slip.gif is not a PDF, PNG or JPEG file',
    ],
    [
      'a PDF whose name ends in a type that runs',
      () => [aFile('slip.html', PDF)],
      'Rename slip.html: its extension belongs to a program, or its name is reserved',
    ],
    [
      'a page that calls itself a PDF',
      () => [aFile('slip.pdf', [...Buffer.from('<html>')])],
      'slip.pdf is not a PDF, PNG or JPEG file',
    ],
    ['more than 5 MB', () => [aFile('big.png', PNG, 5_000_001)], 'big.png is too large'],
    ['nothing in it', () => [aFile('none.png', PNG, 0)], 'none.png is empty'],
    ['a second one', () => [aFile('a.png', PNG), aFile('b.png', PNG)], 'Attach one file only'],
  ])('with %s is refused at the field before any upload, and the previous one stays', async (_, files, words) => {
    const { onFinish, input, user } = await show();
    await user.upload(input, aFile('first.png', PNG));
    expect(await screen.findByText('first.png · 2 kB · uploaded')).toBeVisible();
    fireEvent.drop(input, { dataTransfer: { files: files(), types: ['Files'] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(`PDF, PNG or JPEG, at most 5 MB ${words}`);
    expect(calls()).toHaveLength(1);
    await send(user);
    await waitFor(() => expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ evidence: { name: 'first.png' } }));
    await user.upload(input, aFile('better.png', PNG));
    await waitFor(() => expect(input).toBeValid());
  });

  test('of exactly 5 MB is accepted', async () => {
    const { input, user } = await show();
    await user.upload(input, aFile('full.png', PNG, 5_000_000));
    expect(await screen.findByText('full.png · 5 MB · uploaded')).toBeVisible();
    expect(kept()[0]?.bytes).toHaveLength(5_000_000);
  });

  test('is replaced by the next one: only that one is sent, and nothing during the upload', async () => {
    const { onFinish, input, user } = await show();
    await user.upload(input, aFile('first.png', PNG));
    expect(await screen.findByText('first.png · 2 kB · uploaded')).toBeVisible();
    network().platform.faults.push({ match: CALL, kind: { delay: 400 } });
    await user.upload(input, aFile('second.png', PNG));
    expect(await screen.findByText('second.png · 2 kB · uploading…')).toBeVisible();
    await send(user);
    expect(await screen.findByText('A stored file is needed')).toBeVisible();
    expect(onFinish).not.toHaveBeenCalled();
    expect(await screen.findByText('second.png · 2 kB · uploaded')).toBeVisible();
    await send(user);
    await waitFor(() => expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ evidence: { name: 'second.png' } }));
  });

  test('that is uploaded late does not replace a later choice', async () => {
    const late = aDeferred<{ fileId: string; name: string }>();
    const { onFinish, input, user } = await show((file, options) =>
      file.name === 'slow.png' ? late.promise : addFile(file, options),
    );
    await user.upload(input, aFile('slow.png', PNG));
    expect(await screen.findByText('slow.png · 2 kB · uploading…')).toBeVisible();
    await user.upload(input, aFile('quick.png', PNG));
    expect(await screen.findByText('quick.png · 2 kB · uploaded')).toBeVisible();
    await act(async () => late.resolve({ fileId: 'F-slow', name: 'slow.png' }));
    expect(screen.getByText('quick.png · 2 kB · uploaded')).toBeVisible();
    await send(user);
    await waitFor(() => expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ evidence: { name: 'quick.png' } }));
  });

  test('that is chosen again after a refusal is checked again', async () => {
    const { input, user } = await show();
    network().platform.faults.push({ match: CALL, kind: { code: 461, msg: 'Too many files today.' } });
    const file = aFile('slip.png', PNG);
    await user.upload(input, file);
    expect(await screen.findByText(/upload failed$/)).toBeVisible();
    await user.upload(input, file);
    expect(await screen.findByText('slip.png · 2 kB · uploaded')).toBeVisible();
  });
});

describe('a file that cannot be stored', () => {
  test('shows the reason, keeps typed text, and is sent again by hand with its own key', async () => {
    const { onFinish, input, user } = await show();
    network().platform.faults.push({ match: CALL, kind: { code: 461, msg: 'Too many files today.' } });
    await user.type(screen.getByLabelText('Remark'), 'slip of the bank');
    await user.upload(input, aFile('slip.pdf', PDF));
    const state = (await screen.findByText(/slip\.pdf · 2 kB · upload failed/)).closest('[role="status"]');
    expect(state).toHaveTextContent('Too many files today.');
    await send(user);
    expect(await screen.findByText('A stored file is needed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('slip.pdf · 2 kB · uploaded')).toBeVisible();
    const keys = calls().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
    await send(user);
    await waitFor(() =>
      expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ evidence: { name: 'slip.pdf' }, remark: 'slip of the bank' }),
    );
  });

  test('with an unknown outcome is stored once, however often it is sent', async () => {
    const { input, user } = await show();
    network().platform.faults.push({ match: CALL, kind: 'disconnectAfter' });
    await user.upload(input, aFile('slip.pdf', PDF));
    expect(await screen.findByText(/upload failed$/)).toBeVisible();
    expect(calls()).toHaveLength(1);
    await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('slip.pdf · 2 kB · uploaded')).toBeVisible();
    const keys = calls().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(kept()).toHaveLength(1);
  });

  test('is uploaded once for a double click', async () => {
    const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>(addFile);
    const { input, user } = await show(upload);
    network().platform.faults.push({ match: CALL, kind: { code: 461, msg: 'No.' } }, { match: CALL, kind: { delay: 200 } });
    await user.upload(input, aFile('slip.pdf', PDF));
    const again = await screen.findByRole('button', { name: 'Try again' });
    // Both clicks come before React renders again.
    act(() => {
      again.click();
      again.click();
    });
    expect(await screen.findByText('slip.pdf · 2 kB · uploaded')).toBeVisible();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test('is aborted when its dialog is closed, or not uploaded at all', async () => {
    const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>(() => new Promise(() => undefined));
    const first = await show(upload);
    await first.user.upload(first.input, aFile('slip.pdf', PDF));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(false);
    first.unmount();
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true);
    const second = await show(upload);
    const read = jest.spyOn(FileReader.prototype, 'readAsDataURL');
    fireEvent.drop(second.input, { dataTransfer: { files: [aFile('slip.pdf', PDF)], types: ['Files'] } });
    second.unmount();
    const [reader] = read.mock.contexts as FileReader[];
    await new Promise((resolve) => reader?.addEventListener('loadend', resolve));
    expect(reader?.result).toMatch(/^data:/);
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

describe('a file can also', () => {
  const transfer = (files: File[], types = ['Files']) => ({ files, types });

  test('be pasted anywhere in the form, as a screenshot', async () => {
    await show();
    fireEvent.paste(screen.getByLabelText('Remark'), { clipboardData: transfer([aFile('image.png', PNG)]) });
    expect(await screen.findByText('image.png · 2 kB · uploaded')).toBeVisible();
  });

  test('not be pasted in a text field, which takes the text', async () => {
    const { input } = await show();
    const copied = transfer([aFile('image.png', PNG)], ['text/plain', 'text/html', 'Files']);
    const pasted = createEvent.paste(screen.getByLabelText('Remark'), { clipboardData: copied });
    fireEvent(screen.getByLabelText('Remark'), pasted);
    expect(pasted.defaultPrevented).toBe(false);
    fireEvent.paste(screen.getByLabelText('Remark'), { clipboardData: transfer([], ['text/plain']) });
    // On the field itself the file is meant.
    fireEvent.paste(input, { clipboardData: transfer([aFile('table.png', PNG)], ['text/plain', 'Files']) });
    expect(await screen.findByText('table.png · 2 kB · uploaded')).toBeVisible();
    expect(calls().map(({ body }) => body)).toMatchObject([{ name: 'table.png' }]);
  });

  test('be dropped on the field, and a missed drop does not replace the page', async () => {
    const { input } = await show();
    const dropOn = (where: Element, types: string[]) => {
      const dropped = createEvent.drop(where, { dataTransfer: transfer([aFile('slip.png', PNG)], types) });
      fireEvent(where, dropped);
      return dropped;
    };
    expect(dropOn(document.body, ['Files']).defaultPrevented).toBe(true);
    expect(dropOn(document.body, ['text/plain']).defaultPrevented).toBe(false);
    expect(calls()).toEqual([]);
    expect(dropOn(input, ['Files']).defaultPrevented).toBe(true);
    expect(await screen.findByText('slip.png · 2 kB · uploaded')).toBeVisible();
  });
});
