import { act, screen, waitFor, within } from '@testing-library/react';
import { clearCache } from 'ahooks';
import { saveAs } from 'file-saver';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser, choose, type User } from '../../support/domUser';
import { performAs } from '../../support/performAs';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
const POLL_MS = 3_000;
const passTime = withHeldTimers(POLL_MS);
withCleanApp();
const network = withNetwork({ days: 1, scale: 0 });

// Each test has a server of its own.
beforeEach(() => {
  clearCache();
  jest.mocked(saveAs).mockClear();
});

const TASKS = '/common/task/page';
const SCHEDULES = '/common/schedule/page';
const COLUMNS = '/common/task/columns';
const AT = '/trade/withdraw?view=ALL&currency=THB';

/** Queried by class: a query by role over a whole list takes seconds. */
function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

async function start(at = AT, who = 'ops.lee'): Promise<User> {
  const user = aUser();
  await startApp(network(), { at, user: who });
  return user;
}

const exportButton = (access = 'trade:withdraw:down') => found(`[data-access="${access}"]`);

async function openMenu(user: User, access?: string): Promise<void> {
  await waitFor(() => expect(exportButton(access)).toBeEnabled());
  await user.click(exportButton(access));
  await screen.findByRole('menuitem', { name: 'Export as XLSX' });
}

/** Makes a file in the background and opens the inbox by the message. */
async function makeTask(user: User): Promise<HTMLElement> {
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'XLSX in the background' }));
  expect(await screen.findByText('Being made. Find it under Exports.')).toBeVisible();
  expect(document.querySelector('.ant-message-success')).toBeNull();
  expect(saveAs).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open exports' }));
  return screen.findByRole('list', { name: 'Your exports' });
}

/** Lets the platform work, and the tab ask again. */
async function advance(ms: number): Promise<void> {
  network().platform.clock.advance(ms);
  await passTime(POLL_MS);
}

async function openTab(user: User): Promise<void> {
  await user.click(await waitFor(() => found('.palette-button')));
  await user.type(await waitFor(() => found('.palette input')), 'exports');
  await user.click(await screen.findByRole('option', { name: 'Exports' }));
}

describe('an export in the background', () => {
  test('is told, listed with its filters, made, and downloaded with its digest', async () => {
    const user = await start();
    const list = await makeTask(user);
    const row = within(list).getByRole('listitem');
    expect(row).toHaveTextContent(/Withdraw orders.*XLSX.*Queued/);
    expect(row).toHaveTextContent(/Currency: THB/);
    await advance(60_000);
    await waitFor(() => expect(row).toHaveTextContent(/Ready/));
    expect(row).toHaveTextContent(/SHA-256 [0-9a-f]{12}/);
    // 72 hours after it was ready, on 20 November 14:31 in Singapore.
    expect(row).toHaveTextContent(/Available until.*2026-11-23 14:3/);
    await user.click(within(row).getByRole('button', { name: /^Download: / }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
    expect(jest.mocked(saveAs).mock.calls[0]?.[1]).toMatch(/^withdraw.*\.xlsx$/);
    // Nothing is under way: the tab asks no more.
    const asked = network().callsOf(TASKS).length;
    await passTime(10 * POLL_MS);
    await network().settle();
    expect(network().callsOf(TASKS)).toHaveLength(asked);
  });

  test('is canceled, retried, and refused at its row once it has expired', async () => {
    const user = await start();
    const row = within(await makeTask(user)).getByRole('listitem');
    await user.click(within(row).getByRole('button', { name: /^Cancel: / }));
    await waitFor(() => expect(row).toHaveTextContent(/Canceled/));
    await user.click(within(row).getByRole('button', { name: /^Try again: / }));
    await waitFor(() => expect(row).toHaveTextContent(/Queued/));
    await advance(60_000);
    await waitFor(() => expect(row).toHaveTextContent(/Ready/));
    // It expires behind the row. (The session would end first if the clock went so far.)
    const [task] = network().platform.world.exports.tasks.values();
    Object.assign(task ?? {}, { status: 'EXPIRED', bytes: null });
    await user.click(within(row).getByRole('button', { name: /^Download: / }));
    expect(await within(row).findByRole('alert')).toHaveTextContent('The file has expired.');
    await waitFor(() => expect(row).toHaveTextContent(/Expired/));
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('is told also when the server answers so by itself, and nothing is saved', async () => {
    const data = { taskId: 'E202611200001' };
    const user = await start();
    await openMenu(user);
    network().platform.faults.push({ match: '/trade/withdraw/down', kind: { code: 202, msg: 'In the background', data } });
    await user.click(screen.getByRole('menuitem', { name: 'Export as XLSX' }));
    expect(await screen.findByText('Being made. Find it under Exports.')).toBeVisible();
    expect(screen.queryByText(/^Saved as/)).not.toBeInTheDocument();
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('says that the list failed, and that there is none', async () => {
    const user = await start();
    await openMenu(user);
    await screen.findByRole('menuitem', { name: 'XLSX in the background' });
    await user.keyboard('{Escape}');
    await openTab(user);
    expect(await screen.findByText('No exports yet')).toBeVisible();
    network().platform.faults.push({ match: TASKS, times: 4, kind: { status: 400 } });
    await user.click(await screen.findByRole('tab', { name: 'Notices' }));
    await user.click(await screen.findByRole('tab', { name: 'Exports' }));
    expect(await screen.findByText('Exports could not be loaded')).toBeVisible();
    network().platform.faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No exports yet')).toBeVisible();
  });

  test('is not offered by a server without tasks', async () => {
    network().platform.faults.push({ match: TASKS, times: 99, kind: { status: 404 } });
    network().platform.faults.push({ match: SCHEDULES, times: 99, kind: { status: 404 } });
    const user = await start();
    await openMenu(user);
    await network().settle();
    expect(screen.getAllByRole('menuitem', { name: /XLSX|CSV|schedule/ }).map(({ textContent }) => textContent)).toEqual([
      'Export as XLSX',
      'Export as CSV',
    ]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^(Inbox|Mentions)/ }));
    expect(await screen.findByRole('tab', { name: 'Notices' })).toBeVisible();
    await network().settle();
    expect(screen.queryByRole('tab', { name: 'Exports' })).not.toBeInTheDocument();
    expect(document.querySelector('.ant-message-error, .ant-notification-notice')).toBeNull();
  });
});

describe('a schedule', () => {
  const openForm = async (user: User, access?: string) => {
    await openMenu(user, access);
    await user.click(await screen.findByRole('menuitem', { name: /^Export on a schedule/ }));
    const title = await screen.findByText('Export on a schedule', { selector: '.ant-modal-title' });
    const dialog = title.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) throw new Error('No dialog');
    return dialog;
  };
  const save = (user: User, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Save schedule' }));
  const schedules = () => [...network().platform.world.exports.schedules.values()];

  test('starts from the filters of the list, is refused at its field, paused, resumed and removed', async () => {
    const user = await start();
    const dialog = await openForm(user);
    expect(dialog).toHaveTextContent(/ListWithdraw orders/);
    expect(dialog).toHaveTextContent(/CurrencyTHB/);
    await save(user, dialog);
    expect(await within(dialog).findByText('Required')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Morning list');
    await user.click(within(dialog).getByRole('radio', { name: 'Weekly' }));
    await within(dialog).findByRole('combobox', { name: /Weekday/ });
    await choose(user, /Weekday/, 'Friday');
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    expect(schedules()[0]).toMatchObject({
      name: 'Morning list',
      key: 'trade:withdraw:down',
      cron: 'WEEKLY',
      weekday: 5,
      monthDay: null,
      at: '08:00',
      zone: 'Asia/Singapore',
      content: { filters: { view: 'ALL', currency: 'THB' } },
    });
    // Friday 20 November 14:31 in Singapore: the next one is a week later.
    expect(await screen.findByText(/“Morning list” saved. Next run: 2026-11-27 08:00/)).toBeVisible();

    const again = await openForm(user);
    await user.type(within(again).getByRole('textbox', { name: 'Name' }), 'morning list');
    await save(user, again);
    expect(await within(again).findByText('You already have a schedule with this name.')).toBeVisible();
    expect(schedules()).toHaveLength(1);
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));

    await openTab(user);
    const list = await screen.findByRole('list', { name: 'Export schedules' });
    const row = within(list).getByRole('listitem');
    expect(row).toHaveTextContent(/Every Friday at 08:00 \(Asia\/Singapore\)/);
    await user.click(within(row).getByRole('button', { name: 'Pause: Morning list' }));
    await waitFor(() => expect(row).toHaveTextContent(/Paused/));
    await user.click(within(row).getByRole('button', { name: 'Resume: Morning list' }));
    await waitFor(() => expect(row).not.toHaveTextContent(/Paused/));
    await user.click(within(row).getByRole('button', { name: 'Remove: Morning list' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^No schedules yet/)).toBeVisible();
    expect(schedules()).toHaveLength(0);
  });

  /** Chooses columns in this order. */
  async function chooseColumns(user: User, dialog: HTMLElement, titles: readonly string[]): Promise<void> {
    const box = await within(dialog).findByRole('combobox', { name: 'Columns' });
    for (const title of titles) {
      await user.click(box);
      await user.type(box, title);
      const list = document.getElementById(box.getAttribute('aria-controls') ?? '')?.closest<HTMLElement>('.ant-select-dropdown');
      if (!list) throw new Error('No columns');
      await user.click(await within(list).findByText(title, { selector: '.ant-select-item-option-content' }));
    }
  }

  test('takes the chosen columns in their order, says them in words, keeps them when it is changed, and goes back', async () => {
    const user = await start();
    const dialog = await openForm(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Two columns');
    await chooseColumns(user, dialog, ['Amount', 'Withdraw no.']);
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    await openTab(user);
    const row = within(await screen.findByRole('list', { name: 'Export schedules' })).getByRole('listitem');
    await waitFor(() => expect(row).toHaveTextContent('Columns: Amount, Withdraw no.'));
    const edit = async () => {
      await user.click(within(row).getByRole('button', { name: 'Edit: Two columns' }));
      const title = await screen.findByText('Schedule “Two columns”', { selector: '.ant-modal-title' });
      const form = title.closest<HTMLElement>('[role="dialog"]');
      if (!form) throw new Error('No dialog');
      await within(form).findByRole('combobox', { name: 'Columns' });
      return form;
    };
    await user.click(within(await edit()).getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() => expect(schedules()[0]?.format).toBe('csv'));
    expect(schedules()[0]?.content.columns).toEqual(['amount', 'withdrawNo']);
    // The row has the version that the next change is based on.
    await waitFor(() => expect(row).toHaveTextContent('CSV'));
    const form = await edit();
    await user.click(within(form).getByRole('combobox', { name: 'Columns' }));
    await user.keyboard('{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() => expect(schedules()[0]?.content.columns).toBeNull());
    await waitFor(() => expect(row).not.toHaveTextContent('Columns'));
  });

  exhaustiveTest('starts from the usual columns in the order of the file', async () => {
    const user = await start();
    const dialog = await openForm(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Usual');
    await user.click(await within(dialog).findByRole('button', { name: 'Choose the usual columns' }));
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    const columns = schedules()[0]?.content.columns ?? [];
    expect(columns.slice(0, 3)).toEqual(['submittedAt', 'withdrawNo', 'holderType']);
    expect(columns.at(-1)).toBe('failMsg');
  });

  test('is refused at its columns, when the key of one is gone meanwhile', async () => {
    const user = await start('/trade/payorder');
    const dialog = await openForm(user, 'trade:payorder:down');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Profit');
    await chooseColumns(user, dialog, ['Profit']);
    const owner = network().platform.world.operators.find(({ username }) => username === 'ops.lee');
    if (!owner) throw new Error('No owner');
    const { access } = owner;
    owner.access = new Set([...access].filter((key) => key !== 'trade:profit:statistics'));
    await save(user, dialog);
    expect(await within(dialog).findByText(/^You need the permission .* for the column "Profit"\.$/)).toBeVisible();
    owner.access = access;
    expect(schedules()).toHaveLength(0);
  });

  exhaustiveTest('has the usual columns on a server that names none', async () => {
    network().platform.faults.push({ match: COLUMNS, times: 9, kind: { status: 404 } });
    const user = await start();
    const dialog = await openForm(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Usual');
    await waitFor(() => expect(network().callsOf(COLUMNS)).toHaveLength(1));
    await network().settle();
    expect(within(dialog).queryByRole('combobox', { name: 'Columns' })).not.toBeInTheDocument();
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    expect(schedules()[0]?.content.columns ?? null).toBeNull();
  });

  test.each([
    [
      'the addresses of a merchant',
      '/merchant/user/ip/M100001?status=ACTIVE',
      'sys:white:ip:down',
      { mchNo: 'M100001', status: 'ACTIVE' },
    ],
    [
      'the rounds of a pay way',
      '/merchant/product/payway/round?wayCode=TH_QR',
      'product:payway:round:down',
      { wayCode: 'TH_QR' },
    ],
    ['the entries of an account', '/account/statement?accountNo=@', 'user:accountHistory:down', { accountNo: '@' }],
  ])('keeps the record whose list it is: %s', async (_name, at, access, filters) => {
    const holder = network().platform.world.holders.find(({ no }) => no === 'M100001');
    const accountNo = holder?.accounts[0]?.account.no ?? '';
    const fill = <T,>(value: T): T => JSON.parse(JSON.stringify(value).replace('@', accountNo)) as T;
    const user = await start(fill(at), 'admin');
    const dialog = await openForm(user, access);
    const wanted = fill(filters);
    for (const value of Object.values(wanted).slice(0, 1)) expect(dialog).toHaveTextContent(value);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Inside');
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    expect(schedules()[0]).toMatchObject({ key: access, content: { filters: wanted } });
  });

  test('beyond the limit is told, and the input stays', async () => {
    for (let count = 1; count <= 20; count += 1) {
      const times = { cron: 'DAILY', at: '08:00', zone: 'UTC', format: 'csv' };
      const body = { name: `S${count}`, accessKey: 'trade:withdraw:down', content: { filters: {} }, ...times };
      performAs(network(), 'ops.lee', '/common/schedule/save', body);
    }
    const user = await start();
    const dialog = await openForm(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'One more');
    await save(user, dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You have 20 schedules. Remove one first.');
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
  });

  test('that failed three times is paused, says why, and is resumed', async () => {
    const { platform } = network();
    const owner = platform.world.operators.find(({ username }) => username === 'ops.lee');
    if (!owner) throw new Error('No ops.lee');
    const times = { cron: 'DAILY', at: '08:00', zone: 'UTC', format: 'csv' };
    const body = { name: 'Failing', accessKey: 'trade:withdraw:down', content: { filters: {} }, ...times };
    performAs(network(), owner.username, '/common/schedule/save', body);
    // Its runs fail while its owner may not sign in.
    owner.status = 'DISABLED';
    platform.clock.advance(3 * 24 * 3_600_000);
    owner.status = 'ACTIVE';
    const user = await start();
    await openTab(user);
    const row = within(await screen.findByRole('list', { name: 'Export schedules' })).getByRole('listitem');
    expect(row).toHaveTextContent('Paused after three failed runs. Resume it once the cause is mended.');
    const tasks = within(screen.getByRole('list', { name: 'Your exports' })).getAllByRole('listitem');
    expect(tasks.map((one) => /By schedule/.test(one.textContent ?? '') && /Failed/.test(one.textContent ?? ''))).toEqual([
      true,
      true,
      true,
    ]);
    await user.click(within(row).getByRole('button', { name: 'Resume: Failing' }));
    await waitFor(() => expect(row).toHaveTextContent(/Active/));
    expect(row).not.toHaveTextContent('Paused after three failed runs');
    expect(schedules()[0]).toMatchObject({ status: 'ACTIVE', failures: 0, pausedFor: null });
  });

  test('that lost its key says so', async () => {
    const user = await start();
    const dialog = await openForm(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Daily');
    await save(user, dialog);
    await waitFor(() => expect(schedules()).toHaveLength(1));
    const [schedule] = schedules();
    if (!schedule) throw new Error('No schedule');
    act(() => void Object.assign(schedule, { status: 'PAUSED', pausedFor: 'KEY', nextRunAt: null, version: 2 }));
    await openTab(user);
    const list = await screen.findByRole('list', { name: 'Export schedules' });
    expect(list).toHaveTextContent('Paused because you lack the access key of the export.');
  });
});
