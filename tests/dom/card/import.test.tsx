import { configure, screen, waitFor, within } from '@testing-library/react';
import { accessKeys } from '@/contract/keys';
import { screenTexts } from '@/locales/store';
import { ImportModal } from '@/pages/bankCard/proxyCard/ImportModal';
import { findDialog } from '../../support/domDesk';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';
import { SheetWorker } from '../../support/sheetWorker';

const network = withNetwork({ days: 0 });
const TITLES =
  'cardNo,holderName,holderType,ownership,bankCode,currency,usage,groupCode,minPerTxn,maxPerTxn,dailyInLimit,dailyOutLimit,dailyCountLimit,monthlyLimit';
const line = (cardNo: string, bank = 'SMKB') =>
  `${cardNo},Willow Settlement Ltd,CORPORATE,PLATFORM,${bank},THB,PAYOUT,TH-A,1.00,1000.00,5000.00,5000.00,100,50000.00`;
const csv = (...lines: string[]) => new File([[TITLES, ...lines].join('\r\n')], 'cards.csv', { type: 'text/csv' });

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, Worker: SheetWorker });
  await network().enter('b.suwan');
});

async function open() {
  await screenTexts('/bankCard/proxyCard')?.();
  const onDone = jest.fn();
  await renderKit(<ImportModal onDone={onDone} onClose={jest.fn()} />, { access: accessKeys });
  return { user: aUser(), onDone, dialog: await findDialog('Import cards') };
}

test('a file is checked, a line is corrected in place, and nothing is saved before', async () => {
  const { user, onDone, dialog } = await open();
  const { cards } = network().platform.world.pool;
  const before = cards.size;
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    csv(line('9904000000000001'), line('9904000000000019', 'NONE')),
  );
  expect(await within(dialog).findByText('1 line has errors')).toBeVisible();
  const importing = within(dialog).getByRole('button', { name: 'Import 2 cards' });
  expect(importing).toBeDisabled();
  const bank = await within(dialog).findByDisplayValue('NONE');
  expect(bank).toHaveAccessibleDescription(/No bank has this code/);
  await user.clear(bank);
  await user.type(bank, 'SMKB');
  expect(importing).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
  expect(await within(dialog).findByText('2 lines without errors')).toBeVisible();
  expect(cards.size).toBe(before);
  await user.click(importing);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(2));
  expect(cards.size).toBe(before + 2);
});

test('a file without a required column is refused, naming the column', async () => {
  const { user, dialog } = await open();
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File(['cardNo\r\n9904000000000001'], 'cards.csv'),
  );
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('bankCode');
  expect(within(dialog).getByRole('button', { name: /^Import/ })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Template' })).toHaveAttribute('download', 'cards.csv');
});
