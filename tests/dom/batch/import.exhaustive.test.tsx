import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';
import { SheetWorker } from '../../support/sheetWorker';
import { step } from '../../support/step';

withCleanApp();
const network = withNetwork({ days: 1 });
jest.setTimeout(240_000);

beforeEach(() => {
  SheetWorker.all = [];
  SheetWorker.isHeld = false;
  Object.assign(globalThis, { Worker: SheetWorker });
});

const TITLES = 'outItemNo,payeeName,payeeAccountNo,payeeBankCode,amount,payeeMobile';
const FILE = [
  TITLES,
  'A-1,Nimmala Phandal,9904000000000001,SMKB,100.00,',
  'A-2,Nimmala Phandal,9904000000000002,SMKB,"1,000.00",',
  'A-3,Nimmala Phandal,9904000000000003,SMKB,50.00,',
].join('\n');
const PATH = '/bank/card/proxy/batch';
const batches = () => network().platform.world.pool.batches.rows;
const bodies = (verb: string) => network().callsOf(`${PATH}/${verb}`);

test('a file is corrected in place, checked, saved, and submitted with entered totals', async () => {
  await startApp(network(), { user: 'b.suwan', at: '/bankCard/proxyBatch' });
  const user = aUser({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'New batch' }));
  const dialog = await findDialog('New batch');
  const inside = within(dialog);
  await step('See that nothing can be checked without a file', async () => {
    const check = inside.getByRole('button', { name: 'Check lines' });
    expect(check).toBeDisabled();
    expect(check).toHaveAccessibleDescription('Choose a file with at least one line.');
    // Without a merchant the platform pays: no field of a form says "any".
    expect(inside.getByText('Leave empty for platform funds')).toBeVisible();
    expect(inside.queryByText('Any')).toBeNull();
    expect(inside.getByRole('button', { name: 'Template' })).toBeDisabled();
    expect(inside.getByText('Choose the currency first.')).toBeVisible();
  });
  await step('Choose currency, name and file', async () => {
    fireEvent.mouseDown(inside.getByRole('combobox', { name: /Currency/ }));
    await user.click(await screen.findByText('THB', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Template' })).toBeEnabled());
    fireEvent.change(inside.getByRole('textbox', { name: /Name/ }), { target: { value: 'Salaries' } });
    await user.upload(inside.getByLabelText('Choose or drop a CSV or XLSX file'), new File([FILE], 'salaries.csv'));
  });
  await step('Mend the wrong amount and check the lines', async () => {
    const wrong = await inside.findByRole('textbox', { name: /Amount.*3/ });
    expect(wrong).toHaveValue('1,000.00');
    expect(wrong).toHaveAccessibleDescription('Enter an amount such as 1250.00.');
    fireEvent.change(wrong, { target: { value: '1000.00' } });
    await user.click(inside.getByRole('button', { name: 'Check 3 lines' }));
    // Nothing is saved before the platform has checked exactly this content.
    await inside.findByText(/The platform checked 3 lines: 0 invalid, 0 with warnings/);
    expect(batches()).toHaveLength(0);
  });
  await step('Check again after a change, and make the batch', async () => {
    fireEvent.change(inside.getByRole('textbox', { name: /Name/ }), { target: { value: 'Salaries of May' } });
    await user.click(await inside.findByRole('button', { name: 'Check 3 lines' }));
    await user.click(await inside.findByRole('button', { name: 'Create batch: 3 lines, THB 1,150.00' }));
    await waitFor(() => expect(batches()).toHaveLength(1));
  });
  const [batch] = batches();
  if (!batch) throw new Error('No batch');
  expect(batch).toMatchObject({ name: 'Salaries of May', status: 'VALIDATING', fileName: 'salaries.csv', maker: 'b.suwan' });
  expect(batch.items.map(({ net, rowNo }) => [rowNo, net])).toEqual([
    [2, 10_000n],
    [3, 100_000n],
    [4, 5_000n],
  ]);
  expect(bodies('import')).toHaveLength(3);

  network().platform.clock.advance(1000);
  const clearing = network().platform.world.ledger.account('U01', 'THB', 'CLEARING', false);
  network().platform.world.ledger.post(network().platform.clock.now(), 'TOPUP', 'T1', [
    { account: clearing, bucket: 'available', delta: -1_000_000n },
    { account: batch.account, bucket: 'available', delta: 1_000_000n },
  ]);
  await step('Submit with a wrong count, then with the right one', async () => {
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await user.click(await within(await findRow(batch.no)).findByRole('button', { name: `Submit ${batch.no}` }));
    const submit = within(await findDialog(`Submit ${batch.no}`));
    const count = submit.getByRole('textbox', { name: /Number of lines/ });
    const sum = submit.getByRole('textbox', { name: /Total of the lines in THB/ });
    expect([count, sum].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    fireEvent.change(count, { target: { value: '4' } });
    fireEvent.change(sum, { target: { value: '1,150.00' } });
    await user.click(submit.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(count).toHaveAccessibleDescription('Does not match the number of lines.'));
    expect(sum).toHaveValue('1,150.00');
    fireEvent.change(count, { target: { value: '3' } });
    await user.click(submit.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(batch.status).toBe('WAIT_APPROVE'));
  });
  expect(network().platform.check()).toEqual([]);
});
