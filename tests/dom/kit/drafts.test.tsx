import { act, screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FileInput } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import { keepDraft, readDraft, wipeForeignDrafts } from '@/hooks/drafts';
import { keepable } from '@/hooks/keepable';
import { dialogOf, subjectOf, useDialog } from '@/hooks/useDialog';
import { PageBoundary } from '@/layouts/PageBoundary';
import { endSession, startSession } from '@/request/session';
import { anOperator } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const ROWS = [
  { no: 'A1', name: 'Alpha' },
  { no: 'B2', name: 'Beta' },
];
type Row = (typeof ROWS)[number];
interface Asked {
  kind: 'edit';
  row: Row;
}
const ME = String(anOperator().operatorId);
const PLACE = '/screen no {"kind":"edit","row":"A1"}';
/** What the dialog has sent. */
let sent: object[] = [];

function Screen({ rows = ROWS, hasProof = false }: { rows?: readonly Row[]; hasProof?: boolean }) {
  const [dialog, ask] = useDialog<Asked>(rows, 'no');
  const [told, setTold] = useState('');
  return (
    <>
      {ROWS.map((row) => (
        <button key={row.no} type="button" onClick={() => ask({ kind: 'edit', row })}>
          Edit {row.no}
        </button>
      ))}
      <output>{told}</output>
      {dialog && (
        <FormModal<{ name?: string; remark?: string; code?: string; cardNo?: string; words?: { en?: string } }, string>
          id="edit-form"
          title={`Edit ${dialog.row.name}`}
          okText="Save"
          initialValues={{ name: dialog.row.name }}
          send={async (values) => {
            sent.push(values);
            return values.remark ?? '';
          }}
          onDone={(answer) => {
            ask(undefined);
            setTold(answer);
          }}
          onClose={() => ask(undefined)}
        >
          {(['name', 'remark', 'code', 'cardNo'] as const).map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <Input />
            </Form.Item>
          ))}
          <Form.Item name={['words', 'en']} label="words">
            <Input />
          </Form.Item>
          {hasProof && (
            <Form.Item name="proof" label="proof">
              <FileInput upload={() => Promise.reject(new Error('No upload here'))} />
            </Form.Item>
          )}
        </FormModal>
      )}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startSession('token-1');
  sent = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (rows?: readonly Row[]) => renderKit(<Screen rows={rows} />, { at: '/screen' });
const findDialog = (name = 'Edit Alpha') => screen.findByRole('dialog', { name });
const field = (dialog: HTMLElement, name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
const question = () => document.querySelector<HTMLElement>('.ant-modal-confirm');
const isGone = (name = 'Edit Alpha') => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function fill(texts: Readonly<Record<string, string>>) {
  const user = aUser();
  await user.click(screen.getByRole('button', { name: 'Edit A1' }));
  const dialog = await findDialog();
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(dialog, name));
    await user.type(field(dialog, name), text);
  }
  await waitFor(() => expect(sessionStorage.getItem('drafts') ?? '').toContain(texts.remark));
  return { user, dialog };
}

test('keeps the last letter when the page is reloaded right after it', async () => {
  await show();
  const { dialog } = await fill({ remark: 'tw' });
  // As the browser sends them: nothing of the console runs between the two.
  act(() => {
    const remark = field(dialog, 'remark');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(remark, 'two');
    remark.dispatchEvent(new InputEvent('input', { bubbles: true }));
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft(ME, PLACE, 'edit-form')).toEqual({ remark: 'two' });
  });
});

/** Whether the browser asks before the tab is closed. */
const isAskedAtEnd = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before its tab is closed, only while something is typed', async () => {
  await show();
  expect(isAskedAtEnd()).toBe(false);
  await aUser().click(screen.getByRole('button', { name: 'Edit A1' }));
  const dialog = await findDialog();
  expect(isAskedAtEnd()).toBe(false);
  const user = aUser();
  await user.type(field(dialog, 'remark'), 'Called the bank');
  expect(isAskedAtEnd()).toBe(true);
  await user.clear(field(dialog, 'remark'));
  expect(isAskedAtEnd()).toBe(false);
  await user.type(field(dialog, 'name'), '!');
  expect(isAskedAtEnd()).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await isGone();
  expect(isAskedAtEnd()).toBe(false);
});

describe('a dialog with typed text', () => {
  const WAYS = {
    Escape: (user: ReturnType<typeof aUser>) => user.keyboard('{Escape}'),
    Cancel: (user: ReturnType<typeof aUser>, dialog: HTMLElement) =>
      user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
    'the cross': (user: ReturnType<typeof aUser>, dialog: HTMLElement) =>
      user.click(within(dialog).getByRole('button', { name: 'Close' })),
  };

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('asks before closing by %s, and stays on request', async (way) => {
    await show();
    const { user, dialog } = await fill({ remark: 'Called the bank' });
    await WAYS[way](user, dialog);
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(within(question() as HTMLElement).getByText('Keep editing'));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(field(await findDialog(), 'remark')).toHaveValue('Called the bank');
    // Under test all dialogs have one id, and the question took the key Escape along.
    await WAYS.Cancel(user, dialog);
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(within(question() as HTMLElement).getByText('Discard'));
    await isGone();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    'closes at once by %s without typed text, or after it was undone',
    async (way) => {
      await show();
      const { user, dialog } = await fill({ remark: 'x' });
      await user.clear(field(dialog, 'remark'));
      await WAYS[way](user, dialog);
      await isGone();
      expect(question()).not.toBeInTheDocument();
    },
  );

  test('that changes nothing closes at once', async () => {
    const onClose = jest.fn();
    await renderKit(
      <FormModal<{ amount?: string }, string>
        id="ask"
        title="Ask"
        okText="Ask"
        isFilled="never"
        send={async () => ''}
        onDone={jest.fn()}
        onClose={onClose}
      >
        <Form.Item name="amount" label="amount">
          <Input />
        </Form.Item>
      </FormModal>,
    );
    const user = aUser();
    await user.type(await screen.findByLabelText('amount'), '100');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(question()).not.toBeInTheDocument();
  });

  test('keeps no draft after it was sent', async () => {
    await show();
    const { user, dialog } = await fill({ remark: 'Called the bank' });
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('Called the bank'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Called the bank')).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull());
  });
});

describe('a draft after the session expired', () => {
  test('is restored with its dialog for the same person, changed fields only', async () => {
    const { unmount } = await show();
    await fill({ remark: 'Called the bank' });
    act(() => endSession('expired'));
    unmount();
    expect(readDraft(ME, PLACE, 'edit-form')).toEqual({ remark: 'Called the bank' });

    startSession('token-2');
    await show([{ no: 'A1', name: 'Renamed meanwhile' }]);
    const dialog = await findDialog('Edit Renamed meanwhile');
    await waitFor(() => expect(field(dialog, 'remark')).toHaveValue('Called the bank'));
    expect(field(dialog, 'name')).toHaveValue('Renamed meanwhile');
    expect(within(dialog).getByRole('status')).toHaveTextContent('are restored');
    // It counts as typed.
    await aUser().keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeInTheDocument());
  });

  test('waits for its record, and never appears over another one', async () => {
    const { unmount } = await show();
    await fill({ remark: 'Called the bank' });
    act(() => endSession('expired'));
    unmount();
    await show([{ no: 'B2', name: 'Beta' }]);
    const user = aUser();
    await user.click(screen.getByRole('button', { name: 'Edit B2' }));
    expect(field(await findDialog('Edit Beta'), 'remark')).toHaveValue('');
    await user.keyboard('{Escape}');
    await isGone('Edit Beta');
    await user.click(screen.getByRole('button', { name: 'Edit A1' }));
    const dialog = await findDialog();
    await waitFor(() => expect(field(dialog, 'remark')).toHaveValue('Called the bank'));
  });

  test('is removed by a logout', async () => {
    const { unmount } = await show();
    await fill({ remark: 'Called the bank' });
    act(() => endSession('logout'));
    unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('is removed for good when another person signs in', () => {
    keepDraft(ME, PLACE, 'edit-form', { remark: 'mine' });
    expect(readDraft(ME, PLACE, 'edit-form')).toEqual({ remark: 'mine' });
    wipeForeignDrafts('somebody-else');
    expect(readDraft(ME, PLACE, 'edit-form')).toBeUndefined();
  });

  test('is removed after 30 minutes, also without a reader', async () => {
    jest.useFakeTimers();
    keepDraft(ME, PLACE, 'edit-form', { remark: 'mine' });
    await act(() => jest.advanceTimersByTimeAsync(29 * 60_000));
    expect(readDraft(ME, PLACE, 'edit-form')).toEqual({ remark: 'mine' });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('contains no code and no full number', async () => {
    await show();
    await fill({ remark: 'kept', code: '123456', cardNo: '4111111111111111' });
    const stored = sessionStorage.getItem('drafts');
    expect(stored).toContain('kept');
    expect(stored).not.toMatch(/123456|4111/);
  });
});

describe('a draft of another version of the form', () => {
  const keepRaw = (drafts: unknown, operatorId: unknown = ME) =>
    sessionStorage.setItem('drafts', JSON.stringify({ operatorId, drafts }));
  const typed = (form: unknown) => ({ [PLACE]: { at: Date.now(), forms: { 'edit-form': form } } });
  const isEmpty = async () => expect(field(await findDialog(), 'remark')).toHaveValue('');
  const open = () => aUser().click(screen.getByRole('button', { name: 'Edit A1' }));

  test('is restored without the fields that no longer exist, and they are not sent', async () => {
    keepRaw(typed({ remark: 'Called the bank', riskNote: 'a field of before' }));
    await show();
    const dialog = await findDialog();
    await waitFor(() => expect(field(dialog, 'remark')).toHaveValue('Called the bank'));
    await aUser().click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Called the bank')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'Alpha', remark: 'Called the bank' })]);
    expect(JSON.stringify(sent)).not.toContain('riskNote');
  });

  test('with a value over which a field fails is dropped with a word, and the dialog works', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keepRaw(typed({ remark: 'Called the bank', proof: { fileId: 'F1', name: { en: 'slip.pdf' } } }));
    await renderKit(<Screen hasProof />, { at: '/screen' });
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent('could not be restored'));
    await isEmpty();
    expect(field(dialog, 'name')).toHaveValue('Alpha');
    expect(readDraft(ME, PLACE, 'edit-form')).toBeUndefined();
    const user = aUser();
    await user.type(field(dialog, 'remark'), 'Again');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'Alpha', remark: 'Again' })]));
  });

  test.each([
    ['a text', 'remark=Called the bank'],
    ['nothing', null],
    ['a list', ['remark']],
  ])('whose form is %s is not restored', async (_what, form) => {
    keepRaw(typed(form));
    await show();
    await open();
    await isEmpty();
  });

  test.each([
    ['forms that are none', { [PLACE]: { at: Date.now(), forms: null } }],
    ['no time', { [PLACE]: { forms: { 'edit-form': { remark: 'x' } } } }],
    ['a place that cannot be read', { '/screen no Edit A1': { at: Date.now(), forms: { 'edit-form': { remark: 'x' } } } }],
    ['no draft', { [PLACE]: 7 }],
  ])('with %s opens nothing', async (_what, drafts) => {
    keepRaw(drafts);
    await show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await isEmpty();
  });

  test('that cannot be read is left for the check that tells of it, until something else is typed', async () => {
    sessionStorage.setItem('drafts', '{"version":2}');
    wipeForeignDrafts(ME);
    expect(sessionStorage.getItem('drafts')).toBe('{"version":2}');
    expect(readDraft(ME, PLACE, 'edit-form')).toBeUndefined();
    keepDraft(ME, PLACE, 'edit-form', { remark: 'mine' });
    expect(readDraft(ME, PLACE, 'edit-form')).toEqual({ remark: 'mine' });
  });

  test('over which the screen fails is dropped, so that a reload shows the screen again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keepDraft(ME, '/screen no {"kind":"renamed"}', 'edit-form', { remark: 'Called the bank' });
    const modals: Readonly<Record<string, typeof Beside>> = { pair: Beside };
    function Renamed() {
      const [dialog] = useDialog<{ kind: string }>(ROWS, 'no');
      // As the dialogs of a screen are chosen.
      const Modal = modals[dialog?.kind ?? ''] as typeof Beside;
      return dialog ? <Modal /> : <p>The list</p>;
    }
    const part = (
      <PageBoundary>
        <Renamed />
      </PageBoundary>
    );
    const { unmount } = await renderKit(part, { at: '/screen' });
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    unmount();
    await renderKit(part, { at: '/screen' });
    expect(await screen.findByText('The list')).toBeVisible();
  });
});

test.each([
  [{ password: 'x', apiSecret: 'x', bankMobile: '+66812345678', payeeAccountNo: '1', code: '1', credentials: { key: 'x' } }, {}],
  [{ remark: 'card 4111 1111 1111 1111 called', reasonCode: 'OTHER' }, { reasonCode: 'OTHER' }],
  [
    { remark: 'card 4111.1111/1111_1111', title: '４１１１１１１１１１１１１１１１', name: '4111\u200b111111111111', note: 'a' },
    { note: 'a' },
  ],
  [
    { remark: 'order W20261120000123, ticket 202611200001', channelCode: 'TH1', settNo: 'P1' },
    { remark: 'order W20261120000123, ticket 202611200001', channelCode: 'TH1', settNo: 'P1' },
  ],
  [{ sure: true, stepAccepted: true, mchAgreed: true, confirmBelowFloor: true, enabled: true }, { enabled: true }],
  [{ prices: [{ rate: '1', secret: 'x' }], tags: ['a'] }, { tags: ['a'] }],
  [{ file: new Date(0), at: new Date(0), holdUntil: '2026-11-20T00:00:00Z' }, { holdUntil: '2026-11-20T00:00:00Z' }],
])('a draft of %p keeps %p', (typed, kept) => {
  expect(keepable(typed)).toEqual(kept);
});

describe('a dialog as a text', () => {
  test.each([
    [{ kind: 'edit', row: { no: 'A1', name: 'Alpha', payeeAccountNo: '123' } }, '{"kind":"edit","row":"A1"}'],
    [{ kind: 'hold', rows: ROWS }, '{"kind":"hold","rows":["A1","B2"]}'],
    [
      { kind: 'unfreeze', row: ROWS[0], hold: { holdNo: 'H1', amount: '5' } },
      '{"kind":"unfreeze","row":"A1","hold":{"holdNo":"H1"}}',
    ],
    [{ kind: 'window', window: { title: 'no number' } }, undefined],
  ])('%p is %p', (dialog, text) => {
    expect(subjectOf(dialog, 'no')).toBe(text);
  });

  test.each([
    ['{"kind":"edit","row":"A1"}', { kind: 'edit', row: ROWS[0] }],
    ['{"kind":"hold","rows":["B2","A1"]}', { kind: 'hold', rows: [ROWS[1], ROWS[0]] }],
    ['{"kind":"hold","rows":["B2","C3"]}', undefined],
    ['{"kind":"unfreeze","row":"A1","hold":{"holdNo":"H1"}}', undefined],
    ['{"kind":"add"}', { kind: 'add' }],
  ])('%p opens again as %p', (text, dialog) => {
    expect(dialogOf(text, 'no', ROWS)).toEqual(dialog);
  });
});

/** A second list of a screen, of other records, with a dialog that speaks of no row. */
function Beside() {
  const [dialog] = useDialog<{ kind: 'pair' }>(ROWS, 'name');
  return dialog ? <p>Opened beside</p> : <p>Nothing opened beside</p>;
}

test('a draft reopens in the list it belongs to, and in no other one of the screen', async () => {
  keepDraft(ME, '/screen no {"kind":"pair"}', 'edit-form', { remark: 'Called the bank' });
  const { unmount } = await renderKit(<Beside />, { at: '/screen' });
  expect(screen.getByText('Nothing opened beside')).toBeInTheDocument();
  unmount();
  keepDraft(ME, '/screen name {"kind":"pair"}', 'edit-form', { remark: 'Called the bank' });
  await renderKit(<Beside />, { at: '/screen' });
  expect(await screen.findByText('Opened beside')).toBeInTheDocument();
});
