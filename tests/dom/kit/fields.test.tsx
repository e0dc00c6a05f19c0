import { screen, waitFor } from '@testing-library/react';
import { DialogForm } from '@/components/Dialog';
import { useT } from '@/hooks/useT';
import { screenTexts } from '@/locales/store';
import { fieldsFor } from '@/screen/fields';
import type { limitChannel, setChannelCost } from '@/services/channel';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const onFinish = jest.fn();

beforeAll(() => screenTexts('/bank/channel')?.());

function Fields() {
  const t = useT();
  const field = fieldsFor<typeof setChannelCost>()('channel', t);
  const limit = fieldsFor<Parameters<typeof limitChannel>[0]['limits'][number]>()('channel', t, ['limits', 0]);
  return (
    <DialogForm id="form" onFinish={onFinish}>
      {field.percent('costRate', { isRequired: true })}
      {limit.amount('minAmount', 'THB', { isRequired: true })}
      {limit.amount('maxAmount', 'VND', { label: 'Most' })}
      {limit.amount('dailyAmountLimit', undefined)}
      {field.note('remark', { min: 4, faultOf: (text, read) => (text === read('costRate') ? 'Say more' : undefined) })}
      <button type="submit">Send</button>
    </DialogForm>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

async function fill(texts: Readonly<Record<string, string>>) {
  onFinish.mockClear();
  await renderKit(<Fields />);
  const user = aUser();
  for (const [name, text] of Object.entries(texts)) await user.type(field(name), text);
  await user.click(send());
}

test('a required field is marked by one word, and nothing is sent', async () => {
  await fill({});
  await waitFor(() => expect(field('Cost (%)')).toHaveAccessibleDescription('Required'));
  expect(field('Minimum amount')).toHaveAccessibleDescription('Required');
  expect(field('Most')).not.toHaveAccessibleDescription();
  expect(onFinish).not.toHaveBeenCalled();
});

test.each([
  ['Minimum amount', '1.005', 'Enter an amount of THB, at most 2 decimals'],
  ['Minimum amount', '-1', 'Enter an amount of THB, at most 2 decimals'],
  ['Most', '10.5', 'Enter a whole amount of VND'],
  ['Cost (%)', '1.23456', 'Enter a percentage, at most 4 decimals'],
  ['Remark', ' ab  ', 'At least 4 characters'],
])('%s refuses %j', async (name, text, fault) => {
  await fill({ [name]: text });
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${fault}`)));
  expect(onFinish).not.toHaveBeenCalled();
});

test('a fault of two fields is shown at the one that has it', async () => {
  await fill({ 'Cost (%)': '1.25', 'Minimum amount': '1.00', Remark: '1.25' });
  await waitFor(() => expect(field('Remark')).toHaveAccessibleDescription(/^Say more/));
  expect(onFinish).not.toHaveBeenCalled();
});

test('valid values are returned under their wire names, list items in place', async () => {
  await fill({ 'Cost (%)': '1.25', 'Minimum amount': '1,250.00', Most: '90000' });
  await waitFor(() => expect(onFinish).toHaveBeenCalled());
  expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ costRate: '1.25', limits: [{ minAmount: '1250.00', maxAmount: '90000' }] });
});
