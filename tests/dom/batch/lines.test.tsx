import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startApp, withCleanApp } from '../../support/domApp';
import { findDialog, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';
import { line } from '../../unit/platform/batchSupport';

withCleanApp();
const network = withNetwork({ days: 1 });
jest.setTimeout(120_000);

test('a new batch is offered in the currencies whose country has a bank that pays out in the dictionary', async () => {
  const banks = network().platform.world.dict.types.get('bank')?.items ?? [];
  for (const bank of banks) {
    if (bank.parentValue === 'TH') bank.extra = { isPayoutOn: false };
    if (bank.value === 'SMKB') Object.assign(bank, { parentValue: 'US', extra: null });
  }
  await startApp(network(), { user: 'b.suwan', at: '/bankCard/proxyBatch' });
  await aUser().click(await screen.findByRole('button', { name: 'New batch' }));
  fireEvent.mouseDown(within(await findDialog('New batch')).getByRole('combobox', { name: /Currency/ }));
  const offered = () => [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);
  await waitFor(() => expect(offered()).toEqual(['VND', 'IDR', 'INR', 'PHP', 'MYR', 'USD']));
});

test('the invalid lines of a saved batch are corrected on its page, with only what was typed', async () => {
  const { platform } = network();
  performAs(network(), 'b.suwan', '/bank/card/proxy/batch/import', {
    ...{ fileName: 'salaries.csv', fileSha256: 'a'.repeat(64), currency: 'THB', mchNo: 'M100001', batchName: 'Salaries' },
    ...{ dryRun: false, lines: [line(2), line(3, { amount: '4S0' }), line(4, { amount: '700.00', payeeAccountNo: '9904-1' })] },
  });
  platform.clock.advance(6000);
  const [batch] = platform.world.pool.batches.rows;
  await startApp(network(), { user: 'b.suwan', at: '/bankCard/proxyBatch' });
  const user = aUser({ applyAccept: false });
  const row = await findRow(batch?.no ?? '');
  await user.click(within(row).getByRole('button', { name: /Correct lines/ }));
  const inside = within(await findDialog(`Correct lines of ${batch?.no}`));
  const amount = await inside.findByRole('textbox', { name: /Amount.*3/ });
  expect(amount).toHaveValue('4S0');
  expect(amount).toHaveAccessibleDescription('Enter an amount such as 1250.00.');
  expect(inside.getByRole('button', { name: 'Check and save (0)' })).toBeDisabled();
  fireEvent.change(amount, { target: { value: '450.00' } });
  const account = inside.getByRole('textbox', { name: /Account.*4/ });
  fireEvent.change(account, { target: { value: line(4).payeeAccountNo } });
  await user.click(inside.getByRole('button', { name: 'Check and save (2)' }));
  await waitFor(() => expect(batch?.status).toBe('DRAFT'));
  expect(batch?.items.map(({ net, payeeName }) => [net, payeeName])).toEqual([
    [10_000n, line(2).payeeName],
    [45_000n, line(3).payeeName],
    [70_000n, line(4).payeeName],
  ]);
  expect(await screen.findByText(/: Draft/)).toBeVisible();
});
