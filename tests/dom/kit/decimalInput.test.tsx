import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { isAmountOf } from '@/domain/money';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

async function show(initial?: string | null) {
  const sent: unknown[] = [];
  function Amount() {
    const [form] = Form.useForm();
    return (
      <Form form={form} initialValues={{ amount: initial }} onFinish={(values) => sent.push(values)}>
        <Form.Item
          name="amount"
          label="Amount"
          rules={[
            { validator: (_, text = '') => (isAmountOf(text, 'THB') ? Promise.resolve() : Promise.reject(new Error('Refused'))) },
          ]}
        >
          <DecimalInput currency="THB" />
        </Form.Item>
        <Button onClick={() => form.setFieldsValue({ amount: '7.00' })}>Full amount</Button>
      </Form>
    );
  }
  await renderKit(<Amount />);
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  return { sent, field, user: aUser() };
}

describe('an amount field', () => {
  test.each([
    ['100,000.00', '100000.00'],
    ['THB 100,000.00', '100000.00'],
    ['１００，０００', '100000'],
    ['1250', '1250'],
    ['THB 1,234,567.89', '1234567.89'],
  ])('shows %j as pasted, and has the value %s', async (text, amount) => {
    const { sent, field, user } = await show();
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ amount }]));
    expect(field).toHaveValue(text);
  });

  test('is empty for a record that has no amount, and takes one', async () => {
    const { sent, field, user } = await show(null);
    expect(field).toHaveValue('');
    await user.type(field, '1,250.00{Enter}');
    await waitFor(() => expect(sent).toEqual([{ amount: '1250.00' }]));
  });

  test.each(['1,00', '10,0000.00', '1.000,00', 'VND 1,250', 'x'])('does not interpret %j', async (text) => {
    const { sent, field, user } = await show();
    await user.click(field);
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Refused')).toBeVisible();
    expect(field).toHaveValue(text);
    expect(sent).toEqual([]);
  });

  test('follows typing, and values set by the form', async () => {
    const { field, user } = await show('5.00');
    expect(field).toHaveValue('5.00');
    await user.clear(field);
    await user.type(field, '1,25');
    expect(field).toHaveValue('1,25');
    await user.type(field, '0.');
    expect(field).toHaveValue('1,250.');
    fireEvent.click(screen.getByRole('button', { name: 'Full amount' }));
    await waitFor(() => expect(field).toHaveValue('7.00'));
  });
});
