import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';
import { SheetWorker } from '../../support/sheetWorker';

withCleanApp();
const network = withNetwork({ days: 1 });
jest.setTimeout(240_000);

const BAD = '^([0-9]+)+$';
/** As an earlier release stored it. */
const store = (pattern: string) => {
  const bank = network()
    .platform.world.dict.types.get('bank')
    ?.items.find(({ value }) => value === 'SMKB');
  if (bank) bank.extra = { accountPattern: pattern };
};
const stored = () =>
  network()
    .platform.world.dict.types.get('bank')
    ?.items.find(({ value }) => value === 'SMKB')?.extra;

test('a stored pattern that is none is told at its field, and is saved only when it is one', async () => {
  store(BAD);
  await startApp(network(), { user: 'sys.admin', at: '/sys/dict?no=bank' });
  const user = aUser({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Edit SMKB' }));
  const dialog = await findDialog('Edit SMKB of bank');
  const field = within(dialog).getByRole('textbox', { name: /Extra data/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/accountPattern must be like \^\[0-9\]\{10,16\}\$/));
  const calls = () => network().callsOf('/sys/dict/item/edit').length;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(calls()).toBe(0);
  fireEvent.change(field, { target: { value: '{"accountPattern": "^[0-9]{16}$"}' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored()).toEqual({ accountPattern: '^[0-9]{16}$' }));
});

test('a line whose bank has a pattern that is none says so at the account, and other lines are checked', async () => {
  Object.assign(globalThis, { Worker: SheetWorker });
  store('(');
  await startApp(network(), { user: 'b.suwan', at: '/bankCard/proxyBatch' });
  const user = aUser({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'New batch' }));
  const inside = within(await findDialog('New batch'));
  fireEvent.mouseDown(inside.getByRole('combobox', { name: /Currency/ }));
  await user.click(await screen.findByText('THB', { selector: '.ant-select-item-option-content' }));
  const file = [
    'outItemNo,payeeName,payeeAccountNo,payeeBankCode,amount',
    'A-1,Nimmala Phandal,9904000000000001,SMKB,100.00',
    'A-2,Nimmala Phandal,990400,CHPB,100.00',
  ].join('\n');
  await user.upload(inside.getByLabelText('Choose or drop a CSV or XLSX file'), new File([file], 'salaries.csv'));
  expect(await inside.findByRole('textbox', { name: /Account.*2/ })).toHaveAccessibleDescription(
    'The accountPattern of SMKB in the dictionary is not valid. Correct it there.',
  );
  expect(inside.getByRole('textbox', { name: /Account.*3/ })).toHaveAccessibleDescription(
    'Not a valid account number for this bank.',
  );
});
