import { configure, waitFor, within } from '@testing-library/react';
import type { SalesRow } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { screenTexts } from '@/locales/store';
import { Dialogs } from '@/pages/agency/perf/Dialogs';
import type { Dialog } from '@/pages/agency/perf/dialog';
import { pageSales } from '@/services/perf';
import { findDialog } from '../../support/domDesk';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aScreen } from '../../support/domScreen';
import { aUser, choose } from '../../support/domUser';

const network = withNetwork();

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  // What the server answers arrives when it does, not when the test acts.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await network().enter('admin');
});

test('a correction takes an amount above or below zero, in the digits of the currency, and sends it as it is typed', async () => {
  const { list } = await pageSales({ periodType: 'MONTH', currency: 'THB', current: 1, pageSize: 50 }, {});
  const row = list.find(({ allowed }) => allowed.includes('correct'));
  if (!row) throw new Error('There is no month to correct');
  const dialog: Dialog = { kind: 'correct', row };
  await screenTexts('/agency/perf')?.();
  const { screen } = aScreen<SalesRow, Dialog>('rowKey', { dialog });
  await renderKit(<Dialogs dialog={dialog} screen={screen} />, { access: accessKeys, at: '/agency/perf' });
  const user = aUser();
  const box = await findDialog(`Correct the THB share of ${row.agentName}`);
  const field = within(box).getByLabelText('Amount');
  const fault = () => within(box).queryByText(/^Enter an amount other than zero with at most 2 decimals/);
  const enter = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  for (const wrong of ['0', '-0.00', '1.001', '--1', '1e2', 'ten']) {
    await enter(wrong);
    await waitFor(() => expect([wrong, fault()]).toEqual([wrong, expect.anything()]));
    await enter('1250');
    await waitFor(() => expect(fault()).not.toBeInTheDocument());
  }
  await enter('-0.01');
  await choose(user, 'Reason', 'Penalty');
  await user.click(within(box).getByRole('button', { name: 'Correct' }));
  const calls = () => network().callsOf('/user/agent/sales/correct');
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]?.body).toMatchObject({ amount: '-0.01', reasonCode: 'PENALTY', agentNo: row.agentNo, currency: 'THB' });
});
